import { ok, type Result } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { type LoadedBot, loadBot } from './load-bot.ts'
import type { Contestant } from './plan.ts'
import type { BotsByName } from './row.ts'

/** The bots of all contestants, by the text that asks for them. */
export async function loadContestants(
  { contestants }: { readonly contestants: readonly Contestant[] },
  kit: GameKit,
  folder: string,
): Promise<Result<BotsByName>> {
  const loaded = new Map<string, LoadedBot>()
  for (const text of new Set(contestants.map(({ bot }) => bot))) {
    const bot = await loadBot(text, kit, folder)
    if (!bot.ok) return bot
    loaded.set(text, bot.value)
  }
  return ok(loaded)
}
