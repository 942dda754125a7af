import { isInContact, isOnTable, sees, slug, touches, within } from '@gargoyle/bmg-common'
import {
  applies,
  blastAround,
  type CounterScope,
  carryOut,
  computeTotal,
  inflict,
  type Model,
  newAttack,
  newStrike,
  type Play,
  type SpecialAttack,
  type Strike,
  sufferEffect,
  type Weapon,
  weaponAt,
} from '@gargoyle/bmg-counters'
import {
  type CounterCost,
  canAfford,
  letGoOfOthers,
  payCounters,
  surchargeFor,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'
import { madeMagic } from '../traits/magic.ts'

/** What striking all around takes. bmg2/special-attack/360-attack */
const AROUND: CounterCost = { special: 1, attack: 1 }

/** What storms and waves hit with. */
const STRENGTH = 3

/** All models in reach of a weapon that its wielder may strike, friends too. bmg2/trait/plead */
function inReach(game: Play, owner: Model, arm: number): readonly Model[] {
  const weapon = weaponAt(game, owner, arm)
  const reach = computeTotal(game, 'reach', { about: owner, weapon }, 0)
  return game.state.models.filter(
    (model) =>
      model !== owner &&
      isOnTable(model) &&
      !applies(game, 'may-not-attack', { about: owner, other: model }) &&
      (isInContact(game, owner, model) ||
        touches(game, owner, model) ||
        (reach > 0 && within(game, owner, model, reach) && sees(game, owner, model))),
  )
}

/** Hits of Strength 3+ on every other model under the explosion template around a model. bmg2/template/explosion */
function* storm(game: Play, owner: Model, name: string, damage: Weapon['damage']): Rule<readonly Strike[]> {
  const strikes = yield* blastAround(game, owner, {
    attacker: owner,
    kind: 'melee',
    weapon: madeMagic(game, owner, { id: slug(name), name, damage, rules: [] }),
    strength: STRENGTH,
  })
  // bmg2/core/grab: it attacks all of them.
  const [first] = strikes
  if (first !== undefined) letGoOfOthers(game, first.attack)
  return strikes
}

/** Why a model makes no attack of any kind. bmg2/trait/regrets */
const anyAttackBlockedReason = ({ game, owner }: CounterScope): string | undefined =>
  applies(game, 'cannot-attack', { about: owner }) ? 'Something keeps it from attacking.' : undefined

/** Special attacks on all models around. */
export const attacksAround: Readonly<Record<string, SpecialAttack>> = {
  // bmg2/special-attack/360-attack
  '360-attack': {
    name: '360° Attack',
    text: 'One free strike at everybody in reach of its weapon, friends too. No attack action; once a round.',
    cost: AROUND,
    extra: true,
    limit: 'round',
    why: ({ game, owner, arm }) =>
      inReach(game, owner, arm).some((target) => canAfford(game, owner, target, AROUND))
        ? undefined
        : 'No model is in reach.',
    *perform({ game, owner, arm }) {
      const attack = newAttack({
        attacker: owner,
        kind: 'melee',
        weapon: weaponAt(game, owner, arm),
        arm,
        special: '360-attack',
        occasion: 'reaction',
      })
      for (const target of inReach(game, owner, arm)) {
        // bmg2/trait/menace: who cannot pay for it leaves it out.
        if (!canAfford(game, owner, target, {})) continue
        yield* payCounters(game, owner, { any: surchargeFor(game, owner, target) }, 'attacking it')
        newStrike(attack, target, { dice: 1 })
      }
      // bmg2/trait/obsessive, bmg2/trait/ocd: it attacks all of them.
      game.state.activation?.struck.push(...attack.strikes.map(({ target }) => target.id))
      yield* carryOut(game, attack)
    },
  },
  // bmg2/special-attack/electric-storm
  'electric-storm': {
    name: 'Electric Storm',
    text: 'Everybody else under the explosion template around it takes a hit of Strength 3+ and two stuns. It may attack before and after.',
    cost: { special: 3 },
    apart: true,
    why: anyAttackBlockedReason,
    *perform({ game, owner }) {
      yield* storm(game, owner, 'Electric Storm', { stun: 2, injury: 0 })
    },
  },
  // bmg2/special-attack/flaming-wave
  'flaming-wave': {
    name: 'Flaming Wave',
    text: 'Everybody else under the explosion template around it takes a hit of Strength 3+ and an injury, and a fire marker; then it takes a stun itself. It may attack before and after.',
    cost: { special: 3 },
    apart: true,
    *perform({ game, owner }) {
      const strikes = yield* storm(game, owner, 'Flaming Wave', { stun: 0, injury: 1 })
      // Who has dodged is not hit.
      for (const { sufferer, impacts } of strikes)
        if (impacts > 0) yield* sufferEffect(game, sufferer, { id: 'fire', args: [] }, { by: owner })
      yield* inflict(game, owner, { stun: 1, by: owner, cause: 'Flaming Wave' })
    },
  },
}
