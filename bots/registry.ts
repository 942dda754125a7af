import {
  type AnyGame,
  type Budget,
  ok,
  type Player,
  type Result,
  randomPlayer,
  refused,
  seat,
} from '@gargoyle/engine'
import { bmg3Evaluator } from './bmg3/evaluate.ts'
import type { Bot } from './bot.ts'
import type { Evaluator } from './evaluator.ts'
import { patientGreedyPlayer } from './greedy.ts'
import { type Level, levels } from './levels.ts'
import { searchPlayer } from './search/search.ts'

/** What bots know about games. A new game plugs in here. */
const evaluators: readonly Evaluator[] = [bmg3Evaluator]

/** What bots know about one game, if anybody has told them. */
export const evaluatorOf = ({ id }: AnyGame): Evaluator | undefined =>
  evaluators.find(({ game }) => game === id)

/** A bot that needs to know what a game is worth, and plays every game of which somebody has told it. */
const knowing = (
  name: string,
  about: string,
  player: (evaluator: Evaluator) => Player,
  budget?: Budget,
): Bot => ({
  name,
  about,
  ...(budget === undefined ? {} : { budget }),
  sit: ({ game }) => {
    const evaluator = evaluatorOf(game)
    return evaluator && player(evaluator)
  },
})

const atLevel = (level: Level): Bot =>
  level.mind === 'greedy'
    ? knowing(level.name, level.about, (evaluator) => patientGreedyPlayer(evaluator, level.options))
    : knowing(level.name, level.about, (evaluator) => searchPlayer(evaluator), level.budget)

/** Every bot of ours. A new bot is added here and nowhere else. */
export const bots: readonly Bot[] = [
  { name: 'random', about: 'takes any legal answer', sit: randomPlayer },
  knowing('greedy', 'tries every answer out and takes what leaves it best off', (evaluator) =>
    patientGreedyPlayer(evaluator),
  ),
  knowing(
    'search',
    'plays its turn out in its head many times, and takes what went best',
    (evaluator) => searchPlayer(evaluator),
    { milliseconds: 1000 },
  ),
  ...levels.map(atLevel),
]

/** Whether a bot plays a game. */
export const knows = (bot: Bot, game: AnyGame): boolean =>
  bot.sit({ game, seat: seat('a'), seats: [seat('a'), seat('b')] }) !== undefined

/** A bot as people ask for it: `search@2s` is `search` with two seconds for an answer, `search@500` has 500 thoughts. */
export interface BotSpec {
  readonly name: string
  readonly budget?: Budget
}

/** Reads `name` or `name@budget`. */
export function readBotSpec(text: string): Result<BotSpec> {
  const at = text.lastIndexOf('@')
  // A folder may have an @ in its name: no budget has a slash.
  if (at < 0 || /[\\/]/.test(text.slice(at))) return ok({ name: text })
  const name = text.slice(0, at)
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|)$/.exec(text.slice(at + 1)) ?? []
  const number = Number(amount)
  if (!(number > 0) || (unit === '' && !Number.isInteger(number))) {
    return refused(
      `"${text.slice(at + 1)}" is no budget: ${name}@2s gives two seconds for an answer, ${name}@500ms half of one, ` +
        `${name}@200 two hundred thoughts.`,
    )
  }
  const budget =
    unit === '' ? { iterations: number } : { milliseconds: unit === 's' ? number * 1000 : number }
  return ok({ name, budget })
}
