import type { Plan } from './plan.ts'
import type { GameRow, SeatRow, TimingRow } from './row.ts'

type Cell = string | number | undefined

/** One line for each game, for spreadsheets. Lists within a cell are separated by blanks. */
export function gamesCsv(plan: Plan, rows: readonly GameRow[], timings: readonly TimingRow[]): string {
  const times = new Map(timings.map((timing) => [timing.game, timing]))
  const heading = [
    ...['game', 'seed', 'board', 'encounter', 'event', 'winner', 'first', 'rounds', 'decisions', 'reason'],
    ...['hash', 'broken'],
    ...['a', 'b'].flatMap((seat) => seatColumns.map((column) => `${seat} ${column}`)),
  ]
  const lines = rows.map((row) => [
    ...[row.game, row.seed, row.board, row.encounter, row.event, nameAt(row, row.winner)],
    ...[nameAt(row, row.first), row.rounds, row.decisions, row.reason, row.hash, row.broken],
    ...row.seats.flatMap((seat, place) => seatCells(plan, seat, times.get(row.game), place)),
  ])
  return [heading, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

const seatColumns = [
  'contestant',
  'bot',
  'crew',
  'faction',
  'zone',
  'points',
  'lost',
  'scored',
  'resources',
  'rules',
  'answers',
  'milliseconds',
  'longest',
]

function seatCells(plan: Plan, seat: SeatRow, timing: TimingRow | undefined, place: number): readonly Cell[] {
  const time = timing?.seats[place]
  return [
    ...[plan.contestants[seat.contestant]?.name, seat.bot, seat.crew, seat.faction, seat.zone],
    ...[seat.points, seat.lost, seat.scored?.join(' '), seat.resources?.join(' '), seat.rules?.join(' ')],
    ...[time?.answers, time?.milliseconds, time?.most],
  ]
}

const nameAt = ({ seats, broken }: GameRow, place: number | null | undefined): Cell =>
  place === null ? (broken === undefined ? 'draw' : '') : place === undefined ? '' : seats[place]?.seat

/** As RFC 4180 has it; a leading sign that a spreadsheet would take for a formula is kept from being one. */
function cell(value: Cell): string {
  const text = `${value ?? ''}`
  const safe = /^[=+@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
