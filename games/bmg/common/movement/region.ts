import {
  type Board,
  type Body,
  type Mover,
  type PointPricing,
  type Pricing,
  type Reach,
  reach,
} from '@gargoyle/table'
import { boardOf } from '../edition.ts'
import type { BmgGame } from '../state.ts'
import type { MoveTerms } from './move-terms.ts'

/** A region that was worked out, and what it follows from. */
type Known = {
  readonly board: Board
  readonly mover: Mover
  readonly pricing: Pricing
  readonly points: PointPricing | undefined
  readonly key: string
  readonly region: Reach
}

/** So many regions are remembered: bots come back to the same move in one imagined game after another. */
const REMEMBERED = 12

const remembered: Known[] = []

/** The reach of a move for bots: an approximation, where its terms allow one. */
export const suggestedRegion = (game: BmgGame, terms: MoveTerms): Reach =>
  regionOf(game, terms, terms.scattered === true)

/** Where a move can lead under its terms. */
export function regionOf(game: BmgGame, terms: MoveTerms, rough = false): Reach {
  const { mover, from, pricing, budget, others, around = [], points } = terms
  const board = boardOf(game)
  const key = [
    from.x,
    from.y,
    from.z,
    budget,
    points?.limit,
    points?.unspent,
    rough,
    keyOf(around),
    keyOf(others),
  ].join()
  const place = remembered.findIndex(
    (each) =>
      each.board === board &&
      each.key === key &&
      each.mover === mover &&
      each.pricing === pricing &&
      each.points === points?.pricing,
  )
  const found =
    place >= 0
      ? remembered.splice(place, 1)[0]!
      : {
          board,
          mover,
          pricing,
          points: points?.pricing,
          key,
          region: reach(board, mover, from, {
            pricing,
            budget,
            others,
            around,
            rough,
            ...(points ? { points } : {}),
          }),
        }
  remembered.push(found)
  if (remembered.length > REMEMBERED) remembered.shift()
  return found.region
}

const keyOf = (bodies: readonly Body[]): string =>
  bodies.map(({ x, y, z, radius, height }) => `${x} ${y} ${z} ${radius} ${height}`).join('/')
