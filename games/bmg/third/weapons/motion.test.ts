import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { to } from '../testing/table.ts'
import { fight, fire, meleeTable, rangedTable } from './testing/duel.ts'

describe('weapons that move a model', () => {
  test('bmg3/weapon/push: up to so many inches away', () => {
    const table = meleeTable(['push(4)'])
    const before = table.model('target').at!.x
    fight(table, '1 1 1 4', ['push', 3])
    expect(table.model('target').at!.x - before).toBe(inches(3))
    fight(meleeTable(['push(4)']), '1 1 1 1')
  })

  test('bmg3/weapon/pull: so many inches nearer', () => {
    const table = rangedTable(['pull(4)'], 10)
    const before = table.model('target').at!.x
    fire(table, '1 1 4')
    expect(before - table.model('target').at!.x).toBe(inches(4))
  })

  test('bmg3/weapon/motion: a move for an attacker that scores a hit, blocked or not', () => {
    const table = meleeTable(['motion(3)'])
    fight(table, '3 1 1 1  3 1 1', ['move', to(9, 12)])
    expect(table.model('fighter').at).toMatchObject({ x: inches(9) })
    expect(() => fight(meleeTable(['motion(3)']), '1 1 1 4', ['move', to(8, 12)])).toThrow()
    fight(meleeTable(['motion(3)']), '1 1 1 1')
  })
})

test('bmg3/weapon/recoil: its wielder is moved away from the target', () => {
  const table = rangedTable(['recoil(3)'], 6)
  const before = table.model('shooter').at!.x
  fire(table, '1 1 1')
  expect(before - table.model('shooter').at!.x).toBe(3 * 2540)
})
