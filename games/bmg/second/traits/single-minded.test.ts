import { type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

type Others = Readonly<Record<string, ModelSketch>>

/** A hero that is driven to one enemy; its Strength is 4+, so that a 3 damages only with the bonus. */
const driven = (special: string, others: Others) =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['obsessive', special], counters: 'MAAASS' },
      ...others,
    },
    active: 'hero',
  })
const foe = (x: number, y: number): ModelSketch => ({ seat: 'b', at: [x, y], endurance: 9, defense: 2 })

/** Stuns of each after a charge that ends at 37, 30, beside the first, and a blow at that one if there are dice for it. */
const charged = (others: Others, hits: string, blow?: string): readonly number[] => {
  const table = driven('charge', others)
  act(table, 'special:charge:-1', hits, ['move', { to: to(37, 30) }])
  if (blow !== undefined) act(table, 'melee:-1', blow, ['strikes', { '1': 1 }])
  return Object.keys(others).map((name) => table.model(name).stun)
}
const one = { one: foe(34, 30) }
const both = { ...one, two: foe(34, 32) }

test('bmg2/trait/obsessive, bmg2/special-attack/charge: a charge over one enemy is at it alone, one over two is not', () => {
  expect([charged(one, '3 2'), charged(both, '3 2 3 2')]).toEqual([[2], [0, 0]])
})

test('bmg2/trait/obsessive, bmg2/special-attack/charge: nor is a blow after a charge that met another', () => {
  expect([charged(one, '1 2', '3 3 2'), charged(both, '1 2 1 2', '3 3 2')]).toEqual([[1], [0, 0]])
})

test('bmg2/trait/obsessive, bmg2/special-attack/360-attack: nor is one after strikes all around', () => {
  const after = (others: Others, misses: string) => {
    const table = driven('360-attack', others)
    act(table, 'special:360-attack:-1', misses)
    act(table, 'melee:-1', '3 3 2', ['strikes', { '1': 1 }])
    return table.model('one').stun
  }
  const beside = { one: foe(33, 30) }
  expect([after(beside, '1'), after({ ...beside, two: foe(27, 30) }, '1 1')]).toEqual([1, 0])
})
