import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestCode, sourceFiles } from './source-files.mjs'

/** @typedef {{ key: string, files: string[] }} SharedKey */

const declared = /\b(?:m|roundM)emory<.*>\(\s*'([^']+)'/g

/**
 * The games whose rules can meet in one match with those of a file. The first two editions share their rules; what all
 * editions share meets both.
 *
 * @param {string} file
 * @returns {readonly string[]}
 */
function gamesOf(file) {
  const [room, game = '', edition] = file.split('/')
  if (room !== 'games') return []
  if (game !== 'bmg') return [game]
  if (edition === 'common') return ['third', 'counters']
  return [edition === 'third' ? 'third' : 'counters']
}

/**
 * Keys of memories that are declared more than once in a game. Two rules with one key would read what the other remembers.
 *
 * @param {string} top
 * @returns {SharedKey[]}
 */
export function sharedMemoryKeys(top) {
  /** @type {Map<string, SharedKey>} */
  const found = new Map()
  for (const file of sourceFiles(top)) {
    if (isTestCode(file)) continue
    for (const game of gamesOf(file)) {
      for (const [, key = ''] of readFileSync(join(top, file), 'utf8').matchAll(declared)) {
        const known = found.get(`${game} ${key}`)
        if (known === undefined) found.set(`${game} ${key}`, { key, files: [file] })
        else known.files.push(file)
      }
    }
  }
  return [...found.values()].filter(({ files }) => files.length > 1)
}
