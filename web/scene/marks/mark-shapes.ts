import { type LengthUnit, lengthUnits, sprayOutline, type Template } from '@gargoyle/table'
import { flatOf, toScene, vecOf } from '../coordinates.ts'
import type { LineMark, OptionMark, PathMark, SpotMark, Tone } from '../scene-content.ts'
import { emptyMesh, type Flat, face, join, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { arc } from '../shape/ring.ts'
import { bar, circle, cylinder, lid } from '../shape/solids.ts'
import { toneColour } from '../tones.ts'

/** The height of marks above the floor they are on, in inches. */
const FLOAT = 0.07

const paintOf = (tone: Tone): SurfacePaint => ({ colour: toneColour(tone) })

const raised = ([x, y, z]: Vec, by = FLOAT): Vec => [x, y, z + by]

/** A mesh moved to a place. */
export function movedTo(mesh: Mesh, [x, y, z]: Vec): Mesh {
  for (const places of [mesh.positions, mesh.lines]) {
    for (let i = 0; i < places.length; i += 3) {
      places[i]! += x
      places[i + 1]! += y
      places[i + 2]! += z
    }
  }
  return mesh
}

/** A way as a ribbon with a knot at every bend, pins where a person set them, and an arrow at its end. */
export function pathMesh({ points, tone, pins = [] }: PathMark): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  const places = points.map((place) => raised(vecOf(place)))
  for (let i = 0; i + 1 < places.length; i++) bar(mesh, places[i]!, places[i + 1]!, 0.13, paint)
  for (const [x, y, z] of places.slice(1, -1))
    cylinder(mesh, [x, y, z - 0.05], [0.13, 0.13], 0.1, paint, { corners: 10 })
  const [last, before] = [places.at(-1), places.at(-2)]
  if (last && before) arrow(mesh, before, last, paint)
  for (const pin of pins) {
    const [x, y, z] = raised(vecOf(pin))
    cylinder(mesh, [x, y, z], [0.06, 0.06], 0.55, paint, { corners: 6 })
    cylinder(mesh, [x, y, z + 0.5], [0.04, 0.2], 0.16, paint, { corners: 10 })
    cylinder(mesh, [x, y, z + 0.66], [0.2, 0.08], 0.12, paint, { corners: 10 })
  }
  return mesh
}

function arrow(mesh: Mesh, from: Vec, to: Vec, paint: SurfacePaint): void {
  const flat = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (flat < 0.05) {
    cylinder(mesh, [to[0], to[1], to[2] - 0.04], [0.2, 0.2], 0.08, paint, { corners: 12 })
    return
  }
  const [ux, uy] = [(to[0] - from[0]) / flat, (to[1] - from[1]) / flat]
  const tip: Vec = [to[0] + ux * 0.16, to[1] + uy * 0.16, to[2] + 0.05]
  const back = (side: number): Vec => [
    to[0] - ux * 0.3 - uy * 0.26 * side,
    to[1] - uy * 0.3 + ux * 0.26 * side,
    to[2] + 0.05,
  ]
  face(mesh, [tip, back(1), back(-1)], paint)
}

/** How lines of a tone are broken: inches drawn and inches left out. Whole lines have no gap. */
export const dashes: Readonly<Record<Tone, readonly [number, number]>> = {
  open: [1, 0],
  ok: [1, 0],
  picked: [1, 0],
  lamp: [1, 0],
  plain: [1, 0],
  seen: [0.7, 0.12],
  closed: [0.18, 0.22],
  danger: [0.45, 0.2],
}

/** A straight line, broken by its tone; a plain one is a ruler with a notch at every unit of the game. */
export function lineMesh({ from, to, tone }: LineMark, unit: LengthUnit = lengthUnits.inch): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  const [a, b] = [raised(vecOf(from)), raised(vecOf(to))]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
  if (length < 1e-3) return mesh
  const at = (inch: number): Vec => {
    const t = Math.min(1, inch / length)
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  }
  const [drawn, gap] = dashes[tone]
  if (gap === 0) bar(mesh, a, b, 0.07, paint)
  else for (let i = 0; i < length; i += drawn + gap) bar(mesh, at(i), at(i + drawn), 0.08, paint)
  if (tone === 'plain') notches(mesh, at, length, toScene(unit.size), a, b, paint)
  for (const end of [a, b])
    cylinder(mesh, [end[0], end[1], end[2] - 0.04], [0.12, 0.12], 0.08, paint, { corners: 10 })
  return mesh
}

function notches(
  mesh: Mesh,
  at: (inch: number) => Vec,
  length: number,
  step: number,
  a: Vec,
  b: Vec,
  paint: SurfacePaint,
): void {
  const flat = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [nx, ny]: Flat = flat > 1e-3 ? [-(b[1] - a[1]) / flat, (b[0] - a[0]) / flat] : [1, 0]
  for (let notch = 1; notch * step < length; notch++) {
    const half = notch % 5 === 0 ? 0.22 : 0.12
    const [x, y, z] = at(notch * step)
    bar(mesh, [x - nx * half, y - ny * half, z], [x + nx * half, y + ny * half, z], 0.05, paint)
  }
}

/** The rim and the bands of a template. */
export function templateMesh(template: Template, tone: Tone): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  if (template.kind === 'circle') {
    const [x, y, z] = raised(vecOf(template.centre))
    const radius = toScene(template.radius)
    arc(mesh, radius, radius - 0.09, 0, 1, 0, paint)
    for (const [from, to] of [
      [0, 0.04],
      [0.25, 0.29],
      [0.5, 0.54],
      [0.75, 0.79],
    ] as const) {
      arc(mesh, radius - 0.09, radius - 0.34, from - 0.02, to - 0.02, 0, paint)
    }
    cylinder(mesh, [0, 0, 0], [0.12, 0.12], 0.05, paint, { corners: 12 })
    return movedTo(mesh, [x, y, z])
  }
  const corners = sprayOutline(template).map(flatOf)
  const z = toScene(template.from.z) + FLOAT
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!
    bar(mesh, [x, y, z], [nx, ny, z], 0.09, paint)
  })
  const [a, b, c, d] = corners
  for (let band = 1; a && b && c && d && band < template.bands; band++) {
    const t = band / template.bands
    bar(
      mesh,
      [a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t, z],
      [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t, z],
      0.05,
      paint,
    )
  }
  return mesh
}

/** The filled ground under a template, to be shown faintly. */
export function templateGround(template: Template, tone: Tone): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  if (template.kind === 'circle') {
    const [x, y, z] = raised(vecOf(template.centre), FLOAT / 2)
    face(
      mesh,
      circle(x, y, toScene(template.radius), 48).map(([u, v]): Vec => [u, v, z]),
      paint,
    )
  } else {
    lid(mesh, sprayOutline(template).map(flatOf), toScene(template.from.z) + FLOAT / 2, paint)
  }
  return mesh
}

/** Where something would stand: the rim of its base and a cross in the middle. */
export function spotMesh({ at, radius, tone }: SpotMark): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  const r = toScene(radius)
  arc(mesh, r, r * 0.82, 0, 1, 0, paint)
  const reach = r * 0.4
  bar(mesh, [-reach, 0, 0], [reach, 0, 0], 0.06, paint)
  bar(mesh, [0, -reach, 0], [0, reach, 0], 0.06, paint)
  return movedTo(mesh, raised(vecOf(at)))
}

/** The ring round a base or marker that is offered (whole, with four pointers), refused (broken) or chosen (double). */
export function optionMesh(tone: OptionMark['tone'], radius: number): Mesh {
  const mesh = emptyMesh()
  const paint = paintOf(tone)
  if (tone === 'closed') {
    for (let i = 0; i < 12; i++) arc(mesh, radius * 1.28, radius * 1.16, i / 12, (i + 0.5) / 12, FLOAT, paint)
    return mesh
  }
  arc(mesh, radius * 1.32, radius * 1.14, 0, 1, FLOAT, paint)
  if (tone === 'picked') arc(mesh, radius * 1.58, radius * 1.42, 0, 1, FLOAT, paint)
  else join(mesh, pointers(radius, paint))
  return mesh
}

function pointers(radius: number, paint: SurfacePaint): Mesh {
  const mesh = emptyMesh()
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const place = (out: number, side: number): Vec => [
      x * out * radius - y * side * radius,
      y * out * radius + x * side * radius,
      FLOAT,
    ]
    face(mesh, [place(1.3, 0), place(1.72, -0.2), place(1.72, 0.2)], paint)
  }
  return mesh
}
