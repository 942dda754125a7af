import {
  affiliationNames,
  bmg3Position,
  book,
  type Card,
  type Content,
  effectiveRange,
  encodeCrew,
  inWords,
  type Model,
  type ObjectiveCard,
  type RuleUse,
  readyMade,
  type Setup,
  type State,
  type Weapon,
} from '@gargoyle/bmg3'
import type {
  CardData,
  CrewData,
  ModelData,
  NamedRule,
  NamedText,
  TableBook,
  TableData,
  Texts,
  WeaponRow,
} from './table-data.ts'

/** The public data of a table: the board, the cards of all models, and their texts. Decks and hands are secret. */
export function makeTableData(state: State, content: Content): TableData {
  const { board, cards, setup } = content
  const { name, theme, about, width, depth, pieces, lamps } = board
  const game = bmg3Position(state, content)
  const rangeOf = (model: Model, weapon: Weapon): number | null => effectiveRange(game, model, weapon) ?? null
  return {
    board: { name, theme, about, width, depth, pieces, lamps },
    crews: setup.crews.map(crewData),
    models: state.models.flatMap((model) => {
      const card = cards[model.id]
      return card ? [modelData(card, (weapon) => rangeOf(model, weapon))] : []
    }),
    book: bookFor(cards),
  }
}

/** A crew goes by the name it was made under, else by that of its faction. */
function crewData({ seat, crew }: Setup['crews'][number]): CrewData {
  // A game that is resumed brings its crews along as lists.
  const code = encodeCrew(crew)
  const ready = Object.values(readyMade).find(({ list }) => encodeCrew(list) === code)
  const faction = crew.affiliation === undefined ? undefined : affiliationNames[crew.affiliation]
  return { seat, name: ready?.name ?? faction ?? 'A crew of its own' }
}

function modelData(card: Card, rangeOf: (weapon: Weapon) => number | null): ModelData {
  const { profile, label, recruitedAs, seat, radius, height, traits, unarmed } = card
  const { willpower = null, endurance, movement, attack, strength, defense, special } = profile
  const weaponData = (weapon: Weapon): WeaponRow => ({
    id: weapon.id,
    name: weapon.name,
    damage: weapon.damage,
    rateOfFire: weapon.rateOfFire ?? null,
    range: rangeOf(weapon),
    strength: weapon.strength ?? null,
    ammo: weapon.ammo ?? null,
    rules: weapon.rules.map((use) => named(use, book.weaponRules)),
  })
  return {
    profile: profile.id,
    label,
    name: profile.name,
    rank: recruitedAs,
    seat,
    factions: profile.affiliations.map((each) => affiliationNames[each]),
    radius,
    height,
    skills: { willpower, endurance, movement, attack, strength, defense, special },
    traits: traits.map((use) => named(use, book.traits)),
    weapons: profile.weapons.map(weaponData),
    unarmed: weaponData(unarmed),
  }
}

/** A rule with what the card says in brackets: `Reach (2)`, where the rule itself is called `Reach (X)`. */
function named({ id, args }: RuleUse, shelf: Texts): NamedRule {
  const bare = (shelf[id]?.name ?? inWords(id)).replace(/ \((?:X|name|weapon)\)$/, '')
  const behind = args.map((arg) => (/^\d+$/.test(arg) ? arg : inWords(arg))).join(', ')
  return { id, name: behind === '' ? bare : `${bare} (${behind})` }
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

const namedTextOf = ({ name, text }: NamedText): NamedText => ({ name, text })

const allTexts = (from: Texts): Texts =>
  Object.fromEntries(Object.entries(from).map(([id, told]) => [id, namedTextOf(told)]))

function textsOf(from: Texts, uses: readonly RuleUse[]): Texts {
  const texts: Record<string, NamedText> = {}
  for (const { id } of uses) {
    const told = from[id]
    if (told) texts[id] = namedTextOf(told)
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
