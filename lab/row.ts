import { reasonText } from '@gargoyle/engine'
import type { LabGame, SeatNotes } from './lab-game.ts'
import type { LoadedBot } from './load-bot.ts'
import { type Fixture, fixtureOf, type Plan } from './plan.ts'
import { type Played, playGame, type Thinking } from './play-game.ts'

/** One game of a plan, played: everything that is the same whenever and wherever it is played. */
export interface GameRow {
  /** From 1. */
  readonly game: number
  readonly seed: string
  /** Its place among the pairings of the plan. */
  readonly pairing: number
  readonly board?: string
  readonly encounter?: string
  readonly event?: string
  /** In table order. */
  readonly seats: readonly SeatRow[]
  /** The seat that had the first turn, by its place. */
  readonly first?: number
  /** The seat that won, by its place; null for a draw. */
  readonly winner: number | null
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

/** One seat of a game. */
export interface SeatRow extends SeatNotes {
  readonly seat: string
  /** Its place among the contestants of the plan. */
  readonly contestant: number
  readonly bot: string
  readonly crew?: string
  readonly faction?: string
}

/** How long the bots of a game thought: never the same twice, and therefore kept apart. */
export interface TimingRow {
  readonly game: number
  /** In table order. */
  readonly seats: readonly Thinking[]
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
  { game, setupFor }: LabGame,
  bots: BotsByName,
  fixture: Fixture,
): Promise<Played> {
  const setup = setupFor(fixture.setup, fixture.index, seed)
  if (!setup.ok) {
    return { session: undefined, ended: 'broken', failure: reasonText(setup.reason), thinking: [] }
  }
  const seated = fixture.seats.flatMap(({ contestant }) => bots.get(contestants[contestant]!.bot) ?? [])
  return playGame({ game, setup: setup.value, seed: fixture.seed, bots: seated, events: true })
}

/** Plays one game of a plan and gives what is kept of it. */
export async function playRow(
  plan: Plan,
  labGame: LabGame,
  bots: BotsByName,
  index: number,
): Promise<PlayedRow> {
  const fixture = fixtureOf(plan, index)
  const played = await playFixture(plan, labGame, bots, fixture)
  const row = played.ended === 'over' ? finishedRow(plan, labGame, fixture, played) : undefined
  return {
    row: row ?? brokenRow(plan, labGame, index, played.failure ?? 'It was stopped.'),
    timing: { game: index + 1, seats: played.thinking.map(rounded) },
  }
}

const rounded = ({ answers, milliseconds, most }: Thinking): Thinking => ({
  answers,
  milliseconds: Math.round(milliseconds),
  most: Math.round(most * 10) / 10,
})

function finishedRow(
  plan: Plan,
  labGame: LabGame,
  fixture: Fixture,
  { session }: Played,
): GameRow | undefined {
  if (session === undefined) return undefined
  const { seats } = session
  const { winner, numbers, reason } = labGame.summarize(session.outcome ?? null)
  const notes = labGame.notesOf?.(session)
  const base = seatsOf(plan, labGame, fixture)
  return {
    ...headOf(fixture),
    ...(notes?.encounter === undefined ? {} : { encounter: notes.encounter }),
    ...(notes?.event === undefined ? {} : { event: notes.event }),
    seats: base.map((seat, place) => ({ ...seat, seat: seats[place]!, ...notes?.seats[seats[place]!] })),
    ...(notes?.first === undefined ? {} : { first: seats.indexOf(notes.first) }),
    winner: winner === undefined ? null : seats.indexOf(winner),
    ...(notes?.rounds === undefined ? {} : { rounds: notes.rounds }),
    decisions: session.answerCount,
    numbers,
    reason,
    hash: session.hash(),
  }
}

/** The row of a game that could not be played. */
export function brokenRow(plan: Plan, labGame: LabGame, index: number, text: string): GameRow {
  const fixture = fixtureOf(plan, index)
  return {
    ...headOf(fixture),
    seats: seatsOf(plan, labGame, fixture),
    winner: null,
    decisions: 0,
    numbers: {},
    reason: '',
    hash: '',
    broken: text,
  }
}

const headOf = ({ index, seed, pairing, setup }: Fixture) => ({
  game: index + 1,
  seed,
  pairing,
  ...(setup.board === undefined ? {} : { board: setup.board.name }),
})

function seatsOf({ contestants }: Plan, labGame: LabGame, { seats }: Fixture): readonly SeatRow[] {
  return seats.map(({ contestant, crew }, place) => {
    const faction = crew === undefined ? undefined : labGame.factionOf?.(crew)
    return {
      seat: 'ab'[place] ?? `${place + 1}`,
      contestant,
      bot: contestants[contestant]!.bot,
      ...(crew === undefined ? {} : { crew: crew.name }),
      ...(faction === undefined ? {} : { faction }),
    }
  })
}
