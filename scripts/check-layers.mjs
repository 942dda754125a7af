import './node-version.mjs'
import { root } from './child.mjs'
import { checkLayers } from './layers.mjs'
import { main, Problem } from './progress.mjs'

// Another checkout may be named, for tests.
await main(async () => {
  const { files, problems } = checkLayers(process.argv[2] ?? root)
  if (problems.length > 0) {
    const lines = problems.map(({ where, reason }) => `${where} ${reason}`)
    throw new Problem(
      `Imports must point down the rooms (scripts/rooms.mjs, ARCHITECTURE.md):\n\n${lines.join('\n')}`,
    )
  }
  console.log(`Layers: ${files} files, every import points down.`)
  return 0
})
