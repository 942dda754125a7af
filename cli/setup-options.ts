import { ok, type Result, refused } from '@gargoyle/engine'
import { type Command, InvalidArgumentError } from 'commander'
import { readJson } from './files.ts'
import type { Io } from './io.ts'
import type { Named, SetupOptions } from './playable-game.ts'

/** The options of a game's setup as the command line gives them. */
export interface TypedSetup {
  readonly crews?: string
  readonly board?: string
  readonly encounter?: string
  readonly event?: string
  readonly reputation?: number
}

/** Adds the options that set a game up. Which of them a game takes is the game's to say. */
export function withSetupOptions(command: Command): Command {
  return command
    .option('--crews <a,b>', 'a crew for each seat: names, or files ending in .json')
    .option('--board <name>', 'a board: its name, or a file ending in .json')
    .option('--encounter <name>', 'the encounter that is played')
    .option('--event <name>', 'the event that is in force')
    .option(
      '--reputation <number>',
      'how much reputation each crew may have',
      wholeNumber('A reputation', 1, 'for example 350'),
    )
}

/** What was asked for, with the files read that it names. */
export async function readSetup(io: Io, typed: TypedSetup): Promise<Result<SetupOptions>> {
  const crews: Named[] = []
  for (const name of typed.crews?.split(',') ?? []) {
    const crew = await readNamed(io, name.trim())
    if (!crew.ok) return crew
    crews.push(crew.value)
  }
  const board = typed.board === undefined ? undefined : await readNamed(io, typed.board)
  if (board !== undefined && !board.ok) return board
  const { encounter, event, reputation } = typed
  return ok({
    ...(crews.length === 0 ? {} : { crews }),
    ...(board === undefined ? {} : { board: board.value }),
    ...(encounter === undefined ? {} : { encounter }),
    ...(event === undefined ? {} : { event }),
    ...(reputation === undefined ? {} : { reputation }),
  })
}

/** Something by its name, or from the JSON file that is named. */
export async function readNamed(io: Io, name: string): Promise<Result<Named>> {
  if (!name.toLowerCase().endsWith('.json')) return ok({ name })
  const read = await readJson(io, name)
  return read.ok ? ok({ name, json: read.value }) : refused(read.reason)
}

/** A reader of whole numbers for the options of a command. */
export function wholeNumber(what: string, least: number, example: string): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value
    throw new InvalidArgumentError(`${what} is a whole number from ${least} up, ${example}.`)
  }
}
