import type { GameKit } from '@gargoyle/kits'
import type { Command } from 'commander'
import type { ExitCode, Io } from './io.ts'

/** A command of the command line: how it is called, and what it does. */
export interface CliCommand {
  readonly name: string
  /** Adds its arguments, options and help. `act` takes what the command does and remembers how it ended. */
  readonly describe: (command: Command, act: CommandAction) => void
  /** Adds what the named game has of its own; without a game, what is to be said about that. */
  readonly describeGame?: (command: Command, kit: GameKit | undefined) => void | Promise<void>
  /** The game that is meant where none is named. */
  readonly usualGame?: string
}

/** Wraps the work of a command, so that its end becomes the exit code. */
export type CommandAction = <Args extends readonly unknown[]>(
  work: (io: Io, ...args: Args) => ExitCode | Promise<ExitCode>,
) => (...args: Args) => Promise<void>
