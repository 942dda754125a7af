import type { Budget } from '@gargoyle/engine'
import { now } from './host.ts'
import { type Fork, isSettled } from './tree.ts'

/** How long a bot without a budget thinks. */
const usualBudget: Budget = { milliseconds: 1000 }

const pauseEvery = 40

/** Keeps a budget. */
export interface Clock {
  /** Whether there is time for another thought, and whether one could change anything. */
  goesOn(root: Fork): boolean
  /** Whether it has been long since the last pause. */
  needsPause(): boolean
  /** How long a thought may take, as far as known by now: what the next answer should reckon with. */
  slowest(): number
}

/**
 * Starts to count. Time is looked at only if it is what the budget gives: all else must be the same on every machine.
 * `slowest` is what the last answer found out about how long a thought may take.
 */
export function startClock(budget: Budget = usualBudget, slowest = 0): Clock {
  const { milliseconds, iterations = Number.POSITIVE_INFINITY } = budget
  const time = milliseconds === undefined ? undefined : startTime(milliseconds, slowest)
  let paused = now()
  let thoughts = 0
  return {
    goesOn(root) {
      const left = Math.min(iterations - thoughts, time?.thoughtsLeft(thoughts) ?? Number.POSITIVE_INFINITY)
      thoughts++
      return left >= 1 && !isSettled(root, left)
    },
    needsPause() {
      const moment = now()
      if (moment - paused < pauseEvery) return false
      paused = moment
      return true
    },
    slowest: () => time?.slowest() ?? slowest,
  }
}

interface Time {
  /** How many more thoughts fit in after so many. */
  thoughtsLeft(thoughts: number): number
  slowest(): number
}

/** Some thoughts take many times as long as others: none is begun that would be late if it took as long as the longest. */
function startTime(milliseconds: number, slowest: number): Time {
  const started = now()
  let last = started
  let longest = 0
  return {
    thoughtsLeft(thoughts) {
      const moment = now()
      if (thoughts > 0) longest = Math.max(longest, moment - last)
      last = moment
      const elapsed = moment - started
      if (elapsed + Math.max(longest, slowest) >= milliseconds) return 0
      return thoughts === 0 ? Number.POSITIVE_INFINITY : (milliseconds - elapsed) / (elapsed / thoughts)
    },
    // Where there was no time for a single thought it was perhaps too wary.
    slowest: () => (longest > 0 ? longest : slowest / 2),
  }
}
