import { outcomeOf } from '@gargoyle/bmg-counters'
import {
  beginActivation,
  casualtyRecount,
  countersToPlan,
  dealPasses,
  executeThePlan,
  isBreaking,
  raiseAPlan,
  runAway,
  takeTheLead,
} from '@gargoyle/bmg-counters/parts'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { rollSkill } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const two = {
  hero: { seat: 'a', at: [30, 30] },
  thug: { seat: 'b', at: [60, 60] },
} as const satisfies Record<string, ModelSketch>

describe('a round', () => {
  test('bmg2/core/phases: Take the Lead, Raise the Plan, Execute the Plan, Recount, and again', () => {
    const table = setTable({ models: two, stage: 'lead', part: 0 })
    Object.assign(table.state.bag, { a: 2, b: 0 })
    const done = ['declare', 'neither'] as const
    const plan = { '0:defense': 1 }
    table.playOn('', ['lead', 'a'], ['plan', plan], ['plan', { '1:defense': 1 }], done, done, ['lead', 'b'])
    expect(table.asked.map((each) => each.slice(3))).toEqual([
      'lead',
      'plan',
      'plan',
      'declare',
      'declare',
      'lead',
    ])
    expect(table.model('hero').counters.defense).toBe(0)
    expect(table.state.stage).toBe('plan')
    expect(table.state.round).toBe(2)
  })

  test('bmg2/core/take-the-lead: one counter is drawn and stays out; its owner chooses who plans first; an empty bag ends the game', () => {
    const table = setTable({ models: two, stage: 'lead', part: 0 })
    Object.assign(table.state.bag, { a: 0, b: 1 })
    table.play((game) => takeTheLead(game))
    expect([table.state.lead, table.state.bag[seat('b')]]).toEqual(['b', 0])
    table.play((game) => takeTheLead(game), '', ['lead', 'a'])
    expect([table.asked, table.state.first]).toEqual([['b: lead'], 'a'])
    const empty = setTable({ models: two, stage: 'lead', part: 0 })
    empty.play((game) => takeTheLead(game))
    expect(empty.state.stage).toBe('over')
  })

  test('bmg2/core/raise-the-plan: Willpower counters less one for 2 markers, within the skills, Special 3', () => {
    const planner = (hero: Partial<ModelSketch>) =>
      setTable({
        models: { hero: { ...two.hero, willpower: 6, ...hero }, thug: two.thug },
        stage: 'plan',
        part: 1,
      })
    const counters = (stun: number) =>
      planner({ stun, endurance: 9 }).play((game, { hero }) => countersToPlan(game, hero))
    expect([counters(0), counters(1), counters(2), counters(4)]).toEqual([6, 6, 5, 4])
    const plan = (shares: Record<string, number>, hero: Partial<ModelSketch> = {}) =>
      planner(hero).play((game) => raiseAPlan(game), '', ['plan', shares])
    expect(() => plan({ '0:attack': 3 }, { attack: 2 })).toThrow('0 to 2')
    expect(() => plan({ '0:special': 4 })).toThrow('0 to 3')
    expect(() => plan({ '0:movement': 3, '0:attack': 3, '0:defense': 1 })).toThrow('at most 6')
    expect(() => plan({ '0:movement': 3, '0:attack': 3 })).not.toThrow()
  })

  const bands = (own: number, other: number) =>
    setTable<string>({
      models: Object.fromEntries([
        ...Array.from({ length: own }, (_, i) => [`a${i}`, { seat: 'a', at: [10 + 5 * i, 20] } as const]),
        ...Array.from({ length: other }, (_, i) => [`b${i}`, { seat: 'b', at: [10 + 5 * i, 80] } as const]),
      ]),
      part: 1,
    })

  test('bmg2/core/execute-the-plan: models activate by turns, each once, in the declared order', () => {
    const table = bands(2, 2)
    const done = (id: string) =>
      [
        ['activate', id],
        ['declare', 'neither'],
      ] as const
    table.playOn('', ...done('0'), ...done('2'), ['declare', 'move'], ['action', 'end'])
    expect(table.asked.map((each) => each[0])).toEqual([...'aabbaa'])
    expect(table.model('a1').activated).toBe(true)
    expect(table.offered('action')['melee:-1']).toBe('No attack was declared.')
  })

  test('bmg2/trait/veteran, bmg2/core/execute-the-plan: the log tells of each counter that is moved first, and of the order declared', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['veteran'], counters: 'MMM' },
        thug: { seat: 'b', at: [90, 90] },
      },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['move-counter', 'movement:attack'],
      ['move-counter', 'stop'],
      ['declare', 'attack-move'],
    )
    expect(table.story.slice(-3)).toEqual([
      'hero activates.',
      'hero moves 1 counter from Move to Attack (Veteran).',
      'hero declares: attack, then move.',
    ])
  })

  test('bmg2/core/passing: the smaller crew gets the difference, never more than two in a row', () => {
    const table = bands(2, 5)
    table.model('b0').condition = 'ko'
    table.play((game) => void dealPasses(game))
    expect([table.band('a').passes, table.band('b').passes]).toEqual([2, 0])
    table.band('a').passes = 5
    table.band('a').passesInRow = 1
    table.play((game) => executeThePlan(game), '', ['activate', 'pass'])
    expect(table.band('a')).toMatchObject({ passes: 4, passesInRow: 2 })
    table.state.turn = seat('a')
    table.play((game) => executeThePlan(game), '', ['activate', '0'], ['declare', 'neither'])
    expect(table.offered('activate')).not.toHaveProperty('pass')
  })
})

describe('rolls', () => {
  const rolled = (
    name: 'agility' | 'endurance' | 'willpower',
    dice: string,
    hero: Partial<ModelSketch> = {},
  ) =>
    setTable({ models: { hero: { ...two.hero, movement: 4, endurance: 6, willpower: 7, ...hero } } }).play(
      (game, all) => rollSkill(game, all.hero, name, { reason: 'test' }),
      dice,
    )

  test('bmg2/core/skill-rolls: one die for Agility, two for Endurance and Willpower; equal or under', () => {
    expect([rolled('agility', '4'), rolled('agility', '5')]).toEqual([true, false])
    expect([rolled('endurance', '3 3'), rolled('endurance', '3 4')]).toEqual([true, false])
    expect([rolled('willpower', '3 4'), rolled('willpower', '4 4')]).toEqual([true, false])
  })

  test('bmg2/core/reroll: the second result stands', () => {
    const leader = { rank: 'leader', leads: true } as const
    expect(rolled('willpower', '6 6 1 1', leader)).toBe(true)
    expect(rolled('willpower', '4 4 6 6', leader)).toBe(false)
    expect(rolled('willpower', '6 6')).toBe(false)
  })
})

const recount = (hero: Partial<ModelSketch>, part = 0) =>
  setTable({ models: { hero: { ...two.hero, ...hero }, thug: two.thug }, stage: 'recount', part })

/** Goes through the whole Recount. */
const finish = (table: ReturnType<typeof recount>, dice = '') => {
  const [first = '', ...rest] = [dice]
  table.play((game) => casualtyRecount(game), first)
  for (let guard = 0; table.state.stage === 'recount' && guard < 8; guard++)
    table.play((game) => casualtyRecount(game), rest.shift() ?? '')
}

describe('the Recount', () => {
  test('bmg2/core/recovery: 4+ takes a stun off, with a die more for each SC kept; injuries stay', () => {
    const table = recount({ stun: 3, injury: 1, endurance: 9, counters: 'SS' })
    table.play((game) => casualtyRecount(game), '4 3 6')
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('bmg2/core/recovery: an Endurance roll ends a K.O.: a stun off, and it still lies', () => {
    const table = recount({ stun: 6, endurance: 6, condition: 'ko' })
    table.play((game) => casualtyRecount(game), '3 3')
    expect(table.model('hero')).toMatchObject({ condition: 'down', stun: 5 })
    const asleep = recount({ stun: 6, endurance: 6, condition: 'ko' })
    asleep.play((game) => casualtyRecount(game), '3 4')
    expect(asleep.model('hero')).toMatchObject({ condition: 'ko', stun: 6 })
  })

  test('bmg2/core/recount-order: at its end counters and effects of the round are gone and points are added', () => {
    const table = recount({ counters: 'AAD' })
    table.model('hero').effects = [{ id: 'stunned', until: 'round', args: [], value: 0, by: undefined }]
    table.band('a').earned = 2
    finish(table)
    expect(table.model('hero')).toMatchObject({ effects: [], counters: { attack: 0, defense: 0 } })
    expect([table.band('a').victoryPoints, table.state.stage, table.state.round]).toEqual([2, 'lead', 2])
  })

  test('bmg2/core/recount-order: recovery, then points with counters still on the cards, then the round is over', () => {
    const table = setTable({
      models: { hero: { ...two.hero, stun: 1, endurance: 9, counters: 'AA' }, thug: two.thug },
      markers: [{ kind: 'ammo-crates', at: [33, 30], seat: 'a' }],
      stage: 'recount',
      part: 0,
    })
    table.model('hero').effects = [{ id: 'stunned', until: 'round', args: [], value: 0, by: undefined }]
    const seen = () => {
      const { stun, counters, effects } = table.model('hero')
      return [stun, table.band('a').victoryPoints, counters.attack, effects.length]
    }
    table.play((game) => casualtyRecount(game), '4')
    expect(seen()).toEqual([0, 0, 2, 1])
    table.play((game) => casualtyRecount(game))
    expect(seen()).toEqual([0, 3, 2, 1])
    table.play((game) => casualtyRecount(game))
    expect(seen()).toEqual([0, 3, 0, 0])
  })

  const breaking = (lost: number, strategies: readonly string[] = []) => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [20, 20], reputation: lost, condition: 'ko' },
        two: { seat: 'a', at: [30, 20], reputation: 100 - lost, willpower: 6 },
        thug: two.thug,
      },
      stage: 'recount',
      part: 0,
      round: 2,
    })
    table.band('a').inForce.push(...strategies)
    return table
  }

  test('bmg2/core/run-away: at 70% of the reputation, 80% after a Battle Cry; a point for each round left', () => {
    const breaks = (lost: number, strategies: readonly string[] = []) =>
      breaking(lost, strategies).play((game) => isBreaking(game, seat('a')))
    expect([breaks(70), breaks(69)]).toEqual([true, false])
    expect([breaks(79, ['battle-cry']), breaks(80, ['battle-cry'])]).toEqual([false, true])
    expect(breaking(70).play((game) => runAway(game), '3 3')).toBeUndefined()
    const fled = breaking(70)
    fled.state.bag = { [seat('a')]: 2, [seat('b')]: 2 }
    expect(fled.play((game) => runAway(game), '4 3')).toBe('a ran away.')
    expect(fled.band('b').earned).toBe(4)
  })

  test('bmg2/core/victory: most points win, as many is a draw', () => {
    const table = setTable({ models: two })
    table.band('a').victoryPoints = 3
    expect(outcomeOf(table.state)).toMatchObject({ winner: 'a' })
    table.band('b').victoryPoints = 3
    expect(outcomeOf(table.state)).toMatchObject({ winner: null })
  })
})
