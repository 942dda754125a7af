import { addMarker } from '@gargoyle/bmg-common'
import { recall, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { skill } from '../model/skills.ts'
import { computeTotal } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { scene } from '../testing/scene.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isExchanged } from './cold-masters.ts'

const ice = (table: ReturnType<typeof scene>, x: number, y: number) =>
  table.play((game) => remember(addMarker(game, 'suspect', place([x, y]), seat('a')), frozenSuspect, true))

test('bmg3/weapon/brutal: a natural 5 is a critical hit', () => {
  const knocked = (rules: readonly string[]) => {
    const table = scene('spades', {
      owner: { weapons: [{ damage: 'S', rules }] },
      enemy: { touching: 'owner' },
    })
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '1 1 1 5')
    return table.model('enemy').condition
  }
  expect([knocked(['brutal']), knocked([])]).toEqual(['down', 'up'])
})

describe('bmg3/trait/freeze-well', () => {
  test('bmg3/trait/freeze-well: a Frozen Suspect beside a model it shoots, once a round', () => {
    const table = scene('freeze-well', { owner: { weapons: [gun] }, enemy: { willpower: 5 } })
    table.play(
      (game, { owner }) => rangedAttack(game, owner, 0),
      '6 1 1 1  6 6 6',
      ['freeze-well', 'yes'],
      ['place-suspect', ANY],
    )
    expect(table.state.markers).toMatchObject([{ seat: 'a', memory: { [frozenSuspect.key]: true } }])
    table.play((game, { owner }) => rangedAttack(game, owner, 0), '6 1 1 1')
    expect(table.asked).not.toContain('a: freeze-well')
  })

  test('bmg3/trait/freeze-well: not in melee, and not if the roll is passed', () => {
    const melee = scene('freeze-well', { enemy: { touching: 'owner' } })
    melee.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 4')
    expect(melee.asked).not.toContain('a: freeze-well')
    const passed = scene('freeze-well', { owner: { weapons: [gun] } })
    passed.play((game, { owner }) => rangedAttack(game, owner, 0), '6 1 1 1  1 1 6', ['freeze-well', 'yes'])
    expect(passed.state.markers).toEqual([])
  })

  test('bmg3/trait/freeze-well: costs a Special action, and is not offered without one', () => {
    const table = scene('freeze-well', { owner: { weapons: [gun] }, audacity: true })
    const shoot = (dice: string, ...answers: readonly Answer[]) => {
      table.model('owner').usedThisRound = []
      table.play((game, { owner }) => rangedAttack(game, owner, 0), dice, ...answers)
    }
    shoot('6 1 1 1  1 1 6', ['freeze-well', 'yes'])
    expect(table.state.activation?.taken).toMatchObject([{ kind: 'special' }])
    shoot('6 1 1 1')
    expect(table.asked).not.toContain('a: freeze-well')
  })
})

describe('bmg3/trait/ice-age', () => {
  test('bmg3/trait/ice-age: Nora, or all models in the cold move; once a game', () => {
    const nora = { 'freeze-searching-for-nora': plainCard('Searching for Nora') }
    const table = scene('ice-age', { cards: nora, decks: { a: ['freeze-searching-for-nora'] } })
    useTrait(table, 'owner', 'ice-age:nora')
    expect(table.crew('a').hand).toEqual(['freeze-searching-for-nora'])
    expect(useBlockedReason(table, 'owner', 'ice-age:move')).toBe('It has been used this game.')
  })

  test('bmg3/trait/ice-age: near it or near ice, with Cold Acclimation', () => {
    const table = scene('ice-age', { friend: { at: [40, 20], traits: ['cold-acclimation'] } })
    expect(useBlockedReason(table, 'owner', 'ice-age:move')).toBeDefined()
    ice(table, 40, 23)
    useTrait(table, 'owner', 'ice-age:move', '', ['move', to(44, 20)])
    expect(table.model('friend').at!.x).toBe(44 * 2540)
  })
})

describe('bmg3/trait/cryo-reinforcement', () => {
  const lab = () => {
    const table = scene('cryo-reinforcement', {
      friend: { traits: ['cryo-armor(1)'], weapons: [{ ...gun, rules: ['short-range'] }] },
    })
    ice(table, 20, 22)
    return table
  }
  const armour = (table: ReturnType<typeof scene>) =>
    table.play((game, { friend, enemy }) => {
      const strike = { attacker: enemy, target: friend, weapon: { rules: [] } } as never
      return [
        computeTotal(game, 'attack-dice', { about: enemy, strike }, 0),
        weaponAt(game, friend, 0).rules.length,
      ]
    })

  test('bmg3/trait/cryo-reinforcement: ice makes armour and weapons better, until its maker is gone', () => {
    const table = lab()
    expect(armour(table)).toEqual([-1, 1])
    useTrait(table, 'owner', 'cryo-reinforcement')
    expect(armour(table)).toEqual([-2, 0])
    expect(table.state.markers).toEqual([])
    table.play((game, { owner }) => becomeCasualty(game, owner, undefined))
    expect(armour(table)).toEqual([-1, 1])
  })

  test('bmg3/trait/cryo-reinforcement: only Cryo-Armor (1), only with ice', () => {
    const strong = scene('cryo-reinforcement', { friend: { traits: ['cryo-armor(2)'] } })
    expect(useBlockedReason(strong, 'owner', 'cryo-reinforcement')).toBe(
      'No Frozen Suspect of yours is within 4".',
    )
    ice(strong, 20, 22)
    expect(useBlockedReason(strong, 'owner', 'cryo-reinforcement')).toBe(
      'No friend with Cryo-Armor (1) is within 4".',
    )
  })
})

test('bmg3/trait/a-lot-colder: better with every Frozen Suspect', () => {
  const table = scene('a-lot-colder')
  const now = () =>
    table.play((game, { owner }) => [
      computeTotal(game, 'move-penalty', { about: owner }, 2),
      skill(game, 'attack', owner),
      skill(game, 'defense', owner),
      computeTotal(game, 'strength-roll', { about: owner }, 0),
    ])
  expect(now()).toEqual([2, 3, 3, 0])
  // What moving costs a shot is exchanged only if its player likes.
  const expected = [
    [2, 3, 3, 0],
    [2, 5, 3, 0],
    [2, 5, 4, 0],
    [2, 5, 4, 2],
  ]
  for (const [index, values] of expected.entries()) {
    ice(table, 5 + 5 * index, 40)
    expect(now()).toEqual(values)
  }
})

describe('bmg3/trait/a-lot-colder', () => {
  const shoot = (frozen: boolean, moved: boolean, dice: string, ...answers: readonly Answer[]) => {
    const table = scene('a-lot-colder', { owner: { weapons: [gun] } })
    if (frozen) ice(table, 5, 40)
    table.state.activation!.moved = moved
    table.play((game, { owner }) => rangedAttack(game, owner, 0), dice, ...answers)
    expect(recall(table.state.activation, isExchanged)).toBe(false)
    return table.model('enemy').injury
  }

  test('bmg3/trait/a-lot-colder: all dice after moving, each 1 worse, or the usual loss', () => {
    // Defense 3: a 3 hits, and with 1 off only a 4 does.
    expect(shoot(true, true, '3 4 1 1', ['a-lot-colder', 'yes'])).toBe(1)
    expect(shoot(true, true, '3 4', ['a-lot-colder', 'no'])).toBe(2)
  })

  test('bmg3/trait/a-lot-colder: no question is asked without ice, or without having moved', () => {
    expect(shoot(false, true, '3 4')).toBe(2)
    expect(shoot(true, false, '3 4 1 1')).toBe(2)
  })
})
