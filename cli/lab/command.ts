import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ok, type Result, refused } from '@gargoyle/engine'
import {
  botNames,
  findLabGame,
  gamesIn,
  hasOneBot,
  labGames,
  namesIn,
  outside,
  type Plan,
  planRun,
  planTournament,
  type Results,
  replayGame,
  reportAgain,
  resultFiles,
  runPlan,
  type Wish,
} from '@gargoyle/lab'
import { jsonText } from '@gargoyle/table'
import type { Command } from 'commander'
import type { CliCommand } from '../command.ts'
import { count } from '../count.ts'
import { writeText } from '../files.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { type Progress, startProgress } from '../progress.ts'
import { failed, misused } from '../refusals.ts'
import { readNamed, wholeNumber } from '../setup-options.ts'
import { folderName } from './folder-name.ts'
import { resultsText } from './results-text.ts'

interface LabOptions {
  readonly game: string
  readonly bots: string
  readonly games: number
  readonly seed: string
  readonly workers?: number
  readonly board?: string
  readonly encounter?: string
  readonly event?: string
  readonly out?: string
  readonly json?: boolean
  readonly check?: boolean
}

interface RunOptions extends LabOptions {
  readonly a?: string
  readonly b?: string
}

interface TournamentOptions extends LabOptions {
  readonly crews?: string
}

/** `gargoyle lab`: many games on all cores, kept in a folder, counted and drawn. */
export const labCommand: CliCommand = {
  name: 'lab',
  describe: (command, act) => {
    command
      .summary('play many games at once and report what came of them')
      .description(
        'Plays many games between bots on all cores, keeps every game in a folder, and writes tables and a report ' +
          'with plots. Ctrl-C stops; the same command goes on. The same command gives the same games, whatever the ' +
          'number of workers and wherever it was stopped.',
      )
      .addHelpText('after', '\nEach has help of its own: gargoyle lab run --help')
    const sub = (name: string): Command =>
      command.command(name).showHelpAfterError(`\nWhat it takes: gargoyle lab ${name} --help`)

    withLabOptions(sub('run'), 'greedy,greedy', 100)
      .summary('two sides against each other')
      .description(
        'Two sides play each other, each with a bot and perhaps a crew. They change seats every other game. Crews ' +
          'and boards that are not chosen go round.',
      )
      .option('--a <crew>', 'the crew of side A: a name, a share code, or a file ending in .json')
      .option('--b <crew>', 'the crew of side B')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle lab run --a gcpd-signal --b bane-army --bots greedy --games 200\n' +
          '  gargoyle lab run --bots ./my-bot.js,greedy --games 48',
      )
      .action(act((io, options: RunOptions) => run(io, options)))

    withLabOptions(sub('tournament'), 'greedy', 10)
      .summary('all against all')
      .description(
        'All against all: several bots, whose crews go round; or, where --bots names only one, several crews, all ' +
          'led by it. Everybody meets everybody else as often, from either seat.',
      )
      .option('--crews <a,b,c>', 'which crews take part (else all ready-made ones)')
      .option('--check', 'end with code 1 if something is outside the aims of balance')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle lab tournament --bots greedy --games 10 --check\n' +
          '  gargoyle lab tournament --bots greedy,random --games 100',
      )
      .action(act((io, options: TournamentOptions) => tournament(io, options)))

    sub('replay')
      .summary('play one game again and write it down')
      .description('Plays one game of a results folder again and writes its record, for gargoyle replay.')
      .argument('<folder>', 'a folder that the lab has written')
      .argument('<game>', 'its number', wholeNumber('The number of a game', 1, 'for example 12'))
      .option('--save <file>', 'where to write it (else into the folder)')
      .action(
        act((io, folder: string, game: number, options: { readonly save?: string }) =>
          replayed(io, folder, game, options.save),
        ),
      )

    sub('report')
      .summary('make tables and report again')
      .description(
        'Makes the tables and the report of a results folder again, with the games that are there.',
      )
      .argument('<folder>', 'a folder that the lab has written')
      .option('--json', 'print JSON')
      .option('--check', 'end with code 1 if something is outside the aims of balance')
      .action(
        act((io, folder: string, options: { readonly json?: boolean; readonly check?: boolean }) => {
          const results = reportAgain(resolve(io.folder, folder))
          return results.ok ? tell(io, results.value, folder, options) : misused(io, results.reason)
        }),
      )
  },
}

/** Plays a game of a results folder again and writes the record that `gargoyle replay` tells. */
async function replayed(io: Io, folder: string, game: number, save?: string): Promise<ExitCode> {
  const again = await replayGame(resolve(io.folder, folder), game, io.folder)
  if (!again.ok) return misused(io, again.reason)
  const file = save ?? `${folder}/game-${String(game).padStart(4, '0')}.json`
  const problem = await writeText(io, file, jsonText(again.value.record))
  if (problem !== undefined) return failed(io, problem)
  const { same } = again.value
  io.out(`Written. Read it with: gargoyle replay ${file}\n`)
  if (!same)
    io.err('gargoyle: it went otherwise than it did then: the program has changed, or a bot goes by time.\n')
  return same ? exit.done : exit.failed
}

function withLabOptions(command: Command, bots: string, games: number): Command {
  return command
    .option('--game <name>', `the game: ${labGames.map(({ game }) => game.id).join(', ')}`, 'bmg3')
    .option('--bots <a,b>', `who plays: ${botNames}, or the file of your own, ./my-bot.js`, bots)
    .option(
      '-n, --games <number>',
      'how many games of each pairing',
      wholeNumber('A number of games', 1, 'for example 100'),
      games,
    )
    .option('--seed <text>', 'where all chance comes from', '1')
    .option(
      '--workers <number>',
      'how many games are played at a time (else one for each core)',
      wholeNumber('A number of workers', 1, 'for example 4'),
    )
    .option('--board <name>', 'the board: its name, or a file ending in .json (else all in turn)')
    .option('--encounter <name>', 'the encounter that is played (else drawn each time)')
    .option('--event <name>', 'the event that is in force (else drawn each time)')
    .option('--out <folder>', 'the results folder (else one in lab-results, named after what is asked for)')
    .option('--json', 'print the results as JSON')
}

async function run(io: Io, options: RunOptions): Promise<ExitCode> {
  const wish = await wishOf(io, options)
  if (!wish.ok) return misused(io, wish.reason)
  const crews = await namedAll(io, [options.a, options.b])
  if (!crews.ok) return misused(io, crews.reason)
  const [a, b] = crews.value
  const plan = planRun({
    ...wish.value,
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
  })
  return plan.ok ? playPlan(io, plan.value, options) : misused(io, plan.reason)
}

async function tournament(io: Io, options: TournamentOptions): Promise<ExitCode> {
  const wish = await wishOf(io, options)
  if (!wish.ok) return misused(io, wish.reason)
  const crews = await namedAll(io, options.crews === undefined ? [] : namesIn(options.crews))
  if (!crews.ok) return misused(io, crews.reason)
  const chosen = crews.value.flatMap((crew) => crew ?? [])
  const plan = planTournament({ ...wish.value, ...(chosen.length === 0 ? {} : { crews: chosen }) })
  if (!plan.ok) return misused(io, plan.reason)
  if (options.check && !hasOneBot(plan.value)) {
    return misused(io, {
      text: '--check asks for balance, which shows only where one bot plays for all: --bots greedy.',
    })
  }
  return playPlan(io, plan.value, options)
}

async function wishOf(io: Io, options: LabOptions): Promise<Result<Wish>> {
  const labGame = findLabGame(options.game)
  if (!labGame.ok) return labGame
  const { encounter, event } = options
  const [board] = options.board === undefined ? [] : [await readNamed(io, options.board)]
  if (board !== undefined && !board.ok) return board
  return ok({
    labGame: labGame.value,
    bots: namesIn(options.bots),
    games: options.games,
    seed: options.seed,
    folder: io.folder,
    ...(board === undefined ? {} : { board: board.value }),
    ...(encounter === undefined ? {} : { encounter }),
    ...(event === undefined ? {} : { event }),
  })
}

type NamedOrNot = Awaited<ReturnType<typeof readNamed>> extends Result<infer T> ? T | undefined : never

async function namedAll(
  io: Io,
  names: readonly (string | undefined)[],
): Promise<Result<readonly NamedOrNot[]>> {
  const found: NamedOrNot[] = []
  for (const name of names) {
    const read = name === undefined ? ok(undefined) : await readNamed(io, name)
    if (!read.ok) return refused(read.reason.text)
    found.push(read.value)
  }
  return ok(found)
}

/** Plays a plan, shows how far it is, and tells what came of it. */
async function playPlan(io: Io, plan: Plan, options: LabOptions): Promise<ExitCode> {
  const out = options.out ?? `lab-results/${folderName(plan)}`
  const stop = new AbortController()
  void io.untilStopped().then(() => stop.abort())
  let progress: Progress | undefined
  const title = `${count(gamesIn(plan), 'game')} into ${out}`
  const ended = await runPlan(plan, {
    out: resolve(io.folder, out),
    folder: io.folder,
    workers: options.workers ?? availableParallelism(),
    signal: stop.signal,
    onStart: (games, before) => {
      if (before > 0) io.err(`  · ${count(before, 'game')} of ${games} had been played before.\n`)
      progress = startProgress(io, title, games, 'games', before)
    },
    onGame: (played) => progress?.done(played),
  })
  if (!ended.ok) return misused(io, ended.reason)
  if (!ended.value.finished) {
    const { played, games } = ended.value
    progress?.end(
      `stopped with ${played} of ${count(games, 'game')} kept: run the same command to go on`,
      true,
    )
    return exit.done
  }
  progress?.end(title, ended.value.results.broken.length === 0)
  return tell(io, ended.value.results, out, options)
}

function tell(
  io: Io,
  results: Results,
  folder: string,
  { json = false, check = false }: { readonly json?: boolean; readonly check?: boolean },
): ExitCode {
  io.out(json ? `${JSON.stringify(results, null, 2)}\n` : resultsText(results))
  if (!json) io.out(`\nThe report: ${folder}/${resultFiles.report}\n`)
  for (const { game, seed, text } of results.broken.slice(0, 10)) {
    io.err(`gargoyle: game ${game} (seed '${seed}') broke: ${text}\n`)
  }
  const wrong = check && outside(results).length > 0
  return results.broken.length > 0 || wrong ? exit.failed : exit.done
}
