import { isRecord, type SeenEvent } from '@gargoyle/engine'
import type { LogHeading, Moment } from '../../game-page.ts'
import { VILLAIN_LOOK } from '../gcc-scene.ts'
import { gccTableOf } from '../table-data.ts'

/** Turns are parts of the log; in them the heroes' turn and the villain's. */
export function headingOf({ name, about }: SeenEvent, moment: Moment): LogHeading | undefined {
  if (name === 'turn') {
    const turn = isRecord(about) ? about.turn : undefined
    return { level: 'part', text: `Turn ${turn} of ${gccTableOf(moment).mission.lastTurn}` }
  }
  if (name === 'heroes-turn') return { level: 'turn', text: 'Heroes', side: 0 }
  if (name === 'villain-turn') return { level: 'turn', text: 'Villain', side: VILLAIN_LOOK }
  return undefined
}
