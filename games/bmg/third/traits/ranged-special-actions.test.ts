import { seat } from '@gargoyle/engine'
import { inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/melee.ts'
import { rangedAttack, rangedTargets } from '../attack/ranged.ts'
import { templateOf } from '../attack/weapon-use.ts'
import { move } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import { type ModelSketch, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A gunman with a gun of two shots, and an enemy six inches away. */
const range = (trait: string, shooter: Partial<ModelSketch> = {}, rest: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      shooter: {
        seat: 'a',
        at: [10, 10],
        traits: [trait],
        weapons: [{ name: 'Gun', damage: 'S', rof: 2, ammo: 3 }],
        ...shooter,
      },
      enemy: { seat: 'b', at: [17, 10], willpower: 9, endurance: 9, ...rest },
      other: { seat: 'b', at: [22, 22] },
    },
    active: 'shooter',
    audacity: true,
  })

type Range = ReturnType<typeof range>

const shoot = (table: Range, dice: string, ...answers: (readonly [string, string])[]) =>
  table.play(
    (game, { shooter, enemy }) => rangedAttack(game, shooter, 0, { targets: [enemy] }),
    dice,
    ...answers,
  )

describe('special actions before a shot', () => {
  test('bmg3/trait/rapid-fire: an attack die more for the attack', () => {
    const table = range('rapid-fire')
    useTrait(table, 'shooter', 'rapid-fire')
    shoot(table, '6 6 6 1')
    expect(table.model('enemy').stun).toBe(3)
  })

  test('bmg3/trait/good-aim: one die is rolled ahead and hits on 2 or more, once', () => {
    const table = range('good-aim', {}, { defense: 6 })
    useTrait(table, 'shooter', 'good-aim')
    shoot(table, '2  5 1')
    expect(table.model('enemy').stun).toBe(1)
    shoot(table, '5 5 1')
    expect(table.model('enemy').stun).toBe(1)
  })

  test('bmg3/trait/good-aim: a 1 takes the die out of the attack, so that it is not rolled again', () => {
    const table = range('good-aim', { weapons: [{ damage: 'S', rof: 2, rules: ['handy'] }] })
    useTrait(table, 'shooter', 'good-aim')
    shoot(table, '1  6 1')
    expect(table.model('enemy').stun).toBe(1)
  })

  test('bmg3/trait/instinctive-shooting: 4", then a shot with all its dice, though it has moved', () => {
    const table = range('instinctive-shooting')
    table.state.activation!.moved = true
    const shot = ['extra-shot', 'ranged:0'] as const
    const split = [
      ['split-dice', { '1': 2, '2': 0 }],
      ['strength-die', '1'],
    ] as const
    useTrait(table, 'shooter', 'instinctive-shooting', '6 6 4', ['move', to(10, 14)], shot, ...split)
    expect(table.model('shooter').at?.y).toBe(inches(14))
    expect(table.model('enemy').stun).toBe(3)
    // The next shot suffers again: both attack dice and the Strength die are gone but one.
    shoot(table, '6')
    expect(table.model('enemy').stun).toBe(4)
    expect(table.state.activation?.taken).toEqual([{ kind: 'ranged', free: true }])
  })

  test('bmg3/trait/gunman: an extra ranged attack after the next one', () => {
    const table = range('gunman')
    const split = [
      ['split-dice', { '1': 2, '2': 0 }],
      ['strength-die', '1'],
    ] as const
    const shot = [['action', 'ranged:0'], ...split] as const
    table.playOn(
      '1 1 1 1 1 1',
      ['action', 'trait:gunman'],
      ...shot,
      ...shot,
      ['action', 'move'],
      ['move', { legs: [] }],
    )
    expect(table.crew('a').activation.rangedAttacks).toBe(2)
  })

  test('bmg3/trait/precise-aim: 2 more on attack dice, for those who stand still', () => {
    const table = range('precise-aim', {}, { defense: 5 })
    useTrait(table, 'shooter', 'precise-aim')
    shoot(table, '3 2 1')
    expect(table.model('enemy').stun).toBe(1)
    table.play((game, { shooter }) => move(game, { model: shooter, reason: 'test' }))
    expect(table.asked).toEqual([])
    const moved = range('precise-aim')
    moved.state.activation!.moved = true
    expect(useBlockedReason(moved, 'shooter', 'precise-aim')).toMatch(/moved/)
  })

  test.each(['precise-aim', 'multifire'])('bmg3/trait/%s: not after a move that was no action', (trait) => {
    const table = range(trait)
    expect(useBlockedReason(table, 'shooter', trait)).toBeUndefined()
    table.play((game, { shooter }) => move(game, { model: shooter, upTo: 2, reason: 'test' }), '', [
      'move',
      to(10, 11),
    ])
    expect(useBlockedReason(table, 'shooter', trait)).toMatch(/moved/)
  })

  test('bmg3/trait/multifire: two attack dice more, and no moving all round, but enemies may push it', () => {
    const table = range('multifire')
    useTrait(table, 'shooter', 'multifire')
    shoot(table, '6 6 6 6 1')
    expect(table.model('enemy').stun).toBe(4)
    table.play((game, { shooter }) => move(game, { model: shooter, reason: 'test' }))
    expect(table.asked).toEqual([])
    table.state.activation = { ...table.state.activation!, model: 1 }
    table.play((game, { shooter, enemy }) => push(game, shooter, enemy.at!, 2))
    expect(table.model('shooter').at?.x).toBe(inches(8))
  })

  test('bmg3/trait/discharge: an injury more for each hit, and a second magazine', () => {
    const table = range('discharge')
    useTrait(table, 'shooter', 'discharge')
    shoot(table, '6 6 1')
    expect(table.model('enemy')).toMatchObject({ stun: 2, injury: 2 })
    expect(table.model('shooter').ammo).toEqual([1])
    shoot(table, '6 6 1')
    expect(table.model('enemy')).toMatchObject({ stun: 4, injury: 2 })
    expect(table.model('shooter').ammo).toEqual([0])
  })

  test('bmg3/trait/discharge: one magazine is not enough', () => {
    const table = range('discharge')
    table.model('shooter').ammo = [1]
    table.playOn('', ['action', 'trait:discharge'], ['action', 'end'])
    expect(table.offered('action')['ranged:0']).toMatch(/keeps it from shooting/)
  })

  test('bmg3/trait/rain-of-bullets: one spray with an injury more', () => {
    const table = range('rain-of-bullets')
    useTrait(table, 'shooter', 'rain-of-bullets')
    const weapon = table.play((game, { shooter }) => {
      const armed = weaponAt(game, shooter, 0)
      return { ...armed, template: templateOf(game, armed) }
    })
    expect(weapon).toMatchObject({ rateOfFire: 1, damage: { stun: 1, injury: 1 }, template: 'spray' })
    table.playOn('4', ['action', 'ranged:0'], ['aim', to(17, 10)], ['action', 'move'], ['move', { legs: [] }])
    expect(table.model('enemy')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.model('shooter').effects).toEqual([])
  })
})

describe('bmg3/trait/falconry', () => {
  /** An enemy behind a wall that hides it, or hides a part of it, with a suspect of the falconer's beside it. */
  const hunt = (wall: Piece, suspect = true) => {
    const table = setTable({
      models: {
        falconer: { seat: 'a', at: [10, 10], traits: ['falconry'], weapons: [{ damage: 'S', rof: 2 }] },
        enemy: { seat: 'b', at: [20, 10], willpower: 9 },
      },
      pieces: [wall],
      active: 'falconer',
    })
    const at = { x: inches(25), y: inches(10), z: 0 }
    if (suspect) table.state.markers.push({ id: 7, kind: 'suspect', seat: seat('a'), at, memory: {} })
    return table
  }
  const whole = box('wall', inches(15), inches(0), inches(1), inches(24), inches(9))
  const part = box('crate', inches(15), inches(10), inches(1), inches(6), inches(9))

  const targets = (table: ReturnType<typeof hunt>) =>
    table.play((game, { falconer }) => rangedTargets(game, falconer, weaponAt(game, falconer, 0)).length)

  test('bmg3/trait/falconry: shoots at what it cannot see, near a suspect only', () => {
    const table = hunt(whole)
    expect(targets(table)).toBe(0)
    useTrait(table, 'falconer', 'falconry')
    expect(targets(table)).toBe(1)
    const alone = hunt(whole, false)
    useTrait(alone, 'falconer', 'falconry')
    expect(targets(alone)).toBe(0)
    table.model('enemy').at = { x: inches(29), y: inches(10), z: 0 }
    expect(targets(table)).toBe(0)
  })

  test('bmg3/trait/falconry: cover does not count, and the suspect may be given up for a die', () => {
    const plain = hunt(part)
    // Cover takes the Strength die.
    plain.play((game, { falconer }) => rangedAttack(game, falconer, 0), '6 6')
    expect(plain.model('enemy').stun).toBe(2)
    const table = hunt(part)
    useTrait(table, 'falconer', 'falconry')
    table.play((game, { falconer }) => rangedAttack(game, falconer, 0), '6 6 4', ['falconry', 'no'])
    expect(table.model('enemy').stun).toBe(3)
    expect(table.state.markers).toHaveLength(1)
    table.play((game, { falconer }) => rangedAttack(game, falconer, 0), '6 6 6 4', ['falconry', 'yes'])
    expect(table.model('enemy').stun).toBe(7)
    expect(table.state.markers).toEqual([])
  })
})
