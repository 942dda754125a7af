import { describe, expect, test } from 'vitest'
import { breachesOf } from './invariants.ts'
import { setTable } from './testing/table.ts'

const table = () =>
  setTable({ models: { cop: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [60, 60] } } })

type Position = ReturnType<typeof table>['state']

describe('what must always hold', () => {
  test('a sound position has no breach', () => {
    const { state, content } = table()
    expect(breachesOf(state, content)).toEqual([])
  })

  test.each<[string, (state: Position) => unknown, RegExp]>([
    [
      'markers below nothing',
      ({ models }) => Object.assign(models[0]!, { stun: -1 }),
      /fewer than no damage/,
    ],
    [
      'counters below nothing',
      ({ models }) => Object.assign(models[0]!.counters, { attack: -1 }),
      /-1 attack counters/,
    ],
    ['doses below nothing', ({ models }) => Object.assign(models[0]!, { doses: -1 }), /fewer than no doses/],
    [
      'two bases on one place',
      ({ models }) => Object.assign(models[0]!, { at: models[1]!.at }),
      /the same place/,
    ],
    ['a base off the board', ({ models }) => Object.assign(models[0]!.at!, { x: 1 }), /off the board/],
    ['a base between units', ({ models }) => Object.assign(models[0]!.at!, { x: 30_000.5 }), /whole units/],
    [
      'a marker between units',
      ({ markers }) =>
        markers.push({
          id: 9,
          kind: 'loot',
          seat: undefined,
          at: { x: 0.5, y: 0, z: 0 },
          memory: {},
        }),
      /loot 9 lies between whole units/,
    ],
    ['nowhere, yet up', ({ models }) => Object.assign(models[0]!, { at: undefined }), /stands nowhere/],
    ['gone, yet there', ({ models }) => Object.assign(models[0]!, { condition: 'casualty' }), /on the table/],
    ['in a sewer and there', ({ models }) => Object.assign(models[0]!, { sewerSince: 1 }), /in a sewer/],
    ['a bag of less than nothing', ({ bag }) => Object.assign(bag, { a: -1 }), /The bag holds -1/],
  ])('%s is a breach', (_what, breakIt, sentence) => {
    const { state, content } = table()
    breakIt(state)
    expect(breachesOf(state, content).join(' ')).toMatch(sentence)
  })
})
