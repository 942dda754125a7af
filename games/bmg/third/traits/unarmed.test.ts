import { effectOn } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'

const duel = (traits: readonly string[], weapons: ModelSketch['weapons'] = []) =>
  setTable({
    models: {
      fighter: { seat: 'a', at: [10, 10], traits, weapons },
      thug: { seat: 'b', touching: 'fighter', willpower: 9, endurance: 9, condition: 'down' },
    },
    active: 'fighter',
  })

test('bmg3/trait/retractable-claws: bare hands injure and stun, and their Strength die is rolled again', () => {
  const table = duel(['retractable-claws'])
  table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1 1 2  4')
  expect([table.model('thug').stun, table.model('thug').injury]).toEqual([1, 1])
})

test('bmg3/trait/chill-touch: bare hands injure, and a critical hit slows', () => {
  const table = duel(['chill-touch'])
  table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1 1 6')
  expect([table.model('thug').stun, table.model('thug').injury]).toEqual([0, 1])
  expect(effectOn(table.model('thug'), 'slow')?.value).toBe(2)
})

test('bmg3/trait/ferocious: melee hits push', () => {
  const table = duel(['ferocious'], [{ damage: 'S' }])
  const { x } = table.model('thug').at!
  table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1 1 1')
  expect(table.model('thug').at!.x).toBe(x)
  table.play((game, { fighter }) => meleeAttack(game, fighter, 0), '3 1 1 1', ['push', 2])
  expect(table.model('thug').at!.x).toBe(x + inches(2))
})
