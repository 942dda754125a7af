import type { CounterEvents } from '@gargoyle/bmg-counters'
import type { Bmg3Events } from '@gargoyle/bmg3'
import { aboutReader, type Seat, type SeenEvent } from '@gargoyle/engine'
import type { EndReport } from '../end-report.ts'

const aboutOf = aboutReader<Bmg3Events & CounterEvents>()

/** How many models are named for what they did. */
const NAMED = 6

/** Points that were earned: by which seat, for what, when. */
export interface ScoredPoints {
  readonly seat: Seat
  readonly what: string
  readonly points: number
  readonly round: number
}

/** Where the points of each seat come from. What paid round after round is one row that says how often. */
export const pointsBySeat = (seats: readonly Seat[], scored: readonly ScoredPoints[]): EndReport['points'] =>
  seats.map((seat) => {
    const own = scored.filter((each) => each.seat === seat)
    const rows = [...new Set(own.map(({ what }) => what))].map((what) => {
      const times = own.filter((each) => each.what === what)
      const points = times.reduce((sum, each) => sum + each.points, 0)
      return { what: times.length === 1 ? what : `${what}, ${times.length} times`, points }
    })
    return { seat, rows }
  })

/** With what the side that ended in front went there for good. */
export function turningPointOf(scored: readonly ScoredPoints[]): string | undefined {
  const totals = new Map<Seat, number>()
  let leader: Seat | undefined
  let turn: ScoredPoints | undefined
  for (const each of scored) {
    totals.set(each.seat, (totals.get(each.seat) ?? 0) + each.points)
    const [first, second] = [...totals].sort((a, b) => b[1] - a[1])
    const now = first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
    if (now !== undefined && now !== leader) turn = each
    leader = now
  }
  return leader === undefined || turn === undefined
    ? undefined
    : `In round ${turn.round} ${turn.seat} went in front and stayed there: ${turn.what.replace(/\.$/, '')}.`
}

interface Tally {
  damage: number
  ko: number
  out: number
}

/** Who did what in a game, the most first. */
export function deedsIn(
  events: readonly SeenEvent[],
  models: readonly { readonly id: number; readonly label: string; readonly seat: string }[],
): EndReport['deeds'] {
  const tallies = new Map<number, Tally>()
  for (const event of events) {
    const harm = aboutOf(event, 'damage')
    const suffered = harm ?? aboutOf(event, 'ko', 'knocked-out', 'casualty')
    if (suffered === undefined || suffered.by === null || suffered.by === suffered.model) continue
    const tally = tallies.get(suffered.by) ?? { damage: 0, ko: 0, out: 0 }
    tallies.set(suffered.by, tally)
    if (harm !== undefined) tally.damage += harm.stun + harm.injury
    else if (event.name === 'casualty') tally.out += 1
    else tally.ko += 1
  }
  return [...tallies]
    .map(([id, tally]) => ({ model: models.find((each) => each.id === id), tally }))
    .filter(({ tally: { damage, ko, out } }) => damage + ko + out > 0)
    .sort((a, b) => worth(b.tally) - worth(a.tally))
    .slice(0, NAMED)
    .flatMap(({ model, tally }) =>
      model === undefined ? [] : [{ who: model.label, seat: model.seat, what: inWords(tally) }],
    )
}

const worth = ({ damage, ko, out }: Tally): number => damage + 3 * ko + 5 * out

const inWords = ({ damage, ko, out }: Tally): string =>
  [
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(ko > 0 ? [`${ko} knocked out`] : []),
    ...(out > 0 ? [`${out} out of the game`] : []),
  ].join(', ')
