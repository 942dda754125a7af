import { isRecord, type Seat, type SeenEvent } from '@gargoyle/engine'
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
const roundBegunBy = ({ name, about }: SeenEvent): number =>
  name === 'lead-drawn' && isRecord(about) && typeof about.round === 'number' ? about.round : 0

function scoresIn(events: readonly SeenEvent[], seats: readonly Seat[]): readonly ScoredPoints[] {
  const scored: ScoredPoints[] = []
  let round = 0
  for (const event of events) {
    const { name, text, about } = event
    if (!isRecord(about)) continue
    round = roundBegunBy(event) || round
    const seat = seats.find((each) => each === about.seat)
    if (name !== 'points-earned' || seat === undefined) continue
    // "Player earns 2 VP: loot carried home."
    const why = text.slice(text.indexOf('VP: ') + 4).replace(/\.$/, '')
    scored.push({ seat, what: why, points: Number(about.points), round })
  }
  return scored
}
