import { describe, expect, test } from 'vitest'
import {
  forget,
  forgetAmong,
  isAmong,
  type MemoryHolder,
  memory,
  noMemories,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from './memory.ts'
import { sharedPath } from './testing/shared.ts'

const drained = memory<number>('speed-force/drained', 0)
const wary = roundMemory<readonly number[]>('riddle/wary', [])

type Holder = MemoryHolder<'memory' | 'roundMemory'>
const holder = (): Holder => ({ memory: noMemories, roundMemory: noMemories })

describe('a memory', () => {
  test('has its initial value until something is remembered, and again once it is forgotten', () => {
    const model = holder()
    expect(recall(model, drained)).toBe(0)
    remember(model, drained, 3)
    expect(recall(model, drained)).toBe(3)
    forget(model, drained)
    expect(recall(model, drained)).toBe(0)
    expect(model.memory).toEqual({})
  })

  test('is kept where it lasts as long as it should', () => {
    const model = holder()
    remember(model, drained, 1)
    rememberAmong(model, wary, 7)
    expect(model).toEqual({
      memory: { 'speed-force/drained': 1 },
      roundMemory: { 'riddle/wary': [7] },
    })
  })

  test('of a copy is its own', () => {
    const model = holder()
    remember(model, drained, 1)
    const copy = { ...model }
    remember(copy, drained, 2)
    expect([recall(model, drained), recall(copy, drained)]).toEqual([1, 2])
    forget(copy, drained)
    expect(recall(model, drained)).toBe(1)
  })

  test('is frozen, as copies of a state share it, and takes nothing else along', () => {
    const model = holder()
    const given = [1]
    remember(model, wary, given)
    given.push(2)
    expect(recall(model, wary)).toEqual([1])
    expect(sharedPath(model, { ...model })).toBeUndefined()
    forget(model, wary)
    expect(sharedPath(model, { ...model })).toBeUndefined()
  })

  test('needs no holder: nothing is remembered then', () => {
    remember(undefined, drained, 4)
    forget(undefined, drained)
    expect(recall(undefined, drained)).toBe(0)
  })
})

describe('a remembered list', () => {
  test('has each item once', () => {
    const model = holder()
    rememberAmong(model, wary, 1)
    rememberAmong(model, wary, 2)
    rememberAmong(model, wary, 1)
    expect(recall(model, wary)).toEqual([1, 2])
    expect([isAmong(model, wary, 2), isAmong(model, wary, 3)]).toEqual([true, false])
  })

  test('loses the one item that is taken off', () => {
    const model = holder()
    for (const id of [1, 2, 3]) rememberAmong(model, wary, id)
    forgetAmong(model, wary, 2)
    forgetAmong(model, wary, 9)
    expect(recall(model, wary)).toEqual([1, 3])
  })
})
