import type { Result } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { botNames, loadBots } from '@gargoyle/lab'
import type { CliCommand } from '../command.ts'
import {
  acceptAnyOptions,
  addGameOptions,
  readSetupOptions,
  type TypedOptions,
  wholeNumber,
} from '../game-options.ts'
import { type CliGame, gameNames, loadGame } from '../games.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { failed, reportMisuse } from '../refusals.ts'
import { errorsText, resultsText } from './report.ts'
import { ReplayWriteError, type SimPlan, simulate, startGame } from './simulate.ts'

interface SimOptions extends TypedOptions {
  readonly games: number
  readonly seed: string
  readonly bots: string
  readonly json?: boolean
  readonly save?: string
}

/** `gargoyle sim`: many games between bots, and how they end. */
export const simCommand: CliCommand = {
  name: 'sim',
  describe: (command, act) => {
    command
      .summary('let bots play many games and count how they end')
      .description(
        'Plays whole games between bots, as fast as it can, and prints who won, why games ended and how long ' +
          'they took. The same arguments give the same games and the same digest. Ends with code 1 if a game broke.',
      )
      .argument('<game>', `the game: ${gameNames}`)
      .option(
        '-n, --games <number>',
        'how many games',
        wholeNumber('A number of games', 1, 'for example 100'),
        100,
      )
      .option('--seed <text>', 'where all chance comes from', '1')
      .option(
        '--bots <a,b>',
        `who plays, one for all or one for each side: ${botNames}, or the file of your own, ./my-bot.js`,
        'random',
      )
      .option('--json', 'print JSON')
      .option('--save <folder>', 'write the replay of every game into this folder')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle sim race --games 1000 --seed 7\n  gargoyle sim heist --games 10 --save replays --json\n' +
          '  gargoyle sim bmg3 --games 4 --bots ./my-bot.js,greedy',
      )
      .action(
        act(async (io, name: string, options: SimOptions) => {
          const found = await loadGame(name)
          return found.ok ? sim(io, found.value, options) : reportMisuse(io, found.reason)
        }),
      )
  },
  describeGame: (command, kit) => (kit ? addGameOptions(command, kit) : acceptAnyOptions(command)),
}

/** Plays the games that were asked for and prints what came of them. */
export async function sim(io: Io, { kit }: Pick<CliGame, 'kit'>, options: SimOptions): Promise<ExitCode> {
  const plan = await planned(io, kit, options)
  if (!plan.ok) return reportMisuse(io, plan.reason)
  try {
    const results = await simulate(io, kit, plan.value)
    io.out(options.json ? `${JSON.stringify(results, null, 2)}\n` : `\n${resultsText(results)}`)
    io.err(errorsText(results.errorMessages))
    return results.errors === 0 ? exit.done : exit.failed
  } catch (error) {
    if (!(error instanceof ReplayWriteError)) throw error
    return failed(io, error.message)
  }
}

/** Reads the options as far as the first game shows that they can be played. */
async function planned(
  io: Io,
  kit: GameKit,
  { games, seed, bots, save, ...typed }: SimOptions,
): Promise<Result<SimPlan>> {
  const setup = await readSetupOptions(io, kit, typed)
  if (!setup.ok) return setup
  const first = startGame(kit, setup.value, 0, seed)
  if (!first.ok) return first
  const players = await loadBots(bots, first.value.sides.length, kit, io.folder)
  if (!players.ok) return players
  const plan = { games, seed, bots: players.value, setup: setup.value }
  return { ok: true, value: save === undefined ? plan : { ...plan, save } }
}
