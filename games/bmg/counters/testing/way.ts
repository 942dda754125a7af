import type { Piece } from '@gargoyle/table'
import { type CounterMove, judgePath } from '../movement/judge-path.ts'
import { type MoveOrder, termsOf } from '../movement/move.ts'
import type { ModelSketch } from './model-sketch.ts'
import { setTable, type TestTable } from './table.ts'

/** A hero at (30, 30) whose activation it is, with scenery and others around. */
export const walker = (
  model: Partial<ModelSketch> = {},
  pieces: readonly Piece[] = [],
  others: Readonly<Record<string, ModelSketch>> = {},
): TestTable<string> =>
  setTable({ models: { hero: { seat: 'a', at: [30, 30], ...model }, ...others }, pieces, active: 'hero' })

/** A step of a way: where it leads, and how. */
export type WayLeg = {
  readonly to: readonly [number, number, number]
  readonly by?: 'jump' | 'climb' | 'drop'
}

type Verdict = CounterMove | { readonly text: string; readonly rule: string | undefined }

/** The result of a way of some centimetres, or to a place, for the hero: the move, or why not. */
export const verdictOn = (
  table: TestTable<string>,
  way: readonly WayLeg[] | WayLeg,
  upTo: number,
  { fall = false, ...order }: Partial<MoveOrder> & { readonly fall?: boolean } = {},
): Verdict =>
  table.play((game, all) => {
    const terms = termsOf(game, { model: all.hero!, reason: 'test', upTo, ...order })
    const answer = 'to' in way ? { to: way.to } : { legs: way, ...(fall ? { fall: true as const } : {}) }
    const judged = judgePath(game, terms, answer)
    return judged.ok ? judged.value : { text: judged.reason.text, rule: judged.reason.rule }
  })

/** The counters that a way takes, or why it is not open. */
export const judgeWay = (...asked: Parameters<typeof verdictOn>): number | string => {
  const verdict = verdictOn(...asked)
  return 'points' in verdict ? verdict.points : verdict.text
}
