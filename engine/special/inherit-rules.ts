/** How a set of special rules differs from the one it builds on. */
export type RuleDifferences<R> = {
  /** Ids that are not taken over. */
  readonly without?: readonly string[]
  /** Ids that are taken over with some parts replaced. A part given as `undefined` is removed. */
  readonly changed?: Readonly<Record<string, { readonly [Part in keyof R]?: R[Part] | undefined }>>
  /** Records under new ids. */
  readonly added?: Readonly<Record<string, R>>
}

/**
 * The special rules of a later edition: those of the one before, and what differs. A difference that names an id that
 * is not there, or adds one that is, is a mistake in the data and throws.
 */
export function inheritRules<R extends object>(
  base: Readonly<Record<string, R>>,
  { without = [], changed = {}, added = {} }: RuleDifferences<R>,
): Readonly<Record<string, R>> {
  const rules = new Map(Object.entries(base))
  for (const id of [...without, ...Object.keys(changed)]) {
    if (!rules.has(id)) throw new Error(`There is no rule "${id}" to inherit.`)
  }
  for (const id of without) rules.delete(id)
  for (const [id, parts] of Object.entries(changed)) {
    const record = rules.get(id)
    if (record === undefined) throw new Error(`The rule "${id}" is both left out and changed.`)
    rules.set(id, withParts(record, parts))
  }
  for (const [id, record] of Object.entries(added)) {
    if (rules.has(id)) throw new Error(`The rule "${id}" is inherited already: change it instead.`)
    rules.set(id, record)
  }
  return Object.fromEntries(rules)
}

function withParts<R extends object>(record: R, parts: object): R {
  const merged = new Map<string, unknown>([...Object.entries(record), ...Object.entries(parts)])
  for (const [part, value] of merged) if (value === undefined) merged.delete(part)
  return Object.fromEntries(merged) as R
}
