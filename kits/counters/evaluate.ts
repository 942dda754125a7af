import type { Content, Marker, Model, Stage, State } from '@gargoyle/bmg-counters'
import { isObjective } from '@gargoyle/bmg-counters'
import type { Evaluator, Note } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import { cm, roughWayOn } from '@gargoyle/table'

/** What things are worth, in tenths of a victory point or so. Measured against each other by playing. */
const worth = {
  victoryPoint: 10,
  /** For a model of 100 reputation. */
  life: 14,
  out: 7,
  marker: 6,
  injury: 3,
  lying: 1,
  held: 1.5,
  /** A counter that could still be used, and one kept for blocking. */
  counter: 0.15,
  blocking: 0.3,
  /** For being near somebody to fight, and near an objective that pays. */
  near: 2.5,
  objective: 4,
  control: 5,
}

/** Decisions with which somebody's turn begins. */
const turns = new Set(['activate', 'plan', 'lead'])

/** Stages in which every answer stands for itself. */
const preparation = new Set<Stage>(['strategies', 'scenario', 'furniture', 'bands', 'objectives', 'start'])

const beginsTurn = (decision: string, state: unknown): boolean =>
  turns.has(decision) || preparation.has((state as State).stage)

/** How good a position of a counter edition is for a seat. */
export const counterEvaluator: Evaluator = {
  appraise: (state, content, seat, note) => appraise(state as State, content as Content, seat, note),
  rests: (decision, state) => decision === 'action' || beginsTurn(decision, state),
  turns: beginsTurn,
  isIdle: (_decision, answer) => answer === 'end' || answer === 'pass' || answer === 'neither',
}

function appraise(state: State, content: Content, seat: Seat, note: Note): void {
  for (const band of Object.values(state.bands)) {
    const sign = band.seat === seat ? 1 : -1
    note('victory-points', band.seat, sign * worth.victoryPoint * (band.victoryPoints + band.earned))
  }
  for (const model of state.models) {
    const own = model.seat === seat
    note('model', model.id, (own ? 1 : -1) * modelWorth(model, content))
    if (own) note('place', model.id, placeWorth(state, content, model))
  }
  for (const marker of state.markers) {
    const sign = holderOf(state, content, marker)
    if (sign !== undefined) note('objective', marker.id, sign === seat ? worth.control : -worth.control)
  }
}

function modelWorth(model: Model, content: Content): number {
  const { profile } = content.cards[model.id]!
  if (model.condition === 'casualty') return 0
  const weight = profile.reputation / 100
  let value = worth.life
  value -= (worth.marker * (model.stun + model.injury) + worth.injury * model.injury) / profile.endurance
  if (model.condition === 'ko') value -= worth.out
  if (model.condition === 'down') value -= worth.lying
  value -= worth.held * model.effects.filter(({ id }) => id === 'immobilized' || id === 'paralyze').length
  const { movement, attack, defense, special } = model.counters
  return weight * value + worth.counter * (movement + attack + special) + worth.blocking * defense
}

/** Who holds an objective that pays as things stand; nobody where both touch it. */
function holderOf(state: State, content: Content, marker: Marker): Seat | undefined {
  if (!isObjective(marker) || marker.kind === 'riddle') return undefined
  const near = state.models.filter((model) => isBeside(content, model, marker))
  const seats = new Set(near.map(({ seat }) => seat))
  const [only] = seats
  if (only === undefined || seats.size > 1) return undefined
  return marker.kind === 'loot' || marker.seat === only ? only : undefined
}

function isBeside(content: Content, { at, condition, id }: Model, marker: Marker): boolean {
  if (at === undefined || condition === 'ko' || at.z !== marker.at.z) return false
  const room = content.cards[id]!.radius + 1500 + 10
  const [dx, dy] = [at.x - marker.at.x, at.y - marker.at.y]
  return dx * dx + dy * dy <= room * room
}

/** As far as corners can be from each other. */
const FAR = cm(150)

/** Models that are far from all enemies and objectives do nothing. */
function placeWorth(state: State, content: Content, model: Model): number {
  const { at } = model
  if (at === undefined || model.condition === 'ko') return 0
  // By the way there and not by air, or it would stop behind a house.
  const way = roughWayOn(content.board)
  let enemy = Number.POSITIVE_INFINITY
  for (const other of state.models)
    if (other.seat !== model.seat && other.at !== undefined && other.condition !== 'ko')
      enemy = Math.min(enemy, way(at, other.at))
  let prize = Number.POSITIVE_INFINITY
  for (const marker of state.markers) {
    if (!isObjective(marker)) continue
    if (marker.seat === model.seat || marker.kind === 'loot' || marker.kind === 'riddle')
      prize = Math.min(prize, way(at, marker.at))
  }
  const share = (far: number): number => (far === Number.POSITIVE_INFINITY ? 0 : Math.max(0, 1 - far / FAR))
  return worth.near * share(enemy) + worth.objective * share(prize)
}
