export { type AboutIn, aboutReader, type NoAbouts, optionReader } from './about.ts'
export { type Agreement, type AgreementOptions, askAgreement } from './agreement.ts'
export { type AskOptions, ask, askFirst, askSecretly, type BySeat, inFreeOrder } from './ask.ts'
export { type BrokenAt, BrokenGame, BrokenPlayer, type GameLimits, usualLimits } from './broken-game.ts'
export * from './decision/index.ts'
export {
  type AnyGame,
  type ContentOf,
  defineGame,
  type GameDefinition,
  type Opening,
  type OutcomeOf,
  type Prepared,
  type SessionOf,
  type SetupOf,
  type StateOf,
  type ViewOf,
} from './definition.ts'
export {
  amountOf,
  Dice,
  type DicePool,
  type Die,
  facesOf,
  type Reroll,
  type RerollRequest,
  type Roll,
  type RollRequest,
  shows,
  sumOf,
  wasRerolled,
} from './dice.ts'
export { type DriveLimits, type DriveResult, type Players, play, playInTurn, playSync } from './driver.ts'
export type { Audience, GameEvent, SeenEvent } from './event.ts'
export * from './fair-dice.ts'
export type { Fate } from './fate.ts'
export type { Game } from './game.ts'
export { hashJson } from './hash.ts'
export { canonicalJson, frozenCopy, isJson, isRecord, jsonProblem, parseJson, sameJson } from './json.ts'
export {
  forget,
  forgetAmong,
  isAmong,
  type Memories,
  type Memory,
  type MemoryHolder,
  type MemorySpan,
  memory,
  noMemories,
  recall,
  remember,
  rememberAmong,
  roundMemory,
} from './memory.ts'
export type { Asked, Pending, SessionView } from './pending.ts'
export {
  type AnswerRequest,
  type Budget,
  type Player,
  randomPlayer,
  type StopSignal,
  type SyncPlayer,
} from './player.ts'
export type { Question, QuestionKind, Rule } from './question.ts'
export { Random, randomFrom, Stream } from './random.ts'
export {
  fingerprintsWith,
  type GameRecord,
  loadRecord,
  type RecordOptions,
  readRecord,
  recordOf,
  recordVersion,
  type Verified,
  verifyRecord,
} from './record.ts'
export { requestFor } from './request.ts'
export { must, type Ok, ok, type Reason, type Refused, type Result, reasonText, refused } from './result.ts'
export { type DiceChoice, ScriptedDice, scriptedDice } from './script.ts'
export { Session } from './session.ts'
export type { ForkOptions } from './session-snapshot.ts'
export { shortened, withShortNames } from './shortened.ts'
export {
  areOnSameSide,
  botsWaitingFor,
  type PeopleAtTable,
  type Sides,
  seatsToAnswer,
  sideOf,
  sidesOf,
} from './sides.ts'
export * from './special/index.ts'
export { type SessionOptions, startSession } from './start.ts'
export {
  type Computation,
  compute,
  dividedBy,
  explain,
  loweredTo,
  type Modifier,
  plus,
  raisedTo,
  rulesOf,
  type Source,
  setTo,
  times,
  type Value,
  type ValueStep,
} from './value.ts'
export { engineVersion } from './version.ts'
export {
  type Brand,
  type Json,
  type RuleId,
  type Seat,
  seat,
  seatNameProblem,
  type Viewer,
} from './vocabulary.ts'
