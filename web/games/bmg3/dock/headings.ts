import { isRecord, type SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../../game-page.ts'
import type { Bmg3Moment } from '../moment.ts'

/** The headings of the log: preparation, rounds, the model that acts, the counting at the end of a round. */
export function headingOf(
  { number, name, text, about }: SeenEvent,
  { info }: Bmg3Moment,
): LogHeading | undefined {
  const data = isRecord(about) ? about : {}
  if (name === 'round') return { level: 'part', text: `Round ${String(data.round)}` }
  if (name === 'recount') return { level: 'turn', text: 'Recount' }
  if (name === 'game-over') return { level: 'part', text: 'The end' }
  if (number === 1) return { level: 'part', text: 'Preparation' }
  if (name !== 'activation' || typeof data.model !== 'number') return undefined
  const model = info.table.models[data.model]
  if (model === undefined) return { level: 'turn', text }
  return { level: 'turn', text: model.label, side: info.seats[0] === model.seat ? 0 : 1 }
}
