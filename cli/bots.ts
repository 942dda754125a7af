import { bots, canPlay } from '@gargoyle/bots'
import type { GameKit } from '@gargoyle/kits'

/** Whom a person plays against who names nobody. */
export const usualOpponent = (kit: GameKit): string =>
  ['regular', 'random'].find((name) => bots.some((bot) => bot.name === name && canPlay(bot, kit))) ?? 'random'
