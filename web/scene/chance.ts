/** A source of numbers from 0 up to 1 that is always the same for the same words, so that a board looks alike each time. */
export type SceneRandom = () => number

/** Pseudo-random numbers from a text (the name of a board, the id of a piece). For looks only: no outcome needs them. */
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

/** A random element of a list. */
export function oneOf<T>(list: readonly [T, ...T[]], chance: SceneRandom): T {
  return list[Math.floor(chance() * list.length)] ?? list[0]
}

/** A random number between two others. */
export const randomWithin = (from: number, to: number, chance: SceneRandom): number =>
  from + (to - from) * chance()
