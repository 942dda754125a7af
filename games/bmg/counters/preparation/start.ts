import type { Seat } from '@gargoyle/engine'
import { noMemories } from '@gargoyle/engine'
import type { Card, Content } from '../content.ts'
import { type BandState, type Model, noCounters, type State } from '../state.ts'

/** The state before anything is chosen: all models off the table. */
export function startState(content: Content, seats: readonly Seat[]): State {
  const { setup, cards } = content
  const [first] = seats as readonly [Seat]
  const bands: Record<Seat, BandState> = {}
  const bag: Record<Seat, number> = {}
  for (const seat of seats) {
    bands[seat] = newBand(seat, cards)
    bag[seat] = 0
  }
  return {
    stage: setup.strategies ? 'strategies' : 'scenario',
    part: 0,
    round: 1,
    bag,
    drawer: first,
    lead: first,
    first,
    firstDeployer: first,
    turn: first,
    models: cards.map((card, id) => newModel(id, card)),
    markers: [],
    nextMarker: 1,
    bands,
    scenario: '',
    activation: undefined,
    mustActivate: undefined,
    followers: 0,
    roundNotes: [],
    gameNotes: cards.flatMap(({ reserve }, id) => (reserve ? [spare({ id })] : [])),
    roundMemory: noMemories,
    memory: noMemories,
    reasonOver: undefined,
  }
}

/** What is noted for a model that does not count: it waits for its part, or another has taken its place. */
export const spare = ({ id }: Pick<Model, 'id'>): string => `spare ${id}`

/** How many models a band has; who waits for the part of another is none of them. bmg2/trait/batpod */
export const countModels = ({ models, gameNotes }: State, seat: Seat): number =>
  models.filter((model) => model.seat === seat && !gameNotes.includes(spare(model))).length

export function newModel(id: number, { seat, weapons, doses, reserve }: Card): Model {
  return {
    id,
    seat: seat as Seat,
    at: undefined,
    condition: reserve ? 'casualty' : 'away',
    effects: [],
    stun: 0,
    injury: 0,
    counters: noCounters(),
    activated: false,
    arms: weapons.map(({ ammo = -1 }, index) => ({ card: id, index, ammo, most: ammo })),
    koPaid: false,
    sewerSince: undefined,
    doses,
    usedThisRound: [],
    usedThisGame: [],
    lastUse: {},
    memory: noMemories,
    roundMemory: noMemories,
  }
}

const newBand = (seat: Seat, cards: readonly Card[]): BandState => ({
  seat,
  leader: Math.max(
    0,
    cards.findIndex((card) => card.seat === seat && card.leads),
  ),
  victoryPoints: 0,
  earned: 0,
  strategies: [],
  inForce: [],
  passes: 0,
  passesInRow: 0,
  zone: undefined,
  objectives: [],
  fled: false,
})
