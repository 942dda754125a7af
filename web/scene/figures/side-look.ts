import type { TableSide } from '../scene-content.ts'
import { colour, type Rgb } from '../shape/colour.ts'
import { tokens } from '../tones.ts'

/** Patterns of a filled floor, so that no floor is known by its colour alone. */
export const patterns = { hatch: 0, 'back-hatch': 1, dots: 2, cross: 3, waves: 4, checks: 5 } as const

export type Pattern = keyof typeof patterns

/** A part of a ring, in shares of a full turn. */
export interface RingPart {
  readonly from: number
  readonly to: number
}

/** How the sides differ: colour, letter, the parts of the ring round a base, and the pattern of its floor. */
export interface SideLook {
  readonly letter: string
  readonly colour: Rgb
  /** The name of the same colour in the style sheet. */
  readonly token: keyof typeof tokens
  readonly ring: readonly RingPart[]
  /** The same ring as dashes of a line: drawn and left out, in shares of its length. */
  readonly dash: readonly [number, number]
  readonly pattern: Pattern
  readonly coats: readonly [Rgb, ...Rgb[]]
}

/** A ring of equal parts, each filled up to a share. */
const parts = (count: number, filled: number): RingPart[] =>
  Array.from({ length: count }, (_, i) => ({ from: i / count, to: (i + filled) / count }))

/** A ring of pairs: a long part and a short one. */
const pairs = (count: number): RingPart[] =>
  Array.from({ length: count }, (_, i) => [
    { from: i / count, to: (i + 0.5) / count },
    { from: (i + 0.64) / count, to: (i + 0.82) / count },
  ]).flat()

const look = (
  letter: string,
  token: SideLook['token'],
  ring: readonly RingPart[],
  dash: SideLook['dash'],
  pattern: Pattern,
  coats: readonly [string, ...string[]],
): SideLook => {
  const [first, ...rest] = coats
  return {
    letter,
    colour: colour(tokens[token]),
    token,
    ring,
    dash,
    pattern,
    coats: [colour(first), ...rest.map(colour)],
  }
}

/** The looks of all sides. `tokens.css` holds the same colours, and the shapes of what is drawn in the page. */
export const sideLooks: Readonly<Record<TableSide, SideLook>> = {
  0: look('A', '--side-a', parts(1, 1), [1, 0], 'hatch', ['#6a4a3c', '#7a5a3a', '#5a3f4a', '#6e6152']),
  1: look('B', '--side-b', parts(8, 0.62), [0.62, 0.38], 'back-hatch', [
    '#3d5166',
    '#4a4f6e',
    '#39596a',
    '#5a6470',
  ]),
  2: look('C', '--side-c', parts(3, 0.8), [0.85, 0.15], 'dots', ['#4f3d66', '#5d4a72', '#443a5c', '#655a75']),
  3: look('D', '--side-d', parts(16, 0.4), [0.2, 0.2], 'cross', ['#6b6842', '#77704a', '#5c5a3c', '#716c58']),
  4: look('E', '--side-e', pairs(5), [0.4, 0.2], 'checks', ['#2f5c4c', '#3a6a58', '#2c4f4a', '#48635a']),
  neutral: look('N', '--side-neutral', parts(2, 0.7), [0.3, 0.6], 'waves', [
    '#5c606a',
    '#6a6c72',
    '#50545e',
    '#74706a',
  ]),
}

/** All sides, in the order of their letters. */
export const sides: readonly TableSide[] = [0, 1, 2, 3, 4, 'neutral']
