import { isRecord, type SeenEvent } from '@gargoyle/engine'
import type { Beat } from '../../staging/beat.ts'
import { figureId } from './places.ts'

type Told = Pick<SeenEvent, 'name' | 'text' | 'rule' | 'about'>
type About = Readonly<Record<string, unknown>>

const counted = (count: unknown, one: string, many: string): readonly string[] =>
  typeof count === 'number' && count > 0 ? [`${count} ${count === 1 ? one : many}`] : []

const harm =
  (text: string, tone: Extract<Beat, { kind: 'harm' }>['tone']) =>
  ({ model }: About): Beat | undefined =>
    typeof model === 'number' ? { kind: 'harm', figure: figureId(model), text, tone } : undefined

const struck =
  (hits: 'hits' | 'impacts') =>
  (about: About, { rule = '' }: Told): Beat | undefined => {
    const { attacker, target, blocked, critical, stopped } = about
    const count = about[hits]
    if (typeof attacker !== 'number' || typeof target !== 'number' || typeof count !== 'number')
      return undefined
    return {
      kind: 'strike',
      attacker: figureId(attacker),
      target: figureId(target),
      hits: count,
      blocked: typeof blocked === 'number' ? blocked : 0,
      isCritical: critical === true,
      ...(typeof stopped === 'string' ? { stopped } : {}),
      ...(rule.endsWith('/ranged') ? { isRanged: true } : rule.endsWith('/melee') ? { isRanged: false } : {}),
    }
  }

/** What the events of all editions are, by their names. */
const byName: Readonly<Record<string, (about: About, event: Told) => Beat | undefined>> = {
  attack: ({ attacker, targets }) =>
    typeof attacker === 'number' && Array.isArray(targets)
      ? {
          kind: 'aim',
          attacker: figureId(attacker),
          targets: targets.filter((each) => typeof each === 'number').map(figureId),
        }
      : undefined,
  // The third edition reports hits that get through, the others impacts before they are blocked.
  strike: struck('hits'),
  impacts: struck('impacts'),
  damage: (about) => {
    const words = [
      ...counted(about.stun, 'stun', 'stuns'),
      ...counted(about.injury, 'injury', 'injuries'),
    ].join(', ')
    const isBad = typeof about.injury === 'number' && about.injury > 0
    return words === '' ? undefined : harm(words, isBad ? 'danger' : 'seen')(about)
  },
  blocked: ({ target, count }) =>
    typeof target === 'number' && typeof count === 'number' && count > 0
      ? { kind: 'harm', figure: figureId(target), text: `${count} blocked`, tone: 'plain' }
      : undefined,
  ko: harm('K.O.', 'danger'),
  'knocked-out': harm('K.O.', 'danger'),
  'knocked-down': harm('Knocked down', 'seen'),
  casualty: harm('Out of the game', 'danger'),
  fall: harm('Falls!', 'danger'),
  effort: harm('Effort', 'lamp'),
  effect: (about, { text }) => harm(text.slice(text.lastIndexOf(': ') + 2).replace(/\.$/, ''), 'seen')(about),
  explosion: ({ model }) =>
    typeof model === 'number' ? { kind: 'burst', figure: figureId(model) } : undefined,
}

/** What an event of a Batman Miniature Game is, for acting it out. */
export function bmgBeat(event: Told): Beat | undefined {
  return isRecord(event.about) && Object.hasOwn(byName, event.name)
    ? byName[event.name]?.(event.about, event)
    : undefined
}
