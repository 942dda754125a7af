import { face, type Mesh, type SurfacePaint, type Vec } from './mesh.ts'

/** The place at a share of a full turn on a circle round the origin. */
export const around = (radius: number, share: number, z: number): Vec => {
  const angle = share * Math.PI * 2
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, z]
}

/** A flat piece of a ring. */
export function arc(
  mesh: Mesh,
  outer: number,
  inner: number,
  from: number,
  to: number,
  z: number,
  paint: SurfacePaint,
): void {
  const steps = Math.max(2, Math.ceil((to - from) * 40))
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
    face(mesh, [around(inner, a, z), around(outer, a, z), around(outer, b, z), around(inner, b, z)], paint)
  }
}
