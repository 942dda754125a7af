/** Where an entry of the rules is read: `/rules/bmg3/trait/dodge`. The rules of the core are of the kind `rule`. */
export const ruleAddress = (game: string, kind: string, id: string): string =>
  `/rules/${encodeURIComponent(game)}/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`

/**
 * The address of the entry of a rule, by the id that the engine uses, such as `bmg3/core/night`. Undefined for what is
 * no rule to be read, such as a card list that names something unknown.
 */
export function addressOfRule(rule: string): string | undefined {
  const [game, kind, id, more] = rule.split('/')
  if (!game || !kind || !id || more !== undefined || kind === 'content') return undefined
  return ruleAddress(game, kind === 'core' ? 'rule' : kind, id)
}
