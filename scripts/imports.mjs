import { parseSync } from 'oxc-parser'

/** @typedef {{ from: string, line: number }} Import */
/** @typedef {{ imports: Import[], texts: Import[] }} FileFacts */

/**
 * The modules that a source file asks for, types included, and the string literals in it that are no module names.
 *
 * @param {string} path
 * @param {string} code
 * @returns {FileFacts}
 */
export function factsOf(path, code) {
  const { program, errors } = parseSync(path, code)
  const wrong = errors.find(({ severity }) => severity === 'Error')
  if (wrong) throw new Error(`${path} cannot be parsed: ${wrong.message}`)
  /** @type {FileFacts} */
  const facts = { imports: [], texts: [] }
  const lineAt = lineCounter(code)
  visit(program, undefined, facts, lineAt)
  return facts
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
])

/**
 * @param {unknown} node
 * @param {string | undefined} within the type of the node above
 * @param {FileFacts} facts
 * @param {(offset: number) => number} lineAt
 */
function visit(node, within, facts, lineAt) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, within, facts, lineAt)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type, value, start } = /** @type {{ type?: string, value?: unknown, start?: number }} */ (node)
  if (type === 'Literal' && typeof value === 'string') {
    const isModule = within !== undefined && importing.has(within)
    facts[isModule ? 'imports' : 'texts'].push({ from: value, line: lineAt(start ?? 0) })
    return
  }
  if (type === 'TemplateElement') {
    const { cooked } = /** @type {{ cooked?: string | null }} */ (value)
    facts.texts.push({ from: cooked ?? '', line: lineAt(start ?? 0) })
    return
  }
  for (const child of Object.values(node)) visit(child, type ?? within, facts, lineAt)
}

/**
 * @param {string} code
 * @returns {(offset: number) => number} the line, counted from 1, of a place in the code
 */
function lineCounter(code) {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    return after < 0 ? starts.length : after
  }
}
