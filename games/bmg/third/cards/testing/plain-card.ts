import { memory, rememberAmong } from '@gargoyle/engine'
import type { AnyResource, CardCase, ObjectiveCard } from '../card.ts'

/** The names of plain cards that were played as resources, in their order. */
export const cardsPlayed = memory<readonly string[]>('testing/cards-played', [])

/** A card for tests: worth a point, always met, and as a resource it leaves its name among `cardsPlayed`. */
export function plainCard(
  name: string,
  {
    cost = 1,
    timing = 'plan',
    met = () => true,
    why,
    stops,
    ...given
  }: Partial<Omit<ObjectiveCard, 'resource' | 'objective' | 'name'>> & {
    readonly cost?: number
    readonly timing?: 'plan' | 'activation' | 'resource-played'
    readonly met?: ObjectiveCard['objective']['met']
    readonly why?: (it: CardCase) => string | undefined
    readonly stops?: true
  } = {},
): ObjectiveCard {
  const note = ({ game }: CardCase): undefined => {
    rememberAmong(game.state, cardsPlayed, name)
    return undefined
  }
  const resource: AnyResource =
    timing === 'resource-played'
      ? {
          cost,
          timing,
          text: 'An answer.',
          ...(why ? { why } : {}),
          perform: (it) => {
            if (stops) it.moment.playing.stopped = name
            return note(it)
          },
        }
      : { cost, timing, text: 'A note.', ...(why ? { why } : {}), perform: note }
  return {
    name,
    affiliations: [],
    copies: 1,
    type: 'control',
    victoryPoints: 1,
    play: 'plan',
    score: 'end-of-round',
    ...given,
    objective: { text: 'Always.', met },
    resource,
  }
}
