import {
  bmg3Position,
  book,
  type Content,
  type CrewState,
  isAside,
  type Model,
  type Stage,
  type State,
} from '@gargoyle/bmg3'
import type { Evaluator, Note } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import { inches, roughWayOn } from '@gargoyle/table'
import { threatsIn } from './threats.ts'

/** What things are worth, in tenths of a victory point or so. Measured against each other by playing. */
const worth = {
  victoryPoint: 12,
  /** For each victory point of a card in play that is met as things stand, and that is not. */
  metInPlay: 8,
  inPlay: 1,
  /** For each victory point of a card in hand that could be scored at once. */
  metInHand: 5,
  /** The same for one that can be scored at the end of the round if nothing changes. */
  metTonight: 4,
  suspect: 0.8,
  resource: 0.1,
  audacity: 0.15,
  /** For a model of 100 reputation. */
  life: 10,
  out: 4,
  injuries: 4,
  stuns: 1.5,
  lying: 0.8,
  /** For being near an enemy to fight, and for having left home. */
  near: 3.5,
  abroad: 0.5,
  /** For a model of 100 reputation that is as good as gone, or as good as beaten. */
  danger: 2,
  menace: 2,
}

/** Decisions with which a turn begins. */
const turns = new Set(['activate', 'audacity', 'initiative', 'play-card', 'discard'])

/** Stages in which every answer stands for itself: what is laid out next does not follow from it. */
const preparation = new Set<Stage>(['furniture', 'zones', 'cards', 'deployment'])

const beginsTurn = (decision: string, { stage }: State): boolean =>
  turns.has(decision) || preparation.has(stage)

/** How good a position of the third edition is for a seat. */
export const bmg3Evaluator: Evaluator<State, Content> = {
  appraise,
  rests: (decision, state) => decision === 'action' || beginsTurn(decision, state),
  turns: beginsTurn,
  isIdle: (_decision, answer) => answer === 'end' || answer === 'pass',
  ignoresHidden: true,
  squanders: isWaste,
}

const lossesOf = ({ models }: State, isTheirs: (model: Model) => boolean): number =>
  models.filter((model) => model.condition === 'casualty' && isTheirs(model)).length

const markersOn = ({ models }: State, isTheirs: (model: Model) => boolean): number =>
  models.filter(isTheirs).reduce((sum, { stun, injury }) => sum + stun + injury, 0)

/** Whether a crew has lost models of its own, and neither damaged an enemy nor scored. */
function isWaste(before: State, after: State, seat: Seat): boolean {
  const isOwn = (model: Model): boolean => model.seat === seat
  const isFoe = (model: Model): boolean => model.seat !== seat
  return (
    lossesOf(after, isOwn) > lossesOf(before, isOwn) &&
    lossesOf(after, isFoe) <= lossesOf(before, isFoe) &&
    markersOn(after, isFoe) <= markersOn(before, isFoe) &&
    !hasScored(before.crews[seat]!, after.crews[seat]!)
  )
}

/** Whether a crew has scored with the cards that it had. Which card it will draw is only guessed: that counts for nothing. */
const hasScored = (before: CrewState, after: CrewState): boolean =>
  after.victoryPoints > before.victoryPoints &&
  after.accomplished
    .slice(before.accomplished.length)
    .every((card) => before.hand.includes(card) || before.waiting.some((each) => each.card === card))

function appraise(state: State, content: Content, seat: Seat, note: Note): void {
  for (const crew of Object.values(state.crews)) appraiseCrew(state, content, crew, crew.seat === seat, note)
  for (const model of state.models) {
    const own = model.seat === seat
    note('model', model.id, (own ? 1 : -1) * modelValue(model, content))
    if (own) note('place', model.id, placeValue(state, content, model))
  }
  for (const { target, part } of threatsIn(state, content, seat)) {
    const weight = content.cards[target]!.profile.reputation / 100
    if (state.models[target]!.seat === seat) note('danger', target, -worth.danger * weight * part)
    else note('menace', target, worth.menace * weight * part)
  }
  for (const { kind, id, seat: owner } of state.markers) {
    if (kind === 'suspect') note('suspect', id, owner === seat ? worth.suspect : -worth.suspect)
  }
}

function appraiseCrew(state: State, content: Content, crew: CrewState, own: boolean, note: Note): void {
  const sign = own ? 1 : -1
  note('victory-points', crew.seat, sign * worth.victoryPoint * crew.victoryPoints)
  note('resources', crew.seat, sign * worth.resource * crew.resources)
  // Cards look at a game.
  const game = bmg3Position(state, content)
  for (const { card, round } of crew.waiting) {
    const { victoryPoints, objective } = book.cards[card]!
    const met = objective.met({ game, seat: crew.seat, card, playedIn: round })
    note('card-in-play', card, sign * victoryPoints * (met ? worth.metInPlay : worth.inPlay))
  }
  // What the opponent holds is imagined, and not worth worrying about.
  for (const card of own ? new Set(crew.hand) : []) {
    const { victoryPoints, objective, score, play } = book.cards[card]!
    const atOnce = score === 'instant'
    if (!atOnce && play !== 'recount') continue
    if (objective.met({ game, seat: crew.seat, card, playedIn: state.round })) {
      note('card-in-hand', card, victoryPoints * (atOnce ? worth.metInHand : worth.metTonight))
    }
  }
}

function modelValue(model: Model, content: Content): number {
  const { profile } = content.cards[model.id]!
  const weight = profile.reputation / 100
  if (model.condition === 'casualty' || isAside(model)) return 0
  let value = worth.life - (worth.injuries * model.injury) / profile.endurance
  value -= (worth.stuns * model.stun) / (profile.willpower ?? 10)
  if (model.condition === 'ko') value -= worth.out
  if (model.condition === 'down') value -= worth.lying
  if (model.audacity && !model.activated) value += worth.audacity
  return weight * value
}

/** Models that are far from all others do nothing. */
function placeValue(state: State, content: Content, model: Model): number {
  const { at } = model
  if (at === undefined || model.condition === 'ko') return 0
  // By the way there and not by air, or it would stop behind a house.
  const way = roughWayOn(content.board)
  let nearest = Number.POSITIVE_INFINITY
  for (const other of state.models) {
    if (other.seat === model.seat || other.at === undefined) continue
    nearest = Math.min(nearest, way(at, other.at))
  }
  // As far as corners can be from each other: even an enemy there is worth a walk.
  const far = inches(60)
  const value = nearest === Number.POSITIVE_INFINITY ? 0 : worth.near * Math.max(0, 1 - nearest / far)
  return value + (isAwayFromHome(state, content, model) ? worth.abroad : 0)
}

/** Whether a model is where it could place suspects: away from its own zones. */
export function isAwayFromHome(state: State, content: Content, { seat, at }: Model): boolean {
  const { zone } = state.crews[seat]!
  const zones =
    zone === undefined
      ? undefined
      : book.encounters[state.encounter]?.zones(content.board.width, content.board.depth)
  if (zones === undefined || zone === undefined || at === undefined) return false
  return zones[zone].every((area) => {
    const xs = 'minX' in area ? [area.minX, area.maxX] : area.map(({ x }) => x)
    const ys = 'minX' in area ? [area.minY, area.maxY] : area.map(({ y }) => y)
    const room = inches(4)
    const inside =
      at.x > Math.min(...xs) - room &&
      at.x < Math.max(...xs) + room &&
      at.y > Math.min(...ys) - room &&
      at.y < Math.max(...ys) + room
    return !inside
  })
}
