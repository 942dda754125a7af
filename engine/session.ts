import { type BrokenAt, BrokenGame } from './broken-game.ts'
import { chainLength, link, linksSince } from './chain.ts'
import type { GameDefinition } from './definition.ts'
import type { Dice } from './dice.ts'
import { type SeenEvent, seenCount, seenEvents } from './event.ts'
import { hashJson } from './hash.ts'
import { frozenCopy, sameJson } from './json.ts'
import { type GameContext, Live } from './live.ts'
import { type Asked, askedIn, type Pending, questionSeenBy, type SessionView } from './pending.ts'
import { QuestionNumbers } from './question-numbers.ts'
import {
  type AnswerHistory,
  type GivenAnswer,
  type KeptPoint,
  pairsSince,
  type QuietPoint,
  startOf,
  undoableBy,
  withoutSecrets,
} from './quiet-point.ts'
import { type Random, Stream } from './random.ts'
import { ok, type Reason, type Result, refused } from './result.ts'
import type { DiceChoice } from './script.ts'
import {
  type ForkOptions,
  type ImagineOptions,
  type SessionSnapshot,
  type SessionTerms,
  swapsSince,
} from './session-snapshot.ts'
import type { Sides } from './sides.ts'
import type { Json, Seat, Viewer } from './vocabulary.ts'

/**
 * A running game from outside: what is asked, answering it, looking at it. It holds the last quiet point and the
 * answers since; the live game is made from those when it is first needed.
 */
export class Session<
  Setup extends Json = Json,
  Content = unknown,
  State = unknown,
  View extends Json = Json,
  Outcome extends Json = Json,
> {
  readonly #context: GameContext<Setup, Content, State, View, Outcome>
  readonly #terms: SessionTerms
  #quiet: QuietPoint<State>
  #keepsAll: boolean
  #history: AnswerHistory
  readonly #numbers: QuestionNumbers
  #running: Live<Setup, Content, State> | undefined
  #lastView: { readonly answers: AnswerHistory; readonly view: SessionView<View, Outcome> } | undefined

  /** For the engine itself: games are started with `startSession`, or loaded with `loadRecord`. */
  constructor(
    context: GameContext<Setup, Content, State, View, Outcome>,
    { quiet, answers, keepsAll, ahead = 0 }: SessionSnapshot<State>,
    terms: SessionTerms,
  ) {
    this.#context = context
    this.#quiet = quiet
    this.#keepsAll = keepsAll
    this.#history = answers
    this.#numbers = new QuestionNumbers(ahead)
    this.#terms = terms
  }

  /** The game being played. */
  get definition(): GameDefinition<Setup, Content, State, View, Outcome> {
    return this.#context.definition
  }

  /** What the game was started with. Not available in an imagined game: it may hold what the viewer must not know. */
  get setup(): Setup {
    if (this.#terms.imagined !== undefined) throw new Error('An imagined game does not tell its set-up.')
    return this.#context.setup
  }

  /** Where the dice came from at the start. Hidden in an imagined game: its player may be playing the real one. */
  get diceChoice(): DiceChoice {
    return this.#terms.real ? this.#context.dice : { seed: 'imagined' }
  }

  /** Who plays, in table order. */
  get seats(): readonly Seat[] {
    return this.#context.seats
  }

  /** Which seats win and lose together. */
  get sides(): Sides {
    return this.#context.sides
  }

  /** What never changes in this game. */
  get content(): Content {
    return this.#context.content
  }

  /** The whole state, hidden things included: for tests and tools, never for players. Only to be read. */
  get state(): State {
    return this.#live().game.state
  }

  /** The whole state at the last quiet point. As secret as `state`, and only to be read. */
  get quietState(): State {
    this.#live()
    return this.#kept().state
  }

  /** How many answers have been given. */
  get answerCount(): number {
    return chainLength(this.#history)
  }

  /** How often chance was asked since the game began, in forks with other dice since these came: to see whether a die fell. */
  get diceUsed(): number {
    return this.#live().game.dice.used
  }

  /** Whether a die fell or hidden information was revealed since so many answers had been given. */
  hasRevealedSince(answerCount: number): boolean {
    return linksSince(this.#history, answerCount).some(({ revealed }) => revealed)
  }

  /** Whether no rule is halfway through anything: no answer was given since the last step ended. */
  get atQuietPoint(): boolean {
    this.#live()
    return chainLength(this.#history) === chainLength(this.#quiet.answers)
  }

  /** Whether nothing at all has happened since the last step ended: no answer, no die, no event, no change. */
  get untouched(): boolean {
    const { game, quiet } = this.#live()
    return (
      this.atQuietPoint &&
      game.dice.used === quiet.dice.position + quiet.dice.scriptPosition &&
      game.eventHistory === quiet.eventHistory &&
      sameJson(game.state, this.#kept().state)
    )
  }

  /** The question before the players, or undefined once the game is over (or stands still, in some forks). */
  get pending(): Pending | undefined {
    return this.#numbers.numbered(this.#live().pending)
  }

  /** How many questions the story has asked, the one before the players included. The same for a game loaded from a record. */
  get questionCount(): number {
    return this.#live().questionCount
  }

  /** Whether the game has ended. */
  get isOver(): boolean {
    const { pending, quiet } = this.#live()
    return pending === undefined && quiet.over
  }

  /** How the game ended, once it has. */
  get outcome(): Outcome | undefined {
    return this.isOver ? this.#context.definition.outcome(this.state, this.#context.content) : undefined
  }

  /** All answers so far, oldest first. In an imagined game only those given there: earlier ones may have been secret. */
  answers(): readonly { readonly seat: Seat; readonly answer: Json }[] {
    return pairsSince(this.#history, this.#firstShown()).map(([seat, answer]) => ({ seat, answer }))
  }

  /**
   * Answers for a seat. An answer that is illegal, not asked for, or meant for another question changes
   * nothing and says why.
   */
  answer(seat: Seat, answer: unknown, options: { readonly question?: number } = {}): Result<Json> {
    const asked = this.#askedOf(seat, options.question)
    if (!asked.ok) return asked
    const checked = this.#check(asked.value, answer)
    if (checked.ok) this.#take(asked.value, frozenCopy(checked.value))
    return checked
  }

  /** What a viewer may see: the game's view, who is asked, and the viewer's own decision. */
  view(viewer: Viewer): SessionView<View, Outcome> {
    const { game, secrets } = this.#live()
    const { pending } = this
    const secret = viewer === 'spectator' ? undefined : secrets?.get(viewer)
    const outcome = this.outcome
    return {
      viewer,
      game: this.#context.definition.view(game.state, this.#context.content, viewer),
      ...questionSeenBy(pending, viewer),
      ...(secret === undefined ? {} : { answered: secret }),
      over: this.isOver,
      ...(outcome === undefined ? {} : { outcome }),
    }
  }

  /** What a viewer has seen happen after its event number `since`. In an imagined game only the viewer who imagines knows the past. */
  events(viewer: Viewer, since = 0): readonly SeenEvent[] {
    const index = this.#indexOf(viewer)
    if (index < 0) return []
    const imagined = this.#terms.imagined
    const known =
      imagined === undefined || imagined.of === viewer ? since : seenCount(imagined.eventHistory, index)
    return seenEvents(this.#live().game.eventHistory, this.#context.seats, index, Math.max(since, known))
  }

  /**
   * A fingerprint of everything that decides how the game goes on. Not for players while they play: it
   * covers hidden things, and a short list of guesses could be tried against it.
   */
  hash(): string {
    const { game, pending } = this.#live()
    return hashJson({
      state: game.state,
      dice: placeOf(game.dice),
      answers: pairsSince(this.#history, chainLength(this.#quiet.answers)),
      pending: pending?.asked.map(({ seat, decision }) => [seat, decision.name]) ?? null,
    })
  }

  /**
   * A fingerprint of the story: every answer, how many dice fell, and how it ended. Unlike `hash` it says nothing of how
   * the game keeps its state, so it stays the same where rules are only written anew.
   */
  storyHash(): string {
    return hashJson({
      answers: pairsSince(this.#history, this.#firstShown()),
      dice: placeOf(this.#live().game.dice),
      outcome: this.outcome ?? null,
    })
  }

  /** The same game once more, going its own way. Shares the past; costs a copy of the state when first used. */
  fork(options: ForkOptions = {}): Session<Setup, Content, State, View, Outcome> {
    const { seed, thisStepOnly = false } = options
    const chance = options.fate ?? (seed === undefined ? undefined : new Stream(seed))
    // Steps that ask no question may lie between the quiet point known so far and the question.
    if (thisStepOnly) this.#live()
    const quiet = this.#kept()
    const answers = this.#history
    const terms = this.#terms
    const recording = options.events ?? terms.recording
    const lastStep = thisStepOnly ? quiet.steps + 1 : terms.lastStep
    const snapshot = { quiet, answers, keepsAll: true, ahead: this.#numbers.ahead }
    if (chance !== undefined) {
      const floor = chainLength(answers)
      const swaps = [...swapsSince(quiet, terms.swaps), { after: floor, chance }]
      const changed = { ...terms, recording, lastStep, swaps, floor, real: false }
      return new Session(this.#context, snapshot, changed)
    }
    const isSame = recording === terms.recording && lastStep === terms.lastStep
    return new Session(this.#context, snapshot, isSame ? terms : { ...terms, recording, lastStep })
  }

  /**
   * A fork as this viewer could imagine it: everything the viewer may not know is drawn anew (hands, decks,
   * the answers others gave in secret, the dice to come), yet all the viewer has seen stays true. Draws
   * again, up to `tries` times, if a draw does not fit what the viewer saw since the last quiet point.
   */
  imagine(
    viewer: Viewer,
    random: Random,
    { tries = 20, events = false, anyDraw = false }: ImagineOptions = {},
  ): Result<Session<Setup, Content, State, View, Outcome>> {
    const { definition, content } = this.#context
    const { secrets } = this.#live()
    if (definition.hidesNothing && secrets === undefined && !anyDraw)
      return ok(this.#withOtherDice(viewer, random, events))
    const last = this.#kept()
    const since = linksSince(this.#history, chainLength(last.answers))
    const known = secrets === undefined ? since : withoutSecrets(since, secrets, viewer)
    const floor = chainLength(last.answers)
    const { ahead } = this.#numbers
    const imagined = { of: viewer, eventHistory: last.eventHistory }
    for (let i = 0; i < tries; i++) {
      const state = definition.resample(definition.clone(last.state), content, viewer, random)
      const imaginedGame = new Session(
        this.#context,
        { quiet: { ...last, state, before: undefined }, answers: last.answers, keepsAll: true, ahead },
        { ...this.#terms, floor, real: false, imagined },
      )
      if (
        known.every(({ seat, answer }) => imaginedGame.answer(seat, answer).ok) &&
        (anyDraw || this.#looksTheSame(imaginedGame, viewer))
      ) {
        if (anyDraw) return ok(imaginedGame)
        return ok(imaginedGame.fork({ seed: imaginedSeed(random), events }))
      }
    }
    return refused(
      `No state was found in ${tries} tries that fits all that ${viewer} has seen since the last quiet point.`,
    )
  }

  /** What a viewer who sees everything imagines: the same game with new dice that are not known yet. */
  #withOtherDice(
    viewer: Viewer,
    random: Random,
    events: boolean,
  ): Session<Setup, Content, State, View, Outcome> {
    const floor = chainLength(this.#history)
    const last = this.#kept()
    return new Session(
      this.#context,
      {
        quiet: { ...last, before: undefined },
        answers: this.#history,
        keepsAll: true,
        ahead: this.#numbers.ahead,
      },
      {
        ...this.#terms,
        recording: events,
        swaps: [
          ...swapsSince(last, this.#terms.swaps),
          { after: floor, chance: new Stream(imaginedSeed(random)) },
        ],
        floor,
        real: false,
        imagined: { of: viewer, eventHistory: last.eventHistory },
      },
    )
  }

  /** Whether this seat may take back the last answer. */
  canUndo(seat: Seat): boolean {
    return this.#undoable(seat).ok
  }

  /** Why a seat cannot take back the last answer; nothing if it can. */
  undoBlockedReason(seat: Seat): Reason | undefined {
    const last = this.#undoable(seat)
    return last.ok ? undefined : last.reason
  }

  /**
   * Takes back the last answer. Only the seat that gave it may do so, and only if since then no die fell and no
   * hidden information was revealed.
   */
  undo(seat: Seat): Result<Json> {
    const last = this.#undoable(seat)
    if (!last.ok) return last
    const history = this.#history?.before
    let quiet: QuietPoint<State> | undefined = this.#quiet
    while (quiet !== undefined && chainLength(quiet.answers) > chainLength(history)) quiet = quiet.before
    if (quiet === undefined) throw new Error('The quiet point to undo to is gone: a bug in the engine.')
    const asked = this.questionCount
    this.#history = history
    this.#quiet = quiet
    this.#running = undefined
    this.#numbers.undone(asked, this.questionCount)
    return ok(last.value.answer)
  }

  /** Where the game stands, for error messages. */
  where(): BrokenAt {
    return this.#live().where()
  }

  /** Whether the whole story follows from setup, dice and answers: not so in forks with other dice. */
  get isReal(): boolean {
    return this.#terms.real
  }

  /** From which answer on they are shown. */
  #firstShown(): number {
    return this.#terms.real ? 0 : this.#terms.floor
  }

  #undoable(seat: Seat): Result<GivenAnswer> {
    return undoableBy(seat, this.#history, this.#terms.floor)
  }

  #askedOf(seat: Seat, number: number | undefined): Result<Asked> {
    const { secrets } = this.#live()
    const { pending } = this
    if (pending === undefined)
      return refused(this.isOver ? 'The game is over.' : 'This fork ends here: it was to play one step only.')
    return askedIn(pending, seat, number, { seats: this.#context.seats, secrets })
  }

  #check({ seat, decision }: Asked, answer: unknown): Result<Json> {
    try {
      return decision.check(answer)
    } catch (error) {
      const message = `The check of "${decision.name}" failed on an answer of ${seat} instead of judging it`
      throw new BrokenGame(message, this.#live().where(), error)
    }
  }

  #take({ seat, decision }: Asked, answer: Json): void {
    const live = this.#live()
    const { game } = live
    const last = this.#history?.value
    // No undo can pass another seat's answer or a revelation: what lies behind can be forgotten.
    if (last !== undefined && this.#quiet.before !== undefined && (last.seat !== seat || last.revealed)) {
      this.#quiet = { ...this.#quiet, before: undefined }
      live.quiet = this.#quiet
    }
    const used = game.dice.used
    game.answering()
    const given: GivenAnswer = { seat, answer, decision: decision.name, revealed: false }
    const answers = link(this.#history, given)
    try {
      live.feed(seat, answer, answers)
    } catch (error) {
      // The rule is broken off in the middle: fall back to where the answers so far lead.
      this.#running = undefined
      throw error
    }
    given.revealed = game.isUndoForbidden(seat) || game.dice.used !== used
    this.#history = answers
    this.#quiet = live.quiet
  }

  #live(): Live<Setup, Content, State> {
    this.#running ??= this.#stand()
    return this.#running
  }

  #stand(): Live<Setup, Content, State> {
    const live = this.#playFrom(startOf(this.#quiet), this.#history, this.#terms.lastStep)
    // Steps that ask no question are passed on the way to the first question.
    this.#quiet = live.quiet
    return live
  }

  /**
   * The last quiet point with its state. A caller that requests one will request the next ones too: they are kept
   * from now on.
   */
  #kept(): KeptPoint<State> {
    this.#keepsAll = true
    if (this.#running !== undefined) this.#running.keepsAll = true
    const quiet = this.#quiet
    if (quiet.since === undefined) return startOf(quiet)
    const { game } = this.#playFrom(quiet.since, quiet.answers, quiet.steps)
    const kept: KeptPoint<State> = { ...quiet, state: game.state, since: undefined }
    this.#quiet = kept
    if (this.#running !== undefined) this.#running.quiet = kept
    return kept
  }

  /** Plays on from a quiet point with answers that were given before, until a step ends or they do. */
  #playFrom(from: KeptPoint<State>, until: AnswerHistory, lastStep: number): Live<Setup, Content, State> {
    const live = new Live(this.#context, from, {
      recording: this.#terms.recording,
      lastStep,
      keepsAll: this.#keepsAll,
    })
    let answers = from.answers
    this.#swapDice(live, answers)
    for (const given of linksSince(until, chainLength(answers))) {
      answers = link(answers, given)
      live.feed(given.seat, given.answer, answers)
      this.#swapDice(live, answers)
    }
    return live
  }

  #swapDice(live: Live<Setup, Content, State>, answers: AnswerHistory): void {
    for (const swap of this.#terms.swaps)
      if (swap.after === chainLength(answers)) live.game.dice.replace(swap.chance)
  }

  #indexOf(viewer: Viewer): number {
    const { seats } = this.#context
    return viewer === 'spectator' ? seats.length : seats.indexOf(viewer)
  }

  /** The view, kept until the next answer: a bot imagines several games in the same position. */
  #viewOf(viewer: Viewer): SessionView<View, Outcome> {
    const known = this.#lastView
    if (known !== undefined && known.answers === this.#history && known.view.viewer === viewer)
      return known.view
    const view = this.view(viewer)
    this.#lastView = { answers: this.#history, view }
    return view
  }

  #looksTheSame(imaginedGame: Session<Setup, Content, State, View, Outcome>, viewer: Viewer): boolean {
    const here = this.#viewOf(viewer)
    const there = imaginedGame.view(viewer)
    const since = seenCount(this.#quiet.eventHistory, this.#indexOf(viewer))
    return (
      sameJson(here.game, there.game) &&
      sameJson(here.decision ?? null, there.decision ?? null) &&
      sameJson(this.events(viewer, since), imaginedGame.events(viewer, since))
    )
  }
}

/** How much chance has been used. */
const placeOf = (dice: Dice): [position: number, scriptPosition: number] => {
  const { position, scriptPosition } = dice.mark()
  return [position, scriptPosition]
}

const imaginedSeed = (random: Random): string => `imagined ${random.below(2 ** 32)} ${random.below(2 ** 32)}`
