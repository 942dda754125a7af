import { addEffect } from '@gargoyle/bmg-common'
import { type Rule, recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { suspectsOf } from '../model/crew.ts'
import { deployCrews } from '../preparation/deploy.ts'
import { cannotBeFirst, executeThePlan } from '../round/execute-the-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { ANY, type Answer, activationOf, place, setTable, to } from '../testing/table.ts'
import { rats } from './crews.ts'

const planStarts = (game: Play) => trigger(game, 'plan-start', {})
const planEnds = (game: Play) => trigger(game, 'plan-end', {})

describe('bmg3/event/exposed', () => {
  const street = () =>
    setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10] },
        bullock: { seat: 'a', at: [12, 10] },
        thug: { seat: 'b', at: [30, 30] },
        clown: { seat: 'b', at: [32, 30] },
      },
      event: 'exposed',
    })

  test('each player names an enemy who cannot go first', () => {
    const table = street()
    table.play(planStarts, '', ['exposed', '3'], ['exposed', '0'])
    expect(table.asked).toEqual(['a: exposed', 'b: exposed'])
    table.state.turn = table.state.initiative
    table.play(executeThePlan)
    expect(table.asked).toEqual([])
    expect(table.state.activation?.model).toBe(1)
  })

  test('only the first of the crew is barred', () => {
    const table = street()
    table.play(planStarts, '', ['exposed', '3'], ['exposed', '0'])
    table.model('bullock').activated = true
    table.play(executeThePlan)
    expect(table.state.activation?.model).toBe(0)
  })

  test('who is knocked out cannot be named', () => {
    const table = street()
    table.model('clown').condition = 'ko'
    table.play(planStarts, '', ['exposed', '0'])
    expect(recall(table.state, cannotBeFirst)).toEqual([2, 0])
  })
})

describe('bmg3/event/delayed', () => {
  const muster = () =>
    setTable({
      models: {
        gordon: { seat: 'a' },
        bullock: { seat: 'a' },
        officer: { seat: 'a' },
        thug: { seat: 'b' },
        clown: { seat: 'b' },
        brute: { seat: 'b' },
      },
      event: 'delayed',
      zones: { a: 'A', b: 'B' },
      encounter: 'king-of-the-hill',
    })
  function* deployAll(game: Play): Rule<void> {
    game.state.part = 0
    while (game.state.part < 6) yield* deployCrews(game)
  }
  const places = (count: number): readonly Answer[] => Array.from({ length: count }, () => ['place', ANY])

  test('one model of each crew is left out, and comes into its zone in round 2', () => {
    const table = muster()
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['hold-back', '1'], ['hold-back', '5'])
    table.play(deployAll, '', ['groups', ['0']], ['groups', ['3']], ...places(4))
    const away = table.state.models.filter(({ condition }) => condition === 'away').map(({ id }) => id)
    expect(away).toEqual([1, 5])
    table.play(planStarts)
    expect(table.model('bullock').condition).toBe('away')
    table.state.round = 2
    table.play(planStarts, '', ['place', to(4, 4)], ['place', to(20, 44)])
    expect(table.model('bullock')).toMatchObject({ condition: 'up', at: place([4, 4]) })
    expect(table.model('brute').condition).toBe('up')
  })

  test('it arrives nowhere else', () => {
    const table = muster()
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['hold-back', '1'], ['hold-back', '5'])
    table.state.round = 2
    expect(() => table.play(planStarts, '', ['place', to(4, 24)])).toThrow(/deployment zone/)
  })

  test('its player may leave it out', () => {
    const table = muster()
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['hold-back', '1'], ['hold-back', '5'])
    table.state.round = 2
    table.play(planStarts, '', ['place', { stay: true }], ['place', { stay: true }])
    table.state.round = 3
    table.play(planStarts)
    expect(table.model('bullock').condition).toBe('away')
  })
})

describe('bmg3/event/exhausted', () => {
  const brawl = (event?: string) =>
    setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10], willpower: 9 },
        thug: { seat: 'b', touching: 'gordon', willpower: 9 },
      },
      ...(event === undefined ? {} : { event }),
    })

  test('the first Strength die of a player in a round is an attack die', () => {
    const table = brawl('exhausted')
    // The fourth die reaches the Defense of 3, not the Strength of 4; the defence fails.
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3  1 1 1')
    expect(table.model('thug').stun).toBe(1)
  })

  test('the next is one again, until the next round', () => {
    const table = brawl('exhausted')
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3  1 1 1')
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3')
    expect(table.model('thug').stun).toBe(1)
    table.state.roundMemory = {}
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3  1 1 1')
    expect(table.model('thug').stun).toBe(2)
  })

  test('each player has a first one', () => {
    const table = brawl('exhausted')
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3  1 1 1')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 3  1 1 1')
    expect(table.model('gordon').stun).toBe(1)
  })

  test('without it a 3 of the Strength die misses', () => {
    const table = brawl()
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 3')
    expect(table.model('thug').stun).toBe(0)
  })
})

describe('bmg3/event/the-rat', () => {
  const street = () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [20, 24], ranks: ['leader'] },
        officer: { seat: 'a', at: [24, 24] },
        cadet: { seat: 'a', at: [28, 24] },
        thug: { seat: 'b', at: [40, 24], ranks: ['leader'] },
      },
      event: 'the-rat',
      zones: { a: 'A', b: 'B' },
    })
    table.play(planEnds, '', ['rat', '1'])
    return table
  }
  const ends = (table: ReturnType<typeof street>, name: 'officer' | 'cadet', ...answers: Answer[]) => {
    table.state.activation = activationOf(table.model(name))
    table.play(endActivation, '', ...answers)
    return table.play((game) => suspectsOf(game, table.model(name).seat).length)
  }

  test('only Henchmen are offered, and a crew without any has no Rat', () => {
    const table = street()
    expect(table.offered('rat')).toEqual({ 1: undefined, 2: undefined })
    expect(recall(table.state, rats)).toEqual([1])
  })

  test('the Rat places a suspect at the end of its activation', () => {
    expect(ends(street(), 'officer', ['place-suspect', ANY])).toBe(1)
  })

  test('in contact', () => {
    expect(() => ends(street(), 'officer', ['place-suspect', to(26, 24)])).toThrow(/in contact/)
  })

  test('no other model does', () => {
    expect(ends(street(), 'cadet')).toBe(0)
  })

  test('a Rat that cannot act does not', () => {
    const table = street()
    table.play((game, { officer }) => void addEffect(game, officer, 'paralyze', { until: 'round' }))
    expect(ends(table, 'officer')).toBe(0)
  })

  test('it is named in the first round only', () => {
    const table = street()
    table.state.round = 2
    table.play(planEnds)
    expect(recall(table.state, rats)).toEqual([1])
  })
})
