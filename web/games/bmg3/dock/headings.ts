import { bmg3Event } from '@gargoyle/bmg3'
import type { SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../../game-page.ts'
import type { Bmg3Moment } from '../moment.ts'

/** The headings of the log: preparation, rounds, the model that acts, the counting at the end of a round. */
export function headingOf(event: SeenEvent, { info }: Bmg3Moment): LogHeading | undefined {
  const { number, name, text } = event
  const round = bmg3Event(event, 'round')
  if (round !== undefined) return { level: 'part', text: `Round ${round.round}` }
  if (name === 'recount') return { level: 'turn', text: 'Recount' }
  if (name === 'game-over') return { level: 'part', text: 'The end' }
  if (number === 1) return { level: 'part', text: 'Preparation' }
  const acting = bmg3Event(event, 'activation')
  if (acting === undefined) return undefined
  const model = info.table.models[acting.model]
  if (model === undefined) return { level: 'turn', text }
  return { level: 'turn', text: model.label, side: info.seats[0] === model.seat ? 0 : 1 }
}
