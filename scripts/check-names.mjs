import './node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.mjs'
import { nameClashes } from './names.mjs'
import { main, Problem } from './progress.mjs'

/** Names that clashed when this check began. The list may only become shorter. */
const LIST = 'scripts/name-clashes.json'

/** @param {string} top @returns {ReadonlySet<string>} */
function knownClashes(top) {
  const file = join(top, LIST)
  return new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
}

// Another checkout may be named, for tests.
await main(async () => {
  const top = process.argv[2] ?? root
  const { names, clashes } = nameClashes(top)
  const known = knownClashes(top)
  const found = clashes.filter(({ name }) => !known.has(name))
  if (found.length > 0) {
    const lines = found.map(
      ({ name, places }) => `${name}: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    )
    throw new Problem(
      `An exported name has one meaning in all rooms. Rename all but one of these:\n\n${lines.join('\n')}`,
    )
  }
  const settled = [...known].filter((name) => clashes.every((clash) => clash.name !== name))
  for (const name of settled) console.log(`Settled: ${name} clashes no more; take it out of ${LIST}.`)
  const left = known.size - settled.length
  console.log(`Names: ${names} exported, ${left === 0 ? 'each has one meaning' : `${left} known to clash`}.`)
  return 0
})
