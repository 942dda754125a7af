import { useMemo } from 'react'
import type { MeshLambertMaterial } from 'three'
import { markPaint } from '../marks/marks.tsx'
import type { AreaState, SceneArea, SceneBoundary, SceneContent, SceneMarks } from '../scene-content.ts'
import { faceGeometry } from '../shape/geometry.ts'
import type { Mesh } from '../shape/mesh.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { toneColour } from '../tones.ts'
import { areaMarksOf, areaStateLooks, areaStates } from './area-marks.ts'
import { areaMarkMeshes, boundariesMesh, floorsMesh } from './area-shapes.ts'
import { floorMaterial } from './floor-paint.ts'

interface AreasProps {
  readonly content: Pick<SceneContent, 'areas' | 'boundaries'>
  readonly marks: Pick<SceneMarks, 'areas' | 'options'>
  readonly hovered: string | undefined
  readonly material: MeshLambertMaterial
  readonly shadows: boolean
}

const NO_AREAS: readonly SceneArea[] = []
const NO_BOUNDARIES: readonly SceneBoundary[] = []

/** Areas of a board: their floors, the lines between them, and what is marked on them. Walls and heights are scenery. */
export function Areas({ content, marks, hovered, material, shadows }: AreasProps) {
  const { areas = NO_AREAS, boundaries = NO_BOUNDARIES } = content
  const { areas: said, options } = marks
  const floors = useMemo(() => faceGeometry(floorsMesh(areas)), [areas])
  const lines = useMemo(() => faceGeometry(boundariesMesh(boundaries)), [boundaries])
  const { fills, rims } = useMemo(
    () => areaMarkMeshes(areas, areaMarksOf({ areas }, { areas: said, options }), hovered),
    [areas, said, options, hovered],
  )
  const rimFaces = useMemo(() => faceGeometry(rims), [rims])
  useDisposed(floors)
  useDisposed(lines)
  useDisposed(rimFaces)
  if (areas.length === 0) return null
  return (
    <>
      <mesh geometry={floors} material={material} receiveShadow={shadows} />
      <mesh geometry={lines} material={markPaint} renderOrder={3} />
      {areaStates.map((state) => {
        const fill = fills.get(state)
        return fill && <StateFill key={state} state={state} fill={fill} />
      })}
      <mesh geometry={rimFaces} material={markPaint} renderOrder={5} />
    </>
  )
}

function StateFill({ state, fill }: { readonly state: AreaState; readonly fill: Mesh }) {
  const geometry = useMemo(() => faceGeometry(fill), [fill])
  const material = useMemo(() => {
    const { tone, pattern, wash, strokes } = areaStateLooks[state]
    return floorMaterial({ colour: toneColour(tone), pattern, wash, strokes })
  }, [state])
  useDisposed(geometry)
  useDisposed(material)
  return <mesh geometry={geometry} material={material} renderOrder={4} />
}
