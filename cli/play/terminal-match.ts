import type { Asked, Budget, Json, Player, Reason, Seat, SeenEvent, Session } from '@gargoyle/engine'
import {
  areOnSameSide,
  botsWaitingFor,
  randomFrom,
  reasonText,
  requestFor,
  seatsToAnswer,
} from '@gargoyle/engine'
import type { CliGame } from '../games.ts'
import type { Input } from '../input.ts'
import type { Io } from '../io.ts'
import { indentedText } from './indented-text.ts'

/** A bot on its seat. */
export interface TerminalBot {
  /** As it was asked for. */
  readonly name: string
  readonly player: Player
  /** How much it may think about an answer. */
  readonly budget?: Budget
}

/** A game being played in a terminal: who sits where, and who has seen what. */
export interface TerminalMatch {
  readonly io: Io
  readonly input: Input
  readonly game: CliGame
  /** Seats that bots play. All others are people at this keyboard. */
  readonly bots: ReadonlyMap<Seat, TerminalBot>
  session: Session
  /** Who looks at the screen. Undefined while it is covered. */
  viewer: Seat | undefined
  /** How many events each person has been shown. */
  readonly shownEvents: Map<Seat, number>
  /** What the viewer was shown last, for those who ask why. */
  recent: readonly SeenEvent[]
  /** People who left a question to the bots of their side. */
  handedOver?: { readonly question: number; readonly seats: ReadonlySet<Seat> }
  /** Whether the position is to be drawn before the next question, whatever happened. */
  redraw: boolean
  /** How many answers the game had when it was last saved. */
  savedAt: number
}

/** The seats that people at this keyboard play. */
const peopleOf = ({ session, bots }: Pick<TerminalMatch, 'session' | 'bots'>): readonly Seat[] =>
  session.seats.filter((seat) => !bots.has(seat))

/** Whether people of different sides share the keyboard, so that one must not see what the other saw. */
export function isHotSeat(match: TerminalMatch): boolean {
  const [first, ...others] = peopleOf(match)
  return first !== undefined && others.some((other) => !areOnSameSide(match.session.sides, first, other))
}

/** Prints lines. */
export function printLines({ io }: TerminalMatch, ...lines: readonly string[]): void {
  for (const line of lines) io.out(`${line}\n`)
}

/** Where the chance of bots and suggestions comes from: the same position, the same thoughts. */
export function thoughtSeed({ session }: TerminalMatch, purpose: string): string {
  const { diceChoice, answerCount } = session
  const seed = diceChoice.dice === undefined ? diceChoice.seed : diceChoice.dice.seed
  return `${seed}/${purpose}/${answerCount}`
}

/**
 * Who is to answer next. Where several are asked at once, bots wait for the people of their side unless those hand over,
 * and people at one keyboard stay in front of it as long as they can; between a person and bots of other sides chance
 * decides, so that neither is always first.
 */
export function nextAsked(match: TerminalMatch): Asked | undefined {
  const { session, viewer } = match
  const { pending } = session
  if (pending === undefined) return undefined
  const handed = handedOverIn(match, pending.number)
  const people = new Set(peopleOf(match))
  const ready = seatsToAnswer(pending, session.sides, { people, handedOver: handed })
  const open = ready.some(({ seat }) => !handed.has(seat))
    ? ready.filter(({ seat }) => !handed.has(seat))
    : ready
  if (open.length < 2) return open[0]
  if (open.every(({ seat }) => people.has(seat))) return open.find(({ seat }) => seat === viewer) ?? open[0]
  return randomFrom(thoughtSeed(match, 'first')).pick(open)
}

/** Bots that wait for the answer of a person of their side. */
export function waitingBots(match: TerminalMatch, seat: Seat): readonly Seat[] {
  const { pending, sides } = match.session
  if (pending === undefined) return []
  const people = new Set(peopleOf(match))
  return botsWaitingFor(pending, sides, { people, handedOver: handedOverIn(match, pending.number) }, seat)
}

/** Leaves the question before a person to the bots of the same side. False if none of them waits for it. */
export function handOver(match: TerminalMatch, seat: Seat): boolean {
  const question = match.session.pending?.number
  if (question === undefined || waitingBots(match, seat).length === 0) return false
  match.handedOver = { question, seats: new Set([...handedOverIn(match, question), seat]) }
  return true
}

const handedOverIn = ({ handedOver }: TerminalMatch, question: number): ReadonlySet<Seat> =>
  handedOver?.question === question ? handedOver.seats : new Set()

const mostRefusals = 10

/** Lets the bot of a seat answer. Throws if it cannot come up with a legal answer. */
export async function letBotAnswer(
  match: TerminalMatch,
  { seat, decision }: Asked,
  { name, player, budget }: TerminalBot,
): Promise<Json> {
  const { session } = match
  const random = randomFrom(thoughtSeed(match, `bot ${seat}`))
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

/** Prints what the viewer has not been shown yet. */
export function printNews(match: TerminalMatch): void {
  const { session, viewer, shownEvents } = match
  if (viewer === undefined) return
  const news = session.events(viewer, shownEvents.get(viewer) ?? 0)
  if (news.length === 0) return
  match.recent = news
  shownEvents.set(viewer, news.at(-1)?.number ?? 0)
  printLines(match, ...news.map(({ text }) => `· ${text}`))
}

/** Counts all events as shown: after answers were taken back, or another game was loaded. */
export function markAllShown(match: TerminalMatch): void {
  const { session, shownEvents } = match
  for (const seat of session.seats) shownEvents.set(seat, session.events(seat).at(-1)?.number ?? 0)
  match.recent = []
  match.redraw = true
}

/** Draws what the viewer sees. */
export function drawPosition(match: TerminalMatch): void {
  const { session, viewer, game } = match
  if (viewer === undefined) return
  const { game: view } = session.view(viewer)
  printLines(match, '', ...(game.text.draw?.(view, viewer) ?? indentedText(view)), '')
  match.redraw = false
}
