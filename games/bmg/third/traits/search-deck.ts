import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import { cardNamed, shuffleDeck, takeFrom, trimHand } from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import type { Model, Play } from '../state.ts'

/** Each card of a pile once, by name, so that the pile's order is not given away. */
export const kindsIn = (pile: readonly string[], fits: (id: string) => boolean): readonly string[] =>
  [...new Set(pile)].filter(fits).toSorted()

/** What a player looks for in the deck. */
export type DeckSearch = {
  readonly rule: RuleId
  /** Which cards may be taken: any if left out. */
  readonly fits?: (card: string) => boolean
  readonly prompt?: string
  /** Whether the player may take none. */
  readonly optional?: boolean
  /** Whether the opponent sees what is taken. */
  readonly shown?: boolean
}

/** Whether a deck has a card that is looked for. */
export const hasInDeck = (game: Play, { seat }: Model, fits: (card: string) => boolean): boolean =>
  crewOf(game, seat).deck.some(fits)

/** Lets a player take a card out of the deck into the hand, and shuffles it. Gives the card. */
export function* searchDeck(
  game: Play,
  owner: Model,
  { rule, fits = () => true, prompt, optional = false, shown = false }: DeckSearch,
): Rule<string | undefined> {
  const crew = crewOf(game, owner.seat)
  const found = kindsIn(crew.deck, fits)
  if (found.length === 0) return undefined
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'search',
      prompt: prompt ?? 'Which card do you take from your deck?',
      rule,
      options: [
        ...found.map((card) => ({
          id: card,
          label: cardNamed(game, card).name,
          about: { card },
          value: card,
        })),
        ...(optional ? [{ id: 'none', label: 'None of them', about: {}, value: undefined }] : []),
      ],
    }),
  )
  if (picked === undefined) return undefined
  takeFrom(crew.deck, picked)
  crew.hand.push(picked)
  shuffleDeck(game, owner.seat)
  if (shown)
    game.emit({ name: 'revealed', text: `${owner.seat} takes ${cardNamed(game, picked).name}.`, rule })
  yield* trimHand(game, owner.seat)
  return picked
}
