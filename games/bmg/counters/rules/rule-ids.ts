import type { RuleId } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import { specialRuleId } from './rule-book.ts'
import type { CounterRule } from './special-rule.ts'

/** The record of a rule that a weapon has: one of its own, or the special attack that is made with it. */
export const weaponRecord = ({ content }: Play, id: string): CounterRule | undefined =>
  content.book.weaponRules[id] ?? content.book.specialAttacks[id]

/** The ledger id of a rule that a weapon has. */
export function weaponRuleId({ content }: Play, id: string, record: Pick<CounterRule, 'rule'>): RuleId {
  const kind = Object.hasOwn(content.book.specialAttacks, id) ? 'special-attack' : 'weapon-rule'
  return specialRuleId(content.book, kind, id, record)
}

/** The id of a special attack in the ledger of its edition. */
export const specialAttackRuleId = ({ content }: Play, id: string): RuleId =>
  specialRuleId(content.book, 'special-attack', id)
