import { recall } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { setTable } from '../testing/table.ts'
import { spared } from './kobra.ts'

const cult = () =>
  setTable({
    models: {
      cultist: {
        seat: 'a',
        at: [10, 10],
        traits: ['kobra-cultist', 'kobra-armor'],
        willpower: 9,
        endurance: 9,
      },
      thug: { seat: 'b', touching: 'cultist', willpower: 9 },
    },
    active: 'thug',
  })

test('bmg3/trait/kobra-cultist: a hit that gets through brings a Faith point, however many there are', () => {
  const table = cult()
  const attack = (dice: string) => table.play((game, { cultist }) => meleeAttack(game, cultist, -1), dice)
  attack('1 1 1 1')
  attack('3 1 1 1  3 1 1')
  expect(table.crew('a').counters.faith ?? 0).toBe(0)
  attack('3 3 3 4  1 1 1')
  expect(table.crew('a').counters.faith).toBe(1)
})

test('bmg3/trait/kobra-armor: once an action a Faith point takes two markers away', () => {
  const table = cult()
  table.crew('a').counters.faith = 2
  const attack = (...answers: (readonly [string, string])[]) =>
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  1 1 1', ...answers)
  attack(['offer', 'yes'])
  expect([table.model('cultist').stun, table.crew('a').counters.faith]).toEqual([1, 1])
  // Still the same action.
  attack()
  expect(table.model('cultist').stun).toBe(4)
  table.state.activation = { ...table.state.activation!, memory: {} }
  attack(['offer', 'no'])
  expect([table.model('cultist').stun, table.crew('a').counters.faith]).toEqual([7, 1])
})

test('bmg3/trait/kobra-armor: another action, another chance; outside of actions there is none', () => {
  const table = cult()
  table.crew('a').counters.faith = 3
  table.playOn('3 3 3 1  1 1 1', ['action', 'melee:-1'], ['efforts', 0], ['efforts', 0], ['offer', 'yes'])
  expect([table.model('cultist').stun, table.crew('a').counters.faith]).toEqual([1, 2])
  expect(recall(table.state.activation, spared)).toEqual([])
  table.state.activation = undefined
  table.play((game, { cultist }) => inflict(game, cultist, { stun: 1, cause: 'poison' }))
  expect(table.model('cultist').stun).toBe(2)
})
