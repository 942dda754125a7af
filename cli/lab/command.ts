import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { must, ok, type Result } from '@gargoyle/engine'
import {
  count,
  type GameKit,
  loadKit,
  type Named,
  type SetupOptions,
  sideOption,
  tableOptions,
} from '@gargoyle/kits'
import {
  botNames,
  gamesIn,
  hasOneBot,
  joinedReport,
  namesIn,
  outside,
  type Plan,
  type PlanRequest,
  planRun,
  planTournament,
  type Results,
  replayGame,
  reportAgain,
  resultFiles,
  runPlan,
} from '@gargoyle/lab'
import { jsonText } from '@gargoyle/table'
import type { Command } from 'commander'
import type { CliCommand } from '../command.ts'
import { writeText } from '../files.ts'
import {
  addGameOptions,
  readNamedValues,
  readSetupOptions,
  type TypedOptions,
  wholeNumber,
} from '../game-options.ts'
import { gameNames } from '../games.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { type Progress, startProgress } from '../progress.ts'
import { failed, reportMisuse } from '../refusals.ts'
import { folderName } from './folder-name.ts'
import { resultsText } from './results-text.ts'

interface LabOptions extends TypedOptions {
  readonly game: string
  readonly bots: string
  readonly games: number
  readonly seed: string
  readonly workers?: number
  readonly out?: string
  readonly json?: boolean
  readonly check?: boolean
  readonly save?: string
}

interface TournamentOptions extends LabOptions {
  readonly rivals?: number
  readonly changed?: string
}

interface RunOptions extends LabOptions {
  readonly a?: string
  readonly b?: string
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
        'Two sides play each other, each with a bot and perhaps something of its own, such as a crew. They change ' +
          'sides every other game. What is not chosen goes round.',
      )
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
          'led by it. Everybody meets everybody else as often, from either side.',
      )
      .option(
        '--rivals <number>',
        'how many others each crew meets, an even number (else all)',
        wholeNumber('A number of rivals', 2, 'for example 4'),
      )
      .option(
        '--changed <a,b,c>',
        'only the games of these crews, to replace their games in a report of an earlier tournament',
      )
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
        'Makes the tables and the report of a results folder again, with the games that are there. Of several folders ' +
          'it makes one report: games of a later one replace those that were played with the same things before, ' +
          'such as a mission that was changed since, or those of crews that a later tournament calls --changed. The folders stay as they are, so --save says where the report goes.',
      )
      .argument('<folder>', 'a folder that the lab has written')
      .argument('[more...]', 'others, later ones in place of earlier ones')
      .option('--json', 'print JSON')
      .option('--check', 'end with code 1 if something is outside the aims of balance')
      .option('--save <file>', 'write the report into this file, too')
      .action(
        act(async (io, folder: string, more: readonly string[], options: ShowOptions) => {
          if (more.length > 0) return showJoined(io, [folder, ...more], options)
          const results = await reportAgain(resolve(io.folder, folder))
          if (!results.ok) return reportMisuse(io, results.reason)
          const kit = must(await loadKit(results.value.game))
          return show(io, kit, results.value, folder, options)
        }),
      )
  },
  usualGame: 'bmg3',
  describeGame: (command, kit) => {
    for (const name of ['run', 'tournament'] as const) {
      const sub = command.commands.find((each) => each.name() === name)
      if (sub === undefined) continue
      if (kit === undefined) sub.allowUnknownOption()
      else addLabOptions(sub, kit, name)
    }
  },
}

/** What the game of a plan lets people choose: for each side of a run, for the tournament, for the table. */
function addLabOptions(command: Command, kit: GameKit, kind: 'run' | 'tournament'): void {
  const own = sideOption(kit.options)
  if (own?.perSide !== undefined && kind === 'run') {
    command.option(`--a <${own.perSide}>`, `the ${own.perSide} of side A: a name, or a file ending in .json`)
    command.option(`--b <${own.perSide}>`, `the ${own.perSide} of side B`)
  } else if (own !== undefined) {
    command.option(`--${own.name} <a,b,c>`, `which ${own.name} take part (else all ready-made ones)`)
  }
  addGameOptions(command, kit, tableOptions(kit.options))
}

/** Plays a game of a results folder again and writes the record that `gargoyle replay` shows. */
async function replayed(io: Io, folder: string, game: number, save?: string): Promise<ExitCode> {
  const again = await replayGame(resolve(io.folder, folder), game, io.folder)
  if (!again.ok) return reportMisuse(io, again.reason)
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
    .option('--game <name>', `the game: ${gameNames}`, 'bmg3')
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
    .option('--out <folder>', 'the results folder (else one in lab-results, named after what is asked for)')
    .option('--json', 'print the results as JSON')
    .option('--save <file>', 'write the report into this file, too')
}

async function run(io: Io, options: RunOptions): Promise<ExitCode> {
  const wish = await wishOf(io, options)
  if (!wish.ok) return reportMisuse(io, wish.reason)
  const sides: Named[][] = []
  for (const text of [options.a, options.b]) {
    const things = text === undefined ? ok([]) : await readNamedValues(io, { files: true }, text)
    if (!things.ok) return reportMisuse(io, things.reason)
    sides.push([...things.value])
  }
  const [a, b] = sides.map(([thing]) => thing)
  const plan = planRun({
    ...wish.value,
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
  })
  return plan.ok ? playPlan(io, wish.value.kit, plan.value, options) : reportMisuse(io, plan.reason)
}

async function tournament(io: Io, options: TournamentOptions): Promise<ExitCode> {
  const wish = await wishOf(io, options)
  if (!wish.ok) return reportMisuse(io, wish.reason)
  const { kit } = wish.value
  const own = sideOption(kit.options)
  const typed = own === undefined ? undefined : options[own.name]
  const things =
    own === undefined || typeof typed !== 'string' ? ok([]) : await readNamedValues(io, own, typed)
  if (!things.ok) return reportMisuse(io, things.reason)
  const plan = planTournament({
    ...wish.value,
    ...(things.value.length === 0 ? {} : { things: things.value }),
    ...(options.rivals === undefined ? {} : { rivals: options.rivals }),
    ...(options.changed === undefined ? {} : { changed: namesIn(options.changed) }),
  })
  if (!plan.ok) return reportMisuse(io, plan.reason)
  if (options.check && !hasOneBot(plan.value)) {
    return reportMisuse(io, {
      text: '--check asks for balance, which shows only where one bot plays for all: --bots greedy.',
    })
  }
  return playPlan(io, kit, plan.value, options)
}

async function wishOf(io: Io, options: LabOptions): Promise<Result<PlanRequest>> {
  const kit = await loadKit(options.game)
  if (!kit.ok) return kit
  const table = await readTable(io, kit.value, options)
  if (!table.ok) return table
  return ok({
    kit: kit.value,
    bots: namesIn(options.bots),
    games: options.games,
    seed: options.seed,
    folder: io.folder,
    table: table.value,
  })
}

/** The options of the whole table. What sides bring is read where it is known whose it is. */
function readTable(io: Io, kit: GameKit, typed: LabOptions): Promise<Result<SetupOptions>> {
  return readSetupOptions(io, { ...kit, options: tableOptions(kit.options) }, typed)
}

/** Plays a plan, shows its progress, and prints the results. */
async function playPlan(io: Io, kit: GameKit, plan: Plan, options: LabOptions): Promise<ExitCode> {
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
  if (!ended.ok) return reportMisuse(io, ended.reason)
  if (!ended.value.finished) {
    const { played, games } = ended.value
    progress?.end(
      `stopped with ${played} of ${count(games, 'game')} kept: run the same command to go on`,
      true,
    )
    return exit.done
  }
  progress?.end(title, ended.value.results.broken.length === 0)
  return show(io, kit, ended.value.results, out, options)
}

type ShowOptions = Pick<LabOptions, 'json' | 'check' | 'save'>

async function show(
  io: Io,
  kit: GameKit,
  results: Results,
  folder: string,
  { json = false, check = false, save }: ShowOptions,
): Promise<ExitCode> {
  print(io, kit, results, { json, report: `${folder}/${resultFiles.report}` })
  if (save !== undefined) {
    const report = await readFile(resolve(io.folder, folder, resultFiles.report), 'utf8')
    const problem = await writeText(io, save, report)
    if (problem !== undefined) return failed(io, problem)
  }
  return codeFor(results, check)
}

/** One report of several folders. */
async function showJoined(
  io: Io,
  folders: readonly string[],
  { json = false, check = false, save }: ShowOptions,
): Promise<ExitCode> {
  if (save === undefined)
    return reportMisuse(io, {
      text: 'A report of several folders goes into a file of its own: name it, --save report.html.',
    })
  const joined = await joinedReport(folders.map((folder) => resolve(io.folder, folder)))
  if (!joined.ok) return reportMisuse(io, joined.reason)
  const { results, page } = joined.value
  const problem = await writeText(io, save, page)
  if (problem !== undefined) return failed(io, problem)
  print(io, must(await loadKit(results.game)), results, { json, report: save })
  return codeFor(results, check)
}

function print(
  io: Io,
  kit: GameKit,
  results: Results,
  { json, report }: { readonly json: boolean; readonly report: string },
): void {
  io.out(json ? `${JSON.stringify(results, null, 2)}\n` : resultsText(results, kit))
  if (!json) io.out(`\nThe report: ${report}\n`)
  for (const { game, seed, text } of results.broken.slice(0, 10)) {
    io.err(`gargoyle: game ${game} (seed '${seed}') broke: ${text}\n`)
  }
}

function codeFor(results: Results, check: boolean): ExitCode {
  const wrong = check && outside(results).length > 0
  return results.broken.length > 0 || wrong ? exit.failed : exit.done
}
