import {
  boardOf,
  bodyOf,
  effectOn,
  isInContact,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  removeMarker,
  rerollFailures,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember, roundMemory, shows } from '@gargoyle/engine'
import {
  type Body,
  type BodyOnTheWay,
  between,
  flatDistance,
  mm,
  type PieceOnTheWay,
  type Spot,
  trajectory,
} from '@gargoyle/table'
import { inflict } from '../damage/inflict.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { countSuccesses } from '../model/count-successes.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { CounterContext } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { type CounterRolled, newStrike, type Strike } from './attack.ts'
import { damageBonus, damageNeeds, damages, damageToObject } from './damage-roll.ts'
import { takeStrayImpact } from './resolve.ts'

/** Something on the way of a shot that may stop it. */
export type ShotObstacle = {
  readonly name: string
  /** What a die must reach to stop the shot there. */
  readonly needs: number
  /** Added because the target crouches behind it. bmg1/core/take-cover */
  readonly cover: number
  /** The model or lamppost that is hit instead. bmg1/core/cross-fire, bmg2/core/cross-fire */
  readonly model?: Model
  readonly lamp?: Marker
  readonly at: Spot
  /** Where the shot meets it. */
  readonly met: Spot
}

/**
 * Steel and stone, wood and street furniture, hedges and boxes: the board says which a piece is, so that players need
 * not agree on it before the game. bmg1/core/blink, bmg2/core/ping-values, bmg1/core/terrain-agreement
 */
const CLASSES = { heavy: 4, medium: 5, light: 6 } as const
const MODEL = 4

/** Whether a model has lent its shield this round. bmg2/weapon-rule/protective */
const hasSharedShield = roundMemory<boolean>('protective/shared', false)

const LAMP = 5

/** Markers that stop shots and can be shot at. bmg1/core/lampposts, bmg2/trait/sapper */
export const shotMarkers = (game: Play): readonly Marker[] =>
  game.state.markers.filter(({ kind }) => kind === 'streetlamp' || kind === 'sandbags')

/** Damage that sandbags take before they are gone. bmg2/trait/sapper */
const SANDBAGS = 4

/** The damage that sandbags have taken. bmg2/trait/sapper */
export const damageTaken = memory<number>('sandbags/damage', 0)

/** The note on a model that crouches behind a marker. bmg1/core/take-cover */
export const coverId = ({ kind, id }: Marker): string => `${kind}-${id}`

/** A marker as something to hit: a lamppost, or sandbags, which are a small obstacle. bmg1/core/small-obstacle */
export const shotBody = ({ at, kind }: Marker): Body => ({
  ...at,
  radius: MARKER_RADIUS,
  height: mm(kind === 'sandbags' ? 20 : 40),
})

/**
 * What a shot meets between shooter and target, from the shooter outwards. Lying models do not count, nor does what the
 * shooter touches and shoots over. bmg1/core/blink-order, bmg2/core/ping, bmg1/core/blink-lying-models,
 * bmg1/core/blink-contact-exception
 */
export function obstaclesFor(game: Play, shooter: Model, to: Body, target?: Model): readonly ShotObstacle[] {
  const from = bodyOf(game, shooter)
  const standing = game.state.models.filter(
    (model) => isOnTable(model) && model.condition === 'up' && model !== shooter && model !== target,
  )
  const lamps = shotMarkers(game).filter(({ at }) => at.x !== to.x || at.y !== to.y)
  const bodies = [...standing.map((model) => bodyOf(game, model)), ...lamps.map(shotBody)]
  return trajectory(boardOf(game), from, to, { bodies, covering: true }).flatMap((met) =>
    met.kind === 'piece'
      ? pieceObstacle(met, from, to, target)
      : bodyObstacle(game, met, { shooter, target, standing, lamps, from, to }),
  )
}

/** So far before what stops it a blast lies: in the very face of a wall it would be in its shadow. */
const BEFORE = mm(0.1)

/** Where a shot meets what is on its way; what only hides a part of the target is met as far away as it is. */
function onTheWay(
  from: Body,
  to: Body,
  { crossed, distance }: PieceOnTheWay | BodyOnTheWay,
  before = 0,
): Spot {
  const way = flatDistance(from, to)
  if (way === 0) return { x: from.x, y: from.y, z: from.z }
  const far = crossed === undefined ? from.radius + distance : crossed.from * way
  const share = Math.min(1, Math.max(0, far - before) / way)
  return { ...between(from, to, share), z: Math.round(from.z + (to.z - from.z) * share) }
}

function pieceObstacle(
  met: PieceOnTheWay,
  from: Body,
  to: Body,
  target: Model | undefined,
): readonly ShotObstacle[] {
  if (met.cover === 'none' || (met.touchesShooter && isLow(met.top, from))) return []
  const { id, name, kind } = met.piece
  const crouches = target !== undefined && effectOn(target, 'cover')?.args[0] === id
  // bmg1/weapon-rule/explosive: over the point of impact.
  const places = { at: onTheWay(from, to, met, BEFORE), met: onTheWay(from, to, met) }
  return [{ name: name ?? kind, needs: CLASSES[met.cover], cover: crouches ? 1 : 0, ...places }]
}

/** Low enough to shoot over. */
const isLow = (top: number, from: Body): boolean => top < from.z + from.height

/** A shot, and what may be in its way beside scenery. */
type Shot = {
  readonly shooter: Model
  readonly target: Model | undefined
  readonly standing: readonly Model[]
  readonly lamps: readonly Marker[]
  readonly from: Body
  readonly to: Body
}

function bodyObstacle(
  game: Play,
  met: BodyOnTheWay,
  { shooter, target, standing, lamps, from, to }: Shot,
): readonly ShotObstacle[] {
  const model = standing[met.index]
  const { x, y, z } = met.body
  const places = { at: { x, y, z }, met: onTheWay(from, to, met) }
  if (model === undefined) {
    const lamp = lamps[met.index - standing.length]
    // bmg1/core/blink-contact-exception: as long as the size of the shooter allows it.
    if (lamp === undefined || (met.touchesShooter && met.top <= from.z + from.height)) return []
    const name = game.content.edition.markerNames[lamp.kind] ?? lamp.kind
    const crouches = target !== undefined && effectOn(target, 'cover')?.args[0] === coverId(lamp)
    return [{ name, needs: LAMP, cover: crouches ? 1 : 0, lamp, ...places }]
  }
  // Only friends are shot over, and only if they are not taller.
  if (met.touchesShooter && model.seat === shooter.seat && met.top <= from.z + from.height) return []
  return [{ name: labelOf(game, model), needs: MODEL, cover: 0, model, ...places }]
}

/**
 * After the impact roll each impact still flying gets a die at each obstacle in turn, until one stops it.
 * bmg1/core/blink, bmg1/core/blink-order
 */
export function* blink(game: Play, strike: Strike): Rule<void> {
  const { attacker, sufferer } = strike
  if (!isOnTable(sufferer) || !isOnTable(attacker)) return
  const about = { about: attacker, strike }
  if (!applies(game, 'ignores-blink', about)) {
    const inTheWay = obstaclesFor(game, attacker, bodyOf(game, sufferer), sufferer)
    // bmg1/trait/bodyguard: who is guarded does not stand in the way of what is taken for it.
    const others = inTheWay.filter(({ model }) => model !== strike.target)
    const obstacles = yield* withoutIgnored(game, about, others)
    const added = computeTotal(game, 'blink-roll', { about: sufferer, strike }, blinkAgainst(game, strike))
    for (const obstacle of obstacles) {
      if (strike.impacts === 0) return
      yield* stopShots(game, strike, obstacle, added)
    }
    // The wielder of a shield has one more. bmg1/weapon-rule/protective
    const last = computeTotal(game, 'last-blink', { about: sufferer, strike }, 0)
    if (last > 0 && strike.impacts > 0) yield* stopAtShield(game, strike, last, added, 'its shield')
    yield* sharedShield(game, strike, added)
  }
}

/** What the shooter changes about every Blink! die against its shots. bmg1/trait/expert-marksman */
export const blinkAgainst = (game: Play, strike: Strike): number =>
  computeTotal(game, 'targets-blink-roll', { about: strike.attacker, strike }, 0)

/** A friend in contact may hold its shield before the target, once a round. bmg2/weapon-rule/protective */
function* sharedShield(game: Play, strike: Strike, added: number): Rule<void> {
  const { sufferer } = strike
  if (strike.impacts === 0) return
  const friend = game.state.models.find(
    (model) =>
      model !== sufferer &&
      model.seat === sufferer.seat &&
      !recall(model, hasSharedShield) &&
      applies(game, 'shares-blink', { about: model }) &&
      isInContact(game, model, sufferer),
  )
  if (friend === undefined) return
  const shares = yield* agrees(game, sufferer.seat, {
    name: 'share-shield',
    prompt: `Does ${labelOf(game, friend)} hold its shield before ${labelOf(game, sufferer)}? (once a round)`,
    rule: ruleId(game, 'weapon-rule/protective'),
    model: friend,
  })
  if (!shares) return
  remember(friend, hasSharedShield, true)
  const needs = computeTotal(game, 'last-blink', { about: friend }, 0)
  yield* stopAtShield(game, strike, needs, added, 'the shield of a friend')
}

/** What a shield stops comes down at the model behind it. bmg1/weapon-rule/protective, bmg1/weapon-rule/explosive */
function* stopAtShield(game: Play, strike: Strike, needs: number, added: number, what: string): Rule<void> {
  const { at } = strike.sufferer
  const stopped = yield* blinkDice(game, strike, needs, added, what)
  strike.impacts -= stopped
  if (at !== undefined) for (let n = 0; n < stopped; n++) strike.stoppedAt.push({ ...at })
}

/**
 * A marksman may leave out an obstacle of each shot, whatever it is at, chosen before any die. The context is that of the
 * shooter. bmg1/trait/shooter
 */
export function* withoutIgnored(
  game: Play,
  context: CounterContext,
  obstacles: readonly ShotObstacle[],
): Rule<readonly ShotObstacle[]> {
  let left = obstacles
  for (let n = computeTotal(game, 'obstacles-ignored', context, 0); n > 0; n--) {
    if (left.length === 0) return left
    const ignored = yield* ask(
      game,
      context.about.seat,
      choose({
        name: 'ignore-obstacle',
        prompt: 'Which obstacle does the shot ignore?',
        rule: ruleId(game, 'core/blink'),
        options: left.map((obstacle, index) => ({
          id: `${index}`,
          value: obstacle,
          label: `${obstacle.name} (${obstacle.needs}+)`,
        })),
      }),
    )
    left = left.filter((obstacle) => obstacle !== ignored)
  }
  return left
}

function* stopShots(game: Play, strike: Strike, obstacle: ShotObstacle, added: number): Rule<void> {
  const { needs, cover, name } = obstacle
  const stopped = yield* blinkDice(game, strike, needs, added + cover, name)
  if (stopped === 0) return
  strike.impacts -= stopped
  for (let n = 0; n < stopped; n++) {
    strike.stoppedAt.push(obstacle.at)
    yield* crossFire(game, strike, obstacle)
  }
}

const blinkDice = (game: Play, strike: Strike, needs: number, added: number, what: string): Rule<number> =>
  countSuccesses(game, strike.sufferer, {
    name: 'blink',
    purpose: `${editionTerms(game).blink} ${what} (${needs}+)`,
    count: strike.impacts,
    strike,
    rule: ruleId(game, 'core/blink'),
    isGood: (face) => face + added >= needs,
  })

/**
 * The model or lamppost that stopped a shot may be damaged: one injury on a success, no scratch, nothing else.
 * bmg1/core/cross-fire, bmg1/core/damageable-objects
 */
export function* crossFire(game: Play, strike: Strike, { model, lamp }: ShotObstacle): Rule<void> {
  if (model === undefined && lamp === undefined) return
  const stray =
    model && newStrike({ ...strike.attack, strikes: [] }, model, { impacts: 1, strength: strike.strength })
  if (stray !== undefined) {
    yield* takeStrayImpact(game, stray)
    if (stray.impacts <= 0 || !isOnTable(stray.sufferer)) return
  }
  if (!(yield* isDamaged(game, strike, stray))) return
  if (lamp !== undefined) breakLamp(game, lamp)
  else if (stray !== undefined)
    yield* inflict(game, stray.sufferer, {
      injury: 1,
      by: strike.attacker,
      strike: stray,
      cause: 'cross fire',
    })
}

/** The damage die of a shot that hit a model it was not meant for, or an object: what rolls such dice again does so here too. bmg1/core/cross-fire, bmg1/weapon-rule/sharp, bmg1/trait/luck */
function* isDamaged(game: Play, { attacker, weapon }: Strike, stray: Strike | undefined): Rule<boolean> {
  const { needed, added } =
    stray === undefined
      ? damageToObject(game, attacker, weapon)
      : { needed: damageNeeds(game, stray), added: damageBonus(game, stray) }
  const isDamage = (face: number): boolean => damages(face, needed, added)
  const rolled: CounterRolled = {
    roller: attacker,
    purpose: 'damage',
    strike: stray,
    roll: game.dice.roll({
      purpose: `cross fire (${needed}+)`,
      seat: attacker.seat,
      rule: ruleId(game, 'core/cross-fire'),
    }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isDamage),
  }
  const about = stray === undefined ? { about: attacker, weapon } : { about: attacker, strike: stray }
  rerollFailures(game, rolled, computeTotal(game, 'damage-rerolls', about, 0), {
    reason: 'damage dice may be rolled again',
    rule: ruleId(game, 'core/reroll'),
  })
  if (stray !== undefined) yield* trigger(game, 'dice-rolled', { rolled })
  return rolled.roll.dice.some((die) => shows(die, isDamage))
}

/**
 * A lamppost that takes any damage is gone, sandbags with the fourth marker. bmg1/core/lampposts,
 * bmg1/core/damageable-objects, bmg2/trait/sapper
 */
export function breakLamp(game: Play, lamp: Marker, markers = 1): void {
  if (!game.state.markers.includes(lamp)) return
  if (lamp.kind === 'sandbags') {
    remember(lamp, damageTaken, recall(lamp, damageTaken) + markers)
    if (recall(lamp, damageTaken) >= SANDBAGS) removeMarker(game, lamp)
    return
  }
  removeMarker(game, lamp)
  game.emit(() => ({
    name: 'lamp-out',
    text: 'A lamppost is shot out.',
    rule: ruleId(game, 'core/lampposts'),
    about: { marker: lamp.id },
  }))
}
