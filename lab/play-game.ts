import type { BotPlace } from '@gargoyle/bots'
import {
  BrokenPlayer,
  type Budget,
  type Json,
  type Player,
  playInTurn,
  reasonText,
  type Seat,
  type Session,
  type StopSignal,
  startSession,
} from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { type LoadedBot, placeFor } from './load-bot.ts'
import { messageOf } from './message.ts'

/** A game for bots to play. */
export interface Match {
  readonly kit: GameKit
  readonly setup: Json
  /** Where the dice come from; the players' own chance follows from it. */
  readonly seed: string
  /** One for each side, in the order of the game's sides: it plays all seats of the side. */
  readonly bots: readonly LoadedBot[]
  /** Whether to keep the story. */
  readonly events: boolean
  readonly signal?: StopSignal
}

/** How a match went. */
export interface PlayedGame {
  /** Undefined if it did not even begin. */
  readonly session: Session | undefined
  readonly ended: 'over' | 'stopped' | 'broken'
  /** What went wrong, in a broken game. */
  readonly failure?: string
  /** How long each side thought, in order. */
  readonly thinking: readonly Thinking[]
}

/** How long a bot thought. */
export interface Thinking {
  readonly answers: number
  /** In all. */
  readonly milliseconds: number
  /** The longest. */
  readonly most: number
}

/**
 * Decisions after which a game counts as endless. Games of ours have about a thousand at most, and a bot that goes round in
 * circles would fill the memory long before the driver's own limit.
 */
const LONGEST_GAME = 10_000

/** Where the dice of one game of a run come from: `7/3` is the third game of the run with seed 7. */
export const seedOf = (seed: string, index: number): string => `${seed}/${index + 1}`

/**
 * Plays one game between bots. Errors in the game or in a bot are returned and not thrown: other games go on.
 */
export async function playGame({ kit, setup, seed, bots, events, signal }: Match): Promise<PlayedGame> {
  const started = startSession(kit.definition, { setup, seed, events })
  if (!started.ok) {
    return { session: undefined, ended: 'broken', failure: reasonText(started.reason), thinking: [] }
  }
  const session = started.value
  const { sides } = session
  const clocks = sides.map(newClock)
  let last: Given | undefined
  const end = (ended: PlayedGame['ended'], failure?: string): PlayedGame => ({
    session,
    ended,
    ...(failure === undefined ? {} : { failure }),
    thinking: clocks,
  })
  try {
    const players: Record<string, Player> = {}
    const budgets: Record<string, Budget> = {}
    for (const [index, side] of sides.entries()) {
      const loaded = bots[index]
      if (loaded === undefined) return end('broken', `No bot plays for ${side.join(', ')}.`)
      for (const seat of side) {
        players[seat] = timedPlayer(loaded, placeFor(kit, session, seat), clocks[index]!, (given) => {
          last = given
        })
        if (loaded.budget !== undefined) budgets[seat] = loaded.budget
      }
    }
    const limits = {
      seed: `${seed}/players`,
      budgets,
      decisions: LONGEST_GAME,
      ...(signal === undefined ? {} : { signal }),
    }
    const { ended } = await playInTurn(session, players, limits)
    return end(ended)
  } catch (error) {
    return end('broken', failureText(error, session, bots, last))
  }
}

type Given = { readonly seat: Seat; readonly answer: Json }
type Clock = { answers: number; milliseconds: number; most: number }

const newClock = (): Clock => ({ answers: 0, milliseconds: 0, most: 0 })

/** A mistake of a bot, with the sentence that names it. */
class BotFailure extends Error {}

/** The bot as a player whose time is measured and whose errors are distinguished from those of the game. */
function timedPlayer(
  { bot, name }: LoadedBot,
  place: BotPlace,
  clock: Clock,
  note: (given: Given) => void,
): Player {
  const { seat } = place
  const failed = (error: unknown, at: string): BotFailure =>
    new BotFailure(`The bot ${name} on seat ${seat} failed ${at}: ${messageOf(error)}`, { cause: error })
  const player = attempt(
    () => bot.createPlayer(place),
    (error) => failed(error, 'when it began'),
  )
  if (player === undefined) throw new BotFailure(`The bot ${name} does not know ${place.game.id}.`)
  return {
    answer(request) {
      const began = performance.now()
      const wrong = (error: unknown): BotFailure => failed(error, `at "${request.decision.name}"`)
      const taken = (answer: Json): Json => {
        const took = performance.now() - began
        clock.answers++
        clock.milliseconds += took
        clock.most = Math.max(clock.most, took)
        note({ seat, answer })
        return answer
      }
      const thought = attempt(() => player.answer(request), wrong)
      if (!(thought instanceof Promise)) return taken(thought)
      return thought.then(taken, (error) => {
        throw wrong(error)
      })
    },
  }
}

function attempt<T>(work: () => T, wrong: (error: unknown) => Error): T {
  try {
    return work()
  } catch (error) {
    throw wrong(error)
  }
}

function failureText(
  error: unknown,
  { sides }: Session,
  bots: readonly LoadedBot[],
  last: Given | undefined,
): string {
  if (error instanceof BotFailure) return error.message
  if (error instanceof BrokenPlayer) {
    const name = bots[sides.findIndex((side) => side.includes(error.seat))]?.name
    return `The bot ${name} on seat ${error.seat} cannot find a legal answer. ${error.message}`
  }
  const after =
    last === undefined ? '' : ` The last answer was ${JSON.stringify(last.answer)} of ${last.seat}.`
  return `${messageOf(error)}${after}`
}
