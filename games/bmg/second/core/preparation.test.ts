import { canActivate, controlledObjectives } from '@gargoyle/bmg-counters'
import { bands, furniture, judgeObjective, objectives, scoreObjectives } from '@gargoyle/bmg-counters/parts'
import {
  ANY,
  actionBlockedReason,
  type MarkerSketch,
  type ModelSketch,
  spotInCm,
  type TestTable,
  to,
} from '@gargoyle/bmg-counters/testing'
import { perform } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

const both = { hero: { seat: 'a' }, thug: { seat: 'b' } } as const satisfies Record<string, ModelSketch>

const laid = () =>
  setTable({
    models: { hero: { seat: 'a', at: [10, 60] }, thug: { seat: 'b', at: [110, 60] } },
    stage: 'objectives',
    part: 0,
    scenario: 'skirmish',
    zones: { a: 'A', b: 'B' },
  })

/** Why a cannot place an objective this many inches from the east edge of a table of 120 cm. */
const judge = (kind: 'loot' | 'ammo-crates' | 'safe-boxes', fromEast: number, y = 60) =>
  laid().play((game) => judgeObjective(game, seat('a'), kind, spotInCm(120 - inchesInCm(fromEast) - 1.5, y)))

describe('the preparation', () => {
  test('bmg2/core/pregame-sequence: scenario, street furniture, crews, objectives, start', () => {
    const table = setTable({ models: both, stage: 'scenario', part: 0 })
    const each = (name: string, count: number) => Array.from({ length: count }, () => [name, ANY] as const)
    const kinds = ['loot', 'ammo-crates', 'titan-container']
    table.playOn(
      '4 1 1 1 1 6 1',
      ...each('sewer', 2),
      ...each('streetlamp', 2),
      ['area', 'A'],
      ...each('place', 2),
      ['objectives', kinds],
      ['objectives', kinds],
      ['objective', ['loot']],
    )
    const order = table.asked.map((asked) => asked.slice(3))
    expect([...new Set(order)]).toEqual(['sewer', 'streetlamp', 'area', 'place', 'objectives', 'objective'])
    expect(table.state.stage).toBe('objectives')
  })

  const lamps = (second: readonly [number, number, number]) => () =>
    setTable({ models: both, stage: 'furniture', part: 1 }).play(
      (game) => furniture(game),
      '1 1',
      ['streetlamp', { to: to(40, 40) }],
      ['streetlamp', { to: second }],
    )

  test('bmg2/core/lampposts: D3 each, 8 inches apart, more than 2 from the edges', () => {
    // Markers are 3 cm across.
    expect(lamps(to(43 + inchesInCm(8), 40))).not.toThrow()
    expect(lamps(to(43 + inchesInCm(7.99), 40))).toThrow('another lamppost')
    expect(lamps(to(1.5 + inchesInCm(2.01), 80))).not.toThrow()
    expect(lamps(to(1.5 + inchesInCm(2), 80))).toThrow('edge')
    const many = setTable({ models: both, stage: 'furniture', part: 1 })
    many.play(
      (game) => furniture(game),
      '3 1',
      ...Array.from({ length: 4 }, () => ['streetlamp', ANY] as const),
    )
    expect(many.state.markers).toHaveLength(4)
  })

  test('bmg2/core/lampposts: Defense 2, and damage removes it', () => {
    const shot = (dice: string) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            counters: 'AA',
            weapons: [{ damage: 'I', rof: 1, rules: ['firearm'] }],
          },
        },
        markers: [{ kind: 'streetlamp', at: [60, 30] }],
        active: 'thug',
      })
      act(table, 'ranged:0', dice)
      return table.state.markers.length
    }
    expect([shot('2 2'), shot('1'), shot('2 1')]).toEqual([0, 1, 1])
  })

  test('bmg2/core/deployment: two groups by turns, wholly inside, crouched if wished', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, mate: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'bands',
      part: 0,
      scenario: 'skirmish',
      pieces: [box('crate', inches(5), cm(40), cm(2), cm(10), cm(2.5))],
    })
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game), '', ['groups', ['0']])
    // The west strip is 8 inches deep.
    const place = (x: number, y: number) => ['place', { to: to(inchesInCm(x) - 1.5, y) }] as const
    expect(() => table.play((game) => bands(game), '', place(8.01, 60))).toThrow(
      'wholly in your deployment area',
    )
    table.play((game) => bands(game), '', place(5, 45), ['crouch', 'crate'])
    expect(table.model('hero').effects).toMatchObject([{ id: 'cover', args: ['crate'] }])
    table.play((game) => bands(game), '', ['place', ANY])
    expect(table.asked).toEqual(['b: place'])
    table.play((game) => bands(game), '', place(8, 60))
    expect(table.model('mate').condition).toBe('up')
  })

  test('bmg2/core/objective-placement: 3 different kinds by turns; in the enemy area, loot 8 inches from it, 2 from edges', () => {
    const chosen = laid()
    expect(() => chosen.play((game) => objectives(game), '', ['objectives', ['loot', 'riddle']])).toThrow()
    expect(judge('ammo-crates', 2)).toBeUndefined()
    expect(judge('ammo-crates', 1.99)).toContain('edge')
    expect(judge('ammo-crates', 9)).toBe('It goes into the enemy area.')
    expect(judge('loot', 16)).toBeUndefined()
    expect(judge('loot', 15.98)).toContain('neutral ground')
    // The own area ends 8 inches from the west edge, and 4 more are closed.
    const west = 120 / 2.54 - 8 - 4 - 3 / 2.54
    expect(judge('loot', west - 0.01)).toBeUndefined()
    expect(judge('loot', west + 0.01)).toContain('your own area')
  })

  test('bmg2/objective/riddle: every other objective has one marker', () => {
    const table = laid()
    table.state.part = 1
    table.band('a').objectives = ['titan-container']
    table.play((game) => objectives(game), '', ['place-objective', ANY])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['titan-container'])
  })

  test('bmg2/objective/riddle: two markers for an objective', () => {
    const table = laid()
    table.state.part = 1
    for (const who of ['a', 'b'] as const) table.band(who).objectives = ['riddle']
    const both = [['place-objective', ANY] as const, ['place-objective', ANY] as const]
    for (let turn = 0; turn < 2; turn++) table.play((game) => objectives(game), '', ...both)
    expect(table.state.markers.map((marker) => [marker.kind, marker.seat])).toEqual([
      ['riddle', 'a'],
      ['riddle', 'a'],
      ['riddle', 'b'],
      ['riddle', 'b'],
    ])
  })
})

const beside = (
  marker: Omit<MarkerSketch, 'at'>,
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

describe('objects', () => {
  test('bmg2/core/manipulate: 1MC in contact', () => {
    const table = beside({ kind: 'loot', seat: 'b' })
    act(table, 'manipulate:1')
    expect(table.model('hero').counters.movement).toBe(1)
    expect(actionBlockedReason(beside({ kind: 'loot' }, { counters: 'SS' }), 'manipulate:1')).toContain('1MC')
    const away = beside({ kind: 'loot' }, { at: [29.9, 30] })
    expect(actionBlockedReason(away, 'manipulate:1')).toBe('It is not in contact.')
  })

  test('bmg2/objective/loot: carried for 1MC a move, dropped at a K.O., 1VP to the player who controls it', () => {
    const table = beside({ kind: 'loot', seat: 'b' })
    act(table, 'manipulate:1')
    act(table, 'move', '', ['move', { to: to(33, 30) }])
    expect(table.state.markers[0]).toMatchObject({ carrier: 0, at: { x: cm(33) } })
    expect(table.model('hero').counters.movement).toBe(0)
    table.play((game) => scoreObjectives(game))
    expect(table.band('a').earned).toBe(1)
    const poor = beside({ kind: 'loot', carrier: 'hero' }, { counters: 'S' })
    expect(actionBlockedReason(poor, 'move')).toBe('It takes 1MC to move with loot.')
  })

  test('bmg2/objective/riddle: equal 3VP, one off it stays, else 1VP; 1VP at most for the enemy of its placer', () => {
    const riddle = (own: boolean, die: string) => {
      const table = beside({ kind: 'riddle', seat: own ? 'a' : 'b' })
      act(table, 'manipulate:1', die, ['riddle', 4])
      return [table.band('a').earned, table.state.markers.length]
    }
    expect([riddle(true, '4'), riddle(true, '3'), riddle(true, '6'), riddle(false, '4')]).toEqual([
      [3, 0],
      [0, 1],
      [1, 0],
      [1, 0],
    ])
  })

  test('bmg2/objective/ammo-crates: a magazine once a round, never above the start; 3VP to its owner', () => {
    const gun = { name: 'Gun', damage: 'I', rof: 2, ammo: 3, rules: ['firearm'] }
    const table = beside({ kind: 'ammo-crates', seat: 'a' }, { weapons: [gun] })
    expect(actionBlockedReason(table, 'manipulate:1')).toBe('No weapon of it needs a magazine.')
    table.model('hero').arms[0]!.ammo = 1
    act(table, 'manipulate:1')
    expect(table.model('hero').arms[0]!.ammo).toBe(2)
    expect(actionBlockedReason(table, 'manipulate:1')).toBe('Once a round.')
    table.play((game) => scoreObjectives(game))
    expect(table.band('a').earned).toBe(3)
    const beam = beside({ kind: 'ammo-crates' }, { weapons: [{ ...gun, rules: ['beam'] }] })
    beam.model('hero').arms[0]!.ammo = 1
    expect(actionBlockedReason(beam, 'manipulate:1')).toBe('No weapon of it needs a magazine.')
  })

  test('bmg2/objective/titan-container: a Titan Dose once a round; 2VP to its owner', () => {
    const table = beside({ kind: 'titan-container', seat: 'a' })
    act(table, 'manipulate:1')
    expect(table.model('hero').doses).toBe(1)
    expect(actionBlockedReason(table, 'manipulate:1')).toBe('Once a round.')
    table.play((game) => scoreObjectives(game))
    expect(table.band('a').earned).toBe(2)
  })

  test('bmg2/objective/safe-boxes: 1VP to the player who controls them; they are chosen like others and stay where they are', () => {
    const scored = (seat: 'a' | 'b', traits: readonly string[] = []) => {
      const table = beside({ kind: 'safe-boxes', seat }, { traits })
      expect(actionBlockedReason(table, 'manipulate:1')).toBeDefined()
      table.play((game) => scoreObjectives(game))
      return table.band('a').earned
    }
    expect([scored('a'), scored('b'), scored('b', ['greed'])]).toEqual([1, 1, 1])
    const chosen = laid()
    const kinds = ['loot', 'riddle', 'safe-boxes']
    chosen.play((game) => objectives(game), '', ['objectives', kinds], ['objectives', kinds])
    expect(chosen.band('a').objectives).toEqual(kinds)
    expect(judge('safe-boxes', 9)).toBe('It goes into the enemy area.')
  })

  test('bmg2/core/objective-control: a model that is not K.O. in contact, no enemy in contact with it or the marker', () => {
    const held = (hero: Partial<ModelSketch>, others: Readonly<Record<string, ModelSketch>> = {}) =>
      beside({ kind: 'ammo-crates', seat: 'a' }, hero, others).play(
        (game) => controlledObjectives(game).length,
      )
    expect([held({}), held({ condition: 'ko' }), held({ at: [29.9, 30] })]).toEqual([1, 0, 0])
    expect(held({}, { enemy: { seat: 'b', at: [36, 30] } })).toBe(0)
    expect(held({}, { enemy: { seat: 'b', at: [27, 30] } })).toBe(0)
  })
})

describe('sewers', () => {
  const sewer = (hero: Partial<ModelSketch> = {}, others: Readonly<Record<string, ModelSketch>> = {}) =>
    beside({ kind: 'sewer' }, { counters: 'MSSAA', ...hero }, others)

  test('bmg2/core/sewers: 2SC and 1MC down; one model a crew enters in a round, whichever models are down already', () => {
    const table = sewer()
    table.playOn('', ['action', 'sewer:1'])
    expect(table.model('hero')).toMatchObject({ at: undefined, sewerSince: 1, activated: true })
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    const second = (since: number) => {
      const mates = sewer({}, { mate: { seat: 'a' } })
      mates.state.round = 3
      mates.model('mate').sewerSince = since
      return actionBlockedReason(mates, 'sewer:1')
    }
    expect([second(3), second(2)]).toEqual(['A model of the crew has gone down this round.', undefined])
    expect(actionBlockedReason(sewer({}, { enemy: { seat: 'b', at: [36, 30] } }), 'sewer:1')).toBe(
      'Enemies stand on the sewer.',
    )
    expect(actionBlockedReason(sewer({ counters: 'MS' }), 'sewer:1')).toContain('2SC')
  })

  test('bmg2/trait/lord-of-the-sewers: it does not count for the limit, and once a game leaving does not end its activation', () => {
    const lord = { traits: ['lord-of-the-sewers'] }
    const second = (mate: Partial<ModelSketch>, hero: Partial<ModelSketch>) => {
      const mates = sewer(hero, { mate: { seat: 'a', ...mate } })
      mates.model('mate').sewerSince = mates.state.round
      return actionBlockedReason(mates, 'sewer:1')
    }
    expect([second(lord, {}), second({}, lord)]).toEqual([undefined, undefined])
    expect(second({}, {})).toBe('A model of the crew has gone down this round.')
    const out = sewer({ ...lord, counters: 'MMMMSSSSAA', special: 4, movement: 4 })
    Object.assign(out.model('hero'), { at: undefined, condition: 'away', sewerSince: 1 })
    out.state.round = 3
    out.playOn('', ['action', 'emerge'], ['place', ANY], ['go-on', 'yes'], ['action', 'end'])
    expect(out.offered('action')).toHaveProperty('end')
    const again = sewer({ ...lord, counters: 'MMSSAA' })
    Object.assign(again.model('hero'), { at: undefined, condition: 'away', sewerSince: 1 })
    again.model('hero').memory = out.model('hero').memory
    again.state.round = 3
    again.playOn('', ['action', 'emerge'], ['place', ANY])
    expect(again.model('hero').activated).toBe(true)
  })

  test('bmg2/core/sewers: a full round below, the same cost out, and leaving ends the activation', () => {
    const below = (round: number) => {
      const table = sewer({ counters: 'MMSSAA' })
      Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 1 })
      table.state.round = round
      return table
    }
    expect(below(2).play((game, { hero }) => canActivate(game, hero!))).toBe(false)
    const out = below(3)
    expect(out.play((game, { hero }) => canActivate(game, hero!))).toBe(true)
    out.playOn('', ['action', 'emerge'], ['place', ANY])
    expect(out.model('hero')).toMatchObject({ activated: true, sewerSince: undefined, condition: 'up' })
    expect(out.model('hero').counters).toMatchObject({ movement: 1, special: 0 })
    expect(out.play((game, { hero }) => perform(game, hero!, { kind: 'drop' }))).toBeUndefined()
  })
})
