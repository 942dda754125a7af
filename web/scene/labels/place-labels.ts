import type { Board } from '@gargoyle/table'
import { type Lens, lensOf, project } from '../camera/pose.ts'
import type { Rig } from '../camera/rig.ts'
import type { Places } from '../figures/figures.tsx'
import { isHidden } from '../pick/pick.ts'
import type { Vec } from '../shape/mesh.ts'
import { signs } from '../tones.ts'
import {
  ALWAYS,
  badgeText,
  keptOn,
  type LabelWish,
  type ScreenBox,
  widthOf,
  wordsBox,
  wordsShown,
} from './label-layout.ts'
import type { SceneLabel } from './scene-labels.ts'

/** Sizes in pixels; the style sheet uses the same. */
const DISC = 17
const LETTERS = 13
const SMALL_LETTERS = 11
const LINE = 22
const PADDING = 14

/** How far above a head words are called out: over its pin and badges; each further line of them; and the least from edges. */
const SHOUT = 78
const SHOUT_LINE = 32
const SHOUT_EDGE = 64

/** Screens narrower than this show words only where they matter. */
const NARROW = 520
const WORTH_SAYING = 60

/** Where a pin is on the screen, for pointers. */
export interface Pin {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where the words of an option are on the screen, for pointers. */
export interface OfferedWords {
  readonly id: string
  readonly box: ScreenBox
}

/** What the frame loop moves: the nodes of the labels by id, and where their pins and offers came to be. */
export interface LabelNodes {
  readonly nodes: Map<string, HTMLElement>
  pins: readonly Pin[]
  /** The words of options, the most important first. */
  offers: readonly OfferedWords[]
}

/** No labels yet. */
export const noLabels = (): LabelNodes => ({ nodes: new Map(), pins: [], offers: [] })

/** Puts every label where its figure or mark shows on the screen. */
export function placeLabels(
  holder: LabelNodes,
  labels: readonly SceneLabel[],
  rig: Rig,
  places: Places,
  board: Board,
): void {
  const lens = lensOf(rig.pose, rig.aspect())
  const fromAbove = rig.pose.flatness > 0.9
  const wishes: LabelWish[] = []
  const offered = new Set<string>()
  for (const label of labels) {
    const node = holder.nodes.get(label.id)
    if (!node) continue
    const [x, y, z] = (label.follows && places.get(label.follows)) || label.at
    const at: Vec = [x, y, z + label.lift]
    const wish =
      label.floor === 'roof' && !fromAbove ? undefined : wishOf(label, at, lens, rig.size, fromAbove)
    node.hidden = wish === undefined
    if (!wish) continue
    node.dataset.short = String(isShort(label, rig.size))
    node.style.zIndex = String(Math.round(1000 - wish.depth) + (label.priority > WORTH_SAYING ? 1000 : 0))
    node.dataset.flipped = String(wish.isFlipped ?? false)
    if (label.disc) node.dataset.hidden = String(isHidden(board, eyeFor(lens, at), at))
    if (label.isOffer) offered.add(label.id)
    wishes.push(wish)
  }
  const shown = wordsShown(wishes)
  for (const wish of wishes) {
    const node = holder.nodes.get(wish.id)
    if (!node) continue
    const { x, y } = shown.get(wish.id) ?? wish
    node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    node.dataset.words = String(shown.has(wish.id))
  }
  holder.offers = wishes
    .filter(({ id }) => offered.has(id) && shown.has(id))
    .sort((a, b) => b.priority - a.priority)
    .map((wish) => ({ id: wish.id, box: wordsBox({ ...wish, ...shown.get(wish.id) }) }))
  holder.pins = wishes.filter(({ disc }) => disc > 0).map(({ id, x, y }) => ({ id, x, y, radius: DISC }))
}

/** The preferred place of a label; undefined off the screen. */
function wishOf(
  label: SceneLabel,
  at: Vec,
  lens: Lens,
  screen: Rig['size'],
  fromAbove: boolean,
): (LabelWish & { readonly depth: number }) | undefined {
  const seen = project(lens, at)
  const isPin = label.disc !== undefined
  // A pin whose middle is off the screen could not be pointed at; words may reach in from the edge.
  const [across, up] = isPin ? [1, 1] : label.shout ? [1.4, 1.4] : [1.1, 1.15]
  const behindButtons = (2 * screen.top) / screen.height
  if (!seen || Math.abs(seen.x) > across || seen.y < -up || seen.y > up + behindButtons) return undefined
  const down = (y: number): number => screen.top + ((1 - y) / 2) * screen.height
  const isWorthIt = screen.width > NARROW || label.priority >= WORTH_SAYING || !isPin
  const wish = {
    id: label.id,
    x: ((seen.x + 1) / 2) * screen.width,
    y: raised(label, down(seen.y), screen, fromAbove),
    disc: isPin ? DISC : 0,
    ...(isPin ? { badges: badgesWidth(label) } : {}),
    width: isWorthIt ? wordsWidth(label, isShort(label, screen)) : 0,
    height: LINE,
    priority: label.priority,
    ...(label.usual !== undefined && { usual: label.usual }),
  }
  const elsewhere = (label.elsewhere ?? []).flatMap((place) => {
    const other = project(lens, place)
    return other ? [{ x: ((other.x + 1) / 2) * screen.width, y: down(other.y) }] : []
  })
  return { ...keptOn(wish, screen.width, screen.top + screen.height), elsewhere, depth: seen.depth }
}

/** How high a label stands that belongs to a place of the screen. What is called out is always on the screen. */
function raised({ disc, shout }: SceneLabel, y: number, screen: Rig['size'], fromAbove: boolean): number {
  const [least, most] = [screen.top + SHOUT_EDGE, screen.top + screen.height - SHOUT_EDGE]
  if (shout) return Math.min(most, Math.max(least, y - SHOUT) - shout.row * SHOUT_LINE)
  return disc !== undefined && !fromAbove ? y - DISC - 4 : y
}

/** Narrow screens show the short words of what is offered, not the whole of it; what is pointed at is said in full. */
const isShort = ({ short, priority, floor }: SceneLabel, { width }: Rig['size']): boolean =>
  short !== undefined && floor === undefined && width <= NARROW && priority < ALWAYS

function wordsWidth(label: SceneLabel, isCut: boolean): number {
  const { tone, text, short = '', badges, disc, priority } = label
  const said = isCut ? short : text
  const words = tone && signs[tone] ? `${said}  ` : said
  // Whatever has no disc has its badges among its words; a figure that is pointed at says them in full.
  const inFull =
    disc && priority >= ALWAYS ? widthOf(badges.map((badge) => badge.text).join(', '), SMALL_LETTERS) : 0
  return widthOf(words, LETTERS) + PADDING + inFull + (disc ? 0 : badgesWidth(label))
}

/** A sign and a number each. */
const badgesWidth = ({ badges }: SceneLabel): number =>
  badges.reduce(
    (sum, badge) => sum + (badge.icon ? 13 : 0) + widthOf(badgeText(badge), SMALL_LETTERS) + 10,
    0,
  )

/** Where a place is looked at from: on a map from straight above it. */
const eyeFor = ({ eye, forward, opening, distance }: Lens, at: Vec): Vec =>
  opening > 0
    ? eye
    : [at[0] - forward[0] * distance, at[1] - forward[1] * distance, at[2] - forward[2] * distance]

/** The figure whose pin is under a place of the screen, the nearest one. */
export function pinAt(pins: readonly Pin[], x: number, y: number, slack = 0): string | undefined {
  let best: { id: string; away: number } | undefined
  for (const pin of pins) {
    const away = Math.hypot(pin.x - x, pin.y - y)
    if (away <= pin.radius + slack && (!best || away < best.away)) best = { id: pin.id, away }
  }
  return best?.id
}

/** What the words under a place of the screen offer. */
export const offerAt = (offers: readonly OfferedWords[], x: number, y: number): string | undefined =>
  offers.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)?.id
