import type { Board } from '@gargoyle/table'
import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Mesh, MeshLambertMaterial } from 'three'
import type { Rig } from '../camera/rig.ts'
import { toScene } from '../coordinates.ts'
import { faceGeometry } from '../shape/geometry.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { backdropMesh } from './backdrop-shape.ts'

interface BackdropProps {
  readonly board: Board
  readonly material: MeshLambertMaterial
  readonly rig: Rig
}

/** The dark city around the table. A map shows the board alone. */
export function Backdrop({ board, material, rig }: BackdropProps) {
  const geometry = useMemo(
    () => faceGeometry(backdropMesh(toScene(board.width), toScene(board.depth), board.name)),
    [board],
  )
  useDisposed(geometry)
  const city = useRef<Mesh>(null)
  useFrame(() => {
    if (city.current) city.current.visible = rig.pose.flatness < 0.6
  })
  return <mesh ref={city} geometry={geometry} material={material} />
}
