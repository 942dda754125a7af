export { shortHash } from '@gargoyle/bmg-common'
export type { CardFacts } from './card-facts.ts'
export { type CrewReport, checkCrew, checkModels, reputationOf } from './check-crew.ts'
export { type Additions, couldAdd, type EquipmentAddition, type ModelAddition } from './could-add.ts'
export { type CrewContext, type FormedCrew, formCrew } from './crew.ts'
export type { CrewList, DeckEntry, Recruit } from './crew-list.ts'
export { blockedReason, checkDeck, DECK_SIZE, type DeckTotals, deckTotals } from './deck.ts'
export { checkFunding, costOf, equipmentPrice, type Funding, fundingOf, usualStash } from './funding.ts'
export { randomCrew } from './random-crew.ts'
export { extraPlaces, rankLimits, rankNames, ranksOf } from './ranks.ts'
export { readCrewList } from './read-crew-list.ts'
export { companions, type FactionRules, factionRules, neverRecruited } from './recruiting.ts'
export type {
  Crew,
  Member,
  RecruitingCase,
  RecruitingEffect,
  RecruitingTrait,
  RecruitingTraits,
} from './recruiting-effects.ts'
export { formingTraitIds, recruitingTraits } from './recruiting-traits.ts'
export { decodeCrew, encodeCrew } from './share-code.ts'
export type { Violation } from './violation.ts'
