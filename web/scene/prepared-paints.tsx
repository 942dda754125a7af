import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { Group, type Material, Mesh, PlaneGeometry } from 'three'
import { sampleFloorPaint } from './areas/floor-paint.ts'
import { poolPaint } from './light/glow.tsx'
import { sampleRegionPaint } from './marks/region-floor.tsx'

interface PreparedPaintsProps {
  /** Loads the materials of parts of the scene whose code is loaded on demand. */
  loadLater(): Promise<readonly Material[]>
}

const shape = new PlaneGeometry()

/**
 * Compiles the shaders of what appears later in a game (marked ground, the light under the active model, zones, dice) once
 * the table is drawn. Compiled only when first drawn, each would stop the page for that long.
 */
export function PreparedPaints({ loadLater }: PreparedPaintsProps) {
  const get = useThree((state) => state.get)
  useEffect(() => {
    let isGone = false
    const prepare = (paints: readonly Material[]): void => {
      if (isGone) return
      const { gl, scene, camera } = get()
      gl.compile(new Group().add(...paints.map((paint) => new Mesh(shape, paint))), camera, scene)
    }
    // Not before the first frame, which people wait for.
    const frame = requestAnimationFrame(() => {
      prepare([poolPaint, sampleRegionPaint, sampleFloorPaint])
      loadLater().then(prepare, () => undefined)
    })
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [get, loadLater])
  return null
}
