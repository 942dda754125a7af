import { applyPatch, diffJson } from './json-patch.ts'
import type { EventMark, MatchUpdate, Snapshot } from './protocol.ts'

/** Everything in a snapshot but the events, which only ever grow or are cut off. */
type Changing = Pick<Snapshot, 'look' | 'status' | 'branch'>

const changing = ({ look, status, branch }: Snapshot): Changing => ({ look, status, branch })

/**
 * What a viewer has to be sent to get from one snapshot to the next, or nothing if both are the same. `next` holds the
 * events after those of `before` that still stand.
 */
export function updateBetween(before: Snapshot, next: Snapshot, number: number): MatchUpdate | undefined {
  const patch = diffJson(changing(before), changing(next))
  const isCut = next.after < before.look.lastEvent
  if (patch === undefined && !isCut && next.events.length === 0) return undefined
  return {
    number,
    ...(patch === undefined ? {} : { patch }),
    ...(isCut ? { keep: next.after } : {}),
    ...(next.events.length === 0 ? {} : { events: next.events }),
  }
}

/** The snapshot after an update that was made for it. All events that the viewer has are in it. */
export function applyUpdate(before: Snapshot, { patch, keep, events = [] }: MatchUpdate): Snapshot {
  const known = keep === undefined ? before.events : upTo(before, keep)
  const next = patch ? applyPatch(changing(before), patch) : before
  const { look, status, branch } = next
  return {
    look,
    status,
    branch,
    events: events.length === 0 ? known : [...known, ...events],
    after: Math.min(before.after, keep ?? before.after),
  }
}

/** A snapshot that says only what is new, with the events that were known before. */
export function withKnownEvents(snapshot: Snapshot, known: Snapshot | undefined): Snapshot {
  if (known === undefined || snapshot.after <= known.after) return snapshot
  return { ...snapshot, events: [...upTo(known, snapshot.after), ...snapshot.events], after: known.after }
}

const upTo = ({ events, after }: Snapshot, last: number) => events.slice(0, Math.max(0, last - after))

/** The mark of a viewer with this knowledge. */
export const markOf = ({ branch, look }: Snapshot): EventMark => ({ branch, event: look.lastEvent })
