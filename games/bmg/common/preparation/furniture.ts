import { memory, type Random, type Rule, type RuleId, remember, type Seat } from '@gargoyle/engine'
import { distanceToNearestEdge, fitsHere, inches, mm, mover, type Spot, showLength } from '@gargoyle/table'
import { boardOf, lengthOf } from '../edition.ts'
import { addMarker, markersOf, nearMarker, overlapsMarker } from '../markers/markers.ts'
import { MARKER_RADIUS, markerBody } from '../model/model.ts'
import { askPoint } from '../movement/ask-point.ts'
import { placeOf } from '../movement/path-answer.ts'
import type { BmgGame } from '../state.ts'

/** How lamps or sewers are laid out. Lengths are in the unit of the edition. */
export type FurnitureTerms = {
  /** The kind of its markers. */
  readonly kind: string
  /** What players call one: its kind if left out. */
  readonly called?: string
  readonly rule: RuleId
  /** Who places one, in order: a player who places several is there as often. */
  readonly turns: readonly Seat[]
  /** How far from others of its kind. */
  readonly apart: number
  /** How far from every edge of the board at least. */
  readonly fromEdge: number
  /** Whether it is noted who placed each. */
  readonly noted?: boolean
}

/** Who placed a piece of furniture, where it matters. bmg2/strategy/vandalism */
export const placedBy = memory<Seat | null>('furniture/placed-by', null)

/** As tall as a lamp post: it does not fit under a low walkway. */
export const lampPost = mover({ radius: MARKER_RADIUS, height: mm(40) })

/** What is wrong with a place for a lamp or a sewer. */
export function judgeFurniture(
  game: BmgGame,
  { kind, called = kind, apart, fromEdge }: Pick<FurnitureTerms, 'kind' | 'called' | 'apart' | 'fromEdge'>,
  at: Spot,
): string | undefined {
  const { unit } = game.content.edition
  if (distanceToNearestEdge(boardOf(game), markerBody({ at })) < lengthOf(game, fromEdge)) {
    return `It must be at least ${showLength(lengthOf(game, fromEdge), unit)} from every edge of the board.`
  }
  if (markersOf(game, kind).some((other) => nearMarker(game, at, other, apart))) {
    return `It may not be within ${showLength(lengthOf(game, apart), unit)} of another ${called}.`
  }
  if (overlapsMarker(game, at)) return 'Markers never overlap.'
  const fit = fitsHere(boardOf(game), lampPost, at)
  return fit.ok ? undefined : fit.reason
}

/** Lets players place lamps or sewers by turns, as long as there is room on the board. */
export function* layOutFurniture(game: BmgGame, terms: FurnitureTerms): Rule<void> {
  const { kind, called = kind, rule } = terms
  for (const seat of terms.turns) {
    const surely = firstFree(game, terms)
    if (surely === undefined) return
    const at = yield* askPoint(game, seat, {
      name: kind,
      prompt: `Where does the ${called} go?`,
      rule,
      about: {
        kind,
        radius: MARKER_RADIUS,
        // How far it would shine, for those who draw it.
        ...(kind === 'streetlamp' ? { light: lengthOf(game, game.content.edition.lampLight) } : {}),
      },
      judge: (spot) => judgeFurniture(game, terms, spot),
      candidates: (random, n) => furnitureCandidates(game, terms, random, n, surely),
    })
    const marker = addMarker(game, kind, at)
    if (terms.noted) remember(marker, placedBy, seat)
    game.emit(() => ({
      name: 'furniture',
      text: `${seat} places a ${called}.`,
      rule,
      about: { kind, at: placeOf(at) },
    }))
  }
}

function furnitureCandidates(
  game: BmgGame,
  terms: FurnitureTerms,
  random: Random,
  n: number,
  surely: Spot,
): readonly Spot[] {
  const { width, depth, lamps } = boardOf(game)
  const isFree = (at: Spot): boolean => judgeFurniture(game, terms, at) === undefined
  const found: Spot[] = []
  // A board's own lamps are where its maker thought that lamps look good.
  for (const { at } of terms.kind === 'streetlamp' ? random.shuffle(lamps) : []) {
    const place = { x: at.x, y: at.y, z: 0 }
    if (found.length < n && isFree(place)) found.push(place)
  }
  for (let i = 0; i < 20 * n && found.length < n; i++) {
    const place = { x: random.below(width), y: random.below(depth), z: 0 }
    if (isFree(place)) found.push(place)
  }
  return found.length > 0 ? found : [surely]
}

const GRID = inches(2)

function firstFree(game: BmgGame, terms: FurnitureTerms): Spot | undefined {
  const { width, depth } = boardOf(game)
  for (let x = 2 * GRID; x < width; x += GRID) {
    for (let y = 2 * GRID; y < depth; y += GRID) {
      const at = { x, y, z: 0 }
      if (judgeFurniture(game, terms, at) === undefined) return at
    }
  }
  return undefined
}
