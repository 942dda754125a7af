import type { Asked, Budget, Json, Player, Reason, Seat, SeenEvent, Session } from '@gargoyle/engine'
import { randomFrom, reasonText, requestFor } from '@gargoyle/engine'
import type { Input } from '../input.ts'
import type { Io } from '../io.ts'
import type { PlayableGame } from '../playable-game.ts'
import { indentedText } from './indented-text.ts'

/** A bot on its seat. */
export interface SeatedBot {
  /** As it was asked for. */
  readonly name: string
  readonly player: Player
  /** How much it may think about an answer. */
  readonly budget?: Budget
}

/** A game being played in a terminal: who sits where, and who has seen what. */
export interface Sitting {
  readonly io: Io
  readonly input: Input
  readonly playable: PlayableGame
  /** Seats that nobody sits on. All others are people at this keyboard. */
  readonly bots: ReadonlyMap<Seat, SeatedBot>
  session: Session
  /** Who looks at the screen. Undefined while it is covered. */
  viewer: Seat | undefined
  /** How many events each person has been told. */
  readonly told: Map<Seat, number>
  /** What the viewer was told last, for those who ask why. */
  recent: readonly SeenEvent[]
  /** Whether the position is to be drawn before the next question, whatever happened. */
  redraw: boolean
  /** How many answers the game had when it was last saved. */
  savedAt: number
}

/** Whether this is more than one person at one keyboard. */
export const isHotSeat = ({ session, bots }: Sitting): boolean => session.seats.length - bots.size > 1

/** Prints lines. */
export function say({ io }: Sitting, ...lines: readonly string[]): void {
  for (const line of lines) io.out(`${line}\n`)
}

/** Where the chance of bots and suggestions comes from: the same position, the same thoughts. */
export function thoughtSeed({ session }: Sitting, purpose: string): string {
  const { diceChoice, answerCount } = session
  const seed = diceChoice.dice === undefined ? diceChoice.seed : diceChoice.dice.stream.seed
  return `${seed}/${purpose}/${answerCount}`
}

/**
 * Who is to answer next. Where several are asked at once, people at one keyboard stay in front of it as long as they
 * can; between a person and bots chance decides, so that neither is always first.
 */
export function nextAsked(sitting: Sitting): Asked | undefined {
  const { session, viewer } = sitting
  const asked = session.pending?.asked ?? []
  const waiting = asked.filter(({ settled }) => !settled)
  const open = waiting.length === 0 ? asked : waiting
  if (open.length < 2) return open[0]
  if (isHotSeat(sitting)) return open.find(({ seat }) => seat === viewer) ?? open[0]
  return randomFrom(thoughtSeed(sitting, 'first')).pick(open)
}

const mostRefusals = 10

/** Lets the bot of a seat answer. Throws if it cannot come up with a legal answer. */
export async function letBotAnswer(
  sitting: Sitting,
  { seat, decision }: Asked,
  { name, player, budget }: SeatedBot,
): Promise<Json> {
  const { session } = sitting
  const random = randomFrom(thoughtSeed(sitting, `bot ${seat}`))
  let refusal: Reason | undefined
  for (let tries = 0; tries < mostRefusals; tries++) {
    const more = {
      random,
      ...(budget === undefined ? {} : { budget }),
      ...(refusal === undefined ? {} : { refusal }),
    }
    const answer = await player.answer(requestFor(session, { seat, decision }, more))
    const taken = session.answer(seat, answer)
    if (taken.ok) return taken.value
    refusal = taken.reason
  }
  const why = refusal === undefined ? '' : ` The last: ${reasonText(refusal)}`
  throw new Error(
    `The bot ${name} on seat ${seat} gave ${mostRefusals} answers in a row that were refused.${why}`,
  )
}

/** Prints what the viewer has not been told yet. */
export function tellNews(sitting: Sitting): void {
  const { session, viewer, told } = sitting
  if (viewer === undefined) return
  const news = session.events(viewer, told.get(viewer) ?? 0)
  if (news.length === 0) return
  sitting.recent = news
  told.set(viewer, news.at(-1)?.number ?? 0)
  say(sitting, ...news.map(({ text }) => `· ${text}`))
}

/** Forgets what was told of a story that has been taken back, or all of it when another game was loaded. */
export function forgetStory(sitting: Sitting): void {
  const { session, told } = sitting
  for (const seat of session.seats) told.set(seat, session.events(seat).at(-1)?.number ?? 0)
  sitting.recent = []
  sitting.redraw = true
}

/** Draws what the viewer sees. */
export function drawPosition(sitting: Sitting): void {
  const { session, viewer, playable } = sitting
  if (viewer === undefined) return
  const { game } = session.view(viewer)
  say(sitting, '', ...(playable.draw?.(game, viewer) ?? indentedText(game)), '')
  sitting.redraw = false
}
