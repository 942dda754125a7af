import type { CrewDraft } from './draft.ts'

/** Crews of the Court of Owls. */
export const courtOfOwlsCrews: Readonly<Record<string, CrewDraft>> = {
  'owls-night-of-the-owls': {
    name: 'Night of the Owls',
    about: 'Lincoln March leads a handful of Talons, each sent after somebody who stands alone.',
    affiliation: 'court-of-owls',
    models: [
      'lincoln-march as leader',
      'talon as free-agent',
      'dementor',
      'the-talon',
      'omalleys-son + court-of-owls/ancient-training',
      'omalleys-grandfather',
    ],
    deck: [
      'owls-an-owls-tale',
      'owls-owls-night',
      'owls-terrible-accident',
      'owls-labyrinth',
      'owls-primary-prey',
      'owls-not-a-whispered-word',
      'owls-gotham-is-ours',
      'bloody-knuckles',
      'two-and-two',
      'change-of-plans',
      'owls-plots-behind-plots',
    ],
  },
  'owls-old-money': {
    name: 'Old Money',
    about: 'A masked lady of the Court watches from behind while her ancestors do the work.',
    affiliation: 'court-of-owls',
    models: [
      'high-court-member as leader',
      'gotham-butcher as free-agent',
      'omalleys-father + court-of-owls/ancient-training',
      'ephraim-newhouse + court-of-owls/ancient-weapon',
      'henry-ballard + court-of-owls/camo-vest',
      '1890s-talon + court-of-owls/circus-grooming',
      'omalleys-son + court-of-owls/climbing-claws',
    ],
    deck: [
      'owls-talons-claw',
      'owls-secure-bases',
      'owls-shadow-claw',
      'owls-stalking-parliament',
      'owls-gotham-is-ours',
      'owls-an-owls-tale',
      'two-and-two',
      'bloody-knuckles',
      'change-of-plans',
      'carve-up-the-map',
    ],
  },
}
