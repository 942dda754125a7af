import { isRecord, type Seat, type SeenEvent } from '@gargoyle/engine'
import { luckIn } from '../../play/luck.ts'
import type { EndReport } from '../end-report.ts'
import type { Moment } from '../game-page.ts'
import { tableDataOf } from './table-data.ts'
import { readBmg3View } from './view.ts'

/** How many models are named for what they did. */
const NAMED = 6

interface Scored {
  readonly seat: Seat
  readonly card: string
  readonly points: number
  readonly round: number
}

/** The story of a finished game in numbers, from what happened in it. */
export function endReport(events: readonly SeenEvent[], { look, info }: Moment): EndReport {
  const view = readBmg3View(look.view)
  const { book } = tableDataOf(info.table)
  const scored = scoresIn(events, info.seats)
  const turningPoint = turningPointOf(scored, (card) => book.cards[card]?.name ?? card)
  return {
    facts: [{ label: 'Rounds', value: `${view.round}` }],
    points: info.seats.map((seat) => ({
      seat,
      rows: scored
        .filter((each) => each.seat === seat)
        .map(({ card, points }) => ({ what: book.cards[card]?.name ?? card, points })),
    })),
    deeds: deedsIn(events, view.models),
    ...(turningPoint === undefined ? {} : { turningPoint }),
    luck: luckIn(events, (purpose) => purpose.startsWith('attack')),
  }
}

function scoresIn(events: readonly SeenEvent[], seats: readonly Seat[]): readonly Scored[] {
  const scored: Scored[] = []
  let round = 0
  for (const { name, about } of events) {
    if (name === 'round') round += 1
    if (name !== 'objective-scored' || !isRecord(about)) continue
    const seat = seats.find((each) => each === about.seat)
    if (seat !== undefined && typeof about.card === 'string')
      scored.push({ seat, card: about.card, points: Number(about.victoryPoints), round })
  }
  return scored
}

/** The card with which the side that ended in front went there for good. */
function turningPointOf(scored: readonly Scored[], nameOf: (card: string) => string): string | undefined {
  const totals = new Map<Seat, number>()
  let leader: Seat | undefined
  let turn: Scored | undefined
  for (const each of scored) {
    totals.set(each.seat, (totals.get(each.seat) ?? 0) + each.points)
    const [first, second] = [...totals].sort((a, b) => b[1] - a[1])
    const now = first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
    if (now !== undefined && now !== leader) turn = each
    leader = now
  }
  return leader === undefined || turn === undefined
    ? undefined
    : `In round ${turn.round} ${nameOf(turn.card)} put ${turn.seat} in front, and there ${turn.seat} stayed.`
}

interface Tally {
  damage: number
  ko: number
  out: number
}

function deedsIn(
  events: readonly SeenEvent[],
  models: readonly { readonly id: number; readonly label: string; readonly seat: string }[],
): EndReport['deeds'] {
  const tallies = new Map<number, Tally>()
  for (const { name, about } of events) {
    if (!isRecord(about) || typeof about.by !== 'number' || about.by === about.model) continue
    const tally = tallies.get(about.by) ?? { damage: 0, ko: 0, out: 0 }
    tallies.set(about.by, tally)
    if (name === 'damage') tally.damage += Number(about.stun ?? 0) + Number(about.injury ?? 0)
    if (name === 'ko') tally.ko += 1
    if (name === 'casualty') tally.out += 1
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
