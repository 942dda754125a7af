import { isRecord, type Seat, type SeenEvent } from '@gargoyle/engine'
import { luckIn } from '../../play/luck.ts'
import { deedsIn, pointsBySeat, type ScoredPoints, turningPointOf } from '../bmg/end-story.ts'
import type { EndReport } from '../end-report.ts'
import type { Bmg3Moment } from './moment.ts'

/** The story of a finished game in numbers, from what happened in it. */
export function endReport(events: readonly SeenEvent[], { look, info }: Bmg3Moment): EndReport {
  const view = look.view
  const { book } = info.table
  const scored = scoresIn(events, info.seats, (card) => book.cards[card]?.name ?? card)
  const turningPoint = turningPointOf(scored)
  return {
    facts: [{ label: 'Rounds', value: `${view.round}` }],
    points: pointsBySeat(info.seats, scored),
    deeds: deedsIn(events, view.models),
    ...(turningPoint === undefined ? {} : { turningPoint }),
    luck: luckIn(events, (purpose) => purpose.startsWith('attack')),
  }
}

function scoresIn(
  events: readonly SeenEvent[],
  seats: readonly Seat[],
  nameOf: (card: string) => string,
): readonly ScoredPoints[] {
  const scored: ScoredPoints[] = []
  let round = 0
  for (const { name, about } of events) {
    if (name === 'round') round += 1
    if (name !== 'objective-scored' || !isRecord(about)) continue
    const seat = seats.find((each) => each === about.seat)
    if (seat !== undefined && typeof about.card === 'string')
      scored.push({ seat, what: nameOf(about.card), points: Number(about.victoryPoints), round })
  }
  return scored
}
