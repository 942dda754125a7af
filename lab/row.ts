import { reasonText, type Seat, type Sides } from '@gargoyle/engine'
import { type GameKit, type Notes, type SeatNotes, sideName, winningSides } from '@gargoyle/kits'
import type { LoadedBot } from './load-bot.ts'
import { type Fixture, fixtureOf, type Plan } from './plan.ts'
import { type PlayedGame, playGame, type Thinking } from './play-game.ts'

/** One game of a plan, played: everything that is the same whenever and wherever it is played. */
export interface GameRow {
  /** From 1. */
  readonly game: number
  readonly seed: string
  /** Its place among the pairings of the plan. */
  readonly pairing: number
  /** What it was played with: `{ board: 'docks', encounter: 'heist' }`. */
  readonly tags: Readonly<Record<string, string>>
  /** In the order of the game's sides. */
  readonly sides: readonly SideRow[]
  /** The side that had the first turn, by its place. */
  readonly first?: number
  /** The sides that won, by their places; none for a draw. */
  readonly winners: readonly number[]
  readonly rounds?: number
  readonly decisions: number
  /** What the game counts besides: victory points, shiny things. */
  readonly numbers: Readonly<Record<string, number>>
  /** Why it ended. */
  readonly reason: string
  /** Fingerprint of the end. */
  readonly hash: string
  /** What went wrong, if it could not be played to its end. Such a game counts for nothing. */
  readonly broken?: string
}

/** One side of a game. */
export interface SideRow extends Omit<SeatNotes, 'tags'> {
  /** What the side is called. */
  readonly side: string
  /** Its place among the contestants of the plan. */
  readonly contestant: number
  readonly bot: string
  /** What it played with, by name: a crew. */
  readonly brings?: string
  /** What it is or has: `{ crew: 'bane-army', faction: 'bane', zone: 'A' }`. */
  readonly tags: Readonly<Record<string, string>>
}

/** How long the bots of a game thought: never the same twice, and therefore kept apart. */
export interface TimingRow {
  readonly game: number
  /** In the order of the game's sides. */
  readonly sides: readonly Thinking[]
}

/** A game with the time it took. */
export interface PlayedRow {
  readonly row: GameRow
  readonly timing: TimingRow
}

/** Bots of all contestants, by the text that asks for them. */
export type BotsByName = ReadonlyMap<string, LoadedBot>

/** Plays one game of a plan and gives the game itself. */
export async function playFixture(
  { seed, contestants }: Plan,
  kit: GameKit,
  bots: BotsByName,
  fixture: Fixture,
): Promise<PlayedGame> {
  const setup = kit.setupFor(fixture.setup, fixture.index, seed)
  if (!setup.ok) {
    return { session: undefined, ended: 'broken', failure: reasonText(setup.reason), thinking: [] }
  }
  const playing = fixture.sides.flatMap(({ contestant }) => bots.get(contestants[contestant]!.bot) ?? [])
  return playGame({ kit, setup: setup.value, seed: fixture.seed, bots: playing, events: true })
}

/** Plays one game of a plan and gives what is kept of it. */
export async function playRow(plan: Plan, kit: GameKit, bots: BotsByName, index: number): Promise<PlayedRow> {
  const fixture = fixtureOf(plan, index)
  const played = await playFixture(plan, kit, bots, fixture)
  const row = played.ended === 'over' ? finishedRow(plan, kit, fixture, played) : undefined
  return {
    row: row ?? brokenRow(plan, kit, index, played.failure ?? 'It was stopped.'),
    timing: { game: index + 1, sides: played.thinking.map(rounded) },
  }
}

const rounded = ({ answers, milliseconds, most }: Thinking): Thinking => ({
  answers,
  milliseconds: Math.round(milliseconds),
  most: Math.round(most * 10) / 10,
})

function finishedRow(
  plan: Plan,
  kit: GameKit,
  fixture: Fixture,
  { session }: PlayedGame,
): GameRow | undefined {
  if (session === undefined) return undefined
  const { sides } = session
  const summary = kit.summarize(session.outcome ?? null)
  const notes = kit.notesOf?.(session)
  const first = notes?.first === undefined ? -1 : placeOf(sides, notes.first)
  const head = headOf(plan, fixture)
  return {
    ...head,
    tags: { ...head.tags, ...notes?.tags },
    sides: sidesOf(plan, kit, fixture).map((side, place) => withNotes(side, sides[place] ?? [], notes)),
    ...(first < 0 ? {} : { first }),
    winners: winningSides(summary, sides),
    ...(notes?.rounds === undefined ? {} : { rounds: notes.rounds }),
    decisions: session.answerCount,
    numbers: summary.numbers,
    reason: summary.reason,
    hash: session.hash(),
  }
}

const placeOf = (sides: Sides, seat: Seat): number => sides.findIndex((side) => side.includes(seat))

/** A side with what its seats noted: numbers added up, lists joined. */
function withNotes(row: SideRow, seats: readonly Seat[], notes: Notes | undefined): SideRow {
  let side = row
  for (const seat of seats) {
    const { tags, ...own } = notes?.seats[seat] ?? {}
    side = { ...side, tags: { ...side.tags, ...tags } }
    for (const key of ['points', 'lost'] as const) {
      const more = own[key]
      if (more !== undefined) side = { ...side, [key]: (side[key] ?? 0) + more }
    }
    for (const key of ['deck', 'drawn', 'scored', 'resources', 'rules'] as const) {
      const more = own[key]
      if (more !== undefined) side = { ...side, [key]: [...new Set([...(side[key] ?? []), ...more])].sort() }
    }
  }
  return side
}

/** The row of a game that could not be played. */
export function brokenRow(plan: Plan, kit: GameKit, index: number, text: string): GameRow {
  const fixture = fixtureOf(plan, index)
  return {
    ...headOf(plan, fixture),
    sides: sidesOf(plan, kit, fixture),
    winners: [],
    decisions: 0,
    numbers: {},
    reason: '',
    hash: '',
    broken: text,
  }
}

const headOf = ({ sideOption }: Plan, { index, seed, pairing, setup }: Fixture) => ({
  game: index + 1,
  seed,
  pairing,
  tags: Object.fromEntries(
    // What sides bring is noted with them.
    Object.entries(setup)
      .filter(([option]) => option !== sideOption?.name)
      .map(([option, things]) => [option, things.map(({ name }) => name).join(' ')]),
  ),
})

function sidesOf({ contestants, sideOption }: Plan, kit: GameKit, { sides }: Fixture): readonly SideRow[] {
  return sides.map(({ contestant, brings }, place) => ({
    side: sideName(kit, place),
    contestant,
    bot: contestants[contestant]!.bot,
    ...(brings === undefined ? {} : { brings: brings.name }),
    tags:
      brings === undefined || sideOption === undefined
        ? {}
        : { [sideOption.each]: brings.name, ...kit.tagsOf?.(brings) },
  }))
}
