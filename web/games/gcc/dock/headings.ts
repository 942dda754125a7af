import type { SeenEvent } from '@gargoyle/engine'
import { gccEvent } from '@gargoyle/gcc'
import type { LogHeading } from '../../game-page.ts'
import { VILLAIN_LOOK } from '../gcc-scene.ts'
import type { GccMoment } from '../moment.ts'

/** Turns are parts of the log; in them the heroes' turn and the villain's. */
export function headingOf(event: SeenEvent, moment: GccMoment): LogHeading | undefined {
  const { name } = event
  const begun = gccEvent(event, 'turn')
  if (begun !== undefined)
    return { level: 'part', text: `Turn ${begun.turn} of ${moment.info.table.mission.lastTurn}` }
  if (name === 'heroes-turn') return { level: 'turn', text: 'Heroes', side: 0 }
  if (name === 'villain-turn') return { level: 'turn', text: 'Villain', side: VILLAIN_LOOK }
  return undefined
}
