import {
  type Asked,
  botsWaitingFor,
  type Exploration,
  type GameRecord,
  type Json,
  loadRecord,
  ok,
  type PeopleAtTable,
  type Proposal,
  type Result,
  readRecord,
  recordOf,
  refused,
  type Seat,
  type Session,
  type StopSignal,
  seatsToAnswer,
  startSession,
  type Viewer,
} from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import { type AdviceOptions, hintFor, labelledCandidates, oddsFor } from './advice.ts'
import { AutomaticAnswers } from './automatic-answers.ts'
import { Branches } from './branches.ts'
import { type HostedGame, viewsOnly } from './hosted-game.ts'
import type { LoadGame } from './hosted-games.ts'
import { latestWork } from './latest-work.ts'
import { infoOf, lookOf } from './look.ts'
import { hasNoEffect } from './no-effect.ts'
import {
  readEventMark,
  readOrder,
  readQuestion,
  readSeat,
  readSeatPlans,
  readSeats,
  readSightEnd,
  readViewer,
} from './outside.ts'
import { Preparation } from './preparation.ts'
import type {
  EventMark,
  Hint,
  LabelledAnswer,
  Look,
  MatchHost,
  MatchInfo,
  MatchOrder,
  MatchStatus,
  MatchUpdate,
  OddsReport,
  PreparedUpTo,
  SeatPlans,
  SightEnd,
  SightReport,
  Snapshot,
  Subscription,
  TargetAim,
} from './protocol.ts'
import { botAnswer, type SeatedBot, seatBots } from './seated-bot.ts'
import { Watchers } from './watchers.ts'

/** What a host needs from around it. */
export interface HostOptions {
  readonly loadGame: LoadGame
  /** Keeps the game; called after every answer and every answer taken back. */
  save?(record: GameRecord): void
  /** Waits for some milliseconds, and lets messages through even for 0. */
  wait(milliseconds: number): Promise<void>
}

/** The requests of a person who is asked. */
type Advice = 'hint' | 'odds'

/** A match that is played right here: people answer through the page, bots think between messages. */
export class LocalMatch implements MatchHost {
  private readonly options: HostOptions
  private readonly watchers = new Watchers()
  private readonly branches = new Branches()
  private game: HostedGame | undefined
  private session: Session | undefined
  private plans: SeatPlans = {}
  private bots: ReadonlyMap<Seat, SeatedBot> = new Map()
  private people: ReadonlySet<Seat> = new Set()
  /** People who left the question of this number to the bots of their side. */
  private handedOver: { readonly question: number; readonly seats: ReadonlySet<Seat> } | undefined
  private driving: AbortController | undefined
  private readonly advising = latestWork<Advice>()
  private pace = 0
  private broken: string | undefined
  private preparation: Preparation | undefined
  private readonly automatic = new AutomaticAnswers()

  constructor(options: HostOptions) {
    this.options = options
  }

  async start(order: MatchOrder): Promise<Result<MatchInfo>> {
    const read = readOrder(order)
    if (!read.ok) return read
    const { game, setup, seed, seats, prepared } = read.value
    const hosted = await this.options.loadGame(game)
    if (!hosted.ok) return hosted
    const started = startSession(hosted.value.definition, { setup, seed })
    return started.ok ? this.seatPlayers(hosted.value, started.value, seats, prepared) : started
  }

  async resume(saved: GameRecord, seats: SeatPlans): Promise<Result<MatchInfo>> {
    const read = readRecord(saved)
    if (!read.ok) return read
    const plans = readSeatPlans(seats)
    if (!plans.ok) return plans
    const record = read.value
    const hosted = await this.options.loadGame(record.game)
    if (!hosted.ok) return hosted
    const loaded = loadRecord(hosted.value.definition, record)
    if (!loaded.ok) return loaded
    // A game from a file may not say who played: seats it does not name are played by people.
    const people = loaded.value.seats.map((seat) => [seat, { kind: 'person' }] as const)
    return this.seatPlayers(hosted.value, loaded.value, { ...Object.fromEntries(people), ...plans.value })
  }

  async record(): Promise<Result<GameRecord>> {
    const session = this.running()
    return session.ok ? ok(recordOf(session.value)) : session
  }

  async snapshot(viewer: Viewer, since?: EventMark): Promise<Result<Snapshot>> {
    const session = this.seenBy(viewer)
    return session.ok ? ok(this.observe(session.value, viewer, readEventMark(since))) : session
  }

  async watch(
    viewer: Viewer,
    onUpdate: (update: MatchUpdate) => void,
    since?: EventMark,
  ): Promise<Result<Subscription>> {
    const session = this.seenBy(viewer)
    if (!session.ok) return session
    return ok(this.watchers.add(viewer, this.observe(session.value, viewer, readEventMark(since)), onUpdate))
  }

  async answer(seat: Seat, answer: Json, question: number): Promise<Result<Json>> {
    const session = this.playedBy(seat)
    if (!session.ok) return session
    const asked = readQuestion(question)
    if (!asked.ok) return asked
    const taken = this.submit(session.value, seat, answer, asked.value)
    if (!taken.ok) return taken
    this.changed(session.value)
    void this.drive()
    return taken
  }

  async undo(seat: Seat): Promise<Result<Json>> {
    const session = this.playedBy(seat)
    if (!session.ok) return session
    // Bots think on where nothing changes: they would never come to an end if every refusal began them anew.
    const blocked = session.value.undoBlockedReason(seat)
    if (blocked !== undefined) return { ok: false, reason: blocked }
    this.stopBots()
    this.preparation?.takeBack(seat)
    const undone = this.automatic.undo(session.value, seat)
    if (undone.ok) {
      this.broken = undefined
      this.branches.begin(eventCounts(session.value))
      this.changed(session.value)
    }
    void this.drive()
    return undone
  }

  async handOver(seat: Seat, question: number): Promise<Result<null>> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return asked.ok ? refused(NO_GAME) : asked
    if (this.session.pending?.number !== question) return refused('This question is no longer asked.')
    const seats = this.handedOver?.question === question ? this.handedOver.seats : []
    this.handedOver = { question, seats: new Set([...seats, seat]) }
    this.push(this.session)
    void this.drive()
    return ok(null)
  }

  async prepareFor(seats: readonly Seat[]): Promise<Result<null>> {
    const { session, preparation } = this
    if (session === undefined || preparation === undefined) return refused(NO_GAME)
    const named = readSeats(session, seats)
    if (!named.ok) return named
    const stranger = seats.map((seat) => this.playedBy(seat)).find((played) => !played.ok)
    if (stranger?.ok === false) return stranger
    if (!preparation.isUnderWay(session)) return refused('The table is laid out already.')
    const left = preparation.leave(session, seats, 'table')
    if (!left.ok) return left
    this.push(session)
    void this.drive()
    return ok(null)
  }

  async check(seat: Seat, answer: Json): Promise<Result<Json>> {
    const asked = this.askedOf(seat)
    return asked.ok ? asked.value.decision.check(answer) : asked
  }

  async candidates(seat: Seat, most: number): Promise<readonly LabelledAnswer[]> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session || typeof most !== 'number') return []
    return labelledCandidates(this.session, asked.value, most, this.game?.kit)
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

  async aims(seat: Seat, answer: Json): Promise<readonly TargetAim[]> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return []
    const { decision } = asked.value
    // Dice are aimed before all of them are split; an option that is none is aimed at nobody.
    if (decision.shape === 'choice' && !decision.check(answer).ok) return []
    return this.game?.aims?.(this.session, asked.value, answer) ?? []
  }

  async hint(seat: Seat): Promise<Result<Hint>> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return asked.ok ? refused(NO_GAME) : asked
    const { session, game } = this
    return hintFor(session, asked.value, {
      ...this.freshAdvice('hint'),
      adviceApart: game?.adviceApart ?? 0,
      isVain: (answer) => hasNoEffect(game?.aims?.(session, asked.value, answer) ?? []),
    })
  }

  async odds(seat: Seat, answer: Json): Promise<Result<OddsReport>> {
    const asked = this.askedOf(seat)
    if (!asked.ok || !this.session) return asked.ok ? refused(NO_GAME) : asked
    return oddsFor(this.session, asked.value, answer, {
      ...this.freshAdvice('odds'),
      isOpen: this.game?.isOpen?.(this.session) ?? false,
    })
  }

  async sight(viewer: Viewer, from: SightEnd, to: SightEnd): Promise<Result<SightReport>> {
    const session = this.seenBy(viewer)
    if (!session.ok) return session
    const [here, there] = [readSightEnd(from), readSightEnd(to)]
    if (!here.ok) return here
    if (!there.ok) return there
    return (
      this.game?.sight?.(session.value, here.value, there.value) ??
      refused('Nobody looks at anybody in this game.')
    )
  }

  setPace(milliseconds: number): void {
    this.pace = Number.isFinite(milliseconds) ? Math.min(Math.max(0, milliseconds), LONGEST_PACE) : 0
  }

  askWithoutChoice(asks: boolean): void {
    this.automatic.isOn = asks !== true
    void this.drive()
  }

  close(): void {
    this.stopBots()
    this.advising.stop()
    this.watchers.clear()
  }

  private seatPlayers(
    game: HostedGame,
    session: Session,
    plans: SeatPlans,
    prepared?: PreparedUpTo,
  ): Result<MatchInfo> {
    const bots = seatBots(game, session, plans)
    if (!bots.ok) return bots
    const preparation = new Preparation(game)
    const people = session.seats.filter((seat) => !bots.value.has(seat))
    const left = prepared === undefined ? ok(null) : preparation.leave(session, people, prepared)
    if (!left.ok) return left
    this.stopBots()
    this.preparation = preparation
    this.game = game
    this.session = session
    this.plans = plans
    this.bots = bots.value
    this.people = new Set(people)
    this.broken = undefined
    this.handedOver = undefined
    this.automatic.forget()
    // Nothing that was seen of a match before this one is true of it.
    this.branches.begin(new Map())
    this.changed(session)
    void this.drive()
    return ok({
      ...infoOf(session, plans, game),
      ...(game.isOpen === undefined ? {} : { isOpen: game.isOpen(session) }),
    })
  }

  private running(): Result<Session> {
    return this.session ? ok(this.session) : refused(NO_GAME)
  }

  /** Bots keep their secrets until the game is over, from the page as well. */
  private seenBy(viewer: Viewer): Result<Session> {
    const session = this.running()
    const known = session.ok ? readViewer(session.value, viewer) : session
    if (!known.ok) return known
    if (!session.ok || viewer === 'spectator' || session.value.isOver) return session
    if (this.plans[viewer]?.kind === 'person') return session
    return refused(`Nobody at this screen plays for ${viewer}.`)
  }

  private playedBy(seat: Seat): Result<Session> {
    const session = this.running()
    const known = session.ok ? readSeat(session.value, seat) : session
    if (!known.ok) return known
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

  /** Submits an answer. If the game fails on it, the state is unchanged and the failure is reported. */
  private submit(session: Session, seat: Seat, answer: Json, question: number): Result<Json> {
    try {
      const taken = session.answer(seat, answer, { question })
      // Where several are asked at once, the others may still be thinking about the same question.
      if (session.pending?.number !== question) this.advising.stop()
      return taken
    } catch (error) {
      this.advising.stop()
      this.broken = errorText(error)
      this.push(session)
      return refused(`The game broke on this answer, which is a mistake of ours: ${this.broken}`)
    }
  }

  private changed(session: Session): void {
    this.options.save?.(recordOf(session, { every: 0 }))
    this.push(session)
  }

  private push(session: Session): void {
    this.watchers.push((viewer, since) => this.observe(session, viewer, since))
  }

  /** All that a viewer knows now, with the events after a mark. */
  private observe(session: Session, viewer: Viewer, since?: EventMark): Snapshot {
    const after = since === undefined ? 0 : this.branches.lastStanding(viewer, since)
    const { decision, ...rest } = lookOf(
      session,
      viewer,
      this.game ?? { ...viewsOnly, definition: session.definition },
    )
    // What the computer answers for a person is not asked: it would flash by, and two answers would race.
    const isLeft = viewer !== 'spectator' && this.preparation?.botFor(session, viewer) !== undefined
    const look: Look = decision === undefined || isLeft ? rest : { ...rest, decision }
    const botsWaiting = viewer === 'spectator' ? [] : this.botsWaitingFor(session, viewer)
    const preparing = look.decision !== undefined && this.preparation?.isUnderWay(session) === true
    return {
      look: {
        ...look,
        ...(botsWaiting.length === 0 ? {} : { botsWaiting }),
        ...(preparing ? { preparing } : {}),
        ...(isLeft ? { isLaidOut: true } : {}),
      },
      status: this.status(session),
      branch: this.branches.current,
      events: session.events(viewer, after),
      after,
    }
  }

  private status(session: Session): MatchStatus {
    if (this.broken !== undefined) return { thinking: [], broken: this.broken }
    const next = this.nextBot(session)
    return { thinking: next === undefined ? [] : [next.seat] }
  }

  private stopBots(): void {
    this.driving?.abort()
    this.driving = undefined
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
        if (asked !== undefined) await this.letBotAnswer(session, asked, signal)
        if (signal.aborted) return
      }
    } catch (error) {
      if (signal.aborted) return
      this.broken = errorText(error)
      this.push(session)
    } finally {
      if (this.driving === stop) this.driving = undefined
    }
  }

  /** The bot that answers next. Bots let the people of their side go first where the order is free. */
  private nextBot(session: Session): Asked | undefined {
    const { pending, sides } = session
    if (pending === undefined) return undefined
    return seatsToAnswer(pending, sides, this.atTable(session)).find(
      (asked) =>
        this.botFor(session, asked.seat) !== undefined || this.automatic.answerTo(asked) !== undefined,
    )
  }

  /** The bot at a seat, or the one that prepares the game for the person there. */
  private botFor(session: Session, seat: Seat): SeatedBot | undefined {
    return this.bots.get(seat) ?? this.preparation?.botFor(session, seat)
  }

  private botsWaitingFor(session: Session, person: Seat): readonly Seat[] {
    const { pending, sides } = session
    return pending === undefined ? [] : botsWaitingFor(pending, sides, this.atTable(session), person)
  }

  private atTable(session: Session): PeopleAtTable {
    const { handedOver } = this
    const { pending } = session
    const people = new Set([...this.people].filter((seat) => this.botFor(session, seat) === undefined))
    return handedOver && handedOver.question === pending?.number
      ? { people, handedOver: handedOver.seats }
      : { people }
  }

  private async letBotAnswer(session: Session, asked: Asked, signal: StopSignal): Promise<void> {
    const { seat } = asked
    const bot = this.botFor(session, seat)
    const question = session.pending?.number
    if (question === undefined) return
    const before = session.events('spectator').length
    const answer = bot ? await botAnswer(session, asked, bot, signal) : this.automatic.answerTo(asked)
    if (answer === undefined) return
    if (bot === undefined) this.automatic.note(session)
    // A person may have answered the same question meanwhile and moved the game on.
    if (signal.aborted || session.pending?.number !== question) return
    const taken = this.submit(session, seat, answer, question)
    if (!taken.ok) throw new Error(taken.reason.text)
    this.changed(session)
    // The preparation of the table is not acted out.
    const isWatched = !this.preparation?.botFor(session, seat)
    if (isWatched && this.pace > 0 && session.events('spectator').length > before)
      await this.options.wait(this.pace)
  }
}

/** Nobody waits longer after what a bot has done, in milliseconds. */
const LONGEST_PACE = 60_000

const NO_GAME = 'No game has been started.'
const NO_PLACE = 'This question is not about a place.'

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** How many events each viewer has seen. */
const eventCounts = (session: Session): ReadonlyMap<Viewer, number> =>
  new Map([...session.seats, 'spectator' as const].map((viewer) => [viewer, session.events(viewer).length]))
