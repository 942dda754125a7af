import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'

describe('traits with G and H', () => {
  const gunman = (trait: string, thug: Partial<ModelSketch> = {}) =>
    shootOut({ thug: { traits: [trait], counters: 'AAAASS', ...thug } })

  test('bmg1/trait/good-aim: 1SC and Aim does not matter in this activation', () => {
    const table = gunman('good-aim', { weapons: [{ ...gun, rules: ['aim'] }] })
    table.state.activation!.moved = true
    expect(actionBlockedReason(table, 'ranged:0')).toContain('after moving')
    table.play((game, { thug }) => performById(game, thug, 'trait:good-aim'))
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
  })

  test('bmg1/trait/gunman: 1SC and a second ranged attack, paid for as usual, not a third', () => {
    const table = gunman('gunman', { counters: 'AAAAAASS' })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(actionBlockedReason(table, 'ranged:0')).toBe('It has attacked.')
    table.play((game, { thug }) => performById(game, thug, 'trait:gunman'))
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(table.model('thug').arms[0]!.ammo).toBe(1)
    expect(table.model('thug').counters.attack).toBe(2)
    expect(actionBlockedReason(table, 'ranged:0')).toBe('It has attacked.')
  })

  test('bmg1/weapon-rule/reload, bmg1/trait/gunman: a weapon to be reloaded fires both, and rests in the next round', () => {
    const table = gunman('gunman', { weapons: [oneShot('firearm', 'reload')] })
    table.play((game, { thug }) => performById(game, thug, 'trait:gunman'))
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
    table.state.round++
    expect(actionBlockedReason(table, 'ranged:0')).toBe('It must be reloaded this round.')
  })
})

describe('shooters', () => {
  const shooter = (trait: string, thug: Partial<ModelSketch> = {}) =>
    shootOut({ thug: { traits: [trait], counters: 'AAAASS', ...thug } })

  test('bmg1/trait/good-aim: only this activation, and only Aim: the rate is 1 after a move', () => {
    const table = shooter('good-aim', { weapons: [{ ...gun, rules: ['firearm', 'aim'] }] })
    table.state.activation!.moved = true
    table.play((game, { thug }) => performById(game, thug, 'trait:good-aim'))
    expect(table.model('thug').counters.special).toBe(1)
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    table.play((game) => endActivation(game))
    expect(table.model('thug').effects).toEqual([])
  })

  test('bmg1/trait/gunman: the second attack wants its 2AC and a magazine; the permission ends with the activation', () => {
    const poor = shooter('gunman', { counters: 'AAAS' })
    poor.play((game, { thug }) => performById(game, thug, 'trait:gunman'))
    poor.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(actionBlockedReason(poor, 'ranged:0')).toContain('2AC')
    const empty = shooter('gunman', { weapons: [{ ...gun, ammo: 1 }] })
    empty.play((game, { thug }) => performById(game, thug, 'trait:gunman'))
    empty.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(actionBlockedReason(empty, 'ranged:0')).toBe('Gun has no magazine left.')
    empty.play((game) => endActivation(game))
    expect(empty.model('thug').effects).toEqual([])
  })

  test('bmg1/trait/gunman: no second attack in close combat', () => {
    const table = duel({ thug: { traits: ['gunman'], counters: 'AAS' } })
    table.play((game, { thug }) => performById(game, thug, 'trait:gunman'))
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(actionBlockedReason(table, 'melee:-1')).toBe('It has attacked.')
  })
})
