import type { NoAbouts } from './about.ts'
import { type BrokenAt, BrokenGame, type GameLimits } from './broken-game.ts'
import { Dice, type DiceMark } from './dice.ts'
import { type Audience, appendEvent, type EventHistory, type GameEvent } from './event.ts'
import type { Seat } from './vocabulary.ts'

/**
 * What rules get: the state they change, the content they read, the dice, and a way to emit events. `Events` lists events by
 * name, with the data that they carry for others to read.
 */
export interface Game<State = unknown, Content = unknown, Events = NoAbouts> {
  /** Plain data, changed in place by the rules. */
  readonly state: State
  /** What never changes: board, catalogue, setup. Shared by all forks. */
  readonly content: Content
  /** In table order. */
  readonly seats: readonly Seat[]
  readonly dice: Dice
  /** Reports what happened, to all or to some viewers; `others` is what the remaining viewers see instead. */
  emit<const Name extends string>(
    event: () => GameEvent<Events, Name>,
    audience?: Audience,
    options?: { readonly others?: GameEvent },
  ): void
  emit<const Name extends string>(
    event: GameEvent<Events, Name>,
    audience?: Audience,
    options?: { readonly others?: GameEvent },
  ): void
  /** Whether events are kept. Without a viewer, nothing has to be hidden from one. */
  readonly isWatched: boolean
  /**
   * What a seat hides may be revealed now, if only because it is not asked: no other seat can take back its last
   * answer.
   */
  forbidUndo(exceptFor?: Seat): void
  /** Special rules act at a moment: the depth of nested moments is limited. */
  enterMoment(moment: string): void
  leaveMoment(): void
  /** Stops the game as broken, saying where. For rules that find the impossible. */
  broken(message: string): never
}

/** What a running game has in common with its forks. */
export type SharedParts<Content> = {
  readonly content: Content
  readonly seats: readonly Seat[]
  readonly limits: GameLimits
}

/** Where chance and events continue. */
export type GameStart = { readonly dice: DiceMark; readonly eventHistory: EventHistory }

/** Who knows where the game stands, for error messages. */
export type Locator = { where(): BrokenAt }

/** The game in motion, as the session keeps it. */
export class RunningGame<State, Content> implements Game<State, Content> {
  readonly state: State
  readonly content: Content
  readonly seats: readonly Seat[]
  readonly dice: Dice
  /** All that happened, if events are recorded. */
  eventHistory: EventHistory
  /** Whether some seat learned what others did not, or secret answers were opened, since this was last cleared. */
  secretsMoved = false
  /** Seats that can take back nothing more. Made when first needed: most forks never need it. */
  private undoForbidden: Set<Seat> | undefined
  readonly isWatched: boolean
  private readonly limits: GameLimits
  private readonly locator: Locator
  private depth = 0
  private work = 0

  /** Parts come as they are, in no object made for this: a bot makes thousands of games for one answer. */
  constructor(
    shared: SharedParts<Content>,
    state: State,
    { dice, eventHistory }: GameStart,
    recording: boolean,
    locator: Locator,
  ) {
    this.state = state
    this.content = shared.content
    this.seats = shared.seats
    this.eventHistory = eventHistory
    this.isWatched = recording
    this.limits = shared.limits
    this.locator = locator
    this.dice = new Dice(dice, this)
  }

  emit(
    event: GameEvent | (() => GameEvent),
    audience: Audience = 'all',
    options: { readonly others?: GameEvent } = {},
  ): void {
    this.countWork()
    if (audience !== 'all') this.secretsMoved = true
    if (!this.isWatched) return
    this.eventHistory = appendEvent(
      this.eventHistory,
      this.seats,
      typeof event === 'function' ? event() : event,
      audience,
      options.others,
    )
  }

  /** A roll or an event more. Dice that a fate decides emit no event, and count by themselves. */
  countWork(): void {
    if (++this.work > this.limits.workBetweenQuestions) {
      this.broken(
        `More than ${this.limits.workBetweenQuestions} rolls and events without a question: a loop never ends.`,
      )
    }
  }

  forbidUndo(exceptFor?: Seat): void {
    this.undoForbidden ??= new Set()
    for (const seat of this.seats) if (seat !== exceptFor) this.undoForbidden.add(seat)
  }

  /** Whether a seat can no longer take back what it answered since `answering` was called. */
  isUndoForbidden(seat: Seat): boolean {
    return this.secretsMoved || this.undoForbidden?.has(seat) === true
  }

  /** An answer is about to be given to the rules: what is revealed from now on is its result. */
  answering(): void {
    this.secretsMoved = false
    this.undoForbidden = undefined
  }

  enterMoment(moment: string): void {
    if (++this.depth > this.limits.momentDepth) {
      this.broken(`Moments are nested more than ${this.limits.momentDepth} deep at "${moment}".`)
    }
  }

  leaveMoment(): void {
    this.depth--
  }

  broken(message: string): never {
    throw new BrokenGame(message, this.locator.where())
  }

  /** A question was asked or a step ended: the count of work starts again. */
  rest(): void {
    this.work = 0
  }
}
