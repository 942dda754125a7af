import { trigger } from '@gargoyle/bmg-counters/parts'
import {
  ANY,
  actionBlockedReason,
  type MarkerSketch,
  type ModelSketch,
  to,
} from '@gargoyle/bmg-counters/testing'
import { recall, remember } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'
import { laidBy, mine, minesLaid } from './mine.ts'

const noRoom = 'There is no room for sandbags.'

/** A sapper at 30, 30 in its activation. */
const sapper = (
  parts: {
    readonly markers?: readonly MarkerSketch[]
    readonly pieces?: readonly Piece[]
    readonly hero?: Partial<ModelSketch>
  } = {},
) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['sapper', 'mine'], counters: 'MSSS', ...parts.hero },
      thug: { seat: 'b', at: [80, 80] },
    },
    markers: parts.markers ?? [],
    pieces: parts.pieces ?? [],
    active: 'hero',
  })
type Table = ReturnType<typeof sapper>
const pile = (table: Table, x: number, y: number) => () =>
  act(table, 'trait:sapper', '', ['sandbags', { to: to(x, y) }])

/** A sewer this many eighths of a turn around the sapper, counted from the east, where a marker touches its base. */
const around = (eighth: number): MarkerSketch => {
  const angle = (eighth * Math.PI) / 4
  return { kind: 'sewer', at: [30 + 3 * Math.cos(angle), 30 + 3 * Math.sin(angle)] }
}

describe('markers beside a model', () => {
  test('bmg2/trait/sapper: in contact with its base, and not a millimetre further', () => {
    expect(pile(sapper(), 33.1, 30)).toThrow('It must be in contact.')
    const table = sapper()
    pile(table, 33, 30)()
    expect(table.state.markers).toMatchObject([{ kind: 'sandbags', seat: 'a', at: { x: cm(33), y: cm(30) } }])
  })

  test('bmg2/trait/sapper: on the table, and not inside scenery', () => {
    const edge = () => sapper({ hero: { at: [3, 30] } })
    expect(pile(edge(), 0, 30)).toThrow()
    expect(pile(edge(), 6, 30)).not.toThrow()
    const wall = box('wall', cm(32), cm(20), cm(4), cm(20), cm(8))
    expect(pile(sapper({ pieces: [wall] }), 33, 30)).toThrow()
    expect(pile(sapper({ pieces: [wall] }), 27, 30)).not.toThrow()
  })

  test('bmg2/trait/sapper: no marker lies on another, but beside it', () => {
    const table = () => sapper({ markers: [{ kind: 'sewer', at: [33, 30] }] })
    expect(pile(table(), 32, 32)).toThrow('Markers never overlap.')
    expect(pile(table(), 30, 33)).not.toThrow()
  })

  test('bmg2/trait/sapper: any of eight sides is room enough, and none is not', () => {
    for (let free = 0; free < 8; free++) {
      // Each closes its own side and the two beside it.
      const closed = [free + 2, free + 4, free - 2].map(around)
      expect(actionBlockedReason(sapper({ markers: closed }), 'trait:sapper')).toBeUndefined()
      expect(actionBlockedReason(sapper({ markers: [...closed, around(free)] }), 'trait:sapper')).toBe(noRoom)
    }
  })

  test('bmg2/trait/sapper: what is proposed is the side that is free', () => {
    const table = sapper({ markers: [2, 4, 6].map(around) })
    act(table, 'trait:sapper', '', ['sandbags', ANY])
    expect(table.state.markers.at(-1)).toMatchObject({ kind: 'sandbags', at: { x: cm(33), y: cm(30) } })
  })

  test('bmg2/trait/sapper: 2SC, once a game', () => {
    const table = sapper()
    pile(table, 33, 30)()
    expect(table.model('hero').counters.special).toBe(1)
    expect(actionBlockedReason(sapper({ hero: { counters: 'S' } }), 'trait:sapper')).toContain('2SC')
    Object.assign(table.model('hero').counters, { special: 3 })
    expect(actionBlockedReason(table, 'trait:sapper')).toBeDefined()
  })

  test('bmg2/trait/mine: a mine lies there too, its layer’s own', () => {
    const table = sapper()
    act(table, 'trait:mine', '', ['mine', { to: to(30, 27) }])
    expect(table.state.markers).toMatchObject([{ kind: 'mine', seat: 'a', memory: { [laidBy.key]: 0 } }])
    const closed = [0, 2, 4, 6].map(around)
    expect(actionBlockedReason(sapper({ markers: closed }), 'trait:mine')).toBe(
      'There is no room for a mine.',
    )
  })

  test('bmg2/trait/mine: one that finds no room after all is none of the two', () => {
    const table = sapper({ markers: [0, 2, 4, 6].map(around) })
    const [action] = [mine.action ?? []].flat()
    const it = { id: 'mine', rule: 'bmg2/trait/mine', args: [], effect: undefined } as const
    table.play((game, { hero }) => action!.perform({ ...it, game, owner: hero }) ?? undefined)
    expect([table.state.markers.length, recall(table.model('hero'), minesLaid)]).toEqual([4, 0])
  })
})

describe('mines', () => {
  type Miner = 'hero' | 'mate'

  /** Two miners of one crew, a car of the enemy, and mines of the given miners. */
  const minefield = (...layers: readonly Miner[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['mine', 'death-marks'] },
        mate: { seat: 'a', at: [30, 60], traits: ['mine'] },
        car: { seat: 'b', at: [60, 60], traits: ['vehicle'], endurance: 3 },
      },
      markers: layers.map((_, n) => ({ kind: 'mine', at: [57 + 6 * n, 60], seat: 'a' })),
      active: 'hero',
    })
    for (const [n, layer] of layers.entries())
      remember(table.state.markers[n], laidBy, layer === 'hero' ? 0 : 1)
    return table
  }
  const drive = (...layers: readonly Miner[]) => {
    const table = minefield(...layers)
    table.play((game, { car }) => trigger(game, 'moved', { mover: car, from: car.at!, how: 'move' }), '6 5')
    return table
  }

  test('bmg2/trait/mine: it is the hit of the model that laid it', () => {
    const marked = (layer: Miner) => {
      const table = drive(layer)
      expect(table.model('car').condition).toBe('casualty')
      return table.model('hero').memory
    }
    expect([marked('hero'), marked('mate')]).toEqual([{ 'death-marks/paid': true }, {}])
  })

  test('bmg2/trait/mine: a vehicle that drives across it is hit too, one that is set down beyond it is not', () => {
    const across = (way: boolean) => {
      const table = minefield('hero')
      const from = { ...table.model('car').at!, x: cm(50) }
      Object.assign(table.model('car').at!, { x: cm(64) })
      const path = { from, legs: [{ to: table.model('car').at! }] }
      table.play(
        (game, { car }) =>
          trigger(game, 'moved', { mover: car, from, how: 'move', ...(way ? { path } : {}) }),
        way ? '6 5' : '',
      )
      return [table.model('car').condition, table.state.markers.length]
    }
    expect([across(true), across(false)]).toEqual([
      ['casualty', 0],
      ['up', 1],
    ])
  })

  test('bmg2/trait/mine: what the first mine destroys sets off no other', () => {
    expect(drive('hero', 'hero').state.markers).toHaveLength(1)
  })
})

describe('clues beside a model', () => {
  const solve = 'trait:can-you-solve-this-x'
  const riddler = (
    parts: { markers?: readonly MarkerSketch[]; pieces?: readonly Piece[]; x?: number } = {},
  ) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [parts.x ?? 30, 30], traits: ['can-you-solve-this-x(2)'], counters: 'S' },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: parts.markers ?? [],
      pieces: parts.pieces ?? [],
      active: 'hero',
    })
  const leave = (table: ReturnType<typeof riddler>, x: number, y: number) => () =>
    act(table, solve, '6', ['clue', { to: to(x, y) }])

  test('bmg2/core/clue-markers: on the table, and not inside scenery', () => {
    expect(leave(riddler({ x: 3 }), 0, 30)).toThrow()
    expect(leave(riddler({ x: 3 }), 6, 30)).not.toThrow()
    const wall = box('wall', cm(32), cm(20), cm(4), cm(20), cm(8))
    expect(leave(riddler({ pieces: [wall] }), 33, 30)).toThrow()
    expect(leave(riddler({ pieces: [wall] }), 27, 30)).not.toThrow()
  })

  test('bmg2/core/clue-markers: where there is no room the clue is lost', () => {
    const closed = [0, 2, 4, 6].map(around)
    const table = riddler({ markers: closed })
    act(table, solve, '6')
    expect([table.asked, table.state.markers.length]).toEqual([[], 4])
    const open = riddler({ markers: closed.slice(1) })
    act(open, solve, '6', ['clue', ANY])
    expect(open.state.markers.at(-1)).toMatchObject({ kind: 'clue', at: { x: cm(33), y: cm(30) } })
  })

  test('bmg2/trait/clue-launcher: room around the vehicle will do, also some way off', () => {
    const eighths = Array.from({ length: 8 }, (_, n) => (n * Math.PI) / 4)
    const beside = eighths.map(
      (angle): MarkerSketch => ({
        kind: 'sewer',
        at: [60 + 4.5 * Math.cos(angle), 60 + 4.5 * Math.sin(angle)],
      }),
    )
    const table = setTable({
      models: {
        car: { seat: 'a', at: [60, 60], base: 60, traits: ['vehicle', 'clue-launcher'] },
        riddler: {
          seat: 'a',
          at: [30, 30],
          alias: 'The Riddler',
          counters: 'S',
          traits: ['can-you-solve-this-x(2)'],
        },
      },
      markers: [...[0, 2, 4, 6].map(around), ...beside],
      active: 'riddler',
    })
    table.play((game) => trigger(game, 'hired', {}), '', ['driver', '1'])
    act(table, solve, '6', ['clue', { to: to(60, 72) }])
    expect(table.state.markers.at(-1)).toMatchObject({ kind: 'clue', at: { y: cm(72) } })
  })
})
