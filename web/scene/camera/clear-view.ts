import type { Board } from '@gargoyle/table'
import { isHidden } from '../pick/pick.ts'
import type { Vec } from '../shape/mesh.ts'
import { lensOf, type Pose } from './pose.ts'

/** How far the view may be turned to see past houses: few are walked around, for a crowd it is turned a little. */
const TURNS = { crowd: [0, 0.5, -0.5, 1, -1], few: [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, 3.1] } as const
const FEW = 3

/** How far it may be leant over them, and how steeply one may have to look down into a street. */
const LEANS = [0, 0.15, 0.3, 0.45, 0.6, 0.75] as const
const STEEPEST = 0.18

/** Half the width of a figure, in inches. */
const SHOULDER = 0.4

/** The costs of hiding a figure, of hiding one of its shoulders, to turn by a radian, and to lean by one. */
const COSTS = { hidden: 10, shoulder: 2, turn: 2, lean: 1 } as const

/** What there is to try, what changes the view least first. */
const triesFor = (turns: readonly number[]) =>
  turns
    .flatMap((turn) =>
      LEANS.map((lean) => ({ turn, lean, cost: Math.abs(turn) * COSTS.turn + lean * COSTS.lean })),
    )
    .sort((a, b) => a.cost - b.cost)

const tries = { crowd: triesFor(TURNS.crowd), few: triesFor(TURNS.few) }

/**
 * The view turned and leant just so far that scenery hides as little as can be of some places: of the chests of figures,
 * say. As it was where nothing helps. `arranged` puts a view in order that was turned.
 */
export function clearest(
  pose: Pose,
  places: readonly Vec[],
  aspect: number,
  board: Board,
  arranged: (tried: Pose) => Pose,
): Pose {
  let best: { readonly pose: Pose; readonly cost: number } | undefined
  for (const { turn, lean, cost } of tries[places.length > FEW ? 'crowd' : 'few']) {
    if (best && best.cost <= cost) break
    const tilt = Math.min(pose.tilt, Math.max(STEEPEST, pose.tilt - lean))
    const tried = arranged({ ...pose, tilt, azimuth: pose.azimuth + turn })
    const whole = cost + costOfHiding(tried, places, aspect, board)
    if (!best || whole < best.cost) best = { pose: tried, cost: whole }
  }
  return best?.pose ?? pose
}

/** What a view hides, weighed. */
function costOfHiding(pose: Pose, places: readonly Vec[], aspect: number, board: Board): number {
  const { eye, right } = lensOf(pose, aspect)
  const beside = ([x, y, z]: Vec, by: number): Vec => [x + right[0] * by, y + right[1] * by, z]
  let cost = 0
  for (const at of places) {
    if (isHidden(board, eye, at)) cost += COSTS.hidden
    for (const by of [-SHOULDER, SHOULDER]) if (isHidden(board, eye, beside(at, by))) cost += COSTS.shoulder
  }
  return cost
}
