import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notOurs = new Set(['node_modules', 'dist'])
const source = /\.(ts|tsx|mts|mjs|js)$/

/**
 * Every source file below a folder, as sorted paths from it with forward slashes. What is installed, built or
 * hidden is left out.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function sourceFiles(folder) {
  /** @param {string} below @returns {string[]} */
  const walk = (below) =>
    readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      if (notOurs.has(entry.name) || entry.name.startsWith('.')) return []
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) return walk(path)
      return source.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
    })
  return walk('').sort()
}

/**
 * Whether a file is a test or helps only tests.
 *
 * @param {string} path
 */
export const isTestCode = (path) => /\.test\.\w+$/.test(path) || path.split('/').includes('testing')
