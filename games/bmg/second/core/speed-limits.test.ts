import { trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestTable } from '@gargoyle/bmg-counters/testing'
import { applies, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'
import { changeSpeed, speedPool, speedReserve } from './speed-force.ts'

const flash = (reserve: number, more: Partial<ModelSketch> = {}): ModelSketch => ({
  seat: 'a',
  at: [30, 30],
  endurance: 9,
  ...more,
  traits: [`speedster-x(${reserve})`, ...(more.traits ?? [])],
})
const track = (models: Readonly<Record<string, ModelSketch>>): TestTable<string> =>
  setTable<string>({
    models: { ...models, thug: { seat: 'b', at: [37, 30], endurance: 9 } },
    active: 'one',
  })
const reserves = (table: TestTable<string>, ...names: readonly string[]) =>
  names.map((name) => speedReserve(table.model(name)))

describe('the reserve', () => {
  test('bmg2/core/speed-phase: only what is missing is drained, and only reserves on the table count', () => {
    const table = track({ one: flash(6), two: flash(3, { at: [20, 20] }) })
    changeSpeed(table.model('one'), 4)
    expect(table.play((game) => speedPool(game))).toBe(6)
    table.play(
      (game) => trigger(game, 'round-start', {}),
      '',
      ['speed-power', 'none'],
      ['speed-power', 'none'],
    )
    expect(reserves(table, 'one', 'two')).toEqual([6, 3])
    table.model('two').at = undefined
    table.model('two').condition = 'casualty'
    expect(table.play((game) => speedPool(game))).toBe(4)
  })

  test('bmg2/core/speed-phase: where the pool is just large enough it is not asked who is first', () => {
    const table = track({ one: flash(6), two: flash(4, { at: [20, 20] }) })
    table.play(
      (game) => trigger(game, 'round-start', {}),
      '',
      ['speed-power', 'none'],
      ['speed-power', 'none'],
    )
    expect([table.asked, reserves(table, 'one', 'two')]).toEqual([
      ['a: speed-power', 'a: speed-power'],
      [6, 4],
    ])
  })

  test('bmg2/trait/tachyon-device: only when it drains itself, and only from an empty pool', () => {
    const table = track({ one: flash(4, { traits: ['tachyon-device'] }), two: flash(6, { at: [20, 20] }) })
    const drain = (drainer: string, empty: boolean) => {
      table.play((game, all) => trigger(game, 'speed-drain', { drainer: all[drainer]!, empty }))
      return reserves(table, 'one')[0]
    }
    expect([drain('two', true), drain('one', false), drain('one', true), drain('one', true)]).toEqual([
      0, 0, 2, 4,
    ])
  })

  test('bmg2/trait/speed-force-master: two a round from what there is', () => {
    const table = track({ one: flash(6, { traits: ['speed-force-master'] }) })
    const why = () => actionBlockedReason(table, 'trait:speed-force-master:attack')
    expect(why()).toBe('Its reserve is empty.')
    changeSpeed(table.model('one'), 3)
    table.model('one').roundMemory = { something: 1, 'something/else': 2 }
    expect(why()).toBeUndefined()
    act(table, 'trait:speed-force-master:attack')
    act(table, 'trait:speed-force-master:attack')
    expect([why(), reserves(table, 'one')]).toEqual(['Two a round.', [1]])
  })
})

describe('powers on cards', () => {
  const power = (name: string, cost: number) => ({
    name,
    damage: 'SS',
    rules: [`cost(${cost})`],
  })
  const stage = (name: string) => {
    const table = track({
      one: flash(6, { weapons: [power(name, 2), { name: 'Knife', damage: 'I' }] }),
      far: { seat: 'b', at: [90, 90] },
      friend: { seat: 'a', at: [30, 34], endurance: 9 },
    })
    changeSpeed(table.model('one'), 3)
    return table
  }
  const use = (table: TestTable<string>, dice: string) => act(table, 'trait:speed-force', dice)

  test('bmg2/core/speed-force: a vibration wave knocks down each model that stands near and fails an Agility roll', () => {
    const table = stage('Vibration Wave')
    use(table, '6 1')
    expect(['one', 'far', 'friend', 'thug'].map((name) => table.model(name).condition)).toEqual([
      'up',
      'up',
      'down',
      'up',
    ])
    expect(reserves(table, 'one')).toEqual([1])
    expect(actionBlockedReason(table, 'trait:speed-force')).toBe('Once a round.')
  })

  test('bmg2/core/speed-force: Phase Strike gives bare hands a critical, no other weapon', () => {
    const table = stage('Phase Strike')
    const rules = (arm: number) =>
      table.play((game, all) => weaponAt(game, all.one!, arm).rules.map(({ id, args }) => [id, ...args]))
    const before = rules(1)
    use(table, '')
    expect(rules(-1)).toContainEqual(['crt', 'iii'])
    expect(rules(1)).toEqual(before)
  })

  test('bmg2/core/speed-force: only one power a round, of either kind', () => {
    const table = stage('Phase Strike')
    table.play((game) => trigger(game, 'round-start', {}), '', ['speed-power', 'none'])
    expect(actionBlockedReason(table, 'trait:speed-force')).toBeUndefined()
    table.play((game) => trigger(game, 'round-start', {}), '', ['speed-power', 'speed-sprint'])
    expect(actionBlockedReason(table, 'trait:speed-force')).toBe('One power a round.')
  })
})

test('bmg2/trait/speedster-x: difficult ground and climbing do not impair it, jumps do', () => {
  const table = track({ one: flash(3) })
  const free = (purpose: string) =>
    table.play((game, all) => applies(game, 'not-impaired', { about: all.one!, purpose }))
  expect(['difficult', 'climb', 'jump', 'drop'].map(free)).toEqual([true, true, false, false])
})

describe('bmg2/core/coup-de-grace', () => {
  const stage = (friend: readonly string[], ko = true) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'AA' },
        mate: { seat: 'a', at: [40, 40], traits: friend },
        thug: { seat: 'b', touching: 'hero', ...(ko ? { condition: 'ko' as const, stun: 6 } : {}) },
      },
      active: 'hero',
    })

  test('bmg2/core/coup-de-grace: only a K.O. enemy, and not where a friend forbids it', () => {
    const ids = ['coup-de-grace', 'trait:coup-de-grace']
    const why = (table: ReturnType<typeof stage>) => ids.map((id) => actionBlockedReason(table, id))
    expect(why(stage([]))).toContain(undefined)
    expect(why(stage([], false))).toContain('No K.O. enemy is in contact.')
    expect(why(stage(['moral-compass']))).toContain('A friend will not have it.')
  })
})
