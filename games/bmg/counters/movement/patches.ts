import {
  type Body,
  between,
  type Leg,
  nearestOnSegment,
  type Path,
  type Spot,
  squaredDistance,
} from '@gargoyle/table'

/** Where a way first touches one of some patches of ground. */
export type FirstTouch = {
  /** The leg on which it does; 0 where it begins in contact. */
  readonly leg: number
  readonly at: Spot
}

/** What moves: how wide and how tall it is. */
type Moving = { readonly radius: number; readonly height: number }

/** A part of a leg: along one height, or up and down in one place. */
type Stretch = { readonly leg: number; readonly from: Spot; readonly to: Spot }

/** Where a base on this way first touches a patch, its very edge included. bmg2/template/ice */
export function firstTouch(path: Path, moving: Moving, patches: readonly Body[]): FirstTouch | undefined {
  if (patches.length === 0) return undefined
  for (const stretch of stretchesOf(path)) {
    const shares = patches.flatMap((patch) => shareUntil(stretch, moving, patch) ?? [])
    if (shares.length === 0) continue
    const { leg, from, to } = stretch
    const share = Math.min(...shares)
    const along = (a: number, b: number): number => Math.round(a + (b - a) * share)
    return { leg, at: { x: along(from.x, to.x), y: along(from.y, to.y), z: from.z } }
  }
  return undefined
}

/** How finely the rest of a leg is looked at for a place to lie. */
const STEPS = 8

/** Ways that end where something was touched, or as soon after that as a model may find room. */
export function* waysUntil({ from, legs }: Path, { leg, at }: FirstTouch): Generator<readonly Leg[]> {
  const start = legs[leg - 1]?.to ?? from
  const last = legs[leg]!
  const whole = legs.slice(0, leg)
  if (at.x === start.x && at.y === start.y && at.z === start.z) yield whole
  // Who climbs has no place to lie before the end of the climb.
  if (start.z === last.to.z)
    for (let step = 0; step < STEPS; step++) {
      const { x, y } = between(at, last.to, step / STEPS)
      yield [...whole, { ...last, to: { x: Math.round(x), y: Math.round(y), z: at.z } }]
    }
  for (let next = leg + 1; next <= legs.length; next++) yield legs.slice(0, next)
}

/** A wall is climbed at its foot, and the way down is beyond the edge. */
function* stretchesOf({ from, legs }: Path): Generator<Stretch> {
  let at = from
  yield { leg: 0, from: at, to: at }
  for (const [leg, { to }] of legs.entries()) {
    const high = Math.max(at.z, to.z)
    const [up, down] = [
      { ...at, z: high },
      { ...to, z: high },
    ]
    if (at.z < high) yield { leg, from: at, to: up }
    yield { leg, from: up, to: down }
    if (to.z < high) yield { leg, from: down, to }
    at = to
  }
}

/** How much of a stretch is over when it comes into contact with a patch, if it does. */
function shareUntil({ from, to }: Stretch, { radius, height }: Moving, patch: Body): number | undefined {
  const [low, high] = [Math.min(from.z, to.z), Math.max(from.z, to.z)]
  // Neither a head below a roof nor feet above what lies there touch it.
  if (low > patch.z + patch.height || high + height <= patch.z) return undefined
  const reach = (radius + patch.radius) * (radius + patch.radius)
  if (squaredDistance(nearestOnSegment(from.x, from.y, to.x, to.y, patch.x, patch.y), patch) > reach)
    return undefined
  const [dx, dy, fx, fy] = [to.x - from.x, to.y - from.y, from.x - patch.x, from.y - patch.y]
  const beyond = fx * fx + fy * fy - reach
  if (beyond <= 0) return 0
  const [length, along] = [dx * dx + dy * dy, fx * dx + fy * dy]
  return (-along - Math.sqrt(Math.max(0, along * along - length * beyond))) / length
}
