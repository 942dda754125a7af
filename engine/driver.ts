import { BrokenGame, BrokenPlayer } from './broken-game.ts'
import type { Asked, Pending, SessionView } from './pending.ts'
import type { AnswerRequest, Budget, Player, StopSignal, SyncPlayer } from './player.ts'
import { type Random, randomFrom } from './random.ts'
import { type Reason, type Result, reasonText } from './result.ts'
import type { Session } from './session.ts'
import type { Json, Seat } from './vocabulary.ts'

/** Who answers for each seat. */
export type Players<P extends Player = Player> = Readonly<Record<string, P>>

/** How long a driver goes on. */
export type DriveLimits = {
  /** Answers in all, before the game counts as broken. 100,000 unless told otherwise. */
  readonly decisions?: number
  /** Refused answers in a row, before a player counts as broken. 10 unless told otherwise. */
  readonly refusals?: number
  /** What the players' own chance comes from. */
  readonly seed?: string
  /** How much each player may think about an answer, by seat. */
  readonly budgets?: Readonly<Record<string, Budget>>
}

/** How it went. */
export type Driven = {
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
  // Private to the language, not just to the type checker: a player must not reach the session.
  readonly #session: Session
  #view: SessionView | undefined

  constructor(watch: Watch, asked: Asked, refusal?: Reason, signal?: StopSignal) {
    this.#session = watch.session
    this.seat = asked.seat
    this.decision = asked.decision
    this.random = watch.random(asked.seat)
    const budget = watch.budgets[asked.seat]
    if (budget !== undefined) this.budget = budget
    if (refusal !== undefined) this.refusal = refusal
    if (signal !== undefined) this.signal = signal
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
  private readonly most: number
  private readonly refusals: number
  private readonly seed: string
  private readonly randoms = new Map<Seat, Random>()
  private readonly refused = new Map<Seat, number>()

  constructor(
    session: Session,
    { decisions = 100_000, refusals = 10, seed = 'players', budgets = {} }: DriveLimits,
  ) {
    this.session = session
    this.budgets = budgets
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
    const waiting = awaited(pending)
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

function awaited(pending: Pending): readonly Asked[] {
  return pending.asked.length === 1 ? pending.asked : pending.asked.filter(({ settled }) => !settled)
}

/**
 * Plays a game to its end with players that answer on the spot. Where several seats are asked at once, one of
 * them is drawn to answer next.
 */
export function playSync(session: Session, players: Players<SyncPlayer>, limits: DriveLimits = {}): Driven {
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
 * is passed on to whoever is thinking.
 */
export async function playInTurn(
  session: Session,
  players: Players,
  limits: DriveLimits & { readonly signal?: StopSignal } = {},
): Promise<Driven> {
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
 * Plays a game to its end with players that may take their time. Everybody who is asked is asked at once; a
 * player whose answer is no longer wanted is told so by its signal. `signal` stops the game between answers.
 */
export async function play(
  session: Session,
  players: Players,
  limits: DriveLimits & { readonly signal?: StopSignal } = {},
): Promise<Driven> {
  const watch = new Watch(session, limits)
  const thinking = new Map<Seat, Thinking>()
  const stopped = stopPromise(limits.signal)
  const ask = (asked: Asked, question: number, refusal?: Reason): void => {
    const stop = new AbortController()
    const request = new Request(watch, asked, refusal, stop.signal)
    const reply = answerOf(playerOf(players, asked.seat), request).then((answer) => ({ asked, answer }))
    // A thought that is given up may still fail later; nobody waits for it then.
    reply.catch(() => undefined)
    thinking.set(asked.seat, { question, stop, reply })
  }
  try {
    for (let pending = session.pending; pending !== undefined; pending = session.pending) {
      if (limits.signal?.aborted) return { decisions: watch.decisions, ended: 'stopped' }
      const { number } = pending
      giveUp(thinking, ({ question }) => question !== number)
      for (const asked of awaited(pending)) if (!thinking.has(asked.seat)) ask(asked, number)
      const reply = await Promise.race([stopped.promise, ...[...thinking.values()].map((each) => each.reply)])
      if (reply === 'stopped') return { decisions: watch.decisions, ended: 'stopped' }
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
