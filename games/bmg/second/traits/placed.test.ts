import { addEffect } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/super-jump, bmg2/core/crouch, bmg2/core/grab: it leaves its cover and lets go', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['super-jump'], counters: 'MMS' },
      thug: { seat: 'b', touching: 'hero' },
    },
    active: 'hero',
  })
  table.play((game, { hero, thug }) => {
    addEffect(game, hero, 'cover', { until: 'game', args: ['wall'] })
    addEffect(game, thug, 'immobilized', { until: 'game', by: hero, each: true })
  })
  act(table, 'trait:super-jump', '', ['place', { to: [cm(20), cm(30), 0] }])
  expect([table.model('hero').effects, table.model('thug').effects]).toEqual([[], []])
})

describe('what brings a hovering model down', () => {
  const hovering = (thug: object, hero: object = {}) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], endurance: 12, movement: 1, ...hero },
        thug: { seat: 'b', touching: 'hero', counters: 'AASSS', ...thug },
      },
      active: 'thug',
    })
    table.play((game, { hero: owner }) => void addEffect(game, owner, 'hover', { until: 'game' }))
    return table
  }
  const fallen = (table: ReturnType<typeof hovering>) => [
    table.model('hero').injury,
    table.model('hero').effects.map(({ id }) => id),
  ]

  test('bmg2/trait/hover, bmg2/trait/roots: Pinned Down by roots', () => {
    const table = hovering({ traits: ['roots'] })
    act(table, 'trait:roots', '6')
    expect(fallen(table)).toEqual([2, ['immobilized']])
  })

  test('bmg2/trait/hover, bmg2/core/grab: Pinned Down by a grab', () => {
    const table = hovering({})
    act(table, 'grab:-1', '6 5 1', ['strike-count', 1])
    expect(fallen(table)).toEqual([2, ['immobilized']])
  })

  test('bmg2/trait/undead, bmg2/effect/pinned-down: what is immune is neither held nor brought down', () => {
    const table = hovering({}, { traits: ['undead'] })
    act(table, 'grab:-1', '6 5 1', ['strike-count', 1])
    expect(fallen(table)).toEqual([0, ['hover']])
  })
})

test('bmg2/trait/undead, bmg2/effect/pushed: a push does not move it', () => {
  const pushed = (traits: readonly string[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], endurance: 12, traits },
        thug: { seat: 'b', touching: 'hero', counters: 'AS' },
      },
      active: 'thug',
    })
    act(table, 'push:-1', '6 5 3')
    return table.model('hero').at!.x < cm(30)
  }
  expect([pushed([]), pushed(['undead'])]).toEqual([true, false])
})
