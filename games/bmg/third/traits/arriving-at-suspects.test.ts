import { addMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { canReveal } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'

describe.each(['archie', 'bug(archie)'])('bmg3/trait/archie, bmg3/trait/bug: %s', (trait) => {
  const scene = (seat: 'a' | 'b' = 'a') => {
    const table = setTable({
      models: {
        owl: { seat: 'a', traits: [trait] },
        friend: { seat: 'a', at: [10, 10] },
        enemy: { seat: 'b', at: [40, 40] },
      },
    })
    table.play(
      (game, { friend, enemy }) =>
        void addMarker(game, 'suspect', place([30, 20]), seat === 'a' ? friend.seat : enemy.seat),
    )
    return table
  }
  const beside = { to: [inches(30) + 3000, inches(20), 0] }

  test('arrives beside a suspect in the activation of a friend, and the suspect is gone', () => {
    const table = scene()
    table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }), '', [
      'arrive',
      'no',
    ])
    expect(table.model('owl').condition).toBe('away')
    table.play(
      (game, { friend }) => trigger(game, 'activation-end', { active: friend }),
      '',
      ['arrive', 'yes'],
      ['place', beside],
    )
    expect(table.model('owl')).toMatchObject({ condition: 'up', at: { x: inches(30) + 3000 } })
    expect(table.state.markers).toEqual([])
  })

  test('not in the activation of an enemy, nor at a suspect of the enemy, nor twice', () => {
    const table = scene()
    table.play((game, { enemy }) => trigger(game, 'activation-start', { active: enemy }))
    expect(table.asked).toEqual([])
    const theirs = scene('b')
    theirs.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }))
    expect(theirs.asked).toEqual([])
  })

  test('can be activated before it has arrived, but not once it is out of the game', () => {
    const table = scene()
    expect(table.play((game, { owl }) => canActivate(game, owl))).toBe(true)
    table.play((_, { owl }) => {
      owl.condition = 'casualty'
    })
    expect(table.play((game, { owl }) => canActivate(game, owl))).toBe(false)
  })
})

describe('bmg3/trait/walking-plant', () => {
  const garden = (ivy: Partial<ModelSketch>, plant: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        ivy: { seat: 'a', at: [28, 20], ...ivy },
        plant: { seat: 'a', at: [20, 20], traits: ['plant', 'walking-plant'], ...plant },
        thug: { seat: 'b', at: [20, 23] },
      },
      active: 'plant',
    })

  test('starts with healing near the Elite Boss of the Plants, with an injury otherwise', () => {
    const start = (ivy: Partial<ModelSketch>) => {
      const table = garden(ivy, { injury: 2 })
      table.play((game, { plant }) => trigger(game, 'activation-start', { active: plant }))
      return table.model('plant').injury
    }
    expect(start({ traits: ['elite-boss(plants)'] })).toBe(1)
    expect(start({ traits: ['elite-boss(plants)'], at: [29.3, 20] })).toBe(3)
    expect(start({ traits: ['elite-boss(ninja)'] })).toBe(3)
  })

  test('others may start without anything happening to it', () => {
    const table = garden({})
    table.play((game, { ivy }) => trigger(game, 'activation-start', { active: ivy }))
    expect(table.model('plant').injury).toBe(0)
  })

  test('strikes and reveals no further than in contact', () => {
    const reach = (traits: string[]) =>
      garden({}, { traits }).play((game, { plant, thug }) => {
        const suspect = addMarker(game, 'suspect', place([23, 20]), thug.seat)
        return [meleeTargets(game, plant, weaponAt(game, plant, -1)).length, canReveal(game, plant, suspect)]
      })
    expect([reach(['plant']), reach(['plant', 'walking-plant'])]).toEqual([
      [1, true],
      [0, false],
    ])
  })
})
