import { ok, type Result, randomPlayer, refused, type SyncPlayer } from '@gargoyle/engine'
import { unknownName } from './suggest.ts'

/** A player that the command line can put on a seat. */
export interface Bot {
  readonly name: string
  /** One line for people who choose. */
  readonly about: string
  /** A player for one seat of one game: nothing is carried over to the next. */
  readonly make: () => SyncPlayer
}

/** Every bot there is to play against. A new bot is added here and nowhere else. */
export const bots: readonly Bot[] = [{ name: 'random', about: 'takes any legal answer', make: randomPlayer }]

/** The names to choose from, for help texts. */
export const botNames: string = bots.map(({ name }) => name).join(', ')

/** The bot of a name. Takes its time, because a bot may have to be fetched from somewhere. */
export async function loadBot(name: string): Promise<Result<Bot>> {
  const found = bots.find((bot) => bot.name === name)
  if (found) return ok(found)
  return refused(
    unknownName(
      'bot',
      name,
      bots.map((bot) => bot.name),
    ),
  )
}

/** A bot for each seat from a list such as `random,random`; one name alone serves all seats. */
export async function loadBots(list: string, seats: number): Promise<Result<readonly Bot[]>> {
  const names = list.split(',').map((name) => name.trim())
  const found: Bot[] = []
  for (const name of names) {
    const bot = await loadBot(name)
    if (!bot.ok) return bot
    found.push(bot.value)
  }
  const [only] = found
  if (only !== undefined && found.length === 1) return ok(Array.from({ length: seats }, () => only))
  if (found.length === seats) return ok(found)
  return refused(
    `${seats} seats are to be filled, but --bots names ${found.length}: name one bot for all seats, or ${seats}.`,
  )
}
