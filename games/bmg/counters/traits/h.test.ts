import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/inflict.ts'
import { manipulateCost } from '../manipulate/manipulate.ts'
import { deployModel } from '../preparation/deploy.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { applies } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

describe('traits with F', () => {
  const hit = (trait: string, rules: readonly string[], dice: string) => {
    const table = duel({
      hero: { traits: [trait] },
      thug: { counters: 'A', strength: 5, weapons: [{ damage: 'I', rules }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice)
    return table.model('hero').injury
  }

  test('bmg1/trait/hockey-gear: no Sharp, but Tough', () => {
    expect([hit('hockey-gear', ['sharp'], '5 4 3'), hit('hockey-gear', ['tough-heavy'], '5 4 3')]).toEqual([
      0, 1,
    ])
  })
})

describe('traits with G and H', () => {
  test('bmg1/trait/handyman: manipulates without MC', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['handyman'] }, thug: { seat: 'b', at: [50, 30] } },
    })
    expect(
      table.play((game, { hero, thug }) => [manipulateCost(game, hero), manipulateCost(game, thug)]),
    ).toEqual([{}, { movement: 1 }])
  })

  test('bmg1/trait/hardened: the first injury of a round is a stun', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['hardened'], endurance: 9 } },
    })
    table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'test' }))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 2, stun: 1 })
  })

  test('bmg1/trait/henchman: a rank that has Let’s Go!', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30] }, boss: { seat: 'a', at: [50, 30], rank: 'free-agent' } },
    })
    expect(
      table.play((game, { hero, boss }) => [
        applies(game, 'lets-go', { about: hero }),
        applies(game, 'lets-go', { about: boss }),
      ]),
    ).toEqual([true, false])
  })
})

describe('traits with H', () => {
  const hardened = () =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['hardened', 'insensitive'], endurance: 9 },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  const deploy = (traits: readonly string[], x: number, y: number) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, thug: { seat: 'b', at: [60, 110] } },
      markers: [{ kind: 'loot', at: [60, 60], seat: 'b' }],
      zones: { a: 'A', b: 'B' },
      stage: 'deploy' as never,
    })
    table.play((game, { hero }) => deployModel(game, hero), '', ['place', { to: to(x, y) }])
    return table.model('hero').at
  }

  test('bmg1/trait/handyman: objectives, and traits that are used like them', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['handyman', 'flare'] },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind: 'loot', at: [33, 30], seat: 'b' }],
      active: 'hero',
    })
    expect(actionBlockedReason(table, 'trait:flare')).toBeUndefined()
    table.play((game, { hero }) => performById(game, hero, 'manipulate:1'))
    expect(table.state.markers[0]!.carrier).toBe(0)
  })

  test('bmg1/trait/hardened: stuns do not use it up, and it works again in the next round', () => {
    const table = hardened()
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
    Object.assign(table.state, { stage: 'recount', part: 1 })
    for (let part = 1; part < 4; part++) table.play((game) => casualtyRecount(game))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ stun: 3, injury: 0 })
  })

  test('bmg1/trait/hidden: anywhere on the table; others only in their area', () => {
    expect(deploy(['hidden'], 60, 90)).toMatchObject({ x: cm(60), y: cm(90) })
    expect(() => deploy([], 60, 90)).toThrow('It must stand wholly in your deployment area.')
  })

  test('bmg1/trait/hidden: more than 10 cm from every objective', () => {
    // Marker and base have a radius of 1.5 cm each.
    expect(() => deploy(['hidden'], 73, 60)).toThrow('more than 10 cm from every objective')
    expect(deploy(['hidden'], 73.1, 60)).toMatchObject({ x: cm(73.1) })
  })
})
