import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { boardOf, box } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { eyeOf, middleOf, trajectory } from './trajectory.ts'

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
  const board = boardOf([hedge, barrier, crate])
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
    expect(trajectory(boardOf([]), shooter, target, { bodies: [low, aside] })).toEqual([])
    expect(trajectory(boardOf([]), shooter, target, { bodies: [along] })[0]).toMatchObject({
      touchesShooter: true,
    })
  })

  test('an obstacle lower than the line, or clear to sight, is not on the way', () => {
    const kerb = box('kerb', inches(8), inches(11), inches(1), inches(2), mm(10))
    const window = box('window', inches(6), inches(11), inches(1), inches(2), inches(3), { sight: 'clear' })
    expect(trajectory(boardOf([kerb, window]), shooter, target)).toEqual([])
  })
})
