import { textTable } from '@gargoyle/kits'
import type { CliCommand } from '../command.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { benches } from './benches.ts'
import { type Benchmark, type BenchResult, type Effort, measure } from './measure.ts'

interface BenchOptions {
  readonly json?: boolean
}

const usualEffort: Effort = { warmUps: 3, runs: 7 }

/** `gargoyle bench`: how fast the foundation is here. */
export const benchCommand: CliCommand = {
  name: 'bench',
  describe: (command, act) =>
    command
      .summary('measure how fast Gargoyle is on this machine')
      .description(
        'Measures engine, table, games and bots on one core: warm-up first, then the median of several runs, or the highest where the worst case has an aim.',
      )
      .option('--json', 'print one flat JSON object of numbers')
      .addHelpText('after', '\nExample:\n  gargoyle bench --json')
      .action(act((io, options: BenchOptions) => runBenches(io, benches, usualEffort, options))),
}

/** Measures a list of things and prints the numbers. */
export function runBenches(
  io: Io,
  list: readonly Benchmark[],
  effort: Effort,
  { json = false }: BenchOptions,
): ExitCode {
  const measured = list.map((bench) => {
    if (!json) io.err(`  · ${bench.about} …\n`)
    return measure(bench, effort)
  })
  if (json) {
    const flat = Object.fromEntries(measured.map(({ bench, value }) => [bench.name, value]))
    io.out(`${JSON.stringify(flat, null, 2)}\n`)
  } else {
    io.out(benchText(measured))
  }
  return exit.done
}

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
