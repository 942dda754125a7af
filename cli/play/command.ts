import { randomUUID } from 'node:crypto'
import {
  loadRecord,
  ok,
  type Result,
  readRecord,
  reasonText,
  refused,
  type Seat,
  type Session,
  startSession,
} from '@gargoyle/engine'
import { type GameKit, gameIds, letterAt, type SetupOptions } from '@gargoyle/kits'
import { botNames, loadBot, placeFor } from '@gargoyle/lab'
import { usualOpponent } from '../bots.ts'
import type { CliCommand } from '../command.ts'
import { readJson } from '../files.ts'
import {
  acceptAnyOptions,
  addGameOptions,
  readSetupOptions,
  reasonWithFile,
  type TypedOptions,
} from '../game-options.ts'
import { type CliGame, gameNames, loadGame } from '../games.ts'
import type { ExitCode, Io } from '../io.ts'
import { reportMisuse } from '../refusals.ts'
import { playOn } from './game-loop.ts'
import { markAllShown, printLines, type TerminalBot, type TerminalMatch } from './terminal-match.ts'

interface PlayOptions extends TypedOptions {
  readonly seat?: string
  readonly against?: string
  readonly hotseat?: boolean
  readonly seed?: string
  readonly load?: string
}

/** `gargoyle play`: a whole game in the terminal. */
export const playCommand: CliCommand = {
  name: 'play',
  describe: (command, act) => {
    command
      .summary('play a game in this terminal')
      .description(
        'Plays a whole game: the position as text, every decision as a numbered list, every refusal with its ' +
          'reason. Type help while playing for undo, save, why and more.',
      )
      .argument('<game>', `the game: ${gameNames}`)
      .option('--seat <letters>', 'where you sit: a is the first seat, b the second, a,b both (else a)')
      .option(
        '--against <bot>',
        `who plays the other seats: ${botNames}, or a file, ./my-bot.js (else one that knows the game)`,
      )
      .option('--hotseat', 'people on all seats take turns at this keyboard')
      .option('--seed <text>', 'where all chance comes from (else something new each time)')
      .option('--load <file>', 'go on with a saved game')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle play race\n  gargoyle play heist --hotseat\n  gargoyle play crow --seat b --load my-game.json',
      )
      .action(
        act(async (io, name: string, options: PlayOptions) => {
          const found = await loadGame(name)
          return found.ok ? playInTerminal(io, found.value, options) : reportMisuse(io, found.reason)
        }),
      )
  },
  describeGame: (command, kit) => (kit ? addGameOptions(command, kit) : acceptAnyOptions(command)),
}

/** Sits people and bots down and plays. */
export async function playInTerminal(io: Io, game: CliGame, options: PlayOptions): Promise<ExitCode> {
  const session = await opened(io, game.kit, options)
  if (!session.ok) return reportMisuse(io, session.reason)
  const seated = await seatBots(io, game.kit, session.value, options)
  if (!seated.ok) return reportMisuse(io, seated.reason)
  const input = io.openInput()
  const match: TerminalMatch = {
    io,
    input,
    game,
    bots: seated.value,
    session: session.value,
    viewer: undefined,
    shownEvents: new Map(),
    recent: [],
    redraw: true,
    savedAt: session.value.answerCount,
  }
  try {
    greet(match, options)
    return await playOn(match)
  } finally {
    input.close()
  }
}

/** A new game, or the saved one that was asked for. */
async function opened(io: Io, kit: GameKit, options: PlayOptions): Promise<Result<Session>> {
  const { load, seed } = options
  const setup = await readSetupOptions(io, kit, options)
  if (!setup.ok) return setup
  if (load === undefined) return begun(kit, setup.value, seed ?? randomUUID().slice(0, 8))
  if (seed !== undefined || Object.keys(setup.value).length > 0) {
    return refused('a saved game brings its seed and setup along: leave out what is given beside --load.')
  }
  const read = await readJson(io, load)
  if (!read.ok) return refused(read.reason)
  const loaded = loadRecord(kit.definition, read.value)
  if (loaded.ok) return loaded
  const saved = readRecord(read.value)
  if (saved.ok && saved.value.game !== kit.definition.id && gameIds.includes(saved.value.game))
    return refused(
      `${load} is a game of ${saved.value.game}. Go on with: gargoyle play ${saved.value.game} --load ${load}`,
    )
  return refused(`${load}: ${reasonText(loaded.reason)}`)
}

function begun(kit: GameKit, options: SetupOptions, seed: string): Result<Session> {
  const setup = kit.setupFor(options, 0, seed)
  if (!setup.ok) return setup
  const session = startSession(kit.definition, { setup: setup.value, seed })
  return session.ok ? session : { ok: false, reason: reasonWithFile(session.reason, kit, options) }
}

/** Puts a bot on every seat that no person takes. */
async function seatBots(
  io: Io,
  kit: GameKit,
  session: Session,
  { seat: letters, against, hotseat = false }: PlayOptions,
): Promise<Result<ReadonlyMap<Seat, TerminalBot>>> {
  if (hotseat && (letters !== undefined || against !== undefined)) {
    return refused('with --hotseat people sit on all seats: leave out --seat and --against.')
  }
  if (hotseat) return ok(new Map())
  const { seats } = session
  const mine = new Set<Seat>()
  for (const letter of (letters ?? 'a').split(',')) {
    const own = seats.find((_, place) => letterAt(place) === letter.trim())
    if (own === undefined) {
      const known = seats.map(calledByLetter).join(', ')
      return refused(`there is no seat '${letter.trim()}'. Seats are called by letter: ${known}.`)
    }
    mine.add(own)
  }
  const loaded = await loadBot(against ?? usualOpponent(kit), kit, io.folder)
  if (!loaded.ok) return loaded
  const seated = new Map<Seat, TerminalBot>()
  for (const each of seats.filter((other) => !mine.has(other))) {
    const { name, bot, budget } = loaded.value
    const player = bot.createPlayer(placeFor(kit, session, each))
    if (player === undefined) return refused(`the bot '${name}' does not want seat ${each}.`)
    seated.set(each, { name, player, ...(budget === undefined ? {} : { budget }) })
  }
  return ok(seated)
}

/** `a`, or `b (guard)` where a seat has a name of its own. */
const calledByLetter = (seat: Seat, place: number): string =>
  seat === letterAt(place) ? seat : `${letterAt(place)} (${seat})`

function greet(match: TerminalMatch, { against, load }: PlayOptions): void {
  const { game, session, bots: taken } = match
  const people = session.seats.filter((each) => !taken.has(each))
  const who =
    taken.size === 0
      ? `${people.join(' and ')} play at this keyboard`
      : `You are ${people.join(' and ')}; ${against ?? usualOpponent(game.kit)} plays ${[...taken.keys()].join(', ')}`
  const { diceChoice } = session
  const seed = diceChoice.dice === undefined ? ` Its seed is ${diceChoice.seed}.` : ''
  printLines(match, `${game.kit.title}. ${who}.${seed} Type help for what you can type.`)
  if (load === undefined) return
  markAllShown(match)
  printLines(match, `Loaded ${load}; log tells its story.`)
}
