import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Content packs have a layout of their own, a card on few lines, where Biome would give every entry a line: so Biome
// leaves them alone (biome.json), `npm run format` writes them, and a test finds those that are laid out otherwise.

/** @typedef {null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value }} Value */

const width = 120

/** @param {Value} value @returns {value is readonly Value[]} */
const isList = (value) => Array.isArray(value)

/** @param {Value} value */
const isScalar = (value) => value === null || typeof value !== 'object'

/**
 * A value on one line.
 *
 * @param {Value} value
 * @returns {string}
 */
function flat(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(flat).join(', ')}]`
  const entries = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${flat(each)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * The text of a JSON value: what fits stands on one line. In what does not, short entries share lines, and objects and
 * lists of objects have lines of their own.
 *
 * @param {Value} value
 * @param {string} before what stands before it on its first line
 * @param {string} indent
 * @returns {string}
 */
function lay(value, before, indent) {
  const short = flat(value)
  // One more for the comma behind it. The pack itself is never on one line.
  const fits = before.length > 0 && before.length + short.length < width
  if (value === null || typeof value !== 'object' || fits) return before + short
  const inside = `${indent}  `
  /** @type {[name: string, value: Value][]} */
  const entries = isList(value)
    ? value.map((each) => ['', each])
    : Object.entries(value).map(([name, each]) => [`${JSON.stringify(name)}: `, each])
  /** @type {string[]} */
  const lines = []
  let open = false
  for (const [name, each] of entries) {
    const shares = isScalar(each) || (isList(each) && each.every(isScalar))
    const piece = lay(each, inside + name, inside)
    const line = lines.at(-1) ?? ''
    const joined = `${line}, ${piece.trimStart()}`
    if (open && shares && !piece.includes('\n') && joined.length < width) lines[lines.length - 1] = joined
    else lines.push(piece)
    open = shares && !piece.includes('\n')
  }
  const [first, last] = isList(value) ? ['[', ']'] : ['{', '}']
  return `${before}${first}\n${lines.join(',\n')}\n${indent}${last}`
}

/**
 * The text of a content pack as it stands in the repository.
 *
 * @param {Value} pack
 * @returns {string}
 */
export const packText = (pack) => `${lay(pack, '', '')}\n`

/**
 * The content packs of a checkout, as sorted paths from it with forward slashes.
 *
 * @param {string} top
 * @returns {string[]}
 */
export function packFiles(top) {
  /** @param {string} below @returns {string[]} */
  const walk = (below) =>
    readdirSync(join(top, below), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'node_modules' || entry.name === 'dist') return []
      const path = `${below}/${entry.name}`
      if (entry.isDirectory()) return walk(path)
      return entry.name.endsWith('.json') && isPack(readFileSync(join(top, path), 'utf8')) ? [path] : []
    })
  return walk('games').sort()
}

/** @param {string} text */
const isPack = (text) => /"format": "gargoyle-/.test(text)
