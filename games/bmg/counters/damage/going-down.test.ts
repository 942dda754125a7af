import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { becomeCasualty } from './casualty.ts'
import { inflict } from './inflict.ts'

/** Notes every K.O. and casualty. */
const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  always: true,
  on: {
    'knocked-out': ({ game, victim }) => writeLog(game.state, `ko ${victim.id}`),
    casualty: ({ game, victim }) => writeLog(game.state, `casualty ${victim.id}`),
  },
}

const stage = (thug: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['clerk'] },
      thug: { seat: 'b', at: [60, 60], endurance: 4, ...thug },
    },
    book: { traits: { ...testBook.traits, clerk } },
  })

describe('going down', () => {
  test('bmg1/core/casualty: a model that takes as many injuries at once is K.O. first, and out', () => {
    const table = stage()
    table.play((game, { thug }) => inflict(game, thug, { injury: 4, cause: 'test' }))
    expect(readLog(table.state)).toEqual(['ko 1', 'casualty 1'])
  })

  test('bmg1/core/ko-hit-again: a K.O. model that is out is not K.O. again', () => {
    const table = stage({ condition: 'ko', stun: 2, injury: 2 })
    table.play((game, { thug }) => inflict(game, thug, { injury: 2, cause: 'test' }))
    expect(readLog(table.state)).toEqual(['casualty 1'])
  })

  test('bmg1/core/ko: a K.O. model that is only stunned stays K.O., once', () => {
    const table = stage({ condition: 'ko', stun: 4 })
    table.play((game, { thug }) => inflict(game, thug, { stun: 2, cause: 'test' }))
    expect([readLog(table.state), table.model('thug').stun]).toEqual([[], 4])
  })

  test('bmg1/core/casualty: nothing lasts on a model that is gone, and nothing hurts it any more', () => {
    const table = stage({ counters: 'MM' })
    table.play((game, { thug }) => void addEffect(game, thug, 'blind', { until: 'game' }))
    table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    table.play((game, { thug }) => inflict(game, thug, { injury: 1, cause: 'test' }))
    table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    expect(table.model('thug')).toMatchObject({
      effects: [],
      injury: 0,
      counters: { movement: 0 },
      at: undefined,
    })
    expect(readLog(table.state)).toEqual(['casualty 1'])
    expect(table.band('a').earned).toBe(2)
  })
})
