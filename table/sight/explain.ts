import type { Piece } from '../terrain/piece.ts'
import { showLength, type Unit } from '../units.ts'
import type { Seeing } from './seeing.ts'
import type { Sight } from './sight.ts'

/** Sight in a sentence or two, for players: whether it is seen, how much of it, and what is in the way. */
export function explainSight(result: Sight | Seeing, unit: Unit = 'inch'): string {
  return 'sees' in result ? explainSeeing(result, unit) : explainLine(result)
}

function explainSeeing(seeing: Seeing, unit: Unit): string {
  const away = showLength(seeing.distance, unit)
  const limit = seeing.limit === undefined ? '' : showLength(seeing.limit, unit)
  switch (seeing.reason) {
    case 'clear':
      return explainLine(seeing.sight)
    case 'lit':
      return `${explainLine(seeing.sight)} It is ${away} away, further than the ${limit} one sees at night, but stands in the light.`
    case 'blocked':
      return explainLine(seeing.sight)
    case 'too little shows': {
      const shown = share(seeing.sight?.shown ?? 0)
      return `Not seen: only ${shown} shows, less than the ${share(seeing.least ?? 0)} needed. ${coverOf(seeing.sight)}`.trim()
    }
    case 'too far':
      return `Not seen: it is ${away} away, further than the ${limit} one sees at night, ${darknessOf(seeing)}.`
  }
}

function explainLine(sight: Sight | undefined): string {
  if (!sight) return ''
  if (!sight.visible) {
    const what = inTheWay(sight, sight.blockedBy)
    return `Not seen: ${what.text} ${what.many ? 'stand' : 'stands'} in the way.`
  }
  const how = sight.shown < 1 ? `Seen in part: ${share(sight.shown)} shows.` : 'Seen.'
  return `${how} ${coverOf(sight) || 'Nothing is in the way.'}`
}

function coverOf(sight: Sight | undefined): string {
  if (!sight) return ''
  const what = inTheWay(sight, sight.coveredBy)
  return what.text === '' ? '' : `Covered by ${what.text}.`
}

function darknessOf({ lighting }: Seeing): string {
  const shadow = lighting?.shadows[0]
  if (!shadow) return 'and no light falls on it'
  return `and ${listed(namesOf(shadow.blockedBy)) || 'something'} keeps the light off it`
}

/** A share as a person says it: never "0%" of what shows, nor "100%" of what is covered. */
function share(fraction: number): string {
  if (fraction === 0 || fraction === 1) return `${fraction * 100}%`
  return `${Math.min(99, Math.max(1, Math.round(fraction * 100)))}%`
}

function inTheWay(sight: Sight, pieces: readonly Piece[]): { readonly text: string; readonly many: boolean } {
  const names = [
    ...namesOf(pieces),
    ...counted(sight.bodies.length, 'another model', 'other models'),
    ...counted(sight.clouds.length, 'a cloud', 'clouds'),
  ]
  const many = new Set(names).size > 1 || sight.bodies.length > 1 || sight.clouds.length > 1
  return { text: listed(names), many }
}

const namesOf = (pieces: readonly Piece[]): string[] => pieces.map(({ name, kind }) => name ?? `the ${kind}`)

function counted(count: number, one: string, several: string): string[] {
  if (count === 0) return []
  return [count === 1 ? one : `${count} ${several}`]
}

/** `a`, `a and b`, `a, b and c`: each name once. */
function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const last = distinct.pop() ?? ''
  return distinct.length === 0 ? last : `${distinct.join(', ')} and ${last}`
}
