import type { CounterEvents } from '@gargoyle/bmg-counters'
import type { Bmg3Events } from '@gargoyle/bmg3'
import { aboutReader, type SeenEvent } from '@gargoyle/engine'
import type { Beat } from '../../staging/beat.ts'
import { figureId } from './places.ts'

type Told = Pick<SeenEvent, 'name' | 'text' | 'rule' | 'about'>

/** Events of all editions: what two of them have under one name is the same. */
type AnyEvents = Bmg3Events & CounterEvents

const aboutOf = aboutReader<AnyEvents>()

const counted = (count: number, one: string, many: string): readonly string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : []

const harm =
  (text: string, tone: Extract<Beat, { kind: 'harm' }>['tone']) =>
  ({ model }: { readonly model: number }): Beat => ({ kind: 'harm', figure: figureId(model), text, tone })

/** Whether an attack was made from afar, as far as its rule says. */
const rangeIn = ({ rule = '' }: Told): { readonly isRanged?: boolean } =>
  rule.endsWith('/ranged') ? { isRanged: true } : rule.endsWith('/melee') ? { isRanged: false } : {}

/** What the events of all editions are, by their names. */
const beats: {
  readonly [N in keyof AnyEvents]?: (about: AnyEvents[N], event: Told) => Beat | undefined
} = {
  attack: ({ attacker, targets }) => ({
    kind: 'aim',
    attacker: figureId(attacker),
    targets: targets.map(figureId),
  }),
  // The third edition reports hits that get through, the others impacts before they are blocked.
  strike: ({ attacker, target, hits, blocked, critical }, event) => ({
    kind: 'strike',
    attacker: figureId(attacker),
    target: figureId(target),
    hits,
    blocked,
    isCritical: critical,
    ...rangeIn(event),
  }),
  impacts: ({ attacker, target, impacts, stopped }, event) => ({
    kind: 'strike',
    attacker: figureId(attacker),
    target: figureId(target),
    hits: impacts,
    blocked: 0,
    isCritical: false,
    ...(stopped === undefined ? {} : { stopped }),
    ...rangeIn(event),
  }),
  damage: (about) => {
    const { stun, injury } = about
    const words = [...counted(stun, 'stun', 'stuns'), ...counted(injury, 'injury', 'injuries')].join(', ')
    return words === '' ? undefined : harm(words, injury > 0 ? 'danger' : 'seen')(about)
  },
  blocked: ({ target, count }) =>
    count > 0
      ? { kind: 'harm', figure: figureId(target), text: `${count} blocked`, tone: 'plain' }
      : undefined,
  ko: harm('K.O.', 'danger'),
  'knocked-out': harm('K.O.', 'danger'),
  'knocked-down': harm('Knocked down', 'seen'),
  casualty: harm('Out of the game', 'danger'),
  fall: harm('Falls!', 'danger'),
  effort: harm('Effort', 'lamp'),
  effect: (about, { text }) => harm(text.slice(text.lastIndexOf(': ') + 2).replace(/\.$/, ''), 'seen')(about),
  explosion: ({ model }) => ({ kind: 'burst', figure: figureId(model) }),
}

const isActed = (name: string): name is keyof AnyEvents => Object.hasOwn(beats, name)

function beatNamed<Name extends keyof AnyEvents>(name: Name, event: Told): Beat | undefined {
  const about = aboutOf(event, name)
  return about === undefined ? undefined : beats[name]?.(about, event)
}

/** What an event of a Batman Miniature Game is, for acting it out. */
export const bmgBeat = (event: Told): Beat | undefined =>
  isActed(event.name) ? beatNamed(event.name, event) : undefined
