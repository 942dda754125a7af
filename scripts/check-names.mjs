import './node-version.mjs'
import { root } from './child.mjs'
import { sharedMemoryKeys } from './memory-keys.mjs'
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
  const shared = sharedMemoryKeys(process.argv[2] ?? root)
  if (shared.length > 0) {
    const lines = shared.map(({ key, files }) => `${key}: ${files.join(', ')}`)
    throw new Problem(
      `A key belongs to one memory of a game. Rename all but one of these:\n\n${lines.join('\n')}`,
    )
  }
  console.log(`Names: ${names} exported, each has one meaning.`)
  return 0
})
