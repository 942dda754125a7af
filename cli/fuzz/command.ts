import { setImmediate } from 'node:timers/promises'
import {
  type GameRecord,
  ok,
  type Result,
  readRecord,
  reasonText,
  refused,
  scriptedDice,
  startSession,
} from '@gargoyle/engine'
import { count, type SetupOptions } from '@gargoyle/kits'
import { seedOf } from '@gargoyle/lab'
import { jsonText } from '@gargoyle/table'
import type { CliCommand } from '../command.ts'
import { readJson, writeText } from '../files.ts'
import {
  acceptAnyOptions,
  addGameOptions,
  readSetupOptions,
  type TypedOptions,
  wholeNumber,
} from '../game-options.ts'
import { type CliGame, gameNames, loadGame } from '../games.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { startProgress } from '../progress.ts'
import { failed, messageOf, reportMisuse } from '../refusals.ts'
import { startGame } from '../sim/simulate.ts'
import { type Finding, fuzzGame, fuzzRecord } from './fuzz-game.ts'

interface FuzzOptions extends TypedOptions {
  readonly games: number
  readonly seed: string
  readonly limit: number
  readonly save?: string
  readonly replay?: string
}

/** Playing a game again costs as much as playing it, so only one in so many is verified. */
const verifyEvery = 10

/** `gargoyle fuzz`: random games, looked at after every answer, to find what is broken. */
export const fuzzCommand: CliCommand = {
  name: 'fuzz',
  describe: (command, act) => {
    command
      .summary('play at random and look for anything broken')
      .description(
        'Plays random games and looks at each after every answer: what must always hold, every view, every ' +
          'offered answer, an end in time, and for some games a replay that tells the same story. Stops at the ' +
          'first thing that is wrong, writes the replay that leads there and ends with code 1.',
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
        '--limit <answers>',
        'answers after which a game should be over',
        wholeNumber('A limit', 1, 'for example 5000'),
        100_000,
      )
      .option('--save <file>', 'where to write the replay of what is broken (else fuzz-GAME.json)')
      .option('--replay <file>', 'instead, play this record again and look at it the same way')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle fuzz heist --games 1000 --seed 7\n  gargoyle fuzz heist --replay fuzz-heist.json',
      )
      .action(
        act(async (io, name: string, options: FuzzOptions) => {
          const found = await loadGame(name)
          if (!found.ok) return reportMisuse(io, found.reason)
          return options.replay === undefined
            ? fuzz(io, found.value, options)
            : fuzzAgain(io, found.value, options.replay)
        }),
      )
  },
  describeGame: (command, kit) => (kit ? addGameOptions(command, kit) : acceptAnyOptions(command)),
}

/** Plays games until one is broken or all are played. */
export async function fuzz(io: Io, game: CliGame, options: FuzzOptions): Promise<ExitCode> {
  const { games, seed, limit, save, ...typed } = options
  const setup = await readSetupOptions(io, game.kit, typed)
  if (!setup.ok) return reportMisuse(io, setup.reason)
  const first = startGame(game.kit, setup.value, 0, seed)
  if (!first.ok) return reportMisuse(io, first.reason)
  let stopped = false
  void io.untilStopped().then(() => {
    stopped = true
  })
  const titleOf = (number: number): string => `${count(number, 'random game')} of ${game.kit.title}`
  const progress = startProgress(io, titleOf(games), games, 'games')
  let answers = 0
  let played = 0
  for (; played < games && !stopped; played++) {
    const found = fuzzOne(game, setup.value, played, { seed, limit })
    if (typeof found !== 'number') {
      progress.end(titleOf(played + 1), false)
      const which = `game ${played + 1} (seed '${seedOf(seed, played)}')`
      return report(io, game, found, which, save ?? `fuzz-${game.kit.definition.id}.json`)
    }
    answers += found
    progress.done(played + 1)
    // Ctrl-C is heard only in a pause.
    await setImmediate()
  }
  progress.end(titleOf(played), true)
  const left = played < games ? ` Stopped with ${count(games - played, 'game')} to go.` : ''
  io.out(
    `${game.kit.title}: nothing wrong in ${count(played, 'game')} and ${count(answers, 'answer')}.${left}\n`,
  )
  return exit.done
}

function fuzzOne(
  game: CliGame,
  setup: SetupOptions,
  index: number,
  { seed, limit }: { readonly seed: string; readonly limit: number },
): Finding | number {
  try {
    // With events: they are made by code too, and that code can be wrong.
    const started = startGame(game.kit, setup, index, seed, true)
    if (!started.ok) return { text: reasonText(started.reason), answers: 0, record: undefined }
    const verify = index % verifyEvery === 0
    return fuzzGame(game, started.value, seedOf(seed, index), { limit, verify })
  } catch (error) {
    return { text: messageOf(error), answers: 0, record: undefined }
  }
}

/** Writes down how to get to what is broken, and says so. */
async function report(
  io: Io,
  game: CliGame,
  { text, answers, record }: Finding,
  which: string,
  file: string,
): Promise<ExitCode> {
  io.err(`gargoyle: ${game.kit.title}, ${which}, after ${count(answers, 'answer')}: ${text}\n`)
  if (record === undefined) return exit.failed
  const problem = await writeText(io, file, jsonText(record))
  if (problem !== undefined) return failed(io, problem)
  io.err(`The game up to there is in ${file}.\n`)
  io.err(`  See it happen again:  gargoyle fuzz ${game.kit.definition.id} --replay ${file}\n`)
  // A record that ends with the answer that broke the game cannot be replayed to its end.
  if (record.checkpoints.length > 0) io.err(`  Read its story:       gargoyle replay ${file}\n`)
  return exit.failed
}

/** Looks at a recorded game after each of its answers. */
export async function fuzzAgain(io: Io, game: CliGame, file: string): Promise<ExitCode> {
  const record = await recordIn(io, game, file)
  if (!record.ok) return failed(io, reasonText(record.reason))
  const { setup, dice, answers } = record.value
  const rolled = 'faces' in dice ? { dice: scriptedDice(dice.faces, dice.seed) } : { seed: dice.seed }
  const started = startSession(game.kit.definition, { ...rolled, setup })
  if (!started.ok) return failed(io, `${file}: ${reasonText(started.reason)}`)
  const found = fuzzRecord(game, started.value, answers)
  if (typeof found === 'number') {
    io.out(`${file}: nothing wrong in ${count(found, 'answer')} of ${game.kit.title}.\n`)
    return exit.done
  }
  return failed(io, `${file}, after ${count(found.answers, 'answer')}: ${found.text}`)
}

async function recordIn(io: Io, { kit }: CliGame, file: string): Promise<Result<GameRecord>> {
  const read = await readJson(io, file)
  if (!read.ok) return refused(read.reason)
  const record = readRecord(read.value)
  if (!record.ok) return refused(`${file}: ${reasonText(record.reason)}`)
  const { game: id, rulesVersion } = record.value
  const { definition } = kit
  if (id !== definition.id) return refused(`${file} is of the game '${id}', not of '${definition.id}'.`)
  if (rulesVersion !== definition.rulesVersion) {
    return refused(
      `${file} was recorded with rules ${rulesVersion}, this is ${definition.rulesVersion}: the same answers tell another story.`,
    )
  }
  return ok(record.value)
}
