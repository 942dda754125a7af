import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body, moved } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { carriedLight, isLit } from './light.ts'

const lamp = { id: 'lamp', at: { x: inches(12), y: inches(12) }, radius: mm(15), reach: inches(4) }
const model = body(spot(inches(15), inches(12)))
const wall = (top: number, overrides = {}) =>
  box('wall', inches(13.5), inches(10), mm(5), inches(4), top, overrides)
const lit = (...pieces: ReturnType<typeof wall>[]) => isLit(testBoard(pieces), model, [lamp]).lit

describe('light (bmg3/core/lights, bmg1/core/lights)', () => {
  test('falls on any model partly within its reach, from its edge', () => {
    const open = testBoard([])
    const at = (x: number) => isLit(open, moved(model, spot(x, inches(12))), [lamp])
    const edge = lamp.at.x + lamp.radius + lamp.reach + model.radius
    expect(at(edge)).toEqual({ lit: true, by: lamp, shadows: [] })
    expect(at(edge + 1)).toEqual({ lit: false, shadows: [] })
  })

  test('does not pass substantial scenery; small obstacles do not matter', () => {
    expect(lit(wall(inches(3)))).toBe(false)
    expect(lit(wall(inches(1.1)))).toBe(false)
    expect(lit(wall(inches(1)))).toBe(true)
    expect(lit(wall(inches(3), { blocksLight: false }))).toBe(true)
    expect(isLit(testBoard([wall(inches(3))]), model, [lamp], inches(3)).lit).toBe(true)
  })

  test('must be kept off wholly: past the end of a wall it still falls on a part', () => {
    const short = box('wall', inches(13.5), inches(12), mm(5), inches(4), inches(3))
    expect(lit(short)).toBe(true)
  })

  test('says which light and what keeps others off', () => {
    const other = { ...lamp, id: 'other', at: { x: inches(16), y: inches(13) } }
    const board = testBoard([wall(inches(3))])
    const lighting = isLit(board, model, [lamp, other])
    expect(lighting.by).toBe(other)
    expect(lighting.shadows).toHaveLength(1)
    expect(lighting.shadows[0]!.light).toBe(lamp)
    expect(lighting.shadows[0]!.blockedBy.map(({ id }) => id)).toEqual(['wall'])
  })

  test('from the street reaches the edge of a low roof, and not the middle of a wide one', () => {
    const house = box('house', inches(13), inches(6), inches(8), inches(12), inches(2))
    const onRoof = (x: number) => isLit(testBoard([house]), body(spot(x, inches(12), inches(2))), [lamp])
    expect(onRoof(inches(13.6)).lit).toBe(true)
    const back = isLit(testBoard([house]), body(spot(inches(20), inches(12), inches(2))), [
      { ...lamp, reach: inches(12), height: mm(5) },
    ])
    expect(back.lit).toBe(false)
    expect(back.shadows[0]!.blockedBy.map(({ id }) => id)).toEqual(['house'])
  })

  test('of a lamp on a wall is not kept off by that wall', () => {
    const bracket = box('bracket', inches(11), inches(11), inches(2), inches(2), inches(4))
    expect(lit(bracket)).toBe(true)
  })

  test('is carried by models', () => {
    const carrier = body(spot(inches(19.5), inches(12), inches(1)))
    const light = carriedLight(carrier, inches(4))
    expect(isLit(testBoard([]), model, [light]).by).toBe(light)
    expect(light).toMatchObject({ radius: carrier.radius, height: carrier.height, at: { z: inches(1) } })
  })
})
