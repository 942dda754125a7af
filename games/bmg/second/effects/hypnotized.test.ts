import { dealPasses, endGame, inflict, runAway } from '@gargoyle/bmg-counters/parts'
import { computeTotal } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

/** A henchman of the first crew whom the other commands, a friend that is left, and an enemy. */
const stage = (scenario: string, at: readonly [number, number] = [30, 30]) => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at, willpower: 9, reputation: 10 },
      mate: { seat: 'a', at: [40, 30], leads: true },
      thug: { seat: 'b', at: [60, 60], willpower: 2, reputation: 10 },
      other: { seat: 'b', at: [70, 70], reputation: 80, condition: 'ko', leads: true },
    },
    scenario,
    zones: { a: 'A', b: 'B' },
    round: 2,
  })
  table.model('hero').seat = seat('b')
  return table
}

describe('bmg2/effect/hypnotize: a hypnotized model is of the crew that commands it in all respects', () => {
  test('bmg2/core/casualty-vp, bmg2/scenario/chance-encounter: who strikes it down strikes down an enemy', () => {
    const earned = (by: 'mate' | 'thug') => {
      const table = stage('chance-encounter')
      table.play((game, models) => inflict(game, models.hero, { stun: 9, by: models[by], cause: 'test' }))
      return [table.band('a').earned, table.band('b').earned]
    }
    expect([earned('mate'), earned('thug')]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('bmg2/scenario/patrol: it diverts those it came from', () => {
    const inside = (place: readonly [number, number]) => {
      const table = stage('patrol', place)
      table.play((game) => endGame(game, 'test'))
      return [table.band('a').victoryPoints, table.band('b').victoryPoints]
    }
    expect([inside([60, 110]), inside([60, 10])]).toEqual([
      [0, 0],
      [0, 3],
    ])
  })

  test('bmg2/core/run-away: it may hold the crew that commands it together', () => {
    const table = stage('patrol')
    expect(table.play((game) => runAway(game), '4 5', ['motivation', '0'])).toBeUndefined()
  })

  test("bmg2/trait/mob: it helps the Let's Go! rolls of that crew, and no more those of its list", () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['mob'] },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
    })
    const helped = () =>
      table.play((game, { mate, thug }) =>
        [mate, thug].map((about) => computeTotal(game, 'lets-go-roll', { about }, 0)),
      )
    expect(helped()).toEqual([1, 0])
    table.model('hero').seat = seat('b')
    expect(helped()).toEqual([0, 1])
  })
})

describe('bmg2/effect/hypnotize: what it does for a crew', () => {
  const captured = (trait: string) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], traits: [trait], counters: 'S' },
        mate: { seat: 'a', at: [36, 30], counters: '' },
        thug: { seat: 'b', at: [30, 36], counters: '' },
      },
      active: 'boss',
    })
    table.model('boss').seat = seat('b')
    return table
  }

  test('bmg2/trait/follow-me, bmg2/trait/take-cover: it calls the Henchmen of the crew that commands it', () => {
    const gained = (id: string, kind: 'movement' | 'defense') => {
      const table = captured(id)
      act(table, `trait:${id}`)
      return (['mate', 'thug'] as const).map((who) => table.model(who).counters[kind])
    }
    expect([gained('follow-me', 'movement'), gained('take-cover', 'defense')]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('bmg2/trait/informer, bmg2/trait/detective, bmg2/core/passing: so are its passes', () => {
    const passes = (trait: string) => {
      const table = captured(trait)
      table.play((game) => void dealPasses(game))
      return [table.band('a').passes, table.band('b').passes]
    }
    expect([passes('mob'), passes('informer'), passes('detective')]).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ])
  })
})
