import { basicMove, jumpDistance } from '@gargoyle/bmg-counters'
import { fallHarm, judgePath, sufferFall, termsOf } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

/** The hero stands at 30, 30; lengths below are inches east of there. */
const walker = (model: Partial<ModelSketch> = {}, pieces: readonly Piece[] = []) =>
  setTable({ models: { hero: { seat: 'a', at: [30, 30], ...model } }, pieces, active: 'hero' })

const east = (far: number, up = 0) => to(30 + inchesInCm(far), 30, inchesInCm(up))

type Legs = readonly {
  readonly to: readonly [number, number, number]
  readonly by?: 'jump' | 'climb' | 'drop'
}[]

/** What is said about a way: the counters it takes, or why not. */
const judge = (
  table: ReturnType<typeof walker>,
  legs: Legs,
  upTo: number,
  more: { readonly run?: boolean; readonly fall?: true } = {},
): number | string =>
  table.play((game, { hero }) => {
    const terms = termsOf(game, { model: hero, reason: 'test', upTo, ...(more.run ? { run: true } : {}) })
    const judged = judgePath(game, terms, { legs, ...(more.fall ? { fall: true } : {}) })
    return judged.ok ? judged.value.points : judged.reason.text
  })

/** A wall across the way of the hero, of a height in inches. */
const fence = (height: number): readonly Piece[] => [
  box('fence', inches(30 / 2.54 + 2.2), 0, inches(0.4), inches(40), inches(height)),
]

describe('moving', () => {
  test('bmg2/core/movement, bmg2/core/inches: 4 inches for nothing and 2 for each MC, without dice', () => {
    const table = walker({ counters: 'MMM' })
    act(table, 'move', '', ['pace', 'walk:2'], ['move', { to: east(8) }])
    expect(table.model('hero').at!.x - 30_000).toBe(inches(8))
    expect(table.model('hero').counters.movement).toBe(1)
    expect(judge(walker(), [{ to: east(4) }], 4)).toBe(0)
    expect(judge(walker(), [{ to: east(4.01) }], 4)).toContain('only 4" can be moved')
    expect(() =>
      act(walker({ counters: 'M' }), 'move', '', ['pace', 'walk:1'], ['move', { to: east(6.01) }]),
    ).toThrow('no way to that place')
  })

  test('bmg2/core/movement: traits make the basic move longer', () => {
    const basic = (...traits: readonly string[]) =>
      walker({ traits }).play((game, { hero }) => basicMove(game, hero))
    expect([basic(), basic('acrobat'), basic('large'), basic('fast')]).toEqual([4, 5, 6, 6])
  })

  test('bmg2/core/measure-volume: the far edge of the base goes no further than the move allows', () => {
    const table = walker()
    const { radius } = table.content.cards[0]!
    const start = table.model('hero').at!.x - radius
    act(table, 'move', '', ['move', { to: east(4) }])
    expect(table.model('hero').at!.x + radius - start).toBe(inches(4) + 2 * radius)
  })

  test('bmg2/core/run: 1MC and 1SC double the basic move; straight, at least 4 inches, over nothing', () => {
    const table = walker({ counters: 'MMS' })
    act(table, 'move', '', ['pace', 'run:1'], ['move', { legs: [{ to: east(10) }] }])
    expect(table.model('hero').at!.x - 30_000).toBe(inches(10))
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    expect(table.state.activation!.ran).toBe(true)
    expect(judge(walker(), [{ to: east(4) }], 8, { run: true })).toBe(0)
    expect(judge(walker(), [{ to: east(3.99) }], 8, { run: true })).toContain('at least 4"')
    expect(judge(walker(), [{ to: east(3) }, { to: to(45, 40) }], 8, { run: true })).toContain('straight')
    expect(judge(walker({}, fence(0.5)), [{ to: east(6) }], 8)).toBe(0)
    expect(typeof judge(walker({}, fence(0.5)), [{ to: east(6) }], 8, { run: true })).toBe('string')
    const poor = walker({ counters: 'M' })
    act(poor, 'move', '', ['pace', 'walk:0'], ['move', { legs: [] }])
    expect(Object.keys(poor.offered('pace'))).toEqual(['walk:0', 'walk:1'])
  })

  test('bmg2/core/impaired-movement: every inch counts double, those of counters too', () => {
    const table = walker({ counters: 'M' })
    table.model('hero').condition = 'down'
    expect(judge(table, [{ to: east(3) }], 6)).toBe(0)
    expect(judge(table, [{ to: east(3.01) }], 6)).toContain('6"')
  })

  test('bmg2/core/stand: 1MC to get up, nothing for an Acrobat', () => {
    const table = walker({ condition: 'down', counters: 'M' })
    act(table, 'stand')
    expect(table.model('hero')).toMatchObject({ condition: 'up', counters: { movement: 0 } })
    const nimble = walker({ condition: 'down', traits: ['acrobat'] })
    act(nimble, 'stand')
    expect(nimble.model('hero').condition).toBe('up')
    expect(() => act(walker({ condition: 'down' }), 'stand')).toThrow('cannot pay')
  })
})

describe('obstacles', () => {
  test('bmg2/core/obstacles: half the model is free, its height takes 1MC, more must be climbed', () => {
    // A model is 40 mm tall.
    const over = (millimetres: number) =>
      judge(walker({ counters: 'M' }, fence(millimetres / 25.4)), [{ to: east(6) }], 8)
    expect([over(20), over(20.1), over(40)]).toEqual([0, 1, 1])
    expect(typeof over(40.1)).toBe('string')
    expect(judge(walker({}, fence(1)), [{ to: east(6) }], 8)).toBe(
      'That way takes 1MC, but only 0MC can be spent on it.',
    )
  })

  test('bmg2/core/obstacles: difficult ground takes 1MC, and every inch in it counts double', () => {
    const mud: Piece = {
      ...box('mud', inches(30 / 2.54 + 1) + 1500, 0, inches(20), inches(40), 0),
      passage: 'difficult',
      sight: 'clear',
      cover: 'none',
      standable: false,
    }
    expect(judge(walker({}, [mud]), [{ to: east(2) }], 8)).toContain('1MC')
    // An inch to the edge of it, then 1.5 inches for 3.
    expect(judge(walker({ counters: 'M' }, [mud]), [{ to: east(2.5) }], 4)).toBe(1)
    expect(judge(walker({ counters: 'M' }, [mud]), [{ to: east(2.51) }], 4)).toContain('only 4"')
  })
})

describe('up and down', () => {
  /** Its wall is 1.8 inches from where the hero starts; a base stands before it at the foot. */
  const foot = 1.8
  const tower = (height: number): Piece => ({
    ...box('tower', inches(30 / 2.54 + foot) + 1500, inches(6), inches(8), inches(12), inches(height)),
    climbable: true,
  })

  test('bmg2/core/climb: 1MC, each inch up counts double, and it ends where the model can stand', () => {
    const climb = (counters: string, upTo: number) =>
      judge(
        walker({ counters }, [tower(2)]),
        [{ to: east(foot) }, { to: east(foot + 1, 2), by: 'climb' }],
        upTo,
      )
    expect(climb('', 20)).toContain('1MC')
    // 1.8 across to the wall, then an inch and two inches up, counted double.
    expect(climb('M', 7.8)).toBe(1)
    expect(climb('M', 7.79)).toContain('7.8"')
  })

  test('bmg2/core/climb: who climbs what is too high drops from the height reached', () => {
    const table = walker({ counters: 'M', endurance: 9 }, [tower(12)])
    table.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '6',
      ['pace', 'walk:0'],
      ['move', { legs: [{ to: east(foot) }, { to: east(foot + 1, 12) }], fall: true }],
    )
    // 2.2 inches are left at the wall: 1.1 up and down again.
    expect(table.model('hero')).toMatchObject({ stun: 1, condition: 'down', at: { z: 0 } })
  })

  const roof = (id: string, from: number, height = 4): Piece =>
    box(id, inches(from), inches(6), inches(6), inches(12), inches(height))
  const edge = 30 / 2.54 + 1
  /** Roofs so far apart; the hero stands on the first of them, an inch from its edge. */
  const roofs = (gap: number): readonly Piece[] => [roof('one', edge - 6), roof('two', edge + gap)]
  const jump = (gap: number, upTo: number, counters = 'M', traits: readonly string[] = []) =>
    judge(
      walker({ at: [30, 30, inchesInCm(4)], counters, traits }, roofs(gap)),
      [{ to: east(1, 4) }, { to: east(1 + gap, 4), by: 'jump' }],
      upTo,
    )

  test('bmg2/core/jump: 1MC, at most half the basic move, and impaired', () => {
    expect(jump(2, 20)).toBe(1)
    expect(jump(2, 20, '')).toContain('1MC')
    expect(typeof jump(2.01, 20)).toBe('string')
    // An inch to the edge, then two inches that count double.
    expect(jump(2, 5)).toBe(1)
    expect(jump(2, 4.99)).toContain('5"')
  })

  test('bmg2/core/jump: an Acrobat spends no MC and is not impaired', () => {
    expect(jump(2, 3, '', ['acrobat'])).toBe(0)
    expect(typeof jump(2, 2.99, '', ['acrobat'])).toBe('string')
  })

  test('bmg2/core/leap-down: 1MC, and the way down counts', () => {
    const legs = (height: number): Legs => [
      { to: east(1, height) },
      { to: east(1.7, 0), by: 'drop' },
      { to: east(2, 0) },
    ]
    const leap = (upTo: number, counters: string, traits: readonly string[] = []) =>
      judge(
        walker({ at: [30, 30, inchesInCm(2)], counters, traits }, [roof('one', edge - 6, 2)]),
        legs(2),
        upTo,
      )
    expect(leap(4, 'M')).toBe(1)
    expect(leap(3.99, 'M')).toContain('4"')
    expect(leap(4, '')).toContain('1MC')
    expect(leap(2, 'S', ['bat-cape'])).toBe(0)
  })

  test('bmg2/core/falling-chart: the height beyond the jump distance, upper bounds 2, 4 and 6 inches', () => {
    const table = walker({ endurance: 5 })
    const harm = (height: number, free: number) =>
      table.play((game, { hero }) => fallHarm(game, hero, inches(height), inches(free)))
    expect([2, 4, 6, 8, 8.01].map((height) => harm(height, 2))).toEqual([
      'nothing',
      'stun',
      'injury',
      'half',
      'casualty',
    ])
    expect([harm(2.01, 2), harm(4.01, 2)]).toEqual(['stun', 'injury'])
    expect(harm(2, 0)).toBe('stun')
    expect(walker().play((game, { hero }) => jumpDistance(game, hero))).toBe(inches(2))
    // Half of Endurance 5, rounded down, and a failed Agility roll.
    table.play((game, { hero }) => sufferFall(game, hero, inches(8), inches(2)), '4')
    expect(table.model('hero')).toMatchObject({ injury: 2, condition: 'down' })
  })
})
