import { Dice } from '../dice.ts'
import { RunningGame } from '../game.ts'
import {
  type AnswerRequest,
  type Asked,
  Random,
  randomFrom,
  requestFor,
  ScriptedDice,
  Session,
} from '../index.ts'
import { Live } from '../live.ts'
import { Stream } from '../random.ts'

/** Something that can be reached, and the way there: `decision.options.0`. */
type Found = { readonly path: string; readonly value: unknown }

/** Properties that every function and class has. */
const ofEveryFunction: ReadonlySet<PropertyKey> = new Set([
  'length',
  'name',
  'prototype',
  'arguments',
  'caller',
])

/**
 * Everything that can be reached from a value by reading: own properties, symbols and what is not enumerable included,
 * and what maps, sets and lists hold. What only a function's closure knows cannot be reached.
 */
function* reachableFrom(root: unknown): Generator<Found> {
  const seen = new Set<object>()
  const waiting: Found[] = [{ path: '', value: root }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next
    if (!isObject(value)) {
      yield next
      continue
    }
    if (seen.has(value)) continue
    seen.add(value)
    yield next
    for (const [key, inner] of insideOf(value)) {
      waiting.push({ path: path === '' ? `${String(key)}` : `${path}.${String(key)}`, value: inner })
    }
  }
}

function* insideOf(value: object): Generator<readonly [PropertyKey, unknown]> {
  for (const key of Reflect.ownKeys(value)) {
    if (typeof value === 'function' && ofEveryFunction.has(key)) continue
    yield [key, Reflect.get(value, key)]
  }
  if (value instanceof Map) {
    let at = 0
    for (const [key, inner] of value) {
      yield [`key ${at}`, key]
      yield [`value ${at++}`, inner]
    }
  }
  if (value instanceof Set) {
    let at = 0
    for (const inner of value) yield [`item ${at++}`, inner]
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Parts of a running game that no player may hold. */
const insides = [RunningGame, Live, Dice, Session, ScriptedDice, Stream, Random]

/**
 * What a player could reach from a request and may not: the running game and its parts, the seed of its dice, objects of
 * its state that could be written to. `seed` is a text that comes up nowhere else.
 */
export function secretsWithin(request: AnswerRequest, session: Session, seed: string): readonly string[] {
  const living = new Set<unknown>()
  for (const { value } of reachableFrom(session.state)) if (isObject(value)) living.add(value)
  const own = new Set<object>([request.random, request.random.stream])
  const found: string[] = []
  for (const { path, value } of reachableOf(request)) {
    if (typeof value === 'string' && value.includes(seed)) found.push(`${path}: the seed`)
    if (!isObject(value)) continue
    const inside = own.has(value) ? undefined : insides.find((each) => value instanceof each)
    if (inside !== undefined) found.push(`${path}: a ${inside.name}`)
    if (living.has(value) && !Object.isFrozen(value)) found.push(`${path}: a part of the state`)
  }
  return found
}

/** A request with what getters of its classes give: its view, and all options of its decision. */
function reachableOf(request: AnswerRequest): Generator<Found> {
  const { view, decision } = request
  return reachableFrom({ view, options: decision.options, bounds: decision.bounds, request })
}

/**
 * What is wrong with the request that a seat would be given now: it holds the game, its seed or its state, or something
 * in it depends on what the seat may not know, as another game shows that looks the same to the seat.
 */
export function requestProblem(session: Session, asked: Asked, seed: string): string | undefined {
  const request = requestFor(session, asked)
  const [secret] = secretsWithin(request, session, seed)
  if (secret !== undefined) return `A request holds what no player may hold, ${secret}.`
  // Answers kept secret so far are not imagined: those who gave them would be asked again.
  if (session.seats.some((seat) => session.view(seat).answered !== undefined)) return undefined
  const imagined = session.imagine(asked.seat, randomFrom('another game'))
  const there = imagined.ok
    ? imagined.value.pending?.asked.find(({ seat }) => seat === asked.seat)
    : undefined
  if (!imagined.ok || there === undefined) return undefined
  const other = new Map(plainOf(requestFor(imagined.value, there)))
  const differing = plainOf(request).find(([path, text]) => other.get(path) !== text)
  return differing && `A request depends on what is hidden from ${asked.seat}, at ${differing[0]}.`
}

/** The texts, numbers and the like that can be reached, each with the way there. */
const plainOf = (request: AnswerRequest): readonly (readonly [string, string])[] =>
  [...reachableOf(request)]
    .filter(({ value }) => !isObject(value))
    .map(({ path, value }) => [path, String(value)] as const)
