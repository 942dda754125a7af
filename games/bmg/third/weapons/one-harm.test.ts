import { describe, expect, test } from 'vitest'
import type { Answer } from '../testing/table.ts'
import { fight, meleeTable } from './testing/duel.ts'

const struck = (rules: readonly string[], traits: readonly string[], dice: string, ...answers: Answer[]) => {
  const table = meleeTable(rules, { traits })
  fight(table, dice, ...answers)
  const { stun, injury, condition } = table.model('target')
  return { stun, injury, condition, asked: table.asked }
}

describe('what a weapon adds to a hit is part of the same harm', () => {
  test('bmg3/weapon/blunt: what changes one marker of a harm changes one in all', () => {
    const { asked } = struck(['blunt(2)'], ['hardened'], '1 1 1 6', ['hardened', 'injury'])
    expect(asked.filter((each) => each === 'b: hardened')).toHaveLength(1)
  })

  test('bmg3/weapon/bleed: a critical hit that hurts is dealt with its hit', () => {
    const { stun, injury, asked } = struck(['bleed(2)'], ['hardened'], '1 1 1 6', ['hardened', 'none'])
    expect([stun, injury]).toEqual([1, 2])
    expect(asked.filter((each) => each === 'b: hardened')).toHaveLength(1)
  })

  test('bmg3/weapon/toxic, bmg3/weapon/exposure: so are injuries and markers for further hits', () => {
    const { asked } = struck(['toxic(2)'], ['hardened'], '3 1 1 4  1 1 1', ['hardened', 'none'])
    expect(asked.filter((each) => each === 'b: hardened')).toHaveLength(1)
  })

  test('bmg3/core/ko-extra-damage: a K.O. model takes one more injury for each hit, none for what comes with it', () => {
    const table = meleeTable(['toxic(2)'], { condition: 'ko', stun: 9 })
    fight(table, '3 1 1 4')
    expect(table.model('target').injury).toBe(2 + 2)
  })

  test('bmg3/weapon/crt: with another effect on the weapon the picked one comes after the damage', () => {
    const { stun, injury, condition } = struck(['bleed(2)', 'crt(blind)'], [], '1 1 1 6', [
      'critical',
      'crt blind',
    ])
    expect([stun, injury, condition]).toEqual([1, 0, 'up'])
  })
})
