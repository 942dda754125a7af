import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { attackReason, performAttack } from './attack.ts'
import { targetReason } from './targets.ts'

describe('what an attack can hit', () => {
  const table = setTable({
    minis: {
      batman: { at: 'a' },
      robin: { at: 'a' },
      down: { at: 'a', energy: { reserve: 0, wounds: 10 } },
      thug: { at: 'a', tile: {} },
      hostage: { at: 'a', tile: {}, side: 'neutral' },
    },
  })
  const rule = (from: 'thug' | 'batman', to: 'robin' | 'down' | 'hostage' | 'thug') =>
    targetReason(table.position, table.mini(from), table.mini(to), 'melee')?.rule

  test('gcc/core/enemy-ally, gcc/core/sides: enemies only, neither allies nor neutral miniatures', () => {
    expect(rule('batman', 'thug')).toBeUndefined()
    expect(rule('batman', 'robin')).toBe('gcc/core/enemy-ally')
    expect(rule('batman', 'hostage')).toBe('gcc/core/enemy-ally')
    expect(rule('thug', 'robin')).toBeUndefined()
  })

  test('not a hero who is neutralized already', () => {
    expect(rule('thug', 'down')).toBe('gcc/core/hero-neutralized')
  })

  test('gcc/core/no-target: without a target the attack ends at once and costs nothing', () => {
    const alone = setTable({ minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} } } })
    expect(alone.play((game, { batman }) => performAttack(game, batman, 'melee'))).toBeUndefined()
    expect(alone.hero('batman').reserve).toBe(10)
    expect(attackReason(alone.position, alone.mini('batman'), 'melee')?.rule).toBe('gcc/core/no-target')
  })
})
