import type { AreaBoard, AreaId } from './board.ts'
import { type AreaSight, sightBetween } from './sight.ts'

/** A way from one area to the next. */
export type Way = {
  readonly to: AreaId
  readonly kind: 'simple' | 'climb' | 'jump' | 'fall'
  readonly level: number
  /** The place of its boundary in the board's list. */
  readonly boundary: number
}

/** A wall of an area that can be broken. */
export type BreakableWall = { readonly to: AreaId; readonly level: number; readonly boundary: number }

/** A board with the walls that are broken now: which areas are adjacent, which see each other, and their distances. */
export type BoardNow = {
  readonly board: AreaBoard
  readonly ways: readonly (readonly Way[])[]
  readonly walls: readonly (readonly BreakableWall[])[]
  /** Areas joined by a white or orange boundary, or a broken wall. */
  readonly adjacent: readonly (readonly AreaId[])[]
  sight(a: AreaId, b: AreaId): AreaSight
  /** Every other area that can be seen from an area and reached from it. */
  inView(from: AreaId): readonly AreaId[]
  /** The least number of moves, special ones included; Infinity where there is no way. gcc/core/distance */
  distance(a: AreaId, b: AreaId): number
}

/** Works out everything about a board that does not depend on who stands where. */
export function buildGround(board: AreaBoard, broken: readonly number[]): BoardNow {
  const gaps = new Set(broken)
  const count = board.areas.length
  const ways: Way[][] = board.areas.map(() => [])
  const walls: BreakableWall[][] = board.areas.map(() => [])
  const adjacent: AreaId[][] = board.areas.map(() => [])
  for (const [index, { between, kind, level, moves }] of board.boundaries.entries()) {
    const [a, b] = between
    // gcc/core/boundary-white, gcc/core/boundary-orange, gcc/core/adjacency: only these allow simple moves.
    if (kind === 'white' || kind === 'orange' || gaps.has(index)) {
      ways[a]!.push({ to: b, kind: 'simple', level: 0, boundary: index })
      ways[b]!.push({ to: a, kind: 'simple', level: 0, boundary: index })
      adjacent[a]!.push(b)
      adjacent[b]!.push(a)
    }
    // gcc/core/boundary-special: no simple move, only those listed.
    for (const move of moves)
      ways[move.from]!.push({ to: move.to, kind: move.kind, level: move.level, boundary: index })
    // gcc/core/boundary-wall: no move at all, but some can be broken.
    if (kind === 'wall' && level !== undefined && !gaps.has(index)) {
      walls[a]!.push({ to: b, level, boundary: index })
      walls[b]!.push({ to: a, level, boundary: index })
    }
  }
  const sights: (AreaSight | undefined)[] = new Array(count * count)
  const views: (readonly AreaId[] | undefined)[] = new Array(count)
  const distances: (readonly number[] | undefined)[] = new Array(count)
  const ground: BoardNow = {
    board,
    ways,
    walls,
    adjacent,
    inView(from) {
      views[from] ??= board.areas.flatMap((_, area) =>
        area !== from && ground.sight(from, area).clear && Number.isFinite(ground.distance(from, area))
          ? [area]
          : [],
      )
      return views[from]
    },
    sight(a, b) {
      const at = a * count + b
      sights[at] ??= sightBetween(board, gaps, a, b)
      return sights[at]
    },
    distance(a, b) {
      distances[a] ??= distancesFrom(ways, a)
      return distances[a][b] ?? Number.POSITIVE_INFINITY
    },
  }
  return ground
}

/** gcc/core/distance: moves are counted, not what they cost. */
function distancesFrom(ways: readonly (readonly Way[])[], from: AreaId): readonly number[] {
  const found: number[] = ways.map(() => Number.POSITIVE_INFINITY)
  found[from] = 0
  const queue = [from]
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (const { to } of ways[here]!) {
      if (found[to] !== Number.POSITIVE_INFINITY) continue
      found[to] = found[here]! + 1
      queue.push(to)
    }
  }
  return found
}

const caches = new WeakMap<AreaBoard, Map<string, BoardNow>>()

/** The ground with these walls broken. Computed once for each board and set of walls, and shared by all games on it. */
export function groundWith(board: AreaBoard, broken: readonly number[]): BoardNow {
  let byGaps = caches.get(board)
  if (byGaps === undefined) {
    byGaps = new Map()
    caches.set(board, byGaps)
  }
  const key = broken.length < 2 ? String(broken[0] ?? '') : broken.toSorted((a, b) => a - b).join()
  const known = byGaps.get(key)
  if (known !== undefined) return known
  const ground = buildGround(board, broken)
  byGaps.set(key, ground)
  return ground
}

/** The ground of a game: remembers the whole board, which is asked for most. */
export class GroundCache {
  private readonly board: AreaBoard
  private readonly whole: BoardNow

  constructor(board: AreaBoard) {
    this.board = board
    this.whole = groundWith(board, [])
  }

  /** The ground with these walls broken. */
  with(broken: readonly number[]): BoardNow {
    return broken.length === 0 ? this.whole : groundWith(this.board, broken)
  }
}
