import './node-version.mjs'
import { join } from 'node:path'
import { root } from './child.mjs'
import { firstSources, loadOf, mostBytes, tableSources } from './first-load.mjs'
import { main, Problem } from './progress.mjs'

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

await main(async () => {
  const dist = join(root, 'web', 'dist')
  const first = loadOf(dist, firstSources)
  if (first > mostBytes) {
    throw new Problem(
      `The first visit fetches ${kilobytes(first)} of packed script, and ${kilobytes(mostBytes)} are the most. ` +
        'Load what the home page does not need when it is needed (`React.lazy`, `import()`).',
    )
  }
  const table = loadOf(dist, tableSources)
  console.log(`First load: ${kilobytes(first)} of packed script; with a table ${kilobytes(table)}.`)
  return 0
})
