import { shortened } from '@gargoyle/engine'
import { textTable } from '@gargoyle/kits'
import type { CliCommand } from '../command.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { loadAllBenches } from './benches.ts'
import type { Benchmark, BenchResult, Effort } from './measure.ts'
import { byRoom, type MeasureGroup, measureApart } from './measure-group.ts'

interface BenchOptions {
  readonly json?: boolean
  /** Beginnings of names, with commas: nothing else is measured. */
  readonly only?: string
}

const usualEffort: Effort = { warmUps: 3, warmUpSeconds: 2, runs: 7 }

/** `gargoyle bench`: how fast the foundation is here. */
export const benchCommand: CliCommand = {
  name: 'bench',
  describe: (command, act) =>
    command
      .summary('measure how fast Gargoyle is on this machine')
      .description(
        'Measures engine, table, games and bots on one core, each in a process of its own: warm-up first, then the median of several runs, or the highest where the worst case has an aim.',
      )
      .option('--json', 'print one flat JSON object of numbers')
      .option('--only <names>', 'measure only what begins so, such as table,bmg3')
      .addHelpText('after', '\nExamples:\n  gargoyle bench --json\n  gargoyle bench --only table,bmg3.games')
      .action(
        act(async (io, options: BenchOptions) =>
          runBenches(io, await loadAllBenches(), measureApart(usualEffort), options),
        ),
      ),
}

/** Measures a list of things and prints the numbers. */
export async function runBenches(
  io: Io,
  list: readonly Benchmark[],
  measureGroup: MeasureGroup,
  { json = false, only }: BenchOptions,
): Promise<ExitCode> {
  const picked = only === undefined ? list : list.filter(({ name }) => beginsWithOne(name, only))
  if (picked.length === 0) {
    const names = list.map(({ name }) => name).join(', ')
    io.err(`Nothing that is measured begins with "${shortened(only ?? '')}". There is: ${names}.\n`)
    return exit.misused
  }
  const measured: BenchResult[] = []
  for (const group of byRoom(picked)) {
    const results = await measureGroup(group, ({ about }) => {
      if (!json) io.err(`  · ${about} …\n`)
    })
    measured.push(...results)
  }
  if (json) {
    const flat = Object.fromEntries(measured.map(({ bench, value }) => [bench.name, value]))
    io.out(`${JSON.stringify(flat, null, 2)}\n`)
  } else {
    io.out(benchText(measured))
  }
  return exit.done
}

const beginsWithOne = (name: string, beginnings: string): boolean =>
  beginnings
    .split(',')
    .map((beginning) => beginning.trim())
    .some((beginning) => beginning !== '' && name.startsWith(beginning))

function benchText(measured: readonly BenchResult[]): string {
  const rows = measured.map(({ bench, value, met }) => [
    bench.about,
    `${show(value)} ${bench.unit}`,
    'atLeast' in bench.aim ? `${show(bench.aim.atLeast)} or more` : `${show(bench.aim.atMost)} or less`,
    met ? 'met' : 'NOT met',
    bench.name,
  ])
  const heading = ['measured', 'here', 'aim', '', 'name']
  return `\n${textTable([heading, ...rows], ['left', 'right', 'right', 'left', 'left'])}`
}

const show = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 })
