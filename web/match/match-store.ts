import {
  type Json,
  type Reason,
  type Result,
  refused,
  type Seat,
  type SeenEvent,
  type Viewer,
} from '@gargoyle/engine'
import { applyUpdate, markOf, withKnownEvents } from '../worker/match-update.ts'
import type { Look, MatchHost, MatchInfo, MatchUpdate, Snapshot, Subscription } from '../worker/protocol.ts'
import { type Screen, type SeatGroup, screenFor, seatGroups } from './whose-screen.ts'

/** The state of the match that the page shows. */
export interface MatchState {
  readonly info: MatchInfo
  readonly screen: Screen
  readonly look: Look
  /** What the viewer has seen happen, oldest first. */
  readonly events: readonly SeenEvent[]
  /** Bots that are thinking. */
  readonly thinking: readonly Seat[]
  /** Why the last answer was not taken; gone with the next. */
  readonly refusal?: Reason
  /** The game could not go on: what happened. */
  readonly broken?: string
}

/** A match on the page: what there is to see, and what can be done about it. */
export interface MatchStore {
  readonly host: MatchHost
  get(): MatchState
  subscribe(listener: () => void): () => void
  /** Answers the question that the viewer is asked. */
  answer(answer: Json): Promise<Result<Json>>
  /** Takes back the last answer for the seat that gave it, if it can be taken back. */
  undo(): Promise<void>
  /** Leaves the question to the bots of the viewer's side that wait for it. */
  handOver(): Promise<void>
  /** Leaves the laying out of the table to the computer: for these seats. */
  prepareFor(seats: readonly Seat[]): Promise<void>
  /** The person that the screen waits for is here. */
  takeOver(): Promise<void>
  /** Shows the table as another of the seats sees it that share the screen openly. */
  showAs(seat: Seat): Promise<void>
  close(): void
}

/** Watches a match through its host. */
export async function openStore(host: MatchHost, info: MatchInfo): Promise<Result<MatchStore>> {
  const groups = seatGroups(info)
  const first = screenFor(groups, { viewer: 'spectator', asked: [], over: false })
  const store = new Store(host, info, groups)
  const opened = await store.open(first.viewer)
  return opened.ok ? { ok: true, value: store } : opened
}

class Store implements MatchStore {
  readonly host: MatchHost
  private readonly info: MatchInfo
  private readonly groups: readonly SeatGroup[]
  private readonly listeners = new Set<() => void>()
  /** The last that was known of each viewer whose secrets may be in the page now. */
  private readonly known = new Map<Viewer, Snapshot>()
  private subscription: Subscription | undefined
  private updates = 0
  private watches = 0
  /** Shows the table as this seat sees it, although another is asked. */
  private chosen: Seat | undefined
  private switching: Promise<void> = Promise.resolve()
  private state: MatchState | undefined

  constructor(host: MatchHost, info: MatchInfo, groups: readonly SeatGroup[]) {
    this.host = host
    this.info = info
    this.groups = groups
  }

  async open(viewer: Viewer): Promise<Result<null>> {
    const begun = await this.watch(viewer)
    if (!begun.ok) return begun
    this.accept(begun.value)
    await this.switched()
    return this.state === undefined ? refused('The match could not be watched.') : { ok: true, value: null }
  }

  get = (): MatchState => {
    if (this.state === undefined) throw new Error('The match has not been opened.')
    return this.state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async answer(answer: Json): Promise<Result<Json>> {
    const { viewer, question } = this.get().look
    if (viewer === 'spectator' || question === undefined) return refused('You are not asked anything now.')
    const taken = await this.host.answer(viewer, answer, question)
    await this.settled(taken)
    return taken
  }

  async undo(): Promise<void> {
    const { undoable } = this.get().look
    if (undoable !== undefined) await this.settled(await this.host.undo(undoable))
  }

  async handOver(): Promise<void> {
    const { viewer, question } = this.get().look
    if (viewer === 'spectator' || question === undefined) return
    await this.settled(await this.host.handOver(viewer, question))
  }

  async prepareFor(seats: readonly Seat[]): Promise<void> {
    await this.settled(await this.host.prepareFor(seats))
  }

  async takeOver(): Promise<void> {
    const { waitsFor } = this.get().screen
    if (waitsFor !== undefined) await this.switchTo(waitsFor)
  }

  async showAs(seat: Seat): Promise<void> {
    const { screen } = this.get()
    // What was chosen last counts, even before its view has come.
    if (!screen.seats.includes(seat) || (this.chosen ?? screen.viewer) === seat) return
    this.chosen = seat
    await this.switchTo(seat)
  }

  close(): void {
    this.listeners.clear()
    this.subscription?.stop()
    this.host.close()
  }

  /** A reply has come: if it is no, people are told; if it changed whose screen it is, that is waited for. */
  private async settled(result: Result<unknown>): Promise<void> {
    if (!result.ok) this.set({ ...this.get(), refusal: result.reason })
    await this.switched()
  }

  private async switched(): Promise<void> {
    // The game may have gone on meanwhile, and the screen may be for others again.
    for (let last: unknown; last !== this.switching; ) {
      last = this.switching
      await last
    }
  }

  /** Changes the viewer. */
  private async switchTo(viewer: Viewer): Promise<void> {
    this.switching = this.watch(viewer).then((begun) => {
      if (begun.ok) this.accept(begun.value)
    })
    await this.switched()
  }

  private async watch(viewer: Viewer): Promise<Result<Snapshot>> {
    const number = ++this.watches
    this.subscription?.stop()
    this.subscription = undefined
    const known = this.known.get(viewer)
    const onUpdate = (update: MatchUpdate) => {
      if (number === this.watches) this.receive(viewer, update)
    }
    const begun = await this.host.watch(viewer, onUpdate, known && markOf(known))
    if (!begun.ok) return begun
    if (number !== this.watches) {
      begun.value.stop()
      return refused('Another viewer is watched by now.')
    }
    this.subscription = begun.value
    this.updates = 0
    return { ok: true, value: withKnownEvents(begun.value.snapshot, known) }
  }

  private receive(viewer: Viewer, update: MatchUpdate): void {
    const before = this.known.get(viewer)
    this.updates += 1
    // One was lost: only a new snapshot helps.
    if (update.number !== this.updates || before === undefined) void this.switchTo(viewer)
    else this.accept(applyUpdate(before, update))
  }

  /** Takes in what a viewer knows now. Shown only if the screen is for that viewer. */
  private accept(snapshot: Snapshot): void {
    const { look } = snapshot
    const screen = this.screenAt(look)
    this.forgetOthers(screen)
    if (this.mayKnow(screen, look.viewer)) this.known.set(look.viewer, snapshot)
    if (screen.viewer === look.viewer) this.show(screen, snapshot)
    else void this.switchTo(screen.viewer)
  }

  private screenAt({ viewer, asked, over, question }: Look): Screen {
    const screen = screenFor(this.groups, { viewer, asked, over })
    const before = this.state?.look
    const isSame = before?.question === question && before?.asked.join() === asked.join()
    if (!isSame) this.chosen = undefined
    const { chosen } = this
    return chosen !== undefined && screen.seats.includes(chosen) ? { ...screen, viewer: chosen } : screen
  }

  /** When the screen changes hands, what only those knew who had it leaves the page. */
  private forgetOthers(screen: Screen): void {
    for (const viewer of this.known.keys()) if (!this.mayKnow(screen, viewer)) this.known.delete(viewer)
  }

  private mayKnow({ seats }: Screen, viewer: Viewer): boolean {
    return viewer === 'spectator' || seats.includes(viewer)
  }

  private show(screen: Screen, { look, events, status: { thinking, broken } }: Snapshot): void {
    const before = this.state
    const refusal = before?.look.question === look.question ? before?.refusal : undefined
    this.set({
      info: this.info,
      screen,
      look,
      events,
      thinking,
      ...(refusal === undefined ? {} : { refusal }),
      ...(broken === undefined ? {} : { broken }),
    })
  }

  private set(state: MatchState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
