import { addEffect, bodyOf } from '@gargoyle/bmg-common'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'
import { obstaclesFor } from './blink.ts'
import { defensivePosition } from './defensive-position.ts'

describe('where a stopped blast bursts', () => {
  const fence: Piece = { ...box('fence', cm(45), cm(10), cm(1), cm(40), cm(40)), cover: 'heavy' }

  /** Too thin to hide a model. */
  const post: Piece = { ...box('post', cm(45), cm(29.9), cm(0.2), cm(0.2), cm(30)), cover: 'heavy' }

  /** Where a shot from one height to another is stopped, across and up. */
  const burst = (thug: number, hero: number, x = 60) =>
    setTable({
      models: { thug: { seat: 'b', at: [30, 30, thug] }, hero: { seat: 'a', at: [x, 30, hero] } },
      pieces: [fence],
    }).play((game, all) =>
      obstaclesFor(game, all.thug, bodyOf(game, all.hero), all.hero).map(({ at }) => [
        at.x / cm(1),
        at.z / cm(1),
      ]),
    )

  test('bmg1/weapon-rule/explosive, bmg2/core/template-volume: before the wall, as high as its way was there, up or down', () => {
    const where = [burst(6, 0), burst(0, 6), burst(5, 5), burst(2, 5), burst(0, 30, 50)]
    expect(where.map((places) => places.map(([x, z]) => [x, Math.round(z! * 10) / 10]))).toEqual([
      [[44.99, 3]],
      [[44.99, 3]],
      [[44.99, 5]],
      [[44.99, 3.5]],
      [[44.99, 22.5]],
    ])
  })

  test('bmg1/template/explosion-template: who is far below or above the place is not hit', () => {
    const injuries = (dice: string, hero: number) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30, 14],
            counters: 'AA',
            weapons: [{ ...gun, rof: 1, rules: ['explosive', 'firearm'] }],
          },
          hero: { seat: 'a', at: [60, 30, hero], endurance: 9 },
          low: { seat: 'b', at: [42, 34], endurance: 9 },
          high: { seat: 'b', at: [42, 26, 16], endurance: 9 },
        },
        pieces: [post],
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
      return [table.model('low').injury, table.model('high').injury]
    }
    expect([injuries('5 4 2 3', 14), injuries('5 4 2 3', 0)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('bmg1/core/defensive-position, bmg2/core/defensive-position: a thin wall between fighters', () => {
  const position = (top: number, one: Partial<ModelSketch>, two: Partial<ModelSketch>) =>
    setTable({
      models: {
        one: { seat: 'b', at: [28, 30], ...one },
        two: { seat: 'a', at: [32, 30], ...two },
      },
      pieces: [box('wall', cm(29.9), cm(20), cm(0.2), cm(20), cm(top))],
    }).play((game, all) => defensivePosition(game, all.one, all.two))

  test('is no higher than the lower of the two', () => {
    const large = { traits: ['large'] }
    expect([position(4, large, {}), position(4.1, large, {})]).toEqual(['behind an obstacle', undefined])
    expect([position(4, {}, large), position(4.1, {}, large)]).toEqual(['behind an obstacle', undefined])
    expect(position(6, large, large)).toBe('behind an obstacle')
  })

  test('reaches above the feet of the defender, however high both stand', () => {
    const on = (z: number): Partial<ModelSketch> => ({ at: [28, 30, z] })
    expect(position(5, { at: [28, 30, 5] }, { at: [32, 30, 5] })).toBeUndefined()
    expect(position(9, { at: [28, 30, 5] }, { at: [32, 30, 5] })).toBe('behind an obstacle')
    expect(position(9.1, { at: [28, 30, 5] }, { at: [32, 30, 5] })).toBeUndefined()
    // The attacker stands 2 cm higher: the defender is 4 cm high.
    expect([position(4, on(2), {}), position(4.1, on(2), {})]).toEqual(['behind an obstacle', undefined])
  })
})

describe('bmg2/trait/menace: what attacking it takes beside', () => {
  const fearsome: CounterRule = {
    name: 'Fearsome',
    text: 'Attacking it takes a counter more.',
    foe: { 'attack-surcharge': ({ owner, about }) => (owner.seat === about.seat ? 0 : 1) },
  }
  const book = { effects: { ...testBook.effects, fearsome } }
  const fear = { until: 'round' } as const

  test('leaves fewer strikes where nothing else pays for it', () => {
    const strikes = (counters: string, share: number, dice: string, ...more: readonly string[]) => {
      const table = duel({ thug: { counters } }, { book })
      table.play((game, { hero }) => void addEffect(game, hero, 'fearsome', fear))
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        dice,
        ['strikes', { '1': share }],
        ...more.map((kind) => ['counter', kind] as const),
      )
      const { attack, defense } = table.model('thug').counters
      return [attack, defense]
    }
    // Two counters on strikes: one of them pays for the attack, so one die is rolled.
    expect(strikes('AA', 2, '1')).toEqual([0, 0])
    expect(strikes('AAA', 2, '1 1')).toEqual([0, 0])
    expect(strikes('AAA', 3, '1 1')).toEqual([0, 0])
    expect(strikes('AAD', 2, '1 1')).toEqual([0, 0])
    expect(strikes('AAAD', 2, '1 1', 'attack')).toEqual([0, 1])
  })

  test('is paid for each that is shot at, and the shots that it cannot pay for are lost', () => {
    const shoot = (counters: string, dice: string, ...more: readonly string[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters, weapons: [gun] },
          one: { seat: 'a', at: [53, 30], endurance: 9 },
          two: { seat: 'a', at: [30, 53], endurance: 9 },
        },
        book,
        active: 'thug',
      })
      table.play((game, all) => {
        addEffect(game, all.one, 'fearsome', fear)
        addEffect(game, all.two, 'fearsome', fear)
      })
      table.play(
        (game, all) => performById(game, all.thug, 'ranged:0'),
        dice,
        ['shots', { '1': 1, '2': 1 }],
        ...more.map((kind) => ['counter', kind] as const),
      )
      return table.model('thug').counters.defense
    }
    expect([shoot('AAD', '1'), shoot('AADD', '1 1'), shoot('AADDD', '1 1')]).toEqual([0, 0, 1])
  })
})

describe('markers on the way of a shot', () => {
  test('bmg2/trait/sapper, bmg1/core/small-obstacle: sandbags are 2 cm high, a lamppost 4 cm', () => {
    const met = (kind: 'streetlamp' | 'sandbags', z: number) =>
      setTable({
        models: { thug: { seat: 'b', at: [30, 30, z] }, hero: { seat: 'a', at: [60, 30, z] } },
        markers: [{ kind, at: [45, 30] }],
      }).play((game, { thug, hero }) => obstaclesFor(game, thug, bodyOf(game, hero), hero).length)
    expect([met('sandbags', 0), met('sandbags', 2.1)]).toEqual([1, 0])
    expect([met('streetlamp', 2.1), met('streetlamp', 4.1)]).toEqual([1, 0])
  })
})

describe('sprays', () => {
  const book = {
    tableRules: {
      ...testBook.tableRules,
      seen: {
        name: 'Seen',
        text: 'A spray needs sight.',
        around: { 'spray-needs-sight': true },
      } satisfies CounterRule,
    },
  }
  /** Hides what is behind it, but shields no model from a template. */
  const hedge: Piece = { ...box('hedge', cm(16), cm(25), cm(1), cm(10), cm(8)), passage: 'difficult' }
  const injury = (seen: boolean, pieces: readonly Piece[], dice: string) => {
    const table = shootOut(
      {
        thug: {
          at: [10, 30],
          weapons: [{ ...gun, rules: ['expansive', 'firearm'] }],
        },
        hero: { at: [21, 30] },
      },
      { pieces, ...(seen ? { book } : {}) },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['spray', { to: to(40, 30) }])
    return table.model('hero').injury
  }

  test('bmg2/core/template-walls, bmg1/template/spray-template: in one edition it hits only models that the shooter sees', () => {
    expect([injury(true, [], '2 3'), injury(true, [hedge], '')]).toEqual([1, 0])
    expect(injury(false, [hedge], '2 3')).toBe(1)
  })
})
