import { addEffect, cardOf, touches } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { isCalled, rollSkill, weaponHas } from '@gargoyle/bmg-counters/toolkit'
import { blowUp } from './detonate.ts'
import { flight } from './flight.ts'
import { takesHits } from './guard.ts'
import { conscious, enemiesBeside, friendsOfOwner, lasting, onOne } from './targets.ts'

const SC = { special: 1 } as const

/** The names that equipment lists know Jason Todd by. bmg2/trait/fully-equipped */
const JASON_TODD = /^(?:jason-todd|red-hood|arkham-knight)/

/** Traits of the Compendium whose names begin with F. */
export const addedF: CounterRules = {
  // bmg2/trait/feint
  feint: {
    name: 'Feint',
    text: 'An Agility roll: passed, an enemy in contact cannot block its attacks until the end of the round.',
    action: onOne({
      cost: SC,
      whom: enemiesBeside(conscious),
      nobody: 'No enemy is in contact.',
      *act(game, target, by, { rule }) {
        if (yield* rollSkill(game, by, 'agility', { reason: 'to feint', rule }))
          addEffect(game, target, 'feint', { until: 'round', by, each: true })
      },
    }),
    effect: {
      name: 'Taken in by a feint',
      text: 'It cannot block attacks of one enemy.',
      own: { 'cannot-block': ({ strike, effect }) => strike?.attacker.id === effect?.by },
    },
  },
  // bmg2/trait/feral
  feral: {
    name: 'Feral',
    text: 'Hit dice are 1 better when it grabs.',
    own: { 'impact-roll': ({ strike }) => (strike?.attack.mode === 'grab' ? 1 : 0) },
  },
  // bmg2/trait/ferocious, bmg2/core/push
  ferocious: {
    name: 'Ferocious',
    text: 'It pushes without SC.',
    own: { 'no-counter-for': ({ purpose }) => purpose === 'push' },
  },
  // bmg2/trait/flak-armor
  'flak-armor': {
    name: 'Flak Armor',
    text: 'Explosive and Expansive weapons do not damage it.',
    always: true,
    on: {
      harming({ owner, harm }) {
        const { strike } = harm
        if (harm.to !== owner || strike === undefined) return
        if (!weaponHas(strike.weapon, 'explosive') && !weaponHas(strike.weapon, 'expansive')) return
        harm.stun = 0
        harm.injury = 0
      },
    },
  },
  // bmg2/trait/fly, bmg2/core/falling-chart
  fly: {
    name: 'Fly',
    text: 'Once a round its basic move is 8" longer and goes in any direction, over everything. Its falls are a step milder.',
    own: { 'milder-falls': 1 },
    action: flight({ id: 'fly', inches: 8, cost: { movement: 1, special: 1 } }),
  },
  // bmg2/trait/flying-high
  'flying-high': {
    name: 'Flying High',
    text: 'Once a game its basic move is 20" longer and goes in any direction, over everything.',
    action: flight({ id: 'flying-high', inches: 20, cost: { movement: 1, special: 3 }, oneUse: true }),
  },
  // bmg2/trait/for-the-family, bmg2/core/passive-traits
  'for-the-family': {
    name: 'For The Family',
    text: 'For 1SC it takes the hits of a friendly Carmine Falcone in sight within 2", unless Selina Kyle attacks.',
    on: takesHits({
      id: 'for-the-family',
      inches: 2,
      needsSight: true,
      isWard: (game, ward, _guard, { attacker }) =>
        isCalled(cardOf(game, ward).profile, 'carmine-falcone') &&
        !isCalled(cardOf(game, attacker).profile, 'selina-kyle'),
    }),
  },
  // bmg2/trait/force-field, bmg2/table/multitask
  'force-field': {
    name: 'Force Field',
    text: 'A friend in contact has a last Ping! of 4+ against every shot until the end of the round, cover or not.',
    action: onOne({
      cost: SC,
      whom: (game, owner) =>
        friendsOfOwner(conscious, { self: false })(game, owner).filter((model) =>
          touches(game, owner, model),
        ),
      nobody: 'No friend is in contact.',
      prompt: 'Who stands in the force field?',
      act: lasting(),
    }),
    effect: { name: 'In a force field', text: 'A last Ping! of 4+.', own: { 'last-blink': { set: 4 } } },
  },
  // bmg2/trait/fully-equipped, bmg2/core/equipment
  'fully-equipped': {
    name: 'Fully Equipped',
    text: 'It may have whatever is listed for Jason Todd, whichever crew lists it.',
    keyword: true,
    forming: {
      mayBear: ({ item }) =>
        item.bearers?.some(({ who }) => who !== undefined && JASON_TODD.test(who)) === true,
    },
  },
  // bmg2/trait/funny-bomb
  'funny-bomb': {
    name: 'Funny Bomb',
    text: 'As its ranged attack it blows up: all others under the explosion template around it take a hit of Strength 3+ with an injury and a stun, and it is a casualty.',
    action: {
      cost: { attack: 1, special: 1 },
      attack: true,
      perform: ({ game, owner: by }) =>
        blowUp(game, by, { by, strength: 3, damage: { injury: 1, stun: 1 }, name: 'Funny Bomb' }),
    },
  },
}
