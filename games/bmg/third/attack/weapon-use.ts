import { ruleIdOf } from '../rules/rule-book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** What a weapon with a template puts on the table; a `point` is only a spot. */
export type TemplateKind = NonNullable<Bmg3Rule['template']>

/** The template a weapon uses, if it uses one. A blast goes before a mere spot. */
export function templateOf(game: Play, weapon: Weapon): TemplateKind | undefined {
  let found: TemplateKind | undefined
  for (const { id } of weapon.rules) {
    const kind = game.content.book.weaponRules[id]?.template
    if (kind !== undefined && (found === undefined || found === 'point')) found = kind
  }
  return found
}

/** What a rule of the weapon has against its being used now. */
export function useBlockedReason(
  game: Play,
  owner: Model,
  weapon: Weapon,
  weaponIndex: number,
): string | undefined {
  for (const { id, args } of weapon.rules) {
    const record = game.content.book.weaponRules[id]
    if (record?.useBlockedReason === undefined) continue
    const rule = ruleIdOf('weapon', id, record)
    const why = record.useBlockedReason({
      game,
      owner,
      id,
      rule,
      args,
      effect: undefined,
      weapon,
      weaponIndex,
    })
    if (why !== undefined) return why
  }
  return undefined
}
