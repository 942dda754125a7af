/** One set of records from several. A second record of an id would hide the first: it is a mistake in the data and throws. */
export function combineRules<R extends object>(
  ...sets: readonly Readonly<Record<string, R>>[]
): Readonly<Record<string, R>> {
  const rules = new Map<string, R>()
  for (const set of sets) {
    for (const [id, record] of Object.entries(set)) {
      if (rules.has(id)) throw new Error(`There are two records of the rule "${id}".`)
      rules.set(id, record)
    }
  }
  return Object.fromEntries(rules)
}
