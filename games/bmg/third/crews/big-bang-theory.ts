import type { CrewDraft } from './draft.ts'

/** Crews of the Big Bang Theory. There are only six of them, so the crews differ in their cards. */
export const bigBangTheoryCrews: Readonly<Record<string, CrewDraft>> = {
  'bang-apartment-4a': {
    name: 'Apartment 4A',
    about: 'Nobody of them can fight, and nobody of them stays down.',
    affiliation: 'big-bang-theory',
    models: [
      'leonard-hofstadter as leader',
      'sheldon-cooper as sidekick',
      'penny',
      'howard-wolowitz',
      'rajesh-koothrappali',
      'zack-johnson as free-agent',
    ],
    deck: [
      'bang-knock-knock-knock',
      'bang-whats-the-frequency',
      'bang-this-is-my-spot',
      'bang-paintball',
      'bang-cosplay',
      'bang-game-night',
      'bang-the-theory-of-everything',
      'bloody-knuckles',
      'two-and-two',
      'wipe-the-board',
      'bang-good-mental-health',
    ],
  },
  'bang-field-trip': {
    name: 'A Field Trip to Gotham',
    about: 'The same friends with a plan, a laser, and nobody who reads the map.',
    affiliation: 'big-bang-theory',
    models: [
      'leonard-hofstadter as leader',
      'sheldon-cooper as sidekick',
      'zack-johnson as free-agent',
      'penny',
      'howard-wolowitz',
      'rajesh-koothrappali',
    ],
    deck: [
      'bang-new-comic-book-day',
      'bang-roommate-agreement',
      'bang-laser-party',
      'bang-field-trip',
      'bang-the-theory-of-everything',
      'bang-knock-knock-knock',
      'two-and-two',
      'trusted-hands',
      'make-it-count',
      'carve-up-the-map',
      'bang-good-mental-health',
    ],
  },
}
