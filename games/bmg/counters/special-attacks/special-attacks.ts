import { boardOf, bodyOf, isOnTable, touches, within } from '@gargoyle/bmg-common'
import { sightTo } from '@gargoyle/table'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { automaticImpacts, BLOW } from '../attack/automatic-impacts.ts'
import { carryOut, extraStrikes } from '../attack/melee.ts'
import { explosionAt, modelsUnder } from '../attack/templates.ts'
import { knockDown } from '../damage/knock-down.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { inUnits } from '../edition.ts'
import { release } from '../model/grip.ts'
import { applies } from '../rules/rule-system.ts'
import type { SpecialAttack } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { charge } from './charge.ts'
import { isUnaware } from './sneaking.ts'

const SC = { special: 1 } as const

/** Whether no wall stands between two models: no blow goes through one. bmg1/core/melee-contact, bmg1/special-attack/360-attack */
const isOpenBetween = (game: Play, one: Model, other: Model): boolean =>
  touches(game, one, other) || sightTo(boardOf(game), bodyOf(game, one), bodyOf(game, other)).visible

/** All models within 3 cm, friend or foe, that it may attack at all. bmg2/trait/plead */
const allAround = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== owner &&
      isOnTable(model) &&
      within(game, owner, model, inUnits(game, 3)) &&
      isOpenBetween(game, owner, model) &&
      !applies(game, 'may-not-attack', { about: owner, other: model }),
  )

/** The special attacks. Their records answer like rules of the weapon while they are made. bmg1/core/special-attack-use */
export const specialAttacks: Readonly<Record<string, SpecialAttack>> = {
  // bmg1/special-attack/360-attack
  '360-attack': {
    name: '360 Attack',
    text: 'Strikes everybody within 3 cm, friends too, with one die each.',
    cost: { special: 1, attack: 1 },
    why: ({ game, owner }) => (allAround(game, owner).length === 0 ? 'No model is within 3 cm.' : undefined),
    *perform({ game, owner, arm }) {
      const attack = newAttack({
        attacker: owner,
        kind: 'melee',
        weapon: weaponAt(game, owner, arm),
        arm,
        special: '360-attack',
        // bmg1/core/melee-strikes: these are not struck one after the other.
        atOnce: true,
      })
      for (const target of allAround(game, owner))
        newStrike(attack, target, { dice: 1 + extraStrikes(game, attack, target) })
      yield* carryOut(game, attack)
    },
  },
  // bmg1/special-attack/charge
  charge,
  // bmg1/special-attack/deadly-strike
  'deadly-strike': {
    name: 'Deadly Strike',
    text: 'A critical hit makes a casualty.',
    cost: SC,
    lends: [{ id: 'crt', args: ['casualty'] }],
  },
  // bmg1/special-attack/devastating-blow
  'devastating-blow': {
    name: 'Devastating Blow',
    text: 'Strength is 1 better.',
    cost: SC,
    own: { strength: -1 },
  },
  // bmg1/special-attack/electric-storm
  'electric-storm': {
    name: 'Electric Storm',
    text: 'Everybody else under the explosion template around it takes an impact of Strength 4+ and two stuns. It may attack before and after.',
    cost: { special: 3, attack: 1 },
    // It is made with no weapon, before or after an attack of either kind.
    apart: true,
    why: ({ game, owner }) =>
      applies(game, 'cannot-attack', { about: owner }) ? 'Something keeps it from attacking.' : undefined,
    *perform({ game, owner }) {
      if (!isOnTable(owner)) return
      const under = modelsUnder(game, explosionAt(game, owner.at), owner)
      // bmg1/core/grab: it attacks all of them.
      const [first, ...others] = under
      if (first !== undefined) release(game, owner, others.length === 0 ? first.model : undefined)
      for (const { model } of under)
        yield* automaticImpacts(game, model, { ...BLOW, name: 'Electric Storm', by: owner, isAttack: true })
    },
  },
  // bmg1/special-attack/lethal-blow
  'lethal-blow': {
    name: 'Lethal Blow',
    text: 'Who is damaged is Stunned.',
    cost: SC,
    inflicts: ({ game, owner, strike }) =>
      sufferEffect(game, strike.sufferer, { id: 'stunned', args: [] }, { by: owner, strike }),
  },
  // bmg1/special-attack/power-strike
  'power-strike': {
    name: 'Power Strike',
    text: 'Who is hit is knocked down.',
    cost: SC,
    *onImpact({ game, owner, strike, rule }) {
      yield* knockDown(game, strike.sufferer, { by: owner, rule })
    },
  },
  // bmg1/special-attack/precise-blow
  'precise-blow': {
    name: 'Precise Blow',
    text: 'Impact dice are 1 better, and the collateral die may be rolled again.',
    cost: SC,
    own: { 'impact-roll': 1, 'collateral-rerolls': true },
  },
  // bmg1/special-attack/sneak-attack
  'sneak-attack': {
    name: 'Sneak Attack',
    text: 'Only on who did not see it at the beginning of the round; the target cannot block.',
    cost: SC,
    // bmg1/trait/bodyguard: who takes the hit for the target is not the target.
    foe: { 'cannot-block': ({ about, strike }) => strike?.target === about },
    targetBlockedReason: ({ owner, target }) =>
      isUnaware(target, owner) ? undefined : 'It saw the attacker at the beginning of the round.',
  },
  // bmg1/special-attack/technique
  technique: {
    name: 'Technique',
    text: 'Who is damaged is knocked down; if the dice do so too, one more impact of Strength 4+ and two stuns.',
    cost: SC,
    *inflicts({ game, owner, strike, rule }) {
      const about = { about: strike.sufferer, other: owner, purpose: strike.kind }
      // bmg1/trait/large: whom the dice cannot knock down they do not.
      if (applies(game, 'cannot-be-knocked-down', about)) return
      if (strike.pair)
        yield* automaticImpacts(game, strike.sufferer, {
          ...BLOW,
          name: 'Technique',
          by: owner,
          isAttack: true,
        })
      else yield* knockDown(game, strike.sufferer, { by: owner, rule })
    },
  },
  // bmg1/special-attack/thief
  thief: {
    name: 'Thief',
    text: 'A critical hit steals a weapon.',
    cost: SC,
    lends: [{ id: 'crt', args: ['steal'] }],
  },
}
