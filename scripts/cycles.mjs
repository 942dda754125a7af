/**
 * The groups of files that import each other in a circle, each as a walk round it that ends where it began.
 * (Tarjan's strongly connected components, then one shortest circle of each.)
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph file to the files that it imports
 * @returns {string[][]}
 */
export function cyclesIn(graph) {
  /** @type {Map<string, number>} */
  const index = new Map()
  /** @type {Map<string, number>} */
  const low = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {Set<string>} */
  const onStack = new Set()
  /** @type {string[][]} */
  const cycles = []

  /** @param {string} file */
  const connect = (file) => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    onStack.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        connect(next)
        low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
      } else if (onStack.has(next)) {
        low.set(file, Math.min(low.get(file) ?? 0, index.get(next) ?? 0))
      }
    }
    if (low.get(file) !== index.get(file)) return
    const group = new Set(stack.splice(stack.indexOf(file)))
    for (const member of group) onStack.delete(member)
    const circle = circleFrom(file, group, graph)
    if (circle) cycles.push(circle)
  }

  for (const file of graph.keys()) if (!index.has(file)) connect(file)
  return cycles
}

/**
 * The shortest walk from a file back to itself inside its group, or undefined when there is none.
 *
 * @param {string} file
 * @param {ReadonlySet<string>} group
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {string[] | undefined}
 */
function circleFrom(file, group, graph) {
  const walks = [[file]]
  const seen = new Set()
  for (const walk of walks) {
    for (const next of graph.get(walk.at(-1) ?? file) ?? []) {
      if (next === file) return [...walk, file]
      if (!group.has(next) || seen.has(next)) continue
      seen.add(next)
      walks.push([...walk, next])
    }
  }
  return undefined
}
