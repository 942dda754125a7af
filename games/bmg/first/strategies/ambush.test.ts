import { bands, objectives, startPlaying } from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const two: Record<'hero' | 'thug', ModelSketch> = { hero: { seat: 'a' }, thug: { seat: 'b' } }

/** The strategy is of the player who wins the roll for deployment, or of neither. */
const rolled = (ambush: boolean, scenario = 'skirmish') => {
  const table = setTable({ models: two, stage: 'bands', part: 0, scenario })
  if (ambush) table.band('a').strategies.push('ambush')
  return table
}

describe('Ambush of the winner of the roll', () => {
  test('bmg1/strategy/ambush, bmg1/core/deployment-groups: who deploys first chooses the area', () => {
    const table = rolled(true)
    table.play((game) => bands(game), '6 1', ['area', 'B'])
    expect([table.asked, table.band('b').zone, table.band('a').zone]).toEqual([['b: area'], 'B', 'A'])
    const plain = rolled(false)
    plain.play((game) => bands(game), '6 1', ['area', 'B'])
    expect([plain.asked, plain.band('a').zone]).toEqual([['a: area'], 'B'])
  })

  test('bmg1/strategy/ambush, bmg1/core/objective-placement: who deployed first places the first objective', () => {
    const first = (ambush: boolean) => {
      const table = rolled(ambush)
      table.play((game) => bands(game), '6 1', ['area', 'A'])
      Object.assign(table.state, { stage: 'objectives', part: 0 })
      const kinds = ['objectives', ['loot', 'riddle', 'ammo-crates']] as const
      table.play((game) => objectives(game), '', kinds, kinds)
      table.play((game) => objectives(game), '', ['objective', ANY], ['place-objective', ANY])
      return table.state.markers[0]!.seat
    }
    expect([first(true), first(false)]).toEqual(['b', 'a'])
  })

  test('bmg1/strategy/ambush, bmg1/trait/hidden: its hidden models wait for those of the enemy too', () => {
    const hidden = (ambush: boolean) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', traits: ['hidden'] },
          mate: { seat: 'a' },
          thug: { seat: 'b', traits: ['hidden'] },
          goon: { seat: 'b' },
        },
        stage: 'bands',
        part: 0,
        scenario: 'skirmish',
      })
      if (ambush) table.band('a').strategies.push('ambush')
      table.play((game) => bands(game), '6 1', ['area', 'A'])
      Object.assign(table.state, { stage: 'start', part: 0 })
      table.model('mate').condition = 'up'
      table.model('goon').condition = 'up'
      table.play((game) => startPlaying(game), '', ['place', ANY], ['place', ANY])
      return table.asked
    }
    expect(hidden(true)).toEqual(['b: place', 'a: place'])
    expect(hidden(false)).toEqual(['a: place', 'b: place'])
  })

  test('bmg1/scenario-rule/ambush-sides: a coin, not the order, says which of two equal bands attacks', () => {
    const table = rolled(true, 'ambush')
    table.play((game) => bands(game), '6 1', ['area', 'B'])
    expect([table.asked, table.band('a').zone]).toEqual([['a: area'], 'B'])
    expect(table.state.firstDeployer).toBe(seat('b'))
  })

  test('bmg1/scenario/chance-encounter: where no model is deployed the roll stands', () => {
    const table = rolled(true, 'chance-encounter')
    table.play((game) => bands(game), '6 1')
    expect(table.state.firstDeployer).toBe(seat('a'))
  })
})
