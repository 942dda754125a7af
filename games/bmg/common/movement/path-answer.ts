import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import type { Leg, LegMode, Path, Spot } from '@gargoyle/table'

/** A place as an answer gives it: x, y and height in table units. */
export type PlaceAnswer = readonly [x: number, y: number, z: number]

/**
 * A move as an answer gives it: either where to (the cheapest way is taken) or leg by leg. No legs at all is
 * to stay. `fall` accepts that a climb is too long and ends at the foot of the wall.
 */
export type PathAnswer =
  | { readonly to: PlaceAnswer }
  | { readonly legs: readonly LegAnswer[]; readonly fall?: true }

export type LegAnswer = { readonly to: PlaceAnswer; readonly by?: LegMode }

export const spotOf = ([x, y, z]: PlaceAnswer): Spot => ({ x, y, z })

export const placeOf = ({ x, y, z }: Spot): PlaceAnswer => [x, y, z]

/** To stay where one is. */
export const STAY: PathAnswer = { legs: [] }

/** A path as an answer. */
export const pathAnswer = (path: Path): PathAnswer => ({
  legs: path.legs.map(({ to, by }) => (by === undefined ? { to: placeOf(to) } : { to: placeOf(to), by })),
})

const modes: readonly LegMode[] = ['walk', 'jump', 'climb', 'drop']

/** Reads a place from outside. */
export function readPlace(given: unknown): Result<PlaceAnswer> {
  if (!Array.isArray(given) || given.length < 2 || given.length > 3) {
    return refused('Give a place as [x, y] or [x, y, height], in hundredths of a millimetre.')
  }
  const [x, y, z = 0] = given as unknown[]
  if (!isWhole(x) || !isWhole(y) || !isWhole(z)) return refused('A place is given in whole units.')
  return ok([x, y, z])
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

/** Reads a move from outside. */
export function readPathAnswer(given: unknown): Result<PathAnswer> {
  if (!isRecord(given)) return refused('Give { to: [x, y, z] } or { legs: [{ to: [x, y, z] }, …] }.')
  if (given.to !== undefined) {
    const to = readPlace(given.to)
    return to.ok ? ok({ to: to.value }) : to
  }
  if (!Array.isArray(given.legs)) return refused('A move needs a list of legs, or a place to go to.')
  if (given.legs.length > 60) return refused('A move has at most 60 legs.')
  const legs: LegAnswer[] = []
  for (const leg of given.legs as readonly Json[]) {
    const read = readLeg(leg)
    if (!read.ok) return read
    legs.push(read.value)
  }
  return ok(given.fall === true ? { legs, fall: true } : { legs })
}

function readLeg(given: Json): Result<LegAnswer> {
  const to = readPlace(isRecord(given) ? given.to : undefined)
  if (!to.ok) return to
  const by = isRecord(given) ? given.by : undefined
  if (by === undefined) return ok({ to: to.value })
  const mode = modes.find((each) => each === by)
  return mode ? ok({ to: to.value, by: mode }) : refused(`A leg goes by one of ${modes.join(', ')}.`)
}

export const legsOf = (legs: readonly LegAnswer[]): readonly Leg[] =>
  legs.map(({ to, by }) => (by === undefined ? { to: spotOf(to) } : { to: spotOf(to), by }))
