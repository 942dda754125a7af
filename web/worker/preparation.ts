import { ok, type Result, type Seat, type Session } from '@gargoyle/engine'
import type { HostedGame } from './hosted-game.ts'
import type { PreparedUpTo } from './protocol.ts'
import { type SeatedBot, seatBots } from './seated-bot.ts'

/** The bot that plays the preparation for people: quick, and no worse than a beginner. */
const PREPARER = 'greedy'

/** People who left the preparation to the computer, and how far. */
export class Preparation {
  private readonly game: HostedGame
  private readonly left = new Map<Seat, { readonly bot: SeatedBot; readonly upTo: PreparedUpTo }>()

  constructor(game: HostedGame) {
    this.game = game
  }

  /** Whether what is asked now belongs to the laying out of the table. */
  isUnderWay({ state }: Session): boolean {
    return this.game.kit?.preparing?.(state) === 'table'
  }

  /** Leaves the preparation of these seats to the computer. */
  leave(session: Session, seats: readonly Seat[], upTo: PreparedUpTo): Result<null> {
    const plans = Object.fromEntries(
      session.seats.map((seat) => [seat, { kind: 'bot', name: PREPARER } as const]),
    )
    const bots = seatBots(this.game, session, plans)
    if (!bots.ok) return bots
    for (const seat of seats) {
      const bot = bots.value.get(seat)
      if (bot !== undefined) this.left.set(seat, { bot, upTo })
    }
    return ok(null)
  }

  /** The seat is asked again from now on: its person undid an answer, in order to answer otherwise. */
  takeBack(seat: Seat): void {
    this.left.delete(seat)
  }

  /** Who answers for a person that left this to the computer. */
  botFor({ state }: Session, seat: Seat): SeatedBot | undefined {
    const left = this.left.get(seat)
    if (left === undefined) return undefined
    const part = this.game.kit?.preparing?.(state)
    return part === 'table' || (part !== undefined && part === left.upTo) ? left.bot : undefined
  }
}
