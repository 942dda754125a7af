import { type Point, type Spot, unitSize } from '@gargoyle/table'
import type { Flat, Vec } from './shape/mesh.ts'

/**
 * The scene is measured in inches with z up, from the board's south-west corner: the table's own axes, in numbers
 * small enough for a graphics card.
 */
export const toScene = (length: number): number => length / unitSize.inch

/** A length of the scene in table units. */
export const toTable = (length: number): number => Math.round(length * unitSize.inch)

export const flatOf = ({ x, y }: Point): Flat => [toScene(x), toScene(y)]

export const vecOf = ({ x, y, z }: Spot): Vec => [toScene(x), toScene(y), toScene(z)]

/** The spot of the table at a place of the scene, on whole units. */
export const tableSpot = ([x, y, z]: Vec): Spot => ({ x: toTable(x), y: toTable(y), z: toTable(z) })
