import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { exportedNames } from './exports.mjs'
import { readWorkspaces } from './packages.mjs'
import { roomOf, rooms } from './rooms.mjs'
import { isTestCode, sourceFiles } from './source-files.mjs'

/** @typedef {{ file: string, line: number }} Place */
/** @typedef {{ name: string, places: Place[] }} Clash */

/**
 * Names that stand for different things in different rooms of a checkout. What a file passes on from another one is the
 * same thing and no clash.
 *
 * Two kinds of names may be the same: those of two games that do not know each other, because each speaks the language of
 * its own rulebook; and those of helpers that only a room's own tests use.
 *
 * @param {string} top
 * @returns {{ names: number, clashes: Clash[] }} clashes sorted by name
 */
export function nameClashes(top) {
  const published = publishedFolders(top)
  /** @type {Map<string, Place[]>} */
  const places = new Map()
  for (const file of sourceFiles(top)) {
    if (!roomOf(file) || (isTestCode(file) && !published.has(posix.dirname(file)))) continue
    for (const { name, line } of exportedNames(file, readFileSync(join(top, file), 'utf8')))
      places.set(name, [...(places.get(name) ?? []), { file, line }])
  }
  const clashes = [...places].flatMap(([name, all]) => {
    const clashing = all.filter(({ file }) => all.some((other) => mayMeet(file, other.file)))
    return clashing.length > 0 ? [{ name, places: clashing }] : []
  })
  return { names: places.size, clashes: clashes.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

/**
 * Folders of test helpers that other rooms import.
 *
 * @param {string} top
 * @returns {ReadonlySet<string>}
 */
function publishedFolders(top) {
  const workspaces = readWorkspaces(
    top,
    rooms.map(({ folder }) => folder),
  )
  return new Set(
    workspaces.flatMap(({ entries }) => [...entries.values()].map((file) => posix.dirname(file))),
  )
}

/**
 * Whether two files are in different rooms that a developer could have open side by side.
 *
 * @param {string} file
 * @param {string} other
 */
function mayMeet(file, other) {
  const here = roomOf(file)
  const there = roomOf(other)
  if (!here || !there || here === there) return false
  if (!isGame(here.folder) || !isGame(there.folder)) return true
  return here.uses.includes(there.folder) || there.uses.includes(here.folder)
}

/** @param {string} folder */
const isGame = (folder) => folder.startsWith('games/')
