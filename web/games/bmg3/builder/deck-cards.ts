import {
  affiliationNames,
  blockedReason,
  book,
  type CardFacts,
  type CrewContext,
  type CrewList,
  formCrew,
  type ObjectiveCard,
  rankNames,
} from '@gargoyle/bmg3'
import { isExtra, isGeneral } from './fill-deck.ts'

/** Where a card comes from, for this crew. */
export type CardOrigin = 'crew' | 'general' | 'extra'

/** A card as the deck builder shows it. */
export interface OfferedCard {
  readonly id: string
  readonly facts: CardFacts
  readonly card: ObjectiveCard
  readonly origin: CardOrigin
  readonly isInDeck: boolean
  /** Why the crew may not have it; it is only offered then because it is in the deck. */
  readonly reason?: string
}

const originOrder: readonly CardOrigin[] = ['crew', 'general', 'extra']

/** Every card that the crew may have, and what else is in its deck: those of the crew, then general, then extra ones. */
export function offeredCards(list: CrewList, context: CrewContext): readonly OfferedCard[] {
  const { crew } = formCrew(list, context)
  const offered = [...context.cards.values()].flatMap((facts): readonly OfferedCard[] => {
    const { id } = facts
    const card = book.cards[id]
    const isInDeck = list.deck.some((entry) => entry.card === id)
    const reason = blockedReason(facts, crew, context)
    if (!card || (reason !== undefined && !isInDeck)) return []
    const origin = isExtra(facts) ? 'extra' : isGeneral(facts) ? 'general' : 'crew'
    return [{ id, facts, card, origin, isInDeck, ...(reason === undefined ? {} : { reason }) }]
  })
  return offered.sort(
    (a, b) =>
      originOrder.indexOf(a.origin) - originOrder.indexOf(b.origin) ||
      a.card.name.localeCompare(b.card.name, 'en'),
  )
}

/** Whose card it is, in words. */
export function originText({ facts, origin }: Pick<OfferedCard, 'facts' | 'origin'>): string {
  if (origin === 'general') return 'General'
  if (origin === 'crew') return facts.affiliations.map((icon) => affiliationNames[icon]).join(', ')
  const ranks = (facts.forRanks ?? []).map((rank) => rankNames[rank]).join(' or ')
  return `Extra card of ${(facts.forModels ?? []).join(' or ')}${ranks === '' ? '' : ` (${ranks})`}`
}

const phases: Readonly<Record<ObjectiveCard['play'], string>> = {
  lead: 'Lead phase',
  plan: 'Plan phase',
  execute: 'Execute phase',
  recount: 'Recount phase',
}

const scorings: Readonly<Record<ObjectiveCard['score'], string>> = {
  instant: 'scored at once',
  'end-of-round': 'scored at the end of the round',
  special: 'scored as it says',
}

/** When the objective is played and scored, in words. */
export const objectiveTiming = ({ play, score }: ObjectiveCard): string =>
  `${phases[play]}, ${scorings[score]}`

const timings: Readonly<Record<ObjectiveCard['resource']['timing'], string>> = {
  activation: 'in an activation of your own',
  lead: 'in the Lead phase',
  plan: 'in the Plan phase',
  recount: 'in the Recount phase',
  'activation-start': 'when an activation begins',
  'activation-end': 'when an activation ends',
  'attack-declared': 'when an attack is declared',
  harming: 'when somebody is about to be hurt',
  'suspect-revealed': 'when a suspect is revealed',
  'resource-played': 'when a resource is played',
}

/** When the resource may be played, in words. */
export const resourceTiming = ({ resource }: ObjectiveCard): string => timings[resource.timing]

/** The kinds of objectives in words. bmg3/objective-type */
export const objectiveTypes: Readonly<Record<ObjectiveCard['type'], string>> = {
  protection: 'Protection',
  menace: 'Menace',
  violence: 'Violence',
  control: 'Control',
}
