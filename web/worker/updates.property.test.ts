import {
  type AnyGame,
  type Json,
  must,
  type Random,
  randomFrom,
  type Session,
  sameJson,
  startSession,
  type Viewer,
} from '@gargoyle/engine'
import { crow, heist, museum } from '@gargoyle/engine/examples'
import { drawAnswer, viewersOf } from '@gargoyle/engine/testing'
import { expect, test } from 'vitest'
import { hostedBmg3 } from '../games/bmg3/testing/hosted-bmg3.ts'
import { wholeSetup } from '../games/bmg3/testing/whole-setup.ts'
import { type HostedGame, viewsOnly } from './hosted-game.ts'
import { lookOf } from './look.ts'
import { LocalMatch } from './match-host.ts'
import { applyUpdate, markOf, updateBetween, withKnownEvents } from './match-update.ts'
import type { Look, MatchUpdate, Snapshot, Subscription } from './protocol.ts'
import { amongGames } from './testing/among-games.ts'

const plain = (definition: AnyGame): HostedGame => ({
  ...viewsOnly,
  definition,
  table: ({ setup }) => setup,
})

const thieves = ['ada', 'bo', 'cy']

interface Case {
  readonly game: HostedGame
  readonly setup: Json
  /** Whether seats have secrets from each other. */
  readonly hides: boolean
  readonly seeds: readonly string[]
}

const cases: readonly Case[] = [
  {
    game: plain(crow),
    setup: { seats: ['ada', 'bo'] },
    hides: false,
    seeds: ['dawn', 'dusk', 'noon'],
  },
  {
    game: plain(heist),
    setup: { seats: thieves },
    hides: true,
    seeds: ['dawn', 'dusk', 'noon', 'night'],
  },
  {
    game: plain(museum),
    setup: { seats: ['fox', 'magpie', 'guard'], wing: 'east', hours: 10 },
    hides: true,
    seeds: ['dawn', 'dusk'],
  },
  { game: hostedBmg3, setup: wholeSetup, hides: true, seeds: ['moonlight'] },
]

/** As it arrives at the other end of a wire. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A client that knows a match only by its updates, and disconnects and reconnects now and then. */
class Follower {
  readonly viewer: Viewer
  readonly updates: MatchUpdate[] = []
  private readonly match: LocalMatch
  private subscription: Subscription | undefined
  known: Snapshot | undefined

  constructor(match: LocalMatch, viewer: Viewer) {
    this.match = match
    this.viewer = viewer
  }

  get isHere(): boolean {
    return this.subscription !== undefined
  }

  async come(): Promise<void> {
    const onUpdate = (update: MatchUpdate) => {
      this.updates.push(update)
      this.known = applyUpdate(this.known as Snapshot, wired(update))
    }
    const { known } = this
    this.subscription = must(await this.match.watch(this.viewer, onUpdate, known && markOf(known)))
    this.known = withKnownEvents(wired(this.subscription.snapshot), known)
  }

  go(): void {
    this.subscription?.stop()
    this.subscription = undefined
  }
}

/** Plays a whole game with random answers, some of them taken back; calls `check` after every change. */
async function playThrough(
  { game, setup, seed }: { game: HostedGame; setup: Json; seed: string },
  check: (match: LocalMatch, twin: Session, random: Random) => Promise<void>,
): Promise<void> {
  const random = randomFrom(seed)
  // The same game once more: the match itself never shows its state.
  const twin = must(startSession(game.definition, { setup, seed }))
  const seats = Object.fromEntries(twin.seats.map((seat) => [seat, { kind: 'person' as const }]))
  const match = new LocalMatch({ loadGame: amongGames(game), wait: () => Promise.resolve() })
  // Every answer here is one that the test draws.
  match.askWithoutChoice(true)
  must(await match.start({ game: game.definition.id, setup, seed, seats }))
  await check(match, twin, random)
  let undone = 0
  for (let step = drawAnswer(twin, random); step !== undefined; step = drawAnswer(twin, random)) {
    const { seat, answer } = step
    const question = twin.pending?.number ?? 0
    must(twin.answer(seat, answer))
    must(await match.answer(seat, answer, question))
    await check(match, twin, random)
    if (undone < 40 && twin.canUndo(seat) && random.below(4) === 0) {
      must(twin.undo(seat))
      must(await match.undo(seat))
      undone += 1
      await check(match, twin, random)
    }
  }
  match.close()
}

const games = cases.flatMap(({ seeds, ...rest }) =>
  seeds.map((seed) => ({ id: rest.game.definition.id, seed, ...rest })),
)

/** Equal data. Says what differs only if something does: that takes far longer than finding out. */
function expectSame(found: unknown, expected: unknown): void {
  if (!sameJson(found, expected)) expect(found).toEqual(wired(expected))
}

test.each(games)(
  '$id, $seed: updates add up to all that a viewer may know, and say nothing else',
  async (played) => {
    const followers: Follower[] = []
    /** What each viewer knew before the last change, by asking for it. */
    const before = new Map<Viewer, Snapshot>()
    let changes = 0
    await playThrough(played, async (host, twin, random) => {
      changes += 1
      const viewers = viewersOf(twin)
      if (followers.length === 0) {
        followers.push(...viewers.map((viewer) => new Follower(host, viewer)))
        followers.push(...viewers.map((viewer) => new Follower(host, viewer)))
        for (const follower of followers) await follower.come()
      }
      for (const [index, viewer] of viewers.entries()) {
        const [steady, restless] = [followers[index], followers[index + viewers.length]]
        if (steady === undefined || restless === undefined) throw new Error('Every viewer is followed.')
        const everything = must(await host.snapshot(viewer))
        expectSame(steady.known, everything)
        if (random.below(6) === 0) await (restless.isHere ? restless.go() : restless.come())
        if (restless.isHere) expectSame(restless.known, everything)
        // The update follows from what the viewer may ask for anyway: it can hold nothing else.
        const known = before.get(viewer)
        if (known !== undefined) {
          const rest = must(await host.snapshot(viewer, markOf(known)))
          expectSame(steady.updates.at(-1), updateBetween(known, rest, changes - 1))
        }
        before.set(viewer, everything)
      }
    })
    for (const { viewer, known, updates } of followers.slice(0, followers.length / 2)) {
      expect([viewer, known?.look.over, updates.length]).toEqual([viewer, true, changes - 1])
    }
  },
  120_000,
)

test.each(games)(
  '$id, $seed: what a viewer is sent is the same whatever is hidden from it',
  async (played) => {
    let differing = 0
    await playThrough(played, async (_, twin, random) => {
      if (!twin.untouched || twin.isOver) return
      for (const viewer of viewersOf(twin)) {
        const imagined = twin.imagine(viewer, random, { tries: 1, events: true })
        if (!imagined.ok) throw new Error(`${viewer} sees what it may not: ${imagined.reason.text}`)
        const here = lookOf(twin, viewer, played.game)
        const there = lookOf(imagined.value, viewer, played.game)
        if (!sameJson(imagined.value.state, twin.state)) differing += 1
        expectSame(common(there), common(here))
        expectSame(imagined.value.events(viewer), twin.events(viewer))
        // The public data follows from what spectators have seen.
        if (viewer === 'spectator') expectSame(there.shown, here.shown)
      }
    })
    expect(differing > 0).toBe(played.hides)
  },
  120_000,
)

/** What a real game and one that is only imagined have in common: in the latter no answer is taken back. */
function common(look: Look): Partial<Look> {
  const { canUndo: _can, undoable: _who, undoBlockedReason: _why, shown: _shown, ...rest } = look
  return rest
}
