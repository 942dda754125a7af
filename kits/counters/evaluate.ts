import type { Content, Marker, Model, Stage, State } from '@gargoyle/bmg-counters'
import { isObjective, objectivePoints, paysAnybody, rankPoints } from '@gargoyle/bmg-counters'
import type { Evaluator, Note } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import { cm, flatDistance, roughWayOn, type Spot } from '@gargoyle/table'
import { countersWorth, enemyCounters } from './counters-worth.ts'

/** What things are worth, in tenths of a victory point. Measured against each other by playing. */
const worth = {
  victoryPoint: 10,
  /** For a model of 100 reputation. */
  life: 14,
  out: 7,
  marker: 4,
  injury: 3,
  lying: 1,
  held: 1.5,
  /** The share of what a model pays that counts as good as paid when it is nearly K.O.: for the K.O., for the rest. */
  nearlyOut: 0.6,
  nearlyGone: 0.25,
  /** The same for a casualty while it is K.O. */
  asleep: 0.35,
  /** For being near an enemy to fight. */
  near: 2.5,
  /** The share of what an objective pays that counts as good as paid: held, and as near as can be. */
  control: 0.7,
  objective: 0.3,
  /** Standing in the way of an enemy who would hold it. */
  denial: 0.1,
}

/** What a riddle pays on average. */
const RIDDLE = 1.3

/** Decisions with which a turn begins. */
const turns = new Set(['activate', 'plan', 'lead'])

/** Stages in which every answer stands for itself. */
const preparation = new Set<Stage>(['strategies', 'scenario', 'furniture', 'bands', 'objectives', 'start'])

const beginsTurn = (decision: string, { stage }: State): boolean =>
  turns.has(decision) || preparation.has(stage)

/** Where models come on at an edge in the first round, one after the other: each stands for itself too. */
const arrives = (decision: string, { stage }: State): boolean => decision === 'place' && stage === 'lead'

/** How good a position of a counter edition is for a seat. */
export const counterEvaluator: Evaluator<State, Content> = {
  appraise,
  rests: (decision, state) =>
    decision === 'action' || beginsTurn(decision, state) || arrives(decision, state),
  turns: beginsTurn,
  isIdle: (_decision, answer) => answer === 'end' || answer === 'pass' || answer === 'neither',
  hidesNothing: true,
  // A move towards an objective is worth one or two: with all of a novice's temperature no model would go anywhere.
  warmth: 0.15,
}

function appraise(state: State, content: Content, seat: Seat, note: Note): void {
  for (const band of Object.values(state.bands)) {
    const sign = band.seat === seat ? 1 : -1
    note('victory-points', band.seat, sign * worth.victoryPoint * (band.victoryPoints + band.earned))
  }
  for (const model of state.models) {
    const own = model.seat === seat
    note('model', model.id, (own ? 1 : -1) * modelWorth(model, content))
    note('counters', model.id, own ? countersWorth(state, content, model) : -enemyCounters(model))
    if (own) note('place', model.id, placeWorth(state, content, model))
  }
  appraiseObjectives(state, content, seat, note)
}

function modelWorth(model: Model, content: Content): number {
  if (model.condition === 'casualty') return 0
  const { profile, leads, recruitedAs } = content.cards[model.id]!
  const weight = profile.reputation / 100
  const [casualty, knockedOut] = rankPoints[leads ? 'band-leader' : recruitedAs]
  const { stun, injury } = model
  let value = worth.life - (worth.marker * (stun + injury) + worth.injury * injury) / profile.endurance
  if (model.condition === 'ko') value -= worth.out
  if (model.condition === 'down') value -= worth.lying
  for (const { id } of model.effects) if (id === 'immobilized' || id === 'paralyze') value -= worth.held
  if (model.condition === 'ko') return weight * value - worth.victoryPoint * worth.asleep * casualty
  // The nearer it is to a K.O., the more each marker counts.
  const hurt = Math.min(1, (stun + injury) / profile.endurance)
  const owed = worth.nearlyOut * (model.koPaid ? 0 : knockedOut) + worth.nearlyGone * casualty
  return weight * value - worth.victoryPoint * owed * hurt * Math.sqrt(hurt)
}

const isAwake = ({ at, condition }: Model): boolean =>
  at !== undefined && (condition === 'up' || condition === 'down')

/** What holding an objective pays a seat. */
function paysTo(marker: Marker, seat: Seat): number {
  if (!isObjective(marker)) return 0
  if (marker.kind === 'riddle') return marker.seat === seat ? RIDDLE : 1
  return paysAnybody(marker) || marker.seat === seat ? objectivePoints[marker.kind] : 0
}

/** Who holds an objective that pays as things stand; undefined where both touch it or the holder. */
function holderOf(state: State, content: Content, marker: Marker): Seat | undefined {
  const near = state.models.filter((model) => isBeside(content, model, marker))
  const [first] = near
  if (first === undefined || near.some(({ seat }) => seat !== first.seat)) return undefined
  const isFree = (model: Model): boolean =>
    !state.models.some((other) => other.seat !== model.seat && isAwake(other) && touch(content, model, other))
  return near.some(isFree) ? first.seat : undefined
}

/** The radius of a marker, and how near counts as contact. */
const MARKER = 1500
const CONTACT = 10

function isBeside(content: Content, model: Model, marker: Marker): boolean {
  if (!isAwake(model) || model.at!.z !== marker.at.z) return false
  return flatDistance(model.at!, marker.at) <= content.cards[model.id]!.radius + MARKER + CONTACT
}

const touch = ({ cards }: Content, a: Model, b: Model): boolean =>
  flatDistance(a.at!, b.at!) <= cards[a.id]!.radius + cards[b.id]!.radius + CONTACT

/** As far as corners can be from each other. */
const FAR = cm(150)

const share = (far: number): number => (far === Number.POSITIVE_INFINITY ? 0 : Math.max(0, 1 - far / FAR))

/** Every objective draws one model: the dearest the nearest, the next another. */
function appraiseObjectives(state: State, content: Content, seat: Seat, note: Note): void {
  const goals = state.markers.filter(isObjective).map((marker) => {
    const enemy = Object.values(state.bands).find((band) => band.seat !== seat)!.seat
    return { marker, mine: paysTo(marker, seat), theirs: paysTo(marker, enemy) }
  })
  goals.sort((a, b) => b.mine - a.mine)
  // By the way there and not by air, or it would stop behind a house.
  const way = roughWayOn(content.board)
  const free = new Set(state.models.filter((model) => model.seat === seat && isAwake(model)))
  for (const { marker, mine, theirs } of goals) {
    let nearest: { readonly model: Model; readonly far: number } | undefined
    for (const model of free) {
      const far = marker.carrier === model.id ? 0 : way(model.at as Spot, marker.at)
      if (nearest === undefined || far < nearest.far) nearest = { model, far }
    }
    let value = 0
    if (nearest !== undefined) {
      free.delete(nearest.model)
      value += (worth.objective * mine + worth.denial * theirs) * share(nearest.far)
    }
    const holder = marker.kind === 'riddle' ? undefined : holderOf(state, content, marker)
    if (holder !== undefined) value += worth.control * (holder === seat ? mine : -theirs)
    note('objective', marker.id, worth.victoryPoint * value)
  }
}

/** Models that are far from all enemies do nothing. */
function placeWorth(state: State, content: Content, model: Model): number {
  const { at } = model
  if (at === undefined || !isAwake(model)) return 0
  const way = roughWayOn(content.board)
  let enemy = Number.POSITIVE_INFINITY
  for (const other of state.models)
    if (other.seat !== model.seat && isAwake(other)) enemy = Math.min(enemy, way(at, other.at!))
  return worth.near * share(enemy)
}
