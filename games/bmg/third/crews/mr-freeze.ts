import type { CrewDraft } from './draft.ts'

/** Crews of Mr. Freeze. */
export const mrFreezeCrews: Readonly<Record<string, CrewDraft>> = {
  'freeze-cold-front': {
    name: 'Cold Front',
    about: 'Armour, frost and a polar bear: they come slowly, and what they reach stays where it is.',
    affiliation: 'mr-freeze',
    models: [
      'mr-freeze-cryo-armor as leader',
      'captain-cold as free-agent',
      'freeze-thug-1',
      'freeze-thug-2',
      'freeze-thug-3 + mr-freeze/cryo-grenade',
      'combat-polar-bear',
      'coldy',
    ],
    deck: [
      'freeze-important-research',
      'freeze-stay-cool',
      'freeze-frozen-assets',
      'freeze-kingdom-of-ice',
      'freeze-harsh-conditions',
      'freeze-cool-trophy',
      'freeze-endless-winter',
      'bloody-knuckles',
      'two-and-two',
      'cold-pavement',
      'freeze-searching-for-nora',
    ],
  },
  'freeze-laboratory': {
    name: 'The Frozen Laboratory',
    about: 'Small helpers gather what the doctor needs while two bears and an axe keep visitors away.',
    affiliation: 'mr-freeze',
    models: [
      'mr-freeze-arkham-knight as leader',
      'killer-frost as free-agent',
      'ranged-polar-bear',
      'freezy',
      'icy',
      'freeze-thug-4',
      'freeze-thug-2 + mr-freeze/cryo-grenade',
    ],
    deck: [
      'freeze-a-freeze-is-coming',
      'freeze-chill-out',
      'freeze-send-them-to-the-cooler',
      'freeze-technological-information',
      'freeze-endless-winter',
      'freeze-important-research',
      'meet-me-halfway',
      'trusted-hands',
      'make-it-count',
      'carve-up-the-map',
      'freeze-searching-for-nora',
    ],
  },
}
