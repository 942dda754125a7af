import { layRoughGround } from '@gargoyle/bmg-common'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { tower } from '../testing/scenery.ts'
import { to } from '../testing/table.ts'
import { judgeWay, verdictOn, type WayLeg, walker } from '../testing/way.ts'
import { sufferFall } from './falling.ts'

const roof = (height: number): Piece => box('roof', cm(20), cm(20), cm(20), cm(20), cm(height))
/** From the roof over its east edge to the ground. */
const down = (height: number): readonly WayLeg[] => [
  { to: to(40, 30, height) },
  { to: to(41.5, 30), by: 'drop' },
]
const onRoof = (height: number, counters = '') => walker({ at: [38, 30, height], counters }, [roof(height)])

describe('leaping down', () => {
  test('bmg1/core/deliberate-drop: with exactly the counter it takes it is no fall', () => {
    expect(verdictOn(onRoof(5, 'M'), down(5), 20)).toMatchObject({
      points: 1,
      fall: undefined,
      down: undefined,
    })
  })

  test('bmg1/core/deliberate-drop: only the counter of the leap itself may be missing', () => {
    expect(verdictOn(onRoof(5), down(5), 20)).toMatchObject({ points: 0, down: { height: cm(5), jump: 0 } })
    const crate = box('crate', cm(35), cm(25), cm(1), cm(10), cm(8))
    const behind = walker({ at: [33, 30, 5] }, [roof(5), crate])
    expect(judgeWay(behind, down(5), 20)).toBe('That way takes 2MC, but only 0MC can be spent on it.')
  })

  test('bmg1/core/falling: a fall ends the move, and there is only one', () => {
    const on = [...down(6), { to: to(44, 30) }] as const
    expect(judgeWay(onRoof(6, 'MM'), down(6), 20)).toBe(1)
    expect(verdictOn(onRoof(6, 'MM'), on, 20)).toMatchObject({
      text: 'A fall ends the move.',
      rule: 'bmg1/core/falling',
    })
    const steps = [box('high', cm(20), cm(20), cm(10), cm(20), cm(12)), roof(6)]
    const twice = walker({ at: [28, 30, 12], counters: 'MM' }, steps)
    const legs: WayLeg[] = [
      { to: to(30, 30, 12) },
      { to: to(31.5, 30, 6), by: 'drop' },
      { to: to(40, 30, 6) },
      { to: to(41.5, 30), by: 'drop' },
    ]
    expect(judgeWay(twice, legs, 40)).toBe('A fall ends the move.')
    expect(judgeWay(twice, legs.slice(0, 2), 40)).toBe(1)
  })

  test('bmg1/core/falling: others cannot make a model fall where a rule keeps it safe', () => {
    expect(judgeWay(onRoof(6, 'M'), down(6), 20, { safe: true })).toBe('It cannot be made to fall.')
    expect(judgeWay(onRoof(5, 'M'), down(5), 20, { safe: true })).toBe(1)
  })

  test('bmg1/core/falling: a stun is a stun and nothing else', () => {
    const table = walker({ endurance: 9 })
    table.play((game, all) => sufferFall(game, all.hero!, cm(5), 0), '1')
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 0 })
  })
})

describe('falling into a gap', () => {
  const roofs = (gap: number): Piece[] => [roof(6), box('two', cm(40 + gap), cm(20), cm(20), cm(20), cm(6))]
  const fence = box('fence', cm(33), cm(25), cm(1), cm(10), cm(9))
  const leap = (gap: number): WayLeg => ({ to: to(40 + gap, 30, 6), by: 'jump' })

  test('bmg1/core/jump-gap: from the edge itself, as deep as the gap, without the jump distance', () => {
    const table = walker({ at: [40, 30, 6], counters: 'M' }, roofs(8))
    expect(verdictOn(table, [leap(8)], 20, { fall: true })).toMatchObject({
      points: 0,
      travelled: cm(5),
      end: { x: cm(45), z: 0 },
      down: { height: cm(6), jump: 0 },
    })
    expect(typeof judgeWay(table, [leap(8)], 20)).toBe('string')
    expect(typeof judgeWay(table, [leap(8)], 20, { fall: true, safe: true })).toBe('string')
  })

  test('bmg1/core/jump-gap: the way to the edge is moved and paid for first', () => {
    const way = [{ to: to(40, 30, 6) }, leap(8)]
    const table = walker({ at: [31, 30, 6], counters: 'M' }, [...roofs(8), fence])
    expect(verdictOn(table, way, 20, { fall: true })).toMatchObject({
      points: 1,
      travelled: cm(9 + 5),
      end: { x: cm(45), z: 0 },
      down: { height: cm(6) },
    })
    expect(judgeWay(table, way, 8.9, { fall: true })).toContain('only 8.9 cm can be moved')
    const poor = walker({ at: [31, 30, 6] }, [...roofs(8), fence])
    expect(judgeWay(poor, way, 20, { fall: true })).toContain('1MC')
  })

  test('bmg1/core/jump-gap: it falls, is hurt and lies at the bottom', () => {
    const table = walker({ at: [38, 30, 6], endurance: 9 }, roofs(8))
    table.play((game, all) => performById(game, all.hero!, 'move'), '6', [
      'move',
      { legs: [{ to: to(40, 30, 6) }, leap(8)], fall: true },
    ])
    expect(table.model('hero')).toMatchObject({ injury: 1, condition: 'down', at: { x: cm(45), z: 0 } })
  })
})

describe('climbing too high', () => {
  const up: WayLeg = { to: to(36, 30, 30) }

  test('bmg1/core/climb: only a climb may end in a fall, and only one that begins', () => {
    const table = walker({ counters: 'M' }, [tower(30)])
    expect(judgeWay(table, [{ to: to(30, 60) }], 10, { fall: true })).toBe('Only a climb may end in a fall.')
    expect(judgeWay(table, [{ to: to(34.5, 30) }, up], 4, { fall: true })).toBe(
      'It does not even reach the wall.',
    )
    expect(judgeWay(table, [{ to: to(34.5, 30) }, up], 10, { fall: true, safe: true })).toContain('10 cm')
  })

  test('bmg1/core/climb: who stands at the wall falls back to where it stood', () => {
    const table = walker({ at: [34.5, 30], counters: 'M' }, [tower(30)])
    expect(verdictOn(table, [up], 10, { fall: true })).toMatchObject({
      end: { x: cm(34.5), z: 0 },
      down: { height: cm(5), jump: 0 },
    })
  })

  test('bmg1/core/climb, bmg1/core/deliberate-drop: it leaps from no wall that it cannot climb, whatever counters it has left', () => {
    const table = walker({ at: [34.5, 30], counters: 'MMMM' }, [tower(30)])
    expect(verdictOn(table, [up], 10, { fall: true })).toMatchObject({
      points: 1,
      down: { height: cm(5), jump: 0 },
    })
  })
})

describe('ice', () => {
  const icy = (table: ReturnType<typeof walker>, x: number, z: number) => {
    table.play((game) => void layRoughGround(game, { x: cm(x), y: cm(30), z: cm(z) }, cm(2)))
    return table
  }

  test('bmg1/core/impaired-movement: over ice each centimetre counts two, wherever on the way it lies', () => {
    expect(judgeWay(icy(walker(), 36, 0), [{ to: to(35, 30) }], 10)).toBe(0)
    expect(judgeWay(icy(walker(), 36, 0), [{ to: to(35.1, 30) }], 10)).toContain('10 cm')
    expect(judgeWay(icy(walker(), 36, 0), [{ to: to(30, 40) }], 10)).toBe(0)
  })

  test('bmg1/core/impaired-movement: on an edge the way across counts two, the way down nothing', () => {
    const edge = () => icy(onRoof(5, 'M'), 40, 5)
    expect(judgeWay(edge(), down(5), 7)).toBe(1)
    expect(judgeWay(edge(), down(5), 6.9)).toContain('costs 7 cm')
    expect(judgeWay(onRoof(5, 'M'), down(5), 3.5)).toBe(1)
  })

  test('bmg1/core/impaired-movement: a climb that counts double already is not doubled again', () => {
    const wall = () => icy(walker({ counters: 'M' }, [tower(5)]), 34.5, 0)
    const up = [{ to: to(34.5, 30) }, { to: to(36, 30, 5) }]
    // 4.5 across, 1.5 and 5 up, all counted twice.
    expect(judgeWay(wall(), up, 22)).toBe(1)
    expect(judgeWay(wall(), up, 21.9)).toContain('costs 22 cm')
  })
})
