import { describe, expect, test } from 'vitest'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { casualtyRecount } from './casualty-recount.ts'
import { controllersOf, scoreObjectives } from './control.ts'
import { dealPasses, executeThePlan } from './execute-the-plan.ts'
import { canPlan, latePlanners, raiseAPlan } from './raise-a-plan.ts'
import { takeTheLead } from './take-the-lead.ts'

const hero = { seat: 'a', at: [30, 30] } as const satisfies ModelSketch
const thug = { seat: 'b', at: [60, 60] } as const satisfies ModelSketch

describe('the end of a round', () => {
  const recount = (
    models: Readonly<Record<string, ModelSketch>>,
    rest: { part?: number; first?: 'a' | 'b' } = {},
  ) => setTable<string>({ models, stage: 'recount', part: rest.part ?? 0, first: rest.first ?? 'a' })

  test('bmg1/core/casualty-recount: the models of who plans first roll first', () => {
    const awake = (first: 'a' | 'b') => {
      const table = recount(
        { hero: { ...hero, condition: 'ko', stun: 6 }, thug: { ...thug, condition: 'ko', stun: 6 } },
        { first },
      )
      table.play((game) => casualtyRecount(game), '1 1 6 6')
      return [table.model('hero').condition, table.model('thug').condition]
    }
    expect([awake('a'), awake('b')]).toEqual([
      ['down', 'ko'],
      ['ko', 'down'],
    ])
  })

  test('bmg1/core/recover-stun: the Special Counters that roll are spent', () => {
    const table = recount({ hero: { ...hero, stun: 2, counters: 'SSM' }, thug })
    table.play((game) => casualtyRecount(game), '1 2 4')
    expect(table.model('hero')).toMatchObject({ stun: 1, counters: { special: 0, movement: 1 } })
  })

  test('bmg1/core/ko: who had more Endurance for a round is K.O. when that is over, and pays once', () => {
    const table = setTable({
      models: {
        hero: { ...hero, endurance: 4, stun: 5 },
        mate: { ...hero, at: [40, 40], condition: 'ko', endurance: 4, stun: 4 },
        thug,
      },
      stage: 'recount',
      part: 1,
      book: {
        effects: { ...testBook.effects, tough: { name: 'Tough', text: 'More.', own: { endurance: 2 } } },
      },
    })
    for (const name of ['hero', 'mate'] as const)
      table.model(name).effects = [{ id: 'tough', until: 'round', args: [], value: 0, by: undefined }]
    table.play((game) => casualtyRecount(game))
    expect([table.model('hero').condition, table.model('mate').condition]).toEqual(['ko', 'ko'])
    expect(table.band('b').earned).toBe(1)
  })

  test('bmg1/core/execute-the-plan: in the next round every model may activate again', () => {
    const table = recount(
      { hero: { ...hero, activated: true }, thug: { ...thug, activated: true } },
      { part: 3 },
    )
    table.model('hero').roundMemory = { something: true }
    table.play((game) => casualtyRecount(game))
    expect(table.state).toMatchObject({ round: 2, stage: 'lead' })
    for (const name of ['hero', 'thug'])
      expect(table.model(name)).toMatchObject({ activated: false, roundMemory: {} })
  })
})

test('bmg1/core/game-end: a band that has nothing to run away with is out with its last model, and not before', () => {
  const over = (mate: 'up' | 'casualty') => {
    // Without reputation there is no part of it to lose. bmg1/core/run-away
    const worthless = { ...thug, reputation: 0 }
    const table = setTable({
      models: {
        hero,
        thug: { ...worthless, condition: 'casualty' },
        mate: { ...worthless, condition: mate },
      },
      stage: 'recount',
      part: 3,
    })
    table.play((game) => casualtyRecount(game))
    return table.state.reasonOver
  }
  expect([over('up'), over('casualty')]).toEqual([undefined, 'b has no model left.'])
})

describe('control', () => {
  const loot = { kind: 'loot', at: [33, 30] } as const

  test('bmg1/objective/loot: what a model carries is controlled by that model alone', () => {
    const held = (carrier: 'hero' | 'mate') =>
      setTable({
        models: { hero, mate: { seat: 'a', at: [36, 30] }, thug },
        markers: [{ ...loot, carrier }],
      }).play((game) => controllersOf(game, game.state.markers[0]!, game.seats[0]!).map(({ id }) => id))
    expect([held('hero'), held('mate')]).toEqual([[0], [1]])
  })

  test('bmg1/core/objective-control: an enemy who cannot contest an objective still controls it, and no other band does', () => {
    const shy = { name: 'Shy', text: 'It contests nothing.', own: { 'cannot-contest': true as const } }
    const table = setTable({
      models: { hero: { ...hero, at: [90, 90] }, thug: { ...thug, at: [36, 30], traits: ['shy'] } },
      markers: [loot],
      book: { traits: { ...testBook.traits, shy } },
    })
    table.play((game) => scoreObjectives(game))
    expect([table.band('a').earned, table.band('b').earned]).toEqual([0, 1])
  })

  test('bmg1/core/objective-scoring: only objectives pay', () => {
    const table = setTable({ models: { hero, thug }, markers: [{ kind: 'sewer', at: [33, 30], seat: 'a' }] })
    table.play((game) => scoreObjectives(game))
    expect(table.band('a').earned).toBe(0)
  })
})

describe('who acts in a round', () => {
  test('bmg1/core/execute-the-plan: the phase begins with passes and the turn of who plans first', () => {
    const table = setTable({
      models: { hero, thug, other: { ...thug, at: [70, 60] } },
      first: 'b',
      part: 0,
    })
    Object.assign(table.state, { turn: table.model('hero').seat })
    table.play((game) => executeThePlan(game))
    expect(table.state).toMatchObject({ part: 1, turn: 'b' })
    expect([table.band('a').passes, table.band('b').passes]).toEqual([1, 0])
  })

  test('bmg1/core/pass-count-timing: a model that is still to come onto the table does not count', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        mate: { seat: 'a' },
        late: { seat: 'a' },
        thug: { seat: 'b', at: [60, 60] },
        other: { seat: 'b', at: [70, 70] },
      },
    })
    table.play((game) => dealPasses(game))
    expect([table.band('a').passes, table.band('b').passes]).toEqual([1, 0])
  })

  test('bmg1/core/pass-count-timing, bmg1/core/sewers: a model in the sewers counts and plans', () => {
    const table = setTable({ models: { hero, mate: { seat: 'a' }, gone: { seat: 'a' }, thug } })
    table.model('mate').sewerSince = 1
    table.play((game) => dealPasses(game))
    expect(table.band('b').passes).toBe(1)
    expect([canPlan(table.model('mate')), canPlan(table.model('gone'))]).toEqual([true, false])
  })

  test('bmg1/trait/scheming: what was remembered for late plans is gone afterwards, other things stay', () => {
    const table = setTable({ models: { hero, thug }, stage: 'plan', part: 3 })
    table.state.roundMemory = { [latePlanners.key]: [1], 'something/else': true }
    table.play((game) => raiseAPlan(game))
    expect([table.state.stage, table.state.roundMemory]).toEqual(['execute', { 'something/else': true }])
  })

  test('bmg1/strategy/early-bird: only the lead of the first round', () => {
    const drawn = (round: number) => {
      const table = setTable({ models: { hero, thug }, stage: 'lead', part: 0, round })
      Object.assign(table.state.bag, { a: 1, b: 0 })
      table.band('b').inForce.push('early-bird')
      table.play((game) => takeTheLead(game))
      return table.state.lead
    }
    expect([drawn(1), drawn(2)]).toEqual(['b', 'a'])
  })

  test('bmg1/core/execute-the-plan: who must activate next does so, if it can and it is its turn', () => {
    const asked = (forced: 'mate' | 'thug', mate: Partial<ModelSketch> = {}) => {
      const table = setTable({
        models: { hero, mate: { ...hero, at: [40, 40], ...mate }, thug, third: { ...hero, at: [20, 20] } },
        part: 1,
      })
      Object.assign(table.state, { mustActivate: table.model(forced).id })
      table.playOn('', ...(forced === 'mate' && mate.activated !== true ? [] : [['activate', '0'] as const]))
      return [table.asked, table.state.activation?.model, table.state.mustActivate]
    }
    expect(asked('mate')).toEqual([[], 1, undefined])
    expect(asked('mate', { activated: true })).toEqual([['a: activate'], 0, undefined])
    expect(asked('thug')).toEqual([['a: activate'], 0, 2])
  })
})
