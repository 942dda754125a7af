import { Canvas, useFrame, useThree } from '@react-three/fiber'
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react'
import { Areas } from './areas/areas.tsx'
import { SceneZones } from './areas/zones.tsx'
import type { Rig } from './camera/rig.ts'
import { RigCamera } from './camera/rig-camera.tsx'
import { toScene } from './coordinates.ts'
import { Figures, type Places } from './figures/figures.tsx'
import { type LabelNodes, placeLabels } from './labels/place-labels.ts'
import type { SceneLabel } from './labels/scene-labels.ts'
import { lightMap } from './light/light-map.ts'
import { Lights } from './light/lights.tsx'
import { lightTexture, nightMaterial, nightUniforms } from './light/night-material.ts'
import { Sky } from './light/sky.tsx'
import { Marks } from './marks/marks.tsx'
import { PreparedPaints } from './prepared-paints.tsx'
import type { SceneQuality, TableSceneProps } from './scene-content.ts'
import { useDisposed } from './shape/use-disposed.ts'
import { suppressClockWarning } from './suppress-clock-warning.ts'
import { Backdrop } from './terrain/backdrop.tsx'
import { Neon } from './terrain/neon.tsx'
import { Terrain } from './terrain/terrain.tsx'
import { Tokens } from './tokens/tokens.tsx'
import { useSame } from './use-same.ts'

suppressClockWarning()

// Dice and tracers are wanted with the first attack, not with the first look at the table.
const loadShow = () => import('./show/show-view.tsx')
const ShowView = lazy(loadShow)
const loadShowPaints = async () => (await loadShow()).sampleShowPaints

/** What each quality costs. */
const qualities: Readonly<
  Record<SceneQuality, { pixels: number; smooth: boolean; shadows: number; lights: number }>
> = {
  low: { pixels: 0.75, smooth: false, shadows: 0, lights: 256 },
  middle: { pixels: 1.5, smooth: true, shadows: 1024, lights: 512 },
  high: { pixels: 2, smooth: true, shadows: 2048, lights: 768 },
}

interface SceneCanvasProps extends TableSceneProps {
  readonly rig: Rig
  readonly labels: readonly SceneLabel[]
  readonly holder: RefObject<LabelNodes>
  /** The figure, marker or area that is pointed at. */
  readonly hovered: string | undefined
}

/** The canvas and all that is drawn in it. Frames are drawn only when something changes. */
export function SceneCanvas(props: SceneCanvasProps) {
  const { pixels, smooth } = qualities[props.quality]
  return (
    <Canvas
      // Smooth edges are decided when a canvas is made.
      key={String(smooth)}
      frameloop="demand"
      dpr={[Math.min(1, pixels), pixels]}
      shadows={props.quality === 'low' ? false : 'percentage'}
      gl={{ antialias: smooth, powerPreference: 'high-performance', alpha: true }}
      // Asking whether a shader is in order waits for it: that is for those who write shaders.
      onCreated={({ gl }) => {
        gl.debug.checkShaderErrors = import.meta.env.DEV
      }}
      resize={{ debounce: 0, scroll: false }}
    >
      <Inside {...props} />
    </Canvas>
  )
}

function Inside(props: SceneCanvasProps) {
  const { content, marks, quality, overlays, stillness, covered = 0, rig, labels, holder, hovered } = props
  const lights = useSame(content.lights)
  const tokens = useSame(content.tokens)
  const zones = useSame(content.zones)
  const { board, night: isDark } = content
  const { gl, invalidate } = useThree()
  const places = useRef<Places>(new Map()).current
  const uniforms = useMemo(
    () => nightUniforms(lightMap(board, [], 2), toScene(board.width), toScene(board.depth)),
    [board],
  )
  const lightsSize = qualities[quality].lights
  const lit = useMemo(() => lightTexture(lightMap(board, lights, lightsSize)), [board, lights, lightsSize])
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
  const drawn = useRef<Pick<SceneCanvasProps, 'content' | 'quality'>>(undefined)
  // Every change needs a frame; shadows are recomputed only when things may have moved.
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
    if (drawn.current?.content !== content || drawn.current.quality !== quality) redraw()
    drawn.current = { content, quality }
    invalidate()
  })
  useEffect(() => {
    const canvas = gl.domElement
    const again = (): void => {
      redraw()
      invalidate()
    }
    canvas.addEventListener('webglcontextrestored', again)
    return () => canvas.removeEventListener('webglcontextrestored', again)
  }, [gl, redraw, invalidate])
  useFrame(() => placeLabels(holder.current, labels, rig, places, board), 0)

  return (
    <>
      <fog attach="fog" args={['#0b1120', 60, 160]} />
      <Sky board={board} isDark={isDark} isSharp={overlays.light} shadowPixels={qualities[quality].shadows} />
      <RigCamera rig={rig} stillness={stillness} covered={covered} />
      {quality !== 'low' && <Backdrop board={board} material={backPaint} rig={rig} />}
      <Terrain board={board} material={material} uniforms={uniforms} quality={quality} />
      <Neon board={board} power={isDark ? 1 : 0.7} />
      <Lights
        board={board}
        lights={lights}
        laid={tokens}
        material={material}
        edges={overlays.light}
        shadows={shadows}
      />
      <Areas content={content} marks={marks} hovered={hovered} material={material} shadows={shadows} />
      <SceneZones zones={zones} options={marks.options} />
      <Tokens tokens={tokens} options={marks.options} material={figurePaint} shadows={shadows} />
      <Figures
        figures={content.figures}
        options={marks.options}
        material={figurePaint}
        places={places}
        stillness={stillness}
        shadows={shadows}
        show={props.show}
        onMotion={redraw}
      />
      {props.show && (
        <Suspense fallback={null}>
          <ShowView show={props.show} places={places} rig={rig} />
        </Suspense>
      )}
      <Marks marks={marks} unit={content.unit} />
      <PreparedPaints loadLater={loadShowPaints} />
    </>
  )
}
