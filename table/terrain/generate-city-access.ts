import { inches } from '../units.ts'
import type { Roof } from './generate-city-buildings.ts'
import type { CityDice } from './generate-city-dice.ts'
import { type Room, room, type Site } from './generate-city-site.ts'

/** Which wall of a house. */
const SIDES = ['south', 'east', 'north', 'west'] as const
type Side = (typeof SIDES)[number]

const WIDE = inches(1)
const LADDER = inches(0.5)
/** Room for a 50 mm base at the foot and head of a ladder. */
const LANDING = inches(2)
const HEAD = inches(2.5)
const SLAB = inches(0.25)
const FLOOR = inches(3)
const ESCAPE_LENGTH = inches(4)
const ESCAPE_WIDTH = inches(2)
const STEP = inches(0.25)
const TRIES = 30

/** The length of a wall. */
const lengthOf = (walls: Room, side: Side): number =>
  side === 'south' || side === 'north' ? walls.maxX - walls.minX : walls.maxY - walls.minY

/**
 * A box against a wall: `along` from its western or southern end, `length` along it, from `near` to `far`
 * outside it (negative is inside, on the roof).
 */
function against(
  walls: Room,
  side: Side,
  along: number,
  length: number,
  near: number,
  far: number,
  heights: readonly [number, number],
): Room {
  switch (side) {
    case 'south':
      return room(walls.minX + along, walls.minY - far, length, far - near, ...heights)
    case 'north':
      return room(walls.minX + along, walls.maxY + near, length, far - near, ...heights)
    case 'west':
      return room(walls.minX - far, walls.minY + along, far - near, length, ...heights)
    case 'east':
      return room(walls.maxX + near, walls.minY + along, far - near, length, ...heights)
  }
}

/** A way up for every house: a fire escape, a ladder, or walls rough enough to climb. */
export function buildWaysUp(site: Site, roofs: readonly Roof[], dice: CityDice): void {
  for (const name of new Set(roofs.map((roof) => roof.house))) {
    const parts = roofs.filter((roof) => roof.house === name)
    const { climbable, top } = parts[0]!
    if (climbable && dice.chance(50)) continue
    const escapes = top > FLOOR && dice.chance(60)
    const reached =
      (escapes && parts.some((part) => fireEscape(site, part, dice))) ||
      parts.some((part) => ladder(site, part, roofs, dice))
    if (!reached && !climbable) site.roughen(name)
  }
}

/** A ladder from the street, or from a lower roof beside, to the roof. */
function ladder(site: Site, roof: Roof, roofs: readonly Roof[], dice: CityDice): boolean {
  for (let i = 0; i < TRIES; i++) {
    const side = dice.pick(SIDES)
    const along = placeAlong(lengthOf(roof, side), LANDING, dice)
    if (along === undefined) continue
    const head = against(roof, side, along, LANDING, -LANDING, 0, [roof.top, roof.top + HEAD])
    const inner = along + (LANDING - WIDE) / 2
    for (const floor of floorsBeside(roof, side, along, roofs)) {
      const foot = against(roof, side, along, LANDING, 0, LANDING + LADDER, [floor, floor + HEAD])
      if (!site.isFree(foot) || !site.isFree(head)) continue
      if (!site.build('ladder', against(roof, side, inner, WIDE, 0, LADDER, [floor, roof.top]))) continue
      site.keepClear(foot)
      site.keepClear(head)
      return true
    }
  }
  return false
}

/** The lower roof that lies before this bit of wall, if there is one, and the street. */
function floorsBeside(roof: Roof, side: Side, along: number, roofs: readonly Roof[]): number[] {
  const before = against(roof, side, along, LANDING, 0, LANDING, [0, 1])
  const lower = roofs.find(
    (other) =>
      other.top < roof.top &&
      other.minX <= before.minX &&
      other.maxX >= before.maxX &&
      other.minY <= before.minY &&
      other.maxY >= before.maxY,
  )
  return lower ? [lower.top] : [0]
}

/** A landing over the street with a ladder up to it and another on to the roof. */
function fireEscape(site: Site, roof: Roof, dice: CityDice): boolean {
  for (let i = 0; i < TRIES; i++) {
    const side = dice.pick(SIDES)
    const along = placeAlong(lengthOf(roof, side), ESCAPE_LENGTH + LADDER + LANDING, dice)
    if (along === undefined) continue
    const lower = dice.chance(50)
    const slabAt = lower ? along + LADDER + LANDING : along
    const ladderAt = lower ? along + LANDING : along + ESCAPE_LENGTH
    const footAt = lower ? along : along + ESCAPE_LENGTH
    const upAt = lower ? slabAt + ESCAPE_LENGTH - LANDING : slabAt
    const box = (
      from: number,
      length: number,
      near: number,
      far: number,
      ...heights: [number, number]
    ): Room => against(roof, side, from, length, near, far, heights)

    const slab = box(slabAt, ESCAPE_LENGTH, 0, ESCAPE_WIDTH, FLOOR - SLAB, FLOOR)
    const standing = { ...slab, bottom: FLOOR, top: FLOOR + HEAD }
    const foot = box(footAt, LANDING + LADDER, 0, ESCAPE_WIDTH, 0, FLOOR + HEAD)
    const head = box(upAt, LANDING, -LANDING, 0, roof.top, roof.top + HEAD)
    if (![slab, standing, foot, head].every(site.isFree)) continue
    if (!site.build('fire-escape', slab)) continue
    site.build(
      'ladder',
      box(ladderAt, LADDER, (ESCAPE_WIDTH - WIDE) / 2, (ESCAPE_WIDTH + WIDE) / 2, 0, FLOOR),
    )
    site.build('ladder', box(upAt + (LANDING - WIDE) / 2, WIDE, 0, LADDER, FLOOR, roof.top))
    for (const kept of [standing, foot, head]) site.keepClear(kept)
    return true
  }
  return false
}

/** Walkways between roofs of one height across a street: the paired houses first, others as chance will have it. */
export function buildWalkways(site: Site, roofs: readonly Roof[], most: number, dice: CityDice): void {
  const everyRoof = [...roofs, ...roofs.map((roof) => twinOf(site, roof))]
  const pairs = roofs.flatMap((a) =>
    everyRoof.filter((b) => b !== a && b.top === a.top).map((b) => ({ a, b })),
  )
  const order = dice.shuffle(pairs)
  order.sort((p, q) => Number(q.a.paired && q.b.paired) - Number(p.a.paired && p.b.paired))
  let built = 0
  const joined = new Set<Roof>()
  for (const { a, b } of order) {
    if (built >= most) return
    if (joined.has(a) && joined.has(b)) continue
    if (!(a.paired && b.paired && built === 0) && !dice.chance(70)) continue
    if (!walkway(site, a, b, dice)) continue
    built++
    joined.add(a).add(b)
  }
}

const twinOf = (site: Site, roof: Roof): Roof => ({
  ...roof,
  minX: site.width - roof.maxX,
  maxX: site.width - roof.minX,
  minY: site.depth - roof.maxY,
  maxY: site.depth - roof.minY,
})

/** Longer than this and a walkway would need pillars. */
const LONGEST_WALKWAY = inches(8)

function walkway(site: Site, a: Roof, b: Roof, dice: CityDice): boolean {
  const eastward = gap(a.maxX, b.minX)
  const northward = gap(a.maxY, b.minY)
  const from = eastward ? Math.max(a.minY, b.minY) : Math.max(a.minX, b.minX)
  const to = eastward ? Math.min(a.maxY, b.maxY) : Math.min(a.maxX, b.maxX)
  if ((!eastward && !northward) || to - from < LANDING) return false
  for (let i = 0; i < TRIES; i++) {
    const at = from + (placeAlong(to - from, LANDING, dice) ?? 0)
    const box = (start: number, length: number, bottom: number, top: number): Room =>
      eastward ? room(start, at, length, LANDING, bottom, top) : room(at, start, LANDING, length, bottom, top)
    const start = eastward ? a.maxX : a.maxY
    const length = eastward || northward
    const slab = box(start, length, a.top - SLAB, a.top)
    const ends = [start - LANDING, start + length].map((end) => box(end, LANDING, a.top, a.top + HEAD))
    const above = { ...slab, bottom: a.top, top: a.top + HEAD }
    if (![slab, above, ...ends].every(site.isFree) || !site.build('walkway', slab)) continue
    for (const kept of [above, ...ends]) site.keepClear(kept)
    return true
  }
  return false
}

/** How far it is from one wall to the next if a walkway can span it, else 0. */
const gap = (from: number, to: number): number => (to > from && to - from <= LONGEST_WALKWAY ? to - from : 0)

/** Where something of this size may start along a wall; undefined when the wall is too short. */
function placeAlong(length: number, size: number, dice: CityDice): number | undefined {
  const spare = Math.floor((length - size) / STEP)
  return spare < 0 ? undefined : dice.roll(0, spare) * STEP
}
