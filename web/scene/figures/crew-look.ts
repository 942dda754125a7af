import type { Side } from '../scene-content.ts'
import { colour, type Rgb } from '../shape/colour.ts'
import { tokens } from '../tones.ts'

/** How the two sides are told apart: a colour, a letter, and a ring that is whole or broken. */
export interface CrewLook {
  readonly letter: string
  readonly colour: Rgb
  /** The style sheet's name of the same colour. */
  readonly token: string
  /** Shares of the ring round a base that are filled, in turns. */
  readonly ring: readonly { readonly from: number; readonly to: number }[]
  readonly coats: readonly [Rgb, ...Rgb[]]
}

const DASHES = 8

/** The looks of both sides. The colours are those of `--crew-a` and `--crew-b`. */
export const crewLooks: Readonly<Record<Side, CrewLook>> = {
  0: {
    letter: 'A',
    colour: colour(tokens['--crew-a']),
    token: '--crew-a',
    ring: [{ from: 0, to: 1 }],
    coats: [colour('#6a4a3c'), colour('#7a5a3a'), colour('#5a3f4a'), colour('#6e6152')],
  },
  1: {
    letter: 'B',
    colour: colour(tokens['--crew-b']),
    token: '--crew-b',
    ring: Array.from({ length: DASHES }, (_, i) => ({ from: i / DASHES, to: (i + 0.62) / DASHES })),
    coats: [colour('#3d5166'), colour('#4a4f6e'), colour('#39596a'), colour('#5a6470')],
  },
}
