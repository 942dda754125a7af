import { type Bot, bots, readBotSpec } from '@gargoyle/bots'
import {
  type Asked,
  type Budget,
  type Exploration,
  type GameRecord,
  type Json,
  loadRecord,
  ok,
  type Player,
  type Proposal,
  type Result,
  randomFrom,
  recordOf,
  refused,
  requestFor,
  type Seat,
  type SeenEvent,
  type Session,
  type StopSignal,
  seat as seatOf,
  startSession,
  type Viewer,
} from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import { type AdviceOptions, hintFor, labelledCandidates, oddsFor } from './advice.ts'
import type { HostedGame } from './hosted-game.ts'
import { latestWork } from './latest-work.ts'
import { lookOf } from './look.ts'
import type {
  Aim,
  Hint,
  LabelledAnswer,
  Look,
  MatchChange,
  MatchHost,
  MatchInfo,
  MatchOrder,
  OddsReport,
  SeatPlans,
  SightEnd,
  SightReport,
} from './protocol.ts'

/** What a host needs from around it. */
export interface HostOptions {
  readonly games: readonly HostedGame[]
  /** Keeps the game; called after every answer and every answer taken back. */
  save?(record: GameRecord): void
  /** Waits so many milliseconds, and lets messages through even for none. */
  wait(milliseconds: number): Promise<void>
}

/** A bot at its seat. */
interface Sitting {
  readonly player: Player
  readonly budget?: Budget
}

/** What somebody who is asked can ask for. */
type Advice = 'hint' | 'odds'

/** So often an answer of a bot may be refused before any legal answer is taken in its place. */
const REFUSALS = 3

/** A match that is played right here: people answer through the page, bots think between messages. */
export class LocalMatch implements MatchHost {
  private readonly options: HostOptions
  private readonly listeners = new Set<(change: MatchChange) => void>()
  private game: HostedGame | undefined
  private session: Session | undefined
  private plans: SeatPlans = {}
  private sittings = new Map<Seat, Sitting>()
  private thinking: Seat | undefined
  private driving: AbortController | undefined
  private readonly advising = latestWork<Advice>()
  private pace = 0
  private broken: string | undefined

  constructor(options: HostOptions) {
    this.options = options
  }

  async start({ game, setup, seed, seats }: MatchOrder): Promise<Result<MatchInfo>> {
    const hosted = this.find(game)
    if (!hosted.ok) return hosted
    const started = startSession(hosted.value.definition, { setup, seed })
    return started.ok ? this.sitDown(hosted.value, started.value, seats) : started
  }

  async resume(record: GameRecord, seats: SeatPlans): Promise<Result<MatchInfo>> {
    const hosted = this.find(record.game)
    if (!hosted.ok) return hosted
    const loaded = loadRecord(hosted.value.definition, record)
    if (!loaded.ok) return loaded
    // A game from a file may not say who played: whoever is missing is a person.
    const people = loaded.value.seats.map((seat) => [seat, { kind: 'person' }] as const)
    return this.sitDown(hosted.value, loaded.value, { ...Object.fromEntries(people), ...seats })
  }

  async record(): Promise<Result<GameRecord>> {
    const session = this.running()
    return session.ok ? ok(recordOf(session.value)) : session
  }

  async look(viewer: Viewer): Promise<Result<Look>> {
    const session = this.seenBy(viewer)
    if (!session.ok) return session
    return ok(lookOf(session.value, viewer, this.game))
  }

  async events(viewer: Viewer, since: number): Promise<readonly SeenEvent[]> {
    const session = this.seenBy(viewer)
    return session.ok ? session.value.events(viewer, since) : []
  }

  async answer(seat: Seat, answer: Json, question: number): Promise<Result<Json>> {
    const session = this.playedBy(seat)
    if (!session.ok) return session
    const taken = this.give(session.value, seat, answer, question)
    if (!taken.ok) return taken
    this.changed(session.value)
    void this.drive()
    return taken
  }

  async undo(seat: Seat): Promise<Result<Json>> {
    const session = this.playedBy(seat)
    if (!session.ok) return session
    this.halt()
    const undone = session.value.undo(seat)
    if (undone.ok) {
      this.broken = undefined
      this.changed(session.value)
    }
    void this.drive()
    return undone
  }

  async check(seat: Seat, answer: Json): Promise<Result<Json>> {
    const asked = this.askedOf(seat)
    return asked.ok ? asked.value.decision.check(answer) : asked
  }

  async candidates(seat: Seat, most: number): Promise<readonly LabelledAnswer[]> {
    const asked = this.askedOf(seat)
    return asked.ok && this.session ? labelledCandidates(this.session, asked.value, most, this.game?.kit) : []
  }

  async explore(seat: Seat, after?: Json): Promise<Exploration | undefined> {
    const asked = this.askedOf(seat)
    return asked.ok ? asked.value.decision.explorer?.explore(after) : undefined
  }

  async toward(seat: Seat, place: Spot, after?: Json): Promise<Result<Proposal>> {
    const asked = this.askedOf(seat)
    if (!asked.ok) return asked
    const { explorer } = asked.value.decision
    return explorer ? explorer.toward(place, after) : refused(NO_PLACE)
  }

  async trace(seat: Seat, answer: Json): Promise<Result<Proposal>> {
    const asked = this.askedOf(seat)
    if (!asked.ok) return asked
    const { explorer } = asked.value.decision
    return explorer ? explorer.trace(answer) : refused(NO_PLACE)
  }

  async aims(seat: Seat, answer: Json): Promise<readonly Aim[]> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return []
    return this.game?.aims?.(this.session, asked.value, answer) ?? []
  }

  async hint(seat: Seat): Promise<Result<Hint>> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return asked.ok ? refused(NO_GAME) : asked
    return hintFor(this.session, asked.value, this.freshAdvice('hint'))
  }

  async odds(seat: Seat, answer: Json): Promise<Result<OddsReport>> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return asked.ok ? refused(NO_GAME) : asked
    return oddsFor(this.session, asked.value, answer, {
      ...this.freshAdvice('odds'),
      followUps: this.game?.followUps ?? [],
    })
  }

  async sight(viewer: Viewer, from: SightEnd, to: SightEnd): Promise<Result<SightReport>> {
    const session = this.seenBy(viewer)
    if (!session.ok) return session
    return this.game?.sight?.(session.value, from, to) ?? refused('Nobody looks at anybody in this game.')
  }

  setPace(milliseconds: number): void {
    this.pace = milliseconds
  }

  onChange(listener: (change: MatchChange) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.halt()
    this.advising.stop()
    this.listeners.clear()
  }

  private find(id: string): Result<HostedGame> {
    const game = this.options.games.find(({ definition }) => definition.id === id)
    return game ? ok(game) : refused(`The game "${id}" is not known here.`, { path: 'game' })
  }

  private sitDown(game: HostedGame, session: Session, plans: SeatPlans): Result<MatchInfo> {
    const sittings = seatBots(game, session, plans)
    if (!sittings.ok) return sittings
    this.halt()
    this.game = game
    this.session = session
    this.plans = plans
    this.sittings = sittings.value
    this.broken = undefined
    this.changed(session)
    void this.drive()
    return ok({ game: game.definition.id, seats: session.seats, plans, table: game.table(session) })
  }

  private running(): Result<Session> {
    return this.session ? ok(this.session) : refused(NO_GAME)
  }

  /** Bots keep their secrets until the game is over, from the page as well. */
  private seenBy(viewer: Viewer): Result<Session> {
    const session = this.running()
    if (!session.ok || viewer === 'spectator' || session.value.isOver) return session
    if (this.plans[viewer]?.kind === 'person') return session
    return refused(`Nobody at this screen plays for ${viewer}.`)
  }

  private playedBy(seat: Seat): Result<Session> {
    const session = this.running()
    if (!session.ok || this.plans[seat]?.kind === 'person') return session
    return refused(`Nobody at this screen plays for ${seat}.`)
  }

  private askedOf(seat: Seat): Result<Asked> {
    const session = this.playedBy(seat)
    if (!session.ok) return session
    const asked = session.value.pending?.asked.find((each) => each.seat === seat)
    return asked ? ok(asked) : refused(`${seat} is not asked anything now.`)
  }

  private freshAdvice(kind: Advice): AdviceOptions {
    return { kit: this.game?.kit ?? {}, signal: this.advising.begin(kind), rest: () => this.options.wait(0) }
  }

  /** Hands an answer in. A game that breaks on it stays where it was, and says so. */
  private give(session: Session, seat: Seat, answer: Json, question: number): Result<Json> {
    try {
      const taken = session.answer(seat, answer, { question })
      // Where several are asked at once, the others may still be thinking about the same question.
      if (session.pending?.number !== question) this.advising.stop()
      return taken
    } catch (error) {
      this.advising.stop()
      this.broken = sayError(error)
      this.tell(session)
      return refused(`The game broke on this answer, which is a mistake of ours: ${this.broken}`)
    }
  }

  private changed(session: Session): void {
    this.options.save?.(recordOf(session, { every: 0 }))
    this.tell(session)
  }

  private tell(session: Session): void {
    const change: MatchChange = {
      answers: session.answerCount,
      over: session.isOver,
      thinking: this.thinking === undefined ? [] : [this.thinking],
      ...(this.broken === undefined ? {} : { broken: this.broken }),
    }
    for (const listener of this.listeners) listener(change)
  }

  private halt(): void {
    this.driving?.abort()
    this.driving = undefined
    this.thinking = undefined
  }

  /** Lets bots answer until a person has to. */
  private async drive(): Promise<void> {
    const { session } = this
    if (this.driving !== undefined || session === undefined || this.broken !== undefined) return
    const stop = new AbortController()
    this.driving = stop
    const { signal } = stop
    try {
      while (this.nextBot(session) !== undefined) {
        await this.options.wait(0)
        // Messages came through meanwhile: the question may be another by now.
        const asked = this.nextBot(session)
        if (signal.aborted) return
        if (asked !== undefined) await this.botAnswers(session, asked, signal)
        if (signal.aborted) return
      }
    } catch (error) {
      if (!signal.aborted) this.broken = sayError(error)
    } finally {
      if (this.driving === stop) {
        this.driving = undefined
        this.thinking = undefined
        this.tell(session)
      }
    }
  }

  private nextBot(session: Session): Asked | undefined {
    return session.pending?.asked.find(({ seat, settled }) => !settled && this.sittings.has(seat))
  }

  private async botAnswers(session: Session, asked: Asked, signal: StopSignal): Promise<void> {
    const { seat } = asked
    const sitting = this.sittings.get(seat)
    const question = session.pending?.number
    if (sitting === undefined || question === undefined) return
    this.thinking = seat
    this.tell(session)
    const before = session.events('spectator').length
    const answer = await thoughtOf(session, asked, sitting, signal)
    // A person may have answered the same question meanwhile and moved the game on.
    if (signal.aborted || session.pending?.number !== question) return
    this.thinking = undefined
    const taken = this.give(session, seat, answer, question)
    if (!taken.ok) throw new Error(taken.reason.text)
    this.changed(session)
    if (this.pace > 0 && session.events('spectator').length > before) await this.options.wait(this.pace)
  }
}

const NO_GAME = 'No game has been started.'
const NO_PLACE = 'This question is not about a place.'

const sayError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Seats every bot that a plan names; says which plan cannot be carried out. */
function seatBots(
  { definition, kit }: HostedGame,
  { seats, sides }: Session,
  plans: SeatPlans,
): Result<Map<Seat, Sitting>> {
  const sittings = new Map<Seat, Sitting>()
  const empty = seats.find((seat) => plans[seat] === undefined)
  if (empty !== undefined) return refused(`Nobody plays for ${empty}.`, { path: `seats.${empty}` })
  for (const [name, plan] of Object.entries(plans)) {
    const path = `seats.${name}`
    const at = seats.find((each) => each === name)
    if (at === undefined) return refused(`There is no seat "${name}" in this game.`, { path })
    if (plan.kind === 'person') continue
    const spec = readBotSpec(plan.name)
    if (!spec.ok) return spec
    const bot = bots.find((each) => each.name === spec.value.name)
    if (bot === undefined) return refused(`There is no bot called "${spec.value.name}".`, { path })
    const player = bot.createPlayer({ ...kit, game: definition, seat: seatOf(name), seats, sides })
    if (player === undefined) return refused(`The bot "${bot.name}" does not know this game.`, { path })
    sittings.set(at, { player, ...budgetOf(spec.value.budget, bot) })
  }
  return ok(sittings)
}

function budgetOf(wanted: Budget | undefined, { budget }: Bot): { readonly budget?: Budget } {
  const given = wanted ?? budget
  return given === undefined ? {} : { budget: given }
}

/** What a bot answers. Its chance depends on seed and question alone, so that a game resumed goes on as it would have. */
async function thoughtOf(
  session: Session,
  asked: Asked,
  { player, budget }: Sitting,
  signal: StopSignal,
): Promise<Json> {
  const { diceChoice, pending } = session
  const seed = diceChoice.dice === undefined ? diceChoice.seed : diceChoice.dice.stream.seed
  const random = randomFrom(`${seed} ${asked.seat} ${pending?.number ?? 0}`)
  for (let tries = 0; tries < REFUSALS; tries++) {
    const request = requestFor(session, asked, { random, signal, ...(budget ? { budget } : {}) })
    const answer = await player.answer(request)
    if (signal.aborted || asked.decision.check(answer).ok) return answer
  }
  const [any] = asked.decision.candidates(random, 1)
  if (any === undefined) throw new Error(`"${asked.decision.name}" offers ${asked.seat} nothing to answer.`)
  return any
}
