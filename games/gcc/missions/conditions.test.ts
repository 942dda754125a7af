import { describe, expect, test } from 'vitest'
import type { Token } from '../state.ts'
import { setTable } from '../testing/table.ts'
import { holds } from './conditions.ts'

const token = (id: string, at: number, parts: Partial<Token> = {}): Token => ({
  kind: 'bomb',
  face: 'armed',
  id,
  at,
  holder: -1,
  ...parts,
})

describe('gcc/core/mission-data: conditions', () => {
  test('all heroes neutralized are all of them, not one', () => {
    const down = { reserve: 0, wounds: 10 }
    const isOver = (energy: object) => {
      const table = setTable({ minis: { batman: { at: 'a', energy: down }, robin: { at: 'a', energy } } })
      return holds(table.position, { allHeroesNeutralized: true })
    }
    expect([isOver({}), isOver(down)]).toEqual([false, true])
  })

  test('a neutralized tile is the one that is named, face down or dredged, and none of the heroes', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        friend: { at: 'a', tile: { id: 'croc' }, commander: 'batman' },
        thug: { at: 'a', tile: {} },
        croc: { at: 'b', tile: {} },
      },
    })
    const names = table.content.tiles.map(({ profile }) => profile.id)
    const isDown = (name: string) => holds(table.position, { neutralizedTile: name })
    expect(['thug', 'croc'].map(isDown)).toEqual([false, false])
    table.state.tiles[names.indexOf('thug')]!.faceDown = true
    expect(['thug', 'croc'].map(isDown)).toEqual([true, false])
    // gcc/skill/friendly-tile: a tile of the heroes that is gone is no victory.
    table.state.tiles[table.content.tiles.findIndex(({ commander }) => commander >= 0)]!.faceDown = true
    expect(isDown('croc')).toBe(false)
    table.state.tiles[
      table.content.tiles.findIndex((tile) => tile.profile.id === 'croc' && tile.commander < 0)
    ]!.out = true
    expect(isDown('croc')).toBe(true)
  })

  test('tokens are counted in any of the areas, by kind, face and bearer', () => {
    const table = setTable({ minis: { batman: { at: 'b' }, thug: { at: 'c', tile: {} } } })
    table.state.tokens = [
      token('one', 0),
      token('two', 1),
      token('three', 2),
      token('other', 0, { kind: 'safe' }),
      token('quiet', 0, { face: 'hidden' }),
    ]
    const areas = ['a', 'b']
    const count = (query: object, atLeast: number) =>
      holds(table.position, { tokens: { kind: 'bomb', ...query }, atLeast })
    expect([count({ face: 'armed', areas }, 2), count({ face: 'armed', areas }, 3)]).toEqual([true, false])
    expect([count({}, 4), count({}, 5)]).toEqual([true, false])
    Object.assign(table.state.tokens[0]!, { holder: 0, at: -1 })
    Object.assign(table.state.tokens[1]!, { holder: 1, at: -1 })
    // Carried ones are where their bearer is.
    expect([count({ heldBy: 'heroes' }, 1), count({ heldBy: 'heroes' }, 2)]).toEqual([true, false])
    expect(count({ heldBy: 'heroes', areas: ['b'] }, 1)).toBe(true)
    expect(count({ heldBy: 'heroes', areas: ['a'] }, 1)).toBe(false)
  })

  test('miniatures are counted in any of the areas; standing ones are heroes who are up', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        robin: { at: 'b', energy: { reserve: 0, wounds: 10 } },
        thug: { at: 'b', tile: {} },
        gone: { tile: {} },
      },
    })
    const count = (minis: object, bounds: object) => holds(table.position, { minis, ...bounds })
    const areas = ['a', 'b']
    expect([count({ areas }, { atLeast: 3 }), count({ areas }, { atLeast: 4 })]).toEqual([true, false])
    expect([count({ side: 'villain' }, { atMost: 1 }), count({ side: 'villain' }, { atMost: 0 })]).toEqual([
      true,
      false,
    ])
    expect(count({ areas, standing: true }, { atLeast: 2 })).toBe(false)
    expect(count({ areas, standing: true }, { atLeast: 1 })).toBe(true)
  })

  test('one of several is enough for any, all are needed for all, and not turns a condition round', () => {
    const { position } = setTable({ minis: { batman: { at: 'a' } }, state: { turn: 3 } })
    const [now, later] = [{ turn: 3 }, { fromTurn: 4 }]
    expect([
      holds(position, { any: [later, now] }),
      holds(position, { any: [later, later] }),
      holds(position, { all: [later, now] }),
      holds(position, { all: [now, now] }),
      holds(position, { not: later }),
      holds(position, { not: now }),
    ]).toEqual([true, false, false, true, true, false])
  })

  test('miniatures are counted by tile and by area; at most so many may be none at all', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} }, croc: { at: 'c', tile: {} } },
    })
    const count = (minis: object, bounds: object = {}) => holds(table.position, { minis, ...bounds })
    const isOne = (minis: object) => [count(minis, { atLeast: 1 }), count(minis, { atLeast: 2 })]
    expect(isOne({ tile: 'thug' })).toEqual([true, false])
    expect(isOne({ areas: ['b'] })).toEqual([true, false])
    expect([count({ areas: ['d'] }, { atMost: 1 }), count({ areas: ['d'] })]).toEqual([true, false])
  })

  test('a counter that nothing has counted is 0', () => {
    const table = setTable({ minis: { batman: { at: 'a' } } })
    const isAt = (atLeast: number) => holds(table.position, { counter: 'locks', atLeast })
    expect([isAt(0), isAt(1)]).toEqual([true, false])
    table.state.counters.locks = 1
    expect([isAt(1), isAt(2)]).toEqual([true, false])
  })
})
