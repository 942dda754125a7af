/** A source of numbers from 0 up to 1 that is always the same for the same words, so that a board looks alike each time. */
export type SceneRandom = () => number

/** Numbers by chance from words (the name of a board, the id of a piece). For looks only: no outcome hangs on it. */
export function chanceFrom(words: string): SceneRandom {
  let state = 0x811c9dc5
  for (let i = 0; i < words.length; i++) {
    state = Math.imul(state ^ words.charCodeAt(i), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list, by chance. */
export function oneOf<T>(list: readonly [T, ...T[]], chance: SceneRandom): T {
  return list[Math.floor(chance() * list.length)] ?? list[0]
}

/** A number between two others, by chance. */
export const randomWithin = (from: number, to: number, chance: SceneRandom): number =>
  from + (to - from) * chance()
