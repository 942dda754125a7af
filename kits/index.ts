export { count } from './count.ts'
export {
  type GameKit,
  type LedgerPart,
  letterAt,
  type Summary,
  sideName,
  tableOf,
  winningSides,
} from './game-kit.ts'
export type { Limits, NoteKinds, Notes, SeatNotes, SideKind } from './notes.ts'
export type { OddsAnswer, OddsOption, OddsQuery, TypedOdds } from './odds-query.ts'
export { gameIds, loadKit, type RegisteredGame, registeredGames } from './registry.ts'
export { inTurn, rivalOf } from './rotation.ts'
export {
  type Named,
  onlyOf,
  optionRefusal,
  type SetupOption,
  type SetupOptions,
  sideOption,
  tableOptions,
  unknownOption,
} from './setup-option.ts'
export { closeNames, unknownName } from './suggest.ts'
export type { TextMode } from './text-mode.ts'
export { type Align, textTable } from './text-table.ts'
