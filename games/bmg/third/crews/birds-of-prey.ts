import type { CrewDraft } from './draft.ts'

/** Crews of the Birds of Prey. */
export const birdsOfPreyCrews: Readonly<Record<string, CrewDraft>> = {
  'birds-roller-derby': {
    name: 'Roller Derby',
    about: 'Harley on wheels with two masters of the fight: they are past you before you have turned round.',
    affiliation: 'birds-of-prey',
    models: [
      'harley-quinn-roller-derby as leader',
      'lady-shiva as sidekick',
      'batgirl-classic-costume as free-agent',
      'bruce-the-hyena',
      'mutated-plant-1',
      'unknown + birds-of-prey/grapple-gun',
      'detective-montoya',
    ],
    deck: [
      'birds-match-day',
      'birds-analog-hacking',
      'birds-blitzkrieg',
      'birds-selfie',
      'birds-outstanding-move',
      'birds-poison-the-supply',
      'birds-ecoterrorism',
      'bloody-knuckles',
      'two-and-two',
      'cold-pavement',
      'birds-emancipation',
    ],
  },
  'birds-sisters-in-arms': {
    name: 'Sisters in Arms',
    about: 'Canary and her friends keep to the middle, and what grows there obeys them.',
    affiliation: 'birds-of-prey',
    models: [
      'harley-quinn-roller-derby as leader',
      'black-canary as sidekick',
      'killer-frost-rebirth-suicide-squad',
      'roller-derby-thug-1',
      'roller-derby-thug-2',
      'tyrant + birds-of-prey/camo-vest',
      'mutated-plant-3',
    ],
    deck: [
      'birds-riots-in-the-streets',
      'birds-fight-in-the-shadows',
      'birds-the-revolt-has-begun',
      'birds-take-back-what-is-ours',
      'birds-ecoterrorism',
      'birds-match-day',
      'two-and-two',
      'bloody-knuckles',
      'change-of-plans',
      'carve-up-the-map',
      'birds-emancipation',
    ],
  },
}
