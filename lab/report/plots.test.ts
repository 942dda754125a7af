import { expect, test } from 'vitest'
import { binned, differences, gridLines, histogram, shares, whisker } from './plots.ts'

test('a whisker stands where its share is, and says so', () => {
  const drawn = whisker({ share: 0.25, low: 0.1, high: 0.5 }, 'bats', shares, [0.3, 0.7])
  expect(drawn).toContain('<circle cx="60.0"')
  expect(drawn).toContain('x1="24.0" x2="120.0" y1="10"')
  expect(drawn).toContain('<rect class="band" x="72.0" y="0" width="96.0"')
  expect(drawn).toContain('class="whisker outside"')
  expect(drawn).toContain('aria-label="bats: 25.0 %, probably 10.0 to 50.0 %"')
  expect(whisker({ share: 0.5, low: 0, high: 1 }, 'x', shares, [0.3, 0.7])).not.toContain('outside')
})

test('what is beyond the scale stops at its end', () => {
  expect(whisker({ share: 0, low: -0.9, high: 0.9 }, 'x', differences)).toContain(
    'x1="0.0" x2="240.0" y1="10"',
  )
})

test('bars of several kinds stand on each other', () => {
  const drawn = histogram(
    [
      { name: 'won', look: 'won', counts: new Map([[2, 3]]) },
      {
        name: 'lost',
        look: 'lost',
        counts: new Map([
          [2, 1],
          [4, 2],
        ]),
      },
    ],
    1,
    'points',
  )
  const [won, lost, alone] = [
    ...drawn.matchAll(
      /<rect class="\w+" x="([\d.]+)" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"><title>/g,
    ),
  ].map(([, x, y, height]) => ({ x: Number(x), y: Number(y), height: Number(height) }))
  expect(won!.height).toBeCloseTo(3 * lost!.height, 0)
  expect(lost!.y + lost!.height).toBeCloseTo(won!.y, 0)
  expect(alone!.x - won!.x).toBeCloseTo(120, 0)
  expect(drawn).toContain('<title>2 points, won: 3</title>')
})

test.each([
  [3, [1, 2, 3]],
  [17, [5, 10, 15]],
  [250, [50, 100, 150, 200, 250]],
  [1, [1]],
])('lines up to %d', (largest, lines) => {
  expect(gridLines(largest)).toEqual(lines)
})

test('many values share bars of a round width', () => {
  const { step, counts } = binned(
    [
      { value: 103, count: 1 },
      { value: 118, count: 2 },
      { value: 199, count: 4 },
    ],
    10,
  )
  expect(step).toBe(10)
  expect([...counts]).toEqual([
    [100, 1],
    [110, 2],
    [190, 4],
  ])
})
