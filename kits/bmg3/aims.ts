import {
  actionQuestions,
  attackOutlook,
  type bmg3,
  bmg3Action,
  bmg3Question,
  type ModelId,
  type StrikeOutlook,
} from '@gargoyle/bmg3'
import type { Asked, DescribedDecision, Json, SessionOf } from '@gargoyle/engine'

/** A target of an attack that is not declared yet, and how promising the attack is. */
export type Bmg3Aim = StrikeOutlook & { readonly attacker: ModelId; readonly promise: number }

/** What an attack on a target is thought of before it is declared. */
type Position = Pick<SessionOf<typeof bmg3>, 'state' | 'content'>

/** The targets of an answer: of fights and shots, before and while their dice are split. */
export function bmg3Aims(
  { state, content }: Position,
  { decision }: Pick<Asked, 'decision'>,
  answer: Json,
): readonly Bmg3Aim[] {
  const attack = attackIn(decision, answer)
  if (attack === undefined) return []
  const { model, weapon, weaponName } = attack
  // A weapon that a trait makes up is on no card: nothing is known about it beforehand.
  const { profile, unarmed } = content.cards[model] ?? {}
  const known = profile?.weapons[weapon] ?? unarmed
  if (weaponName !== undefined && known?.name !== weaponName) return []
  return aimsOf({ state, content }, model, weapon)
}

/** The targets of an attack with a weapon, by its place on the attacker's card. */
export const aimsOf = ({ state, content }: Position, attacker: ModelId, weapon: number): readonly Bmg3Aim[] =>
  attackOutlook(state, content, attacker, weapon).map((outlook) => ({
    ...outlook,
    attacker,
    promise: promiseOf(outlook),
  }))

interface AttackInMind {
  readonly model: ModelId
  readonly weapon: number
  readonly weaponName?: string
}

function attackIn(decision: DescribedDecision, answer: Json): AttackInMind | undefined {
  const allotted = bmg3Question(decision, 'split-dice', 'strength-die')
  if (allotted !== undefined) return allotted
  const acting = bmg3Question(decision, ...actionQuestions)
  const option = decision.options?.find(({ id }) => id === answer)
  const { weapon } = (option && bmg3Action(option, decision)) ?? {}
  return acting === undefined || weapon === undefined ? undefined : { model: acting.model, weapon }
}

/** How many hits the dice would come to, roughly: good enough to compare targets. bmg3/core/rule-of-1-and-6 */
const promiseOf = ({ dice, defense }: StrikeOutlook): number =>
  (dice.total * Math.min(5, Math.max(1, 7 - defense.total))) / 6
