import { addEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { breachesOf } from './invariants.ts'
import { setTable } from './testing/table.ts'

const table = () =>
  setTable({ models: { cop: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', at: [20, 20] } } })

describe('what must always hold', () => {
  test('a sound position has no breach', () => {
    const { state, content } = table()
    expect(breachesOf(state, content)).toEqual([])
  })

  test('two bases on one place are none where one model is inside the other', () => {
    const full = table()
    full.play((game, { cop, thug }) => {
      addEffect(game, cop, 'devoured', { until: 'game', by: thug })
      cop.at = thug.at
    })
    expect(breachesOf(full.state, full.content)).toEqual([])
  })

  test.each<[string, (state: ReturnType<typeof table>['state']) => unknown, RegExp]>([
    [
      'markers below nothing',
      (state) => Object.assign(state.models[0]!, { stun: -1 }),
      /fewer than no damage/,
    ],
    [
      'magazines below nothing',
      (state) => Object.assign(state.models[0]!, { ammo: [-2] }),
      /fewer than no magazines/,
    ],
    [
      'two bases on one place',
      (state) => Object.assign(state.models[0]!, { at: state.models[1]!.at }),
      /the same place/,
    ],
    [
      'a model off the board',
      (state) => Object.assign(state.models[0]!, { at: { x: inches(48), y: 0, z: 0 } }),
      /off the board/,
    ],
    [
      'a casualty on the table',
      (state) => Object.assign(state.models[0]!, { condition: 'casualty' }),
      /stands on the table/,
    ],
    [
      'a model without a place',
      (state) => Object.assign(state.models[0]!, { at: undefined }),
      /stands nowhere/,
    ],
    [
      'resources below nothing',
      (state) => Object.assign(state.crews[seat('a')]!, { resources: -1 }),
      /-1 resources/,
    ],
    ['a card from nowhere', (state) => state.crews[seat('a')]!.hand.push('x'), /too many x/],
  ])('%s is a breach', (_, spoil, sentence) => {
    const { state, content } = table()
    spoil(state)
    expect(breachesOf(state, content).join(' ')).toMatch(sentence)
  })
})
