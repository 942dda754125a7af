import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { outcomeOf } from '../outcome.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { ANY, setTable } from '../testing/table.ts'
import { casualtyRecount } from './casualty-recount.ts'
import { dealPasses, executeThePlan } from './execute-the-plan.ts'
import { countersToPlan, raiseAPlan } from './raise-a-plan.ts'
import { isBreaking, runAway } from './run-away.ts'
import { inTheBag, takeTheLead } from './take-the-lead.ts'

const two = {
  hero: { seat: 'a', at: [30, 30] },
  thug: { seat: 'b', at: [60, 60] },
} as const satisfies Record<string, ModelSketch>

const lead = (bag: { readonly a: number; readonly b: number }, round = 1) => {
  const table = setTable({ models: two, stage: 'lead', part: 0, round })
  Object.assign(table.state.bag, bag)
  return table
}

describe('the lead', () => {
  test('bmg1/core/take-the-lead: a counter is drawn and stays out; its owner picks who plans first', () => {
    const table = lead({ a: 1, b: 0 })
    table.play((game) => takeTheLead(game))
    expect([table.state.lead, table.state.bag[seat('a')]]).toEqual(['a', 0])
    table.play((game) => takeTheLead(game), '', ['lead', 'b'])
    expect(table.asked).toEqual(['a: lead'])
    expect([table.state.first, table.state.stage]).toEqual(['b', 'plan'])
  })

  test('bmg1/core/take-the-lead: an empty bag ends the game', () => {
    const table = lead({ a: 0, b: 0 })
    table.play((game) => takeTheLead(game))
    expect([table.state.stage, table.state.reasonOver]).toEqual([
      'over',
      'No lead counter is left in the bag.',
    ])
  })

  test('bmg1/core/lead-draw-alternates: players draw by turns', () => {
    const table = lead({ a: 2, b: 2 })
    const before = table.state.drawer
    table.play((game) => takeTheLead(game))
    expect(table.state.drawer).not.toBe(before)
    expect(table.play((game) => inTheBag(game))).toBe(3)
  })
})

describe('plans', () => {
  test('bmg1/core/raise-a-plan: Willpower counters, less one for each two markers, within the skills; places may stay empty', () => {
    const table = setTable({
      models: { hero: { ...two.hero, willpower: 6, attack: 2, stun: 3 }, thug: two.thug },
      stage: 'plan',
      part: 1,
    })
    expect(table.play((game, { hero }) => countersToPlan(game, hero))).toBe(5)
    table.play((game) => raiseAPlan(game), '', ['plan', { '0:attack': 2, '0:movement': 1 }])
    expect(table.model('hero').counters).toEqual({ movement: 1, attack: 2, defense: 0, special: 0 })
    const refused = (plan: object): string => {
      const fresh = setTable({
        models: { hero: { ...two.hero, willpower: 6, attack: 2 }, thug: two.thug },
        stage: 'plan',
        part: 1,
      })
      try {
        fresh.play((game) => raiseAPlan(game), '', ['plan', plan as never])
        return 'taken'
      } catch (error) {
        return String(error)
      }
    }
    expect(refused({ '0:attack': 3 })).toContain('0 to 2')
    expect(refused({ '0:movement': 3, '0:attack': 2, '0:defense': 2 })).toContain('at most 6')
    expect(refused({ '0:special': 4 })).toContain('0 to 3')
  })

  test('bmg1/core/raise-a-plan: the first player plans all models, then the other, who has seen it', () => {
    const table = setTable({
      models: { ...two, mate: { seat: 'a', at: [40, 30] } },
      stage: 'plan',
      part: 0,
      first: 'b',
    })
    table.playOn('', ['plan', ANY], ['plan', ANY])
    expect(table.asked).toEqual(['b: plan', 'a: plan'])
    expect(table.state.stage).toBe('execute')
  })

  test('bmg1/core/ko: a K.O. model gets no counters', () => {
    const table = setTable({
      models: { hero: { ...two.hero, condition: 'ko' }, thug: two.thug },
      stage: 'plan',
      part: 1,
    })
    table.play((game) => raiseAPlan(game))
    expect(table.asked).toEqual([])
  })
})

describe('activations', () => {
  const bands = (own: number, other: number, more: Readonly<Record<string, ModelSketch>> = {}) =>
    setTable({
      models: {
        ...Object.fromEntries([
          ...Array.from({ length: own }, (_, i) => [`a${i}`, { seat: 'a', at: [10 + 5 * i, 20] }]),
          ...Array.from({ length: other }, (_, i) => [`b${i}`, { seat: 'b', at: [10 + 5 * i, 80] }]),
        ]),
        ...more,
      } as Record<string, ModelSketch>,
      part: 1,
    })

  test('bmg1/core/passing: the smaller band gets the difference, never a third pass in a row', () => {
    const table = bands(5, 7)
    table.play((game) => void dealPasses(game))
    expect([table.band('a').passes, table.band('b').passes]).toEqual([2, 0])
    const again = bands(2, 5)
    again.play((game) => void dealPasses(game))
    again.band('a').passesInRow = 2
    again.play((game) => executeThePlan(game), '', ['activate', '0'], ['declare', 'neither'])
    expect(again.offered('activate')).not.toHaveProperty('pass')
  })

  test('bmg1/core/pass-count-timing: counted afresh from models that are not K.O.', () => {
    const table = bands(5, 6, { down: { seat: 'b', at: [90, 80], condition: 'ko' } })
    table.play((game) => void dealPasses(game))
    expect(table.band('a').passes).toBe(1)
  })

  test('bmg1/core/execute-the-plan: players alternate, the one who planned first begins, each model once a round', () => {
    const table = bands(2, 2)
    table.playOn('', ['activate', '0'], ['declare', 'neither'], ['activate', '2'], ['declare', 'neither'])
    // A model that declares nothing and can do nothing else is not asked for an action.
    expect(table.asked).toEqual(['a: activate', 'a: declare', 'b: activate', 'b: declare'])
    expect(table.state.models.map(({ activated }) => activated)).toEqual([true, false, true, false])
    expect(table.state.turn).toBe('a')
  })

  test('bmg1/core/passing: no player passes once the enemy has no model left to activate', () => {
    const passes = (left: boolean) => {
      const table = bands(2, 3)
      table.band('a').passes = 1
      for (const name of ['b0', 'b1', 'b2']) table.model(name).activated = !left
      try {
        table.play((game) => executeThePlan(game), '', ['activate', 'pass'])
        return true
      } catch {
        return false
      }
    }
    expect([passes(true), passes(false)]).toEqual([true, false])
  })

  test('bmg1/core/remaining-activations: who has no model left is skipped', () => {
    const table = bands(1, 3)
    table.model('a0').activated = true
    table.play((game) => executeThePlan(game), '', ['activate', '1'], ['declare', 'neither'])
    expect(table.asked[0]).toBe('b: activate')
  })

  test('bmg1/core/activation-shape: declared first; the move is not split around the attack, and what was not declared is closed', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'AA' },
        thug: { seat: 'b', touching: 'hero', endurance: 12 },
      },
      part: 1,
    })
    table.playOn(
      '1',
      ['declare', 'attack-move'],
      ['action', 'melee:-1'],
      ['strikes', { '1': 1 }],
      ['action', 'end'],
    )
    expect(table.offered('action').move).toBeUndefined()
    const moved = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'AA' },
        thug: { seat: 'b', touching: 'hero', endurance: 12 },
      },
      active: 'hero',
      declared: 'move-attack',
    })
    moved.play((game, { hero }) => performById(game, hero, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(actionBlockedReason(moved, 'move')).toBe('It has attacked: its move was before that.')
    const only = setTable({
      models: { hero: { seat: 'a', at: [30, 30], counters: 'AA' }, thug: { seat: 'b', touching: 'hero' } },
      active: 'hero',
      declared: 'move',
    })
    only.playOn('', ['action', 'end'])
    expect(only.offered('action')['melee:-1']).toBe('No attack was declared.')
  })

  test('bmg1/core/activation-shape: counters kept back stay for the rest of the round', () => {
    const table = bands(1, 1)
    table.model('a0').counters.defense = 2
    table.playOn('', ['declare', 'neither'])
    expect(table.model('a0')).toMatchObject({ activated: true, counters: { defense: 2 } })
  })
})

const recount = (hero: Partial<ModelSketch>, part = 0) =>
  setTable({ models: { hero: { ...two.hero, ...hero }, thug: two.thug }, stage: 'recount', part })

describe('the casualty recount', () => {
  test('bmg1/core/recover-stun: one die and one for each SC kept; each 4+ removes a stun, injuries stay', () => {
    const table = recount({ stun: 3, injury: 1, endurance: 9, counters: 'SS' })
    table.play((game) => casualtyRecount(game), '4 3 6')
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 1 })
    const hurt = recount({ injury: 2 })
    hurt.play((game) => casualtyRecount(game))
    expect(hurt.model('hero').injury).toBe(2)
  })

  test('bmg1/core/recover-ko: an Endurance roll; it wakes lying, one stun off, and rolls no more', () => {
    const table = recount({ stun: 6, endurance: 6, condition: 'ko' })
    table.play((game) => casualtyRecount(game), '3 3')
    expect(table.model('hero')).toMatchObject({ condition: 'down', stun: 5 })
    const asleep = recount({ stun: 6, endurance: 6, condition: 'ko' })
    asleep.play((game) => casualtyRecount(game), '3 4')
    expect(asleep.model('hero')).toMatchObject({ condition: 'ko', stun: 6 })
  })

  test('bmg1/core/casualty-recount: recovery, end of round, counters off and points, running away, next round', () => {
    const table = recount({ stun: 1, counters: 'AAD' })
    table.model('hero').effects = [{ id: 'stunned', until: 'round', args: [], value: 0, by: undefined }]
    table.band('a').earned = 2
    table.play((game) => casualtyRecount(game), '4')
    expect([
      table.model('hero').stun,
      table.model('hero').effects.length,
      table.model('hero').counters.attack,
    ]).toEqual([0, 1, 2])
    table.play((game) => casualtyRecount(game))
    expect([table.model('hero').effects.length, table.model('hero').counters.attack]).toEqual([0, 2])
    table.play((game) => casualtyRecount(game))
    expect([table.model('hero').counters.attack, table.band('a').victoryPoints]).toEqual([0, 2])
    table.play((game) => casualtyRecount(game))
    expect([table.state.stage, table.state.round]).toEqual(['lead', 2])
  })

  test('bmg1/core/game-end: after the last round, whatever is left in the bag', () => {
    const table = setTable({ models: two, stage: 'recount', part: 3, round: 6 })
    table.state.bag[seat('a')] = 3
    table.play((game) => casualtyRecount(game))
    expect([table.state.stage, table.state.reasonOver]).toEqual(['over', '6 rounds are over.'])
  })
})

describe('running away', () => {
  const band = (lost: number) =>
    setTable({
      models: {
        one: { seat: 'a', at: [20, 20], reputation: lost, condition: 'ko' },
        two: { seat: 'a', at: [30, 20], reputation: 100 - lost, willpower: 6 },
        thug: { seat: 'b', at: [60, 60] },
      },
      stage: 'recount',
      part: 3,
      round: 2,
    })

  test('bmg1/core/run-away: 70% of the reputation K.O. or out, not a point less', () => {
    expect(band(70).play((game) => isBreaking(game, seat('a')))).toBe(true)
    expect(band(69).play((game) => isBreaking(game, seat('a')))).toBe(false)
  })

  test('bmg1/core/run-away: a Willpower roll holds it; failing ends the game, and the enemy gets a point for each round left', () => {
    const held = band(70)
    expect(held.play((game) => runAway(game), '3 3')).toBeUndefined()
    const fled = band(70)
    fled.state.bag = { [seat('a')]: 2, [seat('b')]: 2 }
    fled.play((game) => casualtyRecount(game), '4 3')
    expect(fled.state.reasonOver).toBe('a ran away.')
    expect(fled.band('b').victoryPoints).toBe(4)
    expect([fled.band('a').fled, fled.band('b').fled]).toEqual([true, false])
    // bmg1/core/take-the-lead, bmg1/trait/kaos-agent, bmg1/strategy/perfect-plan: the bag and the limit both cap the rounds.
    const points = (own: number, theirs: number) => {
      const table = band(70)
      table.state.bag = { [seat('a')]: own, [seat('b')]: theirs }
      table.play((game) => runAway(game), '4 3')
      return table.band('b').earned
    }
    expect([points(2, 1), points(2, 3), points(0, 0)]).toEqual([3, 4, 0])
  })

  test('bmg1/core/run-away: neither gains if both flee', () => {
    const table = band(70)
    table.model('two').condition = 'ko'
    table.model('thug').condition = 'ko'
    table.state.bag = { [seat('a')]: 2, [seat('b')]: 2 }
    expect(table.play((game) => runAway(game))).toBe('Both bands ran away.')
    expect([table.band('a').earned, table.band('b').earned]).toEqual([0, 0])
    expect(table.band('a').victoryPoints + table.band('b').victoryPoints).toBe(0)
  })
})

test('bmg1/core/victory: most points win, as many is a draw', () => {
  const table = setTable({ models: two })
  table.band('a').victoryPoints = 3
  expect(outcomeOf(table.state)).toMatchObject({ winner: 'a' })
  table.band('b').victoryPoints = 3
  expect(outcomeOf(table.state)).toMatchObject({ winner: null })
})

test('bmg1/effect/hypnotize: a band whose last model is under the enemy’s control has not lost it', () => {
  const table = setTable({ models: two, stage: 'recount', part: 3 })
  table.model('hero').seat = seat('b')
  table.play((game) => casualtyRecount(game))
  expect(table.state.stage).toBe('lead')
})

test('bmg1/core/game-end: a band without models ends it too', () => {
  const table = setTable({ models: two, stage: 'recount', part: 3 })
  table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
  table.play((game) => casualtyRecount(game))
  expect(table.state.stage).toBe('over')
})
