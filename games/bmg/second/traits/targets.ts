import { addEffect, areEnemies, isOnTable, sees, touches, within } from '@gargoyle/bmg-common'
import {
  applies,
  type CounterCost,
  type CounterScope,
  chooseModel,
  enemiesSeen,
  hasTraitNow,
  inUnits,
  isCancelled,
  isHenchman,
  type Model,
  type Play,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import { fromInches } from '../edition.ts'
import { isVehicle } from '../effects/vehicles.ts'

/** A length that the Compendium gives in inches, in the unit of the game's edition. */
export const inchesIn = (game: Play, inches: number): number => inUnits(game, fromInches(inches))

/** What is electric inside: Bots and Cybernetics. No other trait makes a robot. bmg2/core/robot-label */
export const isMachine = (game: Play, model: Model): boolean =>
  hasTraitNow(game, model, 'bot') || hasTraitNow(game, model, 'cybernetic')

/** The models that an action may be used on. */
export type Whom = (game: Play, owner: Model) => readonly Model[]

const fits = (game: Play, models: readonly Model[], also: Filter | undefined): readonly Model[] =>
  also === undefined ? models : models.filter((model) => also(game, model))

type Filter = (game: Play, model: Model) => boolean

export const notVehicle: Filter = (game, model) => !isVehicle(game, model)

/** Enemies in sight, with a limit in inches only those within it. */
export const enemiesInSight =
  (inches?: number, also?: Filter): Whom =>
  (game, owner) =>
    fits(game, enemiesSeen(game, owner, inches === undefined ? undefined : fromInches(inches)), also)

/** Whether a trait of its owner can work on a model at all: not on friends who take no help. bmg2/trait/hates-humanity */
export const isWithinReach = (game: Play, owner: Model, model: Model): boolean =>
  model === owner ||
  model.seat !== owner.seat ||
  !applies(game, 'no-friendly-traits', { about: model, other: owner })

/** All other models in sight, friend or foe; with a limit in inches only those within it. */
export const anyoneInSight =
  (inches?: number): Whom =>
  (game, owner) =>
    game.state.models.filter(
      (model) =>
        model !== owner &&
        isOnTable(model) &&
        isWithinReach(game, owner, model) &&
        (inches === undefined || within(game, owner, model, inchesIn(game, inches))) &&
        sees(game, owner, model),
    )

/** Enemies anywhere on the table. */
export const enemiesAnywhere =
  (also?: Filter): Whom =>
  (game, owner) =>
    fits(
      game,
      game.state.models.filter((model) => areEnemies(owner, model) && isOnTable(model)),
      also,
    )

/** Enemies within this many inches, seen or not. */
export const enemiesWithin =
  (inches: number, also?: Filter): Whom =>
  (game, owner) =>
    enemiesAnywhere(also)(game, owner).filter((model) => within(game, owner, model, inchesIn(game, inches)))

/** Enemies that it touches, K.O. or not. */
export const enemiesBeside =
  (also?: Filter): Whom =>
  (game, owner) =>
    fits(
      game,
      game.state.models.filter((model) => areEnemies(owner, model) && touches(game, owner, model)),
      also,
    )

/**
 * Friends that a trait of the owner can work on: itself too, unless the trait leaves it out.
 * bmg2/core/traits-include-self, bmg2/trait/hates-humanity
 */
export const friendsOfOwner =
  (also?: Filter, { self = true }: { readonly self?: boolean } = {}): Whom =>
  (game, owner) =>
    fits(
      game,
      game.state.models.filter(
        (model) =>
          model.seat === owner.seat &&
          isOnTable(model) &&
          (model === owner ? self : isWithinReach(game, owner, model)),
      ),
      also,
    )

/** Those of them within this many inches. */
export const friendsWithin =
  (inches: number, also?: Filter, details?: { readonly self?: boolean }): Whom =>
  (game, owner) =>
    friendsOfOwner(also, details)(game, owner).filter(
      (model) => model === owner || within(game, owner, model, inchesIn(game, inches)),
    )

/** Those of them that it also sees. */
export const friendsInSight =
  (inches: number, also?: Filter, details?: { readonly self?: boolean }): Whom =>
  (game, owner) =>
    friendsWithin(
      inches,
      also,
      details,
    )(game, owner).filter((model) => model === owner || sees(game, owner, model))

export const conscious: Filter = (_, { condition }) => condition === 'up' || condition === 'down'

/** Henchmen who are awake. */
export const awakeHenchman: Filter = (game, model) => isHenchman(game, model) && conscious(game, model)

/** An action on one model of several. */
export type Aim = {
  /** The rule that asks, where it is another than the one whose action it is. */
  readonly rule?: RuleId
  readonly cost: CounterCost
  readonly limit?: NonNullable<TraitAction['limit']>
  readonly whom: Whom
  /** Why it cannot be used where there is no such model. */
  readonly nobody: string
  readonly prompt?: string
  readonly act: (game: Play, target: Model, owner: Model, it: CounterScope) => Rule<void> | undefined
}

/** The action of a trait that its owner uses on one model. */
export const onOne = ({ rule: asking, cost, limit, whom, nobody, prompt, act }: Aim): TraitAction => ({
  cost,
  ...(limit === undefined ? {} : { limit }),
  why: ({ game, owner }) => (whom(game, owner).length === 0 ? nobody : undefined),
  *perform(it: CounterScope) {
    const { game, owner, rule } = it
    const target = yield* chooseModel(game, owner.seat, {
      name: 'target',
      prompt: prompt ?? 'Against whom?',
      rule: asking ?? rule,
      among: whom(game, owner),
    })
    if (yield* isCancelled(game, target, owner)) return
    const work = act(game, target, owner, it)
    if (work !== undefined) yield* work
  },
})

/** The action of a trait that does something for its owner until the end of the round: its effect, or another, says what. */
export const turnsOn = (
  parts: Pick<TraitAction, 'cost' | 'limit' | 'why'>,
  effect?: string,
): TraitAction => ({
  ...parts,
  perform({ game, owner, id }: CounterScope) {
    addEffect(game, owner, effect ?? id, { until: 'round' })
  },
})

/** Puts the effect of a rule, or another, on the target until the end of the round. */
export const lasting =
  ({ effect, each = false }: { readonly effect?: string; readonly each?: boolean } = {}) =>
  (game: Play, target: Model, by: Model, { id }: Pick<CounterScope, 'id'>): undefined => {
    addEffect(game, target, effect ?? id, { until: 'round', by, each })
  }
