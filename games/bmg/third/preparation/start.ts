import type { Random, Seat } from '@gargoyle/engine'
import { noMemories, remember } from '@gargoyle/engine'
import type { Content } from '../content.ts'
import { asideMemory } from '../model/aside.ts'
import { type Crew, emptyTally, type Model, type State } from '../state.ts'
import type { SeatSetup } from './setup.ts'

/** The state before the first roll: all models away, decks shuffled. */
export function startState(content: Content, seats: readonly Seat[], random: Random): State {
  const { setup, cards } = content
  const models = cards.map((card, id) =>
    newModel(
      id,
      card.seat as Seat,
      card.profile.weapons.map(({ ammo }) => ammo ?? -1),
      card.aside === true,
    ),
  )
  const crews: Record<Seat, Crew> = {}
  for (const each of setup.crews) crews[each.seat as Seat] = newCrew(each, content, random)
  const [first] = seats as readonly [Seat]
  return {
    stage: 'furniture',
    part: 0,
    round: 1,
    initiative: first,
    setupInitiative: first,
    lostLead: undefined,
    turn: first,
    models,
    markers: [],
    nextMarker: 1,
    crews,
    encounter: '',
    event: undefined,
    activation: undefined,
    cardPasses: undefined,
    mustActivate: undefined,
    roundMemory: noMemories,
    memory: noMemories,
    reasonOver: undefined,
  }
}

function newModel(id: number, seat: Seat, ammo: number[], aside = false): Model {
  const model: Model = {
    id,
    seat,
    at: undefined,
    condition: 'away',
    stun: 0,
    injury: 0,
    audacity: false,
    activated: false,
    resting: false,
    ammo,
    effects: [],
    usedThisRound: [],
    usedThisGame: [],
    lastUse: {},
    memory: noMemories,
    roundMemory: noMemories,
  }
  if (aside) remember(model, asideMemory, true)
  return model
}

function newCrew({ seat, crew, plots }: SeatSetup, content: Content, random: Random): Crew {
  const boss = content.cards.findIndex((card) => card.seat === seat && card.profile.id === crew.boss)
  const deck = crew.deck.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))
  return {
    seat: seat as Seat,
    boss: Math.max(0, boss),
    bosses: 1,
    hand: [],
    deck: [...random.shuffle(deck)],
    waiting: [],
    accomplished: [],
    spent: [],
    terror: [],
    removed: [],
    victoryPoints: 0,
    resources: 0,
    passes: 0,
    leadBonus: 0,
    zone: undefined,
    plot: undefined,
    plotDeck: [...(plots ?? Object.keys(content.book.plots))],
    counters: {},
    round: emptyTally(),
    activation: emptyTally(),
    game: emptyTally(),
  }
}
