import type { ObjectiveCard } from '../cards/card.ts'

/** Every objective card. */
export const objectiveCards: Readonly<Record<string, ObjectiveCard>> = {}
