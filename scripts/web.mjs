import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, tool } from './child.mjs'
import { Problem, step } from './progress.mjs'

/** The rooms whose code ends up in the page. */
const ingredients = ['engine', 'table', 'games', 'bots', 'kits', 'web']

const notOurs = new Set(['node_modules', 'dist', 'e2e', 'testing'])

/**
 * Every file that the built page may depend on, as sorted paths from the top; tests are left out.
 *
 * @param {string} top
 * @returns {string[]}
 */
export function pageSources(top) {
  /** @param {string} below @returns {string[]} */
  const walk = (below) =>
    readdirSync(join(top, below), { withFileTypes: true }).flatMap((entry) => {
      if (notOurs.has(entry.name) || entry.name.startsWith('.')) return []
      const path = `${below}/${entry.name}`
      if (entry.isDirectory()) return walk(path)
      return /\.test\.\w+$/.test(entry.name) ? [] : [path]
    })
  return ingredients
    .filter((room) => existsSync(join(top, room)))
    .flatMap(walk)
    .sort()
}

/**
 * What the built page depends on, as one short text.
 *
 * @param {string} top
 * @returns {string}
 */
export function pageStamp(top) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...pageSources(top)]) {
    const path = join(top, file)
    hash.update(`\n${file}\n`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** @param {string} top */
const stampFile = (top) => join(top, 'web', 'dist', '.built')

/** @param {string} top */
export const isPageBuilt = (top) =>
  existsSync(stampFile(top)) && readFileSync(stampFile(top), 'utf8') === pageStamp(top)

/** Builds the page unless nothing it depends on has changed since the last time. */
export async function buildPage() {
  if (isPageBuilt(root)) return
  await step('building the page', async () => {
    const { code, output } = await bundlePage()
    if (code !== 0) throw new Problem(`The page does not build. What Vite said:\n\n${output.trim()}`)
  })
}

/**
 * Bundles the page if need be, and packs every text of it for those who fetch it over a network.
 *
 * @returns {Promise<import('./child.mjs').Ended>}
 */
export async function bundlePage() {
  // What changes during the build must be built again next time.
  const stamp = pageStamp(root)
  if (isPageBuilt(root)) return { code: 0, output: '' }
  const ended = await tool('vite/bin/vite.js', ['build', '--logLevel', 'warn', join(root, 'web')])
  if (ended.code !== 0) return ended
  compressAll(join(root, 'web', 'dist'))
  writeFileSync(stampFile(root), stamp)
  return ended
}

/** The best that takes seconds and not minutes. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/**
 * Writes packed copies beside every script, style and picture made of text: for browsers that know Brotli, which all do
 * on secure addresses and on one's own machine, and for others.
 *
 * @param {string} folder
 */
export function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressAll(path)
    else if (/\.(js|css|svg|html)$/.test(entry.name)) {
      const text = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(text, brotli))
    }
  }
}
