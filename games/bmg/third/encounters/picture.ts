import { cornersOfZone, MARKER_RADIUS } from '@gargoyle/bmg-common'
import { type BoardData, boardSvg, inches, type SvgRegion, toInches, type Zone } from '@gargoyle/table'
import type { Encounter } from '../preparation/encounter.ts'
import { encounters } from './index.ts'

const COLOURS = { A: '#4f9dde', B: '#e4a13a', wall: '#f2f2f2', marker: '#c94f7c' } as const

/** Each with its name, numbered if there are several. */
const regionsOf = (zones: readonly Zone[], name: string, colour: string): readonly SvgRegion[] =>
  zones.map((zone, index) => ({
    outlines: [cornersOfZone(zone)],
    label: zones.length > 1 ? `${name}${index + 1}` : name,
    colour,
  }))

/** A board from above with the zones of an encounter, its walls and its markers. bmg3/core/encounter-card */
export function encounterSvg(
  board: BoardData,
  encounter: Encounter,
  options: { readonly pixelsPerInch?: number } = {},
): string {
  const { width, depth } = board
  const { A, B } = encounter.zones(width, depth)
  const walls = encounter.walls?.(width, depth) ?? []
  const markers = encounter.markers?.(width, depth) ?? []
  return boardSvg(board, {
    ...options,
    regions: [
      ...regionsOf(A, 'A', COLOURS.A),
      ...regionsOf(B, 'B', COLOURS.B),
      ...regionsOf(walls, 'wall ', COLOURS.wall),
    ],
    bodies: markers.map(({ x, y }) => ({ x, y, radius: MARKER_RADIUS, label: 'E', colour: COLOURS.marker })),
  })
}

/** An empty table of 36", to show zones on. */
export const emptyTable = (encounter: Encounter): BoardData => ({
  name: encounter.name,
  theme: '',
  about: encounter.text,
  width: inches(36),
  depth: inches(36),
  pieces: [],
  lamps: [],
})

const short = (length: number): string => `${Number(toInches(length).toFixed(2))}`

function inWords(zone: Zone): string {
  const corners = cornersOfZone(zone)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const range = (values: readonly number[]): string =>
    `${short(Math.min(...values))}"–${short(Math.max(...values))}"`
  return `${range(xs)} east, ${range(ys)} north`
}

/** All encounters as the page `docs/bmg3-encounters.md`. */
export function encountersPage(): string {
  const parts = Object.entries(encounters).map(([id, encounter]) => section(id, encounter))
  return [
    '# Encounters of the third edition',
    '',
    'Where each side deploys, and what is special about it. Zones are given for a table of 36" by 36", in inches from',
    'its south-west corner; on larger tables they keep their size and their place at edges, corners or the middle. The',
    'diagrams of the cards are lost: where zones had to be guessed from their words, it says so. The page is written',
    'by a test (`games/bmg/third/encounters/picture.test.ts`).',
    '',
    ...parts,
  ].join('\n')
}

function section(id: string, encounter: Encounter): string {
  const { name, text, guessed } = encounter
  const [width, depth] = [inches(36), inches(36)]
  const { A, B } = encounter.zones(width, depth)
  const lines = [
    ...A.map((zone) => `- Zone A: ${inWords(zone)}.`),
    ...B.map((zone) => `- Zone B: ${inWords(zone)}.`),
    ...(encounter.walls?.(width, depth) ?? []).map((wall) => `- Measure stick: ${inWords(wall)}.`),
    ...(encounter.markers?.(width, depth) ?? []).map(
      ({ x, y }) => `- Event marker: ${short(x)}" east, ${short(y)}" north.`,
    ),
    ...(guessed === undefined ? [] : [`- Guessed: ${guessed}`]),
  ]
  const picture = `![${name}: zones](bmg3-encounters/${id}.svg)`
  return [`## ${name}`, '', text, '', ...lines, '', picture, ''].join('\n')
}
