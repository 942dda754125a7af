import { isRecord, type SeenEvent } from '@gargoyle/engine'
import type { Beat } from '../../staging/beat.ts'
import { miniId } from './ids.ts'

/** What an event of Gotham City Chronicles is, for acting it out. */
export function gccBeat({ name, about }: Pick<SeenEvent, 'name' | 'about'>): Beat | undefined {
  if (!isRecord(about)) return undefined
  const { attacker, target, kind, successes, mini, wounds } = about
  if (name === 'attack' && typeof attacker === 'number' && typeof target === 'number')
    return {
      kind: 'strike',
      attacker: miniId(attacker),
      target: miniId(target),
      hits: typeof successes === 'number' ? successes : 0,
      blocked: 0,
      isCritical: false,
      isRanged: kind === 'ranged',
    }
  if (typeof mini !== 'number') return undefined
  const figure = miniId(mini)
  if (name === 'wounded' && typeof wounds === 'number' && wounds > 0)
    return { kind: 'harm', figure, text: wounds === 1 ? '1 wound' : `${wounds} wounds`, tone: 'danger' }
  if (name === 'neutralized') return { kind: 'harm', figure, text: 'Neutralized', tone: 'danger' }
  return undefined
}
