import {
  bands,
  becomeCasualty,
  casualtyRecount,
  endGame,
  inflict,
  scoreObjectives,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { type MarkerSketch, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { firstHitter } from '@gargoyle/bmg-counters/toolkit'
import { remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { scenarios } from './index.ts'

const hero: ModelSketch = { seat: 'a', at: [30, 30] }
const thug: ModelSketch = { seat: 'b', at: [60, 60] }
const crate = (seat: 'a' | 'b', x: number, y: number): MarkerSketch => ({
  kind: 'ammo-crates',
  at: [x, y],
  seat,
})

test('bmg1/trait/lord-of-the-sewers, bmg1/scenario/chance-encounter: below ground it begins outside of the playing area too', () => {
  const start = (below: 'yes' | 'no') => {
    const table = setTable({
      models: {
        croc: { seat: 'a', traits: ['lord-of-the-sewers'] },
        mate: { seat: 'a' },
        cop: { seat: 'b' },
      },
      stage: 'bands',
      part: 0,
      scenario: 'chance-encounter',
    })
    table.play((game) => bands(game), '6 1', ['start-in-sewer', below])
    expect([table.asked, table.state.stage]).toEqual([['a: start-in-sewer'], 'objectives'])
    // It rolls for no edge: it stays below for the first round and then comes out of a sewer.
    const dice = below === 'yes' ? '1 1' : '1 1 1'
    table.play((game) => trigger(game, 'round-start', {}), dice)
    return table.model('croc').sewerSince
  }
  expect([start('yes'), start('no')]).toEqual([0, undefined])
})

describe('scenarios', () => {
  test('bmg1/scenario-rule/lead-counters: 3 for 6 rounds, 4 for 8', () => {
    const numbers = Object.entries(scenarios).map(([id, { rounds, leadCounters }]) => [
      id,
      rounds,
      leadCounters,
    ])
    expect(numbers).toEqual([
      ['chance-encounter', 8, 4],
      ['plunder', 6, 3],
      ['patrol', 6, 3],
      ['skirmish', 6, 3],
      ['securing-the-area', 8, 4],
      ['ambush', 8, 4],
    ])
  })

  test('bmg1/scenario/chance-encounter and bmg1/scenario/plunder, bmg1/scenario-rule/central-objectives: all objectives in the middle', () => {
    expect(scenarios['chance-encounter']).toMatchObject({ arrives: true, objectives: { central: true } })
    expect(scenarios.plunder).toMatchObject({ objectives: { central: true } })
    const { centre } = scenarios.plunder!.areas(cm(90), cm(90))
    expect(centre).toEqual({ minX: cm(15), minY: cm(30), maxX: cm(75), maxY: cm(60) })
  })

  test('bmg1/scenario/patrol and bmg1/scenario/skirmish: two strips on opposite sides, objectives by the basic rules', () => {
    const patrol = scenarios.patrol!.areas(cm(90), cm(90))
    expect([patrol.A, patrol.B]).toEqual([
      [{ minX: 0, minY: 0, maxX: cm(90), maxY: cm(20) }],
      [{ minX: 0, minY: cm(70), maxX: cm(90), maxY: cm(90) }],
    ])
    expect([scenarios.patrol!.objectives, scenarios.skirmish!.objectives]).toEqual([{}, {}])
  })

  test('bmg1/scenario/securing-the-area, bmg1/scenario-rule/securing-areas: two opposite areas each, a group in each', () => {
    const { A, B, centre } = scenarios['securing-the-area']!.areas(cm(90), cm(90))
    expect([A.length, B.length, centre !== undefined]).toEqual([2, 2, true])
    expect(scenarios['securing-the-area']).toMatchObject({
      groupsApart: true,
      objectives: { everyArea: 'both', centreToo: true },
    })
  })

  test('bmg1/scenario/ambush, bmg1/scenario-rule/ambush-sides: the attacker has two areas, the defender one between them', () => {
    const { A, B } = scenarios.ambush!.areas(cm(90), cm(90))
    expect([A.length, B.length]).toEqual([2, 1])
    expect(scenarios.ambush).toMatchObject({
      groupsApart: true,
      largerAttacks: true,
      objectives: { everyArea: 'B' },
    })
  })

  test('bmg1/scenario-rule/chance-encounter-arrival: 1 stays out, 2 to 5 an edge, 6 any edge', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { ...thug } },
      scenario: 'chance-encounter',
    })
    table.play((game) => trigger(game, 'round-start', {}), '1')
    expect(table.model('hero').condition).toBe('away')
    expect(() =>
      table.play((game) => trigger(game, 'round-start', {}), '2', ['place', { to: to(20, 1.5) }]),
    ).toThrow('that edge')
    table.play((game) => trigger(game, 'round-start', {}), '4', ['place', { to: to(20, 1.5) }])
    expect(table.model('hero')).toMatchObject({ condition: 'up', at: { y: cm(1.5) } })
    const free = setTable({
      models: { hero: { seat: 'a' }, thug: { ...thug } },
      scenario: 'chance-encounter',
    })
    free.play((game) => trigger(game, 'round-start', {}), '6', ['place', { to: to(1.5, 40) }])
    expect(free.model('hero').at!.x).toBe(cm(1.5))
  })

  test('bmg1/strategy/patrol: +1 on the arrival', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { ...thug } },
      scenario: 'chance-encounter',
    })
    table.band('a').inForce.push('patrol')
    table.play((game) => trigger(game, 'round-start', {}), '1', ['place', { to: to(20, 118.5) }])
    expect(table.model('hero').condition).toBe('up')
  })
})

describe('bonus victory points', () => {
  test('bmg1/scenario-bonus/hurry-up-take-it-all: 3VP for the first own objective, 1VP each if both in one round', () => {
    const taken = (both: boolean) => {
      const table = setTable({
        models: { hero: { ...hero }, thug: { ...thug } },
        scenario: 'securing-the-area',
        markers: [crate('a', 33, 30), ...(both ? [crate('b', 63, 60)] : [])],
      })
      table.play((game) => scoreObjectives(game))
      const first = [table.band('a').earned - 3, table.band('b').earned - (both ? 3 : 0)]
      table.play((game) => scoreObjectives(game))
      return [...first, table.band('a').earned - 6]
    }
    expect(taken(false)).toEqual([3, 0, 3])
    expect(taken(true)).toEqual([1, 1, 1])
    const enemys = setTable({
      models: { hero: { ...hero }, thug: { ...thug } },
      scenario: 'securing-the-area',
      markers: [crate('b', 33, 30)],
    })
    enemys.play((game) => scoreObjectives(game))
    expect(enemys.band('a').earned).toBe(0)
  })

  test('bmg1/scenario-bonus/first-strike: 1VP for the first K.O. or casualty, once', () => {
    const table = setTable({
      models: {
        hero: { ...hero },
        thug: { ...thug, endurance: 4 },
        other: { seat: 'b', at: [70, 60], endurance: 4 },
      },
      scenario: 'ambush',
    })
    table.play((game, { hero: by, thug: victim }) => inflict(game, victim, { stun: 4, by, cause: 'test' }))
    table.play((game, { hero: by, other }) => inflict(game, other, { stun: 4, by, cause: 'test' }))
    expect(table.band('a').earned).toBe(3)
  })

  test('bmg1/scenario-bonus/the-more-the-better: 4VP for two objectives at once, nothing if both manage it', () => {
    const held = (both: boolean) => {
      const table = setTable({
        models: { hero: { ...hero }, thug: { ...thug } },
        scenario: 'plunder',
        markers: [
          crate('a', 33, 30),
          crate('b', 27, 30),
          ...(both ? [crate('b', 63, 60), crate('a', 57, 60)] : []),
        ],
      })
      table.play((game) => scoreObjectives(game))
      return [table.band('a').earned - 3, table.band('b').earned - (both ? 3 : 0)]
    }
    expect([held(false), held(true)]).toEqual([
      [4, 0],
      [0, 0],
    ])
  })

  test('bmg1/scenario-bonus/its-mine: 1VP for an own objective at the end', () => {
    const table = setTable({
      models: { hero: { ...hero }, thug: { ...thug } },
      scenario: 'plunder',
      markers: [crate('a', 33, 30), crate('a', 63, 60)],
    })
    table.play((game) => endGame(game, 'test'))
    expect([table.band('a').victoryPoints, table.band('b').victoryPoints]).toEqual([1, 0])
  })

  test('bmg1/scenario-bonus/diversion: 3VP for a model in the enemy area at the end, not the leader, not K.O.', () => {
    const ends = (model: Partial<ModelSketch>) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: model.leads ?? true },
          hero: { ...hero, at: [60, 110], ...model },
          thug: { ...thug },
        },
        scenario: 'patrol',
        zones: { a: 'A', b: 'B' },
      })
      if (model.leads) table.state.bands[table.model('hero').seat] = { ...table.band('a'), leader: 1 }
      table.play((game) => endGame(game, 'test'))
      return table.band('a').victoryPoints
    }
    expect([ends({}), ends({ condition: 'ko' }), ends({ leads: true }), ends({ at: [60, 100] })]).toEqual([
      3, 0, 0, 0,
    ])
  })

  test('bmg1/core/run-away, bmg1/scenario-bonus/diversion, bmg1/scenario-bonus/its-mine: a band that fled has its bonuses', () => {
    const flees = (scenario: string, hero: Partial<ModelSketch>) => {
      const table = setTable({
        models: {
          lost: { seat: 'a', condition: 'casualty', reputation: 90, rank: 'leader', leads: true },
          hero: { seat: 'a', at: [60, 110], reputation: 10, willpower: 6, ...hero },
          thug: { seat: 'b', at: [30, 30] },
        },
        scenario,
        zones: { a: 'A', b: 'B' },
        markers: [{ kind: 'ammo-crates', at: [63, 110], seat: 'a' }],
        stage: 'recount',
        part: 3,
        round: 2,
      })
      table.state.bag = { [seat('a')]: 2, [seat('b')]: 2 }
      table.play((game) => casualtyRecount(game), '4 3')
      expect(table.state).toMatchObject({ stage: 'over', reasonOver: 'a ran away.' })
      return [table.band('a').victoryPoints, table.band('b').victoryPoints]
    }
    // The enemy gets a point for each of the four rounds left; nothing is taken from the band that fled.
    expect([flees('patrol', {}), flees('patrol', { at: [60, 90] })]).toEqual([
      [3, 4],
      [0, 4],
    ])
    // The round of the flight is the last one.
    expect(flees('plunder', {})).toEqual([1, 4])
  })

  test('bmg1/scenario-bonus/lets-make-some-noise: 1VP for the first hit, damage or not', () => {
    const table = setTable({ models: { hero: { ...hero }, thug: { ...thug } }, scenario: 'patrol' })
    remember(table.state, firstHitter, seat('b'))
    table.play((game, { hero: attacker }) =>
      trigger(game, 'attack-resolved', {
        attack: {
          attacker,
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
    expect([table.band('a').earned, table.band('b').earned]).toEqual([0, 1])
  })

  test('bmg1/scenario-bonus/bring-me-their-leaders-head: 3VP if the enemy leader is K.O. or out at the end', () => {
    const ends = (condition: 'up' | 'ko') => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, condition },
          thug: { ...thug, rank: 'leader', leads: true },
        },
      })
      table.play((game) => endGame(game, 'test'))
      return table.band('b').victoryPoints
    }
    expect([ends('up'), ends('ko')]).toEqual([0, 3])
  })

  test('bmg1/scenario-bonus/teach-them-a-lesson: 2VP for casualties of half the enemy reputation, rounded down', () => {
    const ends = (reputation: number) => {
      const table = setTable({
        models: {
          gone: { seat: 'a', at: [30, 30], reputation },
          hero: { ...hero, at: [40, 40], reputation: 101 - reputation },
          thug: { ...thug },
        },
        scenario: 'securing-the-area',
      })
      table.play((game, { gone }) => becomeCasualty(game, gone, undefined))
      const before = table.band('b').earned
      table.play((game) => endGame(game, 'test'))
      return table.band('b').victoryPoints - before
    }
    expect([ends(50), ends(49)]).toEqual([2, 0])
  })
})

test('the last round ends the game with its bonuses', () => {
  const table = setTable({
    models: {
      hero: { ...hero },
      thug: { ...thug, rank: 'leader', leads: true, condition: 'ko', stun: 6, endurance: 6, reputation: 1 },
      mate: { seat: 'b', at: [70, 70], reputation: 99 },
    },
    stage: 'recount',
    part: 3,
    round: 6,
  })
  table.play((game) => casualtyRecount(game))
  expect(table.band('a').victoryPoints).toBe(3)
})

test('what a scenario adds is called by its row in the ledger', () => {
  const ids = Object.values(scenarios).flatMap(({ rules }) => rules.map(({ rule }) => rule))
  expect(ids).toContain('bmg1/scenario-bonus/first-strike')
  expect(ids.filter((id) => !/^bmg1\/scenario-(?:bonus|rule)\/[a-z-]+$/.test(id ?? ''))).toEqual([])
})
