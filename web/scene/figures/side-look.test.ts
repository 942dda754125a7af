import { expect, test } from 'vitest'
import type { Rgb } from '../shape/colour.ts'
import { patterns, sideLooks, sides } from './side-look.ts'

const looks = sides.map((side) => sideLooks[side])

const pairsOf = looks.flatMap((a, i) => looks.slice(i + 1).map((b) => [a, b] as const))

test('there are five sides and a neutral one', () => {
  expect(looks.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E', 'N'])
  expect(new Set(sides).size).toBe(sides.length)
})

test.each(pairsOf)(
  '$letter differs from every other in ring, dashes and pattern, not only in colour',
  (a, b) => {
    expect(a.ring).not.toEqual(b.ring)
    expect(a.dash).not.toEqual(b.dash)
    expect(a.pattern).not.toBe(b.pattern)
  },
)

test('rings stay within one turn and do not overlap themselves', () => {
  for (const { ring } of looks) {
    for (const [i, { from, to }] of ring.entries()) {
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(ring[i + 1]?.from ?? 1)
    }
  }
})

test('there is a pattern for each side', () => {
  expect(Object.keys(patterns)).toHaveLength(sides.length)
})

/** How people see colours who lack a kind of cone (Machado, Oliveira, Fernandes 2009), in linear light. */
const eyes: Readonly<Record<string, readonly number[]>> = {
  'without green cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'without red cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'without blue cones': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
}

const seenBy = (m: readonly number[], [r, g, b]: Rgb): Rgb => {
  const row = (i: number) => Math.min(1, Math.max(0, m[i]! * r + m[i + 1]! * g + m[i + 2]! * b))
  return [row(0), row(3), row(6)]
}

/** CIE L*a*b*, in which distances are about as big as differences look. */
function lab([r, g, b]: Rgb): readonly [number, number, number] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test.each(Object.entries(eyes))('%s the colours still differ', (_, matrix) => {
  for (const [a, b] of pairsOf) {
    const [p, q] = [lab(seenBy(matrix, a.colour)), lab(seenBy(matrix, b.colour))]
    const away = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
    // Ten is where people begin to call two patches different colours.
    expect(away, `${a.letter} and ${b.letter}`).toBeGreaterThan(15)
  }
})
