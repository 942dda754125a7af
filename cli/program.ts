import { withShortNames } from '@gargoyle/engine'
import { type GameKit, loadKit } from '@gargoyle/kits'
import { version } from '@gargoyle/server'
import { Command, CommanderError } from 'commander'
import { benchCommand } from './bench/command.ts'
import { boardCommand } from './board/command.ts'
import type { CliCommand, CommandAction } from './command.ts'
import { fuzzCommand } from './fuzz/command.ts'
import { gameNamedIn } from './game-options.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { labCommand } from './lab/command.ts'
import { missionCommand } from './mission/command.ts'
import { oddsCommand } from './odds/command.ts'
import { playCommand } from './play/command.ts'
import { replayCommand } from './replay.ts'
import { rulesCommand } from './rules/command.ts'
import { serveCommand } from './serve.ts'
import { simCommand } from './sim/command.ts'

const commands: readonly CliCommand[] = [
  playCommand,
  simCommand,
  fuzzCommand,
  labCommand,
  oddsCommand,
  boardCommand,
  missionCommand,
  replayCommand,
  rulesCommand,
  benchCommand,
  serveCommand,
]

/** Runs one command line and gives the exit code: 0 done, 1 failed, 2 called wrongly. Never throws. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = exit.done
  const act: CommandAction =
    (work) =>
    async (...rest) => {
      code = await work(io, ...rest)
    }
  try {
    const top = program(io, act)
    const asked = withoutUnknownHelp(top, args)
    await describeGames(top, asked)
    await top.parseAsync(asked.length === 0 ? ['--help'] : asked, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.misused
    io.err(bugReport(error, io))
    return exit.failed
  }
}

function program(io: Io, act: CommandAction): Command {
  const top = quiet(new Command('gargoyle'), io)
    .description('Tabletop skirmishes on a screen, every rule enforced. An unofficial fan project.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', '\nEach command has help of its own: gargoyle board --help')
  for (const { name, describe } of commands) describe(quiet(top.command(name), io), act)
  return top
}

/** Help about a command that there is not is refused like the command itself. */
function withoutUnknownHelp(top: Command, args: readonly string[]): readonly string[] {
  const [first, name] = args
  const isKnown = name === undefined || top.commands.some((each) => each.name() === name)
  return first === 'help' && !isKnown ? args.slice(1) : args
}

/** Adds the options of the game that is named to the command that is called. `help sim` is `sim --help`. */
async function describeGames(top: Command, args: readonly string[]): Promise<void> {
  const [name, ...rest] = args[0] === 'help' ? args.slice(1) : args
  const called = commands.find((each) => each.name === name)
  const command = top.commands.find((each) => each.name() === name)
  if (called?.describeGame === undefined || command === undefined) return
  const meant = command.commands.find((each) => each.name() === rest[0]) ?? command
  const game = gameNamedIn(rest, meant)
  const kit = await kitOf(game ?? called.usualGame)
  await called.describeGame(command, kit)
  // Only help with the game in it lists the options of the game.
  if (kit !== undefined && game !== undefined)
    meant.showHelpAfterError(`\nWhat it takes: gargoyle ${callFor(game, command, meant)} --help`)
}

/** How a command is called with a game: `sim race`, or `lab run --game race`. */
const callFor = (game: string, command: Command, meant: Command): string =>
  meant === command ? `${command.name()} ${game}` : `${command.name()} ${meant.name()} --game ${game}`

async function kitOf(game: string | undefined): Promise<GameKit | undefined> {
  const kit = game === undefined ? undefined : await loadKit(game)
  return kit?.ok ? kit.value : undefined
}

/** Makes a command speak through the given terminal and leave the process alone. */
function quiet(command: Command, io: Io): Command {
  const path = command.parent ? `gargoyle ${command.name()}` : 'gargoyle'
  return command
    .exitOverride()
    .helpOption('-h, --help', 'print this help')
    .configureHelp({ helpWidth: io.columns })
    .showHelpAfterError(`\nWhat it takes: ${path} --help`)
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(withShortNames(text.replace(/^error: /, 'gargoyle: '))),
    })
}

function bugReport(error: unknown, io: Io): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const more = io.env.GARGOYLE_DEBUG
    ? `${stack ?? ''}\n`
    : 'GARGOYLE_DEBUG=1 before the command shows where it happened.\n'
  return `gargoyle: this is a mistake in Gargoyle itself, not yours: ${message}\n${more}`
}
