import { type Box, inches } from '@gargoyle/table'
import type { Encounter } from '../preparation/encounter.ts'
import { block, middle, type Sheet, strip } from './areas.ts'
import { newsFlies } from './news-flies.ts'

/** Encounters whose zones are parts of an edge, or not alike. */
export const blocks: Readonly<Record<string, Encounter>> = {
  'taking-sides': {
    name: 'Taking Sides',
    text: 'The 10" and the 8" measure stick lie on the table. For the whole game nobody moves, is placed, sees or affects another model through them.',
    zones: (width, depth) => ({
      A: [strip({ width, depth }, 'south', 4)],
      B: [strip({ width, depth }, 'south', 8, FROM_THE_EDGE + THICK)],
    }),
    walls: (width, depth) => [stick({ width, depth }, 1, 10), stick({ width, depth }, 3, 8)],
    guessed:
      'The sticks are taken to lie on a line 18" from the edge of zone A, one in the middle of each half; zone B is the 8" beyond that line, from side to side.',
  },
  'news-flies': {
    name: 'News Flies',
    text: 'After deployment each player, the one with Initiative first, places a suspect within 8" of the middle of the table.',
    zones: (width, depth) => ({
      A: [block({ width, depth }, 'north-west', 24, 6)],
      B: [block({ width, depth }, 'south-east', 24, 6)],
    }),
    guessed: 'Both zones are taken to be 24" wide and 6" deep, each from its corner along its edge.',
    rules: newsFlies,
  },
  fountains: {
    name: 'Fountains',
    text: 'Leaders and Free Agents are deployed within 4" of the table\'s edge.',
    zones: (width, depth) => ({
      A: [middle({ width, depth }, 'north', 16, 12)],
      B: [middle({ width, depth }, 'south', 16, 12)],
    }),
    guessed: 'The rectangles are taken to be 16" wide and 12" deep, in the middle of their edges.',
    deployment: { leadersAtEdge: 4 },
  },
}

const FROM_THE_EDGE = 18

/** How thick a measure stick is, in inches: an assumption. */
const THICK = 0.25

/** A stick across the table, its middle so many quarters of the width from the west edge. */
function stick({ width }: Sheet, quarters: number, long: number): Box {
  const x = Math.round((width * quarters) / 4)
  const half = Math.round(inches(long) / 2)
  const minY = inches(FROM_THE_EDGE)
  return { minX: x - half, maxX: x + half, minY, maxY: minY + inches(THICK) }
}
