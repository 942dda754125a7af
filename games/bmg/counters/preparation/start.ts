import type { Seat } from '@gargoyle/engine'
import { memory, noMemories, recall, remember } from '@gargoyle/engine'
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
    roundMemory: noMemories,
    memory: noMemories,
    reasonOver: undefined,
  }
}

/** Whether a model does not count: it waits for its part, or another has taken its place. bmg2/trait/batpod */
export const isSpare = memory<boolean>('batpod/spare', false)

/** How many models a band has; who waits for the part of another is none of them. bmg2/trait/batpod */
export const countModels = ({ models }: State, seat: Seat): number =>
  models.filter((model) => model.seat === seat && !recall(model, isSpare)).length

function newModel(id: number, { seat, weapons, doses, reserve }: Card): Model {
  const model: Model = {
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
    memory: noMemories,
    roundMemory: noMemories,
  }
  if (reserve) remember(model, isSpare, true)
  return model
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
