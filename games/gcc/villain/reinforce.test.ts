import { recall, remember, roundMemory } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { reinforce, reinforcements } from './reinforce.ts'
import { villainStart } from './villain-turn.ts'

const scene = () =>
  setTable({
    minis: {
      oracle: { at: 'a' },
      friend: { tile: { reinforcementCost: 1 }, commander: 'oracle' },
      thug: { at: 'b', tile: { reinforcementCost: 2 } },
      pooled: { like: 'thug' },
    },
  })

test('gcc/core/reinforcement: points exactly for one will do, and friendly tiles are not the villain to bring back', () => {
  const table = scene()
  expect(reinforcements(table.position, 2).map(({ cost }) => cost)).toEqual([2])
  expect(reinforcements(table.position, 1)).toEqual([])
})

test('gcc/core/villain-turn-sequence: what was used up for a turn is there again, for the villain only', () => {
  const table = scene()
  const use = roundMemory<boolean>('test/used', false)
  for (const mini of table.state.minis) remember(mini, use, true)
  table.play((game) => villainStart(game))
  expect(recall(table.mini('thug'), use)).toBe(false)
  expect(recall(table.mini('oracle'), use)).toBe(true)
})

test('gcc/core/tile-activation, gcc/skill/friendly-tile: a tile acts as long as one of its miniatures is there', () => {
  const table = setTable({
    minis: {
      oracle: { at: 'a', hero: { skills: [skill('henchman-command', 2)] } },
      drone: { at: 'a', tile: {}, commander: 'oracle' },
      lost: { like: 'drone' },
      thug: { at: 'b', tile: {} },
      gone: { like: 'thug' },
    },
    state: { stage: 'tiles' },
  })
  table.playOn('', ['villain-action', 'tile:1'], ['character', 'none'])
  expect(table.state.post.played).toBe(1)
  expect(table.asked).toContain('villain: character')
})

test('gcc/core/reinforcement: the named character comes, wherever it is in the list', () => {
  const table = setTable<string>({
    minis: { oracle: { at: 'a' }, thug: { tile: {} }, brute: { tile: {} } },
  })
  table.play((game) => reinforce(game, 2), '', ['reinforce', '2'], ['reinforce', 'none'])
  expect([table.mini('thug').at, table.mini('brute').at]).toEqual([-1, 4])
})

test('gcc/core/dangerous-terrain, gcc/core/reinforcement: whoever comes into play has not moved into danger', () => {
  const table = scene()
  table.state.clouds = [{ kind: 'gas', at: 4, count: 3, side: 'heroes', dissipating: false }]
  table.play((game) => reinforce(game, 2), '', ['reinforce', '3'])
  expect(table.mini('pooled')).toMatchObject({ at: 4, life: 1 })
})

test('gcc/core/reinforcement, gcc/core/over-occupation: beside the reinforcement areas only if all of them are full', () => {
  const places = (...full: readonly string[]) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'c' },
        thug: { tile: {} },
        ...Object.fromEntries(full.map((at) => [`wall-${at}`, { at, tile: { size: 6 } }])),
      },
      mission: { reinforcement: { points: 2, areas: ['a', 'e'] } },
    })
    return reinforcements(table.position, 1)[0]?.places
  }
  expect(places()).toEqual([0, 4])
  expect(places('a')).toEqual([4])
  expect(places('a', 'e')).toEqual([1, 3])
  expect(places('a', 'b', 'd', 'e')).toBeUndefined()
})
