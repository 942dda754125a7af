import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan, raiseAPlan } from '../round/raise-a-plan.ts'
import { whyNotAct } from '../testing/actions.ts'
import { gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { ANY, setTable } from '../testing/table.ts'

const behindWall = [box('wall', cm(35), cm(20), cm(1), cm(20), cm(8))]

const near = (trait: string, counters: string, thug: Partial<ModelSketch> = {}, hidden = false) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: [trait], counters },
      thug: { seat: 'b', at: [40, 30], ...thug },
    },
    pieces: hidden ? behindWall : [],
    active: 'hero',
  })

describe('passes', () => {
  const passes = (detective: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [20, 20], traits: ['detective'], ...detective },
        two: { seat: 'a', at: [30, 20] },
        three: { seat: 'a', at: [40, 20] },
        thug: { seat: 'b', at: [60, 60], ...thug },
      },
    })
    table.play((game) => void dealPasses(game))
    return [table.band('a').passes, table.band('b').passes]
  }

  test('bmg1/trait/detective: one pass, not its own, and none while K.O.', () => {
    expect(passes({})).toEqual([0, 1])
    // K.O. it cancels none, and its band is smaller by one.
    expect(passes({ condition: 'ko' })).toEqual([0, 1])
    expect(passes({ traits: [], condition: 'ko' })).toEqual([0, 1])
  })

  test('bmg1/trait/detective: it cancels the pass of an Informer too, and never goes below none', () => {
    expect(passes({}, { traits: ['informer'] })).toEqual([0, 2])
    const table = setTable({
      models: { one: { seat: 'a', at: [20, 20], traits: ['detective'] }, thug: { seat: 'b', at: [60, 60] } },
    })
    table.play((game) => void dealPasses(game))
    expect(table.band('b').passes).toBe(0)
  })
})

test('bmg1/trait/dirty-fighter: one die only at those who are too close, the whole rate at others', () => {
  const shoot = (apart: number, dice: string, shots: number | undefined) => {
    const table = shootOut({ thug: { traits: ['dirty-fighter'] }, hero: { at: [33 + apart, 30] } })
    table.play(
      (game, { thug }) => perform(game, thug, 'ranged:0'),
      dice,
      ...(shots === undefined ? [] : [['shots', { '1': shots }] as const]),
    )
    return table.asked.length
  }
  expect(shoot(0, '1', undefined)).toBe(0)
  expect(() => shoot(0, '1 1', 2)).toThrow()
  expect(shoot(5, '1 1', 2)).toBe(1)
})

describe('tricks on enemies', () => {
  test('bmg1/trait/disarray: only an enemy in sight, only into places with room, fewer if its player likes', () => {
    expect(whyNotAct(near('disarray', 'S', {}, true), 'trait:disarray')).toContain('It sees no enemy')
    const table = near('disarray', 'S', { counters: 'AAMMM', movement: 3, defense: 1 })
    table.play(
      (game, { hero }) => perform(game, hero, 'trait:disarray'),
      '',
      ['move-counter', 'attack:defense'],
      ['move-counter', 'stop'],
    )
    expect(table.model('thug').counters).toEqual({ attack: 1, movement: 3, defense: 1, special: 0 })
    expect(Object.keys(table.offered('move-counter'))).not.toContain('attack:movement')
    expect(Object.keys(table.offered('move-counter'))).not.toContain('attack:defense')
  })

  test('bmg1/trait/discourage: 2SC, once an activation, an enemy in sight; it gets fewer counters in the next plan', () => {
    expect(whyNotAct(near('discourage', 'S'), 'trait:discourage')).toContain('2SC')
    expect(whyNotAct(near('discourage', 'SS', {}, true), 'trait:discourage')).toContain('It sees no enemy')
    const table = near('discourage', 'SSSS', { willpower: 6 })
    table.play((game, { hero }) => perform(game, hero, 'trait:discourage'))
    expect(whyNotAct(table, 'trait:discourage')).toBe('Once an activation.')
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(table.play((game, { thug }) => countersToPlan(game, thug))).toBe(4)
    Object.assign(table.state, { stage: 'plan', part: 0, activation: undefined })
    table.playOn('', ['plan', ANY], ['plan', ANY])
    expect(table.play((game, { thug }) => skill(game, 'willpower', thug))).toBe(6)
  })

  test('bmg1/trait/distract: once a round, an enemy in sight, until the end of the round', () => {
    expect(whyNotAct(near('distract', 'S', { at: [38, 30] }, true), 'trait:distract')).toContain(
      'It sees no enemy',
    )
    const table = near('distract', 'SS')
    table.play((game, { hero }) => perform(game, hero, 'trait:distract'))
    expect(whyNotAct(table, 'trait:distract')).toBe('Once a round.')
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(table.play((game, { thug }) => skill(game, 'defense', thug))).toBe(3)
  })
})

describe('dodge', () => {
  const shot = (
    counters: string,
    dice: string,
    spent: number | undefined,
    hero: Partial<ModelSketch> = {},
  ) => {
    const table = shootOut({
      hero: { traits: ['dodge'], counters, movement: 3, ...hero },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play(
      (game, { thug }) => perform(game, thug, 'ranged:0'),
      dice,
      ...(spent === undefined ? [] : [['dodge', { counters: spent }] as const]),
    )
    return [table.model('hero').injury, table.model('hero').counters.movement]
  }

  test('bmg1/trait/dodge: several MC may go against one impact; those not needed are kept', () => {
    expect(shot('MMM', '5 4 4 3', 3)).toEqual([0, 0])
    expect(shot('MMM', '5 4 3', 3)).toEqual([0, 1])
  })

  test('bmg1/trait/dodge: not without MC, not lying, not without an impact', () => {
    expect(shot('', '5 5 2', undefined)).toEqual([1, 0])
    expect(shot('MM', '5 5 2', undefined, { condition: 'down' })).toEqual([1, 2])
    expect(shot('MM', '2', undefined)).toEqual([0, 2])
  })
})

describe('traits with E', () => {
  const elusive = (counters: string, dice: string, answer?: 'yes' | 'no') => {
    const table = shootOut({
      hero: { traits: ['elusive'], counters },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play(
      (game, { thug }) => perform(game, thug, 'ranged:0'),
      dice,
      ...(answer === undefined ? [] : [['elusive', answer] as const]),
    )
    return [table.model('hero').injury, table.model('hero').counters.movement]
  }

  test('bmg1/trait/elusive: Defense 4 instead of 3, once however many MC it has', () => {
    expect(elusive('MMM', '4 5 2', 'yes')).toEqual([1, 2])
    expect(elusive('MMM', '3', 'yes')).toEqual([0, 2])
  })

  test('bmg1/trait/elusive: its player may keep the MC, and is not asked without one', () => {
    expect(elusive('M', '3 5 2', 'no')).toEqual([1, 1])
    expect(elusive('SS', '3 5 2')).toEqual([1, 0])
  })

  const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

  test('bmg1/trait/expert-marksman: kept SC change nothing, and one that is spent counts for this attack only', () => {
    const shoot = (answer: 'yes' | 'no', dice: string) => {
      const thug = { traits: ['expert-marksman'], counters: 'AASS', weapons: [{ ...gun, rof: 1 }] }
      const table = shootOut({ thug }, { pieces: [crate] })
      table.play((game, all) => perform(game, all.thug, 'ranged:0'), dice, ['expert-marksman', answer])
      return [table.model('hero').injury, table.model('thug').counters.special]
    }
    expect(shoot('no', '5 4')).toEqual([0, 2])
    expect(shoot('yes', '5 5')).toEqual([0, 1])
    expect(shoot('yes', '5 4 5 2')).toEqual([1, 1])
  })

  const bomber = (hero: Partial<ModelSketch> = {}, kind: 'sewer' | 'loot' = 'sewer', x = 33) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MMSS', ...hero },
        other: { seat: 'b', at: [36, 30], traits: ['explosive-gel'], counters: 'MMSS' },
      },
      markers: [{ kind, at: [x, 30] }],
      active: 'hero',
    })

  test('bmg1/trait/explosive-gel: sewers too, in contact, once; nothing else', () => {
    const table = bomber()
    table.play((game, { hero }) => perform(game, hero, 'trait:explosive-gel:place'))
    expect(whyNotAct(table, 'trait:explosive-gel:place')).toContain('No lamppost or sewer')
    expect(whyNotAct(bomber({}, 'sewer', 34), 'trait:explosive-gel:place')).toContain('No lamppost or sewer')
    expect(whyNotAct(bomber({}, 'loot'), 'trait:explosive-gel:place')).toContain('No lamppost or sewer')
    expect(whyNotAct(bomber({ counters: 'SS' }), 'trait:explosive-gel:place')).toContain('1MC')
  })

  test('bmg1/trait/explosive-gel: from any distance, but only its own gel, for 1SC', () => {
    const table = bomber()
    table.play((game, { hero }) => perform(game, hero, 'trait:explosive-gel:place'))
    table.state.round = 3
    table.model('hero').at = { x: cm(100), y: cm(100), z: 0 }
    expect(whyNotAct(table, 'trait:explosive-gel:blow-up')).toBeUndefined()
    table.state.activation = { ...table.state.activation!, model: 1 }
    expect(whyNotAct(table, 'trait:explosive-gel:blow-up')).toContain('earlier round')
    table.state.activation = { ...table.state.activation!, model: 0 }
    table.model('hero').counters.special = 0
    expect(whyNotAct(table, 'trait:explosive-gel:blow-up')).toContain('1SC')
  })
})

describe('traits with F', () => {
  test('bmg1/trait/fast: its player may keep the first dice, and is not asked where none were thrown', () => {
    const mover = (traits: readonly string[]) =>
      setTable({ models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'M' } }, active: 'hero' })
    const kept = mover(['fast'])
    kept.play(
      (game, { hero }) => perform(game, hero, 'move'),
      '5',
      ['pace', 'walk:1'],
      ['reroll-move', 'keep'],
      ['move', ANY],
    )
    expect(kept.asked).toEqual(['a: pace', 'a: reroll-move', 'a: move'])
    const free = mover(['fast'])
    free.play((game, { hero }) => perform(game, hero, 'move'), '', ['pace', 'walk:0'], ['move', ANY])
    const plain = mover([])
    plain.play((game, { hero }) => perform(game, hero, 'move'), '5', ['pace', 'walk:1'], ['move', ANY])
    expect(plain.asked).toEqual(['a: pace', 'a: move'])
  })

  test('bmg1/trait/flare: what manipulating costs, and dark again with the next round', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], traits: ['flare'], counters: 'M' },
        far: { seat: 'b', at: [90, 10] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:flare'))
    expect(table.model('hero').counters.movement).toBe(0)
    Object.assign(table.state, { stage: 'recount', part: 1, activation: undefined })
    for (let part = 1; part < 4; part++) table.play((game) => casualtyRecount(game))
    expect(table.play((game, { hero, far }) => sees(game, hero, far))).toBe(false)
  })

  test('bmg1/trait/follow-me: nobody beyond the limit of Movement, no enemy, nobody K.O.', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['follow-me'], counters: 'S' },
        full: { seat: 'a', at: [34, 30], movement: 2, counters: 'MM' },
        asleep: { seat: 'a', at: [26, 30], condition: 'ko' },
        enemy: { seat: 'b', at: [30, 34] },
        mate: { seat: 'a', at: [30, 26] },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => perform(game, boss, 'trait:follow-me'))
    const names = ['full', 'asleep', 'enemy', 'mate'] as const
    expect(names.map((name) => table.model(name).counters.movement)).toEqual([2, 0, 0, 1])
    expect(table.model('boss').counters.special).toBe(0)
  })
})

test('bmg1/trait/adaptable: a plan may use the place it has won', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['adaptable'], attack: 2, willpower: 6 },
      thug: { seat: 'b', at: [60, 60] },
    },
    stage: 'plan',
    part: 0,
  })
  table.play((game) => raiseAPlan(game), '', ['adaptable', 'attack'])
  table.play((game) => raiseAPlan(game), '', ['plan', { '0:attack': 3 }])
  expect(table.model('hero').counters.attack).toBe(3)
})
