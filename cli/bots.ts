import { bots, canPlay } from '@gargoyle/bots'
import type { GameKit } from '@gargoyle/kits'

/** The opponent of a person who names no bot. */
export const usualOpponent = (kit: GameKit): string =>
  ['regular', 'random'].find((name) => bots.some((bot) => bot.name === name && canPlay(bot, kit))) ?? 'random'
