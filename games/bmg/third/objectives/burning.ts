import type { ObjectiveCard } from '../cards/card.ts'

/**
 * Gives cards the Burn keyword, which models on fire suffer from. Which cards have it is ours to say, as their texts
 * are: those whose resource costs nothing. bmg3/effect/fire
 */
export const withBurn = (
  cards: Readonly<Record<string, ObjectiveCard>>,
): Readonly<Record<string, ObjectiveCard>> =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, card.resource.cost === 0 ? burning(card) : card]),
  )

const burning = (card: ObjectiveCard): ObjectiveCard => ({
  ...card,
  resource: { ...card.resource, text: `Burn. ${card.resource.text}`, burn: true },
})
