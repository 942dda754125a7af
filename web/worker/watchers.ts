import type { Viewer } from '@gargoyle/engine'
import { updateBetween } from './match-update.ts'
import type { EventMark, MatchUpdate, Snapshot, Subscription } from './protocol.ts'

/** Returns what a viewer knows now, with the events it has seen after a mark. */
export type Observe = (viewer: Viewer, since: EventMark) => Snapshot

interface Watcher {
  readonly viewer: Viewer
  readonly onUpdate: (update: MatchUpdate) => void
  /** What the viewer was sent last. */
  sent: Snapshot
  updates: number
}

/** The subscribers of a match. Each is sent every change for its viewer, once. */
export class Watchers {
  private readonly watchers = new Set<Watcher>()

  /** Sends a viewer every change from here on; it first gets `snapshot`. */
  add(viewer: Viewer, snapshot: Snapshot, onUpdate: (update: MatchUpdate) => void): Subscription {
    const watcher: Watcher = { viewer, onUpdate, sent: snapshot, updates: 0 }
    this.watchers.add(watcher)
    return { snapshot, stop: () => void this.watchers.delete(watcher) }
  }

  /** Sends all of them what has changed for them. Called after every single change. */
  push(observe: Observe): void {
    for (const watcher of this.watchers) {
      const { sent, viewer } = watcher
      const next = observe(viewer, { branch: sent.branch, event: sent.look.lastEvent })
      const update = updateBetween(sent, next, watcher.updates + 1)
      watcher.sent = next
      if (update === undefined) continue
      watcher.updates += 1
      watcher.onUpdate(update)
    }
  }

  clear(): void {
    this.watchers.clear()
  }
}
