import type { LengthUnit } from '@gargoyle/table'
import { useMemo } from 'react'
import { DoubleSide, MeshBasicMaterial } from 'three'
import type { SceneMarks } from '../scene-content.ts'
import { faceGeometry } from '../shape/geometry.ts'
import { emptyMesh, join, type Mesh } from '../shape/mesh.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { lineMesh, pathMesh, spotMesh, templateGround, templateMesh } from './mark-shapes.ts'
import { RegionFloor } from './region-floor.tsx'
import { groupRegions } from './region-mask.ts'

const flat = {
  vertexColors: true,
  toneMapped: false,
  transparent: true,
  depthWrite: false,
  fog: false,
  side: DoubleSide,
  // They are flat: drawing their backs first, and changing shaders for it in every frame, would show nothing more.
  forceSinglePass: true,
} as const

/** Marks in plain view, marks behind walls (faint), and the ground under templates. */
export const markPaint = new MeshBasicMaterial({
  ...flat,
  polygonOffset: true,
  polygonOffsetFactor: -4,
  polygonOffsetUnits: -4,
})
const behindPaint = new MeshBasicMaterial({ ...flat, depthTest: false, opacity: 0.28 })
const groundPaint = new MeshBasicMaterial({ ...flat, opacity: 0.16 })

function strokesOf({ paths, lines, templates, spots }: Strokes, unit: LengthUnit | undefined): Mesh {
  const mesh = emptyMesh()
  for (const path of paths) join(mesh, pathMesh(path))
  for (const line of lines) join(mesh, lineMesh(line, unit))
  for (const { template, tone } of templates) join(mesh, templateMesh(template, tone))
  for (const place of spots) join(mesh, spotMesh(place))
  return mesh
}

type Strokes = Pick<SceneMarks, 'paths' | 'lines' | 'templates' | 'spots'>

function groundOf(templates: SceneMarks['templates']): Mesh {
  const mesh = emptyMesh()
  for (const { template, tone } of templates) join(mesh, templateGround(template, tone))
  return mesh
}

interface MarksProps {
  readonly marks: SceneMarks
  readonly unit: LengthUnit | undefined
}

/** What the moment shows over the table: regions, ways, lines, templates and places. */
export function Marks({ marks, unit }: MarksProps) {
  const { regions, paths, lines, templates, spots } = marks
  const groups = useMemo(() => groupRegions(regions), [regions])
  const strokes = useMemo(
    () => faceGeometry(strokesOf({ paths, lines, templates, spots }, unit)),
    [paths, lines, templates, spots, unit],
  )
  const ground = useMemo(() => faceGeometry(groundOf(templates)), [templates])
  useDisposed(strokes)
  useDisposed(ground)
  return (
    <>
      {groups.map((group) => (
        <RegionFloor key={`${group.z} ${group.tone}`} group={group} />
      ))}
      <mesh geometry={ground} material={groundPaint} renderOrder={6} />
      <mesh geometry={strokes} material={behindPaint} renderOrder={7} />
      <mesh geometry={strokes} material={markPaint} renderOrder={8} />
    </>
  )
}
