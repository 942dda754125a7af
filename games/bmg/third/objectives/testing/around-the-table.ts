import type { ModelSketch } from '../../testing/table.ts'
import { e, f, type Stage } from './stage.ts'
import type { ObjectiveCases } from './test-objectives.ts'

/**
 * Situations just inside and just outside what an objective asks for, by its numbers. Bases and markers are 30 mm wide, so
 * two of them are within a distance if their middles are 1.18" further apart at most, and one is within a distance of a line
 * if its middle is 0.59" further away.
 */

/** Situations in which an objective is met, and others. */
export type ObjectiveCase = ObjectiveCases[string]
export type Marks = NonNullable<Stage<string>['markers']>

export const JUST_NEAR = 1.1
export const JUST_FAR = 1.3
export const HALF_NEAR = 0.5
export const HALF_FAR = 0.7
/** How deep the deployment zones are, and how deep the table. */
export const ZONE = 8
export const TABLE = 48

export const home = { one: f(5, 5) }
export const ko = { condition: 'ko' } as const

const names = ['one', 'two', 'three', 'four', 'five']

/** So many friends in a row, at a distance from their own zone, far from each other. */
export const row = (many: number, y: number, apart = 9, more: Partial<ModelSketch> = {}) =>
  Object.fromEntries(names.slice(0, many).map((name, index) => [name, f(5 + index * apart, y, more)]))

/** The same with the last of them another way. */
export const but = (models: Readonly<Record<string, ModelSketch>>, last: ModelSketch) => ({
  ...models,
  [Object.keys(models).at(-1)!]: last,
})

export const lastAt = (many: number, y: number, apart = 9, more: Partial<ModelSketch> = {}) =>
  f(5 + (many - 1) * apart, y, more)

export const out = (distance: number) => ZONE + distance + HALF_FAR
export const nearHome = (distance: number) => ZONE + distance + HALF_NEAR

export const suspects = (places: readonly (readonly [number, number])[], whose: 'a' | 'b' = 'a'): Marks =>
  places.map(([x, y]) => ['suspect', x, y, whose] as const)

export const inRow = (many: number, y: number, apart: number): readonly (readonly [number, number])[] =>
  Array.from({ length: many }, (_, index) => [4 + index * apart, y] as const)

/** Enemies around a place, at a distance that counts from base to base. */
export const around = (
  x: number,
  y: number,
  many: number,
  distance: number,
  more: Partial<ModelSketch> = {},
) =>
  Object.fromEntries(
    (
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const
    )
      .slice(0, many)
      .map(([dx, dy], index) => [`x${index}`, e(x + dx * distance, y + dy * distance, more)]),
  )
