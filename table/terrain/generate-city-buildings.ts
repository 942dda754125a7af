import { type Point, point } from '../geometry/point.ts'
import { inches } from '../units.ts'
import type { CityDice } from './generate-city-dice.ts'
import type { Lot } from './generate-city-plan.ts'
import { type Room, room, type Site } from './generate-city-site.ts'

/** A flat roof, or an upright part of one. */
export interface Roof extends Room {
  /** The name of the building; parts of one roof share it. */
  readonly house: string
  /** Whether its walls can be climbed anywhere. */
  readonly climbable: boolean
  /** Whether it was put up so that its neighbour is as high: a walkway can join the two. */
  readonly paired: boolean
}

const HEIGHTS = [inches(3), inches(4.5), inches(6)] as const
const STEP = inches(0.5)
const WING = inches(3)
const ALLEY = inches(1.5)

type Builder = (site: Site, lot: Lot, dice: CityDice) => Roof[] | undefined

/** A building on every plot but some, which stay yards. The first two plots get houses of one height. */
export function buildHouses(
  site: Site,
  lots: readonly Lot[],
  dice: CityDice,
): { readonly roofs: readonly Roof[]; readonly yards: readonly Lot[] } {
  const roofs: Roof[] = []
  const yards: Lot[] = []
  const pairHeight = dice.pick(HEIGHTS)
  for (const [i, lot] of lots.entries()) {
    const paired = i < 2 && !lot.middle
    if (!paired && dice.chance(lot.middle ? 50 : 20)) {
      yards.push(lot)
      continue
    }
    const build = paired ? pairHouse(pairHeight) : lot.middle ? hall : dice.pick(builders)
    const built = build(site, lot, dice) ?? block(site, lot, dice)
    if (built) roofs.push(...built)
    else yards.push(lot)
  }
  return { roofs, yards }
}

const isClimbable = (dice: CityDice): boolean => dice.chance(30)

/** One house that fills its plot up to a small setback on each side. */
const block: Builder = (site, lot, dice) => {
  const setback = (): number => dice.roll(0, 2) * STEP
  const [west, east, south, north] = [setback(), setback(), setback(), setback()]
  return house(
    site,
    room(
      lot.x + west,
      lot.y + south,
      lot.width - west - east,
      lot.depth - south - north,
      0,
      dice.pick(HEIGHTS),
    ),
    isClimbable(dice),
  )
}

function house(site: Site, walls: Room, climbable: boolean, paired = false): Roof[] | undefined {
  const name = site.build('building', walls, { climbable })
  return name === undefined ? undefined : [{ ...walls, house: name, climbable, paired }]
}

/** A house without setbacks, as high as its neighbour. */
const pairHouse =
  (height: number): Builder =>
  (site, lot, dice) =>
    house(site, room(lot.x, lot.y, lot.width, lot.depth, 0, height), isClimbable(dice), true)

/** A house in the very middle of the board, its own twin. */
const hall: Builder = (site, lot, dice) => {
  const setback = dice.roll(0, 2) * STEP
  const walls = room(
    lot.x + setback,
    lot.y + setback,
    lot.width - 2 * setback,
    lot.depth - 2 * setback,
    0,
    dice.pick(HEIGHTS),
  )
  return house(site, walls, isClimbable(dice))
}

/** A low wing and a high one, wall to wall. */
const wings: Builder = (site, lot, dice) => {
  const along = lot.width >= lot.depth
  const length = along ? lot.width : lot.depth
  if (length < 2 * WING) return undefined
  const first = WING + dice.roll(0, Math.floor((length - 2 * WING) / STEP)) * STEP
  const heights = dice.shuffle([inches(3), dice.pick([inches(4.5), inches(6)])])
  const part = (from: number, size: number, top: number): Room =>
    along
      ? room(lot.x + from, lot.y, size, lot.depth, 0, top)
      : room(lot.x, lot.y + from, lot.width, size, 0, top)
  return [
    ...(house(site, part(0, first, heights[0]!), isClimbable(dice)) ?? []),
    ...(house(site, part(first, length - first, heights[1]!), isClimbable(dice)) ?? []),
  ]
}

/** Two houses with an alley between them that only small bases get through. */
const neighbours: Builder = (site, lot, dice) => {
  if (lot.width < 2 * WING + ALLEY) return undefined
  const rest = lot.width - ALLEY
  const first = WING + dice.roll(0, Math.floor((rest - 2 * WING) / STEP)) * STEP
  return [
    ...(house(site, room(lot.x, lot.y, first, lot.depth, 0, dice.pick(HEIGHTS)), isClimbable(dice)) ?? []),
    ...(house(
      site,
      room(lot.x + first + ALLEY, lot.y, rest - first, lot.depth, 0, dice.pick(HEIGHTS)),
      isClimbable(dice),
    ) ?? []),
  ]
}

/** A house round a corner: the yard in its arm is open to two sides. */
const corner: Builder = (site, lot, dice) => {
  if (Math.min(lot.width, lot.depth) < WING + inches(2)) return undefined
  const top = dice.pick(HEIGHTS)
  const climbable = isClimbable(dice)
  const bar = room(lot.x, lot.y, lot.width, WING, 0, top)
  const arm = room(lot.x, lot.y + WING, WING, lot.depth - WING, 0, top)
  const outline: Point[] = [
    point(bar.minX, bar.minY),
    point(bar.maxX, bar.minY),
    point(bar.maxX, bar.maxY),
    point(arm.maxX, arm.minY),
    point(arm.maxX, arm.maxY),
    point(arm.minX, arm.maxY),
  ]
  const name = site.build('building', [bar, arm], { climbable, footprint: outline })
  if (name === undefined) return undefined
  return [bar, arm].map((part) => ({ ...part, house: name, climbable, paired: false }))
}

const builders: readonly Builder[] = [block, block, wings, wings, neighbours, corner]
