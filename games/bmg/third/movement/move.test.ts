import { addEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { setTable, to } from '../testing/table.ts'
import { move } from './move.ts'

const walk = (x: number, y: number) => ({ legs: [to(x, y)] })

type Table = ReturnType<typeof setTable<'thug'>>

const go = (table: Table, answer: Parameters<Table['play']>[2] extends never ? never : object) =>
  table.play((game, { thug }) => move(game, { model: thug, reason: 'a test', action: true }), '', [
    'move',
    answer as never,
  ])

const alone = (more: object = {}, pieces: ReturnType<typeof box>[] = []) =>
  setTable({ models: { thug: { seat: 'a', at: [5, 5], ...more } }, pieces })

/** A piece that is no obstacle but bad ground. */
const rubble = (x: number, y: number, width: number, depth: number) => ({
  ...box('rubble', inches(x), inches(y), inches(width), inches(depth), 0),
  passage: 'difficult' as const,
})

describe('bmg3/core/basic-move', () => {
  test('the story never tells of a move of no inches', () => {
    const told = (x: number) => {
      const table = alone()
      go(table, walk(x, 5))
      return table.story
    }
    expect([told(5.06), told(5.02)]).toEqual([['thug moves 0.1".'], ['thug moves a little.']])
  })

  test('up to Movement inches, in any direction', () => {
    const table = alone()
    go(table, walk(13, 5))
    expect(table.model('thug').at).toEqual({ x: inches(13), y: inches(5), z: 0 })
  })

  test('and no further', () => {
    expect(() => go(alone(), walk(13.01, 5))).toThrow(/only 8" can be moved/)
  })

  test('through models as if they were not there, but not to end on one', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] }, cop: { seat: 'b', at: [8, 5] } } })
    const moveTo = (x: number) => () =>
      table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', walk(x, 5)])
    expect(moveTo(8.5)).toThrow(/overlap/)
    moveTo(10)()
    expect(table.model('thug').at?.x).toBe(inches(10))
  })

  test('a gap that is too small for the base is none', () => {
    const gap = [
      box('one', inches(8), 0, inches(2), inches(5) - 1400, inches(3)),
      box('two', inches(8), inches(5) + 1400, inches(2), inches(20), inches(3)),
    ]
    expect(() => go(alone({}, gap), walk(11, 5))).toThrow(/blocked|fit/)
    const wider = [
      box('one', inches(8), 0, inches(2), inches(5) - 1500, inches(3)),
      box('two', inches(8), inches(5) + 1500, inches(2), inches(20), inches(3)),
    ]
    go(alone({}, wider), walk(11, 5))
  })

  test('a destination alone takes the cheapest way', () => {
    const table = alone({}, [box('crate', inches(7), inches(4), inches(2), inches(2), inches(3))])
    go(table, to(11, 5))
    expect(table.model('thug').at?.x).toBe(inches(11))
    // Round the crate, an inch and a bit longer than straight through it.
    expect(table.story).toEqual(['thug moves 7.2".'])
  })
})

describe('bmg3/core/impaired', () => {
  test('bmg3/core/difficult-ground takes four inches off, even if the base is only partly in it: ten inches are six', () => {
    const crossing = () => alone({ movement: 10 }, [rubble(7, 4.5, 1, 1)])
    expect(() => go(crossing(), walk(11.1, 5))).toThrow(/only 10"/)
    go(crossing(), walk(11, 5))
    go(alone({ movement: 10 }), walk(15, 5))
  })

  test('two sources take eight inches', () => {
    const step = box('ledge', inches(8), inches(2), inches(8), inches(8), inches(2))
    const both = () => alone({ movement: 14 }, [rubble(6, 4.5, 0.5, 1), step])
    const legs = (x: number) => ({ legs: [to(8 - 0.591, 5), to(8, 5, 2), to(x, 5, 2)] })
    // Three inches across and two up leave one of the six that are left of fourteen.
    expect(() => go(both(), legs(9.2))).toThrow(/only 14"/)
    go(both(), legs(9))
  })

  test('never below nothing', () => {
    const table = alone({ movement: 3, condition: 'down' })
    go(table, { legs: [] })
    expect(table.model('thug').condition).toBe('up')
    expect(() => go(alone({ movement: 3, condition: 'down' }), walk(5.1, 5))).toThrow(/only 0" can be moved/)
  })
})

describe('bmg3/core/small-obstacle', () => {
  test('what is an inch high or less is stepped over', () => {
    const crate = (height: number) => [
      box('crate', inches(8), inches(3), inches(1), inches(4), inches(height)),
    ]
    go(alone({}, crate(1)), walk(13, 5))
    expect(() => go(alone({}, crate(1.1)), walk(13, 5))).toThrow()
  })

  test('gaps of an inch are no jump', () => {
    const roofs = (gap: number) => [
      box('west', 0, 0, inches(8), inches(10), inches(3)),
      box('east', inches(8 + gap), 0, inches(10), inches(10), inches(3)),
    ]
    const on = (gap: number) =>
      setTable({ models: { thug: { seat: 'a', at: [5, 5, 3] } }, pieces: roofs(gap) })
    go(on(1), { legs: [to(13, 5, 3)] })
    expect(() => go(on(1.2), { legs: [to(13, 5, 3)] })).toThrow(/only 8"/)
  })
})

test('bmg3/core/impassable: it cannot be crossed, over or through', () => {
  const vat = {
    ...box('vat', inches(8), inches(0), inches(2), inches(24), inches(2)),
    passage: 'impassable' as const,
    climbable: false,
  }
  expect(() => go(alone({ movement: 30 }, [vat]), walk(12, 5))).toThrow(/blocked by/)
  expect(() => go(alone({ movement: 30 }, [vat]), { legs: [to(7.4, 5), to(8, 5, 2)] })).toThrow()
})

describe('bmg3/core/jump', () => {
  const roofs = [
    box('west', 0, 0, inches(8), inches(10), inches(3)),
    box('east', inches(10), 0, inches(12), inches(10), inches(3)),
  ]
  const on = (movement: number) =>
    setTable({ models: { thug: { seat: 'a', at: [7, 5, 3], movement } }, pieces: roofs })

  test('a gap of more than an inch impairs, and the far side must be reached', () => {
    go(on(8), { legs: [to(11, 5, 3)] })
    expect(() => go(on(7), { legs: [to(11, 5, 3)] })).toThrow(/only 7"/)
  })

  test('with the whole base on the far side', () => {
    expect(() => go(on(12), { legs: [{ ...to(10.2, 5, 3), by: 'jump' }] })).toThrow(/whole base/)
    go(on(12), { legs: [{ ...to(10.6, 5, 3), by: 'jump' }] })
  })
})

describe('bmg3/core/climb', () => {
  const house = [box('house', inches(8), inches(2), inches(8), inches(8), inches(3))]
  const upTo = (movement: number) =>
    setTable({ models: { thug: { seat: 'a', at: [7.4, 5], movement } }, pieces: house })
  const legs = [to(8, 5, 3)]

  test('impaired, up and across together', () => {
    go(upTo(8), { legs })
    expect(() => go(upTo(7), { legs })).toThrow(/only 7"/)
  })

  test('who climbs too far anyway falls to the foot of the wall', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [3.4, 5], movement: 10 } }, pieces: house })
    go(table, { legs: [to(7.4, 5), to(8, 5, 3)], fall: true })
    // Four inches to the wall, two of three up it, and down again: eight, with a move of six.
    expect(table.model('thug')).toMatchObject({ at: { x: inches(7.4), y: inches(5), z: 0 }, injury: 2 })
  })

  test('the way to the wall counts once, up and down count both: exactly the move is unhurt, exactly twice is the end', () => {
    const fallen = (movement: number, from: number) => {
      const table = setTable({
        models: { thug: { seat: 'a', at: [from, 5], movement, endurance: 6 } },
        pieces: house,
      })
      go(table, { legs: [to(7.4, 5), to(8, 5, 3)], fall: true })
      return table.model('thug')
    }
    // A climb leaves six of ten inches. From the foot of the wall it could climb all of 3.6"; from 6" away none.
    expect(fallen(10, 1.4)).toMatchObject({ injury: 0, at: { x: inches(7.4), z: 0 } })
    expect(fallen(10, 1.5)).toMatchObject({ injury: 2, at: { x: inches(7.4), z: 0 } })
    // With a move of one inch left, half an inch of way and half an inch of wall, twice: 1.5" and two injuries.
    expect(fallen(5, 6.9)).toMatchObject({ injury: 2, condition: 'up' })
    // Without any way to the wall an inch up and down is twice the move.
    const straightUp = setTable({
      models: { thug: { seat: 'a', at: [7.4, 5], movement: 5, endurance: 6 } },
      pieces: house,
    })
    go(straightUp, { legs: [to(8, 5, 3)], fall: true })
    expect(straightUp.model('thug')).toMatchObject({ condition: 'casualty' })
  })

  test('only a climb that begins at the wall ends so', () => {
    const far = setTable({ models: { thug: { seat: 'a', at: [1.3, 5], movement: 10 } }, pieces: house })
    expect(() => go(far, { legs: [to(7.4, 5), to(8, 5, 3)], fall: true })).toThrow(/not even reach the wall/)
    const open = setTable({ models: { thug: { seat: 'a', at: [20, 15], movement: 8 } }, pieces: house })
    expect(() => go(open, { legs: [to(20, 24)], fall: true })).toThrow(/Only a climb/)
  })

  test('a model falls only if its answer says so', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [3.4, 5], movement: 10 } }, pieces: house })
    expect(() => go(table, { legs: [to(7.4, 5), to(8, 5, 3)] })).toThrow(/only 10"/)
  })
})

describe('bmg3/core/fall', () => {
  const tower = (height: number) => [box('tower', 0, 0, inches(8), inches(10), inches(height))]
  const drop = (height: number, movement: number) => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [7, 5, height], movement, endurance: 6 } },
      pieces: tower(height),
    })
    go(table, { legs: [to(8, 5, height), { ...to(8.6, 5), by: 'drop' }] })
    return table.model('thug')
  }

  test('no further than one’s move: unhurt', () => {
    expect(drop(3, 8)).toMatchObject({ injury: 0, condition: 'up' })
  })

  test('further than one’s move: two injuries', () => {
    expect(drop(5, 5)).toMatchObject({ injury: 2, condition: 'up' })
  })

  test('twice as far: out of the game', () => {
    expect(drop(10, 5)).toMatchObject({ condition: 'casualty', at: undefined })
  })

  test('a move of a rule that goes less far is measured against the whole move all the same', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [7, 5, 3], movement: 8, endurance: 6 } },
      pieces: tower(3),
    })
    const drops = { legs: [to(8, 5, 3), { ...to(8.6, 5), by: 'drop' }] }
    table.play((game, { thug }) => move(game, { model: thug, upTo: 2, reason: 'a test' }), '', [
      'move',
      drops,
    ])
    expect(table.model('thug')).toMatchObject({ injury: 0, condition: 'up' })
  })

  test('the worked example: a jump impairs eight inches to four; seven in all hurt, more than eight are the end', () => {
    const jump = (height: number) => {
      const pieces = [
        box('roof', 0, 0, inches(8), inches(10), inches(10)),
        box('lower floor', inches(9), 0, inches(8), inches(10), inches(10 - height)),
      ]
      const table = setTable({
        models: { thug: { seat: 'a', at: [8, 5, 10], movement: 8, endurance: 6 } },
        pieces,
      })
      go(table, { legs: [{ ...to(12, 5, 10 - height), by: 'jump' }] })
      return table.model('thug')
    }
    expect(jump(3)).toMatchObject({ injury: 2, condition: 'up' })
    expect(jump(4.1)).toMatchObject({ condition: 'casualty' })
  })

  test('after a jump: exactly the move that is left is unhurt, exactly twice that is the end', () => {
    const jump = (across: number, height: number) => {
      const pieces = [
        box('roof', 0, 0, inches(8), inches(10), inches(10)),
        box('lower floor', inches(9), 0, inches(8), inches(10), inches(10 - height)),
      ]
      const table = setTable({
        models: { thug: { seat: 'a', at: [8, 5, 10], movement: 8, endurance: 6 } },
        pieces,
      })
      go(table, { legs: [{ ...to(8 + across, 5, 10 - height), by: 'jump' }] })
      return table.model('thug')
    }
    expect(jump(2, 2)).toMatchObject({ injury: 0, condition: 'up' })
    expect(jump(2, 2.1)).toMatchObject({ injury: 2, condition: 'up' })
    expect(jump(4, 3.9)).toMatchObject({ injury: 2, condition: 'up' })
    expect(jump(4, 4)).toMatchObject({ condition: 'casualty' })
  })

  test('a fall ends the move', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [7.9, 5, 3] } }, pieces: tower(3) })
    expect(() => go(table, { legs: [{ ...to(8.6, 5), by: 'drop' }, to(9, 5)] })).toThrow(/ends the move/)
  })
})

describe('bmg3/core/stand-up', () => {
  test('part of a move, and impaired', () => {
    const table = alone({ condition: 'down' })
    expect(() => go(table, walk(9.1, 5))).toThrow(/only 4"/)
    go(table, walk(9, 5))
    expect(table.model('thug').condition).toBe('up')
  })

  test('a status that impairs comes on top: nothing is left, and it stands all the same', () => {
    const table = alone({ condition: 'down' })
    table.play((game, { thug }) => void addEffect(game, thug, 'blind', { until: 'round' }))
    expect(() => go(table, walk(5.1, 5))).toThrow(/only 0"/)
    go(table, { legs: [] })
    expect(table.model('thug')).toMatchObject({ condition: 'up', at: { x: inches(5) } })
  })

  test('only by a Movement action: what a rule moves lies where it comes to, and is not impaired', () => {
    const table = alone({ condition: 'down' })
    const moved = (x: number) =>
      table.play((game, { thug }) => move(game, { model: thug, upTo: 4, reason: 'a test' }), '', [
        'move',
        walk(x, 5),
      ])
    expect(() => moved(9.1)).toThrow(/only 4"/)
    moved(9)
    expect(table.model('thug')).toMatchObject({ condition: 'down', at: { x: inches(9) } })
  })

  test('a status that slows comes on top too', () => {
    const table = alone({ condition: 'down' })
    table.play((game, { thug }) => void addEffect(game, thug, 'slow', { until: 'game', value: 1 }))
    const act = (x: number) => () =>
      table.play((game, { thug }) => move(game, { model: thug, reason: 'a test', action: true }), '', [
        'move',
        walk(x, 5),
      ])
    expect(act(8.1)).toThrow(/only 3"/)
    act(8)()
    expect(table.model('thug').condition).toBe('up')
  })
})

test('whatever holds a model in place keeps it from moving', () => {
  const table = setTable({
    models: { thug: { seat: 'a', at: [5, 5] } },
    book: { effects: { glue: { name: 'Glue', text: 'Stuck.', own: { 'cannot-move': true } } } },
  })
  const moved = table.play(function* (game, { thug }) {
    addEffect(game, thug, 'glue', { until: 'round' })
    yield* inflict(game, thug, { stun: 1, cause: 'glue' })
    return yield* move(game, { model: thug, reason: 'a test' })
  })
  expect(moved).toBeUndefined()
})
