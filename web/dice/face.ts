import type { Die } from '@gargoyle/engine'
import type { DieFaces, DieLook } from '../games/game-page.ts'
import { pipsOf } from './pips.ts'

/** What is drawn on a face: signs at places (in shares of the width), or a text in its middle. */
export interface FaceDrawing {
  readonly sign: 'pip' | 'success'
  readonly places: readonly { readonly x: number; readonly y: number }[]
  readonly text?: string
}

/** A die whose game says nothing about it. */
export const plainDieLook: DieLook = { name: 'die', tone: 'bone' }

/** What a die shows unless its game says otherwise. */
const usualFaces = ({ sides }: Pick<Die, 'sides'>): DieFaces => ({ kind: sides > 6 ? 'numbers' : 'pips' })

/** Most successes that are drawn as signs; more are written. */
const MOST_SIGNS = 4

/** How many successes a face counts; none for faces that the look does not list. */
export const faceSuccesses = (face: number, counts: readonly number[]): number => counts[face - 1] ?? 0

/** What to draw on a face of a die. */
export function drawFace(
  face: number,
  die: Pick<Die, 'sides'>,
  { faces = usualFaces(die) }: DieLook,
): FaceDrawing {
  if (faces.kind === 'successes') {
    const count = faceSuccesses(face, faces.counts)
    if (count === 0) return { sign: 'success', places: [], text: '–' }
    return count > MOST_SIGNS
      ? { sign: 'success', places: [], text: `${count}` }
      : { sign: 'success', places: pipsOf(count, 6) }
  }
  const places = faces.kind === 'pips' ? pipsOf(face, die.sides) : []
  return places.length > 0 ? { sign: 'pip', places } : { sign: 'pip', places, text: `${face}` }
}

/** A face in words, as short as can be: `3`, or `2 successes`. */
export function describeFace(face: number, { faces }: DieLook): string {
  if (faces?.kind !== 'successes') return `${face}`
  const count = faceSuccesses(face, faces.counts)
  return count === 0 ? 'no success' : count === 1 ? '1 success' : `${count} successes`
}

/** A face as it is written when it no longer counts: a number. */
export const writeFace = (face: number, { faces }: DieLook): string =>
  faces?.kind === 'successes' ? `${faceSuccesses(face, faces.counts)}` : `${face}`
