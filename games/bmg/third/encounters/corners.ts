import { inches } from '@gargoyle/table'
import type { Encounter } from '../preparation/encounter.ts'
import { corner, middle } from './areas.ts'
import { duel } from './duel.ts'
import { fightForTerritory } from './fight-for-territory.ts'
import { plunder } from './plunder.ts'
import { secureTheArea } from './secure-the-area.ts'

const SQUARES =
  'Corner zones are taken to be squares, one crew in the south-west, the other in the north-east.'

/** Encounters with zones in the corners of the table. */
export const corners: Readonly<Record<string, Encounter>> = {
  vanguard: {
    name: 'Vanguard',
    text: 'One model of each crew may be deployed up to 4" outside its zone.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'south-west', 12)],
      B: [corner({ width, depth }, 'north-east', 12)],
    }),
    guessed: SQUARES,
    deployment: { oneOutside: 4 },
  },
  'secure-the-area': {
    name: 'Secure the Area',
    text: 'One Henchman of each crew is not deployed. Before the roll for Initiative of any round its player may place it in contact with a friendly suspect.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'south-west', 8)],
      B: [corner({ width, depth }, 'north-east', 8)],
    }),
    guessed: SQUARES,
    deployment: { oneAway: true },
    rules: secureTheArea,
  },
  duel: {
    name: 'Duel',
    text: 'An event marker lies at the inner corner of each zone. Only Leaders are deployed within 4" of it. After deployment the markers are removed.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'south-west', 12)],
      B: [corner({ width, depth }, 'north-east', 12)],
    }),
    markers: (width, depth) => [
      { x: inches(12), y: inches(12) },
      { x: width - inches(12), y: depth - inches(12) },
    ],
    guessed: `${SQUARES} The marker lies on the corner that points to the middle.`,
    deployment: { leadersNearMarkers: 4 },
    rules: duel,
  },
  plunder: {
    name: 'Plunder',
    text: 'Before anybody is deployed each player places two suspects, at least 8" from the own zones and from each other.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'north-west', 6), corner({ width, depth }, 'north-east', 6)],
      B: [middle({ width, depth }, 'south', 12, 6)],
    }),
    guessed:
      'Zone B is taken to be one rectangle, 12" wide and as deep as the corners of zone A, in the middle of its edge.',
    rules: plunder,
  },
  crossfire: {
    name: 'Crossfire',
    text: 'Each player deploys at least one model in each of the own zones.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'south-west', 10), corner({ width, depth }, 'north-east', 6)],
      B: [corner({ width, depth }, 'north-west', 10), corner({ width, depth }, 'south-east', 6)],
    }),
    guessed:
      'Zones are taken to be squares, each crew with a 10" one in a corner and a 6" one in the corner across.',
    deployment: { everyZone: true },
  },
  'fight-for-territory': {
    name: 'Fight for Territory',
    text: 'After deployment each player, the one with Initiative first, may move a friendly model 4".',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'north-west', 8), corner({ width, depth }, 'north-east', 8)],
      B: [middle({ width, depth }, 'south', 16, 10, 8)],
    }),
    guessed: 'Zone B is taken to be 16" wide, 10" deep, in the middle, 8" off the south edge.',
    rules: fightForTerritory,
  },
  'divide-and-conquer': {
    name: 'Divide and Conquer',
    text: 'A Leader and a Sidekick of one crew are deployed in different zones.',
    zones: (width, depth) => ({
      A: [corner({ width, depth }, 'north-west', 12), corner({ width, depth }, 'north-east', 8)],
      B: [corner({ width, depth }, 'south-east', 12), corner({ width, depth }, 'south-west', 8)],
    }),
    guessed:
      'Zones are taken to be squares in the corners, the big one of each crew across from that of the other.',
    deployment: { leadersApart: true },
  },
}
