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
import { tokens } from '../tones.ts'
import { figureMesh } from './figure-shape.ts'
import { along, type Glide, glideTo, same, smooth } from './glide.ts'
import { sideLooks, sides } from './side-look.ts'

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
  glide?: Glide | undefined
  gone: number
}

function FigureModel({ figure, mark, material, places, stillness, shadows, onMotion }: ModelProps) {
  const { id, build, side, posture, isActive } = figure
  const radius = toScene(figure.radius)
  const height = toScene(figure.height)
  const invalidate = useThree((state) => state.invalidate)
  const [base, body] = useMemo(() => {
    const mesh = figureMesh({
      id,
      build,
      side,
      posture: posture === 'out' ? 'out' : 'standing',
      radius,
      height,
    })
    return [faceGeometry(mesh.base), faceGeometry(mesh.body)]
  }, [id, build, side, posture, radius, height])
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
  }
  places.set(id, motion.current.at)

  useEffect(() => {
    const now = motion.current
    const to = vecOf(figure.at)
    if (!now || same(now.at, to)) return
    if (stillness) now.at = to
    else now.glide = glideTo(now.at, to, figure.route?.map(vecOf))
    now.gone = 0
    invalidate()
  }, [figure.at, figure.route, stillness, invalidate])
  useEffect(() => () => void places.delete(id), [places, id])

  useFrame((_, seconds) => {
    const now = motion.current
    const group = whole.current
    if (!now || !group) return
    const step = Math.min(seconds, 1 / 30)
    let moves = false
    if (now.glide) {
      now.gone += step
      const { at, heading, done } = along(now.glide, now.gone)
      now.at = at
      now.heading = heading ?? now.heading
      if (done) now.glide = undefined
      moves = true
    }
    const lie = posture === 'standing' ? 0 : 1
    if (now.fallen !== lie) {
      const by = stillness ? 1 : step / FALL
      now.fallen = lie > now.fallen ? Math.min(1, now.fallen + by) : Math.max(0, now.fallen - by)
      moves = true
    }
    places.set(id, now.at)
    group.position.set(...now.at)
    if (falling.current) {
      const fall = smooth(now.fallen)
      falling.current.rotation.set(0, (fall * Math.PI) / 2, 0)
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

/** The ring round something that is offered, refused or chosen. */
export function OptionRing({ tone, radius }: { readonly tone: OptionMark['tone']; readonly radius: number }) {
  const geometry = useMemo(() => faceGeometry(optionMesh(tone, radius)), [tone, radius])
  useDisposed(geometry)
  return <mesh geometry={geometry} material={markPaint} renderOrder={8} />
}
