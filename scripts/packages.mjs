import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * @typedef {object} Workspace
 * @property {string} name
 * @property {string} folder from the top of the checkout; empty for the top itself
 * @property {ReadonlyMap<string, string>} entries subpath ("." and "./examples") to source file, from the top
 * @property {ReadonlySet<string>} needs everything its package.json lists
 */

/** @typedef {{ name?: string, exports?: unknown } & Record<string, unknown>} Manifest */

/**
 * Reads the package.json of the top and of every folder given that has one.
 *
 * @param {string} top
 * @param {readonly string[]} folders
 * @returns {Workspace[]}
 */
export function readWorkspaces(top, folders) {
  return ['', ...folders].flatMap((folder) => {
    const file = join(top, folder, 'package.json')
    if (!existsSync(file)) return []
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    return [
      {
        name: manifest.name ?? folder,
        folder,
        entries: entriesOf(manifest, folder),
        needs: needsOf(manifest),
      },
    ]
  })
}

/**
 * @param {Manifest} manifest
 * @returns {ReadonlySet<string>}
 */
function needsOf(manifest) {
  const lists = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
  return new Set(lists.flatMap((list) => Object.keys(manifest[list] ?? {})))
}

/**
 * @param {Manifest} manifest
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
function entriesOf({ exports }, folder) {
  /** @type {Map<string, string>} */
  const entries = new Map()
  if (typeof exports !== 'object' || exports === null) return entries
  for (const [subpath, target] of Object.entries(exports)) {
    const file = typeof target === 'string' ? target : target?.source
    if (typeof file === 'string') entries.set(subpath, posix.join(folder, file))
  }
  return entries
}

/**
 * The name of the package that a module name belongs to: "@noble/hashes" of "@noble/hashes/sha2.js".
 *
 * @param {string} from
 */
export const packageOf = (from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/')
