import { isRecord } from '@gargoyle/engine'
import type { MatchOrder } from '../worker/protocol.ts'

/** A match in the list of matches. */
export interface SavedMatch {
  readonly id: string
  readonly title: string
  /** What it was started with; who plays is read from here too. */
  readonly order: MatchOrder
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  readonly answers: number
  readonly over: boolean
  /** It cannot be read, and why: such a match can be exported and removed, and harms no other. */
  readonly damage?: string
  /** Why it could not be opened the last time that was tried, such as other rules; gone when it opens again. */
  readonly refusal?: string
}

/** A match as the browser kept it. Nothing that can be stored makes it throw. */
export function readMatch(kept: unknown): SavedMatch {
  const found = isRecord(kept) ? kept : {}
  const { id, title, order, startedAt, changedAt, answers, over, refusal } = found
  const damage = damageOf(found)
  return {
    id: matchId(id),
    title: typeof title === 'string' ? title : 'A damaged game',
    order: isOrder(order) ? order : { game: '', setup: null, seed: '', seats: {} },
    startedAt: numberIn(startedAt),
    changedAt: numberIn(changedAt),
    answers: numberIn(answers),
    over: over === true,
    ...(damage === undefined ? {} : { damage: `Damaged: ${damage}.` }),
    ...(typeof refusal === 'string' ? { refusal } : {}),
  }
}

function damageOf({ id, title, order, changedAt }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof id !== 'string' || id === '') return 'it has no name'
  if (typeof title !== 'string') return 'its title is missing'
  if (!isOrder(order)) return 'what it was started with is missing'
  if (numberIn(changedAt) === 0) return 'its date is missing'
  return undefined
}

/** The id of a match that is kept under a key: a store takes other keys than texts, and those need a name too. */
export const matchId = (key: unknown): string => (typeof key === 'string' ? key : `key ${keyText(key)}`)

function keyText(key: unknown): string {
  if (key instanceof ArrayBuffer) return JSON.stringify([...new Uint8Array(key)])
  if (ArrayBuffer.isView(key)) return keyText(key.buffer)
  return JSON.stringify(key) ?? 'none'
}

const isOrder = (order: unknown): order is MatchOrder =>
  isRecord(order) &&
  typeof order.game === 'string' &&
  typeof order.seed === 'string' &&
  order.setup !== undefined &&
  isRecord(order.seats) &&
  Object.values(order.seats).every(isRecord)

const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
