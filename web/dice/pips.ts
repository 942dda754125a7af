/** Where the pips of a face lie, on a grid of three by three from the top left. */
const faces: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** The middles of the pips of a face, in shares of the die's width; none for faces that are written as numbers. */
export function pipsOf(face: number, sides: number): readonly { readonly x: number; readonly y: number }[] {
  if (sides > 6) return []
  return (faces[face] ?? []).map((cell) => ({
    x: 0.24 + 0.26 * (cell % 3),
    y: 0.24 + 0.26 * Math.floor(cell / 3),
  }))
}
