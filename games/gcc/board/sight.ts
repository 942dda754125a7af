import type { AreaBoard, AreaId } from './board.ts'
import { entryOf, type Segment, touches } from './geometry.ts'

/** What stands in the way of a line between two markers. */
export type Blocker =
  | { readonly kind: 'wall'; readonly between: readonly [AreaId, AreaId] }
  | { readonly kind: 'promontory' | 'higher' | 'as-high'; readonly area: AreaId }

/** Whether one area sees another, and why. */
export type AreaSight = {
  readonly clear: boolean
  readonly by: 'own-area' | 'line' | 'orange' | 'letter' | 'broken-wall' | 'nothing'
  /** The letter in common. */
  readonly letter: string | undefined
  /** The areas on the line, from here to there, both included. */
  readonly areas: readonly AreaId[]
  /** What is in the way of the line with the fewest obstacles. */
  readonly blockers: readonly Blocker[]
}

type Line = { readonly areas: readonly AreaId[]; readonly blockers: readonly Blocker[] }

/**
 * gcc/core/sight-markers: clear if a line between two markers meets nothing, if an orange boundary joins the areas,
 * or if their markers share a letter. The last two stand on their own, whatever the elevation.
 * gcc/core/no-crossing-letters, gcc/core/own-area-sight, gcc/token/broken-wall
 */
export function sightBetween(board: AreaBoard, broken: ReadonlySet<number>, a: AreaId, b: AreaId): AreaSight {
  const base = { letter: undefined, blockers: [] as readonly Blocker[] }
  if (a === b) return { ...base, clear: true, by: 'own-area', areas: [a] }
  const line = bestLine(board, a, b)
  const areas = line?.areas ?? [a, b]
  if (line !== undefined && line.blockers.length === 0) return { ...base, clear: true, by: 'line', areas }
  for (const [index, { between, kind }] of board.boundaries.entries()) {
    if (!(between.includes(a) && between.includes(b))) continue
    if (kind === 'orange') return { ...base, clear: true, by: 'orange', areas }
    if (broken.has(index)) return { ...base, clear: true, by: 'broken-wall', areas }
  }
  const letter = sharedLetter(board, a, b)
  if (letter !== undefined) return { ...base, clear: true, by: 'letter', letter, areas }
  return { ...base, clear: false, by: 'nothing', areas, blockers: line?.blockers ?? [] }
}

function sharedLetter(board: AreaBoard, a: AreaId, b: AreaId): string | undefined {
  const theirs = board.areas[b]!.markers.flatMap(({ letters }) => letters)
  return board.areas[a]!.markers.flatMap(({ letters }) => letters).find((letter) => theirs.includes(letter))
}

/** Of all lines between the markers of two areas the one with the fewest obstacles; none without markers. */
function bestLine(board: AreaBoard, a: AreaId, b: AreaId): Line | undefined {
  let best: Line | undefined
  // From the lower number up, so that sight is the same both ways to the last digit.
  const [from, to] = a < b ? [a, b] : [b, a]
  for (const { at } of board.areas[from]!.markers) {
    for (const { at: there } of board.areas[to]!.markers) {
      const line = lineOf(board, from, to, [at, there])
      if (best === undefined || line.blockers.length < best.blockers.length) best = line
      if (best.blockers.length === 0) break
    }
  }
  return best === undefined || a < b ? best : { ...best, areas: best.areas.toReversed() }
}

function lineOf(board: AreaBoard, a: AreaId, b: AreaId, line: Segment): Line {
  const blockers: Blocker[] = []
  // gcc/token/broken-wall: a broken one too. Its token joins two areas, whatever the line between them.
  for (const { between, blocking } of board.boundaries) {
    if (blocking.some((piece) => touches(piece, line))) blockers.push({ kind: 'wall', between })
  }
  const crossed: { readonly area: AreaId; readonly at: number }[] = []
  for (const [area, { outline }] of board.areas.entries()) {
    if (area === a || area === b) continue
    const at = entryOf(line, outline)
    if (at !== undefined) crossed.push({ area, at })
  }
  crossed.sort((x, y) => x.at - y.at)
  const [low, high] = [board.areas[a]!.elevation, board.areas[b]!.elevation].toSorted((x, y) => x - y) as [
    number,
    number,
  ]
  for (const { area } of crossed) {
    const { elevation, promontory } = board.areas[area]!
    // gcc/core/promontory: the two ends are not among the areas crossed.
    if (promontory) blockers.push({ kind: 'promontory', area })
    if (elevation > high) blockers.push({ kind: 'higher', area })
    else if (low !== high && elevation === high) blockers.push({ kind: 'as-high', area })
  }
  return { areas: [a, ...crossed.map(({ area }) => area), b], blockers }
}

/** Sight in a sentence. */
export function sightText(board: AreaBoard, a: AreaId, b: AreaId, sight: AreaSight): string {
  const name = (area: AreaId): string => board.areas[area]!.name
  switch (sight.by) {
    case 'own-area':
      return 'A miniature always sees its own area.'
    case 'line':
      return `The line from ${name(a)} to ${name(b)} meets nothing.`
    case 'orange':
      return `${name(a)} and ${name(b)} are joined by an orange boundary.`
    case 'broken-wall':
      return `The wall between ${name(a)} and ${name(b)} is broken.`
    case 'letter':
      return `${name(a)} and ${name(b)} share the letter ${sight.letter}.`
    case 'nothing':
      return sight.blockers.length === 0
        ? `${name(a)} and ${name(b)} have no sight markers to draw a line between.`
        : `The line from ${name(a)} to ${name(b)} ${sight.blockers.map((each) => blockerText(each, name)).join(', and ')}.`
  }
}

function blockerText(blocker: Blocker, name: (area: AreaId) => string): string {
  switch (blocker.kind) {
    case 'wall':
      return `crosses the wall between ${name(blocker.between[0])} and ${name(blocker.between[1])}`
    case 'promontory':
      return `crosses the promontory ${name(blocker.area)}`
    case 'higher':
      return `crosses ${name(blocker.area)}, which is higher than both`
    case 'as-high':
      return `crosses ${name(blocker.area)}, which is as high as the higher of the two`
  }
}
