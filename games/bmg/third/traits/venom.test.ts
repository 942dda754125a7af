import { expire } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { mostEfforts } from '../model/effort.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'

const withBane = (bane: Partial<ModelSketch>) =>
  setTable({
    models: {
      bane: { seat: 'a', at: [10, 10], willpower: 9, endurance: 9, ...bane },
      thug: { seat: 'b', touching: 'bane', willpower: 9 },
    },
    active: 'bane',
    audacity: true,
  })

const USE = ['action', 'trait:venom-dose(1)'] as const

test('bmg3/trait/venom-dose: better Strength dice and two free Efforts in melee for a round', () => {
  const table = withBane({ traits: ['venom-dose(1)'] })
  // Two Efforts make five dice; the Strength die needs 4 and shows 3.
  table.playOn('1 1 1 1 1 3  1 1 1', USE, ['action', 'melee:-1'], ['efforts', 0], ['efforts', 2])
  expect([table.model('bane').stun, table.model('thug').stun]).toEqual([0, 1])
  table.play((game) => expire(game, 'round'))
  table.play((game, { bane }) => meleeAttack(game, bane, -1), '1 1 1 1 1 3', ['efforts', 0], ['efforts', 2])
  expect([table.model('bane').stun, table.model('thug').stun]).toEqual([2, 1])
})

test('bmg3/trait/venom-dose: one dose a round, and only as many as it has', () => {
  const table = withBane({ traits: ['venom-dose(1)'] })
  table.playOn('', USE, ['action', 'move'], ['move', { legs: [] }])
  expect(table.offered('action')['trait:venom-dose(1)']).toBe('It has used a dose this round.')
  table.model('bane').usedThisRound = []
  table.playOn('', ['action', 'end'])
  expect(table.offered('action')['trait:venom-dose(1)']).toBe('No dose is left.')
})

test('bmg3/trait/raised-with-venom: two free Efforts in defence once a dose is used', () => {
  const table = withBane({ traits: ['venom-dose(1)', 'raised-with-venom'] })
  const defend = () =>
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1', ['efforts', 2], ['efforts', 0])
  defend()
  expect(table.model('bane').stun).toBe(2)
  table.playOn('', USE)
  defend()
  expect(table.model('bane').stun).toBe(2)
})

test('bmg3/trait/raised-with-venom: dodging is defending, attacking is not', () => {
  const table = withBane({ traits: ['venom-dose(1)', 'raised-with-venom'], willpower: 1 })
  const efforts = (purpose: string) => table.play((game, { bane }) => mostEfforts(game, bane, { purpose }))
  expect(['defense', 'dodge', 'attack'].map(efforts)).toEqual([0, 0, 0])
  table.playOn('', USE)
  expect(['defense', 'dodge', 'attack'].map(efforts)).toEqual([2, 2, 0])
})

test('bmg3/trait/venom-dose: a dose on the card and one bought are two, each in a round of its own', () => {
  const table = withBane({ traits: ['venom-dose(1)', 'venom-dose(1)'] })
  const dose = ['action', 'trait:venom-dose(2)'] as const
  table.playOn('', dose)
  table.model('bane').usedThisRound = []
  table.playOn('', dose)
  table.model('bane').usedThisRound = []
  table.playOn('', ['action', 'end'])
  expect(table.offered('action')['trait:venom-dose(2)']).toBe('No dose is left.')
})

test('bmg3/trait/venom-enrage: the first two markers of a round with a dose are ignored', () => {
  const table = withBane({ traits: ['venom-dose(1)', 'venom-enrage'] })
  const hurt = (stun: number, injury: number, ...answers: (readonly [string, number])[]) =>
    table.play((game, { bane }) => inflict(game, bane, { stun, injury, cause: 'test' }), '', ...answers)
  hurt(1, 0)
  expect(table.model('bane').stun).toBe(1)
  table.playOn('', USE)
  hurt(1, 0)
  hurt(1, 1, ['ignore-injuries', 1])
  hurt(0, 1)
  expect([table.model('bane').stun, table.model('bane').injury]).toEqual([2, 1])
})
