import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { Group, type Material, Mesh, PlaneGeometry } from 'three'
import { sampleFloorPaint } from './areas/floor-paint.ts'
import { poolPaint } from './light/glow.tsx'
import { sampleRegionPaint } from './marks/region-floor.tsx'

interface PreparedPaintsProps {
  /** Loads the paints of what is loaded later itself. */
  loadLater(): Promise<readonly Material[]>
}

const shape = new PlaneGeometry()

/**
 * Has the graphics card prepare the paints of what comes later in a game, once the table is drawn. A shader that is compiled
 * when its first thing appears stops the page for as long as that takes: with the first region, or the first die, of
 * all things.
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
