import type { Affiliation, Equipment } from '@gargoyle/bmg-counters'

type Line = readonly [most: number, name: string, funding: number, grants: string | undefined]

const rule = (id: string) => ({ id, args: [] })

/** The eight lists, each with the bands that use it. bmg1/core/equipment */
export const equipmentLists: Readonly<
  Record<
    string,
    { readonly name: string; readonly bands: readonly Affiliation[]; readonly lines: readonly Line[] }
  >
> = {
  // bmg1/equipment-list/batman-law
  'batman-law': {
    name: 'Batman (Law)',
    bands: ['batman', 'law-force'],
    lines: [
      // bmg1/equipment/magazine
      [2, 'Magazine', 200, undefined],
      // bmg1/equipment/flashlight
      [2, 'Flashlight', 100, 'lantern'],
      // bmg1/equipment/handcuffs
      [2, 'Handcuffs', 200, 'arrest'],
      // bmg1/equipment/whistle
      [2, 'Whistle', 200, 'stop'],
    ],
  },
  // bmg1/equipment-list/joker
  joker: {
    name: 'Joker',
    bands: ['joker'],
    lines: [
      [2, 'Magazine', 200, undefined],
      // bmg1/equipment/throwing: a grapple gun, whatever its name.
      [2, 'Throwing', 300, 'batclaw'],
      // bmg1/equipment/clown-painting: "Mislead" is printed nowhere and is read as Distract.
      [2, 'Clown Painting', 150, 'distract'],
      // bmg1/equipment/flare
      [2, 'Flare', 300, 'flare'],
    ],
  },
  // bmg1/equipment-list/poison-ivy
  'poison-ivy': {
    name: 'Poison Ivy',
    bands: ['poison-ivy'],
    lines: [
      // bmg1/equipment/titanic-mutation
      [2, 'Titanic Mutation', 150, 'titan-dose'],
      // bmg1/equipment/sense-mutation
      [1, 'Sense Mutation', 100, 'night-vision'],
      // bmg1/equipment/extra-spores
      [2, 'Extra Spores', 200, undefined],
      // bmg1/equipment/spikes-mutation
      [2, 'Spikes Mutation', 200, 'claws'],
    ],
  },
  // bmg1/equipment-list/black-mask
  'black-mask': {
    name: 'Black Mask',
    bands: ['black-mask'],
    lines: [
      [2, 'Magazine', 200, undefined],
      // bmg1/equipment/brass-knuckles
      [2, 'Brass Knuckles', 200, 'reinforced-gloves'],
      [2, 'Throwing', 200, 'batclaw'],
      // bmg1/equipment/bribery
      [1, 'Bribery', 100, 'informer'],
    ],
  },
  // bmg1/equipment-list/penguin
  penguin: {
    name: 'Penguin',
    bands: ['penguin'],
    lines: [
      [2, 'Magazine', 200, undefined],
      [2, 'Throwing', 300, 'batclaw'],
      // bmg1/equipment/laser
      [2, 'Laser', 150, 'laser'],
      // bmg1/equipment/camouflage-vest
      [2, 'Camouflage Vest', 300, 'stealth'],
    ],
  },
  // bmg1/equipment-list/bane
  bane: {
    name: 'Bane',
    bands: ['bane'],
    lines: [
      [2, 'Magazine', 200, undefined],
      [2, 'Throwing', 300, 'batclaw'],
      // bmg1/equipment/titan-dose
      [1, 'Titan Dose', 100, 'titan-dose'],
      // bmg1/equipment/night-vision-goggles
      [2, 'Night Vision Goggles', 200, 'night-vision'],
    ],
  },
  // bmg1/equipment-list/two-face
  'two-face': {
    name: 'Two Face',
    bands: ['two-face'],
    lines: [
      [2, 'Magazine', 200, undefined],
      [1, 'Bribery', 100, 'informer'],
      // bmg1/equipment/bulletproof-vest
      [2, 'Bulletproof Vest', 100, 'bulletproof-vest'],
      [2, 'Handcuffs', 200, 'arrest'],
    ],
  },
  // bmg1/equipment-list/league-of-shadows
  'league-of-shadows': {
    name: 'League of Shadows',
    bands: ['league-of-shadows'],
    lines: [
      [2, 'Magazine', 200, undefined],
      // bmg1/equipment/loyalty-tattoo
      [1, 'Loyalty Tattoo', 200, 'bodyguard'],
      [1, 'Night Vision Goggles', 200, 'night-vision'],
      // bmg1/equipment/climbing-shoes
      [1, 'Climbing Shoes', 100, 'climbing-shoes'],
    ],
  },
}

const idOf = (list: string, name: string): string => `${list}/${name.toLowerCase().replaceAll(' ', '-')}`

/** All equipment by id. Only plants buy from Poison Ivy's list. */
export const equipment: ReadonlyMap<string, Equipment> = new Map(
  Object.entries(equipmentLists).flatMap(([list, { bands, lines }]) =>
    lines.map(([most, name, funding, grants]): [string, Equipment] => [
      idOf(list, name),
      {
        id: idOf(list, name),
        name,
        affiliations: bands,
        funding,
        most,
        ...(grants === undefined ? { magazine: true as const } : { grants: rule(grants) }),
        ...(list === 'poison-ivy' ? { needs: { id: 'elite-type', args: ['plants'] } } : {}),
      },
    ]),
  ),
)
