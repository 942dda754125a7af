import type { Encounter } from '../preparation/encounter.ts'
import { band, centreOf, strip } from './areas.ts'
import { hiddenEvidences } from './hidden-evidences.ts'
import { kingOfTheHill } from './king-of-the-hill.ts'
import { standOff } from './stand-off.ts'

/** Encounters whose zones run along the whole table. */
export const strips: Readonly<Record<string, Encounter>> = {
  showdown: {
    name: 'Showdown',
    text: 'The group deployed first has only Leaders, Sidekicks and Free Agents.',
    zones: (width, depth) => ({
      A: [strip({ width, depth }, 'south', 8)],
      B: [strip({ width, depth }, 'north', 8)],
    }),
    deployment: { firstGroup: 'leaders' },
  },
  'chance-encounter': {
    name: 'Chance Encounter',
    text: 'The group deployed first goes into the 4" along your edge, the second group into the 4" in front of that.',
    zones: (width, depth) => ({
      A: [strip({ width, depth }, 'south', 4), strip({ width, depth }, 'south', 4, 4)],
      B: [strip({ width, depth }, 'north', 4), strip({ width, depth }, 'north', 4, 4)],
    }),
    guessed:
      'Each side has its own pair of bands; the letters on the lost diagram are taken to name the outer and inner band.',
    deployment: { groupZones: [0, 1] },
  },
  'hidden-evidences': {
    name: 'Hidden Evidences',
    text: 'After deployment each player, the one with Initiative first, places two suspects within 8" of an enemy. Whoever reveals one of them may discard a card.',
    zones: (width, depth) => ({
      A: [strip({ width, depth }, 'south', 8)],
      B: [strip({ width, depth }, 'north', 10)],
    }),
    guessed: 'Which of the two strips is A is not said.',
    rules: hiddenEvidences,
  },
  'king-of-the-hill': {
    name: 'King of the Hill',
    text: 'An event marker lies in the middle. Cover and night do not protect models within 4" of it. In each Recount the player whose model is nearest to it may take two damage markers or a status off that model.',
    zones: (width, depth) => ({
      A: [strip({ width, depth }, 'south', 10)],
      B: [strip({ width, depth }, 'north', 10)],
    }),
    markers: (width, depth) => [centreOf({ width, depth })],
    rules: kingOfTheHill,
  },
  'stand-off': {
    name: 'Stand-Off',
    text: 'In the first round models ignore all damage, though objectives count it.',
    zones: (width, depth) => ({
      A: [band({ width, depth }, -8, 0)],
      B: [band({ width, depth }, 0, 8)],
    }),
    guessed: 'The two bands are taken to touch on the middle line of the table.',
    rules: standOff,
  },
  ambush: {
    name: 'Ambush',
    text: 'Nobody divides a crew into groups: each player deploys all models at once.',
    zones: (width, depth) => ({
      A: [band({ width, depth }, -5, 5)],
      B: [strip({ width, depth }, 'west', 6), strip({ width, depth }, 'east', 6)],
    }),
    guessed:
      'The column stands in the middle; the 13" of the words are taken to run from the edge of a 36" table to the column, which leaves 7" between the zones there.',
    deployment: { oneGroup: true },
  },
}
