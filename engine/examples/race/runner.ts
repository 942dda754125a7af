import {
  type Computation,
  compute,
  dividedBy,
  type Game,
  plus,
  type Seat,
  times,
  type Value,
} from '../../index.ts'
import type { RaceRoof } from './roof.ts'

/** What a runner may carry. */
export type Tool = 'chalk' | 'rope' | 'smoke'

/** A runner on the roofs. */
export type Runner = {
  readonly seat: Seat
  x: number
  y: number
  legs: number
  nerve: number
  /** Out of breath: the next stride is halved. */
  winded: boolean
  tools: Tool[]
}

/** Where the race stands. */
export type RaceState = {
  phase: 'training' | 'running'
  turn: number
  runners: Runner[]
  winner: Seat | null
}

/** The game the rules of the race work on. */
export type RaceGame = Game<RaceState, RaceRoof>

/** The runner of a seat. */
export function runnerOf(state: RaceState, seat: Seat): Runner {
  const runner = state.runners.find((each) => each.seat === seat)
  if (runner === undefined) throw new Error(`Nobody runs for ${seat}.`)
  return runner
}

/** race/stride: how far a runner gets, and why. */
export function strideOf(runner: Runner, rolled: number, sprint: boolean, effort: number): Value {
  const modifiers: Computation['modifiers'] = [
    plus(runner.legs * 15, { source: 'strong legs', rule: 'race/legs' }),
    ...(effort > 0 ? [plus(effort * 20, { source: 'nerve spent', rule: 'race/effort' })] : []),
    ...(sprint ? [times(2, { source: 'sprinting', rule: 'race/sprint' })] : []),
    ...(runner.winded ? [dividedBy(2, { source: 'out of breath', rule: 'race/winded' })] : []),
  ]
  return compute({
    name: 'Stride',
    base: { amount: rolled * 15, source: `rolled ${rolled}`, rule: 'race/stride' },
    modifiers,
    floor: { amount: 40, source: 'anybody can walk', rule: 'race/walk' },
    cap: { amount: 420, source: 'nobody can fly', rule: 'race/gravity' },
  })
}
