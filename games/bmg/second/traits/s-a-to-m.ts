import type { CounterRules } from '@gargoyle/bmg-counters'
import { blowUp } from './detonate.ts'
import { layBeside, placesBeside } from './marker-beside.ts'
import { enemiesWithin } from './targets.ts'

const cheap: readonly string[] = ['Magazine', 'Radio']

/** Traits of the Compendium from Sa to Sm. */
export const compendiumSAToM: CounterRules = {
  // bmg2/trait/safe-hands
  'safe-hands': {
    name: 'Safe Hands',
    text: 'Steal does nothing to it.',
    always: true,
    own: { immune: ({ purpose }) => purpose === 'steal' },
  },
  // bmg2/trait/sapper
  sapper: {
    name: 'Sapper',
    text: 'Once a game it piles up sandbags in contact: a small obstacle that stops shots (5+), with Defense 2 and Endurance 4.',
    action: {
      cost: { special: 2 },
      limit: 'game',
      why: ({ game, owner }) =>
        placesBeside(game, owner).length === 0 ? 'There is no room for sandbags.' : undefined,
      *perform({ game, owner, rule }) {
        yield* layBeside(game, owner, 'sandbags', {
          prompt: 'Where do the sandbags go?',
          rule,
        })
      },
    },
  },
  // bmg2/trait/savage-fighter
  'savage-fighter': {
    name: 'Savage Fighter',
    text: 'It hits with +1 when it pushes.',
    own: { 'impact-roll': ({ strike }) => (strike?.attack.mode === 'push' ? 1 : 0) },
  },
  // bmg2/trait/self-destruction
  'self-destruction': {
    name: 'Self-Destruction',
    text: 'As its ranged attack it blows up: all others under the explosion template around it take a hit of Strength 2+ with an injury and a stun, and it is a casualty.',
    action: {
      cost: { attack: 1, special: 1 },
      attack: true,
      perform: ({ game, owner: by }) =>
        blowUp(game, by, { by, strength: 2, damage: { injury: 1, stun: 1 }, name: 'Self-Destruction' }),
    },
  },
  // bmg2/trait/self-discipline
  'self-discipline': {
    name: 'Self-Discipline',
    text: 'No enemy takes it over or makes it move by a trait.',
    own: {
      immune: ({ purpose }) => purpose === 'hypnotize',
      'cannot-be-controlled': ({ owner, other }) => other === undefined || other.seat !== owner.seat,
    },
  },
  // bmg2/trait/sharpshooter, bmg2/core/ping
  sharpshooter: {
    name: 'Sharpshooter',
    text: 'There is no Ping! against its shots.',
    own: { 'ignores-blink': true },
  },
  // bmg2/trait/shockwave
  shockwave: {
    name: 'Shockwave',
    text: 'All enemies within 4" lose 1MC.',
    action: {
      cost: { special: 1 },
      why: ({ game, owner }) =>
        enemiesWithin(4)(game, owner).some(({ counters }) => counters.movement > 0)
          ? undefined
          : 'No enemy within 4" has MC.',
      perform({ game, owner }) {
        for (const model of enemiesWithin(4)(game, owner))
          model.counters.movement = Math.max(0, model.counters.movement - 1)
      },
    },
  },
  // bmg2/trait/smuggler
  smuggler: {
    name: 'Smuggler',
    text: 'Its crew buys Magazines and Radios at half their price.',
    keyword: true,
    forming: { discount: ({ item }) => (cheap.includes(item.name) ? item.funding / 2 : 0) },
  },
}
