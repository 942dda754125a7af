import type { Back, Dress, Frame, HeadWear, HeldThing } from '../scene/figures/figure-parts.ts'

/** A shape of a portrait: a path in a square of 64, and what it is filled with. */
export interface PortraitShape {
  readonly path: string
  readonly fill: 'coat' | 'dark' | 'skin' | 'hair' | 'accent' | 'steel' | 'wood' | 'white'
}

const shape = (fill: PortraitShape['fill'], path: string): PortraitShape => ({ fill, path })

/** Shoulders by the frame of a figure: from the edge of the picture up to the neck. */
const shoulders: Readonly<Record<Frame, string>> = {
  slim: 'M14 64 C14 52 20 47 27 45 H37 C44 47 50 52 50 64 Z',
  plain: 'M9 64 C9 51 17 46 26 44 H38 C47 46 55 51 55 64 Z',
  broad: 'M4 64 C4 49 13 44 25 42 H39 C51 44 60 49 60 64 Z',
  huge: 'M0 64 C0 44 10 38 24 39 H40 C54 38 64 44 64 64 Z',
  machine: 'M6 64 V48 L16 40 H48 L58 48 V64 Z',
  beast: 'M10 64 C10 50 20 44 32 44 C44 44 54 50 54 64 Z',
}

const clothes: Readonly<Record<Dress, readonly PortraitShape[]>> = {
  plain: [shape('accent', 'M24 46 Q32 53 40 46 L38 43 H26 Z')],
  suit: [
    shape('white', 'M27 44 L32 62 L37 44 Z'),
    shape('accent', 'M30.5 46 H33.5 L34.5 60 L32 63 L29.5 60 Z'),
  ],
  coat: [
    shape('white', 'M28 44 L32 58 L36 44 Z'),
    shape('accent', 'M31 46 H33 L34 57 L32 60 L30 57 Z'),
    shape('dark', 'M24 43 L18 52 L30 64 L27 50 Z M40 43 L46 52 L34 64 L37 50 Z'),
  ],
  armour: [
    shape('dark', 'M8 56 A10 9 0 0 1 22 46 L22 58 Z M56 56 A10 9 0 0 0 42 46 L42 58 Z'),
    shape('dark', 'M24 48 H40 L38 62 H26 Z'),
    shape('accent', 'M30 50 H34 V60 H30 Z'),
  ],
  gown: [shape('accent', 'M26 45 L32 56 L38 45 L36 44 L32 51 L28 44 Z')],
}

/** What is behind head and shoulders. */
const behind: Readonly<Record<Back, readonly PortraitShape[]>> = {
  none: [],
  cape: [
    shape('coat', 'M4 64 L12 40 L22 36 H42 L52 40 L60 64 Z'),
    shape('dark', 'M10 64 L18 42 H46 L54 64 Z'),
  ],
  tank: [
    shape('steel', 'M6 34 H17 V60 H6 Z M47 34 H58 V60 H47 Z'),
    shape('accent', 'M6 34 H17 V39 H6 Z M47 34 H58 V39 H47 Z'),
  ],
  wings: [shape('dark', 'M24 44 L2 14 L4 40 L0 50 L10 56 Z M40 44 L62 14 L60 40 L64 50 L54 56 Z')],
}

/** What is on a head of 11 by 13 around (32, 29): drawn over the skin; `under` before it. */
const worn: Readonly<
  Record<HeadWear, { readonly under?: readonly PortraitShape[]; readonly over: readonly PortraitShape[] }>
> = {
  hair: { over: [shape('hair', 'M20 29 C19 13 45 13 44 29 C42 22 38 21 32 21 C26 21 22 22 20 29 Z')] },
  bald: { over: [] },
  'long-hair': {
    under: [shape('hair', 'M17 50 C13 20 22 13 32 13 C42 13 51 20 47 50 Z')],
    over: [shape('hair', 'M20 31 C20 15 44 15 44 31 C40 22 30 20 20 31 Z')],
  },
  bunches: {
    under: [
      shape('hair', 'M19 22 C8 18 6 34 12 40 C16 34 18 28 19 22 Z'),
      shape('accent', 'M45 22 C56 18 58 34 52 40 C48 34 46 28 45 22 Z'),
    ],
    over: [shape('hair', 'M20 29 C19 13 45 13 44 29 C40 21 36 22 32 19 C28 22 24 21 20 29 Z')],
  },
  spikes: {
    over: [
      shape('accent', 'M19 29 L17 15 L23 19 L25 8 L31 16 L37 7 L40 18 L47 14 L45 29 C42 21 22 21 19 29 Z'),
    ],
  },
  ears: {
    over: [
      shape('dark', 'M20 33 L19 26 L18 4 L25 17 H39 L46 4 L45 26 L44 33 L38 36 L35 32 H29 L26 36 Z'),
      shape('accent', 'M23 27 L30 29 L29 31 L24 30 Z M41 27 L34 29 L35 31 L40 30 Z'),
    ],
  },
  horns: {
    over: [
      shape(
        'accent',
        'M21 22 C12 20 8 12 11 3 C14 11 19 14 25 16 Z M43 22 C52 20 56 12 53 3 C50 11 45 14 39 16 Z',
      ),
      shape('dark', 'M20 34 C18 14 46 14 44 34 L38 36 L35 32 H29 L26 36 Z'),
      shape('accent', 'M24 27 L30 29 L29 31 L25 30 Z M40 27 L34 29 L35 31 L39 30 Z'),
    ],
  },
  fedora: {
    over: [
      shape('dark', 'M10 25 Q32 17 54 25 Q32 31 10 25 Z M20 22 L23 8 Q32 12 41 8 L44 22 Z'),
      shape('accent', 'M20.5 20 Q32 15 43.5 20 L44 23 Q32 18 20 23 Z'),
    ],
  },
  'top-hat': {
    over: [
      shape('dark', 'M13 23 Q32 18 51 23 Q32 28 13 23 Z M21 22 L20 1 H44 L43 22 Z'),
      shape('accent', 'M20.6 16 H43.4 L43 21 H21 Z'),
    ],
  },
  cap: {
    over: [
      shape('dark', 'M17 22 C17 11 47 11 47 22 L45 25 H19 Z M22 24 Q32 21 46 25 L44 28 Q32 24 22 27 Z'),
      shape('accent', 'M19 21 H45 V24 H19 Z'),
    ],
  },
  beanie: { over: [shape('accent', 'M19 26 C18 9 46 9 45 26 Z'), shape('dark', 'M18 23 H46 V28 H18 Z')] },
  hood: {
    under: [shape('coat', 'M12 52 C10 22 22 10 32 6 C42 10 54 22 52 52 Z')],
    over: [
      shape('dark', 'M19 44 C16 20 26 17 32 17 C38 17 48 20 45 44 C45 30 40 24 32 24 C24 24 19 30 19 44 Z'),
    ],
  },
  helmet: {
    over: [
      shape('steel', 'M18 36 C15 10 49 10 46 36 L42 43 H22 Z'),
      shape('accent', 'M21 25 H43 L42 32 Q32 35 22 32 Z'),
    ],
  },
  mask: {
    over: [
      shape('hair', 'M20 27 C19 12 45 12 44 27 C40 20 24 20 20 27 Z'),
      shape('accent', 'M20 26 H44 L43 32 Q37 34 32 31 Q27 34 21 32 Z'),
    ],
  },
  crown: {
    over: [
      shape('hair', 'M19 32 C18 15 46 15 45 32 C42 23 22 23 19 32 Z'),
      shape('accent', 'M20 20 L19 8 L26 14 L32 6 L38 14 L45 8 L44 20 Z'),
    ],
  },
}

/** A weapon over the shoulder on the right of the picture; mirrored for the other hand. */
const things: Readonly<Record<HeldThing, readonly PortraitShape[]>> = {
  none: [],
  pistol: [shape('steel', 'M48 40 H62 V45 H54 L53 52 H48 Z')],
  rifle: [shape('steel', 'M50 62 L58 14 L61 14.5 L56 62 Z'), shape('wood', 'M48 64 L51 50 L57 51 L57 64 Z')],
  launcher: [shape('steel', 'M44 34 L60 8 L64 11 V22 L52 40 Z'), shape('accent', 'M58 11 L61 6 L64 8 V14 Z')],
  bow: [
    shape('wood', 'M50 6 C66 24 66 44 50 62 L48 61 C62 44 62 24 48 7 Z'),
    shape('white', 'M49 7 H50 V61 H49 Z'),
  ],
  thrown: [shape('steel', 'M56 24 L62 20 L60 28 L64 34 L56 31 L48 34 L52 28 L50 20 Z')],
  blade: [shape('steel', 'M53 54 L57 30 L60 54 Z'), shape('wood', 'M52 54 H61 V57 H58 V63 H55 V57 H52 Z')],
  sword: [
    shape('steel', 'M54 52 L56 6 L59 6 L59 52 Z'),
    shape('wood', 'M50 51 H63 V54 H58 V63 H55 V54 H50 Z'),
  ],
  club: [shape('wood', 'M52 62 L53 20 C53 14 61 14 61 20 L57 62 Z')],
  axe: [
    shape('wood', 'M54 62 L55 8 H58 L57 62 Z'),
    shape('steel', 'M57 10 C64 12 66 22 60 30 L57 26 Z M55 12 L48 16 L55 24 Z'),
  ],
  hammer: [shape('wood', 'M54 62 L55 14 H58 L57 62 Z'), shape('accent', 'M47 6 H64 V18 H47 Z')],
  staff: [shape('wood', 'M55 64 L56 2 H59 L58 64 Z')],
  umbrella: [
    shape('accent', 'M46 24 C48 10 62 10 64 24 L60 21 L57 24 L54 21 L50 24 Z'),
    shape('steel', 'M56 22 H58 V60 H56 Z'),
  ],
  whip: [
    shape(
      'wood',
      'M50 58 C64 50 64 34 54 32 C48 31 48 40 54 40 L54 42 C45 43 44 29 54 29 C68 31 68 54 52 61 Z',
    ),
  ],
  claws: [shape('steel', 'M48 50 L51 34 L53 50 Z M53 50 L57 32 L58 50 Z M58 50 L63 35 L63 50 Z')],
  shield: [shape('accent', 'M44 36 H64 V60 H44 Z'), shape('dark', 'M48 40 H60 V44 H48 Z')],
}

/** Faces of figures that are not human. */
export const strangeFaces: Readonly<Record<'machine' | 'beast', readonly PortraitShape[]>> = {
  machine: [shape('steel', 'M20 14 H44 L48 40 H16 Z'), shape('accent', 'M22 22 H42 V29 H22 Z')],
  beast: [
    shape('coat', 'M14 8 L26 16 H38 L50 8 L48 34 L38 48 H26 L16 34 Z'),
    shape('skin', 'M26 32 H38 L36 45 H28 Z'),
    shape('accent', 'M21 24 L28 26 L27 29 L22 28 Z M43 24 L36 26 L37 29 L42 28 Z'),
    shape('dark', 'M28 33 H36 L32 38 Z'),
  ],
}

export {
  behind as portraitBacks,
  clothes as portraitClothes,
  shoulders as portraitShoulders,
  things as portraitThings,
  worn as portraitHeads,
}
