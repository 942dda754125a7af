import type { ObjectiveType } from '../../cards/card.ts'
import { plainCard } from '../plain-card.ts'
import { type ModelSketch, setTable } from '../table.ts'

/** A card without an effect, of a type. */
export const cardOfType = (type: ObjectiveType) => ({ ...plainCard(type), type })

/** What differs from the usual scene. */
export type TypedCardsSketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly active?: 'owner' | 'friend' | 'enemy'
}

/** A leader with a trait at (20, 20), a friend five inches east, an enemy ten inches north, and a card of each type. */
export const sceneWithTypedCards = (
  trait: string,
  { owner, friend, enemy, hand, deck, active = 'owner' }: TypedCardsSketch = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...owner },
      friend: { seat: 'a', at: [25, 20], ...friend },
      enemy: { seat: 'b', at: [20, 30], willpower: 9, endurance: 9, ...enemy },
    },
    book: {
      cards: {
        control: cardOfType('control'),
        menace: cardOfType('menace'),
        violence: cardOfType('violence'),
        protection: cardOfType('protection'),
        freed: { ...plainCard('Freed'), keywords: ['freed'] },
      },
    },
    hands: { a: hand ?? [] },
    decks: { a: deck ?? [] },
    active,
  })
