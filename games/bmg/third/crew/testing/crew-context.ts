import { catalogue } from '../../catalogue/catalogue.ts'
import { equipment } from '../../catalogue/equipment.ts'
import type { Rank } from '../../vocabulary.ts'
import type { CardFacts } from '../card-facts.ts'
import type { CrewContext } from '../crew.ts'
import type { CrewList, Recruit } from '../crew-list.ts'

const card = (id: string, copies: number, more: Partial<CardFacts> = {}): CardFacts => ({
  id,
  name: id,
  copies,
  affiliations: [],
  ...more,
})

/** Cards to form decks from: as many as the rules have cases for. */
const cards: readonly CardFacts[] = [
  ...['gcpd-a', 'gcpd-b', 'gcpd-c', 'gcpd-d'].map((id) => card(id, 3, { affiliations: ['gcpd'] })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => card(`gcpd-single-${n}`, 1, { affiliations: ['gcpd'] })),
  ...['bats-a', 'bats-b'].map((id) => card(id, 3, { affiliations: ['bat-family'] })),
  card('joker-a', 3, { affiliations: ['joker'] }),
  ...['general-a', 'general-b', 'general-c', 'general-d', 'general-e'].map((id) => card(id, 2)),
  ...[1, 2, 3].map((n) => card(`general-single-${n}`, 1)),
  card('for-batman', 1, { forModels: ['Batman (Dark Knight Rises)'], forRanks: ['leader'] }),
  card('for-bruce', 2, { forModels: ['Bruce Wayne'], forRanks: ['free-agent'] }),
  card('for-plain-batman', 1, { forModels: ['Batman'] }),
  card('for-sharp', 1, { forModels: ['Warden Sharp'], forRanks: ['sidekick'] }),
  card('for-gordon', 1, { forModels: ['Commissioner Gordon'], forRanks: ['leader'] }),
  card('for-detectives', 2, { affiliations: ['gcpd'], forTraits: ['Kobra Cultist'], forRanks: ['leader'] }),
  card('searching-for-nora', 1, { affiliations: ['mr-freeze'], name: 'Searching for Nora' }),
]

/** The catalogue, all equipment, and the cards above. */
export const context: CrewContext = {
  catalogue,
  equipment,
  cards: new Map(cards.map((facts) => [facts.id, facts])),
}

/** Writes a recruit in short: `gcpd-cop-1`, or `warden-sharp as sidekick`, each with its equipment behind `+`. */
function recruit(text: string): Recruit {
  const [who = '', ...items] = text.split(' + ')
  const [id = '', rank] = who.split(' as ')
  const profile = catalogue.model(id)
  if (!profile) throw new Error(`No model has the id "${id}".`)
  return { id, rank: (rank as Rank | undefined) ?? profile.ranks[0] ?? 'henchman', equipment: items }
}

/** A list whose first model is the Boss. */
export function listOf(models: readonly string[], change: Partial<CrewList> = {}): CrewList {
  const recruits = models.map(recruit)
  return { boss: recruits[0]?.id ?? '', models: recruits, reputation: 350, deck: [], ...change }
}
