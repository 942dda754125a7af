import { parseSync } from 'oxc-parser'

/** @typedef {{ name: string, line: number }} Exported */
/** @typedef {{ type: string, start: number, [key: string]: unknown }} Node */

/**
 * The names that a source file gives to the things it declares and exports. What it only passes on from another file,
 * and what is called `default`, are left out.
 *
 * @param {string} path
 * @param {string} code
 * @returns {Exported[]}
 */
export function exportedNames(path, code) {
  const { program, errors } = parseSync(path, code)
  const wrong = errors.find(({ severity }) => severity === 'Error')
  if (wrong) throw new Error(`${path} cannot be parsed: ${wrong.message}`)
  const body = /** @type {Node[]} */ (/** @type {unknown} */ (program.body))
  const imported = new Set(body.flatMap(importedNames))
  /** @type {Map<string, Exported>} */
  const found = new Map()
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue
    const line = code.slice(0, node.start).split('\n').length
    for (const name of [...declaredNames(node.declaration), ...listedNames(node, imported)])
      if (name !== 'default' && !found.has(name)) found.set(name, { name, line })
  }
  return [...found.values()]
}

/** @param {Node} node @returns {string[]} the local names that an import brings */
function importedNames(node) {
  if (node.type !== 'ImportDeclaration') return []
  return /** @type {Node[]} */ (node.specifiers).map(({ local }) => nameOf(local))
}

/**
 * The names in `export { a, b as c }`, without those that were imported.
 *
 * @param {Node} node
 * @param {ReadonlySet<string>} imported
 * @returns {string[]}
 */
function listedNames(node, imported) {
  return /** @type {Node[]} */ (node.specifiers)
    .filter(({ local }) => !imported.has(nameOf(local)))
    .map(({ exported }) => nameOf(exported))
}

/** @param {unknown} declaration @returns {string[]} */
function declaredNames(declaration) {
  if (!declaration) return []
  const { id, declarations } = /** @type {{ id?: unknown, declarations?: { id: unknown }[] }} */ (declaration)
  return declarations ? declarations.flatMap((each) => boundNames(each.id)) : boundNames(id)
}

/** @param {unknown} pattern a name, or what takes an object or a list apart @returns {string[]} */
function boundNames(pattern) {
  if (!pattern) return []
  const node = /** @type {Node} */ (pattern)
  switch (node.type) {
    case 'Identifier':
      return [nameOf(node)]
    case 'ObjectPattern':
      return /** @type {Node[]} */ (node.properties).flatMap((each) =>
        boundNames(each.value ?? each.argument),
      )
    case 'ArrayPattern':
      return /** @type {unknown[]} */ (node.elements).flatMap(boundNames)
    case 'AssignmentPattern':
      return boundNames(node.left)
    case 'RestElement':
      return boundNames(node.argument)
    default:
      return []
  }
}

/** @param {unknown} node @returns {string} */
function nameOf(node) {
  const { name, value } = /** @type {{ name?: string, value?: string }} */ (node)
  return name ?? value ?? ''
}
