import type { SeenEvent } from '@gargoyle/engine'
import { gccEvent } from '@gargoyle/gcc'
import type { Beat } from '../../staging/beat.ts'
import { miniId } from './ids.ts'

/** What an event of Gotham City Chronicles is, for acting it out. */
export function gccBeat(event: Pick<SeenEvent, 'name' | 'about'>): Beat | undefined {
  const attack = gccEvent(event, 'attack')
  if (attack !== undefined)
    return {
      kind: 'strike',
      attacker: miniId(attack.attacker),
      target: miniId(attack.target),
      hits: attack.successes,
      blocked: 0,
      isCritical: false,
      isRanged: attack.kind === 'ranged',
    }
  const { mini, wounds } = gccEvent(event, 'wounded') ?? { mini: -1, wounds: 0 }
  if (wounds > 0)
    return {
      kind: 'harm',
      figure: miniId(mini),
      text: wounds === 1 ? '1 wound' : `${wounds} wounds`,
      tone: 'danger',
    }
  const gone = gccEvent(event, 'neutralized')
  return gone && { kind: 'harm', figure: miniId(gone.mini), text: 'Neutralized', tone: 'danger' }
}
