import { inches } from '@gargoyle/table'
import type { Encounter } from '../preparation/encounter.ts'
import { centreOf, type Sheet } from './areas.ts'

/** A rectangle whose corners are so many inches from the middle of the table. */
function aroundCentre(sheet: Sheet, west: number, south: number, east: number, north: number) {
  const { x, y } = centreOf(sheet)
  return { minX: x + inches(west), minY: y + inches(south), maxX: x + inches(east), maxY: y + inches(north) }
}

/** For players who want to begin with a fight: our own, on no printed card, and played only where a setup names it. */
export const streetFight: Encounter = {
  name: 'Street Fight',
  text: 'Not a printed card but ours, for short games: the crews deploy all at once, a few steps from each other, in the middle of the table.',
  zones: (width, depth) => ({
    A: [aroundCentre({ width, depth }, -9, -3, -2, 1)],
    B: [aroundCentre({ width, depth }, 1, 0, 8, 4)],
  }),
  deployment: { oneGroup: true },
  isDrawn: false,
}
