import type { Badge } from '../scene-content.ts'

/** A label to be placed: where its disc is, how wide its words are, and how much they matter. All in pixels. */
export interface LabelWish {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Half the size of the disc the words stand beside; 0 for words alone. */
  readonly disc: number
  /** How wide the row of badges over the disc is; they are never covered. */
  readonly badges?: number
  readonly width: number
  readonly height: number
  readonly priority: number
  /** How much it would matter if it were not pointed at. */
  readonly usual?: number
  /** Where else words without a disc may stand, in order of preference. */
  readonly elsewhere?: readonly Pick<LabelWish, 'x' | 'y'>[]
  /** How far down the screen words without a disc may stand; below it they would be cut off. */
  readonly lowest?: number
  /** Whether the words stand left of the disc, because there is no room to its right. */
  readonly isFlipped?: boolean
}

/** A part of the screen, in pixels. */
export interface ScreenBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meet = (a: ScreenBox, b: ScreenBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Labels of this priority and above show whatever they cover. */
export const ALWAYS = 100

/** The box of a label's words: right of its disc (or left of it), or centred where it has none. */
export function wordsBox({ x, y, disc, width, height, isFlipped }: LabelWish): ScreenBox {
  const left = disc === 0 ? x - width / 2 : isFlipped ? x - disc - width : x + disc
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

/** How high a row of badges is, in pixels. */
const BADGE_ROW = 18

/** The box of a disc with what stands over it. */
const discBox = ({ x, y, disc, badges = 0 }: LabelWish): ScreenBox => ({
  left: x - Math.max(disc, badges / 2),
  right: x + Math.max(disc, badges / 2),
  top: y - disc - (badges > 0 ? BADGE_ROW : 0),
  bottom: y + disc,
})

/** Where the words of labels stand. */
type WordPlaces = ReadonlyMap<string, Pick<LabelWish, 'x' | 'y'>>

/**
 * Which labels may show their words, and where. Words that are read anyhow stay where they are when they are pointed at:
 * they would run away from the pointer.
 */
export function wordsShown(wishes: readonly LabelWish[]): WordPlaces {
  const usual = laidOut(wishes.map((wish) => ({ ...wish, priority: wish.usual ?? wish.priority })))
  const isRead = (wish: LabelWish): boolean =>
    wish.usual === undefined || wish.width === 0 || usual.has(wish.id)
  return wishes.every(isRead) ? usual : laidOut(wishes)
}

/**
 * The most important first, each where it covers neither a disc nor words that were there before it. Discs always show.
 */
function laidOut(wishes: readonly LabelWish[]): WordPlaces {
  const taken = wishes.filter(({ disc }) => disc > 0).map((wish) => ({ id: wish.id, box: discBox(wish) }))
  const shown = new Map<string, Pick<LabelWish, 'x' | 'y'>>()
  for (const wish of [...wishes].sort((a, b) => b.priority - a.priority)) {
    if (wish.width === 0) continue
    const isFree = (at: Pick<LabelWish, 'x' | 'y'>): boolean => {
      const box = wordsBox({ ...wish, ...at })
      return taken.every((other) => other.id === wish.id || !meet(box, other.box))
    }
    const always = wish.priority >= ALWAYS
    const free = [wish, ...(wish.elsewhere ?? []), ...(always ? linesAround(wish) : [])].find(isFree)
    if (!free && !always) continue
    const { x, y } = free ?? wish
    shown.set(wish.id, { x, y })
    taken.push({ id: wish.id, box: wordsBox({ ...wish, x, y }) })
  }
  return shown
}

/** Lines above and below words that must be said, so that they do not lie on others of the kind, or on pins. */
const linesAround = ({
  x,
  y,
  disc,
  height,
  lowest = Number.POSITIVE_INFINITY,
}: LabelWish): readonly Pick<LabelWish, 'x' | 'y'>[] =>
  disc > 0
    ? []
    : [1, -1, 2, -2, 3, -3, 4, -4]
        .map((lines) => ({ x, y: y + lines * height }))
        .filter((place) => place.y <= lowest)

/**
 * The wish kept on a screen of this width that ends so far down: words move to the other side of their disc, or in from
 * the edge.
 */
export function keptOn(wish: LabelWish, screen: number, bottom = Number.POSITIVE_INFINITY): LabelWish {
  const { x, y, disc, width, height } = wish
  const lowest = bottom - height / 2
  if (disc === 0)
    return {
      ...wish,
      x: Math.max(width / 2, Math.min(screen - width / 2, x)),
      y: Math.min(lowest, y),
      ...(lowest < Number.POSITIVE_INFINITY && { lowest }),
    }
  const isFlipped = x + disc + width > screen && x - disc - width > 0
  return isFlipped ? { ...wish, isFlipped } : wish
}

/** About how wide words are at a size of letters in our text font, in pixels. */
export const widthOf = (words: string, size: number): number => Math.ceil(words.length * size * 0.56)

/** What a badge says beside its sign: a number where it counts something, else a short word. */
export const badgeText = ({ text, icon, count }: Badge): string =>
  icon === undefined || icon === 'effect'
    ? shortWord(text)
    : count === undefined
      ? icon === 'counters' || icon === 'life'
        ? text
        : ''
      : `${count}`

const SHORT = 4

const shortWord = (text: string): string => {
  const [word = ''] = text.split(' ')
  return word.length > SHORT + 1 ? `${word.slice(0, SHORT)}.` : word
}
