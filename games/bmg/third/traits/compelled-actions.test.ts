import { expire, hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { automaticHits } from '../attack/automatic-hits.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { book } from '../book.ts'
import { score } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { trigger } from '../rules/rule-system.ts'
import { type ModelSketch, setTable, to } from '../testing/table.ts'

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y), z: 0 })

describe('bmg3/trait/always-on-the-move', () => {
  const street = (traits: readonly string[]) =>
    setTable({
      models: {
        robin: { seat: 'a', at: [10, 10], movement: 8, traits },
        thug: { seat: 'b', at: [14, 11.5], willpower: 9 },
      },
      active: 'robin',
      audacity: true,
    })
  // Robin's way passes the thug, whose base it touches at (14, 10.318…).
  const beside = { to: [inches(14), inches(11.5) - 3000, 0] } as const

  test('bmg3/trait/always-on-the-move: attacks half way and walks on with what is left of the move', () => {
    const table = street(['always-on-the-move'])
    table.playOn(
      '3 1 1 1  1 1 1',
      ['action', 'move'],
      ['move', beside],
      ['mid-move', 'melee:-1'],
      ['efforts', 0],
      ['efforts', 0],
      ['move', to(17, 10)],
    )
    expect(table.model('thug').stun).toBe(1)
    expect(table.model('robin').at).toEqual(at(17, 10))
    expect(table.state.activation).toMatchObject({ taken: [{ kind: 'movement' }, { kind: 'melee' }] })
  })

  test('bmg3/trait/always-on-the-move: what is left is not more than the whole move', () => {
    const table = street(['always-on-the-move'])
    const tooFar = () =>
      table.playOn(
        '1 1 1 1',
        ['action', 'move'],
        ['move', beside],
        ['mid-move', 'melee:-1'],
        ['efforts', 0],
        ['efforts', 0],
        ['move', to(19, 10)],
      )
    expect(tooFar).toThrow(/no way/)
  })

  test('bmg3/trait/always-on-the-move: without an Attack action left no question is asked', () => {
    const table = setTable({
      models: {
        robin: { seat: 'a', at: [10, 10], traits: ['always-on-the-move'] },
        friend: { seat: 'a', at: [30, 30] },
        thug: { seat: 'b', at: [14, 11.5] },
      },
      active: 'robin',
    })
    table.playOn('', ['action', 'move'], ['move', beside])
    expect(table.asked).not.toContain('a: mid-move')
    expect(table.state.activation?.model).not.toBe(0)
  })
})

describe('bmg3/trait/hunter', () => {
  const trick = {
    name: 'Trick',
    text: '',
    action: {
      kind: 'special' as const,
      perform: ({ owner }: { readonly owner: { stun: number } }) => {
        owner.stun++
        return undefined
      },
    },
  }
  const hunt = (activated: boolean) => {
    const table = setTable({
      models: {
        hunter: { seat: 'a', at: [10, 10], traits: ['hunter', 'trick'], willpower: 9 },
        prey: { seat: 'b', touching: 'hunter' },
      },
      active: 'hunter',
      book: { traits: { ...book.traits, trick } },
    })
    table.model('prey').activated = activated
    return table
  }

  test('bmg3/trait/hunter: a free special action before the attack, or after it, not both', () => {
    const before = hunt(true)
    before.play((game, { hunter }) => meleeAttack(game, hunter, -1), '1 1 1 1', [
      'free-action',
      'trait:trick',
    ])
    expect(before.model('hunter').stun).toBe(1)
    const after = hunt(true)
    after.play(
      (game, { hunter }) => meleeAttack(game, hunter, -1),
      '1 1 1 1',
      ['free-action', 'none'],
      ['free-action', 'trait:trick'],
    )
    expect(after.model('hunter').stun).toBe(1)
    expect(after.state.activation?.taken).toEqual([])
  })

  test('bmg3/trait/hunter: not against a model that has not activated', () => {
    const table = hunt(false)
    table.play((game, { hunter }) => meleeAttack(game, hunter, -1), '1 1 1 1')
    expect(table.model('hunter').stun).toBe(0)
  })
})

describe('bmg3/trait/impetuous', () => {
  const rush = () => {
    const table = setTable({
      models: {
        brute: { seat: 'a', at: [10, 10], traits: ['impetuous'], willpower: 9, endurance: 9 },
        near: { seat: 'b', touching: 'brute', willpower: 9 },
        far: { seat: 'b', at: [10, 16], willpower: 9 },
      },
      active: 'brute',
    })
    table.play((game, { brute }) => trigger(game, 'activation-start', { active: brute }))
    return table
  }

  test('bmg3/trait/impetuous: two dice more against the nearest enemy, and a lower Defense', () => {
    const table = rush()
    expect(table.play((game, { brute }) => skill(game, 'defense', brute))).toBe(3)
    table.play((game, { brute }) => meleeAttack(game, brute, -1), '1 1 1 1 1 1')
    expect(table.play((game, { brute }) => skill(game, 'defense', brute))).toBe(2)
  })

  test('bmg3/trait/impetuous: Defense is back when the round ends, not before', () => {
    const table = rush()
    table.play((game, { brute }) => meleeAttack(game, brute, -1), '1 1 1 1 1 1')
    const defense = () => table.play((game, { brute }) => skill(game, 'defense', brute))
    table.play((game) => expire(game, 'activation'))
    expect(defense()).toBe(2)
    table.play((game) => expire(game, 'round'))
    expect(defense()).toBe(3)
  })

  test('bmg3/trait/impetuous: nothing against others', () => {
    const table = rush()
    table.model('near').at = at(40, 40)
    table.model('far').at = { ...table.model('brute').at!, y: table.model('brute').at!.y + 3000 }
    table.play((game, { brute }) => meleeAttack(game, brute, -1), '1 1 1 1')
    expect(table.play((game, { brute }) => skill(game, 'defense', brute))).toBe(3)
  })
})

describe('bmg3/trait/aggressive-schizophrenia', () => {
  const madness = (condition: ModelSketch['condition'] = 'up') =>
    setTable({
      models: {
        mad: { seat: 'a', at: [10, 10], traits: ['aggressive-schizophrenia(mental-disorder)'] },
        friend: { seat: 'a', touching: 'mad', condition },
        thug: { seat: 'b', at: [30, 30] },
      },
    })

  test('bmg3/trait/aggressive-schizophrenia: a model that touches it is attacked, a friend too', () => {
    const table = madness()
    table.playOn('3 1 1 1  1 1 1', ['activate', '0'], ['efforts', 0], ['efforts', 0])
    expect(table.model('friend').stun).toBe(1)
    expect(table.state.activation).toMatchObject({ taken: [{ kind: 'melee', free: true }] })
  })

  test('bmg3/trait/aggressive-schizophrenia: no model in contact, no attack', () => {
    const table = madness('ko')
    table.playOn('', ['action', 'end'])
    expect([table.asked[0], table.model('friend').stun]).toEqual(['a: action', 0])
  })
})

describe('bmg3/trait/mindless-monster', () => {
  const monster = (traits: readonly string[], weapons: ModelSketch['weapons'] = []) =>
    setTable({
      models: {
        monster: { seat: 'a', at: [10, 10], traits, weapons, attack: 1 },
        friend: { seat: 'a', at: [40, 40] },
        near: { seat: 'b', at: [14, 10], willpower: 9, condition: 'down' },
        far: { seat: 'b', at: [10, 16], willpower: 9, condition: 'down' },
      },
    })
  const beside = (x: number, y: number) => ({ to: [inches(x) - 3000, inches(y), 0] })

  test('bmg3/trait/mindless-monster: a first move to the nearest enemy ends in a free attack', () => {
    const table = monster(['mindless-monster'])
    table.playOn('3 1', ['activate', '0'], ['action', 'move'], ['move', beside(14, 10)], ['efforts', 0])
    expect(table.model('near').stun).toBe(1)
  })

  test('bmg3/trait/mindless-monster: no attack on another model, nor from further away', () => {
    const table = monster(['mindless-monster'])
    table.playOn('', ['activate', '0'], ['action', 'move'], ['move', beside(10, 16)])
    expect([table.model('near').stun, table.model('far').stun]).toEqual([0, 0])
    const short = monster(['mindless-monster'], [{ damage: 'I', rules: ['reach(2)'] }])
    short.playOn('', ['activate', '0'], ['action', 'move'], ['move', to(11.5, 10)])
    expect(short.model('near').injury).toBe(0)
  })

  test('bmg3/trait/mindless-gas-attack: within reach of its weapon is near enough', () => {
    const table = monster(['mindless-gas-attack'], [{ damage: 'I', rules: ['reach(2)'] }])
    table.playOn('3 1', ['activate', '0'], ['action', 'move'], ['move', to(11.5, 10)], ['efforts', 0])
    expect(table.model('near').injury).toBe(1)
  })
})

test('bmg3/trait/obsessive: a better Strength die as long as it sticks to one target', () => {
  const table = setTable({
    models: {
      zsasz: { seat: 'a', at: [10, 10], traits: ['obsessive(mental-disorder)'] },
      one: { seat: 'b', touching: 'zsasz', willpower: 9 },
      two: { seat: 'b', at: [30, 30], willpower: 9 },
    },
    active: 'zsasz',
  })
  const attack = () => table.play((game, { zsasz }) => meleeAttack(game, zsasz, -1), '1 1 1 3')
  attack()
  expect(table.model('one').stun).toBe(1)
  table.state.activation!.attacked.push(2)
  attack()
  expect(table.model('one').stun).toBe(1)
})

describe('bmg3/trait/sneak-attack-takedown', () => {
  const alley = (x: number) =>
    setTable({
      models: {
        cat: {
          seat: 'a',
          at: [x, 24],
          traits: ['sneak-attack', 'sneak-attack-takedown'],
          weapons: [{ damage: 'SS', rof: 3 }],
        },
        thug: { seat: 'b', at: [24, 24], willpower: 2 },
      },
      active: 'cat',
      zones: { a: 'A', b: 'B' },
    })

  test('bmg3/trait/sneak-attack-takedown: a free Manipulate action when the K.O. did not see it coming', () => {
    const table = alley(38)
    table.play(
      function* (game, { cat, thug }) {
        yield* trigger(game, 'activation-start', { active: cat })
        cat.at = at(26, 24)
        yield* rangedAttack(game, cat, 0, { targets: [thug] })
      },
      '3 3 3 1',
      ['free-action', 'suspect'],
      ['place-suspect', { to: [inches(26) + 3000, inches(24), 0] }],
    )
    expect(table.state.markers.filter(({ kind }) => kind === 'suspect')).toHaveLength(1)
  })

  test('bmg3/trait/sneak-attack-takedown: not if it did', () => {
    const table = alley(28)
    table.play(function* (game, { cat }) {
      yield* trigger(game, 'activation-start', { active: cat })
      yield* rangedAttack(game, cat, 0)
    }, '3 3 3 1')
    expect(table.model('thug').condition).toBe('ko')
    expect(table.asked).not.toContain('a: free-action')
  })
})

test('bmg3/trait/the-murderer: every Casualty makes it worse, and scares a model near', () => {
  const table = setTable({
    models: {
      killer: { seat: 'a', at: [10, 10], traits: ['the-murderer'], willpower: 1 },
      one: { seat: 'b', at: [12, 10] },
      two: { seat: 'b', at: [10, 13] },
      far: { seat: 'b', at: [10, 20] },
    },
  })
  const strength = () =>
    table.play((game, { killer }) => [
      skill(game, 'movement', killer),
      mostEfforts(game, killer, { purpose: 'attack' }),
      mostEfforts(game, killer, { purpose: 'defense' }),
    ])
  table.play((game, { killer, one }) => becomeCasualty(game, one, killer), '', ['new-boss', '2'])
  expect(strength()).toEqual([9, 1, 0])
  expect([hasEffect(table.model('two'), 'scared'), hasEffect(table.model('far'), 'scared')]).toEqual([
    true,
    false,
  ])
  table.play((game, { killer, two }) => becomeCasualty(game, two, killer))
  expect(strength()).toEqual([10, 2, 0])
})

describe('bmg3/trait/vengeance', () => {
  const dirtyJob = { ...book.cards[Object.keys(book.cards)[0]!]!, victoryPoints: 1 }
  const feud = () =>
    setTable({
      models: {
        avenger: { seat: 'a', at: [10, 10], traits: ['vengeance'] },
        second: { seat: 'a', at: [12, 10], traits: ['vengeance'] },
        leader: { seat: 'b', at: [20, 10], ranks: ['leader'] },
        sidekick: { seat: 'b', at: [24, 10], ranks: ['sidekick'] },
        thug: { seat: 'b', at: [28, 10] },
      },
      book: { cards: { ...book.cards, 'dirty-job': dirtyJob } },
    })

  test('bmg3/trait/vengeance: its stuns are injuries to the one it picked', () => {
    const table = feud()
    table.play((game) => trigger(game, 'deployed', {}), '', ['target', '2'], ['target', '3'])
    expect(Object.keys(table.offered('target'))).toEqual(['2', '3'])
    const hurt = (who: 'leader' | 'sidekick') =>
      table.play((game, models) =>
        inflict(game, models[who], { stun: 1, injury: 1, by: models.avenger, cause: '' }),
      )
    hurt('leader')
    hurt('sidekick')
    expect([table.model('leader').stun, table.model('leader').injury]).toEqual([0, 2])
    expect([table.model('sidekick').stun, table.model('sidekick').injury]).toEqual([1, 1])
  })

  test('bmg3/trait/vengeance: in any activation it turns stuns into injuries before anything protects from them', () => {
    const table = setTable({
      models: {
        avenger: { seat: 'a', at: [10, 10], traits: ['vengeance'] },
        huge: { seat: 'b', touching: 'avenger', ranks: ['leader'], traits: ['huge'], endurance: 9 },
      },
      active: 'huge',
    })
    table.play((game) => trigger(game, 'deployed', {}))
    // Hitting back in the enemy's activation: Huge would ignore two stuns, but these are injuries by then.
    table.play((game, { avenger, huge }) => automaticHits(game, avenger, huge, -1, 2))
    expect(table.model('huge')).toMatchObject({ stun: 0, injury: 2 })
  })

  test('bmg3/trait/vengeance: a Dirty Job is worth 2, even from beyond the grave and with two avengers', () => {
    const table = feud()
    table.model('avenger').condition = 'casualty'
    table.model('avenger').at = undefined
    table.play((game, { avenger }) => score(game, avenger.seat, 'dirty-job'))
    table.play((game, { leader }) => score(game, leader.seat, 'dirty-job'))
    expect([table.crew('a').victoryPoints, table.crew('b').victoryPoints]).toEqual([2, 1])
  })
})
