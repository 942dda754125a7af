import { addEffect, isImmune, touches } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { gainCounter, isShotRoll, markersOn, rollSkill, trigger } from '@gargoyle/bmg-counters/toolkit'
import { isVehicle } from '../effects/vehicles.ts'
import { removeMarkers } from './repair.ts'
import { ricochet } from './ricochet.ts'
import { awakeHenchman, enemiesInSight, friendsWithin, isWithinReach, onOne } from './targets.ts'

const SC = { special: 1 } as const

const avengers = friendsWithin(8, awakeHenchman)

/** Traits of the Compendium whose names begin with R. */
export const compendiumR: CounterRules = {
  // bmg2/trait/radio
  radio: {
    name: 'Radio',
    text: "It rolls failed Let's Go! rolls again.",
    own: { 'lets-go-rerolls': true },
  },
  // bmg2/trait/raised-in-the-sewers
  'raised-in-the-sewers': {
    name: 'Raised in the Sewers',
    text: 'It does not count for the limit of the sewers.',
    always: true,
    own: { 'ignores-sewer-limit': true },
  },
  // bmg2/trait/ranged-master
  'ranged-master': {
    name: 'Ranged Master',
    text: 'Its shots hit with +1.',
    own: { 'impact-roll': (it) => (isShotRoll(it) ? 1 : 0) },
  },
  // bmg2/trait/reanimated-owl
  'reanimated-owl': {
    name: 'Reanimated Owl',
    text: 'It rolls failed rolls to wake up again. As a casualty it pays 1VP more.',
    always: true,
    own: {
      'skill-rerolls': ({ owner, purpose }) => purpose === 'endurance' && owner.condition === 'ko',
      'casualty-points': 1,
    },
  },
  // bmg2/trait/regeneration
  regeneration: {
    name: 'Regeneration',
    text: 'Once a round it loses a marker of any kind.',
    losable: true,
    action: {
      cost: SC,
      limit: 'round',
      why: ({ owner }) => (markersOn(owner) === 0 ? 'It is not hurt.' : undefined),
      perform: ({ game, owner, rule }) => removeMarkers(game, owner, 1, rule),
    },
  },
  // bmg2/trait/regrets
  regrets: {
    name: 'Regrets',
    text: 'When its activation begins it passes a Willpower roll, or neither attacks nor uses Flaming Wave in this round.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (owner !== active) return
        if (!(yield* rollSkill(game, owner, 'willpower', { reason: 'against its regrets', rule })))
          addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'It does not attack or use Flaming Wave.',
      own: { 'cannot-attack': true, 'no-special-attack': ({ purpose }) => purpose === 'flaming-wave' },
    },
  },
  // bmg2/trait/repairman
  repairman: {
    name: 'Repairman',
    text: 'A vehicle in contact loses a marker.',
    action: onOne({
      cost: SC,
      whom: (game, owner) =>
        game.state.models.filter(
          (model) =>
            touches(game, owner, model) &&
            isWithinReach(game, owner, model) &&
            isVehicle(game, model) &&
            markersOn(model) > 0,
        ),
      nobody: 'No damaged vehicle is in contact.',
      prompt: 'What is repaired?',
      act: (game, target, _owner, { rule }) => removeMarkers(game, target, 1, rule),
    }),
  },
  // bmg2/trait/revenge, bmg2/core/counters-above-maximum
  revenge: {
    name: 'Revenge',
    text: 'Henchmen of its crew within 8", itself too if it is one, gain 1AC, even beyond their limit.',
    action: {
      cost: SC,
      why: ({ game, owner }) =>
        avengers(game, owner).length === 0 ? 'No Henchman is within 8".' : undefined,
      perform({ game, owner }) {
        for (const model of avengers(game, owner))
          gainCounter(game, model, 'attack', 'Revenge', { beyond: true })
      },
    },
  },
  // bmg2/trait/ricochet
  ricochet: {
    name: 'Ricochet',
    text: 'For 1SC once a round, when its shots have hit: a free attack with the same weapon on another model within 2" and in sight of who was hit, whatever line and range.',
    on: { 'attack-resolved': ({ game, owner, attack, rule }) => ricochet(game, owner, attack, rule) },
  },
  // bmg2/trait/riddler-bots
  'riddler-bots': {
    name: 'Riddler Bots',
    text: 'Models of its crew have Autorepair and Multitask instead of Can You Solve This?.',
    keyword: true,
    takesFrom: () => ['can-you-solve-this-x'],
    lendsTo: ({ taker }) =>
      taker.traits
        .filter(({ id }) => id === 'can-you-solve-this-x')
        .flatMap(({ args }) => [
          { id: 'autorepair-x', args },
          { id: 'multitask', args: [] },
        ]),
  },
  // bmg2/trait/roots
  roots: {
    name: 'Roots',
    text: 'An enemy in sight within 8" passes an Agility roll or is Pinned Down until the end of the round.',
    action: onOne({
      cost: { special: 2 },
      whom: enemiesInSight(8),
      nobody: 'It sees no enemy within 8".',
      *act(game, target, owner, { rule }) {
        const passed = yield* rollSkill(game, target, 'agility', {
          reason: 'against roots',
          rule,
        })
        if (passed || isImmune(game, target, 'immobilized')) return
        // Without `by`: no captor holds it.
        addEffect(game, target, 'immobilized', { until: 'round', each: true })
        yield* trigger(game, 'suffered', { victim: target, what: 'immobilized', by: owner })
      },
    }),
  },
}
