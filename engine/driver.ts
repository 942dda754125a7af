import { BrokenGame, BrokenPlayer } from './broken-game.ts'
import type { Asked, Pending, SessionView } from './pending.ts'
import type { AnswerRequest, Budget, Player, StopSignal, SyncPlayer } from './player.ts'
import { type Random, randomFrom } from './random.ts'
import { type Reason, type Result, reasonText } from './result.ts'
import type { Session } from './session.ts'
import { botsWaitingFor, type PeopleAtTable, seatsToAnswer } from './sides.ts'
import type { Json, Seat } from './vocabulary.ts'

/** Who answers for each seat. */
export type Players<P extends Player = Player> = Readonly<Record<string, P>>

/** How long a driver goes on. */
export type DriveLimits = {
  /** Answers in all, before the game counts as broken. 100,000 by default. */
  readonly decisions?: number
  /** Refused answers in a row, before a player counts as broken. 10 by default. */
  readonly refusals?: number
  /** What the players' own chance comes from. */
  readonly seed?: string
  /** How much each player may think about an answer, by seat. */
  readonly budgets?: Readonly<Record<string, Budget>>
  /** Seats that people play: bots of their side wait for them where seats answer in any order (`seatsToAnswer`). */
  readonly people?: readonly Seat[]
}

/** How it went. */
export type DriveResult = {
  readonly decisions: number
  readonly ended: 'over' | 'stopped'
}

class Request implements AnswerRequest {
  readonly seat: Seat
  readonly decision: AnswerRequest['decision']
  readonly random: Random
  readonly budget?: Budget
  readonly refusal?: Reason
  readonly signal?: StopSignal
  readonly handOver?: () => void
  // Private to the language, not just to the type checker: a player must not reach the session.
  readonly #session: Session
  #view: SessionView | undefined

  constructor(watch: Watch, asked: Asked, refusal?: Reason, signal?: StopSignal, handOver?: () => void) {
    this.#session = watch.session
    this.seat = asked.seat
    this.decision = asked.decision
    this.random = watch.random(asked.seat)
    const budget = watch.budgets[asked.seat]
    if (budget !== undefined) this.budget = budget
    if (refusal !== undefined) this.refusal = refusal
    if (signal !== undefined) this.signal = signal
    if (handOver !== undefined) this.handOver = handOver
  }

  imagine(random: Random): Result<Session> {
    return this.#session.imagine(this.seat, random)
  }

  get view(): SessionView {
    this.#view ??= this.#session.view(this.seat)
    return this.#view
  }
}

/** What both drivers keep an eye on. */
class Watch {
  decisions = 0
  readonly session: Session
  readonly budgets: Readonly<Record<string, Budget>>
  readonly people: ReadonlySet<Seat>
  private readonly most: number
  private readonly refusals: number
  private readonly seed: string
  private readonly randoms = new Map<Seat, Random>()
  private readonly refused = new Map<Seat, number>()

  constructor(
    session: Session,
    { decisions = 100_000, refusals = 10, seed = 'players', budgets = {}, people = [] }: DriveLimits,
  ) {
    this.session = session
    this.budgets = budgets
    this.people = new Set(people)
    this.most = decisions
    this.refusals = refusals
    this.seed = seed
  }

  random(seat: Seat | ''): Random {
    let random = this.randoms.get(seat as Seat)
    if (random === undefined) {
      random = randomFrom(`${this.seed}/${seat}`)
      this.randoms.set(seat as Seat, random)
    }
    return random
  }

  /** Who answers next, where one after the other is asked. */
  next(pending: Pending): Asked {
    const waiting = seatsToAnswer(pending, this.session.sides, this)
    return (waiting.length === 1 ? waiting[0] : this.random('').pick(waiting)) as Asked
  }

  /** Hands an answer in; gives the reason if it is refused. */
  submit({ seat, decision }: Asked, answer: Json, question: number): Reason | undefined {
    const result = this.session.answer(seat, answer, { question })
    if (!result.ok) {
      const count = (this.refused.get(seat) ?? 0) + 1
      this.refused.set(seat, count)
      if (count >= this.refusals) {
        const why = reasonText(result.reason)
        throw new BrokenPlayer(
          `${count} answers of ${seat} to "${decision.name}" in a row were refused. The last: ${why}`,
          seat,
        )
      }
      return result.reason
    }
    this.refused.delete(seat)
    if (++this.decisions >= this.most && !this.session.isOver) {
      throw new BrokenGame(`The game is not over after ${this.most} decisions.`, this.session.where())
    }
    return undefined
  }
}

function playerOf<P extends Player>(players: Players<P>, seat: Seat): P {
  const player = players[seat]
  if (player === undefined) throw new Error(`Nobody plays for seat ${seat}.`)
  return player
}

/**
 * Plays a game to its end with players that answer on the spot. Where several seats are asked at once, one of
 * them is drawn to answer next.
 */
export function playSync(
  session: Session,
  players: Players<SyncPlayer>,
  limits: DriveLimits = {},
): DriveResult {
  const watch = new Watch(session, limits)
  for (let pending = session.pending; pending !== undefined; pending = session.pending) {
    const asked = watch.next(pending)
    const player = playerOf(players, asked.seat)
    let refusal: Reason | undefined
    do {
      refusal = watch.submit(asked, player.answer(new Request(watch, asked, refusal)), pending.number)
    } while (refusal !== undefined)
  }
  return { decisions: watch.decisions, ended: 'over' }
}

/**
 * Plays a game to its end as `playSync` does, one player after the other, and waits for those that take their time:
 * the same players give the same game, however long each of them thinks. `signal` stops the game between answers and
 * is passed on to the player that is thinking.
 */
export async function playInTurn(
  session: Session,
  players: Players,
  limits: DriveLimits & { readonly signal?: StopSignal } = {},
): Promise<DriveResult> {
  const watch = new Watch(session, limits)
  const { signal } = limits
  for (let pending = session.pending; pending !== undefined; pending = session.pending) {
    const asked = watch.next(pending)
    const player = playerOf(players, asked.seat)
    let refusal: Reason | undefined
    do {
      if (signal?.aborted) return { decisions: watch.decisions, ended: 'stopped' }
      const thought = player.answer(new Request(watch, asked, refusal, signal))
      const answer = thought instanceof Promise ? await thought : thought
      // What comes after the stop was asked for may be half a thought.
      if (signal?.aborted) return { decisions: watch.decisions, ended: 'stopped' }
      refusal = watch.submit(asked, answer, pending.number)
    } while (refusal !== undefined)
  }
  return { decisions: watch.decisions, ended: 'over' }
}

type Reply = { readonly asked: Asked; readonly answer: Json }
type Thinking = { readonly question: number; readonly stop: AbortController; readonly reply: Promise<Reply> }

/**
 * Plays a game to its end with players that may take their time. All who should answer are asked at once; the signal
 * of a player whose answer is no longer needed fires. Bots that wait for people of their side are asked when those
 * have answered or handed over. `signal` stops the game between answers.
 */
export async function play(
  session: Session,
  players: Players,
  limits: DriveLimits & { readonly signal?: StopSignal } = {},
): Promise<DriveResult> {
  const watch = new Watch(session, limits)
  const thinking = new Map<Seat, Thinking>()
  const stopped = stopPromise(limits.signal)
  const handing = new HandOvers(session, watch.people)
  const ask = (asked: Asked, question: number, refusal?: Reason): void => {
    const stop = new AbortController()
    const request = new Request(watch, asked, refusal, stop.signal, handing.offerTo(asked.seat))
    const reply = answerOf(playerOf(players, asked.seat), request).then((answer) => ({ asked, answer }))
    // A player whose answer is no longer needed may still fail later, when nothing waits for it.
    reply.catch(() => undefined)
    thinking.set(asked.seat, { question, stop, reply })
  }
  try {
    for (let pending = session.pending; pending !== undefined; pending = session.pending) {
      if (limits.signal?.aborted) return { decisions: watch.decisions, ended: 'stopped' }
      const { number } = pending
      giveUp(thinking, ({ question }) => question !== number)
      for (const asked of handing.toAnswer(pending)) if (!thinking.has(asked.seat)) ask(asked, number)
      const replies = [...thinking.values()].map((each) => each.reply)
      const reply = await Promise.race([stopped.promise, handing.next(), ...replies])
      if (reply === 'stopped') return { decisions: watch.decisions, ended: 'stopped' }
      if (reply === 'handed over') continue
      const { asked, answer } = reply
      thinking.delete(asked.seat)
      const refusal = watch.submit(asked, answer, number)
      if (refusal !== undefined) ask(asked, number, refusal)
    }
    return { decisions: watch.decisions, ended: 'over' }
  } finally {
    stopped.forget()
    giveUp(thinking, () => true)
  }
}

/** Which people have left the question that is asked now to the bots of their side. */
class HandOvers implements PeopleAtTable {
  readonly people: ReadonlySet<Seat>
  readonly handedOver = new Set<Seat>()
  private readonly session: Session
  private question = 0
  private news = false
  private wake: () => void = () => undefined

  constructor(session: Session, people: ReadonlySet<Seat>) {
    this.session = session
    this.people = people
  }

  toAnswer(pending: Pending): readonly Asked[] {
    if (pending.number !== this.question) this.handedOver.clear()
    this.question = pending.number
    this.news = false
    return seatsToAnswer(pending, this.session.sides, this)
  }

  /** What lets this person hand over, if there are bots that wait for it. */
  offerTo(seat: Seat): (() => void) | undefined {
    const { pending, sides } = this.session
    if (pending === undefined || botsWaitingFor(pending, sides, this, seat).length === 0) return undefined
    const { number } = pending
    return () => {
      // A person may be late: the question may have been answered meanwhile.
      if (this.session.pending?.number !== number) return
      this.handedOver.add(seat)
      this.news = true
      this.wake()
    }
  }

  /** Settles when a person has handed over since `toAnswer`. */
  next(): Promise<'handed over'> {
    return new Promise((resolve) => {
      this.wake = () => resolve('handed over')
      if (this.news) this.wake()
    })
  }
}

async function answerOf(player: Player, request: AnswerRequest): Promise<Json> {
  return player.answer(request)
}

function giveUp(thinking: Map<Seat, Thinking>, when: (each: Thinking) => boolean): void {
  for (const [seat, each] of thinking) {
    if (!when(each)) continue
    thinking.delete(seat)
    each.stop.abort()
  }
}

function stopPromise(signal: StopSignal | undefined): { promise: Promise<'stopped'>; forget: () => void } {
  let onAbort = (): void => undefined
  const promise = new Promise<'stopped'>((resolve) => {
    onAbort = () => resolve('stopped')
  })
  signal?.addEventListener('abort', onAbort)
  return { promise, forget: () => signal?.removeEventListener('abort', onAbort) }
}
