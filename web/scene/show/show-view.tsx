import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  AdditiveBlending,
  BoxGeometry,
  CanvasTexture,
  CylinderGeometry,
  DataTexture,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  Quaternion,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  Vector3,
} from 'three'
import type { FaceDrawing } from '../../dice/face.ts'
import { lensOf } from '../camera/pose.ts'
import type { Rig } from '../camera/rig.ts'
import type { Places } from '../figures/figures.tsx'
import type { Vec } from '../shape/mesh.ts'
import { toneColours } from '../tones.ts'
import { dieFlight, diePlace } from './die-flight.ts'
import { type Cue, LINGER, type RunningShow, type ShowDie } from './show.ts'

/** How big dice are, in inches: bigger than life, so that they can be read. */
const SIZE = 0.72

/** How high above the feet a figure shoots and is hit. */
const CHEST = 1

interface Props {
  readonly show: RunningShow
  readonly places: Places
  readonly rig: Rig
}

/** One thing of a show: where it is at a moment; removed when it says so. */
interface Prop {
  readonly object: Object3D
  place(seconds: number): void
  dispose(): void
}

/** Dice, tracers and bursts of a show. Figures and labels act by themselves. */
export default function ShowView({ show, places, rig }: Props) {
  const invalidate = useThree((state) => state.invalidate)
  const group = useRef<Group>(null)
  const props = useMemo(
    () => show.cues.flatMap((cue, index) => propsOf(cue, `${show.begun} ${index}`, places, rig)),
    [show, places, rig],
  )
  useEffect(() => {
    const holder = group.current
    for (const { object } of props) holder?.add(object)
    invalidate()
    return () => {
      for (const { object, dispose } of props) {
        holder?.remove(object)
        dispose()
      }
    }
  }, [props, invalidate])
  useFrame(() => {
    const seconds = (performance.now() - show.begun) / 1000
    for (const prop of props) prop.place(seconds)
    if (seconds < show.seconds + LINGER) invalidate()
  })
  return <group ref={group} />
}

function propsOf(cue: Cue, words: string, places: Places, rig: Rig): readonly Prop[] {
  if (cue.kind === 'dice') {
    const centre = places.get(cue.near)
    if (!centre) return []
    const of = cue.dice.length
    // They lie as they are seen from where the view has turned by then.
    let eye: Vec | undefined
    return cue.dice.map((die, place) =>
      diceProp(die, cue, `${words} ${place}`, () => {
        eye ??= lensOf(rig.goal, rig.aspect()).eye
        return { eye, place: diePlace(centre, eye, { row: cue.row, place, of }, SIZE) }
      }),
    )
  }
  if (cue.kind === 'shot') {
    const [from, to] = [places.get(cue.figure), places.get(cue.toward)]
    return from && to ? [tracerProp(cue, from, to)] : []
  }
  if (cue.kind === 'burst') {
    const at = places.get(cue.figure)
    return at ? [burstProp(cue, at)] : []
  }
  return []
}

const cube = new BoxGeometry(SIZE, SIZE, SIZE)

/** A die. It is drawn over everything in front of it, so that its roll is always visible. */
function diceProp(
  die: ShowDie,
  cue: Cue,
  words: string,
  lying: () => { readonly eye: Vec; readonly place: Vec },
): Prop {
  const paints = facesInOrder(die).map((face) => facePaint(face, die.tone))
  const mesh = new Mesh(cube, paints)
  mesh.renderOrder = 30
  const spin = new Quaternion()
  const upright = new Vector3(0, 0, 1)
  const lift = new Quaternion()
  return {
    object: mesh,
    place(seconds) {
      const share = (seconds - cue.at) / cue.seconds
      mesh.visible = share >= 0
      if (!mesh.visible) return
      const { eye, place } = lying()
      const { at, axis, spin: angle, yaw } = dieFlight(words, place, eye, share, SIZE / 2)
      mesh.position.set(...at)
      lift.setFromAxisAngle(upright, yaw)
      spin.setFromAxisAngle(new Vector3(...axis), angle)
      mesh.quaternion.copy(spin).multiply(lift)
      // Once it is known what it did, whatever did nothing steps back.
      const after = Math.min(1, Math.max(0, (share - 1.1) * 4))
      mesh.scale.setScalar(die.isGood === undefined ? 1 : die.isGood ? 1 + 0.22 * after : 1 - 0.25 * after)
      for (const paint of paints) paint.color.setScalar(die.isGood === false ? 1 - 0.55 * after : 1)
    },
    dispose() {
      for (const paint of paints) paint.dispose()
    },
  }
}

/** The faces of a cube in three's order: east, west, north, south, up, down. What was rolled lies on top. */
function facesInOrder({ sides, top }: ShowDie): readonly FaceDrawing[] {
  const others = sides.filter((_, side) => side !== top)
  const side = (place: number): FaceDrawing => others[place % Math.max(1, others.length)] ?? sides[top]!
  return [side(0), side(1), side(2), side(3), sides[top]!, side(4)]
}

const painted = new Map<string, CanvasTexture>()

/** Each die has materials of its own, since it may grow dark; pictures of faces are shared. */
function facePaint(face: FaceDrawing, tone: ShowDie['tone']): MeshLambertMaterial {
  const key = `${tone} ${JSON.stringify(face)}`
  const map = painted.get(key) ?? faceTexture(face, tone)
  painted.set(key, map)
  return diePaint(map)
}

const diePaint = (map: Texture): MeshLambertMaterial =>
  new MeshLambertMaterial({
    map,
    emissiveMap: map,
    emissive: '#ffffff',
    emissiveIntensity: 0.55,
    depthTest: false,
    transparent: true,
  })

const PIXELS = 96

function faceTexture({ sign, places, text }: FaceDrawing, tone: ShowDie['tone']): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  const pen = canvas.getContext('2d')
  if (pen) {
    const look = getComputedStyle(document.documentElement)
    const colour = (name: string): string => look.getPropertyValue(name).trim()
    pen.fillStyle = colour('--night-1')
    pen.fillRect(0, 0, PIXELS, PIXELS)
    pen.fillStyle = colour(`--die-${tone}`)
    pen.beginPath()
    pen.roundRect(3, 3, PIXELS - 6, PIXELS - 6, 14)
    pen.fill()
    pen.fillStyle = tone === 'black' ? colour('--ink') : colour('--on-bright')
    for (const { x, y } of places) drawSign(pen, sign, x * PIXELS, y * PIXELS)
    if (text !== undefined) {
      pen.font = `800 ${PIXELS * 0.5}px sans-serif`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(text, PIXELS / 2, PIXELS / 2)
    }
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

function drawSign(pen: CanvasRenderingContext2D, sign: FaceDrawing['sign'], x: number, y: number): void {
  const size = PIXELS * (sign === 'pip' ? 0.1 : 0.16)
  pen.beginPath()
  if (sign === 'pip') pen.arc(x, y, size, 0, Math.PI * 2)
  else
    for (let i = 0; i < 8; i++) {
      const reach = i % 2 === 0 ? size : size * 0.4
      const angle = (i * Math.PI) / 4
      pen.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
    }
  pen.fill()
}

/** What shines by itself: tracers and bursts. */
const flamePaint = (color: string): MeshBasicMaterial =>
  new MeshBasicMaterial({ color, transparent: true, blending: AdditiveBlending, depthWrite: false })

/** Keep the shaders of shows, which come and go, on the graphics card. Nothing is painted with them. */
export const sampleShowPaints: readonly Material[] = [diePaint(new DataTexture()), flamePaint('#ffffff')]

/** A streak of light from one to the other; past them where it misses. */
function tracerProp(cue: Extract<Cue, { kind: 'shot' }>, from: Vec, to: Vec): Prop {
  const [a, b] = [new Vector3(from[0], from[1], from[2] + CHEST), new Vector3(to[0], to[1], to[2] + CHEST)]
  if (!cue.hits) b.add(new Vector3(0.7, 0.5, 0.4))
  const way = b.clone().sub(a)
  const length = way.length() || 1
  const streak = Math.min(3, length * 0.5)
  const material = flamePaint(toneColours.lamp)
  const geometry = new CylinderGeometry(0.05, 0.02, streak, 6)
  const flash = new Mesh(new SphereGeometry(0.28, 8, 6), material)
  const mesh = new Mesh(geometry, material)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize())
  const group = new Group()
  group.add(mesh, flash)
  flash.position.copy(a)
  return {
    object: group,
    place(seconds) {
      const share = (seconds - cue.at) / cue.seconds
      group.visible = share >= 0 && share <= 1
      // Three rounds, one after the other.
      const round = (share * 3) % 1
      mesh.position.copy(a).addScaledVector(way, Math.min(1, round * 1.1) * (1 - streak / 2 / length))
      flash.visible = round < 0.35
    },
    dispose() {
      geometry.dispose()
      flash.geometry.dispose()
      material.dispose()
    },
  }
}

/** A ball of fire that grows and fades. */
function burstProp(cue: Cue, [x, y, z]: Vec): Prop {
  const material = flamePaint('#ffb347')
  const geometry = new SphereGeometry(1, 14, 10)
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z + 0.4)
  return {
    object: mesh,
    place(seconds) {
      const share = (seconds - cue.at) / cue.seconds
      mesh.visible = share >= 0 && share <= 1
      mesh.scale.setScalar(0.2 + 2.6 * Math.sqrt(Math.max(0, share)))
      material.opacity = 0.85 * (1 - Math.min(1, Math.max(0, share)))
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
