import { isInContact, isOnTable, sees, touches, within } from '@gargoyle/bmg-common'
import {
  automaticImpacts,
  carryOut,
  computeTotal,
  explosionAt,
  inflict,
  type Model,
  modelsUnder,
  newAttack,
  newStrike,
  type Play,
  type SpecialAttack,
  sufferEffect,
  weaponAt,
} from '@gargoyle/bmg-counters'

/** What storms and waves hit with. */
const STRENGTH = 3

/** Everybody in reach of a weapon, friends too. */
function inReach(game: Play, owner: Model, arm: number): readonly Model[] {
  const weapon = weaponAt(game, owner, arm)
  const reach = computeTotal(game, 'reach', { about: owner, weapon }, 0)
  return game.state.models.filter(
    (model) =>
      model !== owner &&
      isOnTable(model) &&
      (isInContact(game, owner, model) ||
        touches(game, owner, model) ||
        (reach > 0 && within(game, owner, model, reach) && sees(game, owner, model))),
  )
}

/** Everybody else under the explosion template around a model. */
const aroundOwner = (game: Play, owner: Model): readonly Model[] =>
  isOnTable(owner) ? modelsUnder(game, explosionAt(game, owner.at), owner).map(({ model }) => model) : []

/** Special attacks on everybody around. */
export const attacksAround: Readonly<Record<string, SpecialAttack>> = {
  // bmg2/special-attack/360-attack
  '360-attack': {
    name: '360° Attack',
    text: 'One free strike at everybody in reach of its weapon, friends too. No attack action; once a round.',
    cost: { special: 1, attack: 1 },
    extra: true,
    limit: 'round',
    why: ({ game, owner, arm }) =>
      inReach(game, owner, arm).length === 0 ? 'No model is in reach.' : undefined,
    *perform({ game, owner, arm }) {
      const attack = newAttack({
        attacker: owner,
        kind: 'melee',
        weapon: weaponAt(game, owner, arm),
        arm,
        special: '360-attack',
        occasion: 'reaction',
      })
      for (const target of inReach(game, owner, arm)) newStrike(attack, target, { dice: 1 })
      yield* carryOut(game, attack)
    },
  },
  // bmg2/special-attack/electric-storm
  'electric-storm': {
    name: 'Electric Storm',
    text: 'Everybody else under the explosion template around it takes a hit of Strength 3+ and two stuns. It may attack before and after.',
    cost: { special: 3 },
    apart: true,
    *perform({ game, owner }) {
      for (const model of aroundOwner(game, owner))
        yield* automaticImpacts(game, model, {
          impacts: 1,
          strength: STRENGTH,
          damage: { stun: 2, injury: 0 },
          name: 'Electric Storm',
          by: owner,
        })
    },
  },
  // bmg2/special-attack/flaming-wave
  'flaming-wave': {
    name: 'Flaming Wave',
    text: 'Everybody else under the explosion template around it takes a hit of Strength 3+ and an injury, and a fire marker; then it takes a stun itself. It may attack before and after.',
    cost: { special: 3 },
    apart: true,
    *perform({ game, owner }) {
      for (const model of aroundOwner(game, owner)) {
        yield* automaticImpacts(game, model, {
          impacts: 1,
          strength: STRENGTH,
          damage: { stun: 0, injury: 1 },
          name: 'Flaming Wave',
          by: owner,
        })
        yield* sufferEffect(game, model, { id: 'fire', args: [] }, { by: owner })
      }
      yield* inflict(game, owner, { stun: 1, by: owner, cause: 'Flaming Wave' })
    },
  },
}
