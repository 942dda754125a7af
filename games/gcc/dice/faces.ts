import type { Colour } from '../vocabulary.ts'

/**
 * The successes on the six faces of each die. The rulebook prints none of them: this table is an assumption, and the
 * only place that says what a face is worth. gcc/core/dice-types
 */
export const faces: Readonly<Record<Colour, readonly number[]>> = {
  white: [0, 0, 0, 1, 1, 1],
  yellow: [0, 0, 1, 1, 1, 2],
  orange: [0, 1, 1, 1, 2, 2],
  red: [0, 1, 2, 2, 2, 3],
  black: [1, 1, 2, 2, 3, 3],
}

/** The successes of a face, counted from 1. */
export function successesOf(colour: Colour, face: number): number {
  return faces[colour][face - 1] ?? 0
}
