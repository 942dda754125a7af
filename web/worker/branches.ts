import type { Viewer } from '@gargoyle/engine'
import type { EventMark } from './protocol.ts'

/** How many events each viewer had seen when a branch began. */
type BranchStart = ReadonlyMap<Viewer, number>

/** The branches of a match: a new one begins whenever something is taken back. */
export class Branches {
  private readonly starts: BranchStart[] = []

  /** The number of the branch that the match is on, from 0. */
  get current(): number {
    return this.starts.length
  }

  /** Something was taken back: `counts` says what is left for each viewer. A viewer it does not name keeps nothing. */
  begin(counts: BranchStart): void {
    this.starts.push(counts)
  }

  /** The number of the last event that still stands, of all that a viewer knew at a mark. */
  lastStanding(viewer: Viewer, { branch, event }: EventMark): number {
    const known = branch >= 0 && branch <= this.current ? event : 0
    return Math.max(0, Math.min(known, ...this.starts.slice(branch).map((start) => start.get(viewer) ?? 0)))
  }
}
