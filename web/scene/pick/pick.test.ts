import { inches, mm, type Piece, spot } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { lensOf, project, rayAt } from '../camera/pose.ts'
import { vecOf } from '../coordinates.ts'
import type { Figure, SceneContent, SceneToken } from '../scene-content.ts'
import { enters, entersCylinder, isHidden, pickAlong } from './pick.ts'

const house = box('house', inches(8), inches(8), inches(6), inches(6), inches(3))
const fence = box('fence', inches(4), inches(4), inches(6), 600, inches(2), {
  standable: false,
  sight: 'screened',
})

const figure = (
  id: string,
  x: number,
  y: number,
  z = 0,
  posture: Figure['posture'] = 'standing',
): Figure => ({
  id,
  at: spot(inches(x), inches(y), inches(z)),
  radius: mm(15),
  height: mm(40),
  build: 'thug',
  side: 0,
  name: id,
  initials: 'X',
  posture,
  isActive: false,
  isDone: false,
  badges: [],
})

const token: SceneToken = {
  id: 'clue',
  kind: 'clue',
  at: spot(inches(20), inches(20)),
  radius: mm(15),
  label: 'a clue',
}

const table = (pieces: readonly Piece[], figures: readonly Figure[] = []): SceneContent => ({
  board: testBoard(pieces),
  figures,
  tokens: [token],
  lights: [],
  zones: [],
  night: true,
})

const down = (x: number, y: number) => ({ from: [x, y, 50] as const, along: [0, 0, -1] as const })

test('straight down: ground, roof, figure, marker, nothing beside the board', () => {
  const content = table([house], [figure('thug', 4, 20)])
  expect(pickAlong(content, down(2, 2))?.spot).toEqual(spot(inches(2), inches(2), 0))
  expect(pickAlong(content, down(10, 10))?.spot).toEqual(spot(inches(10), inches(10), inches(3)))
  expect(pickAlong(content, down(4.3, 20))).toEqual({ spot: spot(inches(4), inches(20)), figure: 'thug' })
  expect(pickAlong(content, down(20.2, 20))).toEqual({ spot: token.at, token: 'clue' })
  expect(pickAlong(content, down(30, 2))).toBeUndefined()
})

test('a figure on a roof is found on its roof, one under a walkway is not seen through it', () => {
  const walkway = box('walkway', inches(2), inches(18), inches(4), inches(4), inches(4), {
    bottom: inches(3.75),
  })
  const content = table([house, walkway], [figure('high', 10, 10, 3), figure('below', 4, 20)])
  expect(pickAlong(content, down(10, 10))?.figure).toBe('high')
  expect(pickAlong(content, down(4, 20))).toEqual({ spot: spot(inches(4), inches(20), inches(4)) })
})

test('a wall means the floor at its foot', () => {
  const hit = pickAlong(table([house]), { from: [11, -10, 6], along: [0, 18, -5] })
  expect(hit?.spot.z).toBe(0)
  expect(hit?.spot.y).toBe(inches(8))
})

test('fences let the pointer through, and ladders and flat ground do not matter', () => {
  const rubble = box('rubble', inches(16), inches(2), inches(4), inches(4), 0, {
    passage: 'difficult',
    standable: false,
    sight: 'clear',
  })
  const content = table([fence, rubble])
  const through = pickAlong(content, { from: [6, -4, 5], along: [0, 10, -4] })
  expect(through?.spot).toEqual(spot(inches(6), inches(8.5), 0))
  expect(pickAlong(content, down(17, 3))?.spot.z).toBe(0)
})

test('who lies is low: what is behind can be picked over it', () => {
  const ray = { from: [4, -2, 2] as const, along: [0, 8, -1.2] as const }
  expect(pickAlong(table([], [figure('up', 4, 5)]), ray)?.figure).toBe('up')
  expect(pickAlong(table([], [figure('down', 4, 5, 0, 'lying')]), ray)?.figure).toBeUndefined()
})

test('what shows at a place of the screen is what is picked there', () => {
  const content = table([house], [figure('thug', 18, 5)])
  const lens = lensOf({ x: 12, y: 12, z: 0, span: 26, azimuth: 0.7, tilt: 0.9, flatness: 0 }, 1.4)
  const roof = spot(inches(9), inches(13), inches(3))
  const seen = project(lens, vecOf(roof))!
  const hit = pickAlong(content, rayAt(lens, seen.x, seen.y))!
  expect(Math.abs(hit.spot.x - roof.x)).toBeLessThanOrEqual(2)
  expect(Math.abs(hit.spot.y - roof.y)).toBeLessThanOrEqual(2)
  expect(hit.spot.z).toBe(roof.z)
})

test('entering a prism through its top or its side', () => {
  const solid = testBoard([house]).solids[0]!
  expect(enters(down(10, 10), solid)).toMatchObject({ t: 47, throughTop: true })
  expect(enters({ from: [0, 11, 1], along: [1, 0, 0] }, solid)).toMatchObject({ t: 8, throughTop: false })
  expect(enters({ from: [0, 11, 4], along: [1, 0, 0] }, solid)).toBeUndefined()
  expect(enters({ from: [0, 11, 1], along: [-1, 0, 0] }, solid)).toBeUndefined()
})

test('entering a cylinder from the side, from above, or passing it', () => {
  expect(entersCylinder({ from: [0, 0, 1], along: [1, 0, 0.0001] }, [5, 0, 0], 1, 2)).toBeCloseTo(4)
  expect(entersCylinder({ from: [5, 0, 9], along: [0, 0, -1] }, [5, 0, 0], 1, 2)).toBeCloseTo(7)
  expect(entersCylinder({ from: [0, 2, 1], along: [1, 0, 0.0001] }, [5, 0, 0], 1, 2)).toBeUndefined()
  expect(entersCylinder({ from: [0, 0, 3], along: [1, 0, 0.0001] }, [5, 0, 0], 1, 2)).toBeUndefined()
})

test('hidden behind a house, not behind a fence', () => {
  const { board } = table([house])
  expect(isHidden(board, [11, -10, 2], [11, 20, 1])).toBe(true)
  expect(isHidden(board, [11, -10, 40], [11, 20, 1])).toBe(false)
  expect(isHidden(table([fence]).board, [6, -10, 1], [6, 20, 1])).toBe(false)
})
