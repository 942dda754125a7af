import { describe, expect, test } from 'vitest'
import { compute, dividedBy, explain, loweredTo, plus, raisedTo, rulesOf, setTo, times } from './value.ts'

const base = { amount: 5, source: 'profile', rule: 'x/profile' }

test('multiplies and divides before it adds, whatever order modifiers are given in', () => {
  const value = compute({
    name: 'Defence',
    base,
    modifiers: [
      plus(1, { source: 'cover', rule: 'x/cover' }),
      dividedBy(2, { source: 'stunned' }),
      times(3, { source: 'rage' }),
    ],
  })
  expect(value.total).toBe(8)
  expect(value.steps.map(({ kind, total }) => [kind, total])).toEqual([
    ['times', 15],
    ['divided-by', 7.5],
    ['rounded-down', 7],
    ['plus', 8],
  ])
  expect(rulesOf(value)).toEqual(['x/profile', 'x/cover'])
})

test('fractions round down once, after all multiplying and dividing', () => {
  const halves = [dividedBy(2, { source: 'a' }), times(2, { source: 'b' })]
  expect(compute({ name: 'n', base, modifiers: halves }).total).toBe(5)
  const thirds = [dividedBy(3, { source: 'a' }), dividedBy(2, { source: 'b' })]
  expect(compute({ name: 'n', base, modifiers: thirds }).total).toBe(0)
  expect(
    compute({ name: 'n', base: { amount: -3, source: 'x' }, modifiers: [dividedBy(2, { source: 'a' })] })
      .total,
  ).toBe(-2)
})

test('setting comes after adding, and the last to set stands', () => {
  const modifiers = [setTo(9, { source: 'a' }), setTo(2, { source: 'b' }), plus(4, { source: 'c' })]
  expect(compute({ name: 'n', base, modifiers }).total).toBe(2)
})

test('floor and cap come last and leave a step only where they bite', () => {
  const floor = { amount: 1, source: 'never below one', rule: 'x/floor' }
  const cap = { amount: 6, source: 'never above six', rule: 'x/cap' }
  const low = compute({ name: 'n', base, modifiers: [plus(-9, { source: 'a' })], floor, cap })
  expect(low.total).toBe(1)
  expect(low.steps.at(-1)).toEqual({
    kind: 'floor',
    amount: 1,
    total: 1,
    source: 'never below one',
    rule: 'x/floor',
  })
  const high = compute({ name: 'n', base, modifiers: [setTo(12, { source: 'a' })], floor, cap })
  expect(high.total).toBe(6)
  expect(compute({ name: 'n', base, floor, cap }).steps).toEqual([])
})

test('a value explains itself in sentences', () => {
  const value = compute({
    name: 'Stride',
    base,
    modifiers: [plus(-2, { source: 'mud', rule: 'x/mud' }), times(2, { source: 'sprint' })],
    cap: { amount: 7, source: 'short legs' },
  })
  expect(explain(value)).toEqual([
    'Stride is 7.',
    'It starts at 5: profile [x/profile].',
    'Multiplied by 2, which makes 10: sprint.',
    'Less 2, which makes 8: mud [x/mud].',
    'At most 7, which makes 7: short legs.',
  ])
})

test('dividing by zero is a bug of the caller', () => {
  expect(() => dividedBy(0, { source: 'curse' })).toThrow('"curse" divides by zero')
})

describe('a better start', () => {
  const reach = (...modifiers: Parameters<typeof compute>[0]['modifiers'] & object) =>
    compute({ name: 'Reach', base: { amount: 0, source: 'contact' }, modifiers })

  test('is what others add to, in whatever order they come', () => {
    const detective = raisedTo(3, { source: 'Detective' })
    const longArm = plus(2, { source: 'Long Arm' })
    expect(reach(detective, longArm).total).toBe(5)
    expect(reach(longArm, detective).total).toBe(5)
  })

  test('is the best of several, and leaves no step where it changes nothing', () => {
    const value = reach(raisedTo(8, { source: 'Arms' }), raisedTo(3, { source: 'Detective' }))
    expect(value.total).toBe(8)
    expect(value.steps.map(({ kind, source }) => [kind, source])).toEqual([['raised-to', 'Arms']])
    expect(explain(value)[2]).toBe('Raised to 8, which makes 8: Arms.')
  })

  test('may be lower where lower is better, and never makes a number worse', () => {
    const from = (amount: number, ...modifiers: Parameters<typeof compute>[0]['modifiers'] & object) =>
      compute({ name: 'Critical', base: { amount, source: 'rules' }, modifiers }).total
    const expert = loweredTo(4, { source: 'Martial Expert' })
    const brutal = loweredTo(5, { source: 'Brutal' })
    expect([from(6, expert, brutal), from(6, brutal, expert), from(3, brutal)]).toEqual([4, 4, 3])
  })
})
