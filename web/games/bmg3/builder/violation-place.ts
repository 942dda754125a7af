import type { CrewList, Violation } from '@gargoyle/bmg3'

/** Where on the workbench something can be mended. */
export type MendPlace =
  | { readonly kind: 'model'; readonly at: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'limit' }
  | { readonly kind: 'crew' }
  | { readonly kind: 'deck' }

/** Where a violation can be mended. */
export function mendPlaceOf({ rule, at }: Violation, { models, deck }: CrewList): MendPlace {
  if (at !== undefined) {
    const own = models.map(({ id }) => id).lastIndexOf(at)
    // What a whole crew has too many of is named by the equipment.
    const bearer = own >= 0 ? own : models.findLastIndex(({ equipment }) => equipment.includes(at))
    if (bearer >= 0) return { kind: 'model', at: bearer }
    if (deck.some(({ card }) => card === at)) return { kind: 'card', card: at }
  }
  if (rule === 'bmg3/core/objective-deck') return { kind: 'deck' }
  return rule === 'bmg3/core/crew-reputation' ? { kind: 'limit' } : { kind: 'crew' }
}

/** The id of the element on the page that stands for a place. */
export function placeId(place: MendPlace): string {
  if (place.kind === 'model') return `crew-model-${place.at}`
  return place.kind === 'card' ? `deck-card-${place.card}` : `builder-${place.kind}`
}

/** What a link to a place says. */
export const placeText: Readonly<Record<MendPlace['kind'], string>> = {
  model: 'Show the model',
  card: 'Show the card',
  limit: 'Show the limit',
  crew: 'Show the crew',
  deck: 'Show the deck',
}
