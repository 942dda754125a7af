import { type DescribedDecision, isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import { type LengthUnit, lengthUnits, type Unit } from '@gargoyle/table'

/** How places and paths are typed and said. */
export type PathText = {
  readonly readAnswer: (text: string, decision: DescribedDecision) => Result<Json>
  readonly sayAnswer: (answer: Json) => string
}

/** Places and paths as people type them, in a unit: `12.5,8`, or `12.5,8,3` with a height. */
export function typedPaths(name: Unit): PathText {
  const unit = lengthUnits[name]
  return {
    readAnswer: (text, decision) => readPath(text, decision, unit),
    sayAnswer: (answer) => describePath(answer, unit),
  }
}

/** `12.5,8` or `12.5,8,3` with a height. */
const placePattern = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?$/

type Place = readonly [number, number, number]

function readPlace(text: string, { size }: LengthUnit): Place | undefined {
  const [, x, y, z = '0'] = placePattern.exec(text) ?? []
  if (x === undefined || y === undefined) return undefined
  const length = (typed: string): number => Math.round(Number(typed) * size)
  return [length(x), length(y), length(z)]
}

const helpIn = ({ plural }: LengthUnit): string =>
  `A place is two numbers of ${plural}, as in 12.5,8; a third is its height, as in 12.5,8,3. A path is several places in a row; add jump, climb or drop before one to go there so; stay to stay.`

/** Reads what was typed for a point or a path. One place of a path is a destination: the cheapest way is taken. */
function readPath(text: string, decision: DescribedDecision, unit: LengthUnit): Result<Json> {
  const help = helpIn(unit)
  const words = text.trim().toLowerCase().split(/\s+/)
  if (words[0] === 'stay') return ok(decision.shape === 'path' ? { legs: [] } : { stay: true })
  const legs: { to: Place; by?: string }[] = []
  let by: string | undefined
  for (const word of words) {
    if (['walk', 'jump', 'climb', 'drop'].includes(word)) {
      by = word
      continue
    }
    const to = readPlace(word, unit)
    if (to === undefined) return refused(`"${word}" is no place. ${help}`)
    legs.push(by === undefined ? { to } : { to, by })
    by = undefined
  }
  const [only] = legs
  if (only === undefined) return refused(help)
  if (decision.shape !== 'path')
    return legs.length === 1 ? ok({ to: only.to }) : refused(`Give one place. ${help}`)
  return ok(legs.length === 1 && only.by === undefined ? { to: only.to } : { legs })
}

/** Says a point or a path as it would be typed. */
function describePath(answer: Json, unit: LengthUnit): string {
  if (!isRecord(answer)) return JSON.stringify(answer)
  if (answer.stay === true) return 'stay'
  if (Array.isArray(answer.to)) return describePlace(answer.to, unit)
  if (!Array.isArray(answer.legs)) return JSON.stringify(answer)
  if (answer.legs.length === 0) return 'stay'
  return answer.legs.map((leg) => describeLeg(leg as Json, unit)).join(' ')
}

function describeLeg(leg: Json, unit: LengthUnit): string {
  if (!isRecord(leg) || !Array.isArray(leg.to)) return '?'
  return typeof leg.by === 'string' ? `${leg.by} ${describePlace(leg.to, unit)}` : describePlace(leg.to, unit)
}

function describePlace(place: readonly unknown[], { size }: LengthUnit): string {
  const numbers = place.map((each) => Math.round((Number(each) / size) * 10_000) / 10_000)
  return (numbers[2] === 0 ? numbers.slice(0, 2) : numbers).join(',')
}
