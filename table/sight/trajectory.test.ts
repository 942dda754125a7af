import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { distanceToPiece } from '../space/distance.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { type BodyOnTheWay, eyeOf, middleOf, type PieceOnTheWay, trajectory } from './trajectory.ts'

const shooter = body(spot(inches(4), inches(12)))
const target = body(spot(inches(16), inches(12)))

test('a model looks from just under the top of its head and is aimed at in its middle', () => {
  expect(eyeOf(shooter)).toEqual({ x: shooter.x, y: shooter.y, z: 3917 })
  expect(middleOf(target)).toEqual({ x: target.x, y: target.y, z: 2000 })
})

describe('what a shot passes (bmg1/core/blink)', () => {
  const hedge = box('hedge', inches(12), inches(11), inches(1), inches(2), inches(2), {
    sight: 'screened',
    cover: 'light',
  })
  const crate = box(
    'crate',
    target.x - target.radius - inches(1),
    inches(11),
    inches(1),
    inches(2),
    inches(1.2),
    {
      cover: 'medium',
    },
  )
  const barrier = box('barrier', shooter.x + shooter.radius, inches(11), mm(5), inches(2), mm(38.5))
  const board = testBoard([hedge, barrier, crate])
  const bystander = body(spot(inches(9), inches(12) + mm(10)))

  test('obstacles and bodies, nearest first, with their cover and distance', () => {
    const way = trajectory(board, shooter, target, { bodies: [shooter, target, bystander] })
    expect(
      way.map((thing) => (thing.kind === 'piece' ? [thing.piece.id, thing.cover] : thing.index)),
    ).toEqual([['barrier', 'heavy'], 2, ['hedge', 'light'], ['crate', 'medium']])
    expect(way[0]).toMatchObject({ touchesShooter: true, touchesTarget: false, distance: 0 })
    expect(way[1]).toMatchObject({ touchesShooter: false, touchesTarget: false })
    // The hedge begins 8" from the centre of the shooter's base.
    expect(way[2]!.distance).toBe(inches(8) - shooter.radius)
    expect(way[3]).toMatchObject({ touchesShooter: false, touchesTarget: true })
  })

  test('a body the line passes over or beside is not on the way', () => {
    const low = { ...bystander, height: mm(10) }
    const aside = body(spot(inches(9), inches(12) + mm(15)))
    const along = body(spot(shooter.x + 2 * shooter.radius, shooter.y))
    expect(trajectory(testBoard([]), shooter, target, { bodies: [low, aside] })).toEqual([])
    expect(trajectory(testBoard([]), shooter, target, { bodies: [along] })[0]).toMatchObject({
      touchesShooter: true,
    })
  })

  test('an obstacle lower than the line, or clear to sight, is not on the way', () => {
    const kerb = box('kerb', inches(8), inches(11), inches(1), inches(2), mm(10))
    const window = box('window', inches(6), inches(11), inches(1), inches(2), inches(3), { sight: 'clear' })
    expect(trajectory(testBoard([kerb, window]), shooter, target)).toEqual([])
  })
})

describe('step by step along the line of fire (bmg1/core/blink-order, bmg1/core/cross-fire)', () => {
  const values = { heavy: 4, medium: 5, light: 6, none: 7 } as const
  const wall = box('wall', inches(14), inches(12) + mm(5), inches(1), inches(3), inches(3))
  const car = box('car', inches(10), inches(10), inches(2), inches(4), mm(35), { cover: 'medium' })

  test('values follow the class of scenery in order; a model in between is met like any other obstacle', () => {
    const between = body(spot(inches(8), inches(12)))
    const way = trajectory(testBoard([car]), shooter, target, { bodies: [between] })
    expect(way.map((it) => (it.kind === 'piece' ? values[it.cover] : 'cross fire'))).toEqual([
      'cross fire',
      5,
    ])
    expect(way.map(({ how, top }) => [how, top])).toEqual([
      ['crossed', mm(40)],
      ['crossed', mm(35)],
    ])
  })

  test('a corner that the line misses counts only where covering is asked for', () => {
    const board = testBoard([wall, car])
    expect(trajectory(board, shooter, target).map(nameOf)).toEqual(['car'])
    const way = trajectory(board, shooter, target, { covering: true })
    expect(way.map(nameOf)).toEqual(['car', 'wall'])
    expect(way[1]).toMatchObject({
      how: 'covering',
      cover: 'heavy',
      distance: distanceToPiece(shooter, wall),
    })
    expect(way[1]).not.toHaveProperty('crossed')
    // A corner that hides nothing of the target is no obstacle.
    const aside = box('wall', inches(14), inches(12) + mm(16), inches(1), inches(3), inches(3))
    expect(trajectory(testBoard([aside]), shooter, target, { covering: true })).toEqual([])
  })

  test('a model that hides a part of the target is covering it, and shooter and target never do', () => {
    const aside = body(spot(inches(12), inches(12) + mm(22)))
    const bodies = [shooter, aside, target]
    expect(trajectory(testBoard([]), shooter, target, { bodies })).toEqual([])
    expect(trajectory(testBoard([]), shooter, target, { bodies, covering: true })).toMatchObject([
      { kind: 'body', index: 1, how: 'covering', touchesShooter: false, touchesTarget: false },
    ])
  })

  test('what touches the shooter can be left out if it is low enough (bmg1/core/blink-contact-exception)', () => {
    const besideShooter = (top: number) =>
      box('b', shooter.x + shooter.radius, inches(11), mm(5), inches(2), top)
    const friend = body(spot(shooter.x + 2 * shooter.radius, shooter.y))
    const counted = (top: number, bodies = [friend]) =>
      trajectory(testBoard([besideShooter(top)]), shooter, target, { bodies })
        .filter((it) => !it.touchesShooter || it.top > shooter.z + shooter.height)
        .map(nameOf)
    expect(counted(mm(39))).toEqual([])
    expect(counted(mm(41), [])).toEqual(['b'])
    expect(counted(mm(39), [{ ...friend, height: mm(60) }])).toEqual(['model 0'])
    // What touches the target alone always counts.
    const cover = box('cover', target.x - target.radius - mm(5), inches(11), mm(5), inches(2), mm(30))
    expect(trajectory(testBoard([cover]), shooter, target)).toMatchObject([
      { touchesShooter: false, touchesTarget: true },
    ])
  })

  const nameOf = (it: PieceOnTheWay | BodyOnTheWay): string =>
    it.kind === 'piece' ? it.piece.id : `model ${it.index}`
})
