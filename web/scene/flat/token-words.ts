import type { SceneContent } from '../scene-content.ts'
import type { FlatMap } from './map.ts'

/** How big the word of a token is on a map, how wide a letter of it, and how far its line is from the token. In inches. */
export const WORD_SIZE = 0.6
const LETTER = 0.33
const BELOW = 0.6
const ABOVE = 0.2
/** From the line that letters stand on up to their middle. */
const MIDDLE = 0.2

/** A disc on a map, y to the south. All in inches. */
interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A token with the word that says what it is. */
interface Worded extends Disc {
  readonly word: string
}

/**
 * The line that the word of each token stands on: below it, or above where a figure, a token or another word lies below
 * and nothing above, so that words can be read.
 */
export function tokenWordPlaces(tokens: readonly Worded[], figures: readonly Disc[]): readonly number[] {
  const placed: { readonly x: number; readonly y: number; readonly width: number }[] = []
  return tokens.map((token) => {
    const { x, y, radius, word } = token
    const width = word.length * LETTER
    const isCovered = (line: number): boolean => {
      const middle = line - MIDDLE
      return (
        [...figures, ...tokens].some(
          (other) =>
            other !== token &&
            Math.abs(other.y - middle) < other.radius + WORD_SIZE / 2 &&
            Math.abs(other.x - x) < other.radius + width / 2,
        ) ||
        placed.some(
          (other) =>
            Math.abs(other.y - line) < WORD_SIZE && Math.abs(other.x - x) < (other.width + width) / 2,
        )
      )
    }
    const [below, above] = [y + radius + BELOW, y - radius - ABOVE]
    const isFreeAbove = above > WORD_SIZE && !isCovered(above)
    const line = isCovered(below) && isFreeAbove ? above : below
    placed.push({ x, y: line, width })
    return line
  })
}

/** What a token is, as short as a map has room for: `Loot` of `Loot of Ada, Ada has it`. */
export const tokenWord = (label: string): string => label.replace(/(?:,|:| of ).*$/, '').replace(/ \d+$/, '')

/** Where the words of all tokens of a table stand on its map. */
export function wordPlacesOn(
  map: FlatMap,
  { tokens, figures }: Pick<SceneContent, 'tokens' | 'figures'>,
): readonly number[] {
  const discOf = ({ at, radius }: Pick<SceneContent['tokens'][number], 'at' | 'radius'>): Disc => ({
    x: map.x(at.x),
    y: map.y(at.y),
    radius: map.x(radius),
  })
  return tokenWordPlaces(
    tokens.map((token) => ({ ...discOf(token), word: tokenWord(token.label) })),
    figures.map(discOf),
  )
}
