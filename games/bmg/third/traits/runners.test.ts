import { recall, remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { trigger } from '../rules/rule-system.ts'
import { scene } from '../testing/scene.ts'
import { to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'
import { speedReserve } from '../weapons/speed-force.ts'

test('bmg3/trait/molecular-control: moves for SpeedForce cards', () => {
  const table = scene('molecular-control(1)')
  useTrait(table, 'owner', 'molecular-control(1)', '', ['move', to(20, 15)])
  expect(table.crew('a').counters).toEqual({ 'speed-force drawn': 1 })
  expect(table.model('owner')).toMatchObject({ at: { y: 15 * 2540 }, effects: [] })
})

describe('bmg3/trait/speed-force-absorption', () => {
  const reserves = (table: ReturnType<typeof scene>) =>
    (['owner', 'enemy'] as const).map((who) => recall(table.model(who), speedReserve))
  const run = (left: number, ...answers: readonly (readonly [string, string])[]) => {
    const table = scene('speed-force-absorption')
    remember(table.model('enemy'), speedReserve, left)
    table.play((game) => trigger(game, 'plan-end', {}), '', ...answers)
    return reserves(table)
  }

  test('bmg3/trait/speed-force-absorption: a counter of another Speedster', () => {
    expect(run(2, ['speed-force-absorption', '2'])).toEqual([1, 1])
    expect(run(0)).toEqual([0, 0])
  })

  test('bmg3/trait/speed-force-absorption: after the pool was drained, so that no model fills up again', () => {
    const table = scene('speed-force-absorption', { enemy: { traits: ['speed-force-master'] } })
    table.play(
      function* (game) {
        yield* trigger(game, 'plan-start', {})
        yield* trigger(game, 'plan-end', {})
      },
      '',
      ['speed-force-absorption', '2'],
    )
    expect(reserves(table)).toEqual([1, 2])
  })

  test('bmg3/trait/speed-force-absorption: no model that is out of the game', () => {
    const table = scene('speed-force-absorption')
    table.model('enemy').condition = 'casualty'
    table.model('enemy').at = undefined
    remember(table.model('enemy'), speedReserve, 2)
    table.play((game) => trigger(game, 'plan-end', {}))
    expect(table.asked).toEqual([])
  })
})
