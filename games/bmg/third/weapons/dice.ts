import { hasTrait } from '@gargoyle/bmg-common'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import { amount } from './on-hit.ts'

/** As many as fail. */
export const ALL = 99

/** What weapons do to the dice that are rolled with them and against them. */
export const dice: Bmg3Rules = {
  sharp: {
    name: 'Sharp',
    text: 'Strength dice that fail are rolled again.',
    own: { 'strength-rerolls': ALL },
  },
  handy: {
    name: 'Handy',
    text: 'Attack dice that miss are rolled again.',
    own: { 'attack-rerolls': ALL },
  },
  'red-dot': {
    name: 'Red Dot',
    text: 'One attack die of an attack that misses is rolled again.',
    own: { 'whole-attack-rerolls': 1 },
  },
  accurate: {
    name: 'Accurate',
    text: 'Adds 1 to every attack die.',
    own: { 'attack-roll': 1 },
  },
  imprecise: {
    name: 'Imprecise',
    text: 'Takes 1 off every attack die.',
    own: { 'attack-roll': -1 },
  },
  heavy: {
    name: 'Heavy',
    text: 'Adds 1 to the Strength die.',
    own: { 'strength-roll': 1 },
  },
  devastating: {
    name: 'Devastating',
    text: 'Two Strength dice are rolled, and both count.',
    own: { 'strength-dice': 1 },
  },
  boosted: {
    name: 'Boosted (X)',
    text: 'Attacks with X attack dice more.',
    own: { 'attack-pool': ({ args }) => amount(args), 'ranged-pool': ({ args }) => amount(args) },
  },
  firearm: {
    name: 'Firearm',
    text: 'The Strength die hits on 2 or more, however strong the shooter is.',
    own: { strength: () => ({ set: 2 }) },
  },
  mechanical: {
    name: 'Mechanical',
    text: 'The Strength die hits on 3 or more, however strong the user is.',
    own: { strength: () => ({ set: 3 }) },
  },
  beam: {
    name: 'Beam',
    text: 'The Strength die hits on 2 or more, however strong the shooter is. Cover does not count. Nothing gives it magazines back.',
    neverReloaded: true,
    own: { strength: () => ({ set: 2 }), 'ignores-cover': true },
  },
  overwhelming: {
    name: 'Overwhelming',
    text: 'Takes 1 off every defence die rolled against it.',
    foe: { 'defense-roll': -1 },
  },
  crushing: {
    name: 'Crushing',
    text: 'It takes two successes of the defence roll to cancel a hit.',
    own: { 'blocks-needed': 1 },
  },
}

/** Whether the target has one of these traits. */
export const isAgainst = ({ game, strike }: Bmg3Case, traits: readonly string[]): boolean =>
  strike !== undefined && traits.some((trait) => hasTrait(game, strike.target, trait))
