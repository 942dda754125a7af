import type { Board } from '@gargoyle/table'
import { useMemo } from 'react'
import { CanvasTexture, LineBasicMaterial, type MeshLambertMaterial, SRGBColorSpace } from 'three'
import { toScene } from '../coordinates.ts'
import { type NightUniforms, nightMaterial } from '../light/night-material.ts'
import type { SceneQuality } from '../scene-content.ts'
import { colour } from '../shape/colour.ts'
import { faceGeometry, inkLines } from '../shape/geometry.ts'
import { emptyMesh, type Flat, face, type Mesh } from '../shape/mesh.ts'
import { frustum } from '../shape/solids.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { insetOf } from './building.ts'
import { paintGround } from './ground-painting.ts'
import { boardMesh } from './piece-shapes.ts'

const inkPaint = new LineBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.85 })

/** Pixels a side of the picture of the ground. */
const groundPixels: Readonly<Record<SceneQuality, number>> = { low: 1024, middle: 2048, high: 3072 }

interface TerrainProps {
  readonly board: Board
  readonly material: MeshLambertMaterial
  readonly uniforms: NightUniforms
  readonly quality: SceneQuality
}

/** The board: its ground, all scenery as one mesh, its ink lines as another. */
export function Terrain({ board, material, uniforms, quality }: TerrainProps) {
  const [scenery, ink] = useMemo(() => {
    const mesh = boardMesh(board)
    return [faceGeometry(mesh), inkLines(mesh)]
  }, [board])
  const rim = useMemo(() => faceGeometry(rimMesh(board)), [board])
  useDisposed(scenery)
  useDisposed(ink)
  useDisposed(rim)
  const shadows = quality !== 'low'
  return (
    <>
      <Ground board={board} uniforms={uniforms} quality={quality} />
      <mesh geometry={rim} material={material} />
      <mesh geometry={scenery} material={material} castShadow={shadows} receiveShadow={shadows} />
      <lineSegments geometry={ink} material={inkPaint} />
    </>
  )
}

function Ground({ board, uniforms, quality }: Omit<TerrainProps, 'material'>) {
  const geometry = useMemo(() => faceGeometry(groundMesh(board)), [board])
  const texture = useMemo(() => {
    const canvas = document.createElement('canvas')
    const longest = Math.max(board.width, board.depth)
    canvas.width = Math.round((groundPixels[quality] * board.width) / longest)
    canvas.height = Math.round((groundPixels[quality] * board.depth) / longest)
    paintGround(canvas, board)
    const painted = new CanvasTexture(canvas)
    painted.colorSpace = SRGBColorSpace
    painted.anisotropy = 8
    return painted
  }, [board, quality])
  const material = useMemo(() => nightMaterial(uniforms, { ground: texture }), [uniforms, texture])
  useDisposed(geometry)
  useDisposed(texture)
  useDisposed(material)
  return <mesh geometry={geometry} material={material} receiveShadow={quality !== 'low'} />
}

/** The flat ground. */
function groundMesh(board: Board): Mesh {
  const mesh = emptyMesh()
  const [w, d] = [toScene(board.width), toScene(board.depth)]
  face(
    mesh,
    [
      [0, 0, 0],
      [w, 0, 0],
      [w, d, 0],
      [0, d, 0],
    ],
    { colour: [1, 1, 1] },
  )
  return mesh
}

/** The table's edge: a stone rim round the board and the side of the slab below. */
function rimMesh(board: Board): Mesh {
  const mesh = emptyMesh()
  const [w, d] = [toScene(board.width), toScene(board.depth)]
  const inner: Flat[] = [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ]
  const outer = insetOf(inner, -0.7)
  const stone = { colour: colour('#2a3144') }
  outer.forEach((a, i) => {
    const j = (i + 1) % 4
    const [b, c, e] = [outer[j]!, inner[j]!, inner[i]!]
    face(
      mesh,
      [
        [a[0], a[1], 0.02],
        [b[0], b[1], 0.02],
        [c[0], c[1], 0.02],
        [e[0], e[1], 0.02],
      ],
      stone,
    )
  })
  const brass = insetOf(inner, -0.12)
  brass.forEach((a, i) => {
    const j = (i + 1) % 4
    const [b, c, e] = [brass[j]!, inner[j]!, inner[i]!]
    face(
      mesh,
      [
        [a[0], a[1], 0.03],
        [b[0], b[1], 0.03],
        [c[0], c[1], 0.03],
        [e[0], e[1], 0.03],
      ],
      { colour: colour('#a37c3f'), glow: 0.12 },
    )
  })
  frustum(mesh, insetOf(outer, -0.25), -1.6, outer, 0.02, { colour: colour('#171c2a') }, false, false)
  return mesh
}
