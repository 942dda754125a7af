export {
  isBurning,
  isIce,
  isUnlit,
  lightsOf,
  type ModelId,
  roughGround,
  type SightBetween,
  type SightEndpoint,
  sightBetween,
  smokeOf,
  withWalls,
} from '@gargoyle/bmg-common'
export {
  type ActionAbout,
  type AllottedAttack,
  actionQuestions,
  type Bmg3Events,
  bmg3Action,
  bmg3Event,
  bmg3Option,
  bmg3Question,
} from './abouts.ts'
export { attackOutlook, type StrikeOutlook } from './attack/outlook.ts'
export { effectiveRange } from './attack/ranged.ts'
export { type Bmg3View, bmg3, crewContext } from './bmg3.ts'
export { book, cardFacts, enforced } from './book.ts'
export type { ObjectiveCard } from './cards/card.ts'
export * from './catalogue/index.ts'
export type { Card, Content } from './content.ts'
export { contentCounts } from './content-counts.ts'
export * from './crew/index.ts'
export { type ReadyMadeCrew, readyMade, readyMadeCrews } from './crews/ready-made.ts'
export { breachesOf } from './invariants.ts'
export { frozenSuspect, hasEvidence } from './manipulate/suspect-marks.ts'
export { asideMemory, isAside } from './model/aside.ts'
export { type SkillName, skillValue } from './model/skills.ts'
export { bmg3Position } from './position.ts'
export type { Encounter } from './preparation/encounter.ts'
export type { Setup } from './preparation/setup.ts'
export {
  type Chapter,
  type RulebookEntry,
  type Ruling,
  rulebook,
  rulings,
  type TermList,
} from './rulebook/index.ts'
export type { RuleBook } from './rules/rule-book.ts'
export type { Bmg3Rule } from './rules/special-rule.ts'
export type { Activation, Crew as CrewState, Marker, Model, Stage, State } from './state.ts'
export * from './vocabulary.ts'
