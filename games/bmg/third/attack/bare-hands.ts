import type { RuleUse } from '@gargoyle/bmg-common'
import type { RuleBook } from '../rules/rule-book.ts'
import type { Weapon } from '../vocabulary.ts'

/** bmg3/core/weapon-choice: bare hands do a stun, unless a trait makes more of them; the worst of several counts. */
export function bareHands(traits: readonly RuleUse[], book: RuleBook): Weapon {
  let damage = { stun: 1, injury: 0 }
  const rules: RuleUse[] = []
  for (const { id } of traits) {
    const { unarmed } = book.traits[id] ?? {}
    if (unarmed?.damage && weight(unarmed.damage) > weight(damage)) damage = unarmed.damage
    rules.push(...(unarmed?.rules ?? []))
  }
  return { id: 'unarmed', name: 'bare hands', damage, rules }
}

// An injury is worth more than a stun.
const weight = ({ stun, injury }: { readonly stun: number; readonly injury: number }): number =>
  10 * injury + 9 * stun
