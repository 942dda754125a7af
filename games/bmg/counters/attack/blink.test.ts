import { addEffect, bodyOf } from '@gargoyle/bmg-common'
import type { Piece } from '@gargoyle/table'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { obstaclesFor } from './blink.ts'

/** A low obstacle across the line of fire. */
const low = (id: string, x: number, cover: Piece['cover']): Piece => ({
  ...box(id, cm(x), cm(25), cm(1), cm(10), cm(2.5)),
  cover,
})

const obstacles = (pieces: readonly Piece[], models: Readonly<Record<string, ModelSketch>> = {}) =>
  setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], weapons: [gun] },
      hero: { seat: 'a', at: [53, 30] },
      ...models,
    },
    pieces,
  }).play((game, all) =>
    obstaclesFor(game, all.thug!, bodyOf(game, all.hero!), all.hero!).map(({ name, needs }) => [name, needs]),
  )

describe('Blink!', () => {
  test('bmg1/core/blink: 4+ for walls and models, 5+ for street furniture, 6+ for hedges and boxes', () => {
    expect(
      obstacles([low('a', 40, 'heavy'), low('b', 44, 'medium'), low('c', 48, 'light'), low('d', 50, 'none')]),
    ).toEqual([
      ['wall', 4],
      ['wall', 5],
      ['wall', 6],
    ])
    expect(obstacles([], { mate: { seat: 'a', at: [42, 30] } })).toEqual([['mate', 4]])
  })

  test('bmg1/core/blink: one die for each impact, and a success ends that impact', () => {
    const table = shootOut({}, { pieces: [low('crate', 45, 'heavy')] })
    // Two impacts; one is stopped, the other damages.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 4 3 2 5', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/core/blink: a shot that is stopped has not missed, and one that gets through hits', () => {
    const told = (dice: string, shots: number) => {
      const table = shootOut({}, { pieces: [low('crate', 45, 'heavy')] })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { '1': shots }])
      return table.story.filter((line) => / hits | misses | gets through /.test(line))
    }
    expect(told('5 5 4 4', 2)).toEqual([
      expect.stringMatching(/^Blink! Nothing of thug gets through to hero/),
    ])
    expect(told('5 5 4 3 2 5', 2)).toEqual([expect.stringMatching(/^thug hits hero once/)])
    expect(told('1 1', 2)).toEqual([expect.stringMatching(/^thug misses hero/)])
  })

  test('bmg1/core/blink-order: from the shooter outwards, and only impacts still flying roll on', () => {
    const table = shootOut({}, { pieces: [low('far', 49, 'heavy'), low('near', 40, 'light')] })
    // 6+ first: one stopped; then 4+ for the one that is left: it goes through.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 6 5 3 6 2', [
      'shots',
      { '1': 2 },
    ])
    expect(table.model('hero').injury).toBe(1)
    expect(table.story.filter((line) => line.includes('Blink!'))).toHaveLength(2)
  })

  test('bmg1/core/blink-contact-exception: what touches the shooter and is low, or a friend, is shot over; cover at the target counts', () => {
    expect(obstacles([low('own', 31.5, 'heavy')])).toEqual([])
    expect(obstacles([{ ...low('tall', 31.5, 'heavy'), top: cm(3.9), sight: 'screened' }])).toEqual([])
    // As tall as the shooter is too tall.
    expect(obstacles([{ ...low('tall', 31.5, 'heavy'), top: cm(4), sight: 'screened' }])).toEqual([
      ['wall', 4],
    ])
    expect(obstacles([low('his', 50.5, 'heavy')])).toEqual([['wall', 4]])
    expect(obstacles([], { mate: { seat: 'b', touching: 'thug' } })).toEqual([])
    expect(obstacles([], { enemy: { seat: 'a', touching: 'thug' } })).toEqual([['enemy', 4]])
  })

  test('bmg1/core/blink-lying-models: K.O. and knocked-down models are no obstacles', () => {
    expect(obstacles([], { mate: { seat: 'a', at: [42, 30], condition: 'down' } })).toEqual([])
    expect(obstacles([], { mate: { seat: 'a', at: [42, 30], condition: 'ko' } })).toEqual([])
  })

  test('bmg1/core/cross-fire: the model that stopped the shot takes one injury on a success, no scratch, no weapon damage', () => {
    const between = (damage: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, damage: 'III', rof: 1 }] },
          mate: { seat: 'b', at: [42, 30], endurance: 9 },
          hero: { seat: 'a', at: [53, 30], endurance: 9 },
        },
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), `5 4 ${damage}`)
      return [table.model('mate').injury, table.model('mate').stun, table.model('hero').injury]
    }
    expect(between('2')).toEqual([1, 0, 0])
    expect(between('1')).toEqual([0, 0, 0])
  })

  test('bmg1/core/cross-fire: a lamppost in the way is an obstacle of 5+, and is shot out', () => {
    const table = shootOut(
      { thug: { weapons: [{ ...gun, rof: 1 }] } },
      { markers: [{ kind: 'streetlamp', at: [42, 30] }] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 3', ['shots', { '1': 1 }])
    expect(table.state.markers).toEqual([])
    expect(table.model('hero').injury).toBe(0)
  })
})

describe('taking cover', () => {
  const crouch = () =>
    shootOut(
      { hero: { at: [53, 30], counters: 'S' } },
      { pieces: [low('crate', 50.5, 'light'), low('other', 40, 'light')], active: 'hero' },
    )

  test('bmg1/core/take-cover: 1SC beside an obstacle; +1 for that obstacle only, until it moves', () => {
    const table = crouch()
    table.play((game, { hero }) => performById(game, hero, 'cover:crate'))
    expect(table.model('hero').counters.special).toBe(0)
    const bonus = () =>
      table.play((game, { thug, hero }) =>
        obstaclesFor(game, thug, bodyOf(game, hero), hero).map(({ cover }) => cover),
      )
    expect(bonus()).toEqual([0, 1])
    table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: [cm(53), cm(31), 0] }])
    expect(bonus()).toEqual([0, 0])
  })

  test('bmg1/core/take-cover: on its feet, in contact, beside what gives cover and rises above its feet', () => {
    const why = (piece: Piece, hero: Partial<ModelSketch> = {}) =>
      actionBlockedReason(
        setTable({
          models: { hero: { seat: 'a', at: [53, 30], counters: 'S', ...hero } },
          pieces: [piece],
          active: 'hero',
        }),
        'cover:crate',
      )
    const crate = low('crate', 50.5, 'heavy')
    expect(why(crate)).toBeUndefined()
    expect(why(crate, { condition: 'down' })).toBe('It lies on the ground.')
    expect(why(crate, { counters: '' })).toContain('1SC')
    expect(why(low('crate', 50.5, 'none'))).toBe('It is not listed.')
    expect(why(low('crate', 50.45, 'heavy'))).toBe('It is not listed.')
  })

  test('bmg1/core/take-cover: once behind something, it may still go behind something else', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [53, 30], counters: 'S' } },
      pieces: [low('crate', 50.5, 'heavy'), low('hedge', 54.5, 'light')],
      active: 'hero',
    })
    table.play((game, { hero }) => void addEffect(game, hero, 'cover', { until: 'game', args: ['crate'] }))
    expect([actionBlockedReason(table, 'cover:crate'), actionBlockedReason(table, 'cover:hedge')]).toEqual([
      'It is in cover.',
      undefined,
    ])
  })

  test('bmg1/core/take-cover: the Blink! roll is 1 better', () => {
    const table = shootOut(
      { thug: { weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [low('crate', 50.5, 'light')] },
    )
    table.play((game, { hero }) => void addEffect(game, hero, 'cover', { until: 'game', args: ['crate'] }))
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5')
    expect(table.model('hero').injury).toBe(0)
  })
})
