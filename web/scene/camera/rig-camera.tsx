import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect } from 'react'
import { Fog, PerspectiveCamera, Vector3 } from 'three'
import { lensOf } from './pose.ts'
import type { Rig } from './rig.ts'

/** Longest step of the camera, in seconds: after a pause the first frame must not jump. */
const LONGEST_STEP = 1 / 30

/** Moves the camera of the canvas as the rig says. */
export function RigCamera({
  rig,
  stillness,
  covered,
}: {
  readonly rig: Rig
  readonly stillness: boolean
  /** How many pixels of the upper edge lie under something. */
  readonly covered: number
}) {
  const { camera, invalidate, size, scene } = useThree()
  useLayoutEffect(() => {
    rig.resize(size.width, size.height, covered)
    rig.wake = invalidate
    invalidate()
    return () => {
      rig.wake = () => undefined
    }
  }, [rig, size.width, size.height, covered, invalidate])
  useEffect(() => {
    camera.matrixAutoUpdate = true
  }, [camera])
  useFrame((_, seconds) => {
    if (rig.step(stillness ? 10 : Math.min(seconds, LONGEST_STEP))) invalidate()
    const lens = lensOf(rig.pose, rig.aspect())
    if (!(camera instanceof PerspectiveCamera)) return
    camera.position.set(...lens.eye)
    camera.up.set(...lens.up)
    camera.lookAt(new Vector3(rig.pose.x, rig.pose.y, rig.pose.z))
    const room = Math.hypot(rig.stage.width, rig.stage.depth) + 20
    camera.near = Math.max(0.5, lens.distance - room)
    camera.far = lens.distance + room
    camera.aspect = lens.aspect
    // The lens is that of the clear part; what lies behind the buttons is drawn on above it.
    const { width, height, top } = rig.size
    if (lens.opening > 0) {
      camera.fov = (Math.atan(lens.opening) * 360) / Math.PI
      camera.setViewOffset(width, height, 0, -top, width, height + top)
    } else {
      const [w, h] = [lens.half * lens.aspect, lens.half]
      const above = h * (1 + (2 * top) / height)
      camera.projectionMatrix.makeOrthographic(-w, w, above, -h, camera.near, camera.far)
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
    }
    camera.updateMatrixWorld()
    if (scene.fog instanceof Fog) {
      scene.fog.near = lens.distance + room * 0.15
      scene.fog.far = lens.distance + room * (1.1 + 2 * rig.pose.flatness)
    }
  })
  return null
}
