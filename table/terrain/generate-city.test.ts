import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boards } from '../boards/boards.ts'
import { boxOf, convexOf } from '../geometry/convex.ts'
import { tidy } from '../geometry/decompose.ts'
import { flatDistance } from '../geometry/point.ts'
import { unreachableRoofs, walkStreets } from '../testing/street-walk.ts'
import { cm, inches, lengthUnits } from '../units.ts'
import type { BoardData } from './board.ts'
import { boardToJson } from './board-json.ts'
import { type CityOptions, cityProblem, generateCity } from './generate-city.ts'
import { cityThemeNames } from './generate-city-themes.ts'
import type { Piece } from './piece.ts'
import { readBoard } from './read-board.ts'

const usual = (seed: number | string): BoardData =>
  generateCity({ seed, width: inches(36), depth: inches(36) })

const anyCity: fc.Arbitrary<CityOptions> = fc.record({
  seed: fc.oneof(fc.integer(), fc.string()),
  width: fc.integer({ min: inches(24), max: inches(60) }),
  depth: fc.integer({ min: inches(24), max: inches(60) }),
  density: fc.integer({ min: 50, max: 150 }).map((percent) => percent / 100),
  theme: fc.constantFrom(...cityThemeNames),
})

/** What a piece is, wherever it stands, as text: its place in the list and its id do not matter. */
function described(
  { id: _, footprint, ...rest }: Piece,
  turn?: (x: number, y: number) => [number, number],
): string {
  const corners = footprint.map(({ x, y }) => (turn ? turn(x, y) : [x, y]).join(',')).sort()
  return JSON.stringify([corners, ...Object.entries(rest).sort()])
}

test('the same seed gives the same city, a number or its text', () => {
  expect(usual(7)).toEqual(usual(7))
  expect(usual('7').pieces).toEqual(usual(7).pieces)
  expect(usual(8).pieces).not.toEqual(usual(7).pieces)
})

test('naming the theme that the seed chooses changes nothing', () => {
  const city = usual('theme')
  const theme = cityThemeNames.find((name) => name === city.theme)!
  expect(generateCity({ seed: 'theme', width: inches(36), depth: inches(36), theme })).toEqual(city)
})

test('options beyond all measure are refused in words', () => {
  expect(cityProblem({ seed: 1, width: inches(12), depth: inches(36) })).toContain('24" to 120"')
  expect(cityProblem({ seed: 1, width: inches(36), depth: inches(36), density: 9 })).toContain('density')
  expect(cityProblem({ seed: 1, width: inches(36), depth: inches(36) })).toBeUndefined()
  expect(cityProblem({ seed: 1, width: cm(50), depth: cm(90), unit: lengthUnits.cm })).toContain(
    '60.96 cm to 304.8 cm wide and deep, not 50 cm',
  )
  expect(() => generateCity({ seed: 1, width: 36, depth: 36 })).toThrow(RangeError)
})

describe('any city', () => {
  test('is valid, and reading what was written gives the same', () => {
    fc.assert(
      fc.property(anyCity, (options) => {
        const board = generateCity(options)
        const written: unknown = JSON.parse(JSON.stringify(boardToJson(board)))
        expect(readBoard(written)).toEqual({ ok: true, board, warnings: [] })
      }),
      { numRuns: 60 },
    )
  })

  test('is the same turned half round its middle, to the last unit', () => {
    fc.assert(
      fc.property(anyCity, (options) => {
        const { pieces, lamps, width, depth } = generateCity(options)
        const turn = (x: number, y: number): [number, number] => [width - x, depth - y]
        expect(pieces.map((piece) => described(piece, turn)).sort()).toEqual(
          pieces.map((piece) => described(piece)).sort(),
        )
        expect(lamps.map(({ at }) => turn(at.x, at.y).join()).sort()).toEqual(
          lamps.map(({ at }) => [at.x, at.y].join()).sort(),
        )
        for (const { footprint } of pieces) expect(tidy(footprint)).toEqual(footprint)
      }),
      { numRuns: 40 },
    )
  })

  test('has streets that hang together for a 60 mm base', () => {
    fc.assert(
      fc.property(anyCity, (options) => {
        const { free, reached } = walkStreets(generateCity(options))
        expect(free).toBeGreaterThan(0)
        // Beside the streets there may be a nook just wide enough for the base, but nothing to call a place.
        expect(reached / free).toBeGreaterThan(0.995)
      }),
      { numRuns: 25 },
    )
  })

  test('leaves the strips along the south and north edge largely free', () => {
    fc.assert(
      fc.property(anyCity, (options) => {
        const { pieces, width } = generateCity(options)
        let blocked = 0
        for (const piece of pieces) {
          const { minX, minY, maxX, maxY } = boxOf(convexOf(piece.footprint))
          if (piece.passage === 'open' || piece.bottom > 0 || minY >= inches(6)) continue
          blocked += (maxX - minX) * (Math.min(maxY, inches(6)) - minY)
          expect(piece.top).toBeLessThanOrEqual(inches(1))
        }
        expect(blocked / (width * inches(6))).toBeLessThan(0.1)
      }),
      { numRuns: 40 },
    )
  })
})

test('a usual city of 36 by 36 inches has everything a city needs', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const { pieces, lamps } = usual(seed)
    expect(pieces.length).toBeGreaterThanOrEqual(60)
    expect(pieces.length).toBeLessThanOrEqual(110)
    expect(lamps.length).toBeGreaterThanOrEqual(2)
    for (const kind of ['building', 'walkway']) expect(pieces.map((piece) => piece.kind)).toContain(kind)
    expect(pieces.some(({ passage }) => passage === 'difficult')).toBe(true)
    expect(pieces.some(({ top, bottom }) => top > 0 && bottom === 0 && top <= inches(1))).toBe(true)
    for (const piece of pieces) {
      seen.add(piece.kind)
      if (piece.kind === 'building') seen.add(`${piece.climbable}`).add(`${piece.top}`)
    }
  }
  for (const kind of ['ladder', 'fire-escape', 'car', 'container', 'tree', 'parapet', 'vent', 'tank']) {
    expect(seen).toContain(kind)
  }
  for (const trait of ['true', 'false', inches(3), inches(4.5), inches(6)]) expect(seen).toContain(`${trait}`)
})

test('every roof can be reached', () => {
  for (let seed = 0; seed < 60; seed++) expect(unreachableRoofs(usual(seed)), `seed ${seed}`).toEqual([])
})

test('a game in centimetres has tables of 90 by 90 cm, with lamps that shine and stand as it says', () => {
  const lamps = { reach: cm(10), apart: cm(20), fromEdge: cm(5) }
  for (let seed = 0; seed < 10; seed++) {
    const city = generateCity({ seed, width: cm(90), depth: cm(90), lamps, unit: lengthUnits.cm })
    expect([city.width, city.depth]).toEqual([cm(90), cm(90)])
    expect(readBoard(boardToJson(city))).toEqual({ ok: true, board: city, warnings: [] })
    expect(city.pieces.length).toBeGreaterThanOrEqual(60)
    expect(city.lamps.length).toBeGreaterThanOrEqual(2)
    expect(unreachableRoofs(city), `seed ${seed}`).toEqual([])
    for (const lamp of city.lamps) {
      expect(lamp.reach).toBe(cm(10))
      const { x, y } = lamp.at
      expect(Math.min(x, y, cm(90) - x, cm(90) - y)).toBeGreaterThanOrEqual(cm(5))
      for (const other of city.lamps) {
        if (other !== lamp) expect(flatDistance(lamp.at, other.at)).toBeGreaterThanOrEqual(cm(20))
      }
    }
  }
})

test('the boards made by hand are large enough for a table of 90 by 90 cm', () => {
  for (const { name, width, depth } of Object.values(boards)) {
    expect(Math.min(width, depth), name).toBeGreaterThanOrEqual(cm(90))
  }
})
