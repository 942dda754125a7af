import { randomUUID } from 'node:crypto'
import {
  type AnyGame,
  loadRecord,
  ok,
  type Result,
  reasonText,
  refused,
  type Seat,
  type Session,
  startSession,
} from '@gargoyle/engine'
import { botNames, loadBot } from '@gargoyle/lab'
import { usualOpponent } from '../bots.ts'
import type { CliCommand } from '../command.ts'
import { readJson } from '../files.ts'
import { findGame, gameNames } from '../games.ts'
import type { ExitCode, Io } from '../io.ts'
import { letterOf, type PlayableGame, type SetupOptions, seatOf } from '../playable-game.ts'
import { misused } from '../refusals.ts'
import { readSetup, type TypedSetup, withSetupOptions } from '../setup-options.ts'
import { playOn } from './game-loop.ts'
import { forgetStory, type SeatedBot, type Sitting, say } from './sitting.ts'

interface PlayOptions extends TypedSetup {
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
      .option('--seat <letter>', 'where you sit: a is the first seat, b the second (else a)')
      .option(
        '--against <bot>',
        `who plays the other seats: ${botNames}, or a file, ./my-bot.js (else one that knows the game)`,
      )
      .option('--hotseat', 'people on all seats take turns at this keyboard')
      .option('--seed <text>', 'where all chance comes from (else something new each time)')
    withSetupOptions(command)
      .option('--load <file>', 'go on with a saved game')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle play race\n  gargoyle play heist --hotseat\n  gargoyle play crow --seat b --load my-game.json',
      )
      .action(
        act((io, name: string, options: PlayOptions) => {
          const found = findGame(name)
          return found.ok ? play(io, found.value, options) : misused(io, found.reason)
        }),
      )
  },
}

/** Sits people and bots down and plays. */
export async function play(io: Io, playable: PlayableGame, options: PlayOptions): Promise<ExitCode> {
  const session = await opened(io, playable, options)
  if (!session.ok) return misused(io, session.reason)
  const seated = await seatBots(io, playable.game, session.value.seats, options)
  if (!seated.ok) return misused(io, seated.reason)
  const input = io.openInput()
  const sitting: Sitting = {
    io,
    input,
    playable,
    bots: seated.value,
    session: session.value,
    viewer: undefined,
    told: new Map(),
    recent: [],
    redraw: true,
    savedAt: session.value.answerCount,
  }
  try {
    greet(sitting, options)
    return await playOn(sitting)
  } finally {
    input.close()
  }
}

/** A new game, or the saved one that was asked for. */
async function opened(io: Io, playable: PlayableGame, options: PlayOptions): Promise<Result<Session>> {
  const { load, seed } = options
  const setup = await readSetup(io, options)
  if (!setup.ok) return setup
  if (load === undefined) return begun(playable, setup.value, seed ?? randomUUID().slice(0, 8))
  if (seed !== undefined || Object.keys(setup.value).length > 0) {
    return refused('a saved game brings its seed and setup along: leave out what is given beside --load.')
  }
  const read = await readJson(io, load)
  if (!read.ok) return refused(read.reason)
  const loaded = loadRecord(playable.game, read.value)
  return loaded.ok ? loaded : refused(`${load}: ${reasonText(loaded.reason)}`)
}

function begun(playable: PlayableGame, options: SetupOptions, seed: string): Result<Session> {
  const setup = playable.setupFor(options, 0, seed)
  return setup.ok ? startSession(playable.game, { setup: setup.value, seed }) : setup
}

/** Puts a bot on every seat that no person takes. */
async function seatBots(
  io: Io,
  game: AnyGame,
  seats: readonly Seat[],
  { seat: letter, against, hotseat = false }: PlayOptions,
): Promise<Result<ReadonlyMap<Seat, SeatedBot>>> {
  if (hotseat && (letter !== undefined || against !== undefined)) {
    return refused('with --hotseat people sit on all seats: leave out --seat and --against.')
  }
  if (hotseat) return ok(new Map())
  const mine = seatOf(seats, letter ?? 'a')
  if (mine === undefined) {
    const letters = seats.map((each) => letterOf(seats, each)).join(', ')
    return refused(`there is no seat '${letter}'. Seats are called by letter: ${letters}.`)
  }
  const loaded = await loadBot(against ?? usualOpponent(game), game, io.folder)
  if (!loaded.ok) return loaded
  const seated = new Map<Seat, SeatedBot>()
  for (const each of seats.filter((other) => other !== mine)) {
    const { name, bot, budget } = loaded.value
    const player = bot.sit({ game, seat: each, seats })
    if (player === undefined) return refused(`the bot '${name}' does not want seat ${each}.`)
    seated.set(each, { name, player, ...(budget === undefined ? {} : { budget }) })
  }
  return ok(seated)
}

function greet(sitting: Sitting, { against, load }: PlayOptions): void {
  const { playable, session, bots: taken } = sitting
  const people = session.seats.filter((each) => !taken.has(each))
  const who =
    taken.size === 0
      ? `${people.join(' and ')} play at this keyboard`
      : `You are ${people.join()}; ${against ?? usualOpponent(playable.game)} plays ${[...taken.keys()].join(', ')}`
  const { diceChoice } = session
  const seed = diceChoice.dice === undefined ? ` Its seed is ${diceChoice.seed}.` : ''
  say(sitting, `${playable.title}. ${who}.${seed} Type help for what you can type.`)
  if (load === undefined) return
  forgetStory(sitting)
  say(sitting, `Loaded ${load}; log tells its story.`)
}
