import { bmg3Event } from '@gargoyle/bmg3'
import type { Seat, SeenEvent } from '@gargoyle/engine'
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
  for (const event of events) {
    if (event.name === 'round') round += 1
    const card = bmg3Event(event, 'objective-scored')
    if (card !== undefined && seats.includes(card.seat))
      scored.push({ seat: card.seat, what: nameOf(card.card), points: card.victoryPoints, round })
  }
  return scored
}
