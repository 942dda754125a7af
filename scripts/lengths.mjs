import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestCode, sourceFiles } from './source-files.mjs'

/** Beyond this many lines a file probably holds two nouns. */
export const ceiling = 400
/** Beyond this many lines it certainly does. */
export const limit = 500

/** @typedef {{ file: string, lines: number, tooLong: boolean }} LongFile */

/**
 * The source files above the ceiling, longest first. Catalogues are data and may be long; a long test is only
 * mentioned.
 *
 * @param {string} top
 * @returns {LongFile[]}
 */
export function longFiles(top) {
  return sourceFiles(top)
    .filter((file) => !file.split('/').includes('catalogue'))
    .map((file) => {
      const lines = readFileSync(join(top, file), 'utf8').trimEnd().split('\n').length
      return { file, lines, tooLong: lines > limit && !isTestCode(file) }
    })
    .filter(({ lines }) => lines > ceiling)
    .sort((a, b) => b.lines - a.lines)
}
