import type { Affiliation, Rank } from '../vocabulary.ts'

/** Every rank there is, from the top. */
export const ranks = ['leader', 'sidekick', 'free-agent', 'henchman'] as const satisfies readonly Rank[]

/** Every affiliation there is. Share codes name them by their places: new ones come last. */
export const affiliations = [
  'amazons-of-themyscira',
  'bane',
  'batman',
  'birds-of-prey',
  'black-mask',
  'court-of-owls',
  'gorilla-grodd',
  'green-arrow',
  'joker',
  'law-force',
  'league-of-shadows',
  'lexcorp',
  'mr-freeze',
  'organized-crime',
  'penguin',
  'poison-ivy',
  'riddler',
  'scarecrow',
  'secret-six',
  'suicide-squad',
  'teen-titans',
  'two-face',
  'unknown',
  'watchmen',
  'wonderland-gang',
] as const satisfies readonly Affiliation[]
