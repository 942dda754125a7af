import type { Random, Rule, RuleId, Seat } from '@gargoyle/engine'
import { type Box, fitsHere, floorHeights, inches, type Spot } from '@gargoyle/table'
import { boardOf, lengthOf } from '../edition.ts'
import { flatMarker } from '../markers/markers.ts'
import { askPoint } from '../movement/ask-point.ts'
import type { BmgGame } from '../state.ts'

/** What a player reads, and what a place for something flat must be. */
export type SpotOrder = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  /** Where to look, and how far around in the unit of the edition; the whole table if left out. */
  readonly near?: { readonly of: Spot; readonly upTo: number }
  /** Whether a marker must lie there: on a floor, not inside anything. */
  readonly marker?: boolean
  /** Words if a place will not do. */
  readonly accept?: (at: Spot) => string | undefined
  /** Whether the player may decide against it. */
  readonly optional?: boolean
  readonly about?: Readonly<Record<string, number>>
}

type Judge = (at: Spot) => string | undefined

/** Asks a player for a place on the table. Gives nothing if there is none, or none is wanted. */
export function* chooseSpot(game: BmgGame, seat: Seat, order: SpotOrder): Rule<Spot | undefined> {
  const judge: Judge = (at) => spotBlockedReason(game, order, at)
  const surely = firstSpot(spotsInOrder(game, order), judge)
  if (surely === undefined) return undefined
  const { name, prompt, rule, about = {}, optional = false } = order
  return yield* askPoint(game, seat, {
    name,
    prompt,
    rule,
    about,
    judge,
    candidates: (random, n) => spotsAtRandom(game, order, random, n, judge, surely),
    optional,
  })
}

function spotBlockedReason(game: BmgGame, { marker, accept }: SpotOrder, at: Spot): string | undefined {
  const board = boardOf(game)
  if (at.x < 0 || at.y < 0 || at.x > board.width || at.y > board.depth) return 'That is off the table.'
  if (marker) {
    const fit = fitsHere(board, flatMarker, at)
    if (!fit.ok) return fit.reason
  }
  return accept?.(at)
}

function firstSpot(spots: Iterable<Spot>, judge: Judge): Spot | undefined {
  for (const at of spots) if (judge(at) === undefined) return at
  return undefined
}

function areaOf(game: BmgGame, { near }: SpotOrder): Box {
  const { width, depth } = boardOf(game)
  if (near === undefined) return { minX: 0, minY: 0, maxX: width, maxY: depth }
  const { x, y } = near.of
  const reach = Math.floor(lengthOf(game, near.upTo))
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
}

const GRID = inches(1)

/** Every inch, or closer where the way is short; last where one is already. */
function* spotsInOrder(game: BmgGame, order: SpotOrder): Generator<Spot> {
  const { near } = order
  const { minX, minY, maxX, maxY } = areaOf(game, order)
  const third = near === undefined ? GRID : Math.floor(lengthOf(game, near.upTo) / 3)
  const step = Math.max(1, Math.min(GRID, third))
  for (let y = minY; y <= maxY; y += step)
    for (let x = minX; x <= maxX; x += step)
      for (const z of floorHeights(boardOf(game), flatMarker, x, y)) yield { x, y, z }
  if (near !== undefined) yield near.of
}

function spotsAtRandom(
  game: BmgGame,
  order: SpotOrder,
  random: Random,
  n: number,
  judge: Judge,
  surely: Spot,
): readonly Spot[] {
  const { minX, minY, maxX, maxY } = areaOf(game, order)
  const found: Spot[] = []
  for (let tries = 0; tries < 8 * n + 20 && found.length < n; tries++) {
    const [x, y] = [random.between(minX, maxX), random.between(minY, maxY)]
    const floors = floorHeights(boardOf(game), flatMarker, x, y)
    const at = { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
    if (judge(at) === undefined) found.push(at)
  }
  return found.length > 0 ? found : [surely]
}
