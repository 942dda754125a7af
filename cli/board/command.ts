import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { shortened } from '@gargoyle/engine'
import { unknownName } from '@gargoyle/kits'
import {
  type BoardData,
  type BoardProblem,
  boardNames,
  boardSvg,
  boards,
  boardToJson,
  type CityOptions,
  cityProblem,
  generateCity,
  inches,
  jsonText,
  readBoard,
} from '@gargoyle/table'
import { InvalidArgumentError } from 'commander'
import type { CliCommand } from '../command.ts'
import { isWordWithoutFile, readJson, writeText } from '../files.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { failed } from '../refusals.ts'
import { summaryOf, summaryText } from './summary.ts'

interface BoardOptions {
  readonly generate?: string
  readonly size: number
  readonly svg?: string
  readonly save?: string
  readonly json?: boolean
}

/** `gargoyle board`: reads a board or lays out a city, says what is on it and what is wrong with it, draws it. */
export const boardCommand: CliCommand = {
  name: 'board',
  describe: (command, act) =>
    command
      .summary('check, generate or draw a board')
      .description(
        'Reads a board file and lists everything that is wrong with it, or lays out a city from a seed. Prints ' +
          'what is on the board; --svg draws it.',
      )
      .argument('[file]', `a board file (JSON, see docs/boards.md), or one of ${boardNames.join(', ')}`)
      .option('-g, --generate <seed>', 'lay out a city from this seed instead; any text will do')
      .option('--size <inches>', 'side of the generated city', sizeInInches, 36)
      .option('--svg <file>', 'draw the board into this file')
      .option('--save <file>', 'write the board file itself, to change it by hand')
      .option('--json', 'print JSON')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle board crime-alley --svg alley.svg\n  gargoyle board --generate 7 --save city.json\n  gargoyle board my-board.json',
      )
      .action(
        act((io, file: string | undefined, options: BoardOptions) => {
          if ((file === undefined) === (options.generate === undefined)) {
            const both = file === undefined ? '' : ' not both: '
            command.error(
              `error: name a board file or a seed,${both || ' for example '}gargoyle board --generate 7`,
            )
          }
          if (file !== undefined && command.getOptionValueSource('size') === 'cli') {
            command.error('error: --size is for generated cities; a board file has its own size')
          }
          if (file !== undefined) return fromFile(io, file, options)
          const city = cityOf(options)
          const problem = cityProblem(city)
          if (problem !== undefined) command.error(`error: ${problem}`)
          return show(io, generateCity(city), [], options)
        }),
      ),
}

function cityOf({ generate = '', size }: BoardOptions): CityOptions {
  return { seed: generate, width: inches(size), depth: inches(size) }
}

async function fromFile(io: Io, file: string, options: BoardOptions): Promise<ExitCode> {
  const name = boardNames.find((each) => each === file)
  if (name !== undefined && !existsSync(resolve(io.folder, file))) return show(io, boards[name], [], options)
  if (isWordWithoutFile(io, file)) return failed(io, unknownName('board', file, boardNames))
  const json = await readJson(io, file)
  if (!json.ok) {
    return failed(io, json.reason)
  }
  const read = readBoard(json.value)
  if (read.ok) return show(io, read.board, read.warnings, options)
  const { problems, warnings } = read
  if (options.json) {
    io.out(`${JSON.stringify({ ok: false, problems, warnings }, null, 2)}\n`)
  } else {
    const noun = problems.length === 1 ? 'problem' : 'problems'
    io.err(`gargoyle: ${shortened(file)} has ${problems.length} ${noun}:\n${problemLines(problems)}`)
    io.err(warningText(warnings))
  }
  return exit.failed
}

async function show(
  io: Io,
  board: BoardData,
  warnings: readonly BoardProblem[],
  { svg, save, json = false }: BoardOptions,
): Promise<ExitCode> {
  const written: string[] = []
  for (const [file, text] of [
    [svg, () => boardSvg(board)],
    [save, () => jsonText(boardToJson(board))],
  ] as const) {
    if (file === undefined) continue
    const problem = await writeText(io, file, text())
    if (problem !== undefined) {
      return failed(io, problem)
    }
    written.push(file)
  }
  const summary = summaryOf(board)
  if (json) {
    io.out(`${JSON.stringify({ ok: true, ...summary, problems: [], warnings }, null, 2)}\n`)
  } else {
    io.out(summaryText(summary))
    io.out(warningText(warnings))
    if (written.length > 0) io.out(`\nWritten: ${written.join(', ')}\n`)
  }
  return exit.done
}

const warningText = (warnings: readonly BoardProblem[]): string =>
  warnings.length === 0 ? '' : `\nOdd, but playable:\n${problemLines(warnings)}`

const problemLines = (problems: readonly BoardProblem[]): string =>
  problems.map(({ path, reason }) => `  ${path || 'the file'}: ${reason}\n`).join('')

function sizeInInches(text: string): number {
  const size = Number(text)
  if (Number.isInteger(size) && size > 0) return size
  throw new InvalidArgumentError('A size is a whole number of inches, for example 36.')
}
