import type { GameKit } from '@gargoyle/kits'
import type { Plan } from './plan.ts'
import { noKinds } from './results.ts'
import type { GameRow, SideRow, TimingRow } from './row.ts'

type Cell = string | number | undefined

/** One line for each game, for spreadsheets. Lists within a cell are separated by blanks. */
export function gamesCsv(
  plan: Plan,
  { noteKinds = noKinds }: GameKit,
  rows: readonly GameRow[],
  timings: readonly TimingRow[],
): string {
  const times = new Map(timings.map((timing) => [timing.game, timing]))
  const sides = [...new Set(rows.flatMap((row) => row.sides.map(({ side }) => side)))]
  const tags = noteKinds.sides.map(({ id }) => id)
  const heading = [
    ...['game', 'seed', ...noteKinds.games, 'winner', 'first', 'rounds', 'decisions', 'reason'],
    ...['hash', 'broken'],
    ...sides.flatMap((side) =>
      ['contestant', 'bot', ...tags, ...sideColumns].map((column) => `${side} ${column}`),
    ),
  ]
  const lines = rows.map((row) => [
    ...[row.game, row.seed, ...noteKinds.games.map((kind) => row.tags[kind]), winnerOf(row)],
    ...[row.first === undefined ? '' : row.sides[row.first]?.side],
    ...[row.rounds, row.decisions, row.reason, row.hash, row.broken],
    ...row.sides.flatMap((side, place) => sideCells(plan, tags, side, times.get(row.game), place)),
  ])
  return [heading, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

const sideColumns = ['points', 'lost', 'scored', 'resources', 'rules', 'answers', 'milliseconds', 'longest']

function sideCells(
  plan: Plan,
  tags: readonly string[],
  side: SideRow,
  timing: TimingRow | undefined,
  place: number,
): readonly Cell[] {
  const time = timing?.sides[place]
  return [
    ...[plan.contestants[side.contestant]?.name, side.bot, ...tags.map((kind) => side.tags[kind])],
    ...[side.points, side.lost, side.scored?.join(' '), side.resources?.join(' '), side.rules?.join(' ')],
    ...[time?.answers, time?.milliseconds, time?.most],
  ]
}

function winnerOf({ sides, winners, broken }: GameRow): Cell {
  if (broken !== undefined) return ''
  return winners.length === 0 ? 'draw' : winners.map((place) => sides[place]?.side).join(' ')
}

/** As RFC 4180 has it; a leading sign that a spreadsheet would take for a formula is kept from being one. */
function cell(value: Cell): string {
  const text = `${value ?? ''}`
  const safe = /^[=+@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
