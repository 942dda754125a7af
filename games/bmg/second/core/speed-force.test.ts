import { addEffect } from '@gargoyle/bmg-common'
import { basicMove } from '@gargoyle/bmg-counters'
import { countersToPlan, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import { skill } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'
import { changeSpeed, speedPool, speedReserve } from './speed-force.ts'

const flash = (reserve: number, more: Partial<ModelSketch> = {}): ModelSketch => ({
  seat: 'a',
  at: [30, 30],
  endurance: 9,
  ...more,
  traits: [`speedster-x(${reserve})`, ...(more.traits ?? [])],
})

const track = (models: Readonly<Record<string, ModelSketch>>) =>
  setTable<string>({
    models: { ...models, thug: { seat: 'b', at: [90, 90] } },
    active: Object.keys(models)[0]!,
  })

/** A round begins: the speed phase. */
const begin = (table: ReturnType<typeof track>, dice = '', ...answers: readonly TestAnswer[]) =>
  table.play((game) => trigger(game, 'round-start', {}), dice, ...answers)

const NONE: TestAnswer = ['speed-power', 'none']

describe('the speed phase', () => {
  test('bmg2/core/speed-phase: Speedsters drain the common pool of 10 up to X, in the order of the lead', () => {
    const table = track({ one: flash(6), two: flash(6, { seat: 'b', at: [60, 60] }) })
    begin(table, '', NONE, NONE)
    expect([speedReserve(table.model('one')), speedReserve(table.model('two'))]).toEqual([6, 4])
    expect(table.play((game) => speedPool(game))).toBe(0)
    const other = track({ one: flash(6), two: flash(6, { seat: 'b', at: [60, 60] }) })
    other.state.first = other.model('two').seat
    begin(other, '', NONE, NONE)
    expect([speedReserve(other.model('one')), speedReserve(other.model('two'))]).toEqual([4, 6])
  })

  test('bmg2/core/speed-phase: no question is asked without Speedsters, and only they have a reserve', () => {
    const table = track({ one: { seat: 'a', at: [30, 30] } })
    begin(table)
    expect([table.asked, speedReserve(table.model('one'))]).toEqual([[], 0])
  })

  test('bmg2/core/speed-phase: where the pool is too small for two of a crew, their player says who is first', () => {
    const table = track({ one: flash(6), two: flash(6, { at: [40, 40] }) })
    begin(table, '', ['drain', '1'], NONE, NONE)
    expect([speedReserve(table.model('one')), speedReserve(table.model('two'))]).toEqual([4, 6])
  })

  test('bmg2/trait/negative-speed-force: the pool is 2 smaller; bmg2/trait/tachyon-device: 2 from an empty pool', () => {
    const table = track({
      one: flash(8, { traits: ['negative-speed-force'] }),
      two: flash(3, { seat: 'b', at: [60, 60], traits: ['tachyon-device'] }),
    })
    begin(table, '', NONE, NONE)
    expect([speedReserve(table.model('one')), speedReserve(table.model('two'))]).toEqual([8, 2])
    const small = track({
      one: flash(10),
      two: flash(1, { seat: 'b', at: [60, 60], traits: ['tachyon-device'] }),
    })
    begin(small, '', NONE, NONE)
    expect(speedReserve(small.model('two'))).toBe(1)
    const plain = track({
      one: flash(8, { traits: ['negative-speed-force'] }),
      two: flash(3, { seat: 'b', at: [60, 60] }),
    })
    begin(plain, '', NONE)
    expect([speedReserve(plain.model('one')), speedReserve(plain.model('two'))]).toEqual([8, 0])
  })

  test('bmg2/trait/negative-speed-force, bmg2/core/ko: also while its owner is K.O., not once it is a casualty', () => {
    const pool = (parts: object) => {
      const table = track({
        one: flash(8, { traits: ['negative-speed-force'] }),
        two: flash(3, { seat: 'b', at: [60, 60] }),
      })
      Object.assign(table.model('one'), parts)
      return table.play((game) => speedPool(game))
    }
    const gone = { at: undefined, condition: 'casualty' }
    expect([pool({}), pool({ condition: 'ko' }), pool(gone)]).toEqual([8, 8, 10])
  })

  test('bmg2/trait/speed-force-absorption: a counter from another, beyond the own limit', () => {
    const table = track({
      one: flash(3, { traits: ['speed-force-absorption'] }),
      two: flash(3, { seat: 'b', at: [60, 60] }),
    })
    begin(table, '', ['absorb', '1'], NONE, NONE)
    expect([speedReserve(table.model('one')), speedReserve(table.model('two'))]).toEqual([4, 2])
  })

  test('bmg2/trait/speed-force-absorption: from no model that is K.O. or empty, nor from itself', () => {
    const askedBeside = (two: Partial<ModelSketch>, taken = 0): readonly string[] => {
      const table = track({
        one: flash(3, { traits: ['speed-force-absorption'] }),
        two: flash(3, { seat: 'b', at: [60, 60] }),
      })
      begin(table, '', ['absorb', 'none'], NONE, NONE)
      Object.assign(table.model('two'), two)
      table.play((_, { two: other }) => void changeSpeed(other!, -taken))
      const before = table.asked.length
      table.play(
        (game) => trigger(game, 'speed-drained', {}),
        '',
        ...(taken === 0 && two.condition === undefined ? [['absorb', 'none'] as const] : []),
      )
      return table.asked.slice(before)
    }
    expect(askedBeside({})).toEqual(['a: absorb'])
    expect(askedBeside({ condition: 'ko' })).toEqual([])
    expect(askedBeside({}, 3)).toEqual([])
  })
})

describe('powers', () => {
  test('bmg2/core/speed-force: a power costs of the reserve and lasts for the round, one a round', () => {
    const table = track({ one: flash(5) })
    begin(table, '', ['speed-power', 'speed-sprint'])
    expect(speedReserve(table.model('one'))).toBe(4)
    // 4 inches, 2 for a Speedster, 4 for the power.
    expect(table.play((game, { one }) => basicMove(game, one!))).toBe(10)
    const blur = track({ one: flash(5) })
    begin(blur, '5', ['speed-power', 'speed-blur'])
    expect(blur.play((game, { one }) => skill(game, 'defense', one!))).toBe(4)
    const haste = track({ one: flash(3) })
    begin(haste, '1', ['speed-power', 'speed-haste'])
    expect(haste.play((game, { one }) => countersToPlan(game, one!))).toBe(7)
    const poor = track({ one: flash(1) })
    begin(poor, '', NONE)
    expect(Object.keys(poor.offered('speed-power'))).toEqual(['speed-sprint', 'none'])
  })

  test('bmg2/core/paradox: at the number or above the power fails, its counters are gone, and 2D6 decide the mishap', () => {
    const table = track({ one: flash(5) })
    begin(table, '6 1 2', ['speed-power', 'speed-blur'])
    expect(table.model('one')).toMatchObject({ injury: 2 })
    expect(speedReserve(table.model('one'))).toBe(3)
    expect(table.play((game, { one }) => skill(game, 'defense', one!))).toBe(3)
    const fallen = track({ one: flash(5) })
    begin(fallen, '6 3 3', ['speed-power', 'speed-blur'])
    expect(fallen.model('one')).toMatchObject({ condition: 'down', injury: 0 })
  })

  test('bmg2/trait/direct-connection-to-the-speed-force: the Paradox is rolled again; bmg2/trait/i-know-what-im-doing', () => {
    const again = track({ one: flash(5, { traits: ['direct-connection-to-the-speed-force'] }) })
    begin(again, '6 5', ['speed-power', 'speed-blur'])
    expect(again.play((game, { one }) => skill(game, 'defense', one!))).toBe(4)
    const wise = track({ one: flash(5, { traits: ['i-know-what-im-doing'] }) })
    begin(wise, '6 1 1', ['speed-power', 'speed-blur'], ['ignore-paradox', 'yes'])
    expect(wise.model('one').injury).toBe(0)
    expect(wise.play((game, { one }) => skill(game, 'defense', one!))).toBe(3)
  })

  test('bmg2/trait/speed-force-master: two counters of the reserve become action counters, beyond the maximum', () => {
    const table = track({ one: flash(5, { attack: 2, counters: 'AA', traits: ['speed-force-master'] }) })
    table.play((_, { one }) => changeSpeed(one!, 3))
    act(table, 'trait:speed-force-master:attack')
    act(table, 'trait:speed-force-master:attack')
    expect([table.model('one').counters.attack, speedReserve(table.model('one'))]).toEqual([4, 1])
    expect(actionBlockedReason(table, 'trait:speed-force-master:attack')).toBe('Two a round.')
  })

  const bolts = { name: 'Speed Force Bolts', damage: 'ISS', rules: ['cost(3)', 'paradox(6)'] }
  const shooting = (far: number, reserve: number) => {
    const table = setTable({
      models: {
        one: flash(5, { weapons: [bolts] }),
        thug: { seat: 'b', at: [33 + inchesInCm(far), 30], endurance: 9 },
      },
      active: 'one',
    })
    table.play((_, { one }) => changeSpeed(one, reserve))
    return table
  }

  test('bmg2/core/speed-force: bolts hit an enemy within 8 inches without a roll, for 3 of the reserve', () => {
    const table = shooting(8, 3)
    act(table, 'trait:speed-force', '1 3 2')
    expect(table.model('thug')).toMatchObject({ injury: 1, stun: 2 })
    expect(speedReserve(table.model('one'))).toBe(0)
    expect(actionBlockedReason(shooting(8.01, 3), 'trait:speed-force')).toBe('It sees no enemy within 8".')
    expect(actionBlockedReason(shooting(8, 2), 'trait:speed-force')).toBe('It takes 3 of its reserve.')
    expect(actionBlockedReason(shooting(0, 3), 'melee:0')).toBe('It is a power of the speed force.')
  })

  test('bmg2/core/speed-force, bmg2/core/grab: bolts at another are an attack, so a captor lets go; bolts at its captive are not', () => {
    const held = (target: number) => {
      const table = setTable({
        models: {
          one: flash(5, { weapons: [bolts] }),
          captive: { seat: 'b', touching: 'one', endurance: 9 },
          thug: { seat: 'b', at: [33 + inchesInCm(4), 30], endurance: 9 },
        },
        active: 'one',
      })
      table.play((game, { one, captive }) => {
        changeSpeed(one, 3)
        addEffect(game, captive, 'immobilized', { until: 'game', by: one })
      })
      act(table, 'trait:speed-force', '1 3 2', ['bolts', `${target}`])
      return table.model('captive').effects.length > 0
    }
    expect([held(1), held(2)]).toEqual([true, false])
  })

  test('bmg2/core/speed-force: no power for who is cooled', () => {
    const table = shooting(8, 3)
    table.model('one').effects.push({ id: 'cooled', until: 'round', args: [], value: 0, by: undefined })
    expect(actionBlockedReason(table, 'trait:speed-force')).toBeDefined()
    begin(table as never)
    expect(table.asked).toEqual([])
  })

  test('bmg2/trait/speedster-x: only Speedsters block its strikes', () => {
    const strike = (traits: readonly string[]) => {
      const table = setTable({
        models: {
          one: flash(5, { counters: 'A' }),
          thug: { seat: 'b', touching: 'one', endurance: 9, counters: 'D', traits },
        },
        active: 'one',
      })
      act(table, 'melee:-1', '5 5 2', ...(traits.length > 0 ? [['block', 0] as const] : []))
      return table.asked
    }
    expect([strike([]), strike(['speedster-x(1)'])]).toEqual([[], ['b: block']])
  })
})

test('bmg2/core/ice-template: ice takes a counter from the reserve of a Speedster', () => {
  const table = track({ one: flash(5) })
  table.play((_, { one }) => changeSpeed(one!, 2))
  table.play((game, { one }) => trigger(game, 'on-ice', { slider: one! }))
  expect(speedReserve(table.model('one'))).toBe(1)
})
