import type { ObjectiveCard } from '../cards/card.ts'

/** A card for tests about hands and decks: it is never met and does nothing. */
export const plainCard = (name: string): ObjectiveCard => ({
  name,
  affiliations: [],
  copies: 1,
  type: 'control',
  victoryPoints: 1,
  play: 'recount',
  score: 'instant',
  objective: { text: 'Never met.', met: () => false },
  resource: { text: 'Does nothing.', cost: 9, timing: 'activation', perform: () => undefined },
})
