import { type Bot, bots, readBotSpec } from '@gargoyle/bots'
import {
  type Asked,
  type Budget,
  type Json,
  ok,
  type Player,
  type Result,
  randomFrom,
  refused,
  requestFor,
  type Seat,
  type Session,
  type StopSignal,
} from '@gargoyle/engine'
import type { HostedGame } from './hosted-game.ts'
import type { SeatPlans } from './protocol.ts'

/** A bot at its seat. */
export interface SeatedBot {
  readonly player: Player
  readonly budget?: Budget
}

/** How many answers of a bot may be refused in a row before any legal answer is taken instead. */
const REFUSALS = 3

/** Seats every bot that a plan names; says which plan cannot be carried out. */
export function seatBots(
  { definition, kit }: HostedGame,
  { seats, sides }: Session,
  plans: SeatPlans,
): Result<ReadonlyMap<Seat, SeatedBot>> {
  const seated = new Map<Seat, SeatedBot>()
  const empty = seats.find((seat) => plans[seat] === undefined)
  if (empty !== undefined) return refused(`Nobody plays for ${empty}.`, { path: `seats.${empty}` })
  for (const [name, plan] of Object.entries(plans)) {
    const path = `seats.${name}`
    const seat = seats.find((each) => each === name)
    if (seat === undefined) return refused(`There is no seat "${name}" in this game.`, { path })
    if (plan.kind === 'person') continue
    const spec = readBotSpec(plan.name)
    if (!spec.ok) return spec
    const bot = bots.find((each) => each.name === spec.value.name)
    if (bot === undefined) return refused(`There is no bot called "${spec.value.name}".`, { path })
    const player = bot.createPlayer({ ...kit, game: definition, seat, seats, sides })
    if (player === undefined) return refused(`The bot "${bot.name}" does not know this game.`, { path })
    seated.set(seat, { player, ...budgetOf(spec.value.budget, bot) })
  }
  return ok(seated)
}

function budgetOf(wanted: Budget | undefined, { budget }: Bot): { readonly budget?: Budget } {
  const given = wanted ?? budget
  return given === undefined ? {} : { budget: given }
}

/** What a bot answers. Its chance depends on seed and question alone, so that a game resumed goes on as it would have. */
export async function botAnswer(
  session: Session,
  asked: Asked,
  { player, budget }: SeatedBot,
  signal: StopSignal,
): Promise<Json> {
  const { diceChoice, questionCount } = session
  const seed = diceChoice.dice === undefined ? diceChoice.seed : diceChoice.dice.seed
  const random = randomFrom(`${seed} ${asked.seat} ${questionCount}`)
  for (let tries = 0; tries < REFUSALS; tries++) {
    const request = requestFor(session, asked, { random, signal, ...(budget ? { budget } : {}) })
    const answer = await player.answer(request)
    if (signal.aborted || asked.decision.check(answer).ok) return answer
  }
  const [any] = asked.decision.candidates(random, 1)
  if (any === undefined) throw new Error(`"${asked.decision.name}" offers ${asked.seat} nothing to answer.`)
  return any
}
