import { chooseSome, type Json } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { gccWords } from './words.ts'

const tried = (successes: readonly number[], max: number, about?: Json, name = 'icon-rerolls') =>
  gccWords.alsoTried?.(
    chooseSome({
      name,
      prompt: 'Again?',
      max,
      ...(about === undefined ? {} : { about }),
      options: successes.map((each, i) => ({ id: String(i), label: 'die', about: { successes: each } })),
    }),
  )

describe('what a hint compares although no bot does', () => {
  test('a roll that falls short: the dice with one success too, the poorest first', () => {
    expect(tried([1, 2, 0], 3, { kind: 'task', needed: 4, reached: 3 })).toEqual([[], ['2', '0'], ['2']])
  })

  test('no more dice than may be rolled again', () => {
    expect(tried([1, 1, 1], 2, { kind: 'task', needed: 4, reached: 3 })).toEqual([[], ['0', '1'], ['0']])
  })

  test('a roll that is enough: to leave it alone', () => {
    expect(tried([1, 2, 1], 3, { kind: 'task', needed: 4, reached: 4 })).toEqual([[]])
    expect(tried([1, 2, 1], 3)).toEqual([[]])
  })

  test('in danger the dice that wound, never blank ones', () => {
    expect(tried([0, 1, 2], 3, { kind: 'danger', reached: 3 })).toEqual([[], ['2', '1'], ['2']])
  })

  test('both stances, and nothing else of other questions', () => {
    expect(tried([1, 1], 2, undefined, 'stance')).toEqual(['0', '1'])
    expect(tried([1, 1], 2, undefined, 'pick-up')).toEqual([])
  })
})
