import { describe, expect, test } from 'vitest'
import { cm, inches } from '../units.ts'
import { type Part, part } from './part.ts'
import { byLength, onceBit, type Pricing, partPrice, priceOf, tariff } from './pricing.ts'

/** Third-edition style: each impairment takes 4 inches. Difficult ground impairs once however often it is entered. */
const impaired: Pricing = {
  walk: tariff(),
  difficult: tariff({ once: inches(4) }),
  climb: tariff({ each: inches(4) }),
  jump: tariff({ each: inches(4) }),
}

/** First-edition style: what impairs counts double, and no jump is wider than half the basic move of 10 cm. */
const halved: Pricing = {
  walk: tariff(),
  difficult: tariff({ horizontal: 2 }),
  vault: tariff(),
  climb: tariff({ horizontal: 2, vertical: 2 }),
  jump: tariff({ limit: cm(5) }),
}

describe('a tariff', () => {
  test('left alone is the way itself, as long as one likes', () => {
    expect(tariff()).toEqual({
      horizontal: 1,
      vertical: 1,
      each: 0,
      once: 0,
      limit: Number.POSITIVE_INFINITY,
    })
  })

  test('charges the way across and up at its own rate, and something for the part', () => {
    const pricing = { climb: tariff({ horizontal: 2, vertical: 3, each: 50 }) }
    expect(partPrice(part('climb', 100, 1000), pricing)).toBe(2 * 100 + 3 * 1000 + 50)
  })

  test('charges "each" for every part and "once" for the first only', () => {
    const parts = [part('climb', 0, 10), part('difficult', 10), part('climb', 0, 10), part('difficult', 10)]
    const pricing = { climb: tariff({ each: 100 }), difficult: tariff({ once: 1000 }) }
    expect(priceOf(parts, pricing)).toBe(40 + 2 * 100 + 1000)
  })

  test('keeps charges that count once apart for each kind', () => {
    const pricing = { jump: tariff({ once: 100 }), difficult: tariff({ once: 1000 }) }
    expect(priceOf([part('jump', 1), part('difficult', 1), part('jump', 1)], pricing)).toBe(1103)
    expect(onceBit(pricing, 'jump')).not.toBe(onceBit(pricing, 'difficult'))
    expect(onceBit(pricing, 'walk')).toBe(0)
  })
})

describe('limits and what is forbidden', () => {
  test('a kind without a tariff cannot be used, wherever it is in the path', () => {
    expect(partPrice(part('jump', 10), { walk: tariff() })).toBeUndefined()
    expect(
      priceOf([part('walk', 10), part('jump', 10), part('walk', 10)], { walk: tariff() }),
    ).toBeUndefined()
  })

  test('a run crosses no obstacle or difficult ground, climbs and jumps nothing (bmg1/core/run)', () => {
    const run: Pricing = { walk: tariff({ horizontal: 0.5 }) }
    expect(priceOf([part('walk', cm(20))], run)).toBe(cm(10))
    for (const kind of ['difficult', 'vault', 'climb', 'jump', 'drop'] as const) {
      expect(priceOf([part('walk', 10), part(kind, 10)], run)).toBeUndefined()
    }
  })

  test('a jump of half the basic move is allowed, a unit more is not (bmg1/core/jump-gap, bmg1/core/jump-distance)', () => {
    expect(priceOf([part('jump', cm(5))], halved)).toBe(5000)
    expect(priceOf([part('jump', cm(5) + 1)], halved)).toBeUndefined()
  })

  test('the limit of a climb or drop is its height, whatever its width', () => {
    const pricing = { drop: tariff({ limit: cm(5) }) }
    expect(priceOf([part('drop', cm(9), cm(5))], pricing)).toBe(14_000)
    expect(priceOf([part('drop', 0, cm(5) + 1)], pricing)).toBeUndefined()
  })

  test('by plain length everything but dropping is allowed', () => {
    const parts: Part[] = [
      part('walk', 1),
      part('difficult', 2),
      part('vault', 3),
      part('climb', 4, 5),
      part('jump', 6),
    ]
    expect(priceOf(parts, byLength)).toBe(21)
    expect(priceOf([part('drop', 0, 10)], byLength)).toBeUndefined()
  })

  test('a path of no parts costs nothing', () => {
    expect(priceOf([], {})).toBe(0)
  })
})

describe('the seeds', () => {
  test('a model that moves 10" and crosses difficult ground cannot advance more than 6" (bmg3/core/impaired, bmg3/core/difficult-ground)', () => {
    const six = [part('walk', inches(2)), part('difficult', inches(3)), part('walk', inches(1))]
    expect(priceOf(six, impaired)).toBe(inches(10))
    expect(priceOf([...six, part('walk', 1)], impaired)).toBe(inches(10) + 1)
  })

  test('impairments from two sources take 8" (bmg3/core/impaired)', () => {
    const parts = [part('difficult', inches(1)), part('climb', inches(1), inches(2))]
    expect(priceOf(parts, impaired)).toBe(inches(1 + 3 + 8))
  })

  test('a climb is measured across and up, and impairs (bmg3/core/climb)', () => {
    expect(priceOf([part('climb', inches(0.5), inches(3))], impaired)).toBe(inches(3.5 + 4))
  })

  test('each centimetre of difficult ground counts as two (bmg1/core/impaired-movement, bmg1/core/difficult-ground)', () => {
    expect(priceOf([part('walk', cm(4)), part('difficult', cm(3))], halved)).toBe(cm(10))
  })

  test('climbing counts as moving through difficult ground (bmg1/core/climb)', () => {
    expect(priceOf([part('climb', cm(1.5), cm(3.5))], halved)).toBe(cm(10))
  })
})
