import { inches, mm, spot } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noMarks, type SceneContent } from '../scene-content.ts'
import { boundaryLabelSpot, nameLines } from './flat-areas.tsx'
import { lineWordsPlace, spotWordsPlaces } from './flat-marks.tsx'
import FlatTable from './flat-table.tsx'
import { tokenWord } from './token-words.ts'

const content: SceneContent = {
  board: testBoard([{ ...box('house', 0, 0, inches(4), inches(4), inches(3)), name: 'The old house' }]),
  figures: [
    {
      id: 'wren',
      at: spot(inches(6), inches(20)),
      radius: mm(15),
      height: mm(40),
      build: 'thug',
      side: 1,
      name: 'Wren',
      initials: 'WR',
      posture: 'standing',
      isActive: false,
      isDone: false,
      badges: [],
    },
  ],
  tokens: [],
  lights: [],
  zones: [],
  night: true,
}

test('without three dimensions there is a map with north up, and a word on why', () => {
  const markup = renderToStaticMarkup(
    <FlatTable content={content} marks={noMarks} events={{}} label="The table: yard" />,
  )
  expect(markup).toContain('aria-label="The table: yard"')
  expect(markup).toContain('The old house')
  expect(markup).toMatch(/<circle cx="6" cy="4" r="0.59/)
  expect(markup).toContain('>WR</text>')
  expect(markup).toContain('No WebGL in this browser')
})

test('tokens say what they are: in one word on the map, in full when pointed at', () => {
  const token = {
    id: 'loot 1',
    kind: 'loot',
    at: spot(inches(6), inches(20)),
    radius: mm(15),
    label: 'Loot of Ada, Ada has it',
  }
  const markup = renderToStaticMarkup(
    <FlatTable content={{ ...content, tokens: [token] }} marks={noMarks} events={{}} label="Map" />,
  )
  expect(markup).toContain('>Loot</text>')
  expect(markup).toContain('<title>Loot of Ada, Ada has it</title>')
  expect(['Alarm: silent', 'Streetlamp 12, out', 'Ammo crates'].map(tokenWord)).toEqual([
    'Alarm',
    'Streetlamp',
    'Ammo crates',
  ])
})

const areas = [
  {
    id: 'hall',
    name: 'Hall',
    level: 1,
    z: 0,
    outline: [spot(0, 0), spot(inches(4), 0), spot(inches(4), inches(4)), spot(0, inches(4))],
  },
]

test('areas are drawn with name, level, pattern and price; walls thick, lines thin', () => {
  const marks = { ...noMarks, options: new Map([['hall', { tone: 'open', label: '2 points' } as const]]) }
  const boundaries = [
    { id: 'w', kind: 'wall', points: [spot(0, 0), spot(0, inches(4))] },
    { id: 'l', kind: 'line', points: [spot(0, 0), spot(inches(4), 0)], label: 'door' },
  ] as const
  const markup = renderToStaticMarkup(
    <FlatTable content={{ ...content, areas, boundaries }} marks={marks} events={{}} label="Bank" />,
  )
  expect(markup).toContain('>Hall ▲1</tspan>')
  expect(markup).toContain('◇ 2 points')
  expect(markup).toContain('fill="url(#state-reachable)"')
  expect(markup).toContain('<pattern id="state-reachable"')
  expect(markup).toContain('data-kind="wall"')
  expect(markup).toContain('>door</text>')
})

test('a name that is too long for its area stands in two lines, its level with its last word', () => {
  expect(nameLines('Roof of the hut ▲1', 12)).toEqual(['Roof of the hut ▲1'])
  expect(nameLines('Roof of the hut ▲1', 7)).toEqual(['Roof of', 'the hut ▲1'])
  expect(nameLines('Lockers', 2)).toEqual(['Lockers'])
  expect(nameLines('Lockers ▲1', 2)).toEqual(['Lockers ▲1'])
})

test('the map takes keys and says so; its drawing is not read out', () => {
  const markup = renderToStaticMarkup(<FlatTable content={content} marks={noMarks} events={{}} label="Map" />)
  expect(markup).toMatch(/role="application" aria-label="Map"/)
  expect(markup).toContain('N and P go to the next')
  expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/)
})

test('lines of sight and ways are drawn on the map, with words', () => {
  const line = { from: spot(0, 0), to: spot(inches(2), 0), tone: 'seen', label: 'in sight' } as const
  const path = { points: [spot(0, 0), spot(inches(2), 0)], tone: 'open' } as const
  const marks = { ...noMarks, lines: [line], paths: [path] }
  const markup = renderToStaticMarkup(<FlatTable content={content} marks={marks} events={{}} label="Map" />)
  expect(markup).toContain('data-line="seen"')
  expect(markup).toContain('◉ in sight')
})

test('what a figure suffered is on the map too, as sign and number', () => {
  const badges = [{ text: '2 injuries', tone: 'danger', icon: 'injury', count: 2 }] as const
  const figures = content.figures.map((figure) => ({ ...figure, badges }))
  const markup = renderToStaticMarkup(
    <FlatTable content={{ ...content, figures }} marks={noMarks} events={{}} label="Map" />,
  )
  expect(markup).toContain('<title>2 injuries</title>')
  expect(markup).toMatch(/data-tone="danger".*<path .*>2<\/text>/)
})

test('a sign is as wide as what it says', () => {
  const widthOf = (text: string) => {
    const badges = [{ text, tone: 'ok', icon: 'counters' }] as const
    const figures = content.figures.slice(0, 1).map((figure) => ({ ...figure, badges }))
    const markup = renderToStaticMarkup(
      <FlatTable content={{ ...content, figures }} marks={noMarks} events={{}} label="Map" />,
    )
    return Number(/<\/title><rect [^>]*width="([\d.]+)"/.exec(markup)?.[1])
  }
  expect(widthOf('2M 1A 3D 2S')).toBeGreaterThan(2 * widthOf('1M'))
})

test('lamps are circles of light on a street, and none on a board of areas', () => {
  const lights = [
    { id: 'lamp', at: spot(inches(6), inches(6)), radius: mm(15), reach: inches(4), on: true },
  ] as const
  const drawn = (more: Partial<SceneContent>): boolean =>
    renderToStaticMarkup(
      <FlatTable content={{ ...content, lights, ...more }} marks={noMarks} events={{}} label="Yard" />,
    ).includes('cx="6" cy="18" r="4.')
  expect([drawn({}), drawn({ areas })]).toEqual([true, false])
})

test('words of a long line stand on it, those of a short one clear of both ends and on the map', () => {
  const map = { depth: 48 }
  expect(lineWordsPlace({ x: 2, y: 2 }, { x: 12, y: 2 }, map)).toEqual({ x: 7, y: 2 })
  expect(lineWordsPlace({ x: 2, y: 2 }, { x: 4, y: 3 }, map).y).toBeGreaterThan(4)
  expect(lineWordsPlace({ x: 2, y: 47 }, { x: 4, y: 46.5 }, map).y).toBeLessThan(45)
})

test('words about places on a line stand off it and off each other, and those of the line off them', () => {
  const map = { depth: 48 }
  expect(lineWordsPlace({ x: 2, y: 2 }, { x: 12, y: 2 }, map, true).y).toBeGreaterThan(3.5)
  const [first, second, far] = spotWordsPlaces([
    { x: 6, y: 10 },
    { x: 7, y: 10.3 },
    { x: 20, y: 10 },
  ])
  expect(first!.y).toBeLessThan(9.5)
  expect(Math.abs(second!.y - first!.y)).toBeGreaterThanOrEqual(0.79)
  expect(far!.y).toBe(first!.y)
  // At the upper edge there is no room above.
  expect(spotWordsPlaces([{ x: 6, y: 0.5 }])[0]!.y).toBeGreaterThan(1)
})

test('the word of an upright boundary stands above the names beside it, that of a level one in the middle', () => {
  const map = { x: (x: number) => x, y: (y: number) => -y }
  const upright = [
    { x: 4, y: 0 },
    { x: 4, y: 10 },
  ]
  expect(boundaryLabelSpot(upright, map).x).toBe(4)
  expect(boundaryLabelSpot(upright, map).y).toBeCloseTo(-6.3)
  expect(boundaryLabelSpot(upright.toReversed(), map).y).toBeCloseTo(-6.3)
  expect(
    boundaryLabelSpot(
      [
        { x: 0, y: 2 },
        { x: 10, y: 2 },
      ],
      map,
    ),
  ).toEqual({ x: 5, y: -2 })
})
