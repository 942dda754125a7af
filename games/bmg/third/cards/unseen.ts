import type { Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import type { Play } from '../state.ts'
import type { ObjectiveCard } from './card.ts'

/**
 * The cards of a player that the other one has to expect, in hand, in the deck or face down, each name once, of those that
 * `matters` speaks for. Which cards these are is known from the deck that was brought; where each of them is, is not.
 * This is looked at in every activation, so cards that do not matter cost as little as can be.
 */
export function unseenCards(game: Play, seat: Seat, matters: (card: ObjectiveCard) => boolean): string[] {
  const { hand, deck, terror } = crewOf(game, seat)
  const unseen: string[] = []
  for (const pile of [hand, deck, terror]) addCards(game, pile, matters, unseen)
  return unseen
}

/** The cards of a pile that `matters` speaks for, each name once. */
export function distinctCards(
  game: Play,
  pile: readonly string[],
  matters: (card: ObjectiveCard) => boolean,
): string[] {
  const found: string[] = []
  addCards(game, pile, matters, found)
  return found
}

function addCards(
  game: Play,
  pile: readonly string[],
  matters: (card: ObjectiveCard) => boolean,
  to: string[],
): void {
  const { cards } = game.content.book
  for (const id of pile) {
    const card = cards[id]
    if (card !== undefined && matters(card) && !to.includes(id)) to.push(id)
  }
}

/**
 * Whether players are asked for a card whenever they could hold one, so that being asked reveals nothing. Otherwise
 * they are asked when they do. bmg3/core/resource-points
 */
export const asksAlways = (game: Play): boolean => game.content.setup.askAlways === true

/**
 * Whether being asked may reveal hidden cards: the game has no viewers, and players are asked only when they have a
 * choice.
 */
export const isUnseen = (game: Play): boolean => !game.isWatched && !asksAlways(game)
