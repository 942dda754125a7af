import { randomFrom } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { testEdition } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { planDecision } from './plan-decision.ts'
import { usefulCounters } from './plan-sense.ts'

const wanted = (
  hero: Partial<ModelSketch>,
  enemy: readonly [number, number],
  objective?: readonly [number, number],
) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [...enemy] } },
    markers: objective ? [{ kind: 'loot', at: [...objective], seat: 'a' }] : [],
  }).play((game, models) => usefulCounters(game, models.hero))

test('beside an enemy no counter goes into moving before those for the fight', () => {
  expect(wanted({}, [33, 30]).slice(0, 4)).toEqual(['attack', 'attack', 'defense', 'attack'])
})

test('an enemy that dice can reach wants as many of them, and then attacks', () => {
  // 17 cm between the bases: seven more than the basic move, two dice.
  expect(wanted({}, [50, 30]).slice(0, 5)).toEqual(['attack', 'movement', 'movement', 'attack', 'defense'])
})

test('where a counter adds a fixed length, as many as that takes', () => {
  const edition = { ...testEdition, move: { basic: 10, counter: 8 } }
  const counters = setTable({
    models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [50, 30] } },
    edition,
  }).play((game, models) => usefulCounters(game, models.hero))
  expect(counters.slice(0, 4)).toEqual(['attack', 'movement', 'attack', 'defense'])
})

test('far from everything it runs; with a gun in range it shoots first', () => {
  expect(wanted({}, [110, 110]).slice(0, 4)).toEqual(['movement', 'movement', 'movement', 'movement'])
  const gun = { name: 'Gun', damage: 'i', rof: 2, ammo: 3, rules: [] }
  expect(wanted({ weapons: [gun] }, [65, 30]).slice(0, 3)).toEqual(['attack', 'attack', 'attack'])
  const dry = setTable({
    models: { hero: { seat: 'a', at: [30, 30], weapons: [gun] }, thug: { seat: 'b', at: [65, 30] } },
  })
  dry.model('hero').arms[0]!.ammo = 0
  expect(dry.play((game, models) => usefulCounters(game, models.hero))[0]).toBe('movement')
})

test('an objective near by takes fewer dice, and who lies wants to stand up first', () => {
  expect(wanted({}, [110, 110], [42, 30])).toEqual([
    'movement',
    'movement',
    'special',
    ...wanted({}, [110, 110]).slice(5),
  ])
  expect(wanted({ condition: 'down' }, [33, 30])[0]).toBe('movement')
})

test('bmg1/core/raise-a-plan: suggested plans are legal, and the first of several is the sensible one', () => {
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], attack: 2, willpower: 5 }, thug: { seat: 'b', at: [33, 30] } },
  })
  table.play((game, models) => {
    const decision = planDecision(game, [models.hero], () => 5)!
    const plans = decision.candidates(randomFrom('plans'), 8)
    expect(plans).toHaveLength(8)
    for (const plan of plans) expect(decision.check(plan).ok).toBe(true)
    expect(plans[0]).toEqual({ '0:movement': 0, '0:attack': 2, '0:defense': 2, '0:special': 1 })
  })
})
