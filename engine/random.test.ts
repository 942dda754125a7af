import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random, randomFrom, Stream } from './random.ts'

test('a seed gives the same dice everywhere', () => {
  // Computed with an independent ChaCha20 (RFC 8439) in Python: key SHA-256("gotham"), zero nonce.
  const random = randomFrom('gotham')
  const dice = Array.from({ length: 40 }, () => random.die()).join(' ')
  expect(dice).toBe('2 3 6 5 6 2 3 6 4 5 5 3 6 2 5 3 5 2 6 3 4 1 2 4 3 3 2 1 2 5 3 5 6 1 2 4 1 6 4 6')
  expect(random.position).toBe(41)
})

test('reads on across the edge of a chunk', () => {
  const random = new Random(new Stream('gotham'), 510)
  expect(Array.from({ length: 6 }, () => random.below(256))).toEqual([225, 78, 90, 46, 224, 92])
})

test('large ranges use four bytes', () => {
  expect(randomFrom('gotham').below(2 ** 32)).toBe(2340046602)
})

test('the position is all there is to remember', () => {
  const random = randomFrom('x')
  for (let i = 0; i < 1000; i++) random.die()
  const again = new Random(random.stream, random.position)
  expect(Array.from({ length: 50 }, () => again.below(1000))).toEqual(
    Array.from({ length: 50 }, () => random.below(1000)),
  )
})

test('every face is equally likely', () => {
  for (const sides of [2, 3, 6, 10, 20, 300]) {
    const random = randomFrom(`fair ${sides}`)
    const rolls = sides * 2000
    const counts = new Array<number>(sides).fill(0)
    for (let i = 0; i < rolls; i++) counts[random.below(sides)]!++
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    // Six standard deviations above the mean of a chi-square with sides - 1 degrees of freedom.
    expect(chi).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)))
  }
})

test('shuffles keep all, samples are different items', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.integer()), fc.nat(20), (seed, items, count) => {
      const random = randomFrom(seed)
      expect(random.shuffle(items).sort()).toEqual([...items].sort())
      const sample = random.sample(items, count)
      expect(sample).toHaveLength(Math.min(count, items.length))
      expect(new Set(sample).size).toBe(sample.length)
      expect(sample.every((item) => items.includes(item))).toBe(true)
    }),
  )
})

test('every order of three is equally likely', () => {
  const random = randomFrom('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle(['a', 'b', 'c']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('says what is wrong with an impossible request', () => {
  expect(() => randomFrom('x').below(0)).toThrow('below 0 does not exist')
  expect(() => randomFrom('x').below(2 ** 33)).toThrow('does not exist')
  expect(() => randomFrom('x').pick([])).toThrow('nothing to pick from')
})

test('old parts of a long stream can be read again', () => {
  const stream = new Stream('long')
  const first = new Random(stream).below(2 ** 32)
  for (let i = 0; i < 200; i++) stream.chunk(i)
  expect(new Random(stream).below(2 ** 32)).toBe(first)
})
