import { colour, type Rgb } from '../shape/colour.ts'

/** The colours of the city by night: cold walls, so that only lamps, windows and people are warm. */
export const city = {
  bricks: [colour('#6b4a45'), colour('#5a4a52'), colour('#4f5366'), colour('#6a5648'), colour('#525e66')],
  stone: colour('#7d8496'),
  pale: colour('#a3a9b8'),
  concrete: colour('#6c7383'),
  roof: colour('#43454c'),
  roofHigh: colour('#6f7178'),
  roofRim: colour('#c9c6c0'),
  cornice: colour('#8a91a5'),
  frame: colour('#2b3040'),
  pane: colour('#26344e'),
  lit: [colour('#ffcf7d'), colour('#ffb85c'), colour('#ffe2a8')],
  door: colour('#39271f'),
  steel: colour('#7f8da6'),
  darkSteel: colour('#3c4559'),
  rust: colour('#7a4a32'),
  ladder: colour('#e6c25e'),
  wood: colour('#8a6440'),
  darkWood: colour('#5b4230'),
  leaf: [colour('#2f5c40'), colour('#3a6b45'), colour('#274f3b')],
  earth: colour('#3b3128'),
  bronze: colour('#4f8076'),
  rubber: colour('#12141b'),
  glass: colour('#1c2740'),
  headlamp: colour('#fff0c4'),
  tail: colour('#d8434c'),
  water: colour('#16405c'),
  deepWater: colour('#0d2c46'),
  rubble: colour('#6e6a6c'),
  canvas: [colour('#8c2f38'), colour('#2f6a66'), colour('#946a2b'), colour('#4c3f78')],
  freight: [colour('#8f4034'), colour('#2f5f73'), colour('#7d6a33'), colour('#4e6b46')],
  cars: [colour('#6e2734'), colour('#23415e'), colour('#3c3f49'), colour('#7c6431'), colour('#2e4f46')],
} as const satisfies Record<string, Rgb | readonly [Rgb, ...Rgb[]]>

/** Roofs get lighter with their height (inches), so that levels can be distinguished from above. */
const HIGHEST = 9
export const roofShare = (height: number): number => Math.min(1, Math.max(0, height / HIGHEST))
