import type { Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import type { Play } from '../state.ts'

/**
 * The cards of a player that the other one has to expect: in hand, in the deck or face down. Which cards these
 * are is known from the deck that was brought; where each of them is, is not.
 */
export function unseenCards(game: Play, seat: Seat): readonly string[] {
  const { hand, deck, terror } = crewOf(game, seat)
  return [...new Set([...hand, ...deck, ...terror])]
}

/**
 * Whether players are asked for a card whenever they could hold one, so that being asked tells nothing. Otherwise they are
 * asked when they do. bmg3/core/resource-points
 */
export const asksAlways = (game: Play): boolean => game.content.setup.askAlways === true
