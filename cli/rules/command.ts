import { type GameKit, registeredGames, textTable } from '@gargoyle/kits'
import { checkoutFolder } from '../checkout.ts'
import type { CliCommand } from '../command.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { showContent } from './content.ts'
import { byKind, type Coverage, coverageOf, coverageOfRules, unknownIds } from './coverage.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { findReferences, type References } from './references.ts'

interface RulesOptions {
  readonly coverage?: boolean
  readonly content?: boolean
  readonly json?: boolean
}

/** `gargoyle rules`: how many rules of each game are written and tested. */
export const rulesCommand: CliCommand = {
  name: 'rules',
  describe: (command, act) =>
    command
      .summary('show which rules are written and tested')
      .description(
        'Compares the ledger of rules with the sources. A rule counts as written when code names its id, as ' +
          'tested when a test does, and as done when both do.',
      )
      .option('--coverage', 'how far each game has come, by kind of rule')
      .option('--content', 'instead, how many models, traits, cards and the like each game has')
      .option('--json', 'print JSON; of the coverage with the ids that are missing or untested')
      .addHelpText('after', '\nExamples:\n  gargoyle rules --coverage\n  gargoyle rules --content --json')
      .action(
        act(async (io, options: RulesOptions) => {
          if (options.coverage && options.content) {
            return command.error('error: say what to show about the rules: --coverage or --content, not both')
          }
          if (options.content) return showContent(io, await allKits(), options)
          if (options.coverage) return showCoverage(io, checkoutFolder(), await allKits(), options)
          return command.error(
            'error: say what to show about the rules: gargoyle rules --coverage, or --content',
          )
        }),
      ),
}

const allKits = (): Promise<readonly GameKit[]> => Promise.all(registeredGames.map((game) => game.load()))

/** Prints how far the games of a checkout have come. */
function showCoverage(
  io: Io,
  checkout: string,
  kits: readonly GameKit[],
  { json = false }: RulesOptions,
): ExitCode {
  const ledger = readLedger(checkout)
  const references = findReferences(checkout, Object.keys(ledger))
  if (json) io.out(`${JSON.stringify(coverageOf(ledger, references), null, 2)}\n`)
  else io.out(coverageText(ledger, references, kits))
  return exit.done
}

function coverageText(ledger: Ledger, references: References, kits: readonly GameKit[]): string {
  const rows = Object.entries(ledger).flatMap(([game, all]) => [
    row(game, 'all', coverageOfRules(all, references)),
    ...[...byKind(all)].map(([kind, rules]) => row('', kind, coverageOfRules(rules, references))),
    [],
  ])
  const heading = ['game', 'kind', 'rules', 'done', 'missing', 'untested', '']
  const table = textTable([heading, ...rows], ['left', 'left', 'right', 'right', 'right', 'right', 'left'])
  const parts = kits.flatMap(({ ledger: part }) => part ?? [])
  const unknown = [...unknownIds(ledger, references, parts)].map(([id, file]) => `  ${id} in ${file}\n`)
  const slips = unknown.length > 0 ? `\nNot in the ledger, so probably misspelt:\n${unknown.join('')}` : ''
  return `${table.trimEnd()}\n${slips}`
}

function row(game: string, kind: string, { total, done, missing, untested }: Coverage): readonly string[] {
  return [
    game,
    kind,
    ...[total, done, missing.length, untested.length].map(String),
    bar(done, untested.length, total),
  ]
}

/** Twenty signs for all rules: full for done, light for untested, a dot for missing. Any progress shows. */
function bar(done: number, untested: number, total: number): string {
  const width = 20
  const share = (count: number) => (count === 0 ? 0 : Math.max(1, Math.floor((count / total) * width)))
  const full = share(done)
  const light = Math.min(share(untested), width - full)
  return '█'.repeat(full) + '░'.repeat(light) + '·'.repeat(width - full - light)
}
