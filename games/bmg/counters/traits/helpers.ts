import {
  areEnemies,
  cardOf,
  isConscious,
  isOnTable,
  type SightConditions,
  sees,
  touches,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inUnits, ruleId } from '../edition.ts'
import { chooseModel } from '../model/choose-model.ts'
import { type CounterCost, canPay, gainCounter } from '../model/counters.ts'
import { rankOf } from '../model/rank.ts'
import { countsFor } from '../round/victory-points.ts'
import type { Halt } from '../rules/moments.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { CounterScope, TraitAction } from '../rules/special-rule.ts'
import type { CounterKind, Model, Play } from '../state.ts'

/** Enemies that a model sees, with a limit in centimetres only those within it; with a weapon those it can aim at. */
export const enemiesSeen = (
  game: Play,
  owner: Model,
  upTo?: number,
  sight: SightConditions = {},
): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      areEnemies(owner, model) &&
      isOnTable(model) &&
      (upTo === undefined || within(game, owner, model, inUnits(game, upTo))) &&
      sees(game, owner, model, sight),
  )

export const isHenchman = (game: Play, model: Model): boolean =>
  rankOf(game, model) === 'henchman' && !cardOf(game, model).leads

/** Whether two models are of the same band; the edition says whose one is that the enemy commands. bmg1/effect/hypnotize, bmg2/effect/hypnotize */
export const areBandmates = (game: Play, one: Model, other: Model): boolean =>
  countsFor(game, one) === countsFor(game, other)

/** Henchmen of the same band within this many centimetres, the model itself not among them. */
export const henchmenNear = (game: Play, owner: Model, upTo: number): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== owner &&
      areBandmates(game, owner, model) &&
      isOnTable(model) &&
      isConscious(model) &&
      isHenchman(game, model) &&
      within(game, owner, model, inUnits(game, upTo)),
  )

/** An action that gives every henchman near its owner a counter, once a round. */
export const callToHenchmen = (kind: CounterKind, name: string): TraitAction => ({
  cost: { special: 1 },
  limit: 'round',
  why: ({ game, owner }) =>
    henchmenNear(game, owner, 10).length === 0 ? 'No henchman is within 10 cm.' : undefined,
  perform({ game, owner }) {
    for (const model of henchmenNear(game, owner, 10)) gainCounter(game, model, kind, name)
  },
})

/** Whether the target of a trait cancels it. bmg2/trait/living-legend */
export function* isCancelled(game: Play, target: Model, by: Model): Rule<boolean> {
  const halt: Halt = { stopped: undefined }
  yield* trigger(game, 'targeted', { target, by, halt })
  return halt.stopped !== undefined
}

/** An action on an enemy in sight; with a weapon on one that it can aim at. bmg1/trait/total-vision */
export function onEnemySeen(
  upTo: number | undefined,
  { weapon, ...parts }: Pick<TraitAction, 'cost' | 'limit'> & Pick<SightConditions, 'weapon'>,
  act: (game: Play, target: Model, owner: Model) => Rule<void> | undefined,
): TraitAction {
  const among = (game: Play, owner: Model): readonly Model[] =>
    enemiesSeen(game, owner, upTo, weapon === undefined ? {} : { weapon })
  return {
    ...parts,
    why: ({ game, owner }) =>
      among(game, owner).length === 0 ? 'It sees no enemy that is near enough.' : undefined,
    *perform({ game, owner }: CounterScope) {
      const target = yield* chooseModel(game, owner.seat, {
        name: 'target',
        prompt: 'Against whom?',
        rule: ruleId(game, 'core/trait-use'),
        among: among(game, owner),
      })
      if (yield* isCancelled(game, target, owner)) return
      const work = act(game, target, owner)
      if (work !== undefined) yield* work
    },
  }
}

/** K.O. models that a model touches. */
export const fallenBeside = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter((model) => model.condition === 'ko' && touches(game, owner, model))

/**
 * Whether a model may pay for a trait out of turn: on its feet or below ground, and with the counters. bmg1/effect/knock-down-fallen,
 * bmg2/effect/knocked-down
 */
export const canPayTrait = (game: Play, owner: Model, cost: CounterCost): boolean =>
  (owner.condition === 'up' || isBelow(owner)) && canPay(game, owner, cost)

/** Awake below ground: what works for itself works there. bmg1/core/sewers, bmg2/core/sewers */
const isBelow = ({ condition, sewerSince }: Model): boolean => sewerSince !== undefined && condition !== 'ko'

/**
 * Whether a model may use a trait that takes no counters: not lying in an edition where it can use none then, nor while
 * something keeps it from using any. bmg1/effect/knock-down-fallen, bmg2/effect/knocked-down, bmg1/effect/paralyze
 */
export const canUseFreeTrait = (game: Play, owner: Model): boolean =>
  (owner.condition !== 'down' || game.content.edition.lying !== 'helpless') &&
  !applies(game, 'no-traits', { about: owner })

/** Whether markers lie on a card. */
export const isHurt = ({ stun, injury }: Model): boolean => stun + injury > 0
