import { lastUses } from '@gargoyle/bmg-counters'
import { actionBlockedReason, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { computeTotal, steal, trigger } from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

/** A thief in its activation beside a model with one weapon. */
const robbery = (weapon: NonNullable<ModelSketch['weapons']>[number]) =>
  setTable({
    models: {
      thief: { seat: 'a', at: [30, 30], counters: 'AA' },
      owner: { seat: 'b', touching: 'thief', weapons: [weapon] },
      target: { seat: 'b', at: [45, 45] },
    },
    active: 'thief',
    round: 3,
  })

const rob = (table: ReturnType<typeof robbery>) => {
  table.play((game, { thief, owner }) => steal(game, thief, owner))
  table.model('owner').at = { x: 60000, y: 60000, z: 0 }
}

describe('bmg2/effect/steal, bmg2/weapon-rule/reload', () => {
  const bow = { damage: 'I', rof: 1, rules: ['mechanical', 'reload'] } as const
  const nextRound = (table: ReturnType<typeof robbery>) => {
    table.play((game) => trigger(game, 'recount-start', {}))
    table.state.round++
  }
  const why = (table: ReturnType<typeof robbery>) => actionBlockedReason(table, 'ranged:0')

  test('bmg2/weapon-rule/reload: what its owner has fired is empty in the hands of a thief, who can reload it', () => {
    const table = robbery(bow)
    remember(table.model('owner'), lastUses, { 'weapon 1 0': 3 })
    rob(table)
    nextRound(table)
    expect(why(table)).toBe('It must be reloaded first.')
    nextRound(table)
    expect(why(table)).toBeUndefined()
  })

  test('bmg2/weapon-rule/reload: fired by a thief it must be reloaded, and not while that one is K.O.', () => {
    const table = robbery(bow)
    rob(table)
    expect(why(table)).toBeUndefined()
    remember(table.model('thief'), lastUses, { 'weapon 1 0': 3 })
    nextRound(table)
    expect(why(table)).toBe('It must be reloaded first.')
    table.model('thief').condition = 'ko'
    nextRound(table)
    table.model('thief').condition = 'up'
    expect(why(table)).toBe('It must be reloaded first.')
  })
})

test('bmg2/effect/steal, bmg2/weapon-rule/protective: a shield protects the model that carries it now, and no other', () => {
  const table = robbery({ damage: 'S', rules: ['protective'] })
  const blocks = () =>
    table.play((game, { thief, owner }) =>
      [thief, owner].map((about) => [
        computeTotal(game, 'block-roll', { about }, 0),
        computeTotal(game, 'last-blink', { about }, 0),
      ]),
    )
  expect(blocks()).toEqual([
    [0, 0],
    [1, 4],
  ])
  rob(table)
  expect(blocks()).toEqual([
    [1, 4],
    [0, 0],
  ])
  table.model('thief').condition = 'ko'
  expect(blocks()[0]).toEqual([0, 0])
})
