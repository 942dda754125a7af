import { type BrokenAt, BrokenGame, type GameLimits } from './broken-game.ts'
import { chainLength, linksSince } from './chain.ts'
import type { GameDefinition } from './definition.ts'
import { RunningGame } from './game.ts'
import { type Pending, pendingFrom } from './pending.ts'
import type { Question, Rule } from './question.ts'
import { type AnswerHistory, type KeptPoint, type QuietPoint, startOf } from './quiet-point.ts'
import type { DiceChoice } from './script.ts'
import type { Sides } from './sides.ts'
import type { Json, Seat } from './vocabulary.ts'

/** What all forks of one game have in common. */
export type GameContext<
  Setup extends Json,
  Content,
  State,
  View extends Json = Json,
  Outcome extends Json = Json,
> = {
  readonly definition: GameDefinition<Setup, Content, State, View, Outcome>
  readonly setup: Setup
  readonly content: Content
  readonly seats: readonly Seat[]
  readonly sides: Sides
  readonly limits: GameLimits
  readonly dice: DiceChoice
}

/**
 * After so many answers without a copy of the state the next quiet point keeps one: this bounds the time to get back
 * there.
 */
const ANSWERS_BETWEEN_COPIES = 16

/** How a game runs from a quiet point on. */
export type LiveOptions = {
  readonly recording: boolean
  readonly lastStep: number
  /** Whether every quiet point keeps a copy of the state, or only one now and then. */
  readonly keepsAll: boolean
}

/**
 * A live game: a state of its own and a rule halfway through its step. Made from a quiet point, and may be discarded
 * at any time.
 */
export class Live<Setup extends Json, Content, State> {
  readonly game: RunningGame<State, Content>
  /** The last quiet point passed. */
  quiet: QuietPoint<State>
  /** The question before the players; undefined once the game is over or stands still. */
  pending: Pending | undefined
  /** Secret answers given to the question so far. */
  secrets: ReadonlyMap<Seat, Json> | undefined
  private readonly context: GameContext<Setup, Content, State>
  /** Set once the state of a quiet point is requested: more requests will follow. */
  keepsAll: boolean
  private readonly lastStep: number
  private rule: Rule<void> | undefined
  private question: Question | undefined
  private number: number
  private answers: AnswerHistory

  constructor(
    context: GameContext<Setup, Content, State>,
    quiet: KeptPoint<State>,
    { recording, lastStep, keepsAll }: LiveOptions,
  ) {
    this.context = context
    this.lastStep = lastStep
    this.keepsAll = keepsAll
    this.quiet = quiet
    this.number = quiet.questions
    this.answers = quiet.answers
    this.game = new RunningGame<State, Content>(
      context,
      context.definition.clone(quiet.state),
      quiet,
      recording,
      this,
    )
    if (!this.rests()) {
      this.rule = context.definition.step(this.game)
      this.run(undefined)
    }
  }

  /** How many questions have been asked since the game began. */
  get questionCount(): number {
    return this.number
  }

  /** Gives an answer that has been checked to the rule that waits for it. `answers` includes it already. */
  feed(seat: Seat, answer: Json, answers: AnswerHistory): void {
    const question = this.question
    if (question === undefined) throw new Error('Nothing is asked.')
    this.answers = answers
    if (question.kind === 'one') this.run(answer)
    else if (question.kind === 'secret') this.keepSecret(question, seat, answer)
    else this.run({ seat, answer })
  }

  private keepSecret(question: Question, seat: Seat, answer: Json): void {
    const secrets = new Map(this.secrets).set(seat, answer)
    if (secrets.size < question.seats.length) {
      this.secrets = secrets
      this.pending = pendingFrom(question, this.number, secrets)
      return
    }
    this.secrets = undefined
    this.game.secretsMoved = true
    this.run(question.seats.map((each) => secrets.get(each)))
  }

  /** The position in the game, for error messages. */
  where(): BrokenAt {
    const from = Math.max(0, chainLength(this.answers) - 5)
    const last = linksSince(this.answers, from).map(({ seat, decision }) => `${seat}: ${decision}`)
    return { game: this.context.definition.id, step: this.quiet.steps, lastQuestions: last }
  }

  /** Runs the rules until they ask or the game is over. */
  private run(reply: unknown): void {
    let rule = this.rule
    let given = reply
    try {
      while (rule !== undefined) {
        const next = rule.next(given)
        this.game.rest()
        if (!next.done) {
          this.pose(next.value)
          return
        }
        this.settle()
        rule = this.rests() ? undefined : this.context.definition.step(this.game)
        this.rule = rule
        given = undefined
      }
    } catch (error) {
      if (error instanceof BrokenGame) throw error
      const message = error instanceof Error ? error.message : String(error)
      throw new BrokenGame(`The rules failed: ${message}`, this.where(), error)
    }
    this.question = undefined
    this.pending = undefined
  }

  private pose(question: Question): void {
    this.number++
    if (this.number - this.quiet.questions > this.context.limits.questionsPerStep) {
      this.game.broken(
        `More than ${this.context.limits.questionsPerStep} questions in one step: a loop never ends.`,
      )
    }
    this.question = question
    this.pending = pendingFrom(question, this.number, undefined)
  }

  /** Whether no step follows the last quiet point: the game is over, or goes no further here. */
  private rests(): boolean {
    return this.quiet.over || this.quiet.steps >= this.lastStep
  }

  /** A step has ended: keeps a quiet point. */
  private settle(): void {
    const { definition, content, limits } = this.context
    const last = this.quiet
    const idle = this.number === last.questions ? last.idle + 1 : 0
    if (idle > limits.idleSteps) {
      this.game.broken(
        `${limits.idleSteps} steps in a row asked nobody anything: the game makes no progress.`,
      )
    }
    const { state, eventHistory, dice } = this.game
    const over = definition.isOver(state, content)
    const steps = last.steps + 1
    const since = startOf(last)
    // Nothing runs after the last step, so the state that is there can be kept as it is.
    const isLast = over || steps >= this.lastStep
    const answersSince = chainLength(this.answers) - chainLength(since.answers)
    const isKept = isLast || this.keepsAll || answersSince >= ANSWERS_BETWEEN_COPIES
    this.quiet = {
      state: isLast ? state : isKept ? definition.clone(state) : undefined,
      since: isKept ? undefined : since,
      over,
      dice: dice.mark(),
      eventHistory,
      answers: this.answers,
      questions: this.number,
      steps,
      idle,
      before: chainLength(last.answers) === chainLength(this.answers) ? last.before : last,
    }
  }
}
