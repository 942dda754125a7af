import type { ModelId } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { captorsOf } from '../attack/impact-roll.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'

const light = { ...gun, rules: ['firearm', 'light'] }

/** The thug between two enemies, in its activation. */
const between = (thug: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      thug: {
        seat: 'b',
        at: [30, 30],
        counters: 'AAAASS',
        traits: ['lethal-blow'],
        endurance: 12,
        ...thug,
      },
      one: { seat: 'a', touching: 'thug', endurance: 12 },
      two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
    },
    active: 'thug',
  })

describe('bmg1/core/special-attack-use: normal strikes and the special attack are for different enemies', () => {
  const BLOW = 'special:lethal-blow:-1'

  test('bmg1/core/special-attack-use: who has been struck is no target of the special attack', () => {
    const table = between()
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    // The other is left, so the player is not asked which.
    table.play((game, { thug }) => performById(game, thug, BLOW), '1', ['strike-count', 1])
    expect(table.state.activation!.specialTargets).toEqual([2])
    const both = between()
    both.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1 1', ['strikes', { '1': 1, '2': 1 }])
    expect(actionBlockedReason(both, BLOW)).toBe('No enemy is in reach.')
  })

  test('bmg1/core/special-attack-use: strikes cannot be given to the target of the special attack', () => {
    const strikes = (shares: Readonly<Record<string, number>>) => {
      const table = between()
      table.play((game, { thug }) => performById(game, thug, BLOW), '1', ['target', '1'], ['strike-count', 1])
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', shares])
      return table.state.activation!.struck
    }
    expect(strikes({ '2': 1 })).toEqual([2])
    expect(() => strikes({ '1': 1 })).toThrow()
  })

  test('bmg1/core/one-attack-type, bmg1/core/special-attack-use: a special attack in close combat is no ranged attack', () => {
    const table = between({ weapons: [light] })
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
    table.play((game, { thug }) => performById(game, thug, BLOW), '1', ['target', '1'], ['strike-count', 1])
    expect(actionBlockedReason(table, 'ranged:0')).toBe(
      'One activation has close combat or ranged attacks, not both.',
    )
  })
})

test('bmg1/core/grab, bmg1/core/special-attack-use: bare hands that grabbed bind no special attack to them', () => {
  const table = between({ weapons: [{ damage: 'S' }] })
  table.play(
    (game, { thug }) => performById(game, thug, 'grab:-1'),
    '1',
    ['target', '1'],
    ['strike-count', 1],
  )
  expect(actionBlockedReason(table, 'special:lethal-blow:0')).toBeUndefined()
  // A strike with them does.
  const struck = between({ weapons: [{ damage: 'S' }] })
  struck.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
  expect(actionBlockedReason(struck, 'special:lethal-blow:0')).toBe('It uses one weapon for the whole round.')
})

describe('bmg1/trait/stop: MC for anything but a move can be stopped too', () => {
  const stopped = (action: string, parts: object, ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'MMSS', traits: ['commissioner'] },
        cop: { seat: 'a', at: [50, 50], counters: 'S', traits: ['stop'] },
        fallen: { seat: 'a', touching: 'thug', condition: 'ko', side: 'west' },
      },
      markers: [{ kind: 'sewer', at: [33, 30] }],
      active: 'thug',
      round: 3,
    })
    Object.assign(table.model('thug'), parts)
    table.play((game, { thug }) => performById(game, thug, action), '', ...answers)
    return table
  }

  test('bmg1/trait/stop, bmg1/core/sewers: those that lead down a sewer', () => {
    expect(stopped('sewer:1', {}, ['stop', 'yes']).model('thug').sewerSince).toBeUndefined()
    expect(stopped('sewer:1', {}, ['stop', 'no']).model('thug').sewerSince).toBe(3)
  })

  test('bmg1/trait/stop, bmg1/core/sewer-exit: not those that lead out of one: below ground it is not seen, its move is', () => {
    const table = stopped(
      'emerge',
      {
        at: undefined,
        condition: 'away',
        sewerSince: 1,
        counters: { movement: 2, attack: 0, defense: 0, special: 2 },
      },
      ['place', { to: to(36, 30) }],
    )
    expect(table.asked).toEqual(['b: place'])
    expect(table.model('cop').counters.special).toBe(1)
    table.play(
      (game, { thug }) => performById(game, thug, 'move'),
      '',
      ['stop', 'yes'],
      ['move', { legs: [] }],
    )
    expect(table.model('thug')).toMatchObject({ at: { x: cm(36) }, counters: { movement: 1 } })
  })

  test('bmg1/trait/stop, bmg1/objective/loot: who is stopped has no MC for the loot, and stays', () => {
    const carry = (answer: 'yes' | 'no', ...more: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'M' },
          cop: { seat: 'a', at: [50, 50], counters: 'S', traits: ['stop'] },
        },
        markers: [{ kind: 'loot', at: [30, 30], seat: 'b' }],
        active: 'thug',
      })
      table.state.markers[0]!.carrier = 0 as ModelId
      table.play((game, { thug }) => performById(game, thug, 'move'), '', ['stop', answer], ...more)
      return table.model('thug').at!.x / cm(1)
    }
    expect([carry('yes'), carry('no', ['move', { to: to(40, 30) }])]).toEqual([30, 40])
  })

  test('bmg1/trait/stop, bmg1/trait/commissioner: those that a trait takes', () => {
    expect(stopped('trait:commissioner', {}, ['stop', 'yes']).model('fallen').condition).toBe('ko')
    expect(stopped('trait:commissioner', {}, ['stop', 'no']).model('fallen').condition).toBe('casualty')
  })
})

test('bmg1/core/grab: captors are those that hold a model, whatever else others have done to it', () => {
  const table = between()
  table.model('thug').effects = [
    { id: 'immobilized', until: 'game', args: [], value: 0, by: 1 },
    { id: 'confusion', until: 'round', args: [], value: 0, by: 2 },
    { id: 'immobilized', until: 'game', args: [], value: 0, by: undefined },
  ]
  expect(table.play((game, { thug }) => captorsOf(game, thug).map(({ id }) => id))).toEqual([1])
})
