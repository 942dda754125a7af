import { parseSync } from 'oxc-parser'

/** @typedef {{ from: string, line: number, erased?: boolean }} Import `erased` when only types are asked for */
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
  visit(program, undefined, false, facts, lineAt)
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
 * @param {boolean} erased whether the node above asks for types only
 * @param {FileFacts} facts
 * @param {(offset: number) => number} lineAt
 */
function visit(node, within, erased, facts, lineAt) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, within, erased, facts, lineAt)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type, value, start } = /** @type {{ type?: string, value?: unknown, start?: number }} */ (node)
  if (type === 'Literal' && typeof value === 'string') {
    const line = lineAt(start ?? 0)
    if (within === undefined || !importing.has(within)) facts.texts.push({ from: value, line })
    else facts.imports.push({ from: value, line, ...(erased ? { erased } : {}) })
    return
  }
  if (type === 'TemplateElement') {
    const { cooked } = /** @type {{ cooked?: string | null }} */ (value)
    facts.texts.push({ from: cooked ?? '', line: lineAt(start ?? 0) })
    return
  }
  const { importKind, exportKind } = /** @type {{ importKind?: string, exportKind?: string }} */ (node)
  const types = importKind === 'type' || exportKind === 'type' || type === 'TSImportType'
  for (const child of Object.values(node)) visit(child, type ?? within, types, facts, lineAt)
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
