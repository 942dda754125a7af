import { bmg3Evaluator, type Evaluator, type GreedyOptions, greedyPlayer, levels } from '@gargoyle/bots'
import { type AnyGame, ok, type Result, randomPlayer, refused, type SyncPlayer } from '@gargoyle/engine'
import { unknownName } from './suggest.ts'

/** A bot that is ready to play one game. */
export interface Bot {
  readonly name: string
  /** A player for one seat of one game: nothing is carried over to the next. */
  readonly make: () => SyncPlayer
}

/** A bot that can be asked for by name. */
export interface BotKind {
  readonly name: string
  /** One line for people who choose. */
  readonly about: string
  /** How it plays a game; undefined if it does not know that game. */
  readonly playing: (game: AnyGame) => (() => SyncPlayer) | undefined
}

/** What greedy bots know about games. A new game plugs in here. */
const evaluators: readonly Evaluator[] = [bmg3Evaluator]

/** A bot that weighs its answers, for every game that somebody has said the worth of. */
const greedy = (name: string, about: string, options: Partial<GreedyOptions> = {}): BotKind => ({
  name,
  about,
  playing: ({ id }) => {
    const evaluator = evaluators.find(({ game }) => game === id)
    return evaluator && (() => greedyPlayer(evaluator, options))
  },
})

/** Every bot there is to play against. A new bot is added here and nowhere else. */
export const bots: readonly BotKind[] = [
  { name: 'random', about: 'takes any legal answer', playing: () => randomPlayer },
  greedy('greedy', 'tries every answer out and takes what leaves it best off'),
  greedy('novice', 'looks at little and often takes the second best', levels.novice),
  greedy('regular', 'plays a decent game', levels.regular),
  greedy('veteran', 'looks at more, and harder', levels.veteran),
]

/** The names to choose from, for help texts. */
export const botNames: string = bots.map(({ name }) => name).join(', ')

/** Whom a person plays against who names nobody. */
export const usualOpponent = (game: AnyGame): string =>
  ['regular', 'random'].find((name) => bots.some((bot) => bot.name === name && bot.playing(game))) ?? 'random'

/** The bot of a name, ready for a game. Takes its time, because a bot may have to be fetched from somewhere. */
export async function loadBot(name: string, game: AnyGame): Promise<Result<Bot>> {
  const found = bots.find((bot) => bot.name === name)
  if (found === undefined) {
    const known = bots.map((bot) => bot.name)
    return refused(unknownName('bot', name, known))
  }
  const make = found.playing(game)
  if (make) return ok({ name, make })
  const able = bots.filter((bot) => bot.playing(game)).map((bot) => bot.name)
  return refused(`the bot '${name}' does not know ${game.id}. These do: ${able.join(', ')}.`)
}

/** A bot for each seat from a list such as `random,random`; one name alone serves all seats. */
export async function loadBots(list: string, seats: number, game: AnyGame): Promise<Result<readonly Bot[]>> {
  const names = list.split(',').map((name) => name.trim())
  const found: Bot[] = []
  for (const name of names) {
    const bot = await loadBot(name, game)
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
