import type { Board } from '@gargoyle/table'
import { isHidden } from '../pick/pick.ts'
import type { Vec } from '../shape/mesh.ts'
import { lensOf, type Pose } from './pose.ts'

/** How steeply one may have to look down a street to see into it, and in which steps it is tried. */
const STEEPEST = 0.18
const STEP = 0.1

/** About where the chest of somebody is, in inches above the feet. */
const CHEST = 1

/** The pose leant so far over that nothing stands before the place it looks at; as it was where that does not help. */
export function withClearView(pose: Pose, at: Vec, aspect: number, board: Board): Pose {
  const chest: Vec = [at[0], at[1], at[2] + CHEST]
  for (let tilt = pose.tilt; tilt >= STEEPEST; tilt -= STEP) {
    const leant = { ...pose, tilt }
    if (!isHidden(board, lensOf(leant, aspect).eye, chest)) return leant
  }
  return pose
}
