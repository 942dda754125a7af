import { ok, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import { z } from 'zod'
import type { Area, AreaBoard, AreaId, Boundary, SpecialMove } from './board.ts'
import {
  type BoardPoint,
  doubleOutlineArea,
  isInside,
  outlineEdges,
  type Segment,
  sharedPiece,
  without,
} from './geometry.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Ids are small letters, digits and hyphens.')
const point = z.tuple([z.int(), z.int()])
const amount = z.int().min(0)

const areaData = z.strictObject({
  id: slug,
  name: z.string().min(1),
  outline: z.array(point).min(3).describe('Corners in order, in whole units.'),
  elevation: amount.default(0),
  limit: z.int().min(1).describe('Occupation limit: the most that size indexes may add up to.'),
  promontory: z.boolean().default(false),
  difficult: amount.default(0),
  dangerous: amount.default(0),
  markers: z
    .array(
      z.strictObject({
        at: point,
        letters: z
          .string()
          .regex(/^[A-Z]*$/)
          .default(''),
      }),
    )
    .default([])
    .describe('Line of sight markers.'),
})

const boundaryData = z.strictObject({
  between: z.tuple([slug, slug]),
  kind: z.enum(['white', 'orange', 'special', 'wall']),
  level: z.int().min(1).optional().describe('Of a wall that can be broken.'),
  opening: z
    .tuple([point, point])
    .optional()
    .describe('A door: sight passes only here, beside it the boundary is like a wall.'),
  moves: z
    .array(
      z.strictObject({
        kind: z.enum(['climb', 'jump', 'fall']),
        level: z.int().min(1),
        from: slug.optional().describe('Only from this area; both ways if left out.'),
      }),
    )
    .optional()
    .describe('Special moves across a special boundary.'),
})

/** The format of a board file. */
export const boardData = z.strictObject({
  $schema: z.string().optional(),
  id: slug,
  name: z.string().min(1),
  text: z.string().default(''),
  width: z.int().min(1),
  height: z.int().min(1),
  areas: z.array(areaData).min(1),
  boundaries: z.array(boundaryData),
  otherwise: z
    .enum(['white', 'orange', 'wall'])
    .optional()
    .describe('What separates areas that touch and are not listed under boundaries.'),
})

type BoundaryData = z.infer<typeof boundaryData>

/** Reads a board. What is wrong is said with its place in the data. */
export function readAreaBoard(given: unknown): Result<AreaBoard> {
  const parsed = boardData.safeParse(given)
  if (!parsed.success) return refuseShape(parsed.error.issues, given, { what: 'The board' })
  const { areas: listed, boundaries: declared, otherwise, width, height, ...rest } = parsed.data
  const areas: Area[] = []
  for (const [index, data] of listed.entries()) {
    const path = `areas.${index}`
    if (areas.some(({ id }) => id === data.id)) return refused(`There are two areas "${data.id}".`, { path })
    if (doubleOutlineArea(data.outline) === 0)
      return refused(`The outline of ${data.name} has no inside.`, { path })
    const outside = data.outline.find(([x, y]) => x < 0 || y < 0 || x > width || y > height)
    if (outside !== undefined)
      return refused(`${data.name} leaves the board at ${outside.join(', ')}.`, { path: `${path}.outline` })
    const stray = data.markers.find(({ at }) => !isInside(data.outline, at))
    if (stray !== undefined)
      return refused(`A sight marker of ${data.name} lies outside it, at ${stray.at.join(', ')}.`, {
        path: `${path}.markers`,
      })
    areas.push({ ...data, markers: data.markers.map(({ at, letters }) => ({ at, letters: [...letters] })) })
  }
  const boundaries = readBoundaries(areas, declared, otherwise)
  if (!boundaries.ok) return boundaries
  return ok({
    id: rest.id,
    name: rest.name,
    text: rest.text,
    width,
    height,
    areas,
    boundaries: boundaries.value,
  })
}

function readBoundaries(
  areas: readonly Area[],
  declared: readonly BoundaryData[],
  otherwise: 'white' | 'orange' | 'wall' | undefined,
): Result<readonly Boundary[]> {
  const found: Boundary[] = []
  const known = new Set<string>()
  for (const [index, data] of declared.entries()) {
    const path = `boundaries.${index}`
    const [a, b] = data.between.map((id) => areas.findIndex((area) => area.id === id)) as [AreaId, AreaId]
    if (a < 0 || b < 0 || a === b)
      return refused(`A boundary needs two areas of this board, not "${data.between.join('" and "')}".`, {
        path,
      })
    const key = `${Math.min(a, b)}-${Math.max(a, b)}`
    if (known.has(key)) return refused('These two areas have a boundary already.', { path })
    known.add(key)
    const wrong = wrongWith(data)
    if (wrong !== undefined) return refused(wrong, { path })
    const boundary = boundaryOf(areas, [a, b], data)
    if (data.kind === 'wall' && boundary.pieces.length === 0)
      return refused('A wall runs between areas that touch; these do not.', { path })
    if (data.moves?.some(({ from }) => from !== undefined && !data.between.includes(from)))
      return refused('A special move starts in one of the two areas.', { path })
    found.push(boundary)
  }
  for (let a = 0; a < areas.length; a++) {
    for (let b = a + 1; b < areas.length; b++) {
      if (known.has(`${a}-${b}`) || piecesBetween(areas[a]!, areas[b]!).length === 0) continue
      if (otherwise === undefined)
        return refused(
          `${areas[a]!.name} and ${areas[b]!.name} touch, but no boundary is given. List it, or say what is "otherwise".`,
          { path: 'boundaries' },
        )
      found.push(boundaryOf(areas, [a, b], { between: ['', ''], kind: otherwise }))
    }
  }
  return ok(found)
}

/** What a boundary of its kind cannot have. */
function wrongWith({ kind, level, moves, opening }: BoundaryData): string | undefined {
  if (level !== undefined && kind !== 'wall') return 'Only walls have a level.'
  if (moves !== undefined && kind !== 'special') return 'Only special boundaries list special moves.'
  if (opening !== undefined && kind === 'wall') return 'A wall has no opening: make it white with an opening.'
  return undefined
}

function boundaryOf(
  areas: readonly Area[],
  between: readonly [AreaId, AreaId],
  data: BoundaryData,
): Boundary {
  const pieces = piecesBetween(areas[between[0]]!, areas[between[1]]!)
  const { kind, level, opening, moves = [] } = data
  const blocking =
    kind === 'wall' ? pieces : opening ? pieces.flatMap((piece) => without(piece, opening)) : []
  return {
    between,
    kind,
    level,
    pieces,
    blocking,
    moves: moves.flatMap((move) => bothWays(areas, between, move)),
  }
}

function bothWays(
  areas: readonly Area[],
  [a, b]: readonly [AreaId, AreaId],
  { kind, level, from }: { kind: SpecialMove['kind']; level: number; from?: string | undefined },
): readonly SpecialMove[] {
  const ways: SpecialMove[] = [
    { kind, level, from: a, to: b },
    { kind, level, from: b, to: a },
  ]
  return from === undefined ? ways : ways.filter((way) => areas[way.from]!.id === from)
}

function piecesBetween(one: Area, other: Area): readonly Segment[] {
  const found: Segment[] = []
  for (const edge of outlineEdges(one.outline as readonly BoardPoint[]))
    for (const far of outlineEdges(other.outline as readonly BoardPoint[])) {
      const piece = sharedPiece(edge, far)
      if (piece !== undefined) found.push(piece)
    }
  return found
}
