import type { CrewList } from '@gargoyle/bmg3'

// Listed by hand: the ready-made crews would load the whole catalogue into the page. Cards that are played during the
// actions of others, or before the first activation, are left out: they are too hard for a first game.
const few = (
  affiliation: NonNullable<CrewList['affiliation']>,
  boss: string,
  henchmen: readonly string[],
  deck: readonly (readonly [card: string, copies: number])[],
): CrewList => ({
  boss,
  affiliation,
  reputation: 350,
  models: [
    { id: boss, rank: 'leader', equipment: [] },
    ...henchmen.map((id) => ({ id, rank: 'henchman' as const, equipment: [] })),
  ],
  deck: deck.map(([card, copies]) => ({ card, copies })),
})

/** Three of the police, with the deck of the ready-made crew. */
export const fewPolice: CrewList = few(
  'gcpd',
  'batman-ben-affleck',
  ['agent-3', 'gcpd-cop-1'],
  [
    ['gcpd-door-to-door', 3],
    ['gcpd-under-observation', 3],
    ['gcpd-officer-needs-assistance', 2],
  ],
)

/** Three of the carnival, with the deck of the ready-made crew. */
export const fewClowns: CrewList = few(
  'joker',
  'joker',
  ['grumpy', 'axe-clown'],
  [
    ['joker-posters-on-every-wall', 3],
    ['joker-red-noses', 3],
    ['joker-strangers-in-the-crowd', 2],
    ['joker-doors-wide-open', 2],
    ['joker-laugh-it-off', 3],
    ['joker-no-rehearsal', 1],
    ['joker-harleys-surprise', 1],
    ['word-gets-around', 3],
    ['change-of-plans', 1],
  ],
)
