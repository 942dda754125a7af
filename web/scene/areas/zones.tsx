import { useMemo } from 'react'
import { flatOf, toScene } from '../coordinates.ts'
import { sideLooks } from '../figures/side-look.ts'
import { markPaint } from '../marks/marks.tsx'
import type { SceneMarks, SceneZone } from '../scene-content.ts'
import type { Rgb } from '../shape/colour.ts'
import { faceGeometry } from '../shape/geometry.ts'
import { emptyMesh, type Mesh } from '../shape/mesh.ts'
import { lid, prism } from '../shape/solids.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { toneColour } from '../tones.ts'
import { floorMaterial } from './floor-paint.ts'
import { dashedOutline } from './floor-shapes.ts'

const colourOf = ({ side, tone }: SceneZone): Rgb =>
  side === undefined ? toneColour(tone) : sideLooks[side].colour

/** Parts of the table that mean something: an outline and a pattern on the floor; clouds rise from it. */
export function SceneZones({
  zones,
  options,
}: { readonly zones: readonly SceneZone[] } & Pick<SceneMarks, 'options'>) {
  return zones.map((zone) => <Zone key={zone.id} zone={zone} tone={options.get(zone.id)?.tone} />)
}

/** How strongly a zone is coloured: more where it is offered, most where it is pointed at. */
const washes = { closed: 0.05, open: 0.12, picked: 0.3 } as const

function outlineMesh(zone: SceneZone): Mesh {
  const mesh = emptyMesh()
  const dash = zone.side === undefined ? undefined : sideLooks[zone.side].dash
  const paint = { colour: colourOf(zone) }
  dashedOutline(mesh, zone.outline.map(flatOf), toScene(zone.z) + 0.05, 0.09, paint, dash)
  return mesh
}

function fillMesh(zone: SceneZone): Mesh {
  const mesh = emptyMesh()
  const corners = zone.outline.map(flatOf)
  const z = toScene(zone.z) + 0.04
  const paint = { colour: colourOf(zone) }
  if (zone.height === undefined) lid(mesh, corners, z, paint)
  else prism(mesh, corners, z, z + toScene(zone.height), { side: paint, top: paint, outline: false })
  return mesh
}

function Zone({
  zone,
  tone = 'closed',
}: {
  readonly zone: SceneZone
  readonly tone?: keyof typeof washes | undefined
}) {
  const [outline, fill] = useMemo(
    () => [faceGeometry(outlineMesh(zone)), faceGeometry(fillMesh(zone))],
    [zone],
  )
  const material = useMemo(
    () =>
      floorMaterial({
        colour: colourOf(zone),
        pattern: zone.side === undefined ? 'hatch' : sideLooks[zone.side].pattern,
        wash: washes[tone],
        strokes: 0.04 + washes[tone],
        cloudy: zone.height !== undefined,
      }),
    [zone, tone],
  )
  useDisposed(outline)
  useDisposed(fill)
  useDisposed(material)
  return (
    <>
      <mesh geometry={fill} material={material} renderOrder={zone.height === undefined ? 3 : 9} />
      <mesh geometry={outline} material={markPaint} renderOrder={4} />
    </>
  )
}
