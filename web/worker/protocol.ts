import type { RankedAnswer } from '@gargoyle/bots'
import type {
  DescribedDecision,
  Exploration,
  GameRecord,
  Json,
  Proposal,
  Reason,
  Result,
  Seat,
  SeenEvent,
  Sides,
  Value,
  Viewer,
} from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { JsonPatch } from './json-patch.ts'

/**
 * Who answers for a seat: a person at this screen, or a bot. Seats with the same `player` are one person's; a person
 * without that plays this seat only.
 */
export type SeatPlan =
  | { readonly kind: 'person'; readonly player?: string }
  | { readonly kind: 'bot'; readonly name: string }

/** Who answers for each seat, by its name. */
export type SeatPlans = Readonly<Record<string, SeatPlan>>

/** How far people leave the preparation to the computer: the table, or everything before the first action. */
export type PreparedUpTo = 'table' | 'round'

/** A game to be played. */
export interface MatchOrder {
  /** The id of the game. */
  readonly game: string
  readonly setup: Json
  readonly seed: string
  readonly seats: SeatPlans
  /** The computer plays the preparation for all seats, so that the game begins with a fight. */
  readonly prepared?: PreparedUpTo
  /** A guide stands beside the game and teaches it. */
  readonly guided?: boolean
}

/** The constant public data of a match. */
export interface MatchInfo<Table = unknown> {
  readonly game: string
  readonly seats: readonly Seat[]
  /** Which seats win and lose together. */
  readonly sides: Sides
  readonly plans: SeatPlans
  /** Nothing is hidden from any seat: people of all sides share a screen openly. */
  readonly isOpen?: boolean
  /** What the game lays open of its setup: the board, who plays which crew. Plain data; null if it lays open nothing. */
  readonly table: Table
}

/** All that one viewer sees of the moment. Plain data; holds nothing that the viewer may not know. */
export interface Look<View extends Json = Json, Shown = unknown, Outcome extends Json = Json> {
  readonly viewer: Viewer
  /** The game's own view. */
  readonly view: View
  /** Public data that the game's rules derive from the moment. Plain data; null if there is none. */
  readonly shown: Shown
  /** What this viewer is to decide. */
  readonly decision?: DescribedDecision
  /** Number of the question before the players; goes with an answer, so that it is not taken for another's. */
  readonly question?: number
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[]
  /** What this viewer answered in secret, waiting for the others. */
  readonly answered?: Json
  /** Bots of this viewer's side that let it answer first. It can hand the question over to them. */
  readonly botsWaiting?: readonly Seat[]
  /** The table is being laid out, which this viewer can leave to the computer. */
  readonly preparing?: true
  /** The computer plays the preparation for this viewer, who is asked nothing until it is done. */
  readonly isLaidOut?: true
  /** Whether this viewer may take back the last answer. */
  readonly canUndo: boolean
  /** Why not, in the engine's words. */
  readonly undoBlockedReason?: Reason
  /** The seat that may undo the last answer, if any. */
  readonly undoable?: Seat
  readonly over: boolean
  readonly outcome?: Outcome
  /** How many answers have been given in all. */
  readonly answers: number
  /** The number of this viewer's last event. */
  readonly lastEvent: number
}

/** An answer with the words a person picks it by. */
export interface LabelledAnswer {
  readonly answer: Json
  readonly label: string
  /** Where it leads, if it leads anywhere. */
  readonly at?: Spot
}

/** What a bot would advise: answers, best first, with reasons in sentences. */
export interface Hint {
  readonly answers: readonly RankedAnswer[]
  /** In how many imagined games each was tried. */
  readonly tries: number
}

/** How likely the values of one number are. */
export interface OddsLine {
  readonly what: string
  readonly whom: string
  readonly mean: number
  readonly values: readonly { readonly value: number; readonly probability: number }[]
}

/** What an answer leads to, and how likely. */
export interface OddsReport {
  readonly exact: boolean
  /** How far a probability may be off, in 95 of 100 cases; 0 if exact. Left out where it is not known. */
  readonly error?: number
  /** Whether there is nothing to be lucky about: no die falls, nothing else is drawn by lot. */
  readonly isCertain: boolean
  readonly lines: readonly OddsLine[]
  /** What was taken for granted, in sentences. */
  readonly assumptions: readonly string[]
}

/** One end of a look across the table: something that stands there, or a bare place. */
export type SightEnd = { readonly id: string } | { readonly spot: Spot }

/** Whether one thing sees another, and why. */
export interface SightReport {
  readonly sees: boolean
  readonly from: Spot
  readonly to: Spot
  readonly sentences: readonly string[]
}

/** A target of an answer, and how well it is aimed. */
export interface TargetAim {
  /** The ids of attacker and target: figures or tokens. */
  readonly from: string
  readonly to: string
  /** How good the aim is: clear, hindered or bad. */
  readonly tone: 'ok' | 'lamp' | 'danger'
  /** Not one die would be rolled: nothing can come of it. */
  readonly isVain?: boolean
  /** How promising it is: more is better, and only comparing counts. */
  readonly promise: number
  /** A few words for the line between them: `4 dice, cover`. */
  readonly label: string
  readonly sentences: readonly string[]
  /** Numbers that would count, with their reasons. */
  readonly values: readonly Value[]
  /** What may stop it on its way, and where: shown along the line. */
  readonly stops?: readonly { readonly at: Spot; readonly label: string }[]
}

/** How the match goes on, apart from the game itself. */
export interface MatchStatus {
  /** Bots that are thinking now. */
  readonly thinking: readonly Seat[]
  /** The game could not go on: what happened, in words. */
  readonly broken?: string
}

/**
 * How far a viewer has followed a match. Taking an answer back begins a new branch: events of other branches may have
 * the same numbers and be others.
 */
export interface EventMark {
  readonly branch: number
  /** The number of the last event. */
  readonly event: number
}

/** All that one viewer knows of a match. Plain data; holds nothing that the viewer may not know. */
export interface Snapshot {
  readonly look: Look
  readonly status: MatchStatus
  readonly branch: number
  /** What the viewer has seen happen after the mark it named, oldest first. */
  readonly events: readonly SeenEvent[]
  /** The number of the event before the first of these: 0 where they are all there are. */
  readonly after: number
}

/** What changed for a viewer with one answer. `applyUpdate` makes the next snapshot of it and the one before. */
export interface MatchUpdate {
  /** Counts the updates of a subscription from 1: where one is missing, the viewer watches anew. */
  readonly number: number
  /** What is different about look, status and branch. */
  readonly patch?: JsonPatch
  /** How many events stay; later ones were undone. If left out, all stay. */
  readonly keep?: number
  /** What happened since. */
  readonly events?: readonly SeenEvent[]
}

/** A viewer that is sent every change of a match. */
export interface Subscription {
  /** How the match stood when the subscription began. */
  readonly snapshot: Snapshot
  /** Ends it: no update comes any more. */
  stop(): void
}

/**
 * A match as the page knows it: a worker beside the page holds the game, later a server far away. Every request says
 * for which viewer or seat it is, and gets what that one may know.
 */
export interface MatchHost {
  start(order: MatchOrder): Promise<Result<MatchInfo>>
  /** Goes on from a record. Other rules than ours are refused in the engine's words. */
  resume(record: GameRecord, seats: SeatPlans): Promise<Result<MatchInfo>>
  /** The game so far, for saving and reporting. With hidden things: never shown to a player during a game. */
  record(): Promise<Result<GameRecord>>
  /** All that a viewer knows; of what happened only what comes after `since`, if that still holds. */
  snapshot(viewer: Viewer, since?: EventMark): Promise<Result<Snapshot>>
  /** The same, and from then on an update for each change. */
  watch(
    viewer: Viewer,
    onUpdate: (update: MatchUpdate) => void,
    since?: EventMark,
  ): Promise<Result<Subscription>>
  answer(seat: Seat, answer: Json, question: number): Promise<Result<Json>>
  undo(seat: Seat): Promise<Result<Json>>
  /** Lets the bots of the seat's side answer a question first that they left to it. */
  handOver(seat: Seat, question: number): Promise<Result<null>>
  /** Lets the computer lay out the table for these people, as far as that is not done. */
  prepareFor(seats: readonly Seat[]): Promise<Result<null>>
  /** Whether an answer would be taken, or why not. */
  check(seat: Seat, answer: Json): Promise<Result<Json>>
  /** Answers to choose from, with labels: destinations for players who use no mouse. */
  candidates(seat: Seat, most: number): Promise<readonly LabelledAnswer[]>
  /** Where the decision can lead on the table, if it is about places; going on from an answer so far if one is given. */
  explore(seat: Seat, after?: Json): Promise<Exploration | undefined>
  /** An answer that leads to a place, going on from an answer so far if one is given; or why there is none. */
  toward(seat: Seat, place: Spot, after?: Json): Promise<Result<Proposal>>
  /** The drawing of a complete answer on the table, or what is wrong with it. */
  trace(seat: Seat, answer: Json): Promise<Result<Proposal>>
  /** The targets of an answer. None, for most answers. */
  aims(seat: Seat, answer: Json): Promise<readonly TargetAim[]>
  /** Ranks answers. Stops early when another hint or an answer comes. */
  hint(seat: Seat): Promise<Result<Hint>>
  /** What an answer leads to. Refused if another question for odds comes first. */
  odds(seat: Seat, answer: Json): Promise<Result<OddsReport>>
  sight(viewer: Viewer, from: SightEnd, to: SightEnd): Promise<Result<SightReport>>
  /** How long the host waits after a bot has done something, so that people can follow; in milliseconds. */
  setPace(milliseconds: number): void
  /** Whether people are asked even where there is only one thing that they can answer. Off by default. */
  askWithoutChoice(asks: boolean): void
  /** Ends the match here: bots stop thinking. What was saved stays. */
  close(): void
}

/** A game to be watched. */
export interface ReplayInfo extends MatchInfo {
  /** How many answers there are: it can be looked at before the first and after each. */
  readonly answers: number
  readonly ended: boolean
  /** For every number of answers: what had happened by then, and who is about to answer. */
  readonly moments: readonly ReplayMoment[]
  readonly proof: ReplayProof
}

/** Whether a game played again came out as its record says. */
export interface ReplayProof {
  /** How many fingerprints the record holds. */
  readonly checkpoints: number
  /** After how many answers the story first differs from the record, if it does. */
  readonly differsAt?: number
  /** The record says that the game ended, and it does not. */
  readonly endless?: true
  /** The record says that the game goes on, and it has ended. */
  readonly isOver?: true
}

/** A moment of a game to be watched. */
export interface ReplayMoment {
  /** The number of the last public event. */
  readonly lastEvent: number
  /** The seat that gives the next answer; none at the end. */
  readonly next?: Seat
}

/** All that a viewer knew at a moment of a recorded game. */
export type ReplaySnapshot = Pick<Snapshot, 'look' | 'events'>

/** A recorded game as the page watches it. While it has not ended, secrets stay secret: only a spectator may look. */
export interface ReplayHost {
  open(record: GameRecord, seats: SeatPlans): Promise<Result<ReplayInfo>>
  /** All that a viewer knew after a number of answers. */
  snapshot(answers: number, viewer: Viewer): Promise<Result<ReplaySnapshot>>
  close(): void
}
