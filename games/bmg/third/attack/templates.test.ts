import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { type Answer, setTable, type TableSketch, to } from '../testing/table.ts'
import { templateAttack, templateTargets } from './templates.ts'

// Where a template may be placed, which models it affects, and how many there are.

type Name = 'shooter' | 'target' | 'friend' | 'other'
type Sketch = Partial<TableSketch<Name>>

/** Strength 4+; the target 5" away, a friend of the shooter beside it, another enemy far off. */
const street = (
  rules: readonly string[],
  rof: number,
  sketch: Sketch = {},
  at: Partial<Record<Name, [number, number]>> = {},
) =>
  setTable<Name>({
    models: {
      shooter: {
        seat: 'a',
        at: at.shooter ?? [5, 12],
        willpower: 9,
        traits: ['aiming'],
        weapons: [{ damage: 'S', rof, rules }],
      },
      target: { seat: 'b', at: at.target ?? [10, 12], willpower: 9, defense: 6 },
      friend: { seat: 'a', at: at.friend ?? [11.5, 12], willpower: 9, defense: 6 },
      other: { seat: 'b', at: at.other ?? [10, 30], willpower: 9, defense: 6 },
    },
    active: 'shooter',
    ...sketch,
  })

type Street = ReturnType<typeof street>

const fire = (table: Street, dice: string, ...answers: readonly Answer[]) =>
  table.play((game, { shooter }) => templateAttack(game, shooter, 0), dice, ...answers)

const stunned = (table: Street) =>
  (['shooter', 'target', 'friend', 'other'] as const).map((name) => table.model(name).stun)

describe('bmg3/weapon/explosive', () => {
  test('damages friends under it as well, and its thrower', () => {
    const table = street(['explosive'], 1, {}, { target: [7, 12], friend: [6, 13.5] })
    fire(table, '4 4 4', ['aim', to(7, 12)])
    expect(stunned(table)).toEqual([1, 1, 1, 0])
  })

  test('as many as the rate of fire, and a model under several of them is struck once', () => {
    const table = street(['explosive'], 2)
    const { aims } = fire(table, '4 4', ['aim', to(10, 12)], ['aim', to(10.5, 12)])
    expect(aims).toHaveLength(2)
    expect(stunned(table)).toEqual([0, 1, 1, 0])
  })

  test('spares models behind a wall', () => {
    const wall = box('wall', inches(10.6), inches(8), inches(0.2), inches(8), inches(6))
    const table = street(['explosive'], 1, { pieces: [wall] })
    fire(table, '4', ['aim', to(10, 12)])
    expect(stunned(table)).toEqual([0, 1, 0, 0])
  })

  test('cannot be aimed at a point out of sight, though an enemy in sight would be under it', () => {
    const wall = box('wall', inches(7), inches(13), inches(5), inches(0.2), inches(6))
    const table = street(['explosive'], 1, { pieces: [wall] }, { friend: [30, 30] })
    expect(() => fire(table, '4', ['aim', to(10.5, 13.7)])).toThrow('The point is not in line of sight.')
  })

  test('must have an enemy under it that may be shot at', () => {
    const table = street(['explosive'], 1)
    expect(() => fire(table, '4', ['aim', to(13.5, 12)])).toThrow('No enemy that may be shot at')
  })

  test('bmg3/core/ranged-modifiers: fired blindly it rolls an attack die in place of the Strength die', () => {
    const far = street(['explosive'], 1, {}, { target: [27, 12], friend: [40, 40] })
    expect(fire(far, '5', ['aim', to(27, 12)]).strikes).toMatchObject([{ blind: true }])
    expect(far.model('target').stun).toBe(0)
    const near = street(['explosive'], 1, {}, { friend: [40, 40] })
    expect(fire(near, '5', ['aim', to(10, 12)]).strikes).toMatchObject([{ blind: false }])
    expect(near.model('target').stun).toBe(1)
  })

  test('bmg3/core/ranged-modifiers: an enemy may dodge it, a friend of the shooter may not', () => {
    const table = setTable({
      models: {
        shooter: { seat: 'a', at: [5, 12], weapons: [{ damage: 'S', rof: 1, rules: ['explosive'] }] },
        target: { seat: 'b', at: [10, 12], willpower: 9, traits: ['dodge'] },
        friend: { seat: 'a', at: [11.5, 12], willpower: 9, traits: ['dodge'] },
      },
      active: 'shooter',
    })
    table.play((game, { shooter }) => templateAttack(game, shooter, 0), '1 1', ['aim', to(10, 12)])
    expect(table.asked).toEqual(['a: aim', 'b: efforts'])
  })

  test('what costs the whole attack dice costs each of its Strength dice', () => {
    const rain = { name: 'Rain', text: 'A test.', own: { 'whole-attack-dice': -1 } }
    const table = street(['explosive'], 1, { book: { traits: { ...book.traits, aiming: rain } } })
    fire(table, '5 5', ['aim', to(10, 12)])
    expect(stunned(table)).toEqual([0, 0, 0, 0])
  })

  test('what gives the whole attack dice gives a template none', () => {
    const zeal = { name: 'Zeal', text: 'A test.', own: { 'whole-attack-dice': 2 } }
    const table = street(['explosive'], 1, { book: { traits: { ...book.traits, aiming: zeal } } })
    fire(table, '4 4', ['aim', to(10, 12)])
    expect(stunned(table)).toEqual([0, 1, 1, 0])
  })
})

describe('bmg3/weapon/expansive', () => {
  test('hurts friends under it as well, but never its bearer', () => {
    const table = street(['expansive'], 1)
    fire(table, '4 4', ['aim', to(10, 12)])
    expect(stunned(table)).toEqual([0, 1, 1, 0])
  })

  test('only those that its bearer sees', () => {
    const wall = box('wall', inches(10.7), inches(8), inches(0.2), inches(8), inches(6))
    const table = street(['expansive'], 1, { pieces: [wall] })
    fire(table, '4', ['aim', to(10, 12)])
    expect(stunned(table)).toEqual([0, 1, 0, 0])
  })

  test('not where its bearer stands, and not where no enemy would be hit', () => {
    const table = street(['expansive'], 1)
    expect(() => fire(table, '4', ['aim', to(5, 12)])).toThrow('Aim away from the model itself.')
    expect(() => fire(table, '4', ['aim', to(5, 20)])).toThrow('No enemy would be hit.')
    const alone = street(['expansive'], 1, {}, { target: [40, 40] })
    const possible = (one: Street) =>
      one.play((game, { shooter }) =>
        templateTargets(game, shooter, game.content.cards[0]!.profile.weapons[0]!),
      )
    expect([possible(table), possible(alone)]).toEqual([true, false])
  })

  test('an enemy that cannot be a target is not enough to aim at', () => {
    const shy = { name: 'Shy', text: 'A test.', own: { 'cannot-be-target': true } } as const
    const table = setTable({
      models: {
        shooter: { seat: 'a', at: [5, 12], weapons: [{ damage: 'S', rof: 1, rules: ['expansive'] }] },
        shy: { seat: 'b', at: [10, 12], willpower: 9, traits: ['shy'] },
      },
      active: 'shooter',
      book: { traits: { ...book.traits, shy } },
    })
    expect(() =>
      table.play((game, { shooter }) => templateAttack(game, shooter, 0), '4', ['aim', to(10, 12)]),
    ).toThrow('No enemy would be hit.')
  })
})
