import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { assigned, drawSpeedForce } from './speed-force.ts'
import { fight, meleeTable } from './testing/duel.ts'

const blockedReason = (table: ReturnType<typeof meleeTable>) =>
  table.play(
    (game, { fighter }) =>
      actionOptions(game, fighter, () => undefined).find(({ id }) => id === 'melee:0')?.why?.text,
  )

describe('Speed Powers', () => {
  test('bmg3/weapon/speed-attack: once a round, for so many SpeedForce cards', () => {
    const table = meleeTable(['speed-attack(2)'])
    fight(table, '1 1 1 1')
    expect(table.crew('a').counters['speed-force drawn']).toBe(2)
    expect(blockedReason(table)).toMatch('this round')
    table.model('fighter').roundMemory = {}
    expect(blockedReason(table)).toBeUndefined()
  })

  test('bmg3/weapon/speed-attack: an empty deck lets the opponent pick what happens, and is shuffled again', () => {
    const table = meleeTable(['speed-attack(2)'])
    table.play((game, { fighter }) => drawSpeedForce(game, fighter, 11))
    expect(table.asked).toEqual([])
    expect(() => fight(table, '1 1 1 1')).toThrow('No answer is given for "speed-force"')
    const offered = Object.keys(table.offered('speed-force'))
    expect(offered.length).toBeGreaterThan(0)
    fight(table, '1 1 1 1', ['speed-force', offered[0]!])
    expect(table.asked).toContain('b: speed-force')
    // The twelfth card emptied the deck; the thirteenth is the first of eleven.
    expect(table.crew('a').counters).toEqual({ 'speed-force drawn': 1 })
    expect(recall(table.state, assigned)).toEqual({ [table.model('fighter').seat]: [offered[0]] })
    const { effects, injury } = table.model('fighter')
    expect(effects.length + injury).toBe(1)
  })

  test('bmg3/weapon/fast-combo: every two hits are one more before the defence', () => {
    const table = meleeTable(['fast-combo(1)'])
    fight(table, '3 3 1 4  3 1 1')
    expect(table.model('target').stun).toBe(3)
    expect(table.crew('a').counters['speed-force drawn']).toBe(1)
    expect(blockedReason(table)).toMatch('this round')
  })
})
