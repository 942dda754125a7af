import type { PieceKindName } from './default-piece.ts'

/** How the pieces of a kind are painted. Buildings and their like get their shade from their height instead. */
export interface Paint {
  readonly fill: string
  readonly edge: string
  /** What is drawn on top: nothing, boards across, a crown of leaves … */
  readonly mark?: 'planks' | 'rungs' | 'leaves' | 'cross' | 'windows' | 'wire' | 'ring'
}

/** The night: dark streets, cold walls, warm lamps. */
export const night = {
  paper: '#0a0d16',
  street: '#1a2030',
  pavement: '#242c40',
  kerb: '#36405a',
  grid: '#2a3348',
  ink: '#dfe5f2',
  faint: '#8f9ab3',
  lamp: '#ffd27a',
  shadow: '#04060c',
  rough: '#e0a25a',
} as const

const LOW = [44, 54, 80] as const
const HIGH = [128, 142, 178] as const
/** Roofs from this height on, in inches, are as bright as they get. */
const BRIGHTEST = 9

/** The colour of a roof: the higher, the brighter. */
export function roofShade(inchesHigh: number): string {
  const share = Math.min(1, Math.max(0, inchesHigh / BRIGHTEST))
  return `#${LOW.map((low, i) =>
    Math.round(low + (HIGH[i]! - low) * share)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`
}

const steel: Paint = { fill: '#9fb0c8', edge: '#d5deec', mark: 'planks' }
const wood: Paint = { fill: '#8a6239', edge: '#c59a63', mark: 'cross' }
const stone: Paint = { fill: '#6d7284', edge: '#a4a9ba' }
const wire: Paint = { fill: '#5d6b85', edge: '#b8c4d8', mark: 'wire' }

/** The paints of the kinds that are not shaded by height. */
export const paints: Partial<Record<PieceKindName, Paint>> = {
  container: { fill: '#8c3f35', edge: '#cf7a68', mark: 'planks' },
  truck: { fill: '#49627e', edge: '#8fabc9', mark: 'windows' },
  car: { fill: '#7b3346', edge: '#c46f86', mark: 'windows' },
  dumpster: { fill: '#2f5f4c', edge: '#6aa68e' },
  kiosk: { fill: '#7d5a86', edge: '#bb97c4', mark: 'cross' },
  machine: { fill: '#5b5648', edge: '#a79f88', mark: 'cross' },
  statue: { fill: '#4f7f78', edge: '#9fd0c6', mark: 'ring' },
  billboard: { fill: '#b0803a', edge: '#f0c887' },
  fence: { fill: '#7a5b3a', edge: '#b8905f', mark: 'wire' },
  'chain-link': wire,
  railing: wire,
  tree: { fill: '#24553a', edge: '#5b9b70', mark: 'leaves' },
  hedge: { fill: '#2c5f38', edge: '#5f9c63' },
  crate: wood,
  barrel: { fill: '#4d6a8a', edge: '#93b1d0', mark: 'ring' },
  barrier: stone,
  parapet: { fill: '#9aa3b8', edge: '#c3cad9' },
  vent: { fill: '#59627a', edge: '#aab3c8', mark: 'cross' },
  bench: { fill: '#7c5a38', edge: '#b78e5f' },
  planter: { fill: '#4b5a45', edge: '#8fae7f' },
  grave: stone,
  tank: { fill: '#6c7c93', edge: '#b9c8dd', mark: 'ring' },
  walkway: steel,
  'fire-escape': { ...steel, fill: '#8d99ae' },
  ladder: { fill: '#e2c46d', edge: '#fbe7a9', mark: 'rungs' },
  stair: { fill: '#e2c46d', edge: '#fbe7a9', mark: 'rungs' },
  sign: { fill: '#b0803a', edge: '#f0c887' },
  'deep-water': { fill: '#10304a', edge: '#2d6a92' },
}

/** Ground that is hatched: the colour of the ground and of the strokes on it. */
export const hatched: Partial<Record<PieceKindName, readonly [string, string]>> = {
  rubble: ['#2b2a30', '#77706a'],
  scrap: ['#2c2723', '#8a6a4c'],
  undergrowth: ['#1b3226', '#4f8a5f'],
  water: ['#152f45', '#4d8fb8'],
}
