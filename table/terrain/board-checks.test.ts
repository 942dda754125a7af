import { describe, expect, test } from 'vitest'
import {
  boardFile as board,
  house,
  onlyProblem as only,
  problemPaths as paths,
  problemsIn as problems,
  rect,
  square,
} from '../testing/board-file.ts'

describe('pieces together', () => {
  test('overlapping solids are reported once, at the later piece', () => {
    const found = only(board([house('a', square), house('b', rect(9, 9, 4, 4))]))
    expect(found.path).toBe('pieces[1]')
    expect(found.reason).toContain('"a" (pieces[0])')
  })

  test('an L shape leaves room in its corner', () => {
    const corner = [
      [4, 4],
      [12, 4],
      [12, 6],
      [6, 6],
      [6, 12],
      [4, 12],
    ]
    expect(problems(board([house('a', corner), house('b', rect(6, 6, 3, 3))]))).toEqual([])
    expect(paths(board([house('a', corner), house('b', rect(5.5, 6, 3, 3))]))).toEqual(['pieces[1]'])
  })

  test('what can be walked through may overlap anything', () => {
    const ground = { id: 'r', kind: 'rubble', footprint: rect(3, 3, 9, 9) }
    expect(problems(board([house('a', square), ground]))).toEqual([])
  })

  test('repeated ids, lamps included', () => {
    const json = board([house('a', square), house('a', rect(20, 20, 3, 3))], {
      lamps: [{ id: 'a', at: [2, 2] }],
    })
    expect(problems(json)).toEqual([
      { path: 'pieces[1].id', reason: '"a" is taken: pieces[0] has that id' },
      { path: 'lamps[0].id', reason: '"a" is taken: pieces[0] has that id' },
    ])
  })

  const ladder = (footprint: unknown, top: number, rest: object = {}) => ({
    id: 'l',
    kind: 'ladder',
    footprint,
    top,
    ...rest,
  })

  test('a ladder must touch what it leads up, and end near its top', () => {
    const against = rect(10, 5, 0.5, 1)
    expect(problems(board([house('a', square), ladder(against, 4)]))).toEqual([])
    expect(problems(board([house('a', square), ladder(against, 3)]))).toEqual([])
    expect(only(board([house('a', square), ladder(against, 2.5)])).path).toBe('pieces[1].top')
    expect(only(board([house('a', square), ladder(rect(10.5, 5, 0.5, 1), 4)])).reason).toContain('touches no')
    const wall = { id: 'w', kind: 'wall', footprint: square, top: 4 }
    expect(only(board([wall, ladder(against, 4)])).reason).toContain('nobody can stand')
  })

  test('properties that contradict each other', () => {
    const odd = (rest: object) => only(board([{ ...house('a', square), ...rest }])).path
    expect(odd({ passage: 'open' })).toBe('pieces[0].standable')
    expect(odd({ passage: 'impassable', climbable: true })).toBe('pieces[0].climbable')
    expect(
      paths(board([house('a', square), ladder(rect(10, 5, 0.5, 1), 4, { passage: 'solid' })])),
    ).toContain('pieces[1].ladder')
    expect(odd({ kind: 'platform', top: 0 })).toBe('pieces[0].top')
  })

  test('lamps outside the board or inside a solid', () => {
    const lamp = (x: number, y: number) => ({ lamps: [{ id: 'l', at: [x, y] }] })
    expect(only(board([], lamp(37, 4))).path).toBe('lamps[0].at')
    expect(only(board([], lamp(0, 4))).reason).toContain('outside the board')
    expect(only(board([house('a', square)], lamp(5, 5))).reason).toContain('inside "a"')
    expect(only(board([house('a', square)], lamp(10.5, 5))).path).toBe('lamps[0].at')
    expect(problems(board([house('a', square)], lamp(10.6, 5)))).toEqual([])
    const floor = { id: 'p', kind: 'platform', footprint: square, bottom: 3, top: 3.5 }
    expect(problems(board([floor], lamp(5, 5)))).toEqual([])
  })

  test('everything wrong is found in one go', () => {
    const json = board(
      [
        house('a', square),
        house('b', rect(5, 5, 2, 2)),
        { ...house('c', square), kind: 'tower' },
        house('d', rect(34, 34, 4, 4), 60),
      ],
      { lamps: [{ id: 'l', at: [5, 5] }], colour: 'red' },
    )
    expect(paths(json).sort()).toEqual([
      'colour',
      'lamps[0].at',
      'pieces[1]',
      'pieces[2].kind',
      'pieces[3].footprint.rect',
      'pieces[3].top',
    ])
  })

  test('a board of two thousand pieces is read in little time', { timeout: 5000 }, () => {
    const pieces = Array.from({ length: 2000 }, (_, i) => ({
      id: `crate-${i}`,
      kind: 'crate',
      footprint: rect((i % 50) * 2, Math.floor(i / 50) * 2, 2, 2),
    }))
    expect(problems(board(pieces, { size: [120, 120] }))).toEqual([])
  })
})
