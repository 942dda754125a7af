import { type Json, ok, type Result, type SeenEvent } from '@gargoyle/engine'
import type { OddsOptions, OddsPosition } from './odds.ts'
import { tryOnce } from './run.ts'

/** Runs that are looked through for one in which everything happens that can. */
const LOOKS = 24

/**
 * What happens in one run of an answer, as the log of a game shows it: of some runs the one with the most different
 * rolls, so that every possible roll is included.
 */
export function exampleRun(
  { session, seat }: Extract<OddsPosition, { readonly session: unknown }>,
  answer: Json,
  options: Pick<OddsOptions, 'followUps' | 'reader' | 'seed'>,
): Result<readonly SeenEvent[]> {
  const { followUps = [], seed = 'example', reader } = options
  let best: { readonly events: readonly SeenEvent[]; readonly rolls: number } | undefined
  for (let look = 0; look < LOOKS; look++) {
    let events: readonly SeenEvent[] = []
    const listening = {
      rests: reader.rests,
      declines: reader.declines,
      assumption: () => undefined,
      read: (stretch: { readonly events: readonly SeenEvent[] }) => {
        events = stretch.events
        return []
      },
    }
    const trial = { session, seat, answer, reader: listening, followUps, assumptions: new Set<string>() }
    const run = tryOnce(trial, { seed: `${seed} ${look}` })
    if (!run.ok) return run
    const rolls = rollsIn(events)
    if (best === undefined || rolls > best.rolls) best = { events, rolls }
  }
  return ok(best?.events ?? [])
}

const rollsIn = (events: readonly SeenEvent[]): number =>
  new Set(events.filter(({ name }) => name === 'roll').map(({ text }) => text.split(':')[0])).size
