import { type Box, lengthIn } from '@gargoyle/table'
import type { CounterEdition } from '../edition.ts'
import type { Scenario } from '../preparation/scenario.ts'
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

/** A strip along an edge, so deep. */
function strip(width: number, depth: number, edge: 'south' | 'north' | 'west' | 'east', far: number): Box {
  return {
    minX: edge === 'east' ? width - far : 0,
    minY: edge === 'north' ? depth - far : 0,
    maxX: edge === 'west' ? far : width,
    maxY: edge === 'south' ? far : depth,
  }
}

/** A rectangle around the middle of the table. */
const middle = (width: number, depth: number, across: number, along: number): Box => ({
  minX: Math.round(width / 2 - across / 2),
  minY: Math.round(depth / 2 - along / 2),
  maxX: Math.round(width / 2 + across / 2),
  maxY: Math.round(depth / 2 + along / 2),
})

/** A square in a corner. */
const corner = (width: number, depth: number, south: boolean, west: boolean, side: number): Box => ({
  minX: west ? 0 : width - side,
  minY: south ? 0 : depth - side,
  maxX: west ? side : width,
  maxY: south ? side : depth,
})

/** Six rounds take three lead counters each, eight take four. bmg1/scenario-rule/lead-counters */
const short = { rounds: 6, leadCounters: 3 } as const
const long = { rounds: 8, leadCounters: 4 } as const

const GUESSED = 'The diagram is lost; the size and place of the areas are ours.'

/** The scenarios in the order of the die, with areas as an edition measures them. bmg1/core/scenario-roll */
export function counterScenarios({
  unit,
  measure,
}: Pick<CounterEdition, 'unit' | 'measure'>): Readonly<Record<string, Scenario>> {
  const cm = (centimetres: number): number => lengthIn(measure(centimetres), unit)
  return {
    // bmg1/scenario/chance-encounter
    'chance-encounter': {
      name: 'Chance Encounter',
      text: 'All models arrive from the edges of the table, one die each round. All objectives lie in the middle.',
      ...long,
      areas: (width, depth) => ({ A: [], B: [], centre: middle(width, depth, cm(40), cm(40)) }),
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
        A: [strip(width, depth, 'south', cm(20))],
        B: [strip(width, depth, 'north', cm(20))],
        centre: middle(width, depth, cm(60), cm(30)),
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
        A: [strip(width, depth, 'south', cm(20))],
        B: [strip(width, depth, 'north', cm(20))],
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
        A: [strip(width, depth, 'west', cm(20))],
        B: [strip(width, depth, 'east', cm(20))],
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
        A: [corner(width, depth, true, true, cm(28)), corner(width, depth, false, false, cm(28))],
        B: [corner(width, depth, true, false, cm(28)), corner(width, depth, false, true, cm(28))],
        centre: middle(width, depth, cm(30), cm(30)),
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
        A: [strip(width, depth, 'west', cm(15)), strip(width, depth, 'east', cm(15))],
        B: [middle(width, depth, cm(24), cm(50))],
      }),
      guessed: GUESSED,
      groupsApart: true,
      largerAttacks: true,
      objectives: { everyArea: 'B' },
      rules: [leadersHead, firstStrike],
    },
  }
}
