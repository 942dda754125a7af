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
import type { SceneContent, SceneLight, Token } from '../scene-content.ts'
import { faces } from '../shape/geometry.ts'
import { emptyMesh, join, type Vec } from '../shape/mesh.ts'
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
  readonly content: Pick<SceneContent, 'board' | 'lights' | 'tokens'>
  readonly material: MeshLambertMaterial
  /** Whether the edge of every light is drawn. */
  readonly edges: boolean
  readonly shadows: boolean
}

/** Street lamps, the glow of all that shines, and on demand the line where light ends. */
export function Lights({ content, material, edges, shadows }: LightsProps) {
  const { board, lights } = content
  const posts = useMemo(() => {
    const mesh = emptyMesh()
    for (const light of postsOf(content)) {
      join(mesh, movedTo(lampMesh(toScene(light.radius), light.on), vecOf(light.at)))
    }
    return faces(mesh)
  }, [content])
  const rims = useMemo(() => rimGeometry(board, lights), [board, lights])
  useDisposed(posts)
  useDisposed(rims)
  return (
    <>
      <mesh geometry={posts} material={material} castShadow={shadows} />
      {lights
        .filter(({ on }) => on)
        .map((light) => (
          <Halo key={light.id} at={glowPlace(light, content)} size={isLamp(light, content) ? 3 : 1.6} />
        ))}
      {edges && <lineSegments geometry={rims} material={edgePaint} renderOrder={6} />}
    </>
  )
}

const stands = (token: Token, { at }: SceneLight): boolean => token.at.x === at.x && token.at.y === at.y

const isLampKind = ({ kind }: Token): boolean => kind === 'lamp' || kind === 'streetlamp'

/** The board's own lamps that shine or could: where a game laid a marker for one, the marker is the lamp. */
function postsOf({ board, lights, tokens: laid }: LightsProps['content']): readonly SceneLight[] {
  return lights.filter((light) => isBoardLamp(board, light) && !laid.some((token) => stands(token, light)))
}

const isBoardLamp = (board: Board, { at }: SceneLight): boolean =>
  board.lamps.some((lamp) => lamp.at.x === at.x && lamp.at.y === at.y)

const isLamp = (light: SceneLight, { board, tokens: laid }: LightsProps['content']): boolean =>
  isBoardLamp(board, light) || laid.some((token) => isLampKind(token) && stands(token, light))

function glowPlace(light: SceneLight, content: LightsProps['content']): Vec {
  const [x, y, z] = vecOf(light.at)
  return [x, y, z + (isLamp(light, content) ? LANTERN - 0.1 : 0.9)]
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
