import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { templateHits } from './hits.ts'
import { circleTemplate, EXPLOSION_RADIUS_INCHES, sprayTemplate, UNLIMITED_HEIGHTS } from './template.ts'

const centre = spot(inches(12), inches(12))
const blast = circleTemplate(centre, EXPLOSION_RADIUS_INCHES)
const target = body(centre)
const east = body(spot(inches(14), inches(12)))
const wall = (top: number, overrides = {}) =>
  box('wall', inches(13), inches(10), mm(5), inches(4), top, overrides)

const shields = (hits: ReturnType<typeof templateHits>) =>
  hits.map(({ index, blockedBy }) => [index, blockedBy?.map(({ id }) => id)])

describe('an explosion', () => {
  test('hits everyone under it, and leaves out the others', () => {
    const far = body(spot(inches(20), inches(12)))
    expect(templateHits(testBoard([]), blast, [target, far, east])).toEqual([{ index: 0 }, { index: 2 }])
  })

  test('does not pass through a wall', () => {
    expect(shields(templateHits(testBoard([wall(inches(3))]), blast, [target, east]))).toEqual([
      [0, undefined],
      [1, ['wall']],
    ])
    // However tall the model: a wall is a wall.
    expect(
      shields(templateHits(testBoard([wall(inches(1.2))]), blast, [{ ...east, height: mm(80) }])),
    ).toEqual([[0, ['wall']]])
  })

  test('does not mind small obstacles, wire, or a wall that only hides one side', () => {
    const openTo = (piece: ReturnType<typeof wall>) =>
      shields(templateHits(testBoard([piece]), blast, [east]))[0]![1] === undefined
    expect(openTo(wall(inches(1)))).toBe(true)
    expect(openTo(wall(inches(3), { sight: 'screened' }))).toBe(true)
    expect(openTo(wall(inches(3), { passage: 'open' }))).toBe(true)
    expect(openTo(box('half', inches(13), inches(12), mm(5), inches(4), inches(3)))).toBe(true)
    expect(openTo(wall(inches(3)))).toBe(false)
  })

  test('goes through walls when a game says so, and other heights can count as small', () => {
    const board = testBoard([wall(inches(3))])
    expect(templateHits(board, blast, [east], { blockedByWalls: false })).toEqual([{ index: 0 }])
    expect(templateHits(board, blast, [east], { smallHeight: inches(3) })).toEqual([{ index: 0 }])
  })

  test('reaches a walkway 2" up and not one higher', () => {
    const at = (height: number) => {
      const floor = box('floor', inches(13), inches(11), inches(2), inches(2), height, {
        bottom: height - mm(5),
      })
      return templateHits(testBoard([floor]), blast, [body(spot(inches(14), inches(12), height))])
    }
    expect(at(inches(2))).toEqual([{ index: 0 }])
    expect(at(inches(2) + 1)).toEqual([])
  })

  test('reaches who stands on a low roof but not who stands behind the house', () => {
    const house = box('house', inches(13), inches(8), inches(0.5), inches(8), inches(1.8))
    const onRoof = body(spot(inches(13.3), inches(12), inches(1.8)))
    const behind = body(spot(inches(14.2), inches(12)))
    expect(shields(templateHits(testBoard([house]), blast, [onRoof, behind]))).toEqual([
      [0, undefined],
      [1, ['house']],
    ])
  })

  test('inside the obstacle a shot struck, that obstacle shields no model', () => {
    const struck = box('barricade', inches(11), inches(11.5), inches(2), inches(1), inches(2))
    expect(templateHits(testBoard([struck]), blast, [east])).toEqual([{ index: 0 }])
  })

  test('of unlimited height is stopped by walls as well', () => {
    const smoke = circleTemplate(centre, EXPLOSION_RADIUS_INCHES, UNLIMITED_HEIGHTS)
    const high = body(spot(inches(14), inches(12), inches(9)))
    expect(shields(templateHits(testBoard([wall(inches(3))]), smoke, [east, high]))).toEqual([
      [0, ['wall']],
      [1, undefined],
    ])
  })
})

describe('a spray', () => {
  const shooter = body(spot(inches(8), inches(12)))
  const spray = sprayTemplate(shooter, centre)

  test('returns the band, and who is shielded', () => {
    const near = body(spot(inches(10), inches(12)))
    expect(templateHits(testBoard([]), spray, [shooter, near, east])).toEqual([
      { index: 1, band: 0 },
      { index: 2, band: 2 },
    ])
    expect(shields(templateHits(testBoard([wall(inches(3))]), spray, [near, east]))).toEqual([
      [0, undefined],
      [1, ['wall']],
    ])
  })
})
