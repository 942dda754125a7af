import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'
import { automaticHits } from './automatic-hits.ts'
import { meleeAttack } from './melee.ts'
import { rangedAttack } from './ranged.ts'

// Who gets which dice of a melee attack, who gets none, and when it does not take place at all.

/** Gordon between a thug, a second thug and a friend, all in contact; the last thug stands away from all others. */
const brawl = (rule: Partial<Bmg3Rule> = {}, gordon: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      gordon: { seat: 'a', at: [10, 10], willpower: 20, traits: ['special'], ...gordon },
      east: { seat: 'b', touching: 'gordon', side: 'east', willpower: 20 },
      west: { seat: 'b', touching: 'gordon', side: 'west', willpower: 20 },
      friend: { seat: 'a', touching: 'gordon', side: 'north', willpower: 20 },
      away: { seat: 'b', at: [20, 20], willpower: 20 },
    },
    active: 'gordon',
    book: { traits: { ...book.traits, special: { name: 'Special', text: 'A test.', ...rule } } },
  })

type Brawl = ReturnType<typeof brawl>

const stunned = (table: Brawl) =>
  (['gordon', 'east', 'west', 'friend', 'away'] as const).filter((name) => table.model(name).stun > 0)

describe('bmg3/core/melee: sharing out the dice', () => {
  test('nothing is asked where there is one target, which gets all of them', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon', willpower: 20 } },
      active: 'gordon',
    })
    const attack = table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '1 1 1 1')
    expect(table.asked.filter((question) => !question.endsWith('efforts'))).toEqual([])
    expect(attack.strikes).toMatchObject([{ attackDice: 3, strengthDice: 1 }])
  })

  test('who gets no die is not struck, and who gets only the Strength die is', () => {
    const table = brawl()
    const none = table.play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '1 1 1 1',
      ['split-dice', { '1': 3, '2': 0 }],
      ['strength-die', '1'],
    )
    expect(none.strikes.map(({ target }) => target.id)).toEqual([1])
    const one = brawl().play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '1 1 1 1',
      ['split-dice', { '1': 3, '2': 0 }],
      ['strength-die', '2'],
    )
    expect(one.strikes.map(({ attackDice, strengthDice }) => [attackDice, strengthDice])).toEqual([
      [3, 0],
      [0, 1],
    ])
  })

  test('bmg3/core/strength-die: one of them is given to a target, several are split', () => {
    const table = brawl({ own: { 'strength-dice': 1 } })
    const { strikes } = table.play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '1 1 1 1 1',
      ['split-dice', { '1': 2, '2': 1 }],
      ['strength-die', { '1': 1, '2': 1 }],
    )
    expect(strikes.map(({ strengthDice }) => strengthDice)).toEqual([1, 1])
  })

  test('an attack that may strike only some strikes no others', () => {
    const table = brawl()
    table.play(
      (game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }),
      '3 1 1 1  1 1 1',
    )
    expect(stunned(table)).toEqual(['west'])
  })
})

describe('bmg3/core/melee: an attack that strikes all in reach', () => {
  const all = { own: { 'strikes-all': true } } as const

  test('one throw hits friends too, but not the attacker or models out of reach', () => {
    const table = brawl(all)
    // One throw, then three dice for the defence of each of the three.
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 1 1 1  1 1 1  1 1 1  1 1 1')
    expect(stunned(table)).toEqual(['east', 'west', 'friend'])
    expect(table.asked.filter((question) => !question.endsWith('efforts'))).toEqual([])
  })

  test('skips models that have left the table', () => {
    const table = brawl(all)
    table.model('friend').at = undefined
    table.model('west').at = undefined
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 1 1 1  1 1 1')
    expect(stunned(table)).toEqual(['east'])
  })

  test('is an attack like any other where its targets are given', () => {
    const table = brawl(all)
    table.play(
      (game, { gordon, east }) => meleeAttack(game, gordon, -1, { targets: [east] }),
      '3 1 1 1  1 1 1',
    )
    expect(stunned(table)).toEqual(['east'])
  })
})

describe('bmg3/core/melee: what is kept of an attack', () => {
  test('the activation remembers the models that its own model attacked', () => {
    const table = brawl()
    table.play((game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }), '1 1 1 1')
    expect(table.state.activation?.attacked).toEqual([table.model('west').id])
  })

  test('and not those that others attacked meanwhile', () => {
    const table = brawl()
    table.play((game, { east, gordon }) => meleeAttack(game, east, -1, { targets: [gordon] }), '1 1 1 1')
    expect(table.state.activation?.attacked).toEqual([])
  })

  test('nor anything where no model is activated', () => {
    const table = brawl()
    table.state.activation = undefined
    table.play(
      (game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }),
      '3 1 1 1  1 1 1',
    )
    expect(stunned(table)).toEqual(['west'])
  })
})

describe('bmg3/core/melee: an attack that is stopped', () => {
  const stop: Partial<Bmg3Rule> = {
    on: {
      'attack-declared': ({ attack }) => {
        attack.stopped = 'somebody called.'
      },
    },
  }

  test('rolls no die and says why', () => {
    const table = brawl(stop)
    table.play((game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }))
    expect(stunned(table)).toEqual([])
    expect(table.story.at(-1)).toBe('The attack comes to nothing: somebody called.')
  })

  test('goes on if nothing can stop it', () => {
    const table = brawl({ ...stop, own: { 'cannot-be-stopped': true } })
    table.play(
      (game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }),
      '3 1 1 1  1 1 1',
    )
    expect(stunned(table)).toEqual(['west'])
  })
})

describe('bmg3/core/melee: a model leaves the table once the attack is declared', () => {
  const leaving = (who: 'gordon' | 'west'): Partial<Bmg3Rule> => ({
    on: {
      'attack-declared': ({ game }) => {
        game.state.models[who === 'gordon' ? 0 : 2]!.at = undefined
      },
    },
  })

  test('an attacker that left does not strike, and no die is rolled', () => {
    const table = brawl(leaving('gordon'))
    table.play((game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }))
    expect(stunned(table)).toEqual([])
    expect(table.story.at(-1)).toBe('The attack comes to nothing: who was in it has left the table.')
  })

  test('a target that left is not struck, and the others are', () => {
    const table = brawl(leaving('west'))
    table.play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '3 1  1 1 1',
      ['split-dice', { '1': 1, '2': 2 }],
      ['strength-die', '1'],
    )
    expect(stunned(table)).toEqual(['east'])
  })

  test('bmg3/core/ranged: a shot by a model that left is not fired', () => {
    const table = brawl(leaving('gordon'), {
      weapons: [{ damage: 'S', rof: 2, ammo: 2, rules: ['short-range'] }],
    })
    table.play((game, { gordon, away }) => rangedAttack(game, gordon, 0, { targets: [away] }))
    expect(stunned(table)).toEqual([])
  })
})

describe('bmg3/core/critical: a Strength die that can be blocked', () => {
  const strike = (strengthDice: number, dice: string) => {
    const table = brawl({ own: { 'strength-blockable': true, 'strength-dice': strengthDice - 1 } })
    const { strikes } = table.play(
      (game, { gordon, west }) => meleeAttack(game, gordon, -1, { targets: [west] }),
      dice,
    )
    const { strengthHits, critical, blocked } = strikes[0]!
    return { strengthHits, critical, blocked }
  }

  test('is critical no longer once it is blocked', () => {
    expect(strike(1, '1 1 1 6  6 1 1')).toEqual({ strengthHits: 0, critical: false, blocked: 1 })
  })

  test('stays critical if attack dice were blocked in its place, or another Strength die got through', () => {
    expect(strike(1, '3 1 1 6  6 1 1')).toEqual({ strengthHits: 1, critical: true, blocked: 1 })
    expect(strike(2, '1 1 1 6 6  6 1 1')).toEqual({ strengthHits: 1, critical: true, blocked: 1 })
  })
})

describe('hits without a roll', () => {
  test('each does the damage of the weapon, and no die blocks it', () => {
    const table = brawl()
    table.play((game, { gordon, west }) => automaticHits(game, gordon, west, -1, 2))
    expect(table.model('west').stun).toBe(2)
  })

  test('none of them is no attack, and neither is one on a model that has left', () => {
    const table = brawl()
    expect(table.play((game, { gordon, west }) => automaticHits(game, gordon, west, -1, 0))).toBeUndefined()
    expect(table.play((game, { gordon, west }) => automaticHits(game, gordon, west, -1, -1))).toBeUndefined()
    table.model('west').at = undefined
    expect(table.play((game, { gordon, west }) => automaticHits(game, gordon, west, -1, 2))).toBeUndefined()
    expect(table.model('west').stun).toBe(0)
  })
})
