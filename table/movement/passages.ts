import { insideOrOn, nearestOnSegment, stretchOn, strictlyInside } from '../geometry/convex.ts'
import { figureAround } from '../geometry/inflate.ts'
import { flatDistance, type Point, samePoint, squaredDistance } from '../geometry/point.ts'
import { TOUCH } from './climb.ts'
import { floorsAt, type Ground, onBoard, type Top } from './ground.ts'
import { type Edge, edgesOf, isPassable, type Junction, placesAlong, withNeighbours } from './junction.ts'
import { surveyLeg } from './leg.ts'
import type { Part } from './part.ts'

/** A way between two floors, from the place below to the place above; or over a fence, from one side to the other. */
export interface Passage {
  readonly foot: Junction
  readonly head: Junction
  readonly climb?: readonly Part[]
  readonly drop?: readonly Part[]
}

export function findPassages(ground: Ground, drops: boolean): Passage[] {
  const passages: Passage[] = []
  for (const top of ground.tops) {
    for (const { edge, slide, at } of wallPlaces(ground, top)) {
      const head = headOf(ground, top, at)
      if (!head) continue
      const foot = footOf(ground, edge, at)
      for (const z of floorsAt(ground, foot.x, foot.y, top.z - ground.mover.step - 1)) {
        const low: Junction = { x: foot.x, y: foot.y, z, slide, passage: true }
        if (!isPassable(ground, low)) continue
        const high: Junction = { x: head.x, y: head.y, z: top.z, slide, passage: true }
        const climb = surveyLeg(ground, low, high, 'climb')
        const drop = drops ? surveyLeg(ground, high, low, 'drop') : undefined
        if (!climb.ok && !drop?.ok) continue
        passages.push({
          foot: low,
          head: high,
          ...(climb.ok ? { climb: climb.parts } : {}),
          ...(drop?.ok ? { drop: drop.parts } : {}),
        })
      }
    }
  }
  return [...passages, ...waysOver(ground)]
}

/** Ways over what can be climbed but not stood on: a fence, a hedge, a car. */
function* waysOver(ground: Ground): Generator<Passage> {
  for (const { piece, shape, box } of ground.board.solids) {
    if (!piece.climbable || piece.standable || piece.passage !== 'solid') continue
    const across = box.maxX - box.minX + box.maxY - box.minY
    const edges = edgesOf(shape)
    for (const [i, edge] of edges.entries()) {
      const [a, b] = edge
      const length = flatDistance(a, b)
      for (const at of placesAlong(edge)) {
        const far = { x: at.x - ((b.y - a.y) * across) / length, y: at.y + ((b.x - a.x) * across) / length }
        const through = stretchOn(shape, at.x, at.y, far.x, far.y)?.to ?? 0
        const exit = { x: at.x + (far.x - at.x) * through, y: at.y + (far.y - at.y) * through }
        const k = nearestEdge(edges, exit)
        const near = footOf(ground, edge, at)
        const beyond = footOf(ground, edges[k]!, exit)
        for (const z of floorsAt(ground, near.x, near.y, piece.top)) {
          const foot: Junction = { ...near, z, slide: withNeighbours(edges, i), passage: true }
          const head: Junction = { ...beyond, z, slide: withNeighbours(edges, k), passage: true }
          if (!isPassable(ground, foot) || !isPassable(ground, head)) continue
          const over = surveyLeg(ground, foot, head, 'climb')
          if (over.ok && over.parts[0]?.kind === 'climb') yield { foot, head, climb: over.parts }
        }
      }
    }
  }
}

function nearestEdge(edges: readonly Edge[], at: Point): number {
  const distances = edges.map(([a, b]) =>
    squaredDistance(nearestOnSegment(a.x, a.y, b.x, b.y, at.x, at.y), at),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Places along the edges of a floor where a wall might be climbed, and those where ladders lead up to it. */
function wallPlaces(ground: Ground, top: Top): { edge: Edge; slide: readonly Edge[]; at: Point }[] {
  const reach = ground.mover.radius + TOUCH
  const ladders = ground.board.solids.filter(({ piece }) => piece.ladder)
  return edgesOf(top.shape).flatMap((edge, i, all) => {
    const [a, b] = edge
    const atLadders = ladders
      .map(({ box }) => ({ x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }))
      .map((middle) => ({ middle, at: nearestOnSegment(a.x, a.y, b.x, b.y, middle.x, middle.y) }))
      .filter(({ middle, at }) => squaredDistance(middle, at) <= reach * reach)
      .map(({ at }) => at)
    const slide = withNeighbours(all, i)
    return [...placesAlong(edge), ...atLadders].map((at) => ({ edge, slide, at }))
  })
}

/** The whole-unit place on the floor nearest to a place on its edge. */
function headOf(ground: Ground, top: Top, at: Point): Point | undefined {
  return wholeUnitsAround(at).find((p) => insideOrOn(top.shape, p.x, p.y) && onBoard(ground, p.x, p.y))
}

/** The whole-unit place straight out from an edge where a base stands against the wall. */
function footOf(ground: Ground, [a, b]: Edge, at: Point): Point {
  const length = flatDistance(a, b)
  const nx = (b.y - a.y) / length
  const ny = (a.x - b.x) / length
  const figure = figureAround(ground.mover.radius)
  let out = 0
  for (let i = 0; i < figure.length; i += 2) out = Math.max(out, figure[i]! * nx + figure[i + 1]! * ny)
  const foot = { x: at.x + nx * out, y: at.y + ny * out }
  const clear = wholeUnitsAround(foot).find(
    (p) =>
      !ground
        .obstaclesIn(p.x, p.y, p.x, p.y)
        .some((o) => o.passage === 'solid' && strictlyInside(o.shape, p.x, p.y)),
  )
  return clear ?? { x: Math.round(foot.x), y: Math.round(foot.y) }
}

/** Whole-unit places around a point, nearest first. */
function wholeUnitsAround({ x, y }: Point): Point[] {
  const near: Point[] = []
  for (let dx = -1; dx <= 2; dx++) {
    for (let dy = -1; dy <= 2; dy++) {
      const p = { x: Math.floor(x) + dx, y: Math.floor(y) + dy }
      if (!near.some((q) => samePoint(p, q))) near.push(p)
    }
  }
  return near.sort((p, q) => squaredDistance(p, { x, y }) - squaredDistance(q, { x, y }))
}
