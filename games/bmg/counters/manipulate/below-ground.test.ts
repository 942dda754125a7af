import { describe, expect, test } from 'vitest'
import { beginActivation, canActivate } from '../activation/activation.ts'
import { inflict } from '../damage/inflict.ts'
import { breachesOf } from '../invariants.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { canPlan } from '../round/raise-a-plan.ts'
import { actionBlockedReason } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

/** A hero that went down into the sewers in the first round, with this on its card; now it is the third. */
function below(
  effects: readonly (readonly [id: string, value: number, ...args: string[]])[],
  sketch: Partial<ModelSketch> = {},
) {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 6, ...sketch },
      mate: { seat: 'a', at: [36, 30], counters: 'MSS', rank: 'free-agent' },
      thug: { seat: 'b', at: [80, 80], endurance: 6 },
    },
    markers: [{ kind: 'sewer', at: [33, 30] }],
    stage: 'recount',
    part: 1,
    round: 3,
    active: 'mate',
  })
  const held = effects.map(([id, value, ...args]) => ({
    id,
    value,
    args,
    until: 'game' as const,
    by: undefined,
  }))
  Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 1, effects: held })
  return table
}

describe('bmg1/core/sewers: what lasts on a model goes on below ground', () => {
  test('bmg1/effect/fire: it burns and grows', () => {
    const table = below([['fire', 2]])
    table.play((game) => casualtyRecount(game))
    expect(table.model('hero')).toMatchObject({ injury: 2, condition: 'away', effects: [{ value: 3 }] })
  })

  test('bmg1/effect/fire: it does not harm a model that has not arrived yet', () => {
    const table = below([['fire', 2]])
    table.model('hero').sewerSince = undefined
    table.play((game) => casualtyRecount(game))
    expect(table.model('hero').injury).toBe(0)
  })

  test('bmg1/effect/poison: it works when the activation begins there', () => {
    const poisoned = (dice: string) => {
      const table = below([['poison', 0, 'toxic', '2']])
      table.state.stage = 'execute'
      table.play((game, { hero }) => beginActivation(game, hero), dice, ['declare', 'neither'])
      return [table.model('hero').injury, table.model('hero').effects.length]
    }
    expect([poisoned('3 4'), poisoned('3 3')]).toEqual([
      [2, 1],
      [0, 0],
    ])
  })
})

describe('bmg1/core/ko, bmg1/core/sewers: K.O. below ground', () => {
  const asleep = () => {
    const table = below([['fire', 2]], { stun: 4 })
    table.play((game) => casualtyRecount(game))
    return table
  }

  test('it pays the enemy, plans and does nothing, and still takes its place there', () => {
    const table = asleep()
    expect(table.model('hero')).toMatchObject({ condition: 'ko', sewerSince: 1, at: undefined })
    expect(table.band('b').earned).toBe(1)
    expect(table.play((game, { hero }) => [canPlan(hero), canActivate(game, hero)])).toEqual([false, false])
    table.play((game) => dealPasses(game))
    expect(table.band('a').passes).toBe(0)
    expect(actionBlockedReason(table, 'sewer:1')).toBe('One model of the band is down there.')
    expect(breachesOf(table.state, table.content)).toEqual([])
  })

  test('bmg1/core/recover-ko: awake it is below as before', () => {
    const table = asleep()
    table.state.part = 0
    table.play((game) => casualtyRecount(game), '3 3')
    expect(table.model('hero')).toMatchObject({ condition: 'away', sewerSince: 1 })
    expect(table.play((game, { hero }) => [canPlan(hero), canActivate(game, hero)])).toEqual([true, true])
  })

  test('bmg1/effect/poison: K.O. when its activation begins, it has none', () => {
    const table = below([['poison', 0, 'toxic', '2']], { stun: 4 })
    table.state.stage = 'execute'
    table.play((game, { hero }) => beginActivation(game, hero), '6 6')
    expect(table.model('hero')).toMatchObject({ condition: 'ko', activated: true })
    expect(table.state.activation).toBeUndefined()
  })

  test('bmg1/core/casualty: out of the game it leaves the sewers to others', () => {
    const table = asleep()
    table.play((game, { hero }) => inflict(game, hero, { injury: 4, cause: 'fire' }))
    expect(table.model('hero')).toMatchObject({ condition: 'casualty', sewerSince: undefined, effects: [] })
    expect(table.band('b').earned).toBe(3)
    expect(actionBlockedReason(table, 'sewer:1')).toBeUndefined()
  })
})
