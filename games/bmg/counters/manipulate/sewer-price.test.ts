import { cm } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { jumpDistance } from '../movement/pricing.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

const beside = (hero: Partial<ModelSketch> = {}) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], counters: 'MSS', ...hero } },
    markers: [{ kind: 'sewer', at: [33, 30] }],
    active: 'hero',
    round: 3,
  })

test('bmg1/core/sewers, bmg1/core/run, bmg1/trait/stupid: it is no manipulating, so a run and stupidity do not bar it', () => {
  const ran = beside()
  Object.assign(ran.state.activation!, { moved: true, ran: true })
  expect([
    actionBlockedReason(ran, 'sewer:1'),
    actionBlockedReason(beside({ traits: ['stupid'] }), 'sewer:1'),
  ]).toEqual([undefined, undefined])
})

test('bmg1/core/sewers, bmg1/trait/handyman: the price is the same for whoever manipulates for nothing', () => {
  expect(actionBlockedReason(beside({ traits: ['handyman'], counters: 'SS' }), 'sewer:1')).toContain('1 Move')
})

test('bmg1/core/sewers, bmg1/effect/knock-down-fallen: not by a model that lies', () => {
  expect(actionBlockedReason(beside({ condition: 'down' }), 'sewer:1')).toBe('hero is not on its feet.')
})

test('bmg1/core/sewer-exit, bmg1/core/jump-distance: who came out of a sewer jumps as far as ever', () => {
  const table = beside({ counters: 'MMSS' })
  Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 1 })
  table.play((game, { hero }) => performById(game, hero, 'emerge'), '', ['place', { to: to(33, 33) }])
  expect(table.state.activation!.basicMoveGone).toBe(true)
  expect(table.play((game, { hero }) => jumpDistance(game, hero))).toBe(cm(5))
})

test('bmg1/core/difficult-ground, bmg1/core/sewers: a way over a sewer marker takes no counter and no more length', () => {
  const table = beside({ counters: '' })
  table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: to(40, 30) }])
  expect(table.model('hero').at!.x).toBe(cm(40))
})
