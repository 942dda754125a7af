import {
  type CounterDefinition,
  type CounterOutlook,
  counterOption,
  counterOutlook,
  counterQuestion,
  type ModelId,
  type SharedAttack,
} from '@gargoyle/bmg-counters'
import type { Asked, Json, SessionOf } from '@gargoyle/engine'

/** A target of an attack that is not declared yet, and how promising the attack is. */
export type CounterAim = CounterOutlook & { readonly attacker: ModelId; readonly promise: number }

type Position = Pick<SessionOf<CounterDefinition>, 'state' | 'content'>

/** The targets of an answer: of fights and shots, before and while their dice are split. */
export function counterAims(
  position: Position,
  { decision }: Pick<Asked, 'decision'>,
  answer: Json,
): readonly CounterAim[] {
  const shared = counterQuestion(decision, 'strikes', 'shots')
  if (shared !== undefined) return aimsOf(position, shared.model, armOf(position, shared))
  const acting = counterQuestion(decision, 'action')
  const option = decision.options?.find(({ id }) => id === answer)
  const { arm } = (option && counterOption(option, decision, 'action')) ?? {}
  return acting === undefined || arm === undefined ? [] : aimsOf(position, acting.model, arm)
}

/** The targets of an attack with one of a model's arms. */
export const aimsOf = ({ state, content }: Position, attacker: ModelId, arm: number): readonly CounterAim[] =>
  counterOutlook(state, content, attacker, arm).map((outlook) => ({
    ...outlook,
    attacker,
    promise: promiseOf(outlook),
  }))

/** The place of a weapon among the arms of a model; -1 if it is none of them. */
export const armOf = ({ state, content }: Position, { model, weapon }: SharedAttack): number =>
  state.models[model]?.arms.findIndex(
    ({ card, index }) => content.cards[card]?.weapons[index]?.id === weapon,
  ) ?? -1

/** How many of six faces reach a number. */
const share = (needs: number): number => Math.min(5, Math.max(1, 7 - needs)) / 6

/** How many impacts would hurt, roughly: good enough to compare targets. */
const promiseOf = ({ dice, defense, hurts, blocks, steps }: CounterOutlook): number =>
  steps.reduce(
    (left, { needs }) => left * (1 - Math.max(0, 7 - needs) / 6),
    Math.max(0.1, dice * share(defense.total) - blocks / 2) * share(hurts),
  )
