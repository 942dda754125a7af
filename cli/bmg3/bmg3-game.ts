import { bmg3, breachesOf, type Content, contentCounts, readyMadeCrews, type State } from '@gargoyle/bmg3'
import { type Json, ok, type Result, refused, type Seat } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import type { Named, PlayableGame, SetupOptions, Summary } from '../playable-game.ts'
import { readPathText, sayPathText } from './paths.ts'
import { type TableView, tableLines } from './table-text.ts'

/** The third edition of the Batman Miniature Game, ready for the command line. */
export const playableBmg3: PlayableGame = {
  game: bmg3,
  title: 'Batman Miniature Game, third edition',
  setupFor: setupOf,
  draw: (view: TableView, viewer) => tableLines(view, viewer),
  readAnswer: readPathText,
  sayAnswer: sayPathText,
  summarize,
  breaches: (state, content) => breachesOf(state as State, content as Content),
  content: contentCounts,
}

/** What is not chosen goes round: every pairing of ready-made crews, every board. */
function setupOf(options: SetupOptions, index: number): Result<Json> {
  if (options.reputation !== undefined) {
    return refused('bmg3 takes the reputation from the crews: give --crews instead of --reputation.')
  }
  const names = Object.keys(readyMadeCrews)
  const crews = options.crews ?? [
    { name: pick(names, index) },
    { name: pick(names, rival(index, names.length)) },
  ]
  if (crews.length !== 2) return refused('bmg3 is for two: name two crews, --crews A,B.')
  const boardNames = Object.keys(boards)
  return ok({
    crews: crews.map((crew) => ({ crew: given(crew) })),
    board: options.board ? given(options.board) : pick(boardNames, Math.floor(index / names.length)),
    ...(options.encounter === undefined ? {} : { encounter: options.encounter }),
    ...(options.event === undefined ? {} : { event: options.event }),
  })
}

const pick = (names: readonly string[], index: number): string => names[index % names.length] ?? ''

/** Another opponent each time round, never itself before all others had their turn. */
const rival = (index: number, count: number): number =>
  index + 1 + (Math.floor(index / count) % Math.max(1, count - 1))

const given = ({ name, json }: Named): Json => (json === undefined ? name : (json as Json))

type Outcome = {
  readonly winner: Seat | null
  readonly victoryPoints: Readonly<Record<string, number>>
  readonly rounds: number
  readonly reason: string
}

function summarize(outcome: Outcome): Summary {
  const points = Object.entries(outcome.victoryPoints).map(([seat, count]) => [
    `victory points of ${seat}`,
    count,
  ])
  return {
    winner: outcome.winner ?? undefined,
    numbers: { rounds: outcome.rounds, ...Object.fromEntries(points) },
    reason: outcome.reason.replace(/^\S+ has nobody/, 'a crew has nobody'),
  }
}
