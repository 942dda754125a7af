import { addMarker, hasEffect, touches } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { moveBudget } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import { activationOf, place, setTable, to } from '../testing/table.ts'
import { lastDragged } from './dragging.ts'

const alley = () =>
  setTable({
    models: {
      croc: { seat: 'a', at: [10, 10], traits: ['drag'] },
      friend: { seat: 'a', at: [13, 12], movement: 8 },
      giant: { seat: 'a', at: [13, 8], traits: ['huge'] },
      far: { seat: 'a', at: [13, 20] },
      thug: { seat: 'b', at: [40, 40] },
    },
    active: 'croc',
    audacity: true,
  })

const beside = { to: [inches(17), inches(10) + 3000, 0] }

describe('bmg3/trait/drag', () => {
  test('bmg3/trait/drag: a friend that is passed comes along for an Effort, and its next activation is impaired', () => {
    const table = alley()
    table.playOn('', ['action', 'move'], ['move', to(17, 10)], ['drag', 'model 1'], ['place', beside])
    expect(Object.keys(table.offered('drag'))).toEqual(['model 1', 'none'])
    expect(table.play((game, { croc, friend }) => touches(game, croc, friend))).toBe(true)
    expect(table.model('croc').stun).toBe(1)
    const budget = () => table.play((game, { friend }) => moveBudget(game, friend, {}))
    expect(budget()).toBe(inches(8))
    table.state.activation = activationOf(table.model('friend'))
    expect(budget()).toBe(inches(4))
    table.play((game, { friend }) => trigger(game, 'activation-end', { active: friend }))
    expect(hasEffect(table.model('friend'), 'dragged')).toBe(false)
  })

  test('bmg3/trait/drag: not the same friend in the next round', () => {
    const table = alley()
    remember(table.model('croc'), lastDragged, { 1: 1 })
    table.state.round = 2
    table.playOn('', ['action', 'move'], ['move', to(17, 10)])
    expect(table.asked).not.toContain('a: drag')
    const later = alley()
    remember(later.model('croc'), lastDragged, { 1: 1 })
    later.state.round = 3
    later.playOn('', ['action', 'move'], ['move', to(17, 10)], ['drag', 'none'])
    expect(later.model('croc').stun).toBe(0)
  })

  test('bmg3/trait/drag: an own suspect comes along too', () => {
    const table = alley()
    table.model('friend').at = place([40, 10])
    table.play((game, { croc, thug }) => {
      addMarker(game, 'suspect', place([13, 12]), croc.seat)
      addMarker(game, 'suspect', place([13, 8]), thug.seat)
    })
    const at = [inches(17), inches(10) + 3000, 0]
    table.playOn(
      '',
      ['action', 'move'],
      ['move', to(17, 10)],
      ['drag', 'suspect 1'],
      ['drag-suspect', { to: at }],
    )
    expect(table.state.markers[0]!.at).toEqual({ x: at[0], y: at[1], z: 0 })
    expect(Object.keys(table.offered('drag'))).toEqual(['suspect 1', 'none'])
  })

  test('bmg3/trait/drag: who was hurt in melee may be placed in contact when the activation ends', () => {
    const table = setTable({
      models: {
        croc: { seat: 'a', at: [10, 10], traits: ['drag'] },
        thug: { seat: 'b', touching: 'croc', willpower: 9, condition: 'down' },
        large: { seat: 'b', touching: 'croc', side: 'west', traits: ['large'], willpower: 9 },
      },
      active: 'croc',
    })
    table.play((game, { croc, thug }) => meleeAttack(game, croc, -1, { targets: [thug] }), '3 1 1 1')
    table.model('thug').at = place([16, 10])
    table.play((game, { croc }) => trigger(game, 'activation-end', { active: croc }), '', [
      'place',
      { to: [inches(10), inches(10) + 3000, 0] },
    ])
    expect(table.asked).toEqual(['a: place'])
    expect(table.play((game, { croc, thug }) => touches(game, croc, thug))).toBe(true)
  })
})
