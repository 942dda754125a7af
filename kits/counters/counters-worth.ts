import type { Content, Model, State } from '@gargoyle/bmg-counters'
import { isObjective, meanDistance, paysAnybody } from '@gargoyle/bmg-counters'
import { cm, flatDistance, lengthIn } from '@gargoyle/table'

/** What a counter is worth that can be put to use, and one that only might be. In tenths of a victory point. */
const worth = {
  attack: 0.9,
  movement: 0.4,
  /** For the free move. */
  move: 0.5,
  defense: 0.5,
  special: 0.15,
  /** For shaking off stuns, a counter for each. */
  recovery: 0.35,
  /** For a model that must stand up first. */
  standing: 1,
  idle: 0.05,
  enemy: 0.3,
}

const SHOT = cm(40)
/** How far an enemy comes on average to strike. */
const STRIKE = cm(18)

const isAwake = ({ at, condition }: Model): boolean =>
  at !== undefined && (condition === 'up' || condition === 'down')

/** What the counters on a card are worth: what a model could do with them before the round ends. */
export function countersWorth(state: State, content: Content, model: Model): number {
  const { defense, special } = model.counters
  if (!isAwake(model)) return 0
  const card = content.cards[model.id]!
  let nearest = Number.POSITIVE_INFINITY
  let threats = 0
  for (const other of state.models) {
    if (other.seat === model.seat || !isAwake(other)) continue
    const far = flatDistance(model.at!, other.at!) - card.radius - content.cards[other.id]!.radius
    if (far < nearest) nearest = far
    if (!other.activated && far <= (shoots(content, other) ? SHOT : STRIKE)) threats++
  }
  const weight = 0.6 + card.profile.reputation / 100
  let value = (threats > 0 ? worth.defense : worth.idle) * defense
  value += worth.idle * special + worth.recovery * Math.min(special, model.stun)
  if (!model.activated) value += worth.special * special + deeds(state, content, model, nearest)
  return weight * value
}

/** What it is worth that an enemy has counters left, wherever it stands: otherwise no model would come near. */
export function enemyCounters({
  counters: { movement, attack, defense, special },
  activated,
}: Model): number {
  return worth.enemy * (defense + (activated ? 0 : attack + (movement + special) / 2))
}

/** What a model can still do in its activation: its move, and the attacks that it has declared and comes near enough for. */
function deeds(state: State, content: Content, model: Model, enemy: number): number {
  const { movement, attack } = model.counters
  const active = state.activation?.model === model.id ? state.activation : undefined
  const declared = active?.declared
  const moves = active?.moved !== true && (declared === undefined || declared.includes('move'))
  const attacks = (active?.attacks ?? 0) === 0 && (declared === undefined || declared.includes('attack'))
  const { edition } = content
  const free = lengthIn(edition.move.basic, edition.unit)
  const each = lengthIn(meanDistance(edition), edition.unit)
  const reach = moves && declared !== 'attack-move' ? free + each * movement : cm(1)
  const fights = attacks && (enemy <= reach || (enemy <= SHOT && shoots(content, model)))
  const goal = Math.min(enemy, nearestPrize(state, model))
  const wanted = moves ? Math.ceil(Math.max(0, goal - free) / each) : 0
  const useful = Math.min(movement, wanted)
  return (
    (fights ? worth.attack : worth.idle) * attack +
    worth.movement * useful +
    worth.idle * (movement - useful) +
    (moves ? worth.move : 0) +
    (model.condition === 'down' && movement > 0 ? worth.standing : 0)
  )
}

/** How far the nearest objective is that pays the model's band. */
function nearestPrize({ markers }: State, { at, seat }: Model): number {
  let least = Number.POSITIVE_INFINITY
  for (const marker of markers)
    if (isObjective(marker) && (marker.seat === seat || paysAnybody(marker) || marker.kind === 'riddle'))
      least = Math.min(least, flatDistance(at!, marker.at))
  return least
}

const shoots = ({ cards }: Content, { arms }: Model): boolean =>
  arms.some(({ card, index, ammo }) => ammo !== 0 && cards[card]!.weapons[index]!.rateOfFire !== undefined)
