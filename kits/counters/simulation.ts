import {
  affiliationName,
  type BandContext,
  type CounterDefinition,
  checkBand,
  decodeBand,
  randomBand,
} from '@gargoyle/bmg-counters'
import { type Json, type OutcomeOf, ok, type Result, randomFrom, refused } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { boardFileProblem } from '../board-file.ts'
import type { Summary } from '../game-kit.ts'
import type { NoteKinds } from '../notes.ts'
import { inTurn, rivalOf } from '../rotation.ts'
import { type Named, onlyOf, type SetupOption, type SetupOptions } from '../setup-option.ts'
import type { CounterGame } from './counter-game.ts'

const boardNames = Object.keys(boards)

/** What can be chosen about a game. */
export function counterOptions({
  readyMadeBands,
  book,
  wideBandContext,
}: CounterGame): readonly SetupOption[] {
  const bands = Object.keys(readyMadeBands)
  const scenarioNames = Object.keys(book.scenarios)
  return [
    {
      name: 'bands',
      value: 'a,b',
      description: `a band for each seat: ready-made names (${namesOrHow(bands)}), share codes, files ending in .json, or random for a legal one of chance`,
      files: true,
      perSide: 'band',
      ready: bands,
    },
    {
      name: 'board',
      value: 'name',
      description: `the board: ${boardNames.join(', ')}, or a file ending in .json (else all in turn)`,
      files: true,
      fileProblem: boardFileProblem,
      ready: boardNames,
    },
    {
      name: 'scenario',
      value: 'name',
      description: `the scenario: ${scenarioNames.join(', ')} (else rolled each time)`,
      ready: scenarioNames,
    },
    { name: 'strategies', value: 'yes|no', description: 'whether strategies are bought (no if left out)' },
    ...(wideBandContext === undefined
      ? []
      : [
          {
            name: 'compendium',
            value: 'yes|no',
            description:
              'whether models that need the second edition’s Compendium may be in bands (no if left out)',
          },
        ]),
  ]
}

/** A list that is short enough for help, or how to get it. */
const namesOrHow = (names: readonly string[]): string =>
  names.length <= 10 ? names.join(', ') : 'any other word lists them'

/** What is not chosen goes round: every pairing of ready-made bands, every board. */
export function counterSetup(
  game: CounterGame,
  options: SetupOptions,
  index: number,
  seed: string,
): Result<Json> {
  const bands = Object.keys(game.readyMadeBands)
  const named = options.bands ?? [
    { name: inTurn(bands, index)! },
    { name: inTurn(bands, rivalOf(index, bands.length))! },
  ]
  // One word for both, as in --bands random.
  const chosen = named.length === 1 && named[0]!.name === RANDOM ? [named[0]!, named[0]!] : named
  if (chosen.length !== 2) return refused(`${game.definition.id} is for two: name two bands, --bands A,B.`)
  const board = onlyOf(options, 'board')
  const scenario = onlyOf(options, 'scenario')
  const strategies = onlyOf(options, 'strategies')
  const compendium = onlyOf(options, 'compendium')
  for (const [name, choice] of Object.entries({ strategies, compendium }))
    if (choice !== undefined && choice.name !== 'yes' && choice.name !== 'no')
      return refused(`Say --${name} yes or --${name} no.`)
  const context = (compendium?.name === 'yes' ? game.wideBandContext : undefined) ?? game.bandContext
  return ok({
    bands: chosen.map((band, side) => ({
      band: band.name === RANDOM ? drawn(game, context, `${seed} ${index} ${side}`) : given(band),
    })),
    board: board ? given(board) : inTurn(boardNames, Math.floor(index / bands.length))!,
    ...(scenario === undefined ? {} : { scenario: scenario.name }),
    ...(strategies?.name === 'yes' ? { strategies: true } : {}),
    ...(compendium?.name === 'yes' ? { compendium: true } : {}),
  })
}

/** The name that stands for a legal band of chance. */
const RANDOM = 'random'

/** Reputation of bands of chance. */
const REPUTATION = 300

/** A legal band that follows from a seed. */
const drawn = ({ readyMadeBands }: CounterGame, context: BandContext, seed: string): Json =>
  (randomBand(context, REPUTATION, randomFrom(`band ${seed}`)) as Json | undefined) ??
  Object.keys(readyMadeBands)[0]!

const given = ({ name, json }: Named): Json => (json === undefined ? name : (json as Json))

/** What a finished game amounts to. */
export function counterSummary(outcome: OutcomeOf<CounterDefinition>): Summary {
  const points = Object.entries(outcome.victoryPoints).map(([seat, count]) => [
    `victory points of ${seat}`,
    count,
  ])
  return {
    winners: outcome.winner === null ? [] : [outcome.winner],
    numbers: { rounds: outcome.rounds, ...Object.fromEntries(points) },
    reason: outcome.reason.replace(/^\S+ (ran away|has no model left)\.$/, 'A band $1.'),
  }
}

/** The faction of a band: the affiliation that it plays as. */
export function counterTags(
  { readyMadeBands, code, bandContext }: CounterGame,
  { name, json }: Named,
): Readonly<Record<string, string>> {
  if (json !== undefined) return {}
  const list = Object.hasOwn(readyMadeBands, name)
    ? ok(readyMadeBands[name]!)
    : decodeBand(name, code, bandContext)
  return list.ok ? { faction: checkBand(list.value, bandContext).affiliation } : {}
}

/** What the lab reports of a counter edition, and what we ask of its bands. */
export const counterNoteKinds = ({ book, balance }: CounterGame): NoteKinds => ({
  sides: [
    {
      id: 'band',
      section: { title: 'Bands', caption: 'Each band against other bands, whoever led it' },
      ...('bands' in balance ? { limits: balance.bands } : {}),
    },
    {
      id: 'faction',
      section: {
        title: 'Affiliations against the field',
        caption: 'All bands of an affiliation together',
        about: 'Games of an affiliation against itself are left out.',
      },
      ...('affiliations' in balance ? { limits: balance.affiliations } : {}),
    },
    { id: 'zone', limits: [0, 0.6] },
  ],
  games: ['board', 'scenario'],
  aims: { firstPlayer: [0.45, 0.55] },
  nameOf: (kind, id) =>
    kind === 'scenario'
      ? (book.scenarios[id]?.name ?? id)
      : kind === 'faction'
        ? affiliationName(id as Parameters<typeof affiliationName>[0])
        : id,
})
