/** Work of several kinds, one task of each at a time: a new task aborts the previous one of its kind. */
export interface LatestWork<Kind extends string> {
  begin(kind: Kind): AbortSignal
  /** Nothing of it is wanted any longer. */
  stop(): void
}

export function latestWork<Kind extends string>(): LatestWork<Kind> {
  const running = new Map<Kind, AbortController>()
  return {
    begin(kind) {
      running.get(kind)?.abort()
      const work = new AbortController()
      running.set(kind, work)
      return work.signal
    },
    stop() {
      for (const work of running.values()) work.abort()
    },
  }
}
