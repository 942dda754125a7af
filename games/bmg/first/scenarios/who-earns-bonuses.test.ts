import { sufferEffect } from '@gargoyle/bmg-counters'
import { becomeCasualty, endGame, inflict, scoreObjectives, trigger } from '@gargoyle/bmg-counters/parts'
import { type MarkerSketch, to } from '@gargoyle/bmg-counters/testing'
import { displace, firstHitter } from '@gargoyle/bmg-counters/toolkit'
import { remember, seat } from '@gargoyle/engine'
import { cm, type Spot } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { scenarios } from './index.ts'

const hero = { seat: 'a', at: [30, 30] } as const
const thug = { seat: 'b', at: [60, 60] } as const
const crate = (seat: 'a' | 'b', x: number, y: number): MarkerSketch => ({
  kind: 'ammo-crates',
  at: [x, y],
  seat,
})

type Table = ReturnType<typeof stage>
const stage = (scenario: string, markers: readonly MarkerSketch[] = []) =>
  setTable({ models: { hero, thug }, scenario, markers })
const points = (table: Table) => [table.band('a').earned, table.band('b').earned]
const score = (table: Table) => {
  const before = points(table)
  table.play((game) => scoreObjectives(game))
  return points(table).map((now, at) => now - before[at]!)
}
/** Puts the hero elsewhere: beside a crate or away from all. */
const goTo = (table: Table, x: number, y: number) => {
  const at: Spot = { x: cm(x), y: cm(y), z: 0 }
  table.model('hero').at = at
}

test('bmg1/scenario-bonus/first-strike, bmg1/effect/fire: whose fire burns a model to the ground has struck it', () => {
  const burnt = (by: 'hero' | 'thug') => {
    const table = setTable({ models: { hero, thug: { ...thug, endurance: 2 } }, scenario: 'ambush' })
    table.play((game, all) => sufferEffect(game, all.thug, { id: 'fire', args: ['2'] }, { by: all[by] }))
    table.play((game) => trigger(game, 'round-end', {}))
    return points(table)
  }
  // 1 VP for the K.O. of a Henchman, 2 for the casualty, 1 for the first strike.
  expect([burnt('hero'), burnt('thug')]).toEqual([
    [4, 0],
    [3, 0],
  ])
})

test('bmg1/scenario-bonus/lets-make-some-noise, bmg1/special-attack/electric-storm: a hit without a weapon pays when the activation ends', () => {
  const table = setTable({
    models: {
      hero: { ...hero, traits: ['electric-storm'], counters: 'ASSS' },
      thug: { seat: 'b', at: [34, 30] },
    },
    scenario: 'patrol',
    active: 'hero',
  })
  table.playOn('3 2', ['action', 'special:electric-storm:-1'])
  table.playOn('', ['action', 'end'])
  expect(points(table)).toEqual([1, 0])
})

describe('models that obey the other side', () => {
  test('bmg1/scenario-bonus/diversion, bmg1/effect/hypnotize: a model is of the band that hired it', () => {
    const inside = (place: readonly [number, number]) => {
      const table = setTable({
        models: { boss: { ...hero, leads: true }, hero: { seat: 'a', at: place }, thug },
        scenario: 'patrol',
        zones: { a: 'A', b: 'B' },
      })
      // The enemy commands it.
      Object.assign(table.model('hero'), { seat: table.model('thug').seat })
      table.play((game) => endGame(game, 'test'))
      return [table.band('a').victoryPoints, table.band('b').victoryPoints]
    }
    expect([inside([60, 110]), inside([60, 10])]).toEqual([
      [3, 0],
      [0, 0],
    ])
  })

  test('bmg1/scenario-bonus/first-strike, bmg1/effect/hypnotize: who strikes down a model of its own band has struck no enemy', () => {
    const struck = (by: 'mate' | 'thug') => {
      const table = setTable({
        models: { hero, mate: { seat: 'a', at: [40, 30] }, thug },
        scenario: 'chance-encounter',
      })
      // The enemy commands it.
      Object.assign(table.model('hero'), { seat: table.model('thug').seat })
      table.play((game, models) => inflict(game, models.hero, { stun: 9, by: models[by], cause: 'test' }))
      return [table.band('a').earned, table.band('b').earned]
    }
    // What a henchman pays for its first K.O. goes to the other band in any case.
    expect([struck('mate'), struck('thug')]).toEqual([
      [0, 1],
      [0, 2],
    ])
  })

  test('bmg1/scenario-bonus/first-strike, bmg1/effect/displaced-pushed: a model that pushes an enemy to its death struck first', () => {
    const roof = box('roof', cm(20), cm(20), cm(20), cm(20), cm(25))
    const table = setTable({
      models: { hero: { seat: 'a', at: [36, 30, 25] }, thug: { seat: 'b', at: [39, 30, 25] } },
      pieces: [roof],
      scenario: 'ambush',
    })
    table.play((game, all) => displace(game, all.thug, all.hero.at!, cm(6), all.hero))
    // 2 VP for a Henchman out of the game, 1 for the first strike.
    expect([table.model('thug').condition, ...points(table)]).toEqual(['casualty', 3, 0])
  })
})

describe('bonuses that no band earns', () => {
  test('bmg1/scenario-bonus/hurry-up-take-it-all: a round without a taker does not use it up', () => {
    const table = stage('securing-the-area', [crate('a', 90, 90)])
    expect(score(table)).toEqual([0, 0])
    goTo(table, 93, 90)
    expect(score(table)).toEqual([6, 0])
    expect(score(table)).toEqual([3, 0])
  })

  test('bmg1/scenario-bonus/hurry-up-take-it-all: an own objective in the hands of the enemy is nothing to either', () => {
    const table = stage('securing-the-area', [crate('b', 33, 30)])
    expect(score(table)).toEqual([0, 0])
    expect(table.state.memory).toEqual({})
  })

  test('bmg1/scenario-bonus/the-more-the-better: one objective is not enough and does not use it up', () => {
    const table = stage('plunder', [crate('a', 33, 30), crate('a', 93, 90), crate('b', 87, 90)])
    expect(score(table)).toEqual([3, 0])
    goTo(table, 90, 90)
    expect(score(table)).toEqual([7, 0])
    expect(score(table)).toEqual([3, 0])
  })

  test('bmg1/scenario-bonus/the-more-the-better: after both had two at once neither gets it any more', () => {
    const both = [crate('a', 33, 30), crate('b', 27, 30), crate('b', 63, 60), crate('a', 57, 60)]
    const table = stage('plunder', both)
    expect(score(table)).toEqual([3, 3])
    table.model('thug').condition = 'ko'
    expect(score(table)).toEqual([3, 0])
  })

  test('bmg1/scenario-bonus/first-strike: a model that goes down without an enemy earns no band anything and leaves it open', () => {
    const table = setTable({
      models: { hero, mate: { ...hero, at: [20, 30] }, thug, other: { ...thug, at: [70, 60] } },
      scenario: 'ambush',
    })
    const gained = (run: () => void) => {
      const before = [table.band('a').earned, table.band('b').earned]
      run()
      return [table.band('a').earned - before[0]!, table.band('b').earned - before[1]!]
    }
    const knockOut = 1
    expect(
      gained(() => table.play((game, all) => inflict(game, all.thug, { stun: 6, cause: 'a fall' }))),
    ).toEqual([knockOut, 0])
    expect(
      gained(() =>
        table.play((game, all) => inflict(game, all.mate, { stun: 6, by: all.hero, cause: 'a friend' })),
      ),
    ).toEqual([0, knockOut])
    expect(
      gained(() =>
        table.play((game, all) => inflict(game, all.other, { stun: 6, by: all.hero, cause: 'a blow' })),
      ),
    ).toEqual([knockOut + 1, 0])
  })

  test('bmg1/scenario-bonus/lets-make-some-noise: an attack that hits no model does not use it up', () => {
    const table = stage('patrol')
    const attacked = () =>
      table.play((game, all) =>
        trigger(game, 'attack-resolved', {
          attack: {
            attacker: all.hero,
            kind: 'melee',
            mode: 'strike',
            weapon: game.content.cards[0]!.unarmed,
            arm: -1,
            special: undefined,
            strikes: [],
            rerolled: 0,
            occasion: 'action',
            memory: {},
          },
        }),
      )
    attacked()
    expect(points(table)).toEqual([0, 0])
    remember(table.state, firstHitter, seat('a'))
    attacked()
    attacked()
    expect(points(table)).toEqual([1, 0])
  })

  test('bmg1/scenario-bonus/diversion: models in their own area divert no enemy', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true },
        thug: { ...thug, at: [60, 110] },
      },
      scenario: 'patrol',
      zones: { a: 'A', b: 'B' },
    })
    table.play((game) => endGame(game, 'test'))
    expect([table.band('a').victoryPoints, table.band('b').victoryPoints]).toEqual([0, 0])
  })
})

test('bmg1/scenario-bonus/bring-me-their-leaders-head: a leader who is out of the game counts too, and no other model', () => {
  const ends = (victim: 'boss' | 'hero') => {
    const table = setTable({
      models: { boss: { seat: 'a', at: [40, 30], rank: 'leader', leads: true }, hero, thug },
      scenario: 'ambush',
    })
    table.play((game, all) => becomeCasualty(game, all[victim], undefined))
    const before = table.band('b').earned
    table.play((game) => endGame(game, 'test'))
    return table.band('b').victoryPoints - before
  }
  expect([ends('boss'), ends('hero')]).toEqual([3, 0])
})

describe('where and when models come in', () => {
  test('bmg1/scenario/securing-the-area: each side has two opposite corners of 28 cm', () => {
    const { A, B } = scenarios['securing-the-area']!.areas(cm(100), cm(90))
    const box = (minX: number, minY: number, maxX: number, maxY: number) => ({
      minX: cm(minX),
      minY: cm(minY),
      maxX: cm(maxX),
      maxY: cm(maxY),
    })
    expect(A).toEqual([box(0, 0, 28, 28), box(72, 62, 100, 90)])
    expect(B).toEqual([box(72, 0, 100, 28), box(0, 62, 28, 90)])
  })

  const outside = (first: 'a' | 'b') =>
    setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      scenario: 'chance-encounter',
      first,
    })

  test('bmg1/scenario-rule/chance-encounter-arrival: the models of who plans first come first', () => {
    const arrives = (first: 'a' | 'b') => {
      const table = outside(first)
      table.play(
        (game) => trigger(game, 'round-start', {}),
        '4 4',
        ['place', { to: to(20, 1.5) }],
        ['place', { to: to(60, 1.5) }],
      )
      return table.asked
    }
    expect([arrives('a'), arrives('b')]).toEqual([
      ['a: place', 'b: place'],
      ['b: place', 'a: place'],
    ])
  })

  test('bmg1/scenario-rule/chance-encounter-arrival: a model in the sewers rolls no die', () => {
    const table = outside('a')
    table.model('hero').sewerSince = 1
    table.model('thug').sewerSince = 1
    table.play((game) => trigger(game, 'round-start', {}))
    expect(table.model('hero').condition).toBe('away')
  })

  test('bmg1/strategy/patrol: no other strategy adds to the arrival', () => {
    const table = outside('a')
    table.band('a').inForce.push('early-bird')
    table.play((game) => trigger(game, 'round-start', {}), '1 1')
    expect(table.model('hero').condition).toBe('away')
  })
})
