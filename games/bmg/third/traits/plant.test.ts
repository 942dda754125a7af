import { addMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { canActivate } from '../activation/activation.ts'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { moveBudget } from '../movement/move.ts'
import { executeThePlan } from '../round/execute-the-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { place, setTable, to } from '../testing/table.ts'

/** A Plant under the ground, and a suspect of its crew. */
const garden = (at?: readonly [number, number]) => {
  const table = setTable({
    models: {
      ivy: { seat: 'a', at: [10, 10] },
      plant: { seat: 'a', traits: ['plant'], movement: 4, ...(at ? { at } : {}) },
      thug: { seat: 'b', at: [40, 40] },
    },
    pieces: [box('wall', inches(22), 0, 300, inches(24), inches(5))],
  })
  table.play((game, { ivy }) => {
    addMarker(game, 'suspect', place([30, 20]), ivy.seat)
  })
  return table
}
const beside = { to: [inches(30) + 3000, inches(20), 0] }

describe('bmg3/trait/plant', () => {
  test('bmg3/trait/plant: brings a suspect that may lie anywhere, near others too', () => {
    const table = garden()
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['place-suspect', to(32, 20)])
    expect(table.state.markers).toHaveLength(2)
  })

  test('bmg3/trait/plant: grows beside a suspect in the activation of a friend, and the suspect is gone', () => {
    const table = garden()
    table.playOn('', ['activate', '0'], ['grow', 'yes'], ['place', beside])
    expect(table.model('plant')).toMatchObject({
      condition: 'up',
      at: { x: inches(30) + 3000, y: inches(20) },
    })
    expect(table.state.markers).toEqual([])
    expect(table.state.activation?.model).toBe(0)
  })

  test('bmg3/trait/plant: or when the activation ends, or not at all', () => {
    const table = garden()
    table.playOn('', ['activate', '0'], ['grow', 'no'], ['action', 'end'], ['grow', 'yes'], ['place', beside])
    expect(table.model('plant').condition).toBe('up')
    const later = garden()
    later.playOn('', ['activate', '0'], ['grow', 'no'], ['action', 'end'], ['grow', 'no'])
    expect([later.model('plant').condition, later.state.markers.length]).toEqual(['away', 1])
  })

  test('bmg3/trait/plant: can be activated under the ground, and counts for passes', () => {
    const table = garden()
    table.playOn('', ['activate', '1'], ['grow', 'yes'], ['place', beside])
    expect(table.state.activation?.model).toBe(1)
    const counted = garden()
    counted.state.part = 0
    counted.play((game) => executeThePlan(game))
    expect([counted.crew('a').passes, counted.crew('b').passes]).toEqual([0, 1])
  })

  test('bmg3/trait/plant: strikes within 4" through walls, and reveals but does nothing else with its leaves', () => {
    const table = garden([24, 10])
    table.model('thug').at = place([20, 10])
    const targets = () =>
      table.play((game, { plant }) =>
        meleeTargets(game, plant, weaponAt(game, plant, -1)).map(({ id }) => id),
      )
    expect(targets()).toEqual([2])
    table.model('thug').at = place([17, 10])
    expect(targets()).toEqual([])
    table.play((game, { thug }) => {
      addMarker(game, 'suspect', place([27, 10]), thug.seat)
    })
    const open = table.play((game, { plant }) =>
      actionOptions(game, plant, () => undefined)
        .filter(({ why }) => why === undefined)
        .map(({ id }) => id),
    )
    expect(open).toEqual(['move', 'reveal:2'])
  })

  test('bmg3/trait/plant: nothing makes it faster, and poison does not work on it', () => {
    const table = garden([24, 10])
    table.play(function* (game, { plant }) {
      giveBonus(game, plant, 'move', 4)
      yield* sufferPoison(game, plant)
    })
    expect(table.play((game, { plant }) => moveBudget(game, plant, { bonus: 4, action: true }))).toBe(
      inches(4),
    )
    expect(table.model('plant').effects.map(({ id }) => id)).toEqual(['move-bonus'])
  })

  test('bmg3/trait/plant: a K.O. tears it out; it grows again unhurt, but not this round', () => {
    const table = garden([24, 10])
    table.play((game, { plant, thug }) =>
      inflict(game, plant, { stun: 5, injury: 1, by: thug, cause: 'test' }),
    )
    expect(table.model('plant')).toMatchObject({ condition: 'away', stun: 0, injury: 0 })
    expect(table.crew('b').round.casualties).toBe(1)
    expect(table.play((game, { plant }) => canActivate(game, plant))).toBe(false)
    table.model('plant').roundMemory = {}
    expect(table.play((game, { plant }) => canActivate(game, plant))).toBe(true)
  })
})
