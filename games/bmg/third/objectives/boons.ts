import type { Bmg3Rules } from '../rules/special-rule.ts'

/** What cards played as resources leave on models for a while. `value` is how much. */
export const cardEffects: Bmg3Rules = {
  'card-haste': {
    name: 'Haste',
    text: 'Moves further, by as many inches as its value.',
    own: { movement: ({ effect }) => effect?.value ?? 0 },
  },
  'card-fury': {
    name: 'Fury',
    text: 'Every attack rolls as many attack dice more as its value.',
    own: { 'whole-attack-dice': ({ effect }) => effect?.value ?? 0 },
  },
  'card-might': {
    name: 'Might',
    text: 'Its Strength dice count as many points more as its value.',
    own: { 'strength-roll': ({ effect }) => effect?.value ?? 0 },
  },
  'card-steady-hand': {
    name: 'Steady Hand',
    text: 'In every attack, as many failed attack dice as its value are rolled again.',
    own: { 'whole-attack-rerolls': ({ effect }) => effect?.value ?? 0 },
  },
  'card-guard': {
    name: 'Guard',
    text: 'Attacks on this model lose as many attack dice as its value.',
    foe: { 'attack-dice': ({ effect }) => -(effect?.value ?? 0) },
  },
  'card-parry': {
    name: 'Parry',
    text: 'In every defence, as many failed dice as its value are rolled again.',
    own: { 'defense-rerolls': ({ effect }) => effect?.value ?? 0 },
  },
  'card-nerve': {
    name: 'Nerve',
    text: 'As many of its Efforts as its value cost nothing, each time it makes some.',
    own: { 'free-efforts': ({ effect }) => effect?.value ?? 0 },
  },
  'card-shade': {
    name: 'Shade',
    text: 'By night, only those within 6" see this model.',
    own: { 'seen-within': { loweredTo: 6 } },
  },
  'card-sure-foot': {
    name: 'Sure Foot',
    text: 'Difficult ground, climbs and standing up do not impair its moves.',
    own: { 'ignores-impaired': true },
  },
  'card-long-arm': {
    name: 'Long Arm',
    text: 'Places and reveals suspects that it sees within as many inches as its value.',
    own: {
      'place-reach': ({ effect }) => ({ raisedTo: effect?.value ?? 0 }),
      'reveal-reach': ({ effect }) => ({ raisedTo: effect?.value ?? 0 }),
    },
  },
  'card-sentry': {
    name: 'Sentry',
    text: 'Enemies cannot reveal suspects of its crew within 2" of it.',
    own: { 'guards-suspects': true },
  },
  'card-unbowed': {
    name: 'Unbowed',
    text: 'It cannot be knocked out.',
    own: { 'cannot-be-ko': true },
  },
  'card-hobbled': {
    name: 'Hobbled',
    text: 'Moves less far, by as many inches as its value.',
    own: { movement: ({ effect }) => -(effect?.value ?? 0) },
  },
  'card-rattled': {
    name: 'Rattled',
    text: 'It makes no Efforts.',
    own: { 'no-efforts': true },
  },
  'card-exposed': {
    name: 'Exposed',
    text: 'Its Defense is lower by its value.',
    own: { defense: ({ effect }) => -(effect?.value ?? 0) },
  },
  'card-tied-up': {
    name: 'Tied Up',
    text: 'It manipulates nothing.',
    own: { 'cannot-manipulate': true },
  },
}
