import type { Board } from '@gargoyle/table'
import { useMemo } from 'react'
import {
  AdditiveBlending,
  BufferGeometry,
  Float32BufferAttribute,
  LineBasicMaterial,
  type MeshLambertMaterial,
} from 'three'
import { flatOf, toScene, vecOf } from '../coordinates.ts'
import { movedTo } from '../marks/mark-shapes.ts'
import type { SceneLight, SceneToken } from '../scene-content.ts'
import { faceGeometry } from '../shape/geometry.ts'
import { emptyMesh, join, type Mesh, type Vec } from '../shape/mesh.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { tokens } from '../tones.ts'
import { Halo } from './glow.tsx'
import { LANTERN, lampMesh } from './lamp-shape.ts'
import { RAYS, shine } from './visibility.ts'

const edgePaint = new LineBasicMaterial({
  color: tokens['--lamp'],
  transparent: true,
  opacity: 0.55,
  blending: AdditiveBlending,
  depthWrite: false,
})

interface LightsProps {
  readonly board: Board
  readonly lights: readonly SceneLight[]
  /** Markers on the table: some of them are lamps. */
  readonly laid: readonly SceneToken[]
  readonly material: MeshLambertMaterial
  /** Whether the edge of every light is drawn. */
  readonly edges: boolean
  readonly shadows: boolean
}

/** Street lamps, the glow of all that shines, and on demand the line where light ends. */
export function Lights({ board, lights, laid, material, edges, shadows }: LightsProps) {
  const posts = useMemo(() => faceGeometry(postsMesh(board, lights, laid)), [board, lights, laid])
  const rims = useMemo(() => rimGeometry(board, lights), [board, lights])
  useDisposed(posts)
  useDisposed(rims)
  const shining = lights.filter(({ on }) => on)
  return (
    <>
      <mesh geometry={posts} material={material} castShadow={shadows} />
      {shining.map((light) => {
        const isLamp =
          isBoardLamp(board, light) || laid.some((token) => isLampKind(token) && stands(token, light))
        return <Halo key={light.id} at={glowPlace(light, isLamp)} size={isLamp ? 3 : 1.6} />
      })}
      {edges && <lineSegments geometry={rims} material={edgePaint} renderOrder={6} />}
    </>
  )
}

const stands = (token: SceneToken, { at }: SceneLight): boolean => token.at.x === at.x && token.at.y === at.y

const isLampKind = ({ kind }: SceneToken): boolean => kind === 'lamp' || kind === 'streetlamp'

const isBoardLamp = (board: Board, { at }: SceneLight): boolean =>
  board.lamps.some((lamp) => lamp.at.x === at.x && lamp.at.y === at.y)

/** The board's own lamps that shine or could: where a game laid a marker for one, the marker is the lamp. */
function postsMesh(board: Board, lights: readonly SceneLight[], laid: readonly SceneToken[]): Mesh {
  const mesh = emptyMesh()
  for (const light of lights) {
    if (!isBoardLamp(board, light) || laid.some((token) => stands(token, light))) continue
    join(mesh, movedTo(lampMesh(toScene(light.radius), light.on), vecOf(light.at)))
  }
  return mesh
}

function glowPlace(light: SceneLight, isLamp: boolean): Vec {
  const [x, y, z] = vecOf(light.at)
  return [x, y, z + (isLamp ? LANTERN - 0.1 : 0.9)]
}

/** The line where each light ends: its circle, drawn in where scenery keeps it off. */
function rimGeometry(board: Board, lights: readonly SceneLight[]): BufferGeometry {
  const places: number[] = []
  for (const light of lights) {
    if (!light.on) continue
    const far = shine(board, light)
    const [x, y] = flatOf(light.at)
    const z = toScene(light.at.z) + 0.05
    for (let i = 0; i < RAYS; i++) {
      // Broken, so that it is not taken for the edge of a move.
      if (i % 12 >= 8) continue
      for (const k of [i, (i + 1) % RAYS]) {
        const angle = (k / RAYS) * Math.PI * 2
        places.push(x + Math.cos(angle) * far[k]!, y + Math.sin(angle) * far[k]!, z)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  return geometry
}
