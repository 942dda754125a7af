import { counterEvent } from '@gargoyle/bmg-counters'
import type { Seat, SeenEvent } from '@gargoyle/engine'
import { luckIn } from '../../play/luck.ts'
import { deedsIn, pointsBySeat, type ScoredPoints, turningPointOf } from '../bmg/end-story.ts'
import type { EndReport } from '../end-report.ts'
import type { CounterMoment } from './moment.ts'

/** The story of a finished game in numbers, from what happened in it. */
export function endReport(events: readonly SeenEvent[], { look, info }: CounterMoment): EndReport {
  const { models } = look.view
  const scored = scoresIn(events, info.seats)
  const turningPoint = turningPointOf(scored)
  return {
    // Where the bag is empty, the round that would have begun is none.
    facts: [{ label: 'Rounds', value: `${Math.max(0, ...events.map(roundBegunBy))}` }],
    points: pointsBySeat(info.seats, scored),
    deeds: deedsIn(events, models),
    ...(turningPoint === undefined ? {} : { turningPoint }),
    // Strikes and shots: "to hit Joker (4+)", whatever an edition calls it.
    luck: luckIn(events, (purpose) => / on .+ \(\d\+\)$/.test(purpose)),
  }
}

/** The number of the round that an event begins; 0 for others. */
const roundBegunBy = (event: SeenEvent): number => counterEvent(event, 'lead-drawn')?.round ?? 0

function scoresIn(events: readonly SeenEvent[], seats: readonly Seat[]): readonly ScoredPoints[] {
  const scored: ScoredPoints[] = []
  let round = 0
  for (const event of events) {
    const { text } = event
    round = roundBegunBy(event) || round
    const earned = counterEvent(event, 'points-earned')
    if (earned === undefined || !seats.includes(earned.seat)) continue
    // "Player earns 2 VP: loot carried home."
    const why = text.slice(text.indexOf('VP: ') + 4).replace(/\.$/, '')
    scored.push({ seat: earned.seat, what: why, points: earned.points, round })
  }
  return scored
}
