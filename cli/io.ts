/** Everything a command touches of the world around it, so that tests can stand in for a terminal. */
export interface Io {
  /** Writes what was asked for. */
  readonly out: (text: string) => void
  /** Writes what went wrong, and progress. */
  readonly err: (text: string) => void
  /** The folder that file names are relative to. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** How many characters fit into a line. */
  readonly columns: number
  /** Resolves when the person asks to stop (Ctrl-C). */
  readonly untilStopped: () => Promise<void>
}

/** How a command ends, for the shell. */
export const exit = { done: 0, failed: 1, misused: 2 } as const

/** One of the ways a command can end. */
export type ExitCode = (typeof exit)[keyof typeof exit]

/** The terminal that this process runs in. */
export function terminal(): Io {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    folder: process.cwd(),
    env: process.env,
    columns: process.stdout.columns ?? 80,
    untilStopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
      }),
  }
}
