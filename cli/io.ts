import { type Input, standardInput } from './input.ts'

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
  /** Whether what is written to `out` is a screen that can be wiped. */
  readonly outIsScreen: boolean
  /** Whether what is written to `err` is a screen, on which progress may redraw its line. */
  readonly errIsScreen: boolean
  /** Begins to listen to what is typed. */
  readonly openInput: () => Input
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
    columns: process.stdout.columns || 80,
    outIsScreen: Boolean(process.stdout.isTTY),
    errIsScreen: Boolean(process.stderr.isTTY),
    openInput: standardInput,
    untilStopped: stopSignal,
  }
}

/**
 * Waits for Ctrl-C. npm passes the signal on to a program that the terminal has already told, so the same Ctrl-C
 * may come twice; only one that comes later means that stopping takes too long.
 */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    const stop = () => {
      first ??= performance.now()
      if (performance.now() - first > 1000) process.exit(exit.failed)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  })
}
