import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Color, GreaterDepth, type Group, type MeshLambertMaterial, ShaderMaterial } from 'three'
import { toScene, vecOf } from '../coordinates.ts'
import { LightPool } from '../light/glow.tsx'
import { optionMesh } from '../marks/mark-shapes.ts'
import { markPaint } from '../marks/marks.tsx'
import type { Figure, OptionMark, SceneMarks } from '../scene-content.ts'
import { faceGeometry } from '../shape/geometry.ts'
import type { Vec } from '../shape/mesh.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { actOf, type FigureAct, type RunningShow } from '../show/show.ts'
import { tokens } from '../tones.ts'
import { figureMesh } from './figure-shape.ts'
import { sideLooks, sides } from './side-look.ts'
import { along, same, smooth, type Walk, walkTo } from './walk.ts'

/** Where every figure shows right now, by id, in inches: labels follow it. */
export type Places = Map<string, Vec>

/** How long a figure takes to fall or to get up, in seconds. */
const FALL = 0.4

/**
 * Figures behind a wall shine through it as dots of their side's colour. Drawn before the figures themselves, and only
 * where something is in front.
 */
const throughWalls = new Map(
  sides.map((side) => [
    side,
    new ShaderMaterial({
      depthFunc: GreaterDepth,
      depthWrite: false,
      uniforms: { tone: { value: new Color(tokens[sideLooks[side].token]) } },
      vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader: `
        uniform vec3 tone;
        void main() {
          vec2 dot = fract((gl_FragCoord.xy + vec2(0.0, 2.0 * mod(floor(gl_FragCoord.x / 4.0), 2.0))) / 4.0) - 0.5;
          if (length(dot) > 0.34) discard;
          gl_FragColor = vec4(tone, 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  ]),
)

interface FiguresProps {
  readonly figures: readonly Figure[]
  readonly options: SceneMarks['options']
  readonly material: MeshLambertMaterial
  readonly places: Places
  readonly stillness: boolean
  readonly shadows: boolean
  /** What is acted out at the moment. */
  readonly show: RunningShow | undefined
  /** Called for every frame in which a figure moves. */
  onMotion(): void
}

/** All figures on the table. */
export function Figures({ figures, options, ...rest }: FiguresProps) {
  return figures.map((figure) => (
    <FigureModel key={figure.id} figure={figure} mark={options.get(figure.id)} {...rest} />
  ))
}

interface ModelProps extends Omit<FiguresProps, 'figures' | 'options'> {
  readonly figure: Figure
  readonly mark: OptionMark | undefined
}

/** What of a figure is on the move. */
interface Motion {
  at: Vec
  heading: number
  /** 0 standing, 1 lying. */
  fallen: number
  walk?: Walk | undefined
  gone: number
  lean: number
  sway: number
  isActing: boolean
}

/** How far an arm reaches, in inches, and how far a hit throws a figure back. */
const ARM = 0.9
const THROWN = 0.18

function FigureModel({ figure, mark, material, places, stillness, shadows, show, onMotion }: ModelProps) {
  const { id, build, parts, side, posture, isActive } = figure
  const radius = toScene(figure.radius)
  const height = toScene(figure.height)
  const invalidate = useThree((state) => state.invalidate)
  const [base, body] = useMemo(() => {
    const mesh = figureMesh({
      id,
      build,
      ...(parts && { parts }),
      side,
      posture: posture === 'out' ? 'out' : 'standing',
      radius,
      height,
    })
    return [faceGeometry(mesh.base), faceGeometry(mesh.body)]
  }, [id, build, parts, side, posture, radius, height])
  useDisposed(base)
  useDisposed(body)
  const whole = useRef<Group>(null)
  const falling = useRef<Group>(null)
  const motion = useRef<Motion>(undefined)
  motion.current ??= {
    at: vecOf(figure.at),
    heading: side === 0 || side === 2 || side === 4 ? Math.PI / 2 : -Math.PI / 2,
    fallen: posture === 'standing' ? 0 : 1,
    gone: 0,
    lean: 0,
    sway: 0,
    isActing: false,
  }
  places.set(id, motion.current.at)

  useEffect(() => {
    const now = motion.current
    const to = vecOf(figure.at)
    if (!now || same(now.at, to)) return
    if (stillness) now.at = to
    else now.walk = walkTo(now.at, to, figure.route?.map(vecOf), figure.falls)
    now.gone = 0
    invalidate()
  }, [figure.at, figure.route, figure.falls, stillness, invalidate])
  useEffect(() => () => void places.delete(id), [places, id])

  useFrame((_, seconds) => {
    const now = motion.current
    const group = whole.current
    if (!now || !group) return
    const step = Math.min(seconds, 1 / 30)
    let moves = false
    if (now.walk) {
      now.gone += step
      const { at, heading, lean, sway, done } = along(now.walk, now.gone)
      Object.assign(now, { at, lean, sway, heading: heading ?? now.heading })
      if (done) now.walk = undefined
      moves = true
    }
    const lie = posture === 'standing' ? 0 : 1
    if (now.fallen !== lie) {
      const by = stillness ? 1 : step / FALL
      now.fallen = lie > now.fallen ? Math.min(1, now.fallen + by) : Math.max(0, now.fallen - by)
      moves = true
    }
    places.set(id, now.at)
    const acting = show && actOf(show.cues, id, (performance.now() - show.begun) / 1000)
    const off = acting ? offsetOf(acting, now, places) : STILL
    if (acting || now.isActing) moves = true
    now.isActing = acting !== undefined
    group.position.set(now.at[0] + off[0], now.at[1] + off[1], now.at[2] + off[2])
    if (falling.current) {
      const fall = smooth(now.fallen)
      const lean = now.lean + (acting ? acting.reach * 0.35 : 0)
      falling.current.rotation.set(now.sway, (fall * Math.PI) / 2 + lean, 0)
      falling.current.position.set(-fall * height * 0.45, 0, 0.14 + fall * 0.16)
    }
    if (falling.current?.parent) falling.current.parent.rotation.z = now.heading
    if (moves) {
      onMotion()
      invalidate()
    }
  })

  return (
    <group ref={whole}>
      {isActive && <LightPool radius={radius * 2.6} />}
      <mesh
        geometry={base}
        material={material}
        castShadow={shadows}
        receiveShadow={shadows}
        renderOrder={2}
      />
      <group>
        <group ref={falling}>
          <mesh
            geometry={body}
            material={material}
            castShadow={shadows}
            receiveShadow={shadows}
            renderOrder={2}
          />
          <mesh geometry={body} material={throughWalls.get(side)!} renderOrder={1} />
        </group>
      </group>
      {mark && <OptionRing tone={mark.tone} radius={radius} />}
    </group>
  )
}

const STILL: Vec = [0, 0, 0]

/** The offset from its place of a figure that strikes or is struck. A striking figure turns to its target. */
function offsetOf({ toward, reach, shake }: FigureAct, now: Motion, places: Places): Vec {
  const target = toward === undefined ? undefined : places.get(toward)
  if (!target) return [shake * THROWN, 0, 0]
  const [dx, dy] = [target[0] - now.at[0], target[1] - now.at[1]]
  const far = Math.hypot(dx, dy)
  if (far < 0.01) return STILL
  now.heading = Math.atan2(dy, dx)
  const by = (reach * Math.min(ARM, Math.max(0.35, far - 0.9))) / far
  return [dx * by + shake * THROWN, dy * by, Math.max(0, reach) * 0.12]
}

/** The ring round something that is offered, refused or chosen. */
export function OptionRing({ tone, radius }: { readonly tone: OptionMark['tone']; readonly radius: number }) {
  const geometry = useMemo(() => faceGeometry(optionMesh(tone, radius)), [tone, radius])
  useDisposed(geometry)
  return <mesh geometry={geometry} material={markPaint} renderOrder={8} />
}
