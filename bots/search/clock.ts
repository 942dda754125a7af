import type { Budget } from '@gargoyle/engine'
import { now } from './host.ts'
import { type Fork, isSettled } from './tree.ts'

/** How long a bot thinks that nobody gave a budget. */
const usualBudget: Budget = { milliseconds: 1000 }

const pauseEvery = 40

/** Keeps a budget. */
export interface Clock {
  /** Whether there is time for another thought, and whether one could change anything. */
  goesOn(root: Fork): boolean
  /** Whether it has been long since the last pause. */
  needsPause(): boolean
}

/** Starts to count. Time is looked at only if it is what the budget gives: all else must be the same on every machine. */
export function startClock(budget: Budget = usualBudget): Clock {
  const { milliseconds, iterations = Number.POSITIVE_INFINITY } = budget
  const started = now()
  let paused = started
  let thoughts = 0
  return {
    goesOn(root) {
      const left = Math.min(iterations - thoughts, thoughtsLeft(milliseconds, started, thoughts))
      thoughts++
      return left >= 1 && !isSettled(root, left)
    },
    needsPause() {
      const moment = now()
      if (moment - paused < pauseEvery) return false
      paused = moment
      return true
    },
  }
}

/** How many thoughts fit into what is left of the time, if the rest takes as long as those so far. */
function thoughtsLeft(milliseconds: number | undefined, started: number, thoughts: number): number {
  if (milliseconds === undefined) return Number.POSITIVE_INFINITY
  const elapsed = now() - started
  if (elapsed >= milliseconds) return 0
  return thoughts === 0 ? Number.POSITIVE_INFINITY : (milliseconds - elapsed) / (elapsed / thoughts)
}
