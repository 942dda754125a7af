import {
  type Affiliation,
  affiliationNames,
  type CrewList,
  crewContext,
  formCrew,
  type Rank,
  rankNames,
} from '@gargoyle/bmg3'
import type { Edit } from '../../../builder/crew-builder.ts'

/** A change of a third-edition crew. */
export type CrewEdit = Edit<CrewList>

const { catalogue, equipment, cards } = crewContext

/** The alias of a model; its id if the catalogue does not have it. */
export const aliasOf = (id: string): string => catalogue.model(id)?.alias ?? id
const itemName = (id: string): string => equipment.get(id)?.name ?? id
const cardName = (id: string): string => cards.get(id)?.name ?? id

/** Adds a model. The first Leader or Sidekick of a crew without a Boss leads it. */
export function addModel(list: CrewList, id: string, rank: Rank): CrewEdit {
  const led = list.models.some((model) => model.id === list.boss)
  const leads = !led && (rank === 'leader' || rank === 'sidekick')
  const grown = { ...list, models: [...list.models, { id, rank, equipment: [] }] }
  return {
    list: leads ? ledBy(grown, id) : grown,
    done: `${aliasOf(id)} joined as ${leads ? 'the Boss' : `a ${rankNames[rank]}`}.`,
  }
}

/**
 * Removes the model at a place of the list, with what it carries. Without its Boss the crew has no leader, and keeps
 * its affiliation until it has a new one.
 */
export function removeModel(list: CrewList, at: number): CrewEdit {
  const gone = list.models[at]
  const models = list.models.filter((_, place) => place !== at)
  const isLed = models.some(({ id }) => id === list.boss)
  const { affiliation } = formCrew(list, crewContext).crew
  const orphaned = { ...list, boss: '', models, ...(affiliation === 'unknown' ? {} : { affiliation }) }
  const { affiliation: _, ...nobody } = orphaned
  return {
    list: models.length === 0 ? nobody : isLed ? { ...list, models } : orphaned,
    done: `${aliasOf(gone?.id ?? '')} left the crew.`,
    removal: true,
  }
}

/** Recruits a model for another rank. */
export const setRank = (list: CrewList, at: number, rank: Rank): CrewEdit => ({
  list: { ...list, models: list.models.map((model, place) => (place === at ? { ...model, rank } : model)) },
  done: `${aliasOf(list.models[at]?.id ?? '')} is a ${rankNames[rank]} now.`,
})

/** Lets another model lead. The crew stays what it is if the new Boss can lead it; else it is the Boss's own. */
export const setBoss = (list: CrewList, id: string): CrewEdit => ({
  list: ledBy(list, id),
  done: `${aliasOf(id)} is the Boss now.`,
})

function ledBy(list: CrewList, boss: string): CrewList {
  const { affiliation, ...rest } = list
  const icons = catalogue.model(boss)?.affiliations ?? []
  return {
    ...rest,
    boss,
    ...(affiliation !== undefined && icons.includes(affiliation) ? { affiliation } : {}),
  }
}

/** Says which crew it is, where the Boss could lead several. */
export const setAffiliation = (list: CrewList, affiliation: Affiliation): CrewEdit => ({
  list: { ...list, affiliation },
  done: `This is a crew of ${affiliationNames[affiliation]} now.`,
})

/** Sets the limit that the players agreed on. */
export const setReputation = (list: CrewList, reputation: number): CrewEdit => ({
  list: { ...list, reputation },
  done: `The limit is ${reputation} Reputation now.`,
})

/** Buys a piece of equipment for the model at a place of the list. */
export const addEquipment = (list: CrewList, at: number, item: string): CrewEdit => ({
  list: {
    ...list,
    models: list.models.map((model, place) =>
      place === at ? { ...model, equipment: [...model.equipment, item] } : model,
    ),
  },
  done: `${aliasOf(list.models[at]?.id ?? '')} has ${itemName(item)} now.`,
})

/** Takes one piece of equipment from the model at a place of the list: the `index`-th that it carries. */
export function removeEquipment(list: CrewList, at: number, index: number): CrewEdit {
  const model = list.models[at]
  const item = model?.equipment[index]
  return {
    list: {
      ...list,
      models: list.models.map((each, place) =>
        place === at ? { ...each, equipment: each.equipment.filter((_, i) => i !== index) } : each,
      ),
    },
    done: `${aliasOf(model?.id ?? '')} gave back ${itemName(item ?? '')}.`,
    removal: true,
  }
}

/** Puts all copies of a card into the deck. bmg3/core/objective-deck */
export const addCard = (list: CrewList, card: string): CrewEdit => ({
  list: {
    ...list,
    deck: [
      ...list.deck.filter((entry) => entry.card !== card),
      { card, copies: cards.get(card)?.copies ?? 0 },
    ],
  },
  done: `${cardName(card)} is in the deck now.`,
})

/** Takes all copies of a card out of the deck. */
export const removeFromDeck = (list: CrewList, card: string): CrewEdit => ({
  list: { ...list, deck: list.deck.filter((entry) => entry.card !== card) },
  done: `${cardName(card)} left the deck.`,
  removal: true,
})
