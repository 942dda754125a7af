import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How much packed script a first visit may fetch, in bytes. */
export const mostBytes = 300_000

/** How much a table may fetch, the worker of its match included. */
export const mostGameBytes = 800_000

/** What a first visit to the home page is built from. */
export const firstSources = ['index.html', 'home/home-page.tsx']

/**
 * What a visit to the table of a game is built from.
 *
 * @param {string} game
 * @returns {readonly string[]}
 */
export const tableSources = (game) => [
  'index.html',
  'play/play-page.tsx',
  'scene/table-scene.tsx',
  `games/${game}/page.ts`,
]

/**
 * The games of a checkout that the page offers.
 *
 * @param {string} top
 * @returns {readonly string[]}
 */
export const pageGames = (top) =>
  readdirSync(join(top, 'web', 'games')).filter((game) => {
    const listing = join(top, 'web', 'games', game, 'listing.ts')
    return existsSync(listing) && !readFileSync(listing, 'utf8').includes('isExample: true')
  })

/**
 * How many bytes of packed script a table of a game fetches, and the worker in which its match runs.
 *
 * @param {string} folder the built page
 * @param {string} game
 * @returns {{ page: number, worker: number }}
 */
export const gameLoad = (folder, game) => ({
  page: loadOf(folder, tableSources(game)),
  worker: workerLoad(folder, ['background.worker', 'serve-games', `${game}-kit`, `${game}-hosting`]),
})

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest Vite's list of what was built, by source */

/**
 * The scripts that are fetched with a chunk before anything of it runs.
 *
 * @param {Manifest} manifest
 * @param {string} source
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
export function staticScripts(manifest, source, found = new Set()) {
  const chunk = manifest[source]
  if (chunk === undefined || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) staticScripts(manifest, each, found)
  return found
}

/**
 * How many bytes of packed script a visit to a source's page fetches: what the page starts with, and what the source
 * needs besides.
 *
 * @param {string} folder the built page
 * @param {readonly string[]} sources
 * @returns {number}
 */
export function loadOf(folder, sources) {
  const list = join(folder, '.vite', 'manifest.json')
  if (!existsSync(list)) throw new Error(`There is no built page in ${folder}.`)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(list, 'utf8'))
  const scripts = new Set(sources.flatMap((source) => [...staticScripts(manifest, source)]))
  if (scripts.size === 0) throw new Error(`Nothing was built from ${sources.join(', ')}.`)
  return [...scripts].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0)
}

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g

/**
 * How many bytes of packed script a worker fetches for some of its scripts, with all that these import. Vite does not
 * list what workers load, so it is read from the scripts.
 *
 * @param {string} folder the built page
 * @param {readonly string[]} names such as "background.worker"
 * @returns {number}
 */
export function workerLoad(folder, names) {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const scripts = new Set(
    names.map((name) => {
      const file = files.find((each) => each.replace(/-[\w-]{8}\.js$/, '') === name)
      if (file === undefined) throw new Error(`There is no built script called ${name} in ${folder}.`)
      return file
    }),
  )
  // A set that grows while it is walked is walked to its end.
  for (const script of scripts)
    for (const [, file = ''] of readFileSync(join(assets, script), 'utf8').matchAll(staticImport))
      scripts.add(file)
  return [...scripts].reduce((sum, file) => sum + statSync(join(assets, `${file}.br`)).size, 0)
}
