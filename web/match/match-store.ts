import type { Json, Reason, Result, Seat, SeenEvent, Viewer } from '@gargoyle/engine'
import type { Look, MatchChange, MatchHost, MatchInfo } from '../worker/protocol.ts'
import { type Screen, screenFor } from './whose-screen.ts'

/** All that the page knows about the match it shows. */
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
  /** Takes back the last answer for whoever gave it, if it can be taken back. */
  undo(): Promise<void>
  /** The person whom the screen waits for is here. */
  takeOver(): Promise<void>
  close(): void
}

/** Looks at a match through its host, and looks again whenever something has changed. */
export async function openStore(host: MatchHost, info: MatchInfo): Promise<Result<MatchStore>> {
  const people = info.seats.filter((seat) => info.plans[seat]?.kind === 'person')
  const first = screenFor(people, 'spectator', [], false)
  const begun = await host.look(first.viewer)
  if (!begun.ok) return begun
  const events = await host.events(first.viewer, 0)
  const store = new Store(host, people, { info, screen: first, look: begun.value, events, thinking: [] })
  await store.refresh()
  return { ok: true, value: store }
}

class Store implements MatchStore {
  readonly host: MatchHost
  private readonly people: readonly Seat[]
  private readonly listeners = new Set<() => void>()
  private readonly stopListening: () => void
  private state: MatchState
  private latest: MatchChange | undefined
  private looking: Promise<void> | undefined
  private again = false
  /** Something was taken back, and with it what it led to: all that was seen is looked up anew. */
  private forgets = false

  constructor(host: MatchHost, people: readonly Seat[], state: MatchState) {
    this.host = host
    this.people = people
    this.state = state
    this.stopListening = host.onChange((change) => {
      this.latest = change
      void this.refresh()
    })
  }

  get = (): MatchState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async answer(answer: Json): Promise<Result<Json>> {
    const { viewer, question } = this.state.look
    if (viewer === 'spectator' || question === undefined)
      return { ok: false, reason: { text: 'You are not asked anything now.' } }
    const taken = await this.host.answer(viewer, answer, question)
    if (!taken.ok) this.set({ ...this.state, refusal: taken.reason })
    await this.refresh()
    return taken
  }

  async undo(): Promise<void> {
    const { undoable } = this.state.look
    if (undoable === undefined) return
    const undone = await this.host.undo(undoable)
    this.forgets = undone.ok
    if (!undone.ok) this.set({ ...this.state, refusal: undone.reason })
    await this.refresh()
  }

  async takeOver(): Promise<void> {
    const { waitsFor } = this.state.screen
    if (waitsFor !== undefined) await this.lookAs({ viewer: waitsFor })
  }

  close(): void {
    this.stopListening()
    this.listeners.clear()
    this.host.close()
  }

  /** Looks again; asked for while a look is under way, it looks once more after that. */
  refresh(): Promise<void> {
    if (this.looking !== undefined) {
      this.again = true
      return this.looking
    }
    this.looking = this.lookUntilSettled().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async lookUntilSettled(): Promise<void> {
    do {
      this.again = false
      await this.lookAs(this.state.screen)
    } while (this.again)
  }

  /** Looks through the eyes that the screen is for, which may be others' than before. */
  private async lookAs(wanted: Screen): Promise<void> {
    const { people } = this
    // A spectator's look tells who is asked without showing anybody's secrets.
    const open = await this.host.look('spectator')
    if (!open.ok) return
    const screen = screenFor(people, wanted.viewer, open.value.asked, open.value.over)
    const look = await this.host.look(screen.viewer)
    if (!look.ok) return
    const events = await this.eventsFor(screen.viewer, look.value)
    const { refusal, broken: _, ...before } = this.state
    const isSameQuestion = before.look.question === look.value.question
    this.set({
      ...before,
      screen,
      look: look.value,
      events,
      thinking: this.latest?.thinking ?? [],
      ...(refusal && isSameQuestion ? { refusal } : {}),
      ...(this.latest?.broken === undefined ? {} : { broken: this.latest.broken }),
    })
  }

  private async eventsFor(viewer: Viewer, look: Look): Promise<readonly SeenEvent[]> {
    const { look: before, events } = this.state
    const goesOn = before.viewer === viewer && look.answers >= before.answers && !this.forgets
    this.forgets = false
    if (!goesOn) return this.host.events(viewer, 0)
    const known = events.length
    if (look.lastEvent === known) return events
    return [...events, ...(await this.host.events(viewer, known))]
  }

  private set(state: MatchState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
