import { describe, expect, test } from 'vitest'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { rateOfFire } from '../attack/ranged.ts'
import { type RolledSkill, rollSkill } from '../model/skill-roll.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, shootOut } from '../testing/duel.ts'

describe('Rapid Fire', () => {
  const shooter = (counters = 'AASS') => shootOut({ thug: { traits: ['rapid-fire'], counters } })

  const rate = (table: ReturnType<typeof shooter>) =>
    table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))

  test('bmg1/trait/rapid-fire: for 1SC one shot more in this activation, even after moving', () => {
    const table = shooter()
    expect(rate(table)).toBe(2)
    table.play((game, { thug }) => performById(game, thug, 'trait:rapid-fire'))
    expect(rate(table)).toBe(3)
    expect(table.model('thug')).toMatchObject({
      counters: { special: 1 },
      effects: [{ id: 'rapid-fire', until: 'activation' }],
    })
    table.state.activation!.moved = true
    expect(rate(table)).toBe(2)
  })

  test('bmg1/trait/rapid-fire: once an activation, not without SC', () => {
    const table = shooter()
    table.play((game, { thug }) => performById(game, thug, 'trait:rapid-fire'))
    expect(actionBlockedReason(table, 'trait:rapid-fire')).toBe('Once an activation.')
    expect(actionBlockedReason(shooter('AA'), 'trait:rapid-fire')).toContain('1SC')
  })

  test('bmg1/trait/rapid-fire: three dice are shot', () => {
    const table = shooter()
    table.play((game, { thug }) => performById(game, thug, 'trait:rapid-fire'))
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 5 3 3 3 1', [
      'shots',
      { '1': 3 },
    ])
    expect(table.model('hero').injury).toBe(3)
  })
})

describe('rolls made again', () => {
  const rolled = (trait: string, name: RolledSkill, dice: string) =>
    duel({ hero: { traits: [trait], movement: 3, endurance: 6, willpower: 5 } }).play(
      (game, { hero }) => rollSkill(game, hero, name, { reason: 'test' }),
      dice,
    )

  test('bmg1/trait/reflexes: a failed Agility roll is made again once, no other', () => {
    expect(rolled('reflexes', 'agility', '4 3')).toBe(true)
    expect(rolled('reflexes', 'agility', '4 4')).toBe(false)
    expect(rolled('reflexes', 'agility', '3')).toBe(true)
    expect(rolled('reflexes', 'endurance', '6 6')).toBe(false)
    expect(rolled('reflexes', 'willpower', '6 6')).toBe(false)
  })

  test('bmg1/trait/resilient: a failed Endurance roll is made again once, no other', () => {
    expect(rolled('resilient', 'endurance', '6 6 3 3')).toBe(true)
    expect(rolled('resilient', 'endurance', '6 6 6 1')).toBe(false)
    expect(rolled('resilient', 'agility', '4')).toBe(false)
    expect(rolled('resilient', 'willpower', '6 6')).toBe(false)
  })

  test('bmg1/trait/resilient: also to wake up from K.O.', () => {
    const sleeper = (traits: readonly string[], dice: string) => {
      const table = duel(
        { hero: { traits, endurance: 6, stun: 6, condition: 'ko' } },
        { stage: 'recount', part: 0 },
      )
      table.play((game) => casualtyRecount(game), dice)
      return table.model('hero').condition
    }
    expect(sleeper(['resilient'], '6 6 2 3')).toBe('down')
    expect(sleeper([], '6 6')).toBe('ko')
  })
})

describe('bare hands', () => {
  const struck = (traits: readonly string[], dice: string, weapons = false) => {
    const table = duel({
      thug: { traits, counters: 'A', ...(weapons ? { weapons: [{ damage: 'S' }] } : {}) },
    })
    table.play((game, { thug }) => performById(game, thug, `melee:${weapons ? 0 : UNARMED}`), dice)
    const { stun, injury } = table.model('hero')
    return { stun, injury }
  }

  test('bmg1/trait/reinforced-gloves: two stuns unarmed, nothing for weapons, and not Sharp', () => {
    expect(struck(['reinforced-gloves'], '5 4 2')).toEqual({ stun: 2, injury: 0 })
    expect(struck(['reinforced-gloves'], '5 3 2')).toEqual({ stun: 0, injury: 0 })
    expect(struck(['reinforced-gloves'], '5 4 2', true)).toEqual({ stun: 1, injury: 0 })
    expect(struck([], '5 4 2')).toEqual({ stun: 1, injury: 0 })
  })

  test('bmg1/trait/retractable-claws: two stuns and Sharp: a failed damage die is rolled again', () => {
    expect(struck(['retractable-claws'], '5 4 2')).toEqual({ stun: 2, injury: 0 })
    expect(struck(['retractable-claws'], '5 3 2 4')).toEqual({ stun: 2, injury: 0 })
    expect(struck(['retractable-claws'], '5 3 2', true)).toEqual({ stun: 0, injury: 0 })
  })

  test('bmg1/trait/retractable-claws: Hockey Gear makes the edge useless, not the stuns', () => {
    const table = duel({
      thug: { traits: ['retractable-claws'], counters: 'AA' },
      hero: { traits: ['hockey-gear'] },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 3 4 2', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(2)
  })
})

describe('Runaway', () => {
  const fallen = (traits: readonly string[]) =>
    duel(
      { thug: { condition: 'ko', traits }, hero: { traits: ['arrest'], counters: 'MS' } },
      { active: 'hero' },
    )

  test('bmg1/trait/runaway: it cannot be arrested', () => {
    expect(actionBlockedReason(fallen(['runaway']), 'trait:arrest')).toContain('can be arrested')
    const table = fallen([])
    expect(actionBlockedReason(table, 'trait:arrest')).toBeUndefined()
    table.play((game, { hero }) => performById(game, hero, 'trait:arrest'))
    expect(table.model('thug').condition).toBe('casualty')
  })
})
