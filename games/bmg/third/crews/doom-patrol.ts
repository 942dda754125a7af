import type { CrewDraft } from './draft.ts'

/** Crews of the Doom Patrol. There are only five of them, so the crews differ in their cards. */
export const doomPatrolCrews: Readonly<Record<string, CrewDraft>> = {
  'doom-field-work': {
    name: 'Field Work',
    about: 'Five who should not be alive hold together and take what comes.',
    affiliation: 'doom-patrol',
    models: [
      'the-chief as leader',
      'robotman as sidekick',
      'negative-man as sidekick',
      'elasti-girl as sidekick',
      'crazy-jane as sidekick',
    ],
    deck: [
      'doom-misfits',
      'doom-i-work-best-alone',
      'doom-the-last-experiment',
      'doom-no-one-is-normal',
      'doom-wrecking-crew',
      'doom-into-the-painting',
      'doom-the-chiefs-plan',
      'bloody-knuckles',
      'two-and-two',
      'cold-pavement',
      'doom-caulders-orders',
    ],
  },
  'doom-family-therapy': {
    name: 'Family Therapy',
    about: 'The same five go separate ways, and meet where it hurts.',
    affiliation: 'doom-patrol',
    models: [
      'the-chief as leader',
      'robotman as sidekick',
      'negative-man as sidekick',
      'elasti-girl as sidekick',
      'crazy-jane as sidekick',
    ],
    deck: [
      'doom-we-cannot-be-defeated',
      'doom-sisters-in-arms',
      'doom-strange-clues',
      'doom-side-effects',
      'doom-the-chiefs-plan',
      'doom-misfits',
      'meet-me-halfway',
      'trusted-hands',
      'change-of-plans',
      'carve-up-the-map',
      'doom-caulders-orders',
    ],
  },
}
