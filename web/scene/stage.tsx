import { Canvas, useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { DirectionalLight } from 'three'
import type { Rig } from './camera/rig.ts'
import { RigCamera } from './camera/rig-camera.tsx'
import { toScene } from './coordinates.ts'
import { Figures, type Places } from './figures/figures.tsx'
import { type LabelNodes, placeLabels } from './labels/labels.tsx'
import type { SceneLabel } from './labels/scene-labels.ts'
import { lightMap } from './light/light-map.ts'
import { Lights } from './light/lights.tsx'
import { lightTexture, nightMaterial, nightUniforms } from './light/night-material.ts'
import { Marks } from './marks/marks.tsx'
import type { SceneQuality, TableSceneProps } from './scene-content.ts'
import { useDisposed } from './shape/use-disposed.ts'
import { Backdrop } from './terrain/backdrop.tsx'
import { Neon } from './terrain/neon.tsx'
import { Terrain } from './terrain/terrain.tsx'
import { Tokens } from './tokens/tokens.tsx'
import { Zones } from './tokens/zones.tsx'

/** What each quality costs. */
const qualities: Readonly<
  Record<SceneQuality, { pixels: number; smooth: boolean; shadows: number; lights: number }>
> = {
  low: { pixels: 1, smooth: false, shadows: 0, lights: 256 },
  middle: { pixels: 1.5, smooth: true, shadows: 1024, lights: 512 },
  high: { pixels: 2, smooth: true, shadows: 2048, lights: 768 },
}

interface StageProps extends TableSceneProps {
  readonly rig: Rig
  readonly labels: readonly SceneLabel[]
  readonly holder: RefObject<LabelNodes>
}

/** The canvas and all that is drawn in it. Frames are drawn only when something changes. */
export function Stage(props: StageProps) {
  const { pixels, smooth } = qualities[props.quality]
  return (
    <Canvas
      // Smooth edges are decided when a canvas is made.
      key={String(smooth)}
      frameloop="demand"
      dpr={[1, pixels]}
      shadows={props.quality === 'low' ? false : 'percentage'}
      gl={{ antialias: smooth, powerPreference: 'high-performance', alpha: true }}
      resize={{ debounce: 0, scroll: false }}
    >
      <Inside {...props} />
    </Canvas>
  )
}

function Inside({ content, marks, quality, overlays, stillness, rig, labels, holder }: StageProps) {
  const { board, night: isDark } = content
  const { gl, invalidate } = useThree()
  const places = useRef<Places>(new Map()).current
  const uniforms = useMemo(
    () => nightUniforms(lightMap(board, [], 2), toScene(board.width), toScene(board.depth)),
    [board],
  )
  const lightsSize = qualities[quality].lights
  const lit = useMemo(
    () => lightTexture(lightMap(board, content.lights, lightsSize)),
    [board, content.lights, lightsSize],
  )
  useDisposed(lit)
  uniforms.lightMap.value = lit
  uniforms.lampPower.value = isDark ? (overlays.light ? 1.25 : 1) : 0.35
  const material = useMemo(
    () => nightMaterial(uniforms, { patterns: quality !== 'low' }),
    [uniforms, quality],
  )
  useDisposed(material)
  const figurePaint = useMemo(() => nightMaterial(uniforms, { rim: true }), [uniforms])
  useDisposed(figurePaint)
  const backPaint = useMemo(() => nightMaterial(uniforms), [uniforms])
  useDisposed(backPaint)
  const shadows = quality !== 'low'

  const redraw = useMemo(
    () => () => {
      gl.shadowMap.needsUpdate = true
    },
    [gl],
  )
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
    redraw()
    invalidate()
  })
  useFrame(() => placeLabels(holder.current, labels, rig, places, board), 0)

  return (
    <>
      <fog attach="fog" args={['#0b1120', 60, 160]} />
      <Sky board={board} isDark={isDark} isSharp={overlays.light} shadowPixels={qualities[quality].shadows} />
      <RigCamera rig={rig} stillness={stillness} />
      {quality !== 'low' && <Backdrop board={board} material={backPaint} rig={rig} />}
      <Terrain board={board} material={material} uniforms={uniforms} quality={quality} />
      <Neon board={board} power={isDark ? 1 : 0.7} />
      <Lights content={content} material={material} edges={overlays.light} shadows={shadows} />
      <Zones zones={content.zones} />
      <Tokens tokens={content.tokens} options={marks.options} material={figurePaint} shadows={shadows} />
      <Figures
        figures={content.figures}
        options={marks.options}
        material={figurePaint}
        places={places}
        stillness={stillness}
        shadows={shadows}
        onMotion={redraw}
      />
      <Marks marks={marks} />
    </>
  )
}

interface SkyProps {
  readonly board: TableSceneProps['content']['board']
  readonly isDark: boolean
  /** What is not lit is darker still, so that light and dark are told apart at a glance. */
  readonly isSharp: boolean
  readonly shadowPixels: number
}

/** Moonlight from the north-west over a blue night; without the night, a grey evening. */
function Sky({ board, isDark, isSharp, shadowPixels }: SkyProps) {
  const share = isDark && isSharp ? 0.62 : 1
  const moon = useRef<DirectionalLight>(null)
  const [w, d] = [toScene(board.width), toScene(board.depth)]
  useEffect(() => {
    const light = moon.current
    if (!light) return
    light.target.position.set(w / 2, d / 2, 0)
    light.target.updateMatrixWorld()
    const reach = Math.hypot(w, d) / 2 + 2
    Object.assign(light.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 5,
      far: 140,
    })
    light.shadow.camera.updateProjectionMatrix()
  }, [w, d])
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
      <directionalLight
        ref={moon}
        position={[w / 2 - 30, d / 2 + 22, 52]}
        color={isDark ? '#c6d3fa' : '#fff2df'}
        intensity={isDark ? 2.2 * share : 2.6}
        castShadow={shadowPixels > 0}
        shadow-mapSize={[shadowPixels || 512, shadowPixels || 512]}
        shadow-bias={-0.0012}
        shadow-normalBias={0.03}
      />
    </>
  )
}
