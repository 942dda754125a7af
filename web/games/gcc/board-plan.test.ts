import { gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { areaSpot, outlineHolds } from '../../scene/areas/area.ts'
import { boardPlan, openParts } from './board-plan.ts'
import { placesIn, slotsOf } from './slots.ts'

const boards = [...gccSetupContext.boards.values()]
const yard = gccSetupContext.boards.get('academy-yard')!

test.each(boards)('$id: every area is on the table, counter-clockwise, as high as its level', (board) => {
  const { areas = [], board: table } = boardPlan(board, [])
  expect(areas.map(({ name }) => name)).toEqual(board.areas.map(({ name }) => name))
  for (const [number, { outline, z, level }] of areas.entries()) {
    const turn = outline.reduce((sum, a, i) => {
      const b = outline[(i + 1) % outline.length]!
      return sum + a.x * b.y - b.x * a.y
    }, 0)
    expect(turn).toBeGreaterThan(0)
    expect([level, z > 0]).toEqual([
      board.areas[number]?.elevation,
      (board.areas[number]?.elevation ?? 0) > 0,
    ])
    for (const { x, y } of outline)
      expect(x >= 0 && x <= table.width && y >= 0 && y <= table.depth).toBe(true)
  }
})

test('dangerous and difficult ground stands on areas, and only there', () => {
  const { areas = [] } = boardPlan(gccSetupContext.boards.get('amusement-pier')!, [])
  const ground = areas.flatMap(({ name, ground: states = [] }) =>
    states.map(({ state, text }) => `${name}: ${state} ${text}`),
  )
  expect(ground.some((each) => each.endsWith('dangerous 1'))).toBe(true)
  expect(ground.some((each) => each.endsWith('difficult 2'))).toBe(true)
  expect(areas.filter(({ ground: states = [] }) => states.length > 0)).toHaveLength(3)
})

test('walls are walls with their level, special boundaries say what they need, orange ones look other than white', () => {
  const { boundaries = [] } = boardPlan(yard, [])
  const labels = boundaries.map(({ label }) => label).filter((label) => label !== undefined)
  expect(labels).toEqual(expect.arrayContaining(['wall 1', 'wall 2', 'climb 1', 'climb 2']))
  expect(boundaries.filter(({ kind }) => kind === 'wall').every(({ height = 0 }) => height > 0)).toBe(true)
  const tones = new Set(boundaries.filter(({ kind }) => kind === 'line').map(({ tone }) => tone))
  expect([tones.has('lamp'), tones.has('seen'), tones.has('plain')]).toEqual([true, true, true])
})

test('a broken wall is gone, and its place is marked', () => {
  const number = yard.boundaries.findIndex(({ kind }) => kind === 'wall')
  const whole = boardPlan(yard, [])
  const broken = boardPlan(yard, [number])
  const walls = (plan: typeof whole) => (plan.boundaries ?? []).filter(({ kind }) => kind === 'wall').length
  expect(walls(broken)).toBe(walls(whole) - 1)
  expect(broken.boundaries?.find(({ label }) => label === 'broken')).toMatchObject({
    kind: 'line',
    tone: 'ok',
  })
  expect(boardPlan(yard, [])).toBe(whole)
})

test('what is not blocked of a piece is open: all of it, a doorway, nothing', () => {
  expect(
    openParts(
      [
        [0, 0],
        [10, 0],
      ],
      [],
    ),
  ).toEqual([
    [
      [0, 0],
      [10, 0],
    ],
  ])
  expect(
    openParts(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [
          [0, 0],
          [4, 0],
        ],
        [
          [10, 0],
          [6, 0],
        ],
      ],
    ),
  ).toEqual([
    [
      [4, 0],
      [6, 0],
    ],
  ])
  expect(
    openParts(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [
          [0, 0],
          [10, 0],
        ],
      ],
    ),
  ).toEqual([])
  expect(
    openParts(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [
          [0, 1],
          [10, 1],
        ],
      ],
    ),
  ).toEqual([
    [
      [0, 0],
      [10, 0],
    ],
  ])
})

test.each(boards)('$id: in every area as many as fit stand inside, and apart', (board) => {
  for (const [number, area] of (boardPlan(board, []).areas ?? []).entries()) {
    const { figures, tokens } = placesIn(area, board.areas[number]!.limit, 1)
    for (const at of [...figures.slice(0, slotsOf(area).length - 1), ...tokens])
      expect(outlineHolds(area.outline, at), `${board.id} ${area.name}`).toBe(true)
    expect(new Set(figures.map(({ x, y }) => `${x} ${y}`)).size).toBe(figures.length)
  }
})

test('north is at the top: a street in the north lies farther from the lower edge than one in the south', () => {
  const { areas = [] } = boardPlan(gccSetupContext.boards.get('gotham-bank')!, [])
  const middle = (name: string) => areaSpot(areas.find((area) => area.name === name)!).y
  expect(middle('North street')).toBeGreaterThan(middle('South street'))
})
