import { bots, knows } from '@gargoyle/bots'
import type { AnyGame } from '@gargoyle/engine'

/** Whom a person plays against who names nobody. */
export const usualOpponent = (game: AnyGame): string =>
  ['regular', 'random'].find((name) => bots.some((bot) => bot.name === name && knows(bot, game))) ?? 'random'
