import { colour } from '../shape/colour.ts'
import { emptyMesh, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { ball, bar, cylinder } from '../shape/solids.ts'

/** How high a street lamp's light hangs, in inches. */
export const LANTERN = 2.35

const iron: SurfacePaint = { colour: colour('#20252f') }

/** A street lamp at the origin on a foot of a radius (inches): dark iron, and a lantern that glows when it is lit. */
export function lampMesh(radius: number, lit: boolean): Mesh {
  const mesh = emptyMesh()
  const foot = Math.max(0.2, radius)
  cylinder(mesh, [0, 0, 0], [foot, foot * 0.92], 0.1, { colour: colour('#39414f') }, { corners: 20 })
  cylinder(mesh, [0, 0, 0.1], [0.2, 0.1], 0.3, iron, { corners: 8 })
  cylinder(mesh, [0, 0, 0.3], [0.07, 0.05], LANTERN - 0.6, iron, { corners: 8 })
  cylinder(mesh, [0, 0, LANTERN - 0.36], [0.06, 0.16], 0.1, iron, { corners: 6 })
  const glass: SurfacePaint = lit ? { colour: colour('#ffe3a3'), glow: 1.6 } : { colour: colour('#3b4150') }
  cylinder(mesh, [0, 0, LANTERN - 0.26], [0.13, 0.19], 0.36, glass, { corners: 6, top: false })
  cylinder(mesh, [0, 0, LANTERN + 0.1], [0.25, 0.05], 0.18, iron, { corners: 6 })
  ball(mesh, [0, 0, LANTERN + 0.3], 0.05, iron, 1, 3, 6)
  for (const side of [-1, 1]) bar(mesh, [0, 0, LANTERN - 0.7], [0.22 * side, 0, LANTERN - 0.55], 0.04, iron)
  return mesh
}
