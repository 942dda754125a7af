export type { Bot, BotPlace } from './bot.ts'
export { type Evaluator, type ImaginedPosition, type Note, positionWorth } from './evaluator.ts'
export {
  type GreedyOptions,
  greedyPlayer,
  type OnTry,
  patientGreedyPlayer,
  type RatedAnswer,
  rateAnswers,
  usualGreed,
} from './greedy.ts'
export { type BotLevel, levels } from './levels.ts'
export type { Chance, MeasureOdds, Outcome } from './odds/distribution.ts'
export { exampleRun } from './odds/example.ts'
export { answerWords, type FollowUp, plainAnswer } from './odds/follow-up.ts'
export {
  type Odds,
  type OddsOptions,
  type OddsPosition,
  odds,
  oddsInSlices,
  oddsInSteps,
} from './odds/odds.ts'
export type { OddsReader, OddsStretch, Reading } from './odds/reader.ts'
export { type BotSpec, bots, canPlay, readBotSpec } from './registry.ts'
export { type SearchOptions, searchPlayer, usualSearch } from './search/search.ts'
export { answerLabel } from './tutor/label.ts'
export {
  bestFew,
  type RankedAnswer,
  type Ranking,
  rank,
  rankStepwise,
  type TutorOptions,
} from './tutor/rank.ts'
export { noReasonText, percent } from './tutor/sentence.ts'
export { type Tutor, tutorOf } from './tutor/tutor.ts'
export {
  type Clause,
  type Experience,
  type Position,
  plainWords,
  type Speaker,
  type Try,
  type Verb,
  type Words,
  type WorthChange,
} from './tutor/words.ts'
