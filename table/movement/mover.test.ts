import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { cm, inches, mm } from '../units.ts'
import { isSameMover, mover } from './mover.ts'

test('an inch up, down or across is nothing to a mover, and it vaults nothing (bmg3/core/small-obstacle)', () => {
  expect(mover(body(spot(0, 0)))).toEqual({ radius: 1500, height: 4000, step: 2540, gap: 2540, vault: 2540 })
})

test('first-edition habits: half its height is stepped over, its height vaulted (bmg1/core/difficult-obstacle)', () => {
  const who = mover({ radius: mm(15), height: mm(40) }, { step: cm(2), gap: 0, vault: cm(4) })
  expect(who).toEqual({ radius: 1500, height: 4000, step: 2000, gap: 0, vault: 4000 })
})

test('who steps higher and says nothing of vaulting vaults no higher', () => {
  expect(mover({ radius: 1500, height: 4000 }, { step: inches(2) }).vault).toBe(inches(2))
})

test('a mover takes nothing from a body but its size', () => {
  expect(mover(body(spot(7, 8, 9)))).not.toHaveProperty('x')
})

test('movers share geometry exactly when all their numbers are alike', () => {
  const plain = mover({ radius: 1500, height: 4000 })
  expect(isSameMover(plain, mover(body(spot(3, 4))))).toBe(true)
  for (const other of [{ step: 1 }, { gap: 1 }, { vault: 9999 }, { radius: 2000 }, { height: 6000 }])
    expect(isSameMover(plain, { ...plain, ...other })).toBe(false)
})
