import { isRecord, type SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../../game-page.ts'
import { VILLAIN_LOOK } from '../gcc-scene.ts'
import type { GccMoment } from '../moment.ts'

/** Turns are parts of the log; in them the heroes' turn and the villain's. */
export function headingOf({ name, about }: SeenEvent, moment: GccMoment): LogHeading | undefined {
  if (name === 'turn') {
    const turn = isRecord(about) ? about.turn : undefined
    return { level: 'part', text: `Turn ${turn} of ${moment.info.table.mission.lastTurn}` }
  }
  if (name === 'heroes-turn') return { level: 'turn', text: 'Heroes', side: 0 }
  if (name === 'villain-turn') return { level: 'turn', text: 'Villain', side: VILLAIN_LOOK }
  return undefined
}
