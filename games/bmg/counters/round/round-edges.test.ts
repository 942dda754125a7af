import { remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { isSpare } from '../preparation/start.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import type { MarkerSketch } from '../testing/index.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { answering } from '../testing/rules.ts'
import { setTable, type TableSketch } from '../testing/table.ts'
import { casualtyRecount } from './casualty-recount.ts'
import { controlledObjectives, scoreObjectives } from './control.ts'
import { endGame } from './end-game.ts'
import { dealPasses, executeThePlan } from './execute-the-plan.ts'
import { raiseAPlan } from './raise-a-plan.ts'
import { isBreaking, reputationLost, runAway } from './run-away.ts'
import { takeTheLead } from './take-the-lead.ts'
import { award } from './victory-points.ts'

const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  always: true,
  on: {
    'round-start': ({ game }) => writeLog(game.state, 'round starts'),
    'recount-end': ({ game }) => writeLog(game.state, 'recount ends'),
    'game-end'({ game, owner }) {
      award(game, owner.seat, 3, 'test', 'the end')
      return undefined
    },
  },
}
const traits = {
  ...testBook.traits,
  clerk,
  patient: answering({ passes: 2 }),
  hasty: answering({ 'cancels-passes': 1 }),
  late: answering({ 'plans-later': 1 }),
  spoiler: answering({ 'cancels-late-plans': 1 }),
  brave: answering({ 'never-flees': true }),
  greedy: answering({ 'objective-points': ({ purpose }) => (purpose === 'loot' ? 2 : 0) }),
  bound: answering({ 'cannot-spend': ({ purpose }) => purpose === 'special' }),
  healed: {
    name: 'Healed',
    text: 'It needs no roll.',
    on: {
      recovering({ owner, model, recovery }) {
        if (model === owner) recovery.done = true
        return undefined
      },
    },
  } satisfies CounterRule,
}

const hero = { seat: 'a', at: [30, 30] } as const satisfies ModelSketch
const thug = { seat: 'b', at: [60, 60] } as const satisfies ModelSketch
const stage = (
  models: Readonly<Record<string, ModelSketch>>,
  rest: Partial<Omit<TableSketch<string>, 'models'>> = {},
) => setTable<string>({ models, book: { traits }, ...rest })

describe('the lead', () => {
  const lead = (bag: { a: number; b: number }, early: readonly ('a' | 'b')[] = []) => {
    const table = stage({ hero, thug }, { stage: 'lead', part: 0 })
    Object.assign(table.state.bag, bag)
    for (const who of early) table.band(who).inForce.push('early-bird')
    table.play((game) => takeTheLead(game))
    return [table.state.lead, table.state.bag[seat('a')], table.state.bag[seat('b')]]
  }

  test('bmg1/core/take-the-lead: whose counter is drawn is gone from the bag, and no other', () => {
    expect([lead({ a: 0, b: 3 }), lead({ a: 2, b: 0 })]).toEqual([
      ['b', 0, 2],
      ['a', 1, 0],
    ])
  })

  test('bmg1/strategy/early-bird: it draws nothing; if both have it a counter is drawn as usual', () => {
    expect([lead({ a: 1, b: 1 }, ['b']), lead({ a: 1, b: 0 }, ['a', 'b'])]).toEqual([
      ['b', 1, 1],
      ['a', 0, 0],
    ])
  })

  test('bmg1/core/take-the-lead: who is chosen has the turn, and the round starts', () => {
    const table = stage(
      { hero, thug, clerk: { ...thug, at: [80, 80], traits: ['clerk'] } },
      { stage: 'lead', part: 1 },
    )
    table.play((game) => takeTheLead(game), '', ['lead', 'b'])
    expect(table.state).toMatchObject({ first: 'b', turn: 'b', stage: 'plan', part: 0 })
    expect(readLog(table.state)).toEqual(['round starts'])
  })
})

describe('plans', () => {
  test('bmg1/core/raise-a-plan: what was left on the cards is gone before', () => {
    const table = stage({ hero: { ...hero, counters: 'MA' }, thug }, { stage: 'plan', part: 0 })
    table.play((game) => raiseAPlan(game))
    expect([table.model('hero').counters.movement, table.state.part]).toEqual([0, 1])
  })

  const later = (
    models: Readonly<Record<string, Partial<ModelSketch>>>,
    answers: readonly string[] | undefined,
    first: 'a' | 'b' = 'a',
  ) => {
    const table = stage(
      {
        hero: { ...hero, ...models.hero },
        mate: { ...hero, at: [40, 40], ...models.mate },
        thug: { ...thug, ...models.thug },
      },
      { stage: 'plan', part: 0, first },
    )
    const given = answers === undefined ? [] : [['plan-later', answers] as const]
    table.play((game) => raiseAPlan(game), '', ...given)
    return table
  }

  test('bmg1/trait/scheming: only for conscious models of who plans first, less what the enemy takes away', () => {
    const schemer = { traits: ['late'] }
    expect(later({ hero: schemer }, ['1']).asked).toEqual(['a: plan-later'])
    expect(later({ hero: { ...schemer, condition: 'ko' } }, undefined).asked).toEqual([])
    expect(later({ hero: schemer }, undefined, 'b').asked).toEqual([])
    expect(later({ hero: schemer, thug: { traits: ['spoiler'] } }, undefined).asked).toEqual([])
    expect(later({ hero: schemer, mate: { traits: ['spoiler'] } }, ['0']).asked).toEqual(['a: plan-later'])
    expect(later({ hero: schemer, thug: { traits: ['spoiler'], condition: 'ko' } }, ['0']).asked).toEqual([
      'a: plan-later',
    ])
    expect(() => later({ hero: schemer }, ['0', '1'])).toThrow()
    expect(() => later({ hero: schemer, mate: schemer }, ['0', '1'])).not.toThrow()
  })

  test('bmg1/trait/scheming: a model held back plans after the enemy, and no model twice', () => {
    const table = later({ hero: { traits: ['late'] } }, ['0'])
    table.playOn('', ['plan', { '1:attack': 1 }], ['plan', { '2:attack': 1 }], ['plan', { '0:attack': 1 }])
    expect(table.asked).toEqual(['a: plan', 'b: plan', 'a: plan'])
    expect(['hero', 'mate', 'thug'].map((name) => table.model(name).counters.attack)).toEqual([1, 1, 1])
  })
})

describe('passes', () => {
  const dealt = (models: Readonly<Record<string, ModelSketch>>) => {
    const table = stage(models)
    table.band('a').passesInRow = 2
    table.play((game) => dealPasses(game))
    return [table.band('a').passes, table.band('b').passes, table.band('a').passesInRow]
  }

  test('bmg1/core/passing, bmg1/core/pass-count-timing: traits add and cancel while their owners are conscious, never below none', () => {
    const patient = { ...hero, traits: ['patient'] }
    expect(dealt({ hero: patient, thug })).toEqual([2, 0, 0])
    expect(dealt({ hero: { ...patient, condition: 'ko' }, thug })).toEqual([1, 0, 0])
    expect(dealt({ hero: patient, thug: { ...thug, traits: ['hasty'] } })).toEqual([1, 0, 0])
    expect(dealt({ hero, thug: { ...thug, traits: ['hasty'] } })).toEqual([0, 0, 0])
    expect(dealt({ hero, thug, other: { ...thug, at: [70, 70] } })).toEqual([1, 0, 0])
  })

  test('bmg1/core/passing: a pass gives the turn away, and an activation ends the row', () => {
    const table = stage({ hero, mate: { ...hero, at: [20, 20] }, thug }, { part: 1 })
    Object.assign(table.band('a'), { passes: 2, passesInRow: 1 })
    table.play((game) => executeThePlan(game), '', ['activate', 'pass'])
    expect([table.band('a').passes, table.band('a').passesInRow, table.state.turn]).toEqual([1, 2, 'b'])
    table.state.turn = seat('a')
    table.play((game) => executeThePlan(game), '', ['activate', '0'], ['declare', 'neither'])
    expect(table.band('a')).toMatchObject({ passes: 1, passesInRow: 0 })
  })

  test('bmg1/core/execute-the-plan: once no model can activate the Recount begins', () => {
    const table = stage(
      { hero: { ...hero, activated: true }, thug: { ...thug, activated: true } },
      { part: 1 },
    )
    table.play((game) => executeThePlan(game))
    expect(table.state).toMatchObject({ stage: 'recount', part: 0 })
  })
})

describe('the Recount', () => {
  test('bmg1/core/recover-stun: counters that cannot be spent roll nothing, and what takes the place of the roll does', () => {
    const recovered = (parts: Partial<ModelSketch>, dice: string) => {
      const table = stage(
        { hero: { ...hero, stun: 2, counters: 'SS', ...parts }, thug },
        { stage: 'recount', part: 0 },
      )
      table.play((game) => casualtyRecount(game), dice)
      return [table.model('hero').stun, table.model('hero').counters.special]
    }
    expect(recovered({}, '4 4 4')).toEqual([0, 0])
    expect(recovered({ traits: ['bound'] }, '4')).toEqual([1, 2])
    expect(recovered({ traits: ['healed'] }, '')).toEqual([2, 2])
  })

  test('bmg1/core/casualty-recount, bmg1/core/recover-stun: the log says that it begins, and what recovery came to', () => {
    const told = (stun: number, dice: string) => {
      const table = stage(
        { hero: { ...hero, stun, counters: 'S' }, thug },
        { stage: 'recount', part: 0, round: 2 },
      )
      table.play((game) => casualtyRecount(game), dice)
      return table.story.filter((text) => !text.includes('rolls'))
    }
    expect(told(0, '')).toEqual(['Round 2 ends: the Recount.'])
    expect(told(3, '4 3').at(-1)).toBe('hero recovers from one stun; 2 are left.')
    expect(told(3, '4 4').at(-1)).toBe('hero recovers from 2 stuns; 1 is left.')
    expect(told(1, '4 4').at(-1)).toBe('hero recovers from one stun; none is left.')
    expect(told(1, '3 3').at(-1)).toBe('hero recovers from no stun; 1 is left.')
  })

  test('bmg1/core/recover-stun, bmg1/core/sewers: who is below ground recovers too, who has not come or is gone does not', () => {
    const recovered = (since: number | undefined, dice: string, condition: 'away' | 'casualty' = 'away') => {
      const table = stage({ hero: { seat: 'a', stun: 2 }, thug }, { stage: 'recount', part: 0 })
      Object.assign(table.model('hero'), { condition, sewerSince: since })
      table.play((game) => casualtyRecount(game), dice)
      return table.model('hero').stun
    }
    expect([recovered(1, '4'), recovered(undefined, ''), recovered(undefined, '', 'casualty')]).toEqual([
      1, 2, 2,
    ])
  })

  test('bmg1/core/game-end: not before the last round; what lasted for the round is forgotten', () => {
    const table = stage(
      { hero, thug, clerk: { ...thug, at: [80, 80], traits: ['clerk'] } },
      { stage: 'recount', part: 3, round: 5 },
    )
    Object.assign(table.state, { roundMemory: { x: true }, followers: 2, mustActivate: 1 })
    table.play((game) => casualtyRecount(game))
    expect(table.state).toMatchObject({
      stage: 'lead',
      part: 0,
      round: 6,
      roundMemory: {},
      followers: 0,
      mustActivate: undefined,
    })
    expect(readLog(table.state)).toEqual(['recount ends'])
  })

  test('bmg2/core/recount-order: the last round has an end of its Recount too, flight ends the game before it', () => {
    const last = stage(
      { hero, thug, clerk: { ...thug, at: [80, 80], traits: ['clerk'] } },
      { stage: 'recount', part: 3, round: 6 },
    )
    last.play((game) => casualtyRecount(game))
    expect([last.state.stage, readLog(last.state)]).toEqual(['over', ['recount ends']])
    const fled = stage(
      { hero: { ...hero, condition: 'ko' }, clerk: { ...thug, traits: ['clerk'] } },
      { stage: 'recount', part: 3, round: 6 },
    )
    fled.play((game) => casualtyRecount(game))
    expect(fled.state).toMatchObject({ stage: 'over', reasonOver: 'a ran away.' })
    expect(readLog(fled.state)).toEqual([])
  })

  test('bmg1/core/game-end: what is earned at the very end counts', () => {
    const table = stage({ hero: { ...hero, traits: ['clerk'] }, thug })
    table.band('a').earned = 1
    table.play((game) => endGame(game, 'enough'))
    expect(table.band('a')).toMatchObject({ victoryPoints: 4, earned: 0 })
    expect(table.state).toMatchObject({ stage: 'over', reasonOver: 'enough' })
  })
})

describe('running away', () => {
  const band = (parts: Partial<ModelSketch> = {}) =>
    stage(
      {
        one: { seat: 'a', at: [20, 20], reputation: 70, condition: 'ko' },
        two: { seat: 'a', at: [30, 20], reputation: 20, willpower: 6, ...parts },
        three: { seat: 'a', at: [40, 20], reputation: 10, willpower: 2 },
        thug,
      },
      { round: 2 },
    )
  const breaks = (table: ReturnType<typeof band>) => table.play((game) => isBreaking(game, seat('a')))

  test('bmg2/trait/joy-for-the-victory: one who never flees holds its band, unless it is K.O.', () => {
    expect([breaks(band()), breaks(band({ traits: ['brave'] }))]).toEqual([true, false])
    expect(breaks(band({ traits: ['brave'], condition: 'ko' }))).toBe(true)
  })

  test('bmg2/trait/joy-for-the-victory: one that is out of the game, or of the enemy, does not hold the band', () => {
    const gone = band({ traits: ['brave'] })
    Object.assign(gone.model('two'), { condition: 'casualty', at: undefined })
    expect(breaks(gone)).toBe(true)
    const won = band({ traits: ['brave'] })
    won.model('two').seat = seat('b')
    expect(breaks(won)).toBe(true)
  })

  test('bmg1/core/run-away: reputation counts for the band whose list it is on, and casualties as K.O. do', () => {
    const table = band()
    table.model('one').seat = seat('b')
    const lost = (only: boolean) => table.play((game) => reputationLost(game, seat('a'), only))
    expect([lost(false), lost(true)]).toEqual([
      { lost: 70, total: 100 },
      { lost: 0, total: 100 },
    ])
    Object.assign(table.model('one'), { condition: 'casualty', at: undefined })
    expect(lost(true)).toEqual({ lost: 70, total: 100 })
    remember(table.model('one'), isSpare, true)
    expect(lost(false)).toEqual({ lost: 0, total: 30 })
  })

  test('bmg1/core/run-away: its player picks the model that rolls among those awake', () => {
    const table = band()
    expect(table.play((game) => runAway(game), '3 3', ['motivation', '1'])).toBeUndefined()
    expect(Object.keys(table.offered('motivation'))).toEqual(['1', '2'])
    expect(band().play((game) => runAway(game), '3 3', ['motivation', '2'])).toBe('a ran away.')
  })

  test('bmg1/core/run-away, bmg1/effect/hypnotize: a model of its own that obeys it; bmg1/core/sewers: below ground too', () => {
    const table = band()
    table.model('two').seat = seat('b')
    Object.assign(table.model('three'), { at: undefined, condition: 'away', sewerSince: 1 })
    table.model('thug').seat = seat('a')
    // Only the one below ground is left to roll, so no player is asked for the order. The others would hold with a 5.
    expect(table.play((game) => runAway(game), '3 2')).toBe('a ran away.')
    expect(table.story).toContain('a runs away.')
  })
})

describe('objectives', () => {
  const scored = (
    marker: MarkerSketch,
    models: Readonly<Record<string, ModelSketch>> = { hero, thug },
  ): readonly number[] => {
    const table = stage(models, { markers: [marker] })
    table.play((game) => scoreObjectives(game))
    return [table.band('a').earned, table.band('b').earned]
  }
  const crate = (owner: 'a' | 'b'): MarkerSketch => ({ kind: 'ammo-crates', at: [33, 30], seat: owner })
  const loot: MarkerSketch = { kind: 'loot', at: [33, 30], seat: 'b' }

  test('bmg1/core/objective-scoring: its placer is paid, loot pays the band that has it, a riddle pays nothing by itself', () => {
    expect([scored(crate('a')), scored(crate('b')), scored(loot)]).toEqual([
      [3, 0],
      [0, 0],
      [1, 0],
    ])
    expect(scored({ kind: 'riddle', at: [33, 30], seat: 'a' })).toEqual([0, 0])
  })

  test('bmg1/core/objective-scoring: of several who are worth more, one counts', () => {
    const greedy = { ...hero, traits: ['greedy'] }
    const mate = { ...greedy, at: [36, 30] as const }
    expect(scored(loot, { hero: greedy, mate, thug })).toEqual([3, 0])
    expect(scored(crate('a'), { hero: greedy, thug })).toEqual([3, 0])
  })

  test('bmg1/core/objective-control: enemies who are K.O. contest nothing, those who touch the model or the marker do', () => {
    const held = (enemy: Partial<ModelSketch>) =>
      stage({ hero, enemy: { ...thug, ...enemy } }, { markers: [crate('a')] }).play(
        (game) => controlledObjectives(game).length,
      )
    expect([
      held({ at: [36, 30] }),
      held({ at: [36, 30], condition: 'ko' }),
      held({ at: [36.1, 30] }),
    ]).toEqual([0, 1, 1])
    expect([held({ at: [27, 30] }), held({ at: [26.9, 30] })]).toEqual([0, 1])
  })

  test('bmg1/core/casualty-recount: nothing is earned with nothing', () => {
    const table = stage({ hero, thug })
    table.play((game) => {
      award(game, seat('a'), 0, 'test', 'nothing')
      award(game, seat('a'), -2, 'test', 'less')
    })
    expect([table.band('a').earned, table.story]).toEqual([0, []])
  })
})
