import { inches, type Length, type LengthUnit, mm, showLength, type Unit } from '../units.ts'
import type { Piece } from './piece.ts'

/** What a piece does to models and sight, apart from where it stands. */
export type PieceProperties = Pick<
  Piece,
  'sight' | 'blocksLight' | 'passage' | 'climbable' | 'standable' | 'ladder' | 'cover'
>

/**
 * How tall the pieces of a kind are.
 * - `flat`: ground that changes how one walks, with no height of its own.
 * - `small`: a small obstacle, 1" high or less, which models step over.
 * - `large`: scenery higher than 1".
 * - `slab`: a floor up to 1" thick, usually hanging over the street; it may hang in the air.
 * - `any`: as the board says.
 */
export type HeightClass = 'flat' | 'small' | 'large' | 'slab' | 'any'

/** A kind of piece: what it is, how tall, and what a board gets when it says no more than the kind. */
export interface PieceKind {
  readonly about: string
  readonly height: HeightClass
  /** How far its top lies over its bottom when the file does not give a top. */
  readonly usual?: Length
  readonly properties: PieceProperties
}

/** Small obstacles are at most this high, and slabs this thick. bmg3/core/small-obstacle */
export const SMALL_OBSTACLE = inches(1)

/** Half the width of a lamp's foot, and how far it shines, unless a board says otherwise. bmg3/core/lights */
export const LAMP_RADIUS = mm(15)
export const LAMP_REACH = inches(4)

/** What a game says about its lamps: how far they shine, and how far they stand from each other and from the edges. */
export interface LampNumbers {
  readonly reach: number
  readonly apart: number
  readonly fromEdge: number
}

/** Lamps stand as far apart and from the edges as players must place them. bmg3/core/streetlamps */
export const INCH_LAMPS: LampNumbers = { reach: LAMP_REACH, apart: inches(8), fromEdge: inches(2) }

const solid: PieceProperties = {
  sight: 'blocked',
  blocksLight: true,
  passage: 'solid',
  climbable: false,
  standable: true,
  ladder: false,
  cover: 'heavy',
}

/** Street furniture: one can get onto it anywhere, and it throws no shadow worth speaking of. */
const furniture: PieceProperties = { ...solid, climbable: true, blocksLight: false, cover: 'medium' }

const ground: PieceProperties = {
  sight: 'clear',
  blocksLight: false,
  passage: 'difficult',
  climbable: false,
  standable: false,
  ladder: false,
  cover: 'none',
}

const grating: PieceProperties = { ...solid, sight: 'screened', blocksLight: false, cover: 'light' }

const leading: PieceProperties = { ...ground, passage: 'open', ladder: true }

/** What stops shots how well follows the first edition's three kinds: steel and stone, urban furniture, hedges and boxes. */
export const pieceKinds = {
  building: { about: 'A house with a flat roof one can stand on.', height: 'large', properties: solid },
  wall: {
    about: 'A free-standing wall, too thin to stand on.',
    height: 'large',
    properties: { ...solid, standable: false },
  },
  pillar: {
    about: 'A column, chimney or post.',
    height: 'large',
    properties: { ...solid, standable: false },
  },
  tank: { about: 'A steel vessel: smooth sides, flat lid.', height: 'large', properties: solid },
  machine: {
    about: 'Pumps, presses, generators: things to clamber over.',
    height: 'large',
    properties: { ...solid, climbable: true },
  },
  container: {
    about: 'A shipping container.',
    height: 'large',
    usual: inches(2.25),
    properties: { ...solid, climbable: true },
  },
  truck: {
    about: 'A lorry or van.',
    height: 'large',
    usual: inches(2.5),
    properties: { ...solid, climbable: true, cover: 'medium' },
  },
  car: { about: 'A parked car.', height: 'large', usual: inches(1.25), properties: furniture },
  dumpster: { about: 'A big waste bin.', height: 'large', usual: inches(1.25), properties: furniture },
  kiosk: {
    about: 'A news stand, ticket booth or hut.',
    height: 'large',
    usual: inches(2),
    properties: { ...furniture, blocksLight: true },
  },
  statue: {
    about: 'A figure on a plinth.',
    height: 'large',
    usual: inches(3),
    properties: { ...furniture, climbable: false, standable: false, cover: 'heavy' },
  },
  billboard: {
    about: 'An advertising wall on posts.',
    height: 'large',
    usual: inches(3),
    properties: { ...solid, standable: false, cover: 'medium' },
  },
  fence: {
    about: 'A fence of slats: seen through, climbed over.',
    height: 'large',
    usual: inches(1.5),
    properties: {
      ...solid,
      sight: 'screened',
      blocksLight: false,
      climbable: true,
      standable: false,
      cover: 'light',
    },
  },
  'chain-link': {
    about: 'A high wire fence.',
    height: 'large',
    usual: inches(2),
    properties: {
      ...solid,
      sight: 'screened',
      blocksLight: false,
      climbable: true,
      standable: false,
      cover: 'light',
    },
  },
  railing: {
    about: 'A rail along an edge.',
    height: 'small',
    usual: inches(0.75),
    properties: {
      ...solid,
      sight: 'screened',
      blocksLight: false,
      climbable: true,
      standable: false,
      cover: 'light',
    },
  },
  tree: {
    about: 'A trunk with a crown one can half see through.',
    height: 'large',
    usual: inches(3),
    properties: { ...furniture, sight: 'screened', standable: false },
  },
  hedge: {
    about: 'A thick hedge to push through.',
    height: 'any',
    usual: inches(1.25),
    properties: { ...ground, sight: 'screened', cover: 'light' },
  },
  crate: {
    about: 'Boxes and crates.',
    height: 'small',
    usual: inches(0.9),
    properties: { ...furniture, cover: 'light' },
  },
  barrel: { about: 'Drums and barrels.', height: 'small', usual: inches(0.9), properties: furniture },
  barrier: {
    about: 'A concrete block or a low wall.',
    height: 'small',
    usual: inches(0.75),
    properties: { ...furniture, cover: 'heavy' },
  },
  parapet: {
    about: 'The raised edge of a roof.',
    height: 'small',
    usual: inches(0.75),
    properties: { ...furniture, cover: 'heavy', standable: false },
  },
  vent: {
    about: 'Ducts and skylights on a roof.',
    height: 'small',
    usual: inches(0.75),
    properties: furniture,
  },
  bench: { about: 'A bench.', height: 'small', usual: inches(0.5), properties: furniture },
  planter: { about: 'A stone flower box.', height: 'small', usual: inches(0.6), properties: furniture },
  grave: { about: 'A gravestone or a low tomb.', height: 'small', usual: inches(0.8), properties: furniture },
  rubble: { about: 'Broken ground.', height: 'flat', properties: ground },
  scrap: { about: 'Heaps of scrap, cables, rubbish bags.', height: 'flat', properties: ground },
  undergrowth: { about: 'Flower beds, bushes, tall grass.', height: 'flat', properties: ground },
  water: { about: 'Shallow water to wade through.', height: 'flat', properties: ground },
  'deep-water': {
    about: 'A basin or canal nobody can cross on foot.',
    height: 'small',
    usual: inches(0.25),
    properties: { ...ground, passage: 'impassable' },
  },
  platform: { about: 'A raised floor, stage or quay.', height: 'any', properties: solid },
  walkway: { about: 'A bridge of steel grating.', height: 'slab', properties: grating },
  'fire-escape': { about: 'A landing of a fire escape.', height: 'slab', properties: grating },
  ladder: { about: 'A ladder on a wall.', height: 'any', properties: leading },
  stair: { about: 'A steep stair up a wall.', height: 'any', properties: leading },
  sign: {
    about: 'A hanging sign or an awning.',
    height: 'any',
    properties: { ...leading, sight: 'screened', ladder: false },
  },
} as const satisfies Record<string, PieceKind>

/** The name of a kind that boards know. */
export type PieceKindName = keyof typeof pieceKinds

/** Every kind's name, in the order of the table. */
export const pieceKindNames = Object.keys(pieceKinds) as [PieceKindName, ...PieceKindName[]]

/** The kind of this name. */
export const pieceKind = (name: PieceKindName): PieceKind => pieceKinds[name]

/** Whether the name is one of ours, so that it may be looked up. */
export const isPieceKind = (name: string): name is PieceKindName => Object.hasOwn(pieceKinds, name)

/** A piece of this kind with its usual properties and height; the rest says where it stands and what is different. */
export function defaultPiece(
  kind: PieceKindName,
  rest: Pick<Piece, 'id' | 'footprint'> & Partial<Piece>,
): Piece {
  const { usual, properties } = pieceKind(kind)
  const bottom = rest.bottom ?? 0
  return { kind, ...properties, bottom, top: bottom + (usual ?? 0), ...rest }
}

/** Why this height does not suit this kind, in words; undefined when it does. */
export function heightMismatch(
  kind: PieceKindName,
  bottom: number,
  top: number,
  unit: Unit | LengthUnit = 'inch',
): string | undefined {
  const thickness = top - bottom
  const small = showLength(SMALL_OBSTACLE, unit)
  switch (pieceKind(kind).height) {
    case 'flat':
      return thickness === 0 ? undefined : `${kind} is flat ground: its top must be where its bottom is`
    case 'small':
      if (thickness <= 0) return `${kind} needs a top above its bottom`
      return thickness <= SMALL_OBSTACLE
        ? undefined
        : `${kind} is a small obstacle, at most ${small} high: choose another kind for something this tall`
    case 'large':
      return thickness > SMALL_OBSTACLE
        ? undefined
        : `${kind} is large scenery, more than ${small} high: choose a small kind (crate, barrier, bench …) for this`
    case 'slab':
      if (thickness <= 0) return `${kind} needs a top above its bottom`
      return thickness <= SMALL_OBSTACLE
        ? undefined
        : `${kind} is a floor at most ${small} thick: give the bottom it hangs at, or use platform for a solid block`
    case 'any':
      return undefined
  }
}
