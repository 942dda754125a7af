import type { Board } from '@gargoyle/table'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  MeshBasicMaterial,
  SRGBColorSpace,
} from 'three'
import { useDisposed } from '../shape/use-disposed.ts'
import { type Sign, signsOf } from './signs.ts'

/** Pixels of one line of the picture that all signs are painted in. */
const LINE = { width: 512, height: 64 } as const

/** The names of houses in lights: one picture, one mesh for all of them. */
export function Neon({ board, power }: { readonly board: Board; readonly power: number }) {
  const invalidate = useThree((state) => state.invalidate)
  const signs = useMemo(() => signsOf(board), [board])
  const texture = useMemo(() => {
    const canvas = document.createElement('canvas')
    canvas.width = LINE.width
    canvas.height = LINE.height * Math.max(1, signs.length)
    paint(canvas, signs)
    const painted = new CanvasTexture(canvas)
    painted.colorSpace = SRGBColorSpace
    painted.anisotropy = 8
    return painted
  }, [signs])
  const geometry = useMemo(() => quads(signs), [signs])
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        map: texture,
        transparent: true,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      }),
    [texture],
  )
  material.color.setScalar(power)
  useDisposed(texture)
  useDisposed(geometry)
  useDisposed(material)
  // The letters may come later than the board.
  useEffect(() => {
    let isShown = true
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
    document.fonts.load(`800 40px ${font}`).then(
      () => {
        if (!isShown || !(texture.image instanceof HTMLCanvasElement)) return
        paint(texture.image, signs)
        texture.needsUpdate = true
        invalidate()
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [texture, signs, invalidate])
  return signs.length > 0 && <mesh geometry={geometry} material={material} />
}

function paint(canvas: HTMLCanvasElement, signs: readonly Sign[]): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  signs.forEach(({ text, glow, width, height }, i) => {
    const [w, h] = [LINE.width, LINE.height]
    const y = i * h
    pen.save()
    pen.beginPath()
    pen.rect(0, y, w, h)
    pen.clip()
    pen.fillStyle = 'rgba(10, 10, 16, 0.92)'
    pen.fillRect(0, y, w, h)
    pen.strokeStyle = glow
    pen.lineWidth = 3
    pen.strokeRect(5, y + 5, w - 10, h - 10)
    pen.translate(w / 2, y + h / 2 + 2)
    // Signs have different widths and lines all the same one.
    pen.scale(w / (width * (h / height)), 1)
    pen.font = `800 42px ${font}`
    pen.shadowColor = glow
    pen.shadowBlur = 16
    pen.fillStyle = glow
    pen.fillText(text.toUpperCase(), 0, 0)
    pen.shadowBlur = 0
    pen.globalAlpha = 0.65
    pen.fillStyle = '#fff6e4'
    pen.fillText(text.toUpperCase(), 0, 0)
    pen.restore()
  })
}

function quads(signs: readonly Sign[]): BufferGeometry {
  const [places, uvs]: [number[], number[]] = [[], []]
  signs.forEach(({ corner: [x, y, z], along: [ux, uy], width, height }, i) => {
    const at = (u: number, v: number): void => {
      places.push(x + ux * width * u, y + uy * width * u, z + height * v)
      uvs.push(u, 1 - (i + 1 - v) / signs.length)
    }
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const)
      at(u, v)
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  return geometry
}
