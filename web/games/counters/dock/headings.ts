import { counterEvent } from '@gargoyle/bmg-counters'
import type { SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../../game-page.ts'
import type { CounterMoment } from '../moment.ts'

/** The headings of the log: preparation, rounds, the model that acts, the counting at the end of a round. */
export function headingOf(event: SeenEvent, { info }: CounterMoment): LogHeading | undefined {
  const { number, name, text } = event
  const drawn = counterEvent(event, 'lead-drawn')
  if (drawn !== undefined) return { level: 'part', text: `Round ${drawn.round}` }
  if (name === 'game-over') return { level: 'part', text: 'The end' }
  if (name === 'recount') return { level: 'turn', text: 'Recount' }
  if (number === 1) return { level: 'part', text: 'Preparation' }
  const acting = counterEvent(event, 'activation')
  if (acting === undefined) return undefined
  const model = info.table.models[acting.model]
  if (model === undefined) return { level: 'turn', text }
  return { level: 'turn', text: model.label, side: info.seats[0] === model.seat ? 0 : 1 }
}
