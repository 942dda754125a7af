import { ok, type Reason, type Result, refused } from '@gargoyle/engine'
import {
  type GameKit,
  gameIds,
  type Named,
  optionRefusal,
  type SetupOption,
  type SetupOptions,
  unknownOption,
} from '@gargoyle/kits'
import { type Command, InvalidArgumentError } from 'commander'
import { readJson } from './files.ts'
import type { Io } from './io.ts'

/** What was typed for the options of a command, by name. */
export type TypedOptions = Readonly<Record<string, unknown>>

/** The game that a call names: the value of `--game`, or the first argument that is a known game. */
export function gameNamedIn(args: readonly string[], command: Command): string | undefined {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--game') return args[i + 1]
    if (arg.startsWith('--game=')) return arg.slice('--game='.length)
    if (arg.startsWith('-')) {
      // The value of an option is no argument, even if it is called like a game.
      const option = command.options.find(({ long, short }) => long === arg || short === arg)
      if (option?.required || option?.optional) i++
    } else if (gameIds.includes(arg)) return arg
  }
  return undefined
}

/** Adds options of a game's setup to a command, and refuses others by name of the game. */
export function addGameOptions(command: Command, kit: GameKit, options = kit.options): void {
  for (const { name, value, description } of options) command.option(`--${name} <${value}>`, description)
  explainUnknownOptions(command, kit.definition.id, options)
}

/** Says which options a game has where one is typed that it does not have. */
function explainUnknownOptions(command: Command, game: string, options: readonly SetupOption[]): void {
  const { outputError } = command.configureOutput()
  command.configureOutput({
    outputError: (text, write) => {
      const said = text.replace(
        /error: unknown option '--([^'=\s]+)[^']*'/,
        (_, name: string) => `error: ${unknownOption(game, options, name)}`,
      )
      outputError?.(said, write)
    },
  })
}

/** Lets a call without a known game through, so that the command can say which games there are. */
export function acceptAnyOptions(command: Command): void {
  command.allowUnknownOption().allowExcessArguments()
  command.addHelpText('after', '\nGames have options of their own: name one before --help to see them.')
}

/** The setup that was asked for, with the files read that it names. */
export async function readSetupOptions(
  io: Io,
  { definition, options: declared }: GameKit,
  typed: TypedOptions,
): Promise<Result<SetupOptions>> {
  const setup: Record<string, readonly Named[]> = {}
  for (const option of declared) {
    const text = typed[option.name]
    if (typeof text !== 'string') continue
    const things = await readNamedValues(io, option, text)
    if (!things.ok) return things
    setup[option.name] = things.value
  }
  return optionRefusal(definition.id, declared, setup) ?? ok(setup)
}

/** A refusal of a setup, said of the file that it is about where a person named one. */
export function reasonWithFile(
  reason: Reason,
  { options }: Pick<GameKit, 'options'>,
  setup: SetupOptions,
): Reason {
  const { text, path = '' } = reason
  for (const { name, perSide } of options) {
    for (const [index, { name: file, json }] of (setup[name] ?? []).entries()) {
      const place = perSide === undefined ? name : `${name}.${index}.${perSide}`
      if (json === undefined || !`${path}.`.startsWith(`${place}.`)) continue
      const said = text.replaceAll(`"${place}"`, 'this').replaceAll(`"${place}.`, '"')
      return { ...reason, text: `${file}: ${said}`, path: path.slice(place.length + 1) }
    }
  }
  return reason
}

/** What an option names: several things where it takes one for each side. */
export async function readNamedValues(
  io: Io,
  { files, perSide }: Pick<SetupOption, 'files' | 'perSide'>,
  text: string,
): Promise<Result<readonly Named[]>> {
  const found: Named[] = []
  for (const name of perSide === undefined ? [text] : text.split(',')) {
    const thing = files ? await readNamed(io, name.trim()) : ok({ name: name.trim() })
    if (!thing.ok) return thing
    found.push(thing.value)
  }
  return ok(found)
}

/** Something by its name, or from the JSON file that is named. */
async function readNamed(io: Io, name: string): Promise<Result<Named>> {
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
