import type { Piece } from '@gargoyle/table'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { gun } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'
import { counterOutlook } from './outlook.ts'

const hedge = (x: number, cover: Piece['cover']): Piece => ({
  ...box(`hedge ${x}`, cm(x), cm(25), cm(1), cm(10), cm(2.5)),
  cover,
})

test('a shot: dice of the rate of fire, what it meets on its way in order, and where', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
      hero: { seat: 'a', at: [53, 30], defense: 4 },
    },
    pieces: [hedge(49, 'heavy'), hedge(40, 'light')],
    active: 'thug',
  })
  const [outlook] = table.play((game) => counterOutlook(game.state, game.content, 0, 0))
  expect(outlook).toMatchObject({ target: 1, dice: 2, hurts: 2, blocks: 0 })
  expect(outlook?.defense.total).toBe(4)
  expect(outlook?.steps.map(({ needs, at }) => [needs, at.x])).toEqual([
    [6, cm(40)],
    [4, cm(49)],
  ])
  expect(outlook?.sentences.join(' ')).toContain('apart')
})

test('a fight: as many dice as counters, and what the enemy could block with; no target out of reach', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AAA' },
      hero: { seat: 'a', at: [33, 30], counters: 'DD' },
      far: { seat: 'a', at: [60, 60] },
    },
    active: 'thug',
  })
  const found = table.play((game) => counterOutlook(game.state, game.content, 0, -1))
  expect(found.map(({ target, dice, blocks, steps }) => [target, dice, blocks, steps])).toEqual([
    [1, 3, 2, []],
  ])
})

test('a model that lies blocks nothing and is hit on 2+', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'A' },
      hero: { seat: 'a', at: [33, 30], counters: 'DD', condition: 'down' },
    },
    active: 'thug',
  })
  const [outlook] = table.play((game) => counterOutlook(game.state, game.content, 0, -1))
  expect(outlook?.blocks).toBe(0)
  expect(outlook?.defense.total).toBe(2)
})
