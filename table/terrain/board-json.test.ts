import { expect, test } from 'vitest'
import { point } from '../geometry/point.ts'
import { inches, mm } from '../units.ts'
import type { BoardData } from './board.ts'
import { boardToJson, jsonText } from './board-json.ts'
import { defaultPiece } from './default-piece.ts'
import { readBoard, rectangle } from './read-board.ts'

const yard: BoardData = {
  name: 'Yard',
  theme: 'test',
  about: 'For tests.',
  width: inches(24),
  depth: inches(20),
  pieces: [
    defaultPiece('building', {
      id: 'a',
      name: 'Inn',
      footprint: rectangle(2540, 2540, 5080, 2540),
      top: inches(3),
      climbable: true,
    }),
    defaultPiece('vent', { id: 'v', footprint: rectangle(2540, 2540, 1270, 1270), bottom: inches(3) }),
    defaultPiece('tree', {
      id: 't',
      footprint: [point(20320, 20320), point(22860, 20320), point(20320, 22860)],
    }),
  ],
  lamps: [{ id: 'l', at: point(25400, 25400), radius: mm(15), reach: inches(4) }],
}

test('whole twentieths of an inch are written in inches, short forms where there are some', () => {
  const json = boardToJson(yard)
  expect(json).toMatchObject({ unit: 'inch', size: [24, 20], lamps: [{ id: 'l', at: [10, 10] }] })
  expect(json.pieces[0]).toEqual({
    id: 'a',
    kind: 'building',
    name: 'Inn',
    footprint: { rect: [1, 1, 2, 1] },
    top: 3,
    climbable: true,
  })
})

test('anything else is written in millimetres', () => {
  const json = boardToJson({ ...yard, width: inches(24) + 1 })
  expect(json).toMatchObject({ unit: 'mm', size: [609.61, 508] })
})

test('reading what was written gives the same board', () => {
  for (const board of [
    yard,
    { ...yard, width: inches(24) + 1 },
    { ...yard, lamps: [{ ...yard.lamps[0]!, radius: 777 }] },
  ]) {
    expect(readBoard(JSON.parse(jsonText(boardToJson(board))))).toEqual({ ok: true, board, warnings: [] })
  }
})

test('text keeps on a line what fits on it', () => {
  expect(jsonText({ a: [1, 2, [3]], b: { c: 'x' }, d: [], e: {} })).toBe(
    '{\n  "a": [1, 2, [3]],\n  "b": { "c": "x" },\n  "d": [],\n  "e": {}\n}\n',
  )
  expect(jsonText({ a: [100, 200] }, 12)).toBe('{\n  "a": [\n    100,\n    200\n  ]\n}\n')
})
