import { sees } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { freshActivation } from '../activation/activation.ts'
import { perform } from '../activation/perform.ts'
import { setTable } from '../testing/table.ts'

test('bmg1/trait/laser: of two lasers on a model the second lights it when the line of the first is broken', () => {
  const laser = { seat: 'b', traits: ['laser'], counters: 'M' } as const
  const table = setTable({
    models: {
      one: { ...laser, at: [30, 30] },
      two: { ...laser, at: [30, 36] },
      hero: { seat: 'a', at: [50, 30] },
      far: { seat: 'b', at: [110, 30] },
    },
    active: 'one',
  })
  table.play((game, { one }) => perform(game, one, 'trait:laser'))
  table.play((game, { two }) => {
    game.state.activation = freshActivation(two)
    return perform(game, two, 'trait:laser')
  })
  const isSeen = () => table.play((game, { far, hero }) => sees(game, far, hero))
  expect(isSeen()).toBe(true)
  table.model('one').at = undefined
  expect(isSeen()).toBe(true)
  table.model('two').at = undefined
  expect(isSeen()).toBe(false)
})
