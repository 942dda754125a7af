import type { Json, Result } from '@gargoyle/engine'
import { useMemo } from 'react'
import { type LineMark, noMarks, type SceneContent, type SceneMarks } from '../scene/scene-content.ts'
import { thingById } from '../scene/things.ts'
import type { OddsReport, TargetAim } from '../worker/protocol.ts'
import type { QuestionProps } from './question-props.ts'
import { useReply } from './use-reply.ts'

/** All that can be said about an answer before it is given. */
export interface Weighing {
  readonly aims: readonly TargetAim[]
  readonly odds: Result<OddsReport> | undefined
  /** The odds are being worked out. */
  readonly isAsking: boolean
}

/** How long a choice must stay unchanged before odds are worked out: counting dice up to five needs one result, not five. */
const PATIENCE = 220

/** Weighs an answer that dice are rolled for: its targets, and the odds. What is outdated is dropped. */
export function useWeighing(
  { page, decision, store, seat, moment }: QuestionProps,
  answer: Json | undefined,
  wantsOdds = true,
): Weighing {
  const isRolled = answer !== undefined && (page.rollsDice?.(decision, answer) ?? false)
  const key = isRolled ? `${moment.look.question} ${JSON.stringify(answer)}` : undefined
  const aims = useReply(() => store.host.aims(seat, answer ?? null), key)
  const odds = useReply(() => store.host.odds(seat, answer ?? null), wantsOdds ? key : undefined, PATIENCE)
  return { aims: aims.reply ?? NOBODY, odds: odds.reply, isAsking: odds.isAsking }
}

const NOBODY: readonly TargetAim[] = []

/** More words than this over the table hide what they are about. */
const MOST_WORDS = 3

/** Lines from attackers to targets, with words on the most promising ones. */
export function aimLines(
  aims: readonly TargetAim[],
  content: Pick<SceneContent, 'figures' | 'tokens' | 'areas'>,
): readonly LineMark[] {
  const placeOf = (id: string) => thingById(content, id)?.at
  return byPromise(aims).flatMap(({ from, to, tone, label }, place) => {
    const [a, b] = [placeOf(from), placeOf(to)]
    return a && b ? [{ from: a, to: b, tone, ...(place < MOST_WORDS ? { label } : {}) }] : []
  })
}

/** The most promising first. */
export const byPromise = (aims: readonly TargetAim[]): readonly TargetAim[] =>
  aims.toSorted((a, b) => b.promise - a.promise)

/** How wide what may stop a shot is marked, in table units. */
const STOP = 600

/** What may stop what is aimed, along the lines that have words. */
const aimStops = (aims: readonly TargetAim[]): SceneMarks['spots'] =>
  byPromise(aims)
    .slice(0, MOST_WORDS)
    .flatMap(({ stops = [] }) => stops.map(({ at, label }) => ({ at, label, radius: STOP, tone: 'danger' })))

/** Marks of options together with the lines of whatever is aimed. */
export function useMarks(
  options: SceneMarks['options'],
  aims: readonly TargetAim[],
  content: SceneContent,
  isWeighed = false,
): SceneMarks {
  return useMemo(() => aimMarks(options, aims, content, isWeighed), [options, aims, content, isWeighed])
}

/** The same as plain data. What is only pointed at in a list does not move the view. */
export const aimMarks = (
  options: SceneMarks['options'],
  aims: readonly TargetAim[],
  content: Pick<SceneContent, 'figures' | 'tokens' | 'areas'>,
  isWeighed: boolean,
): SceneMarks => ({
  ...noMarks,
  options,
  lines: aimLines(aims, content),
  spots: aimStops(aims),
  ...(isWeighed && aims.length > 0 ? { isWeighed } : {}),
})

/** The target most worth aiming at. */
export const mostPromising = (aims: readonly TargetAim[]): string | undefined => byPromise(aims)[0]?.to
