import type { Scenario } from '@gargoyle/bmg-counters'
import { type Box, cm } from '@gargoyle/table'
import { arrival } from './arrival.ts'
import {
  aLesson,
  diversion,
  firstStrike,
  hurryUp,
  itsMine,
  leadersHead,
  someNoise,
  theMoreTheBetter,
} from './bonuses.ts'

/** A strip along an edge, so many centimetres deep. */
function strip(width: number, depth: number, edge: 'south' | 'north' | 'west' | 'east', deep: number): Box {
  const far = cm(deep)
  return {
    minX: edge === 'east' ? width - far : 0,
    minY: edge === 'north' ? depth - far : 0,
    maxX: edge === 'west' ? far : width,
    maxY: edge === 'south' ? far : depth,
  }
}

/** A rectangle around the middle of the table, in centimetres. */
const middle = (width: number, depth: number, across: number, along: number): Box => ({
  minX: Math.round(width / 2 - cm(across) / 2),
  minY: Math.round(depth / 2 - cm(along) / 2),
  maxX: Math.round(width / 2 + cm(across) / 2),
  maxY: Math.round(depth / 2 + cm(along) / 2),
})

/** A square in a corner. */
const corner = (width: number, depth: number, south: boolean, west: boolean, side: number): Box => ({
  minX: west ? 0 : width - cm(side),
  minY: south ? 0 : depth - cm(side),
  maxX: west ? cm(side) : width,
  maxY: south ? cm(side) : depth,
})

/** Six rounds take three lead counters each, eight take four. bmg1/scenario-rule/lead-counters */
const short = { rounds: 6, leadCounters: 3 } as const
const long = { rounds: 8, leadCounters: 4 } as const

const GUESSED = 'The diagram is lost; the size and place of the areas are ours.'

/** The scenarios in the order of the die. bmg1/core/scenario-roll */
export const scenarios: Readonly<Record<string, Scenario>> = {
  // bmg1/scenario/chance-encounter
  'chance-encounter': {
    name: 'Chance Encounter',
    text: 'All models arrive from the edges of the table, one die each round. All objectives lie in the middle.',
    ...long,
    areas: (width, depth) => ({ A: [], B: [], centre: middle(width, depth, 40, 40) }),
    guessed: GUESSED,
    arrives: true,
    // bmg1/scenario-rule/central-objectives
    objectives: { central: true },
    rules: [arrival, hurryUp, firstStrike],
  },
  // bmg1/scenario/plunder
  plunder: {
    name: 'Plunder',
    text: 'All objectives lie in the middle between the two bands.',
    ...short,
    areas: (width, depth) => ({
      A: [strip(width, depth, 'south', 20)],
      B: [strip(width, depth, 'north', 20)],
      centre: middle(width, depth, 60, 30),
    }),
    guessed: GUESSED,
    objectives: { central: true },
    rules: [theMoreTheBetter, itsMine],
  },
  // bmg1/scenario/patrol
  patrol: {
    name: 'Patrol',
    text: 'The bands watch their ground: a model in the enemy area at the end is worth a lot.',
    ...short,
    areas: (width, depth) => ({
      A: [strip(width, depth, 'south', 20)],
      B: [strip(width, depth, 'north', 20)],
    }),
    guessed: GUESSED,
    objectives: {},
    rules: [diversion, someNoise],
  },
  // bmg1/scenario/skirmish
  skirmish: {
    name: 'Skirmish',
    text: 'A plain fight: the leader and half the band are the prize.',
    ...short,
    areas: (width, depth) => ({
      A: [strip(width, depth, 'west', 20)],
      B: [strip(width, depth, 'east', 20)],
    }),
    guessed: GUESSED,
    objectives: {},
    rules: [leadersHead, aLesson],
  },
  // bmg1/scenario/securing-the-area, bmg1/scenario-rule/securing-areas
  'securing-the-area': {
    name: 'Securing the Area',
    text: 'Each side has two areas at opposite corners, with a group in each; an objective lies in every enemy area and one in the middle.',
    ...long,
    areas: (width, depth) => ({
      A: [corner(width, depth, true, true, 28), corner(width, depth, false, false, 28)],
      B: [corner(width, depth, true, false, 28), corner(width, depth, false, true, 28)],
      centre: middle(width, depth, 30, 30),
    }),
    guessed: GUESSED,
    groupsApart: true,
    objectives: { everyArea: 'both', centreToo: true },
    rules: [hurryUp, aLesson],
  },
  // bmg1/scenario/ambush, bmg1/scenario-rule/ambush-sides
  ambush: {
    name: 'Ambush',
    text: 'The larger band attacks from two sides, with a group in each area; the other waits in between and places an objective in each of them.',
    ...long,
    areas: (width, depth) => ({
      A: [strip(width, depth, 'west', 15), strip(width, depth, 'east', 15)],
      B: [middle(width, depth, 24, 50)],
    }),
    guessed: GUESSED,
    groupsApart: true,
    largerAttacks: true,
    objectives: { everyArea: 'B' },
    rules: [leadersHead, firstStrike],
  },
}
