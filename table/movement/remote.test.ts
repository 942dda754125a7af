import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches } from '../units.ts'
import { remotePath } from './remote.ts'

const thrower = body(spot(inches(6), inches(10)))
const target = body(spot(inches(14), inches(10)))

describe('remote paths (bmg1/weapon-rule/remote-controlled, bmg2/weapon-rule/remote-controlled)', () => {
  test('lead straight to a target in sight, measured from volume to volume', () => {
    expect(remotePath(testBoard([]), thrower, target)?.distance).toBe(inches(8) - 3000)
  })

  test('go round the nearer end of a wall', () => {
    // The wall's lower end is at y = 7", three inches below the line: two sides of five inches each round it,
    // and the millimetre that a thrown thing keeps from the corner.
    const wall = box('wall', inches(10), inches(7), 1, inches(14), inches(12))
    const path = remotePath(testBoard([wall]), thrower, target)
    expect(path?.distance).toBeGreaterThan(inches(10) - 3000)
    expect(path?.distance).toBeLessThan(inches(10) - 3000 + 150)
    expect(path?.spots.some(({ y }) => y < inches(7) && y > inches(7) - 200)).toBe(true)
  })

  test('go over a low wall when that is shorter', () => {
    const wall = box('wall', inches(10), 0, 1, inches(24), inches(3))
    // Up from the head (40 mm) to a millimetre over 3 inches, 8 inches along, and down again.
    expect(remotePath(testBoard([wall]), thrower, target)?.distance).toBe(
      inches(8) - 3000 + 2 * (inches(3) + 100 - 4000),
    )
  })

  test('find no way to a target walled in on all sides and from above', () => {
    const cell = (id: string, x: number, y: number, w: number, d: number, bottom: number, top: number) =>
      box(id, inches(x), inches(y), inches(w), inches(d), inches(top), { bottom: inches(bottom) })
    const walls = [
      cell('west', 12, 8, 1, 4, 0, 4),
      cell('east', 15, 8, 1, 4, 0, 4),
      cell('south', 13, 8, 2, 1, 0, 4),
      cell('north', 13, 11, 2, 1, 0, 4),
      cell('lid', 12, 8, 4, 4, 4, 5),
    ]
    expect(remotePath(testBoard(walls), thrower, target)).toBeUndefined()
  })

  test('are as long in both directions', () => {
    const wall = box('wall', inches(10), inches(7), inches(2), inches(9), inches(5))
    const there = remotePath(testBoard([wall]), thrower, target)?.distance
    expect(there).toBe(remotePath(testBoard([wall]), target, thrower)?.distance)
  })
})
