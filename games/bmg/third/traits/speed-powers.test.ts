import { hasEffect } from '@gargoyle/bmg-common'
import { recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import { ANY, type Answer, type ModelSketch, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { speedReserve } from '../weapons/speed-force.ts'

const tough = { willpower: 9, endurance: 9 }
const BESIDE = 30 / 25.4

const scene = (
  traits: readonly string[],
  owner: Partial<ModelSketch> = {},
  enemy: Partial<ModelSketch> = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits, ...tough, ...owner },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
      rival: { seat: 'b', at: [40, 40], traits: ['speed-force-master'], ...tough },
    },
    active: 'owner',
  })

type Table = ReturnType<typeof scene>
const reserve = (table: Table, who: 'owner' | 'rival' = 'owner') => recall(table.model(who), speedReserve)
const fill = (table: Table, counters: number) => {
  remember(table.model('owner'), speedReserve, counters)
}

describe('the pool', () => {
  test('bmg3/trait/speed-force-master: three counters from a pool of four, for bonus markers', () => {
    const table = scene(['speed-force-master'])
    table.play((game) => trigger(game, 'plan-start', {}))
    expect([reserve(table), reserve(table, 'rival')]).toEqual([3, 1])
    useTrait(table, 'owner', 'speed-force-master', '', ['speed-bonus', 'attack'])
    useTrait(table, 'owner', 'speed-force-master', '', ['speed-bonus', 'defense'])
    expect([
      bonusesOf(table.model('owner'), 'attack'),
      bonusesOf(table.model('owner'), 'defense'),
      reserve(table),
    ]).toEqual([1, 1, 1])
    expect(useBlockedReason(table, 'owner', 'speed-force-master')).toMatch(/two counters/)
  })

  test('bmg3/trait/tachyon-device: two of its own when the pool is empty', () => {
    const table = setTable({
      models: {
        first: { seat: 'a', at: [10, 10], traits: ['speed-force-master'] },
        second: { seat: 'a', at: [15, 10], traits: ['speed-force-master'] },
        third: { seat: 'a', at: [20, 10], traits: ['tachyon-device'] },
        enemy: { seat: 'b', at: [40, 40] },
      },
    })
    table.play((game) => trigger(game, 'plan-start', {}))
    const reserves = [0, 1, 2].map((id) => recall(table.state.models[id], speedReserve))
    expect(reserves).toEqual([3, 1, 2])
  })
})

describe('Speed Powers of the deck', () => {
  test('bmg3/trait/speed-force-master: with a number, cards are dice', () => {
    const table = scene(['speed-force-master(1)', 'speedster'], {}, { at: [20, 20 + BESIDE] })
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1 1', ['speed-cards', 1])
    expect(table.crew('a').counters['speed-force drawn']).toBe(1)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1 1 1 1 1', ['speed-cards', 1])
    expect(table.crew('a').counters['speed-force drawn']).toBe(2)
    expect(useBlockedReason(table, 'owner', 'speed-force-master(1)')).toMatch(/draws cards/)
  })

  test('bmg3/trait/super-speed, bmg3/trait/speedster: 4" further for each card', () => {
    const table = scene(['super-speed(2)', 'speedster'])
    useTrait(table, 'owner', 'super-speed(2)', '', ['speed-cards', 2])
    table.play((game, { owner }) => performById(game, owner, 'move', () => undefined), '', [
      'move',
      to(4, 20),
    ])
    expect(table.model('owner').at!.x).toBe(inches(4))
    expect(useBlockedReason(table, 'owner', 'super-speed(2)')).toMatch(/this round/)
  })

  test('bmg3/trait/metabolize-wounds: three markers less', () => {
    const table = scene(['metabolize-wounds(2)'], { stun: 4 })
    useTrait(table, 'owner', 'metabolize-wounds(2)')
    expect([table.model('owner').stun, table.crew('a').counters['speed-force drawn']]).toEqual([1, 2])
    expect(useBlockedReason(scene(['metabolize-wounds(2)']), 'owner', 'metabolize-wounds(2)')).toMatch(
      /not hurt/,
    )
  })

  test('bmg3/trait/black-bats-trail: bats after a move', () => {
    const bats = { weapons: [{ name: 'Black Bats', damage: '-', rof: 1, rules: ['explosive'] }] }
    const table = scene(['black-bats-trail'], bats)
    const act = (...answers: readonly Answer[]) =>
      table.play(
        (game, { owner }) => performById(game, owner, 'move', () => undefined),
        answers.length > 1 ? '1' : '',
        ['move', to(18, 20)],
        ...answers,
      )
    act(['black-bats-trail', 'yes'], ['aim', ANY])
    expect(table.crew('a').round.rangedAttacks).toBe(1)
  })
})

describe('unique Speed Powers', () => {
  test('bmg3/trait/speed-force-bolts: a blow for three counters, unless a paradox undoes it', () => {
    const bolt = (dice: string) => {
      const table = scene(['speed-force-bolts'])
      fill(table, 3)
      useTrait(table, 'owner', 'speed-force-bolts', dice)
      const { stun, injury } = table.model('enemy')
      return [stun, injury, reserve(table), table.model('owner').effects.map(({ id }) => id)]
    }
    expect(bolt('5 4')).toEqual([2, 1, 0, []])
    expect(bolt('6 1')).toEqual([0, 0, 0, ['slow']])
    expect(useBlockedReason(scene(['speed-force-bolts']), 'owner', 'speed-force-bolts')).toMatch(
      /3 Speed Power/,
    )
  })

  test('bmg3/trait/kinetic-tornado: pushed 5" and stunned', () => {
    const table = scene(['kinetic-tornado'])
    fill(table, 2)
    useTrait(table, 'owner', 'kinetic-tornado', '1 4', ['aim', to(20, 25)])
    expect([table.model('enemy').stun, table.model('enemy').at!.y]).toEqual([2, inches(30)])
  })

  test('bmg3/trait/molecular-vibration: who fails does not move', () => {
    const hit = (dice: string, counters: number, ...answers: readonly Answer[]) => {
      const table = scene(['molecular-vibration'], {}, { at: [20, 20 + BESIDE], endurance: 5 })
      fill(table, counters)
      table.play((game, { owner }) => meleeAttack(game, owner, -1), `6 1 1 1 1 1 1 ${dice}`, ...answers)
      return table.play((game, { enemy }) => moveBlockedReason(game, enemy) !== undefined)
    }
    expect(hit('4 6 6 6', 3, ['molecular-vibration', 'yes'])).toBe(true)
    expect(hit('4 1 1 1', 3, ['molecular-vibration', 'yes'])).toBe(false)
    expect(hit('5 1', 3, ['molecular-vibration', 'yes'])).toBe(false)
    expect(hit('', 2)).toBe(false)
  })

  test('bmg3/trait/i-know-what-im-doing: the paradox does nothing, once; the power fails', () => {
    const table = scene(['speed-force-bolts', 'i-know-what-im-doing'])
    fill(table, 6)
    useTrait(table, 'owner', 'speed-force-bolts', '6', ['i-know-what-im-doing', 'yes'])
    expect([table.model('enemy').stun, table.model('owner').effects]).toEqual([0, []])
    table.model('owner').usedThisRound = []
    useTrait(table, 'owner', 'speed-force-bolts', '6 3')
    expect(hasEffect(table.model('owner'), 'enervating')).toBe(true)
  })
})
