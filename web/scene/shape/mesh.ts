import type { Rgb } from './colour.ts'

/** A place in the scene, in inches: east, north, up. */
export type Vec = readonly [number, number, number]

/** A place on the flat, in inches. */
export type Flat = readonly [number, number]

/** What a face is covered with. The material draws these patterns; none costs a texture. */
const surfaces = {
  plain: 0,
  brick: 1,
  blocks: 2,
  ribbed: 3,
  planks: 4,
  gravel: 5,
  grating: 6,
  wire: 7,
  water: 8,
  leaves: 9,
  slates: 10,
} as const

export type Surface = keyof typeof surfaces

/** How a face is painted: its colour, what it is covered with, and how much it shines by itself (0 to 1). */
export interface SurfacePaint {
  readonly colour: Rgb
  readonly surface?: Surface
  readonly glow?: number
}

/** Faces and ink lines being collected, as plain numbers that a graphics card can take over. */
export interface Mesh {
  readonly positions: number[]
  readonly normals: number[]
  readonly colours: number[]
  /** For every corner: the number of its surface, and its glow. */
  readonly finish: number[]
  readonly lines: number[]
  readonly lineColours: number[]
}

export const emptyMesh = (): Mesh => ({
  positions: [],
  normals: [],
  colours: [],
  finish: [],
  lines: [],
  lineColours: [],
})

function normalOf(a: Vec, b: Vec, c: Vec): Vec {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function corner(
  mesh: Mesh,
  at: Vec,
  normal: Vec,
  { colour, surface = 'plain', glow = 0 }: SurfacePaint,
): void {
  mesh.positions.push(at[0], at[1], at[2])
  mesh.normals.push(normal[0], normal[1], normal[2])
  mesh.colours.push(colour[0], colour[1], colour[2])
  mesh.finish.push(surfaces[surface], glow)
}

/** A flat triangle, seen from where its corners run counter-clockwise. */
export function triangle(mesh: Mesh, a: Vec, b: Vec, c: Vec, paint: SurfacePaint): void {
  const normal = normalOf(a, b, c)
  corner(mesh, a, normal, paint)
  corner(mesh, b, normal, paint)
  corner(mesh, c, normal, paint)
}

/** A flat face of any number of corners (convex, counter-clockwise as seen). */
export function face(mesh: Mesh, corners: readonly Vec[], paint: SurfacePaint): void {
  const first = corners[0]
  if (!first) return
  for (let i = 1; i + 1 < corners.length; i++) triangle(mesh, first, corners[i]!, corners[i + 1]!, paint)
}

/** A face whose lower edge is darker than its upper one, as walls are near the street. */
export function shadedQuad(
  mesh: Mesh,
  low: readonly [Vec, Vec],
  high: readonly [Vec, Vec],
  paint: SurfacePaint,
  foot: Rgb,
): void {
  const normal = normalOf(low[0], low[1], high[1])
  const dark = { ...paint, colour: foot }
  corner(mesh, low[0], normal, dark)
  corner(mesh, low[1], normal, dark)
  corner(mesh, high[1], normal, paint)
  corner(mesh, low[0], normal, dark)
  corner(mesh, high[1], normal, paint)
  corner(mesh, high[0], normal, paint)
}

/** A line of ink from a to b. */
export function ink(mesh: Mesh, a: Vec, b: Vec, colour: Rgb): void {
  mesh.lines.push(...a, ...b)
  mesh.lineColours.push(...colour, ...colour)
}

/** A closed line of ink round a flat outline at a height. */
export function inkRound(mesh: Mesh, outline: readonly Flat[], z: number, colour: Rgb): void {
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[(i + 1) % outline.length]!
    ink(mesh, [ax, ay, z], [bx, by, z], colour)
  }
}

/** Adds all that another mesh holds. */
export function join(into: Mesh, from: Mesh): void {
  for (const key of ['positions', 'normals', 'colours', 'finish', 'lines', 'lineColours'] as const) {
    const target = into[key]
    for (const value of from[key]) target.push(value)
  }
}

/** How many triangles a mesh holds. */
export const triangleCount = (mesh: Mesh): number => mesh.positions.length / 9
