import Flatbush from 'flatbush'
import type { Box } from './convex.ts'

/** Finds things by where they are. */
export interface BoxIndex<T> {
  /** Every thing whose box meets the given one, in the order of the list. */
  search(minX: number, minY: number, maxX: number, maxY: number): readonly T[]
}

/** Up to this many things are looked through one by one: faster than any tree. */
const FEW = 256

/** An index over anything with a box. Results come in the order of the list, so that answers never depend on the tree. */
export function indexOf<T extends { readonly box: Box }>(things: readonly T[]): BoxIndex<T> {
  return things.length <= FEW ? listOf(things) : treeOf(things)
}

function listOf<T extends { readonly box: Box }>(things: readonly T[]): BoxIndex<T> {
  const boxes = Float64Array.from(things.flatMap(({ box }) => [box.minX, box.minY, box.maxX, box.maxY]))
  return {
    search(minX, minY, maxX, maxY) {
      const found: T[] = []
      for (let i = 0, k = 0; i < things.length; i++, k += 4) {
        if (boxes[k]! <= maxX && boxes[k + 2]! >= minX && boxes[k + 1]! <= maxY && boxes[k + 3]! >= minY) {
          found.push(things[i]!)
        }
      }
      return found
    },
  }
}

function treeOf<T extends { readonly box: Box }>(things: readonly T[]): BoxIndex<T> {
  const tree = new Flatbush(things.length)
  for (const { box } of things) tree.add(box.minX, box.minY, box.maxX, box.maxY)
  tree.finish()
  return {
    search(minX, minY, maxX, maxY) {
      const found = tree.search(minX, minY, maxX, maxY)
      return found.sort((a, b) => a - b).map((i) => things[i]!)
    },
  }
}
