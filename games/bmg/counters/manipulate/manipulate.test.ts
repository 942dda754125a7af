import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { possibleActions } from '../activation/options.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { controlledObjectives, scoreObjectives } from '../round/control.ts'
import { performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { type MarkerSketch, setTable, type TestTable } from '../testing/table.ts'

const beside = (
  marker: Omit<MarkerSketch, 'at'> & { readonly at?: MarkerSketch['at'] },
  hero: Partial<ModelSketch> = {},
  others: Readonly<Record<string, ModelSketch>> = {},
): TestTable<string> =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMSS', ...hero },
      thug: { seat: 'b', at: [80, 80] },
      ...others,
    },
    markers: [{ at: [33, 30], ...marker }],
    active: 'hero',
  })

const why = (table: TestTable<string>, id: string): string | undefined =>
  table.play((game, models) => {
    const option = possibleActions(game, models.hero!, game.state.activation!).find((each) => each.id === id)
    return option === undefined ? 'not listed' : option.why?.()?.text
  })

describe('manipulating', () => {
  test('bmg1/core/manipulate: 1MC in contact', () => {
    const table = beside({ kind: 'loot', seat: 'b' })
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'))
    expect(table.model('hero').counters.movement).toBe(1)
    expect(why(beside({ kind: 'loot', at: [34, 30] }), 'manipulate:1')).toBe('It is not in contact.')
    expect(why(beside({ kind: 'loot' }, { counters: 'SS' }), 'manipulate:1')).toContain('1MC')
  })

  test('bmg1/objective/loot: picked up, carried along for 1MC a move, dropped, and left where its carrier goes down', () => {
    const table = beside({ kind: 'loot', seat: 'b' }, { endurance: 4 })
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'))
    table.play((game, { hero }) => performById(game, hero!, 'move'), '', [
      'move',
      { to: [cm(40), cm(30), 0] },
    ])
    expect(table.state.markers[0]).toMatchObject({ carrier: 0, at: { x: cm(40) } })
    expect(table.model('hero').counters.movement).toBe(0)
    table.play((game, { hero }) => inflict(game, hero!, { stun: 4, cause: 'test' }))
    expect(table.state.markers[0]!.carrier).toBeUndefined()
    expect(table.state.markers[0]).toMatchObject({ at: { x: cm(40) } })
    const poor = beside({ kind: 'loot', carrier: 'hero' }, { counters: 'S' })
    expect(why(poor, 'move')).toBe('It takes 1MC to move with loot.')
    poor.play((game, { hero }) => performById(game, hero!, 'drop'))
    expect(poor.state.markers[0]!.carrier).toBeUndefined()
  })

  test('bmg1/objective/loot: a model that has put it down does not take it up again in the same activation, not even for free', () => {
    const table = beside({ kind: 'loot', carrier: 'hero' }, { traits: ['handyman'] })
    table.play((game, { hero }) => performById(game, hero!, 'drop'))
    expect(why(table, 'manipulate:1')).toBe('It has put loot down in this activation.')
    table.state.activation!.memory = {}
    expect(why(table, 'manipulate:1')).toBeUndefined()
  })

  test('bmg1/objective/ammo-crates: a magazine for a weapon that lacks one, once a round', () => {
    const table = beside({ kind: 'ammo-crates', seat: 'b' }, { weapons: [gun] })
    expect(why(table, 'manipulate:1')).toBe('No weapon of it needs a magazine.')
    table.model('hero').arms[0]!.ammo = 1
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'))
    expect(table.model('hero').arms[0]!.ammo).toBe(2)
    expect(why(table, 'manipulate:1')).toBe('Once a round.')
  })

  test('bmg1/objective/titan-container: a dose, once a round', () => {
    const table = beside({ kind: 'titan-container', seat: 'b' })
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'))
    expect(table.model('hero').doses).toBe(1)
    expect(why(table, 'manipulate:1')).toBe('Once a round.')
  })

  const riddle = (own: boolean, die: string) => {
    const table = beside({ kind: 'riddle', seat: own ? 'a' : 'b' })
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'), die, ['riddle', 4])
    return [table.band('a').earned, table.state.markers.length, table.state.markers[0]?.number]
  }

  test('bmg1/objective/riddle: equal 3VP, one off it stays with the same number, else 1VP; the enemy of its placer never more than 1', () => {
    expect(riddle(true, '4')).toEqual([3, 0, undefined])
    expect(riddle(true, '3')).toEqual([0, 1, 4])
    expect(riddle(true, '5')).toEqual([0, 1, 4])
    expect(riddle(true, '6')).toEqual([1, 0, undefined])
    expect(riddle(false, '4')).toEqual([1, 0, undefined])
    expect(riddle(false, '1')).toEqual([1, 0, undefined])
  })

  test('bmg1/objective/riddle: the number is said by the opponent, and only once', () => {
    const table = beside({ kind: 'riddle', seat: 'a' })
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'), '3', ['riddle', 4])
    expect(table.asked).toEqual(['b: riddle'])
    table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'), '4')
    expect(table.band('a').earned).toBe(3)
  })
})

describe('hands full and doors closed', () => {
  test('bmg1/objective/loot: who carries loot takes no second, but may use other things', () => {
    const full = (kind: 'loot' | 'titan-container') =>
      why(
        setTable<string>({
          models: { hero: { seat: 'a', at: [30, 30], counters: 'MM' }, thug: { seat: 'b', at: [80, 80] } },
          markers: [
            { kind, at: [33, 30], seat: 'b' },
            { kind: 'loot', at: [30, 30], carrier: 'hero' },
          ],
          active: 'hero',
        }),
        'manipulate:1',
      )
    expect([full('loot'), full('titan-container')]).toEqual(['It carries something.', undefined])
    // What another model carries does not matter.
    const other = setTable<string>({
      models: { hero: { seat: 'a', at: [30, 30], counters: 'MM' }, thug: { seat: 'b', at: [80, 80] } },
      markers: [
        { kind: 'loot', at: [33, 30] },
        { kind: 'loot', at: [80, 80], carrier: 'thug' },
      ],
      active: 'hero',
    })
    expect(why(other, 'manipulate:1')).toBeUndefined()
  })

  test('bmg1/core/sewers: an enemy below takes no place of the band', () => {
    const table = beside({ kind: 'sewer' }, { counters: 'MSS' })
    Object.assign(table.model('thug'), { at: undefined, sewerSince: 1 })
    expect(why(table, 'sewer:1')).toBeUndefined()
  })

  const below = (round: number, guard?: ModelSketch) => {
    const table = setTable<string>({
      models: {
        hero: { seat: 'a', counters: 'MSS' },
        ...(guard ? { guard } : { thug: { seat: 'b', at: [80, 80] } }),
      },
      markers: [{ kind: 'sewer', at: [33, 30] }],
      active: 'hero',
      round,
    })
    Object.assign(table.model('hero'), { sewerSince: 1 })
    return why(table, 'emerge')
  }

  test('bmg1/core/sewer-exit, bmg1/core/sewer-blocking: from the round after next, and not under an enemy', () => {
    expect([below(2), below(3)]).toEqual([expect.any(String), undefined])
    expect(below(3, { seat: 'b', at: [36, 30] })).toEqual(expect.any(String))
    expect(below(3, { seat: 'b', at: [36, 30], condition: 'ko' })).toBeUndefined()
  })
})

describe('controlling', () => {
  const control = (
    markers: readonly MarkerSketch[],
    others: Readonly<Record<string, ModelSketch>> = {},
    hero: Partial<ModelSketch> = {},
  ) => setTable({ models: { hero: { seat: 'a', at: [30, 30], ...hero }, ...others }, markers })
  const controlled = (table: TestTable<string>) =>
    table.play((game) => controlledObjectives(game).map(({ seat }) => seat as string))
  const crate: MarkerSketch = { kind: 'ammo-crates', at: [33, 30], seat: 'a' }

  test('bmg1/core/objective-control: contact, and no enemy in contact with the model or the marker; K.O. models do not count', () => {
    expect(controlled(control([crate]))).toEqual(['a'])
    expect(controlled(control([{ ...crate, at: [34, 30] }]))).toEqual([])
    expect(controlled(control([crate], { thug: { seat: 'b', at: [36, 30] } }))).toEqual([])
    expect(controlled(control([crate], { thug: { seat: 'b', at: [27, 30] } }))).toEqual([])
    expect(controlled(control([crate], { thug: { seat: 'b', at: [36, 30], condition: 'ko' } }))).toEqual([
      'a',
    ])
    expect(controlled(control([crate], {}, { condition: 'ko' }))).toEqual([])
  })

  test('bmg1/core/objective-scoring: its placer scores it every round; loot pays the band that has it, a riddle none', () => {
    const scored = (marker: MarkerSketch): number => {
      const table = control([marker])
      table.play((game) => scoreObjectives(game))
      return table.band('a').earned
    }
    expect(scored(crate)).toBe(3)
    expect(scored({ ...crate, seat: 'b' })).toBe(0)
    expect(scored({ ...crate, kind: 'titan-container' })).toBe(2)
    expect(scored({ ...crate, kind: 'loot', seat: 'b' })).toBe(1)
    expect(scored({ ...crate, kind: 'riddle' })).toBe(0)
  })
})

describe('sewers', () => {
  const sewer = (hero: Partial<ModelSketch> = {}, others: Readonly<Record<string, ModelSketch>> = {}) =>
    beside({ kind: 'sewer' }, { counters: 'MSSAA', ...hero }, others)

  test('bmg1/core/sewers: 2SC and 1MC down, and its activation is over; one model of a band', () => {
    const table = sewer()
    table.playOn('', ['action', 'sewer:1'])
    expect(table.model('hero')).toMatchObject({ at: undefined, sewerSince: 1, activated: true })
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    const taken = sewer({}, { mate: { seat: 'a' } })
    Object.assign(taken.model('mate'), { sewerSince: 1 })
    expect(why(taken, 'sewer:1')).toBe('One model of the band is down there.')
    expect(why(sewer({ counters: 'MS' }), 'sewer:1')).toContain('2SC')
  })

  test('bmg1/core/objectives-stay: what it carries stays above', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], counters: 'MSS' }, thug: { seat: 'b', at: [80, 80] } },
      markers: [
        { kind: 'sewer', at: [33, 30] },
        { kind: 'loot', at: [30, 30], carrier: 'hero' },
      ],
      active: 'hero',
    })
    table.playOn('', ['action', 'sewer:1'])
    expect(table.state.markers[1]!.carrier).toBeUndefined()
    expect(table.state.markers[1]).toMatchObject({ at: { x: cm(30), y: cm(30) } })
  })

  test('bmg1/core/sewer-exit: in round N, out from N+2, for the same; its free move is 0 then', () => {
    const table = setTable({
      models: { hero: { seat: 'a', counters: 'MMSS' }, thug: { seat: 'b', at: [80, 80] } },
      markers: [{ kind: 'sewer', at: [33, 30] }],
      active: 'hero',
      round: 3,
    })
    Object.assign(table.model('hero'), { sewerSince: 1 })
    expect(table.play((game, { hero }) => canActivate(game, hero))).toBe(true)
    table.play((game, { hero }) => performById(game, hero, 'emerge'), '', [
      'place',
      { to: [cm(36), cm(30), 0] },
    ])
    expect(table.model('hero')).toMatchObject({ sewerSince: undefined, condition: 'up' })
    expect(table.state.activation!.basicMoveGone).toBe(true)
    table.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '2',
      ['pace', 'walk:1'],
      ['move', { to: [cm(38), cm(30), 0] }],
    )
    expect(table.model('hero').at!.x).toBe(cm(38))
    const early = setTable({
      models: { hero: { seat: 'a', counters: 'MMSS' }, thug: { seat: 'b', at: [80, 80] } },
      active: 'hero',
      round: 2,
    })
    Object.assign(early.model('hero'), { sewerSince: 1 })
    expect(early.play((game, { hero }) => canActivate(game, hero))).toBe(false)
  })

  test('bmg1/core/sewer-blocking: an enemy on it closes it, K.O. ones do not; two are needed against a Large model', () => {
    const guard: ModelSketch = { seat: 'b', at: [36, 30] }
    expect(why(sewer({}, { guard }), 'sewer:1')).toBe('Enemies stand on the sewer.')
    expect(why(sewer({}, { guard: { ...guard, condition: 'ko' } }), 'sewer:1')).toBeUndefined()
    expect(why(sewer({ traits: ['large'] }, { guard }), 'sewer:1')).toBeUndefined()
    expect(why(sewer({ traits: ['large'] }, { guard, other: { seat: 'b', at: [33, 33] } }), 'sewer:1')).toBe(
      'Enemies stand on the sewer.',
    )
  })

  test('a casualty leaves its loot as well', () => {
    const table = beside({ kind: 'loot', carrier: 'hero' })
    table.play((game, { hero }) => becomeCasualty(game, hero!, undefined))
    expect(table.state.markers[0]!.carrier).toBeUndefined()
  })
})
