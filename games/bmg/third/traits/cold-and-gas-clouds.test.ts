import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A model with a trait at (20, 20), a friend two inches away, an enemy at a given place. */
const scene = (trait: string, enemy: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait] },
      friend: { seat: 'a', at: [22, 20] },
      enemy: { seat: 'b', at: [20, 22], ...enemy },
    },
    active: 'owner',
  })

const frozen = (table: ReturnType<typeof scene>) =>
  table.state.markers.map((marker) => recall(marker, frozenSuspect))

test('bmg3/trait/snow-storm: hits all other models around on 3+, and freezes suspects', () => {
  const table = scene('snow-storm')
  table.play((game, { owner, enemy }) => {
    addMarker(game, 'suspect', place([18, 20]), owner.seat)
    addMarker(game, 'suspect', place([20, 24]), enemy.seat)
  })
  useTrait(table, 'owner', 'snow-storm', '2 3')
  expect(['owner', 'friend', 'enemy'].map((name) => table.model(name as 'owner').stun)).toEqual([0, 0, 2])
  expect(frozen(table)).toEqual([true, false])
})

test('bmg3/trait/snow-storm: needs a model or a suspect under it', () => {
  const table = setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: ['snow-storm'] },
      enemy: { seat: 'b', at: [20, 24] },
    },
    active: 'owner',
  })
  expect(useBlockedReason(table, 'owner', 'snow-storm')).toBe('Nothing would be under the template.')
  table.play((game, { owner }) => void addMarker(game, 'suspect', place([21, 20]), owner.seat))
  expect(useBlockedReason(table, 'owner', 'snow-storm')).toBeUndefined()
})

test('bmg3/trait/cryo-grenade: cold for all models under it but those who are immune', () => {
  const table = scene('cryo-grenade', { at: [25, 21], traits: ['cold-acclimation'] })
  table.play((game, { owner }) => void addMarker(game, 'suspect', place([24, 22]), owner.seat))
  useTrait(table, 'owner', 'cryo-grenade', '', ['template', to(24, 20)])
  expect(table.model('friend').effects).toMatchObject([{ id: 'slow', value: 2 }])
  expect([table.model('enemy').effects, table.model('owner').effects]).toEqual([[], []])
  expect(frozen(table)).toEqual([true])
})

test('bmg3/trait/cryo-grenade: the template lies completely within 8"', () => {
  const table = scene('cryo-grenade')
  // 8" from the edge of a base of 30 mm, less the radius of the template: 6.09" from its middle.
  useTrait(table, 'owner', 'cryo-grenade', '', ['template', to(26, 20)])
  expect(() => useTrait(table, 'owner', 'cryo-grenade', '', ['template', to(26.2, 20)])).toThrow(
    'The template must lie completely within 8".',
  )
})

test('bmg3/trait/multi-purpose-pills: an injury for all models under them', () => {
  const table = scene('multi-purpose-pills')
  useTrait(table, 'owner', 'multi-purpose-pills', '', ['template', to(21, 21)], ['pill', 'yes'])
  expect(['owner', 'friend', 'enemy'].map((name) => table.model(name as 'owner').injury)).toEqual([1, 1, 1])
})

test('bmg3/trait/multi-purpose-pills: or a move for every marker', () => {
  const table = scene('multi-purpose-pills')
  table.play((game, { owner, enemy }) => {
    addMarker(game, 'suspect', place([24, 20]), enemy.seat)
    addMarker(game, 'suspect', place([35, 20]), owner.seat)
  })
  useTrait(
    table,
    'owner',
    'multi-purpose-pills',
    '',
    ['template', to(24, 20)],
    ['pill', 'no'],
    ['move-marker', to(24, 24)],
  )
  expect(table.state.markers.map(({ at }) => at.y)).toEqual([inches(24), inches(20)])
  expect(table.model('friend').injury).toBe(0)
})

test('bmg3/trait/gas-jumper: jumps anywhere, and leaves gas to all within 4"', () => {
  const table = scene('gas-jumper', { at: [26, 20], traits: ['gas-mask'] })
  table.play((game, { owner }) => performById(game, owner, 'move', () => undefined), '', ['fly', to(22, 17)])
  expect(table.model('friend').effects.map(({ id, value }) => [id, value])).toEqual([
    ['poison', 1],
    ['enervating', 1],
  ])
  expect([table.model('enemy').effects, table.model('owner').effects]).toEqual([[], []])
})

test('bmg3/trait/gas-jumper: other actions leave nothing', () => {
  const table = scene('gas-jumper')
  table.play((game, { owner }) => performById(game, owner, 'suspect', () => undefined), '', [
    'place-suspect',
    ANY,
  ])
  expect(hasEffect(table.model('friend'), 'poison')).toBe(false)
})
