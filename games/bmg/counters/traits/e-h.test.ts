import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { inflict } from '../damage/inflict.ts'
import { manipulateCost } from '../manipulate/manipulate.ts'
import { applies } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

describe('traits with E', () => {
  test('bmg1/trait/elusive: 1MC and Defense +1 against a ranged attack, not in close combat', () => {
    const table = shootOut({
      hero: { traits: ['elusive'], counters: 'MM', defense: 3 },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '3', ['elusive', 'yes'])
    expect([table.model('hero').injury, table.model('hero').counters.movement]).toEqual([0, 1])
    const melee = duel({ hero: { traits: ['elusive'], counters: 'M' }, thug: { counters: 'A' } })
    melee.play((game, { thug }) => perform(game, thug, 'melee:-1'), '3 4 2')
    expect(melee.model('hero').stun).toBe(1)
  })

  const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

  test('bmg1/trait/expert-marksman: 1SC and Blink! rolls of its targets are 1 worse', () => {
    const table = shootOut(
      { thug: { traits: ['expert-marksman'], counters: 'AAS', weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 4 3 5', ['expert-marksman', 'yes'])
    expect(table.model('hero').injury).toBe(1)
    expect(table.model('thug').counters.special).toBe(0)
  })

  test('bmg1/trait/explosive-gel: placed on a lamppost by manipulating, blown up for 1SC in a later round', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MSS' } },
      markers: [{ kind: 'streetlamp', at: [33, 30] }],
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:explosive-gel:place'))
    expect(table.model('hero').counters.movement).toBe(0)
    expect(whyNotAct(table, 'trait:explosive-gel:blow-up')).toContain('earlier round')
    table.state.round = 2
    table.play((game, { hero }) => perform(game, hero, 'trait:explosive-gel:blow-up'))
    expect(table.state.markers).toEqual([])
  })
})

describe('traits with F', () => {
  test('bmg1/trait/fast: all dice of the move again, and the second result stands', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['fast'], counters: 'MM' } },
      active: 'hero',
    })
    table.play(
      (game, { hero }) => perform(game, hero, 'move'),
      '1 2 1 1',
      ['pace', 'walk:2'],
      ['reroll-move', 'reroll'],
      ['move', { to: to(42, 30) }],
    )
    expect(table.model('hero').at!.x).toBe(cm(42))
  })

  test('bmg1/trait/flare: the whole table is lit until the end of the round, once a game', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], traits: ['flare'], counters: 'MM' },
        far: { seat: 'b', at: [90, 10] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:flare'))
    expect(table.play((game, { hero, far }) => [sees(game, hero, far), sees(game, far, hero)])).toEqual([
      true,
      true,
    ])
    expect(whyNotAct(table, 'trait:flare')).toBe('Once a game.')
    table.state.roundNotes = []
    expect(table.play((game, { hero, far }) => sees(game, hero, far))).toBe(false)
  })

  const calls = (trait: string) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: [trait], counters: 'SS' },
        near: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [43.1, 45] },
        mate: { seat: 'a', at: [30, 35], rank: 'sidekick' },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => perform(game, boss, `trait:${trait}`))
    return {
      table,
      near: table.model('near').counters,
      far: table.model('far').counters,
      mate: table.model('mate').counters,
    }
  }

  test('bmg1/trait/follow-me: 1SC gives henchmen within 10 cm 1MC, once a round', () => {
    const { table, near, far, mate } = calls('follow-me')
    expect([near.movement, far.movement, mate.movement]).toEqual([1, 0, 0])
    expect(whyNotAct(table, 'trait:follow-me')).toBe('Once a round.')
  })

  test('bmg1/trait/kill-them: the same with 1AC, and bmg1/trait/take-cover with 1DC', () => {
    expect(calls('kill-them').near.attack).toBe(1)
    expect(calls('take-cover').near.defense).toBe(1)
  })

  const hit = (trait: string, rules: readonly string[], dice: string) => {
    const table = duel({
      hero: { traits: [trait] },
      thug: { counters: 'A', strength: 5, weapons: [{ damage: 'I', rules }] },
    })
    table.play((game, { thug }) => perform(game, thug, 'melee:0'), dice)
    return table.model('hero').injury
  }

  test('bmg1/trait/football-gear: neither Sharp nor Tough', () => {
    expect([
      hit('football-gear', ['sharp'], '5 4 3'),
      hit('football-gear', ['tough-heavy'], '5 4 3'),
    ]).toEqual([0, 0])
  })

  test('bmg1/trait/hockey-gear: no Sharp, but Tough', () => {
    expect([hit('hockey-gear', ['sharp'], '5 4 3'), hit('hockey-gear', ['tough-heavy'], '5 4 3')]).toEqual([
      0, 1,
    ])
  })
})

describe('traits with G and H', () => {
  const gunman = (trait: string, thug: Partial<ModelSketch> = {}) =>
    shootOut({ thug: { traits: [trait], counters: 'AAAASS', ...thug } })

  test('bmg1/trait/good-aim: 1SC and Aim does not matter in this activation', () => {
    const table = gunman('good-aim', { weapons: [{ ...gun, rules: ['aim'] }] })
    table.state.activation!.moved = true
    expect(whyNotAct(table, 'ranged:0')).toContain('after moving')
    table.play((game, { thug }) => perform(game, thug, 'trait:good-aim'))
    expect(whyNotAct(table, 'ranged:0')).toBeUndefined()
  })

  test('bmg1/trait/gunman: 1SC and a second ranged attack, paid for as usual, not a third', () => {
    const table = gunman('gunman', { counters: 'AAAAAASS' })
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(whyNotAct(table, 'ranged:0')).toBe('It has attacked.')
    table.play((game, { thug }) => perform(game, thug, 'trait:gunman'))
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(table.model('thug').arms[0]!.ammo).toBe(1)
    expect(table.model('thug').counters.attack).toBe(2)
    expect(whyNotAct(table, 'ranged:0')).toBe('It has attacked.')
  })

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
