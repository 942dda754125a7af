import type { Board } from '@gargoyle/table'
import { useEffect, useRef } from 'react'
import type { DirectionalLight } from 'three'
import { toScene } from '../coordinates.ts'

interface SkyProps {
  readonly board: Board
  readonly isDark: boolean
  /** What is not lit is darker still, so that light and dark can be distinguished at a glance. */
  readonly isSharp: boolean
  /** Pixels a side of the moon's shadows; 0 for none. */
  readonly shadowPixels: number
}

/** How much of the night's own light is left when light and dark must be distinguished. */
const SHARP = 0.62

/** Moonlight from the north-west over a blue night; without the night, a grey evening. */
export function Sky({ board, isDark, isSharp, shadowPixels }: SkyProps) {
  const share = isDark && isSharp ? SHARP : 1
  return (
    <>
      <hemisphereLight
        position={[0, 0, 1]}
        args={isDark ? ['#8d9dca', '#4a4250', 2.1 * share] : ['#c9d6ee', '#5a5560', 2]}
      />
      <directionalLight
        position={[14, -40, 26]}
        color={isDark ? '#8fa6d6' : '#dfe6f5'}
        intensity={isDark ? 1.15 * share : 0.9}
      />
      {/* The size of shadows is decided when their light is made. */}
      <Moon
        key={shadowPixels}
        board={board}
        colour={isDark ? '#c6d3fa' : '#fff2df'}
        power={isDark ? 2.2 * share : 2.6}
        shadowPixels={shadowPixels}
      />
    </>
  )
}

interface MoonProps extends Pick<SkyProps, 'board' | 'shadowPixels'> {
  readonly colour: string
  readonly power: number
}

/** The one light that throws shadows, wide enough for the whole board. */
function Moon({ board, colour, power, shadowPixels }: MoonProps) {
  const moon = useRef<DirectionalLight>(null)
  const [w, d] = [toScene(board.width), toScene(board.depth)]
  useEffect(() => {
    const light = moon.current
    if (!light) return
    light.target.position.set(w / 2, d / 2, 0)
    light.target.updateMatrixWorld()
    const reach = Math.hypot(w, d) / 2 + 2
    const { camera } = light.shadow
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 5, far: 140 })
    camera.updateProjectionMatrix()
  }, [w, d])
  return (
    <directionalLight
      ref={moon}
      position={[w / 2 - 30, d / 2 + 22, 52]}
      color={colour}
      intensity={power}
      castShadow={shadowPixels > 0}
      shadow-mapSize={[shadowPixels || 512, shadowPixels || 512]}
      shadow-bias={-0.0012}
      shadow-normalBias={0.03}
    />
  )
}
