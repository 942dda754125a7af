export { bmg3Evaluator } from './bmg3/evaluate.ts'
export {
  type Duel,
  duelModels,
  duelSeats,
  FURTHEST,
  makeEfforts,
  stageDuel,
  type WeaponChoice,
  weaponChoices,
} from './bmg3/odds-duel.ts'
export { bmg3OddsReader } from './bmg3/odds-reader.ts'
export type { Bot, Place } from './bot.ts'
export { type Evaluator, type Note, worthOf } from './evaluator.ts'
export {
  type GreedyOptions,
  greedyPlayer,
  patientGreedyPlayer,
  usualGreed,
  type Weighed,
  type Witness,
  weigh,
} from './greedy.ts'
export { type Level, levels } from './levels.ts'
export type { Chance, MeasureOdds, Outcome } from './odds/distribution.ts'
export { exampleRun } from './odds/example.ts'
export type { FollowUp } from './odds/follow-up.ts'
export {
  type Odds,
  type OddsOptions,
  type OddsPosition,
  odds,
  oddsInSlices,
  oddsInSteps,
} from './odds/odds.ts'
export type { OddsReader, Reading, Stretch } from './odds/reader.ts'
export { oddsReaderOf } from './odds/readers.ts'
export { type BotSpec, bots, evaluatorOf, knows, readBotSpec } from './registry.ts'
export { type SearchOptions, searchPlayer, usualSearch } from './search/search.ts'
export { labelOf } from './tutor/label.ts'
export {
  bestFew,
  type RankedAnswer,
  type Ranking,
  rank,
  rankStepwise,
  type TutorOptions,
} from './tutor/rank.ts'
export { nothingToSay } from './tutor/sentence.ts'
export { type Tutor, tutorOf } from './tutor/tutor.ts'
export type {
  Change,
  Clause,
  Experience,
  Position,
  Speaker,
  Try,
  Verb,
  Words,
} from './tutor/words.ts'
