import {
  canAfford,
  type Model,
  mayAttack,
  type Play,
  payCounters,
  surchargeFor,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import { type Aim, onOne } from './targets.ts'

/** The models that a model may attack at all, of those that a trait lets it shoot at. bmg2/trait/plead */
const open = (game: Play, owner: Model, { whom }: Aim): readonly Model[] =>
  whom(game, owner).filter((target) => mayAttack(game, owner, target, 'ranged'))

/**
 * The action of a trait that shoots at one model instead of the attack of the activation: what keeps its owner from
 * attacking a model does so here too, and what that takes beside the usual is paid. bmg2/core/one-attack-action,
 * bmg2/trait/menace, bmg2/trait/plead
 */
export const shotByTrait = (aim: Aim): TraitAction => ({
  ...onOne({
    ...aim,
    // The cost itself is paid when the target is picked.
    whom: (game, owner) => open(game, owner, aim).filter((target) => canAfford(game, owner, target, {})),
    *act(game, target, owner, it) {
      yield* payCounters(game, owner, { any: surchargeFor(game, owner, target) }, 'attacking it')
      const work = aim.act(game, target, owner, it)
      if (work !== undefined) yield* work
    },
  }),
  attack: true,
  why({ game, owner }) {
    const targets = open(game, owner, aim)
    if (targets.length === 0) return aim.nobody
    return targets.some((target) => canAfford(game, owner, target, aim.cost))
      ? undefined
      : 'It takes more counters to attack it.'
  },
})
