import { effectOn } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { bonusesOf, giveBonus } from '../effects/bonuses.ts'
import { setTable } from '../testing/table.ts'

const range = (traits: readonly string[]) =>
  setTable({
    models: {
      deadshot: { seat: 'a', at: [10, 10], traits, weapons: [{ damage: 'I', rof: 3 }] },
      friend: { seat: 'a', at: [40, 40] },
      thug: { seat: 'b', at: [16, 10], endurance: 9, defense: 4 },
    },
    active: 'deadshot',
  })

test('bmg3/trait/ranged-master: attack dice of its shots are 1 better', () => {
  const table = range(['ranged-master'])
  table.play((game, { deadshot }) => rangedAttack(game, deadshot, 0), '3 3 2 1')
  expect(table.model('thug').injury).toBe(2)
  const plain = range([])
  plain.play((game, { deadshot }) => rangedAttack(game, deadshot, 0), '3 3 2 1')
  expect(plain.model('thug').injury).toBe(0)
})

test('bmg3/trait/hold-breath: markers make the shot better and criticals easier, and are gone', () => {
  const table = range(['hold-breath'])
  table.play((game, { deadshot }) => giveBonus(game, deadshot, 'defense', 3))
  // Defense 4 is reached by 2s with two markers, and a 4 is a critical hit.
  table.play((game, { deadshot }) => rangedAttack(game, deadshot, 0), '2 2 2 4', ['hold-breath', 2])
  expect([table.model('thug').injury, table.model('thug').condition]).toEqual([4, 'down'])
  expect(bonusesOf(table.model('deadshot'), 'defense')).toBe(1)
})

test('bmg3/trait/hold-breath: an activation without move and attack brings markers, and Enervating', () => {
  const table = range(['hold-breath'])
  table.playOn('', ['action', 'end'], ['breathe', 2])
  expect(bonusesOf(table.model('deadshot'), 'defense')).toBe(2)
  expect(effectOn(table.model('deadshot'), 'enervating')?.value).toBe(2)
})

test('bmg3/trait/hold-breath: not after a move', () => {
  const table = range(['hold-breath'])
  table.playOn('', ['action', 'move'], ['move', { legs: [] }])
  expect(table.asked).not.toContain('a: breathe')
  expect(table.state.activation?.model).not.toBe(0)
})
