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
import { inches } from '../units.ts'
import { showBoardProblem } from './board-problems.ts'
import { loadBoard, readBoard } from './read-board.ts'

describe('a sound board', () => {
  test('lengths become whole hundredths of a millimetre, and kinds give the properties', () => {
    const read = readBoard(board([house('a', rect(4, 4.5, 6, 0.05))]))
    expect(read).toMatchObject({ ok: true, warnings: [] })
    if (!read.ok) return
    expect(read.board).toMatchObject({ width: 91440, depth: 91440, lamps: [] })
    expect(read.board.pieces[0]).toEqual({
      id: 'a',
      kind: 'building',
      footprint: [
        { x: 10160, y: 11430 },
        { x: 25400, y: 11430 },
        { x: 25400, y: 11557 },
        { x: 10160, y: 11557 },
      ],
      bottom: 0,
      top: 10160,
      sight: 'blocked',
      blocksLight: true,
      passage: 'solid',
      climbable: false,
      standable: true,
      ladder: false,
      cover: 'heavy',
    })
  })

  test('centimetres and millimetres read as well', () => {
    const cm = readBoard(board([house('a', rect(10, 10, 10, 10), 8)], { unit: 'cm', size: [90, 90] }))
    const mm = readBoard(board([house('a', rect(100, 100, 100, 100), 80)], { unit: 'mm', size: [900, 900] }))
    expect(cm).toEqual(mm)
    expect(cm).toMatchObject({ ok: true, board: { width: 90000 } })
  })

  test('the file overrides what the kind says, and silence overrides nothing', () => {
    const read = readBoard(board([{ ...house('a', square), climbable: true, cover: 'light', name: 'Inn' }]))
    expect(read.ok && read.board.pieces[0]).toMatchObject({
      climbable: true,
      cover: 'light',
      standable: true,
      name: 'Inn',
    })
  })

  test('kinds with a usual height need no top, flat ground none at all', () => {
    const read = readBoard(
      board([
        house('a', square, 3),
        { id: 'v', kind: 'vent', footprint: rect(5, 5, 1, 1), bottom: 3 },
        { id: 'r', kind: 'rubble', footprint: rect(20, 20, 3, 3) },
      ]),
    )
    expect(read.ok && read.board.pieces.map(({ top }) => top)).toEqual([inches(3), inches(3.75), 0])
  })

  test('clockwise outlines are turned round and corners on straight sides dropped', () => {
    const outline = [
      [4, 4],
      [4, 10],
      [7, 10],
      [10, 10],
      [10, 4],
    ]
    const read = readBoard(board([house('a', outline)]))
    expect(read.ok && read.board.pieces[0]?.footprint).toHaveLength(4)
  })

  test('touching and stacked solids are fine, and so is passing under a walkway', () => {
    const pieces = [
      house('a', square),
      house('b', rect(10, 4, 4, 6), 4),
      { id: 'c', kind: 'crate', footprint: rect(5, 5, 1, 1), bottom: 4, top: 4.9 },
      house('d', rect(20, 4, 4, 6), 4),
      { id: 'w', kind: 'walkway', footprint: rect(14, 6, 6, 2), bottom: 3.75, top: 4 },
      { id: 'x', kind: 'car', footprint: rect(15, 5, 2, 4) },
    ]
    expect(problems(board(pieces))).toEqual([])
  })

  test('lamps get the usual foot and reach', () => {
    const read = readBoard(board([], { lamps: [{ id: 'l', at: [3, 3] }] }))
    expect(read.ok && read.board.lamps).toEqual([
      { id: 'l', at: { x: 7620, y: 7620 }, radius: 1500, reach: 10160 },
    ])
  })

  test('loading makes it ready for questions', () => {
    const loaded = loadBoard(board([house('a', square)]))
    expect(loaded.ok && loaded.board.solids).toHaveLength(1)
    expect(loadBoard(board([house('a', square, -4)])).ok).toBe(false)
  })
})

describe('the shape of the file', () => {
  test('what is no board at all says so', () => {
    for (const json of [null, 7, 'board', [], undefined]) {
      expect(only(json)).toMatchObject({ path: '' })
    }
    expect(paths({})).toEqual(['format', 'name', 'theme', 'about', 'unit', 'size', 'pieces'])
  })

  test('another format', () => {
    const { path, reason } = only(board([], { format: 'gargoyle-board/9' }))
    expect(path).toBe('format')
    expect(reason).toContain('another version')
  })

  test('an unknown kind with a hint', () => {
    const found = only(board([{ ...house('a', square), kind: 'biulding' }]))
    expect(found).toEqual({
      path: 'pieces[0].kind',
      reason: '"biulding" is no kind of piece: did you mean "building"?',
    })
    expect(only(board([{ ...house('a', square), kind: 'zeppelin' }])).reason).toContain(
      'there are building, wall',
    )
  })

  test('an unknown property with a hint', () => {
    expect(only(board([{ ...house('a', square), climable: true }]))).toEqual({
      path: 'pieces[0].climable',
      reason: 'nothing here is called "climable": did you mean "climbable"?',
    })
    expect(only(board([], { lmaps: [] })).reason).toContain('"lamps"')
    expect(only(board([], { lamps: [{ id: 'l', at: [3, 3], raech: 2 }] })).path).toBe('lamps[0].raech')
    expect(only(board([house('a', { rct: [1, 1, 1, 1], rect: [1, 1, 1, 1] })])).path).toBe(
      'pieces[0].footprint.rct',
    )
  })

  test('wrong types and missing entries', () => {
    expect(only(board([{ ...house('a', square), top: 'high' }]))).toEqual({
      path: 'pieces[0].top',
      reason: 'must be a number, but is "high"',
    })
    expect(only(board([{ id: 'a', kind: 'building', footprint: square }])).path).toBe('pieces[0].top')
    expect(only(board([{ id: 'a', kind: 'building', top: 3 }]))).toEqual({
      path: 'pieces[0].footprint',
      reason: 'must be a list of corners or {"rect": [x, y, width, depth]}, but is missing',
    })
    expect(only(board([{ ...house('a b', square) }])).path).toBe('pieces[0].id')
    expect(only(board([{ ...house('a', square), cover: 'hevy' }])).reason).toContain('did you mean "heavy"')
    expect(paths(board(7))).toEqual(['pieces'])
  })

  test('footprints with a wrong corner or rectangle', () => {
    expect(
      paths(
        board([
          house('a', [
            [1, 1],
            [2, 1, 7],
            [2, 'x'],
          ]),
        ]),
      ),
    ).toEqual(['pieces[0].footprint[1]', 'pieces[0].footprint[2][1]'])
    expect(only(board([house('a', rect(1, 1, 0, 4))]))).toEqual({
      path: 'pieces[0].footprint.rect[2]',
      reason: 'must be above zero',
    })
    expect(only(board([house('a', { rect: [1, 1, 4] })])).path).toBe('pieces[0].footprint.rect')
  })

  test('the name of the file is in every problem', () => {
    const read = readBoard(board([house('a', square, -4)]), { source: 'yard.json' })
    expect(!read.ok && read.problems.map(showBoardProblem)[0]).toBe(
      'yard.json: pieces[0].top: is at -4", below its bottom at 0"',
    )
  })
})

describe('units', () => {
  test('a board far too small or large names the unit it may have been meant in', () => {
    expect(only(board([], { unit: 'mm', size: [36, 900] }))).toEqual({
      path: 'size[0]',
      reason: '36 mm is 1.42", but a board is 12" to 120" wide: was it meant in inch or cm?',
    })
    expect(paths(board([], { unit: 'inch', size: [900, 900] }))).toEqual(['size[0]', 'size[1]'])
    expect(problems(board([], { unit: 'inch', size: [900, 36] }))[0]?.reason).toContain('meant in mm?')
  })

  test('an unknown unit', () => {
    expect(only(board([], { unit: 'inches' })).reason).toContain('did you mean "inch"?')
  })

  test('lengths between two hundredths of a millimetre are refused where they stand', () => {
    expect(
      paths(
        board([
          house('a', [
            [4, 4],
            [10.001, 4],
            [10, 10],
          ]),
          house('b', rect(20, 20, 4, 0.33)),
          house('c', rect(12, 12, 2, 2), 2.123),
        ]),
      ),
    ).toEqual(['pieces[0].footprint[1][0]', 'pieces[1].footprint.rect[3]', 'pieces[2].top'])
    expect(only(board([], { unit: 'mm', size: [900, 900.005] })).path).toBe('size[1]')
    expect(only(board([], { lamps: [{ id: 'l', at: [3, 3], reach: 4.0001 }] })).path).toBe('lamps[0].reach')
  })
})

describe('outlines', () => {
  const outline = (...corners: number[][]) => only(board([house('a', corners)]))

  test('too few corners', () => {
    expect(outline([1, 1], [2, 2])).toMatchObject({ path: 'pieces[0].footprint' })
  })

  test('a repeated corner', () => {
    expect(outline([1, 1], [4, 1], [4, 1], [4, 4])).toMatchObject({ path: 'pieces[0].footprint[2]' })
    const closed = outline([1, 1], [4, 1], [4, 4], [1, 1])
    expect(closed.path).toBe('pieces[0].footprint[3]')
    expect(closed.reason).toContain('closes by itself')
  })

  test('a crossing outline', () => {
    expect(outline([1, 1], [4, 4], [4, 1], [1, 4])).toMatchObject({ path: 'pieces[0].footprint[2]' })
  })

  test('an outline outside the board', () => {
    expect(outline([30, 1], [37, 1], [30, 4])).toEqual({
      path: 'pieces[0].footprint[1]',
      reason: 'lies outside the board, which is 36" by 36"',
    })
    expect(only(board([house('a', rect(-1, 4, 4, 4))])).path).toBe('pieces[0].footprint.rect')
  })

  test('no area', () => {
    expect(outline([1, 1], [2, 2], [3, 3]).reason).toContain('no area')
  })
})

describe('heights', () => {
  test('a top below its bottom', () => {
    expect(only(board([{ ...house('a', square, 2), bottom: 3 }])).path).toBe('pieces[0].top')
  })

  test('below the table and beyond all measure', () => {
    expect(paths(board([{ ...house('a', square, 2), bottom: -1 }]))).toEqual(['pieces[0].bottom'])
    expect(only(board([house('a', square, 49)])).reason).toContain('48"')
  })

  test('small obstacles, large scenery, flat ground and slabs keep to their heights', () => {
    const tall = (kind: string, top: number) => only(board([{ id: 'a', kind, footprint: square, top }]))
    expect(tall('crate', 1.5)).toMatchObject({ path: 'pieces[0].top' })
    expect(tall('building', 1).reason).toContain('large scenery')
    expect(tall('rubble', 1).reason).toContain('flat ground')
    expect(tall('walkway', 4).reason).toContain('bottom')
  })

  test('something in the air that is no floor is a warning', () => {
    const floating = readBoard(board([{ ...house('a', square, 8), bottom: 4 }]))
    expect(floating).toMatchObject({ ok: true, warnings: [{ path: 'pieces[0].bottom' }] })
    const floor = { id: 'p', kind: 'platform', footprint: square, bottom: 4, top: 4.5 }
    expect(readBoard(board([floor]))).toMatchObject({ ok: true, warnings: [] })
    const sign = { id: 's', kind: 'sign', footprint: rect(10, 5, 0.5, 2), bottom: 2, top: 3 }
    expect(readBoard(board([house('a', square), sign]))).toMatchObject({ ok: true, warnings: [] })
  })
})
