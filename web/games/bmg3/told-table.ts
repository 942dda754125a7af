import {
  affiliationNames,
  book,
  type Card,
  type Content,
  type ObjectiveCard,
  type RuleUse,
  readyMade,
  type Setup,
  type Weapon,
} from '@gargoyle/bmg3'
import type { CardData, CrewData, ModelData, TableBook, TableData, Texts, Told } from './table-data.ts'

/** What lies open to everybody: the board, the cards of all models, the texts they speak of. Decks and hands do not. */
export function toldTable({ board, cards, setup }: Content): TableData {
  const { name, theme, about, width, depth, pieces, lamps } = board
  return {
    board: { name, theme, about, width, depth, pieces, lamps },
    crews: setup.crews.map(crewData),
    models: cards.map(modelData),
    book: bookFor(cards),
  }
}

/** A crew goes by the name it was made under, else by that of its faction. */
function crewData({ seat, crew }: Setup['crews'][number]): CrewData {
  const ready = Object.values(readyMade).find(({ list }) => list === crew)
  const faction = crew.affiliation === undefined ? undefined : affiliationNames[crew.affiliation]
  return { seat, name: ready?.name ?? faction ?? 'A crew of its own' }
}

function modelData(card: Card): ModelData {
  const { profile, label, recruitedAs, seat, radius, height, traits, unarmed } = card
  const { id, name, affiliations, reputation, weapons } = profile
  const { willpower = null, endurance, movement, attack, strength, defense, special } = profile
  return {
    profile: id,
    label,
    name,
    rank: recruitedAs,
    seat,
    affiliations,
    reputation,
    radius,
    height,
    skills: { willpower, endurance, movement, attack, strength, defense, special },
    traits,
    weapons,
    unarmed,
  }
}

function bookFor(cards: readonly Card[]): TableBook {
  const weapons = cards.flatMap(({ profile, unarmed }): readonly Weapon[] => [...profile.weapons, unarmed])
  return {
    traits: textsOf(
      book.traits,
      cards.flatMap(({ traits }) => traits),
    ),
    weaponRules: textsOf(
      book.weaponRules,
      weapons.flatMap(({ rules }) => rules),
    ),
    effects: allTexts(book.effects),
    encounters: allTexts(book.encounters),
    events: allTexts(book.events),
    plots: allTexts(book.plots),
    cards: Object.fromEntries(Object.entries(book.cards).map(([id, card]) => [id, cardData(card)])),
  }
}

const toldOf = ({ name, text }: Told): Told => ({ name, text })

const allTexts = (from: Texts): Texts =>
  Object.fromEntries(Object.entries(from).map(([id, told]) => [id, toldOf(told)]))

function textsOf(from: Texts, uses: readonly RuleUse[]): Texts {
  const texts: Record<string, Told> = {}
  for (const { id } of uses) {
    const told = from[id]
    if (told) texts[id] = toldOf(told)
  }
  return texts
}

function cardData({ name, type, victoryPoints, play, score, objective, resource }: ObjectiveCard): CardData {
  return {
    name,
    type,
    victoryPoints,
    play,
    score,
    objective: objective.text,
    cost: resource.cost,
    timing: resource.timing,
    resource: resource.text,
  }
}
