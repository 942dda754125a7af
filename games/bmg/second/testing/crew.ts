import { type BandReport, checkBand, type Equipment, type Rank } from '@gargoyle/bmg-counters'
import { type ModelSketch, sketchedProfile } from '@gargoyle/bmg-counters/testing'
import { refused } from '@gargoyle/engine'
import { book } from '../book.ts'

/** A model on a crew list: its sketch, what it is recruited as, how often, and what it buys. */
export type Recruited = Partial<ModelSketch> & {
  readonly as?: Rank
  readonly times?: number
  readonly items?: readonly Equipment[]
}

/** What there is to say about a crew of a boss and these models. */
export function crewReport(
  boss: Recruited,
  models: Readonly<Record<string, Recruited>>,
  reputation = 300,
): BandReport {
  const all: Readonly<Record<string, Recruited>> = {
    boss: { rank: 'leader', affiliations: ['joker'], ...boss },
    ...models,
  }
  const profiles = new Map(
    Object.entries(all).map(([id, sketch]) => [
      id,
      { ...sketchedProfile(id, { seat: 'a', ...sketch }), minion: false },
    ]),
  )
  const items = Object.values(all).flatMap(({ items: bought = [] }) => bought)
  return checkBand(
    {
      leader: 'boss',
      reputation,
      models: Object.entries(all).flatMap(
        ([id, { rank = 'henchman', as = rank, times = 1, items: bought = [] }]) =>
          Array.from({ length: times }, () => ({ id, rank: as, equipment: bought.map((item) => item.id) })),
      ),
    },
    {
      prefix: 'bmg2',
      catalogue: { models: profiles, model: (id) => profiles.get(id), find: () => refused('not here') },
      equipment: new Map(items.map((item) => [item.id, item])),
      enforced: {
        traits: new Set(Object.keys(book.traits)),
        weaponRules: new Set(Object.keys(book.weaponRules)),
      },
      traits: book.traits,
    },
  )
}

/** What is wrong with such a crew, as rule ids. */
export const crewProblems = (...given: Parameters<typeof crewReport>): readonly string[] =>
  crewReport(...given).violations.map(({ rule }) => rule)
