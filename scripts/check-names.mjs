import './node-version.mjs'
import { root } from './child.mjs'
import { nameClashes } from './names.mjs'
import { main, Problem } from './progress.mjs'

// Another checkout may be named, for tests.
await main(async () => {
  const { names, clashes } = nameClashes(process.argv[2] ?? root)
  if (clashes.length > 0) {
    const lines = clashes.map(
      ({ name, places }) => `${name}: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    )
    throw new Problem(
      `An exported name has one meaning in all rooms. Rename all but one of these:\n\n${lines.join('\n')}`,
    )
  }
  console.log(`Names: ${names} exported, each has one meaning.`)
  return 0
})
