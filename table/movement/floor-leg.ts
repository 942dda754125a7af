import { besideLine, crosses, type Stretch, stretchInside, stretchOn } from '../geometry/convex.ts'
import { flatDistance, type Spot } from '../geometry/point.ts'
import { type Ground, type MetObstacle, type Obstacle, obstacleEffect } from './ground.ts'
import { type Part, part } from './part.ts'
import { blockedBy, type Extra, type LegSurvey, UNSUPPORTED } from './survey.ts'

/** A stretch of the leg that is not plain walking. */
export interface Mark extends Stretch {
  readonly kind: 'difficult' | 'vault' | 'jump'
  readonly piece?: string
}

/** Along one floor, or over steps low enough to be ignored; gaps are jumped when allowed. */
export function surveyFloor(ground: Ground, from: Spot, to: Spot, mayJump: boolean, extra: Extra): LegSurvey {
  const low = Math.min(from.z, to.z)
  const level = surveyLevel(ground, from, to, low, mayJump, extra)
  if (low === 0 || (level.ok && !level.parts.some((p) => p.kind === 'jump'))) return level
  // A gap no deeper than a step is walked through: down onto the floor in it, and up again.
  const high = Math.max(from.z, to.z)
  for (let i = ground.levels.length - 1; i >= 0; i--) {
    const below = ground.levels[i]!
    if (below >= low || below < high - ground.mover.step) continue
    const through = surveyLevel(ground, from, to, below, false, extra)
    if (through.ok) return through
  }
  return level
}

/** The same with the lowest floor that is set foot on given. */
function surveyLevel(
  ground: Ground,
  from: Spot,
  to: Spot,
  low: number,
  mayJump: boolean,
  extra: Extra,
): LegSurvey {
  const length = flatDistance(from, to)
  const high = Math.max(from.z, to.z)
  const marks: Mark[] = []
  const stop = markObstacles(ground, from, to, low, high, length, marks, extra)
  if (stop) return blockedBy(stop)
  if (low > 0) markGaps(ground, from, to, low, high, length, marks)
  if (marks.length === 0) return { ok: true, parts: [part('walk', length)] }
  if (!mayJump && marks.some((mark) => mark.kind === 'jump')) return UNSUPPORTED
  const parts = cutIntoParts(marks, length)
  return parts ? { ok: true, parts } : { ok: false, problem: 'blocked' }
}

/** Collects what the way leads through; gives back the obstacle that stops it, if one does. */
export function markObstacles(
  ground: Ground,
  from: Spot,
  to: Spot,
  low: number,
  high: number,
  length: number,
  marks: Mark[],
  extra: Extra,
): Obstacle | undefined {
  const { x: ax, y: ay } = from
  const { x: bx, y: by } = to
  const near = ground
    .metBetween(low, high)
    .search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  const leg: Leg = { ground, from, to, low, high, length, raised: undefined }
  for (const o of near) if (isStopped(leg, o, o.how, marks)) return o
  // What is in the way of this move only is met anew on each leg, and few legs come near any of it.
  for (const o of extra) {
    if (length > 0 && besideLine(o.box, ax, ay, bx, by)) continue
    const how = obstacleEffect(o, ground.mover, low, high)
    if (how !== 'ignored' && isStopped(leg, o, how, marks)) return o
  }
  return undefined
}

/** A leg that is being looked over. */
interface Leg {
  readonly ground: Ground
  readonly from: Spot
  readonly to: Spot
  readonly low: number
  readonly high: number
  readonly length: number
  /** Where its feet are up on the higher floor; found when first needed. */
  raised: readonly Stretch[] | undefined
}

/** Whether an obstacle stops a leg; what the leg leads through is added to its marks. */
function isStopped(leg: Leg, o: Obstacle, how: MetObstacle['how'], marks: Mark[]): boolean {
  const { ground, from, to, low, high, length } = leg
  const { x: ax, y: ay } = from
  const { x: bx, y: by } = to
  if (length > 0 && besideLine(o.box, ax, ay, bx, by)) return false
  const overhead = o.bottom >= low + ground.mover.height
  if (how === 'blocked' && !overhead) return crosses(o.shape, ax, ay, bx, by)
  const inside = stretchInside(o.shape, ax, ay, bx, by)
  if (!inside) return false
  if (overhead) {
    // Only where the feet are up on the higher floor does the head come near it.
    leg.raised ??= supportedStretches(ground, from, to, low + 1, high)
    if (!leg.raised.some((stretch) => stretch.from < inside.to && inside.from < stretch.to)) return false
    if (how === 'blocked') return true
  }
  if (how === 'difficult') marks.push({ ...inside, kind: 'difficult', piece: o.piece.id })
  else if (how === 'vaulted') marks.push({ ...inside, kind: 'vault', piece: o.piece.id })
  else if (inside.from === 0 || inside.to === 1) return true
  else marks.push({ ...inside, kind: 'jump', piece: o.piece.id })
  return false
}

/**
 * Marks the stretches where no floor is under the centre for longer than the mover steps across, and gives the
 * share of the way at which the last of the floor ends.
 */
export function markGaps(
  ground: Ground,
  from: Spot,
  to: Spot,
  low: number,
  high: number,
  length: number,
  marks: Mark[],
): number {
  let reached = 0
  for (const stretch of supportedStretches(ground, from, to, low, high)) {
    if ((stretch.from - reached) * length > ground.mover.gap + 1e-6) {
      marks.push({ from: reached, to: stretch.from, kind: 'jump' })
    }
    if (stretch.to > reached) reached = stretch.to
  }
  if ((1 - reached) * length > ground.mover.gap + 1e-6) marks.push({ from: reached, to: 1, kind: 'jump' })
  return reached
}

/** Where the way has a floor between two heights under it, in order from the start. */
export function supportedStretches(
  ground: Ground,
  from: Spot,
  to: Spot,
  low: number,
  high: number,
): Stretch[] {
  const { x: ax, y: ay } = from
  const { x: bx, y: by } = to
  const stretches: Stretch[] = []
  const near = ground
    .topsBetween(low, high)
    .search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  for (const top of near) {
    const on = stretchOn(top.shape, ax, ay, bx, by)
    if (on) stretches.push(on)
  }
  return stretches.length > 1 ? stretches.sort((a, b) => a.from - b.from) : stretches
}

/** By far the most legs with anything on them have one thing on them. */
function cutOnce({ from, to, kind, piece }: Mark, length: number): Part[] {
  const parts = [part(kind, (to - from) * length, 0, piece ? [piece] : [])]
  if (from > 0) parts.unshift(part('walk', from * length))
  if (to < 1) parts.push(part('walk', (1 - to) * length))
  return parts
}

/** Cuts the leg at every mark. A jump outweighs a vault, a vault difficult ground. Undefined for a vault in mid-air. */
export function cutIntoParts(marks: readonly Mark[], length: number): Part[] | undefined {
  if (marks.length === 1) return cutOnce(marks[0]!, length)
  const cuts = [...new Set([0, 1, ...marks.flatMap((mark) => [mark.from, mark.to])])].sort((a, b) => a - b)
  const parts: Part[] = []
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i]!
    const to = cuts[i + 1]!
    const middle = (from + to) / 2
    const here = marks.filter((mark) => mark.from < middle && middle < mark.to)
    const jump = here.find((mark) => mark.kind === 'jump')
    const vault = here.find((mark) => mark.kind === 'vault')
    if (jump && vault) return undefined
    const chosen = jump ?? vault ?? here[0]
    const kind = chosen?.kind ?? 'walk'
    const pieces = chosen?.piece ? [chosen.piece] : []
    const way = (to - from) * length
    const last = parts.at(-1)
    if (last && last.kind === kind && (kind === 'jump' || last.pieces[0] === pieces[0])) {
      parts[parts.length - 1] = { ...last, horizontal: last.horizontal + way }
    } else parts.push(part(kind, way, 0, pieces))
  }
  return parts
}
