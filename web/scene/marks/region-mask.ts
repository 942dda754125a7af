import type { Point } from '@gargoyle/table'
import { toScene } from '../coordinates.ts'
import type { RegionMark, Tone } from '../scene-content.ts'

/** Areas of one tone on one floor, which show as one. All in inches. */
export interface RegionGroup {
  readonly z: number
  readonly tone: Tone
  readonly minX: number
  readonly minY: number
  readonly width: number
  readonly depth: number
  readonly regions: readonly RegionMark[]
}

/** Room left around the areas, so that their edge is drawn whole. */
const MARGIN = 0.2

/** Areas brought together by floor and tone: their outlines may overlap, and nothing may show twice as bright for it. */
export function groupRegions(regions: readonly RegionMark[]): RegionGroup[] {
  const groups = new Map<string, RegionMark[]>()
  for (const region of regions) {
    if (region.outline.length < 3) continue
    const key = `${region.z} ${region.tone}`
    const group = groups.get(key)
    if (group) group.push(region)
    else groups.set(key, [region])
  }
  return [...groups.values()].map(grouped)
}

function grouped(regions: readonly RegionMark[]): RegionGroup {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { outline } of regions) {
    for (const { x, y } of outline) {
      minX = Math.min(minX, x)
      minY = Math.min(minY, y)
      maxX = Math.max(maxX, x)
      maxY = Math.max(maxY, y)
    }
  }
  const { z, tone } = regions[0]!
  return {
    z: toScene(z),
    tone,
    minX: toScene(minX) - MARGIN,
    minY: toScene(minY) - MARGIN,
    width: toScene(maxX - minX) + MARGIN * 2,
    depth: toScene(maxY - minY) + MARGIN * 2,
    regions,
  }
}

/** Pixels an inch a mask is painted with, and the most pixels a side. */
const FINE = 36
const MOST = 1024

/** The pixels a mask of this group has. */
export function maskSize({ width, depth }: Pick<RegionGroup, 'width' | 'depth'>): {
  width: number
  height: number
} {
  const scale = Math.min(FINE, MOST / Math.max(width, depth))
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(depth * scale)) }
}

/** Paints where a group's areas are: white on nothing, north up. */
export function paintMask(canvas: HTMLCanvasElement, group: RegionGroup): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const [sx, sy] = [canvas.width / group.width, canvas.height / group.depth]
  pen.setTransform(sx, 0, 0, -sy, -group.minX * sx, canvas.height + group.minY * sy)
  pen.fillStyle = 'white'
  pen.strokeStyle = 'white'
  // Outlines that meet would leave a hairline between them.
  pen.lineWidth = 1.2 / sx
  for (const { outline, holes = [] } of group.regions) {
    pen.beginPath()
    for (const ring of [outline, ...holes]) trace(pen, ring)
    pen.fill('evenodd')
    if (holes.length === 0) pen.stroke()
  }
}

function trace(pen: CanvasRenderingContext2D, ring: readonly Point[]): void {
  ring.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(toScene(x), toScene(y))
    else pen.lineTo(toScene(x), toScene(y))
  })
  pen.closePath()
}
