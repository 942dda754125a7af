import { addEffect, bodyOf, isOnTable, labelOf, markersOf, place } from '@gargoyle/bmg-common'
import {
  arrive,
  type CounterCase,
  chooseModel,
  hasMoved,
  isInCloud,
  isWeaponNamed,
  type Marker,
  type Model,
  type Play,
  shotAtTargetBlockedReason,
  spendMagazine,
  type TraitAction,
  thrownBy,
  useBlockedReason,
  type Weapon,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { automaticShot } from './automatic-shot.ts'
import { inchesIn } from './targets.ts'

/** The place of the grenades among what a model carries. */
const grenadesOf = (game: Play, owner: Model): number =>
  [...owner.arms.keys()].findIndex((arm) => isWeaponNamed(weaponAt(game, owner, arm), 'em-smoke-grenades'))

/** They are Light for this attack. */
const lightened = (weapon: Weapon): Weapon => ({
  ...weapon,
  rules: [...weapon.rules, { id: 'light', args: [] }],
})

const targets = (game: Play, owner: Model): readonly Model[] => {
  const arm = grenadesOf(game, owner)
  if (arm === -1) return []
  const weapon = lightened(weaponAt(game, owner, arm))
  return game.state.models.filter(
    (model) => shotAtTargetBlockedReason(game, owner, weapon, model) === undefined,
  )
}

/** Whether a model stands in smoke that was not there before. */
const isInSmoke = (game: Play, owner: Model, before: readonly Marker[]): boolean =>
  isOnTable(owner) &&
  markersOf(game, 'smoke').some((cloud) => !before.includes(cloud) && isInCloud(game, owner, cloud))

/** Whether smoke comes from the grenades of a model itself: it does nothing to that model. */
export const isOwnSmoke = ({ owner, marker }: Pick<CounterCase, 'owner' | 'marker'>): boolean =>
  recall(marker, thrownBy) === owner.id

/** A free attack with smoke that hits by itself; who stands in it and has not moved may be gone. bmg2/trait/vanish */
export const vanish: TraitAction = {
  cost: { special: 2 },
  why({ game, owner }) {
    const arm = grenadesOf(game, owner)
    if (arm === -1) return 'It has no EM Smoke Grenades.'
    return (
      useBlockedReason(game, owner, arm) ??
      (targets(game, owner).length === 0 ? 'There is no target.' : undefined)
    )
  },
  *perform({ game, owner, rule }) {
    const arm = grenadesOf(game, owner)
    const target = yield* chooseModel(game, owner.seat, {
      name: 'target',
      prompt: 'At whom do the grenades go?',
      rule,
      among: targets(game, owner),
    })
    spendMagazine(game, owner, arm)
    const before = markersOf(game, 'smoke')
    yield* automaticShot(game, target, owner, lightened(weaponAt(game, owner, arm)))
    const { activation } = game.state
    if (activation === undefined || hasMoved(activation) || !isInSmoke(game, owner, before)) return
    const at = yield* place(game, {
      model: owner,
      reason: `${labelOf(game, owner)} vanishes`,
      rule,
      near: { of: bodyOf(game, owner), upTo: inchesIn(game, 4) },
      optional: true,
    })
    if (at === undefined) return
    arrive(game, owner, at)
    addEffect(game, owner, 'vanished', { until: 'activation' })
  },
}
