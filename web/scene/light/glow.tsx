import { useMemo } from 'react'
import { AdditiveBlending, DataTexture, LinearFilter, MeshBasicMaterial, SpriteMaterial } from 'three'
import type { Vec } from '../shape/mesh.ts'
import { tokens } from '../tones.ts'

const SIZE = 64

/** A soft round spot of light, brightest in the middle. */
function softSpot(): DataTexture {
  const pixels = new Uint8Array(SIZE * SIZE * 4)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const away = Math.hypot(x + 0.5 - SIZE / 2, y + 0.5 - SIZE / 2) / (SIZE / 2)
      const value = Math.round(Math.max(0, 1 - away) ** 2.2 * 255)
      pixels.set([value, value, value, 255], (y * SIZE + x) * 4)
    }
  }
  const texture = new DataTexture(pixels, SIZE, SIZE)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** One picture for all: it is the same for every lantern. */
const spot = softSpot()

const added = {
  blending: AdditiveBlending,
  transparent: true,
  depthWrite: false,
  fog: false,
  toneMapped: false,
} as const

/** The light round a lantern, always turned to the eye. */
export function Halo({
  at,
  size,
  power = 0.75,
}: {
  readonly at: Vec
  readonly size: number
  readonly power?: number
}) {
  const material = useMemo(
    () => new SpriteMaterial({ ...added, map: spot, color: tokens['--lamp'], opacity: power }),
    [power],
  )
  return <sprite position={[...at]} scale={[size, size, 1]} material={material} renderOrder={9} />
}

/** What a pool of light is painted with. */
export const poolPaint = new MeshBasicMaterial({
  ...added,
  map: spot,
  color: tokens['--lamp-strong'],
  opacity: 0.9,
})

/** A pool of light on the floor under the active figure. */
export function LightPool({ radius }: { readonly radius: number }) {
  return (
    <mesh position={[0, 0, 0.045]} material={poolPaint} renderOrder={4}>
      <planeGeometry args={[radius * 2, radius * 2]} />
    </mesh>
  )
}
