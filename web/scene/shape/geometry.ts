import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Mesh } from './mesh.ts'

/** The faces of a mesh for the graphics card. */
export function faceGeometry(mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(mesh.positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(mesh.normals, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(mesh.colours, 3))
  geometry.setAttribute('finish', new Float32BufferAttribute(mesh.finish, 2))
  return geometry
}

/** The ink lines of a mesh for the graphics card. */
export function inkLines(mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(mesh.lines, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(mesh.lineColours, 3))
  return geometry
}
