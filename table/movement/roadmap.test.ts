import { describe, expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { type Ground, groundFor } from './ground.ts'
import { hugs, type Junction } from './junction.ts'
import { mover } from './mover.ts'
import { type Roadmap, roadmapFor } from './roadmap.ts'

const walker = mover({ radius: mm(15), height: mm(40) })
const plain = { drops: false, borders: false }
const roof = inches(3)

const groundOf = (...pieces: Piece[]): Ground => groundFor(testBoard(pieces), walker)

/** A block that cannot be stood on or climbed. */
const pillar = box('pillar', 20_000, 20_000, 5000, 5000, roof, { climbable: false, standable: false })

const house = (overrides: Partial<Piece> = {}): Piece =>
  box('house', 20_000, 20_000, 5000, 5000, roof, overrides)

/** The climbs and drops there are, as how they go and from and to which height. */
const changesOf = (map: Roadmap): Set<string> =>
  new Set(
    map.junctions.flatMap(({ z }, i) =>
      map.climbsFrom(i).map(({ to, by }) => `${by} ${z} ${map.junctions[to]!.z}`),
    ),
  )

describe('junctions', () => {
  test('of an empty board are none', () => {
    expect(roadmapFor(groundOf(), plain).junctions).toEqual([])
  })

  test('of a pillar are the 16 corners of its figure, in reach of the base', () => {
    const { junctions } = roadmapFor(groundOf(pillar), plain)
    expect(junctions).toHaveLength(16)
    expect(junctions).toContainEqual(expect.objectContaining(spot(26_500, 25_299)))
  })

  test('leave out corners off the board or inside something else', () => {
    const edge = { ...pillar, footprint: [point(0, 0), point(5000, 0), point(5000, 5000), point(0, 5000)] }
    expect(roadmapFor(groundOf(edge), plain).junctions.every(({ x, y }) => x >= 1500 && y >= 1500)).toBe(true)
    const joined = box('joined', 25_000, 20_000, 5000, 5000, roof, { climbable: false, standable: false })
    const { junctions } = roadmapFor(groundOf(pillar, joined), plain)
    expect(junctions.some(({ x, y }) => x > 20_000 && x < 30_000 && y > 18_500 && y < 26_500)).toBe(false)
  })

  test('hold places along the border of costly ground only when a search asks for them', () => {
    const mud = box('mud', 20_000, 20_000, 10_000, 10_000, 0, { passage: 'difficult', standable: false })
    const ground = groundOf(mud)
    const without = roadmapFor(ground, plain).junctions
    const borders = roadmapFor(ground, { drops: false, borders: true }).junctions
    expect(borders.length).toBeGreaterThan(without.length)
    expect(borders.some(({ slide }) => slide && slide.length > 0)).toBe(true)
  })
})

describe('roads', () => {
  test('round a pillar lead from each corner to the two beside it', () => {
    const map = roadmapFor(groundOf(pillar), plain)
    for (const i of map.junctions.keys()) expect(map.roadsFrom(i)).toHaveLength(2)
  })

  test('are looked for only as far as asked, and all the same when asked for more', () => {
    const far = box('far', 35_000, 5_000, 2_000, 2_000, 6_000)
    const near = roadmapFor(groundOf(pillar, far), plain)
    const all = roadmapFor(groundOf(pillar, far), plain)
    const lengthOf = (from: number, to: number): number => {
      const [a, b] = [all.junctions[from]!, all.junctions[to]!]
      return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
    }
    let left = 0
    for (const i of all.junctions.keys()) {
      const within = all.roadsFrom(i).filter(({ to }) => lengthOf(i, to) <= 12_000)
      expect(near.roadsFrom(i, 9_000)).toEqual(within)
      expect(near.roadsFrom(i, 12_000)).toEqual(within)
      left += all.roadsFrom(i).length - within.length
      expect(near.roadsFrom(i)).toEqual(all.roadsFrom(i))
    }
    expect(left).toBeGreaterThan(0)
  })

  test('run both ways and say how long they are', () => {
    const map = roadmapFor(groundOf(pillar), plain)
    for (const [i, a] of map.junctions.entries()) {
      for (const { to, parts } of map.roadsFrom(i)) {
        const b = map.junctions[to]!
        expect(map.roadsFrom(to).map((road) => road.to)).toContain(i)
        expect(parts).toMatchObject([
          { kind: 'walk', horizontal: Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) },
        ])
      }
    }
  })

  test('up and down a house are climbs where it can be climbed', () => {
    expect(changesOf(roadmapFor(groundOf(house()), plain))).toEqual(
      new Set([`climb 0 ${roof}`, `climb ${roof} 0`]),
    )
    expect(changesOf(roadmapFor(groundOf(house({ climbable: false })), plain))).toEqual(new Set())
  })

  test('down from it are drops when a search asks for them', () => {
    expect(
      changesOf(roadmapFor(groundOf(house({ climbable: false })), { drops: true, borders: false })),
    ).toEqual(new Set([`drop ${roof} 0`]))
  })

  test('up a ladder begin at the ladder', () => {
    const ladder = box('ladder', 19_500, 22_000, 500, 1000, roof, {
      passage: 'open',
      ladder: true,
      standable: false,
      climbable: false,
    })
    const map = roadmapFor(groundOf(house({ climbable: false }), ladder), plain)
    const feet = map.junctions.filter((_, i) => map.climbsFrom(i).length > 0)
    expect(feet.length).toBeGreaterThanOrEqual(2)
    for (const { y } of feet) expect(Math.abs(y - 22_500)).toBeLessThanOrEqual(500 + 1600)
  })
})

test('a roadmap is made once for each ground and need', () => {
  const ground = groundOf(pillar)
  expect(roadmapFor(ground, plain)).toBe(roadmapFor(ground, { ...plain }))
  expect(roadmapFor(ground, plain)).not.toBe(roadmapFor(ground, { drops: true, borders: false }))
})

describe('a taut string at a corner', () => {
  /** The corner at the origin of an obstacle that fills the quarter to its north-west. */
  const corner: Junction = { ...spot(0, 0), corner: [point(-100, 0), point(0, 100)] }

  test('runs past it with the obstacle on one side', () => {
    expect(hugs(corner, point(100, 100))).toBe(true)
    expect(hugs(corner, point(-100, -50))).toBe(true)
    expect(hugs(corner, point(0, 100))).toBe(true)
  })

  test('does not come straight at it, nor lead away from it', () => {
    expect(hugs(corner, point(50, -100))).toBe(false)
    expect(hugs(corner, point(-50, 60))).toBe(false)
  })

  test('may do anything where there is no corner', () => {
    expect(hugs(spot(0, 0), point(50, -100))).toBe(true)
  })
})
