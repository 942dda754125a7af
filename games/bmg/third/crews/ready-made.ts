import type { CrewList, Recruit } from '../crew/crew-list.ts'
import { objectiveCards } from '../objectives/index.ts'
import { type Affiliation, isAffiliation, isRank } from '../vocabulary.ts'
import { type CrewPack, crewPacks, type ReadyMadeData } from './crew-packs.ts'

/** A crew to play with at once. */
export type ReadyMadeCrew = {
  readonly name: string
  /** One sentence about how it plays. */
  readonly about: string
  readonly affiliation: Affiliation
  readonly list: CrewList
}

/** The limit that all of them are made for. */
const REPUTATION = 350

function recruitOf({ id, rank = 'henchman', equipment = [] }: ReadyMadeData['models'][number]): Recruit {
  if (!isRank(rank)) throw new Error(`"${rank}" is no rank.`)
  return { id, rank, equipment }
}

function crewsOf({ affiliation, crews }: CrewPack): readonly [id: string, ReadyMadeCrew][] {
  if (!isAffiliation(affiliation)) throw new Error(`"${affiliation}" is no affiliation.`)
  return crews.map(({ id, name, about, models, deck }) => {
    const list = {
      boss: models[0]?.id ?? '',
      models: models.map(recruitOf),
      affiliation,
      reputation: REPUTATION,
      deck: deck.map((card) => ({ card, copies: objectiveCards[card]?.copies ?? 0 })),
    }
    return [id, { name, about, affiliation, list }]
  })
}

/** Two crews of each faction, with what there is to say about them. */
export const readyMade: Readonly<Record<string, ReadyMadeCrew>> = Object.fromEntries(
  crewPacks.flatMap(crewsOf),
)

/** Crews with decks for a quick start. */
export const readyMadeCrews: Readonly<Record<string, CrewList>> = Object.fromEntries(
  Object.entries(readyMade).map(([id, { list }]) => [id, list]),
)
