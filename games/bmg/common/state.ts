import type { Game, Memories, RuleId, Seat } from '@gargoyle/engine'
import type { Board, Mover, Spot } from '@gargoyle/table'
import type { Edition } from './edition.ts'
import type { BmgEvents } from './events.ts'

/** The number of a model in the game: its place in the list of models. */
export type ModelId = number

/** How long something lasts: this activation, this round, or until the game ends or a rule removes it. */
export type Until = 'activation' | 'round' | 'game'

/** Something that lasts on a model: a status, the benefit of an action, a bonus marker. Its rules are a record. */
export type Effect = {
  readonly id: string
  readonly until: Until
  readonly args: readonly string[]
  /** A strength or count, where the effect has one: the value of Poison, the markers of a kind. */
  value: number
  /** The model that caused it. */
  readonly by: ModelId | undefined
}

/** How a model is: on its feet, lying, knocked out, out of the game, or not on the table yet. */
export type Condition = 'up' | 'down' | 'ko' | 'casualty' | 'away'

/** A model as every edition has it. What its card says is in the content. */
export interface BmgModel {
  readonly id: ModelId
  seat: Seat
  /** Where it stands; models that are away or casualties stand nowhere. */
  at: Spot | undefined
  condition: Condition
  effects: Effect[]
  /** What rules remember about it, and what only until the round ends. */
  memory: Memories
  roundMemory: Memories
}

/** A marker on the table, as every edition has it. */
export interface BmgMarker {
  readonly id: number
  readonly kind: string
  /** Whose it is; undefined for furniture. */
  readonly seat: Seat | undefined
  at: Spot
  /** What rules remember about it: that it burns, how far it shines. */
  memory: Memories
}

/** The part of a state that is the same in every edition. */
export interface BmgState {
  models: BmgModel[]
  markers: BmgMarker[]
  nextMarker: number
}

/** What never changes about a model in a game: its card and its size. */
export interface BmgCard {
  readonly profile: { readonly id: string; readonly ranks: readonly string[] }
  readonly traitIds: ReadonlySet<string>
  readonly radius: number
  readonly height: number
  readonly mover: Mover
  /** What players call it: its alias, numbered if the table has several. */
  readonly label: string
}

/** The part of a game's content that is the same in every edition. */
export interface BmgContent {
  readonly edition: Edition
  readonly board: Board
  /** By model. */
  readonly cards: readonly BmgCard[]
  readonly book: {
    readonly effects: Readonly<Record<string, { readonly name: string; readonly rule?: RuleId }>>
  }
}

/** A game of any edition, as rules get it. */
export type BmgGame = Game<BmgState, BmgContent, BmgEvents>

/** The models of a game of one edition. */
export type ModelOf<G extends BmgGame> = G['state']['models'][number]

/** The markers of a game of one edition. */
export type MarkerOf<G extends BmgGame> = G['state']['markers'][number]
