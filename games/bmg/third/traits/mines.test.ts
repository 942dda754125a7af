import { recall, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { putSuspect } from '../manipulate/suspects.ts'
import { move } from '../movement/move.ts'
import { scene } from '../testing/scene.ts'
import { place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { minersOf } from './mines.ts'

/** A Mine at (20, 22), and an enemy eight inches to its north. */
function minefield() {
  const table = scene('mine', { enemy: { at: [20, 30] }, friend: { at: [40, 40] }, audacity: true })
  table.play((game, { owner }) => putSuspect(game, seat('a'), place([20, 22]), owner))
  useTrait(table, 'owner', 'mine')
  return table
}

test('bmg3/trait/mine: a model that comes within 2" rolls, and it is gone', () => {
  const step = (dice: string, at: number) => {
    const table = minefield()
    table.play((game, { enemy }) => move(game, { model: enemy, upTo: 8, reason: 'test' }), dice, [
      'move',
      to(20, at),
    ])
    return [table.model('enemy').injury, table.state.markers.length]
  }
  expect([step('3', 25), step('2', 25), step('', 25.4)]).toEqual([
    [2, 0],
    [0, 0],
    [0, 1],
  ])
})

test('bmg3/trait/mine: passing it is enough, walking away from it is not', () => {
  const table = minefield()
  table.model('enemy').at = place([10, 24.5])
  table.play((game, { enemy }) => move(game, { model: enemy, upTo: 20, reason: 'test' }), '3', [
    'move',
    to(29, 24.5),
  ])
  expect([table.model('enemy').injury, table.state.markers.length]).toEqual([2, 0])
  const further = minefield()
  further.model('enemy').at = place([10, 25.5])
  further.play((game, { enemy }) => move(game, { model: enemy, upTo: 20, reason: 'test' }), '', [
    'move',
    to(29, 25.5),
  ])
  expect(further.state.markers).toHaveLength(1)
  const leaving = minefield()
  leaving.play((game, { owner }) => move(game, { model: owner, upTo: 8, reason: 'test' }), '', [
    'move',
    to(20, 14),
  ])
  expect(leaving.state.markers).toHaveLength(1)
})

test('bmg3/trait/mine: a Special action, once a round, for a suspect placed in this activation', () => {
  const table = scene('mine', { audacity: true })
  expect(useBlockedReason(table, 'owner', 'mine')).toBe('It has placed no suspect in this activation.')
  table.play((game, { friend }) => putSuspect(game, seat('a'), place([30, 30]), friend))
  expect(useBlockedReason(table, 'owner', 'mine')).toBe('It has placed no suspect in this activation.')
  table.play((game, { owner }) => putSuspect(game, seat('a'), place([20, 15]), owner))
  table.playOn('', ['action', 'trait:mine'], ['action', 'end'])
  expect(table.state.markers.map((each) => recall(each, minersOf))).toEqual([[], [0]])
  expect(table.offered('action')['trait:mine']).toBeDefined()
})
