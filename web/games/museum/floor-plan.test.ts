import { type MuseumWing, museumWings } from '@gargoyle/engine/examples'
import { describe, expect, test } from 'vitest'
import { areaAt, areaSpot } from '../../scene/areas/area.ts'
import { bareParts, floorPlan, sharedEdge } from './floor-plan.ts'

const edge = (from: number, to: number, at = 0) => ({ axis: 'x', at, from, to }) as const

test('edges share what lies on both, and nothing where they only touch', () => {
  expect(sharedEdge(edge(0, 6), edge(4, 9))).toEqual(edge(4, 6))
  expect(sharedEdge(edge(0, 6), edge(6, 9))).toBeUndefined()
  expect(sharedEdge(edge(0, 6), edge(0, 6, 1))).toBeUndefined()
  expect(sharedEdge(edge(0, 6), { ...edge(0, 6), axis: 'y' })).toBeUndefined()
})

test('what no neighbour covers is bare', () => {
  expect(bareParts(edge(0, 9), [edge(2, 4), edge(6, 12)])).toEqual([edge(0, 2), edge(4, 6)])
  expect(bareParts(edge(0, 9), [edge(0, 9)])).toEqual([])
  expect(bareParts(edge(0, 9), [])).toEqual([edge(0, 9)])
})

describe.each(Object.values(museumWings))('$id wing', (wing: MuseumWing) => {
  const { areas = [], boundaries = [], board } = floorPlan(wing)

  test('every room is an area of its own, with a floor', () => {
    expect(areas.map(({ id }) => id)).toEqual(wing.rooms.map(({ id }) => id))
    for (const area of areas) {
      expect(areaAt(areas, areaSpot(area))?.id).toBe(area.id)
      expect(area.floor).toBeDefined()
    }
  })

  test('there is a door wherever rooms have one, and an exit wherever one leads out', () => {
    for (const { id, doors, exit } of wing.rooms) {
      for (const other of doors) {
        const names = [`${id} ${other} door`, `${other} ${id} door`]
        expect(
          boundaries.filter((each) => names.includes(each.id)),
          names[0],
        ).toHaveLength(1)
      }
      expect(boundaries.some((each) => each.id === `${id} exit door`)).toBe(exit ?? false)
    }
  })

  test('rooms without a door between them have a wall, and walls rise', () => {
    const lines = boundaries.filter(({ kind }) => kind === 'line')
    const doors = wing.rooms.reduce((sum, room) => sum + room.doors.length / 2 + (room.exit ? 1 : 0), 0)
    expect(lines).toHaveLength(doors)
    expect(board.pieces.filter(({ kind }) => kind === 'wall').length).toBeGreaterThan(doors)
  })

  test('it is made ready once', () => {
    expect(floorPlan(wing)).toBe(floorPlan(wing))
  })
})
