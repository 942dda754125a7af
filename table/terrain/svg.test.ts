import { describe, expect, test } from 'vitest'
import { boards } from '../boards/boards.ts'
import { point } from '../geometry/point.ts'
import { cm, inches, lengthUnits, mm } from '../units.ts'
import type { BoardData } from './board.ts'
import { defaultPiece, pieceKind, pieceKindNames } from './default-piece.ts'
import { generateCity } from './generate-city.ts'
import { rectangle } from './read-board.ts'
import { boardSvg } from './svg.ts'

/** Whether tags close in the order they open: enough to see that the picture is one. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!rest?.endsWith('/')) open.push(name!)
  }
  return open.length === 0 && !svg.includes('NaN') && !svg.includes('undefined')
}

const yard = (rest: Partial<BoardData> = {}): BoardData => ({
  name: 'Yard',
  theme: 'test',
  about: 'For tests.',
  width: inches(24),
  depth: inches(24),
  pieces: [],
  lamps: [],
  ...rest,
})

// When the picture changed on purpose: `npx vitest run table/terrain/svg.test.ts -u`.
test('the picture in the docs is the one that is drawn', async () => {
  await expect(boardSvg(boards['crime-alley'])).toMatchFileSnapshot('../../docs/board.svg')
})

test('every kind can be drawn and stands in the legend', () => {
  const pieces = pieceKindNames.map((kind, i) =>
    defaultPiece(kind, {
      id: kind,
      footprint: rectangle(inches(i % 8) * 2, inches(Math.floor(i / 8)) * 3, inches(1.5), inches(2)),
      ...(pieceKind(kind).usual === undefined && pieceKind(kind).height !== 'flat' ? { top: inches(3) } : {}),
    }),
  )
  const svg = boardSvg(yard({ pieces }))
  expect(isWellFormed(svg)).toBe(true)
  for (const kind of pieceKindNames) expect(svg).toContain(`>${kind}`)
})

test('north is up and the south-west corner lies at the lower left', () => {
  const crate = defaultPiece('crate', { id: 'c', footprint: rectangle(0, 0, inches(1), inches(1)) })
  const svg = boardSvg(yard({ pieces: [crate] }), { pixelsPerInch: 10 })
  expect(svg).toContain('points="28,316 38,316 38,306 28,306"')
})

test('roofs show their height, and names where they fit', () => {
  const house = defaultPiece('building', {
    id: 'h',
    name: 'Assay Office',
    footprint: rectangle(inches(4), inches(4), inches(8), inches(8)),
    top: inches(4.5),
  })
  const svg = boardSvg(yard({ pieces: [house] }))
  expect(svg).toContain('>4.5&#34;<')
  expect(svg).toContain('>Assay Office<')
  expect(boardSvg(yard({ pieces: [house] }), { pixelsPerInch: 4 })).not.toContain('>Assay Office<')
})

test('lamps give light as far as they reach', () => {
  const lamp = { id: 'l', at: point(inches(12), inches(12)), radius: mm(15), reach: inches(4) }
  const svg = boardSvg(yard({ lamps: [lamp] }), { pixelsPerInch: 10 })
  expect(svg).toContain('r="45.9" fill="url(#gargoyle-glow)"')
})

test('text from files is never markup', () => {
  const svg = boardSvg(yard({ name: '<script>alert("x")</script>', about: '"&<' }), {
    bodies: [{ x: 0, y: 0, radius: 1500, label: '<b>', colour: '"onload="x' }],
  })
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('"onload')
  expect(isWellFormed(svg)).toBe(true)
})

describe('what is laid over the board', () => {
  const at = (x: number, y: number) => point(inches(x), inches(y))

  test('models, paths and regions', () => {
    const svg = boardSvg(yard(), {
      bodies: [
        { ...at(3, 3), radius: mm(15), label: 'A' },
        { ...at(9, 3), radius: mm(20), label: 'Sergeant', colour: '#3366ff' },
      ],
      paths: [{ points: [at(3, 3), at(6, 6), at(9, 6)], label: '8.5"', dashed: true }],
      regions: [{ outlines: [[at(1, 1), at(9, 1), at(9, 9)]], label: 'reach' }],
    })
    expect(isWellFormed(svg)).toBe(true)
    for (const part of [
      '>A<',
      '>Sergeant<',
      '#3366ff',
      'polyline',
      '>8.5&#34;<',
      '>reach<',
      'stroke-dasharray',
    ])
      expect(svg).toContain(part)
  })

  test('a path of one point and a path that ends where it was draw no arrow', () => {
    const svg = boardSvg(yard(), { paths: [{ points: [at(3, 3)] }, { points: [at(3, 3), at(3, 3)] }] })
    expect(isWellFormed(svg)).toBe(true)
  })
})

test('without a grid there are no numbers', () => {
  expect(boardSvg(yard())).toContain('class="gargoyle-tick"')
  expect(boardSvg(yard(), { grid: false })).not.toContain('class="gargoyle-tick"')
})

test('generated cities draw the same every time', () => {
  const city = generateCity({ seed: 5, width: inches(36), depth: inches(48) })
  expect(isWellFormed(boardSvg(city))).toBe(true)
  expect(boardSvg(city)).toBe(boardSvg(city))
})

test('a game in centimetres has its lengths, grid and scale in centimetres', () => {
  const house = defaultPiece('building', {
    id: 'h',
    footprint: rectangle(cm(20), cm(20), cm(20), cm(20)),
    top: cm(7.5),
  })
  const svg = boardSvg(yard({ width: cm(90), depth: cm(90), pieces: [house] }), { unit: lengthUnits.cm })
  for (const shown of ['90 cm × 90 cm', '>7.5 cm<', '>15 cm<', '>75<', '>90<']) expect(svg).toContain(shown)
  expect(svg).not.toContain('&quot;<')
  expect(svg).not.toContain('"<')
})
