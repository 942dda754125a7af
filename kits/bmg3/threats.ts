import type { Card, Content, Model, ModelId, State, Weapon } from '@gargoyle/bmg3'
import type { Seat } from '@gargoyle/engine'
import { flatDistance, inches, type RoughWay, roughWayOn, type Spot, sight } from '@gargoyle/table'

/** What a model may have to suffer soon. */
export interface Threat {
  readonly target: ModelId
  /** Who would rather attack this model than another, as things stand. */
  readonly attackers: readonly ModelId[]
  /** Which part of it is at stake: 1 is as good as gone. */
  readonly part: number
}

/** How much of an attack counts: this round an enemy will make it, later things may have changed. */
const SOON = 1
const LATER = 0.5

/** Models see no further than this at night. bmg3/core/night */
const SHOT = inches(12)

/** Cover costs a shot one die of a few. bmg3/core/ranged-modifiers */
const COVERED = 0.7

/** Rough ways are wrong by an inch or two: so far beyond its reach an attacker is still a little to be feared. */
const DOUBT = inches(2)

/** Bases that are this near to each other touch. */
const TOUCH = inches(0.1)

/**
 * Who could be attacked next on either side, as a seat thinks it over. Each attacker is taken to go for where it does most
 * harm. It is a guess from cards and places, thousands of times quicker than trying: walks by the rough map, shots by
 * sight, blows and shots by what dice give on average. bmg3/core/melee, bmg3/core/ranged, bmg3/core/activation
 */
export function threatsIn(state: State, content: Content, seat: Seat): readonly Threat[] {
  const measure = roughWayOn(content.board)
  const back: RoughWay = (from, to) => measure(to, from)
  const found = new Map<ModelId, { target: ModelId; attackers: ModelId[]; part: number }>()
  for (const attacker of state.models) {
    if (attacker.at === undefined || (attacker.condition !== 'up' && attacker.condition !== 'down')) continue
    // Ways are as long as back, and the map remembers ways to a place: better to where the others stand than to where this
    // seat thinks of going.
    const own = attacker.seat === seat
    const best = bestVictim(state, content, own ? measure : back, attacker, attacker.at, own)
    if (best === undefined) continue
    const threat = found.get(best.target)
    if (threat === undefined) {
      found.set(best.target, { target: best.target, attackers: [attacker.id], part: best.part })
    } else {
      threat.attackers.push(attacker.id)
      threat.part = Math.min(1, threat.part + best.part)
    }
  }
  return [...found.values()]
}

interface Victim {
  readonly target: ModelId
  readonly part: number
}

function bestVictim(
  state: State,
  content: Content,
  way: RoughWay,
  attacker: Model,
  at: Spot,
  own: boolean,
): Victim | undefined {
  // What a seat could do itself is worth no less once it has acted, or it would be loath to act.
  const isLater = own || attacker.activated || attacker.resting || state.activation?.model === attacker.id
  // Without Audacity it is one action in all: no walk and a blow. Next round is not known yet.
  const walk = isLater || attacker.audacity ? inches(content.cards[attacker.id]!.profile.movement) : 0
  let best: Victim | undefined
  let most = 0
  for (const target of state.models) {
    if (target.seat === attacker.seat || target.at === undefined) continue
    const part = (isLater ? LATER : SOON) * harmTo(content, way, attacker, at, target, target.at, walk)
    const loss = part * content.cards[target.id]!.profile.reputation
    if (loss <= most) continue
    most = loss
    best = { target: target.id, part }
  }
  return best
}

function harmTo(
  content: Content,
  way: RoughWay,
  attacker: Model,
  at: Spot,
  target: Model,
  there: Spot,
  walk: number,
): number {
  const [mine, its] = [content.cards[attacker.id]!, content.cards[target.id]!]
  const room = mine.radius + its.radius
  const air = flatDistance(at, there) - room
  const { blow, reach, shot, gun } = harmBetween(content, attacker.id, target.id)
  let harm = 0
  if (air <= walk + reach + DOUBT) {
    const beyond = way(at, there) - room - walk - reach
    const chance = beyond <= TOUCH ? 1 : walk === 0 ? 0 : Math.max(0, 1 - beyond / DOUBT)
    harm = chance * partOf(blow, target, its)
  }
  if (gun >= 0 && air <= SHOT && air > TOUCH && attacker.ammo[gun] !== 0) {
    const shots = partOf(shot, target, its)
    if (shots > harm) harm = Math.max(harm, shots * clarity(content, attacker.id, at, target.id, there))
  }
  return harm
}

/** Markers on average. */
interface Toll {
  readonly stuns: number
  readonly injuries: number
}

/** Stuns take a model out for a while, injuries for good. */
const STUN = 0.4

/** Which part of what a model has left that would take. */
function partOf({ stuns, injuries }: Toll, { stun, injury }: Model, { profile }: Card): number {
  const dazed = profile.willpower === undefined ? 0 : stuns / Math.max(1, profile.willpower - stun)
  return Math.min(1, injuries / Math.max(1, profile.endurance - injury) + STUN * dazed)
}

/** What one model can do to another, by their cards alone. */
interface Harm {
  readonly blow: Toll
  /** How far its weapon for that reaches, in table units. */
  readonly reach: number
  readonly shot: Toll
  /** The place of its weapon for that on its card, -1 if it has none. */
  readonly gun: number
}

const harms = new WeakMap<Content, (Harm | undefined)[]>()

function harmBetween(content: Content, attacker: ModelId, target: ModelId): Harm {
  let known = harms.get(content)
  if (known === undefined) {
    known = []
    harms.set(content, known)
  }
  const index = attacker * content.cards.length + target
  known[index] ??= harmByCards(content.cards[attacker]!, content.cards[target]!)
  return known[index]
}

function harmByCards(attacker: Card, target: Card): Harm {
  const { weapons } = attacker.profile
  const worst = (weapon: Weapon): number => sizeOf(tollOf(weapon, attacker, target))
  const blades = [attacker.unarmed, ...weapons.filter(({ rateOfFire }) => rateOfFire === undefined)]
  const blade = blades.reduce((best, weapon) => (worst(weapon) > worst(best) ? weapon : best))
  let gun = -1
  for (const [index, weapon] of weapons.entries()) {
    if (weapon.rateOfFire !== undefined && (gun < 0 || worst(weapon) > worst(weapons[gun]!))) gun = index
  }
  return {
    blow: tollOf(blade, attacker, target),
    reach: inches(Number(blade.rules.find(({ id }) => id === 'reach')?.args[0] ?? 0)),
    shot: gun < 0 ? { stuns: 0, injuries: 0 } : tollOf(weapons[gun]!, attacker, target),
    gun,
  }
}

const sizeOf = ({ stuns, injuries }: Toll): number => injuries + STUN * stuns

/** What dice give on average: attack dice against the Defense, less what is parried, and the Strength die. */
function tollOf(weapon: Weapon, attacker: Card, target: Card): Toll {
  const { attack, strength } = attacker.profile
  const { defense } = target.profile
  const dice = weapon.rateOfFire ?? attack
  const parried = weapon.rateOfFire === undefined ? defense * chanceOf(attack) : 0
  const hits = Math.max(0, dice * chanceOf(defense) - parried) + chanceOf(weapon.strength ?? strength)
  return { stuns: hits * weapon.damage.stun, injuries: hits * weapon.damage.injury }
}

/** That a die reaches a number: a 1 never does, a 6 always. bmg3/core/rule-of-1-and-6 */
const chanceOf = (needed: number): number => Math.min(5, Math.max(1, 7 - needed)) / 6

/** What the latest look from one model at another showed. */
interface Glance {
  readonly from: Spot
  readonly to: Spot
  readonly clarity: number
}

const glances = new WeakMap<Content, (Glance | undefined)[]>()

/** How well a shot would find its target: not at all through walls. Looked up where neither model has moved since. */
function clarity(content: Content, viewer: ModelId, from: Spot, target: ModelId, to: Spot): number {
  let known = glances.get(content)
  if (known === undefined) {
    known = []
    glances.set(content, known)
  }
  const { cards, board } = content
  const index = viewer * cards.length + target
  const last = known[index]
  if (last !== undefined && isSame(last.from, from) && isSame(last.to, to)) return last.clarity
  const bodyOf = (id: ModelId, { x, y, z }: Spot) => {
    const { radius, height } = cards[id]!
    return { x, y, z, radius, height }
  }
  const { visible, coveredBy } = sight(board, bodyOf(viewer, from), bodyOf(target, to))
  const seen = visible ? (coveredBy.length > 0 ? COVERED : 1) : 0
  known[index] = { from, to, clarity: seen }
  return seen
}

const isSame = (a: Spot, b: Spot): boolean => a === b || (a.x === b.x && a.y === b.y && a.z === b.z)
