import type { Rule, RuleId } from '@gargoyle/engine'
import { type Board, type Length, lengthIn, type Point, type Spot, type Unit } from '@gargoyle/table'
import type { BmgGame, BmgMarker, BmgModel } from './state.ts'

/** Questions that the code of all editions asks special rules. */
export interface CommonQuestions {
  /** How far light around a model reaches, in the unit of the edition. */
  light: number
  /** The light around it is measured from the middle of its base, not from the edge. */
  'lit-from-middle': boolean
  /** How far around a model no light burns, in the unit of the edition. bmg2/trait/ecm */
  darkness: number
  /** How far it sees at night. */
  'night-sight': number
  /** How near one must be to see it at night. */
  'seen-within': number
  'ignores-night': boolean
  /** Seen by no model that is not in contact. */
  unseen: boolean
  /** Sees `other` even if no other model sees it. */
  'sees-unseen': boolean
  'sees-nothing': boolean
  /** Smoke does not keep it from seeing; `marker` is the cloud. */
  'ignores-smoke': boolean
  /** Its line of sight crosses scenery, other than for shooting. */
  'sees-through': boolean
  /** That is no more than scenery: smoke hides from it what it hides from others. bmg1/effect/smoke */
  'stopped-by-smoke': boolean
  'no-contact': boolean
  /** Immune to a status or rule; `purpose` is its id. */
  immune: boolean
}

/** Moments that the code of all editions triggers. */
export interface CommonMoments {
  /** A model has moved or been placed. */
  moved: { readonly mover: BmgModel; readonly from: Spot; readonly how: 'move' | 'place' | 'fall' }
}

type NumberName = {
  [Q in keyof CommonQuestions]: CommonQuestions[Q] extends number ? Q : never
}[keyof CommonQuestions]
type PermissionName = Exclude<keyof CommonQuestions, NumberName>

/** What a common question is about. */
export type CommonContext = {
  readonly about: BmgModel
  readonly other?: BmgModel
  readonly purpose?: string
  readonly marker?: BmgMarker
  /** What a status comes with: `gas`, `cold`. */
  readonly nature?: readonly string[]
  readonly weapon?: object
}

/** The special rules of an edition, as far as the common code asks them. */
export interface CommonRules {
  applies(game: BmgGame, question: PermissionName, context: CommonContext): boolean
  computeTotal(game: BmgGame, question: NumberName, context: CommonContext, base: number): number
  /** Models about which a question may have an answer. */
  respondents(game: BmgGame, question: NumberName): readonly BmgModel[]
  trigger<M extends keyof CommonMoments>(game: BmgGame, moment: M, payload: CommonMoments[M]): Rule<void>
}

/** Ids of the rules that the common code enforces, as the ledger of the edition has them. */
export type EditionRuleIds = {
  readonly move: RuleId
  readonly place: RuleId
  readonly fall: RuleId
}

/** What distinguishes an edition for the code that all of them share. Lengths are in its unit. */
export interface Edition {
  /** The first part of its rule ids: `bmg3`. */
  readonly id: string
  readonly unit: Unit
  /** How far models see at night. */
  readonly nightSight: number
  /** The least share of a volume that must show for it to be seen; any part if left out. */
  readonly leastShown?: number
  /** How far a streetlamp shines beyond the edge of its marker. */
  readonly lampLight: number
  /** How far smoke hangs around the edge of its marker. */
  readonly smoke: number
  /** Enemies further away than this are not mentioned when a place is described. */
  readonly nearby: number
  /** Kinds of markers as players read them. */
  readonly markerNames: Readonly<Record<string, string>>
  /** Whether a marker takes room on the table, so that no other can lie on it. */
  isSolidMarker(marker: BmgMarker): boolean
  /** Whether models may want to go to a marker: for bots and lists of destinations. */
  isWorthVisiting(marker: BmgMarker): boolean
  readonly ruleIds: EditionRuleIds
  readonly rules: CommonRules
  /** The board as it stands in this game, with what an encounter or scenario puts on it. */
  boardOf(game: BmgGame): Board
  /** Whether a wall that nothing works through stands between two points. */
  isWalledOff(game: BmgGame, a: Point, b: Point): boolean
  /** Why a model cannot move at all. */
  moveBlockedReason(game: BmgGame, model: BmgModel): string | undefined
}

/** A length in the unit of the game's edition, in table units. */
export const lengthOf = ({ content }: BmgGame, amount: number): Length =>
  lengthIn(amount, content.edition.unit)

/** The board as it stands in this game. */
export const boardOf = (game: BmgGame): Board => game.content.edition.boardOf(game)

/** Whether a wall that nothing works through stands between two points. */
export const isWalledOff = (game: BmgGame, a: Point, b: Point): boolean =>
  game.content.edition.isWalledOff(game, a, b)
