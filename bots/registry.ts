import { type Budget, ok, type Player, type Result, randomPlayer, refused, shortened } from '@gargoyle/engine'
import type { Bot, BotPlace } from './bot.ts'
import type { Evaluator } from './evaluator.ts'
import { patientGreedyPlayer } from './greedy.ts'
import { type BotLevel, levels } from './levels.ts'
import { searchPlayer } from './search/search.ts'

/** A bot that needs to know what positions are worth, and plays every game whose kit says so. */
const evaluating = (
  name: string,
  about: string,
  player: (evaluator: Evaluator) => Player,
  budget?: Budget,
): Bot => ({
  name,
  about,
  ...(budget === undefined ? {} : { budget }),
  needsEvaluator: true,
  createPlayer: ({ evaluator }) => evaluator && player(evaluator),
})

const atLevel = (level: BotLevel): Bot =>
  level.mind === 'greedy'
    ? evaluating(level.name, level.about, (evaluator) => patientGreedyPlayer(evaluator, level.options))
    : evaluating(level.name, level.about, (evaluator) => searchPlayer(evaluator), level.budget)

/** Every bot of ours. A new bot is added here and nowhere else. */
export const bots: readonly Bot[] = [
  { name: 'random', about: 'takes any legal answer', createPlayer: randomPlayer },
  evaluating('greedy', 'tries every answer out and takes what leaves it best off', (evaluator) =>
    patientGreedyPlayer(evaluator),
  ),
  evaluating(
    'search',
    'plays its turn out in its head many times, and takes what went best',
    (evaluator) => searchPlayer(evaluator),
    { milliseconds: 1000 },
  ),
  ...levels.map(atLevel),
]

/** Whether one of our bots plays a game, as far as that depends on an evaluator. */
export const canPlay = (bot: Bot, { evaluator }: Pick<BotPlace, 'evaluator'>): boolean =>
  bot.needsEvaluator !== true || evaluator !== undefined

/** A bot as people ask for it: `search@2s` is `search` with two seconds for an answer, `search@500` has 500 thoughts. */
export interface BotSpec {
  readonly name: string
  readonly budget?: Budget
}

/** More than this nobody waits for: thoughts, and milliseconds. */
const MOST_THOUGHTS = 100_000
const MOST_MILLISECONDS = 600_000

/** Reads `name` or `name@budget`. */
export function readBotSpec(text: string): Result<BotSpec> {
  const at = text.lastIndexOf('@')
  // A folder may have an @ in its name: no budget has a slash.
  if (at < 0 || /[\\/]/.test(text.slice(at))) return ok({ name: text })
  const name = text.slice(0, at)
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|)$/.exec(text.slice(at + 1)) ?? []
  const number = Number(amount)
  if (!(number > 0) || (unit === '' && number % 1 > 0)) {
    const short = shortened(name)
    return refused(
      `"${shortened(text.slice(at + 1))}" is no budget: ${short}@2s gives two seconds for an answer, ${short}@500ms half of one, ` +
        `${short}@200 two hundred thoughts.`,
    )
  }
  const budget =
    unit === '' ? { iterations: number } : { milliseconds: unit === 's' ? number * 1000 : number }
  const { iterations = 1, milliseconds = 1 } = budget
  if (iterations > MOST_THOUGHTS || milliseconds > MOST_MILLISECONDS) {
    return refused(
      `"${shortened(text.slice(at + 1))}" is too much: a bot has from 1 to ${MOST_THOUGHTS.toLocaleString('en')} thoughts for an answer, ` +
        `or up to ${MOST_MILLISECONDS / 60_000} minutes (${MOST_MILLISECONDS / 1000}s).`,
    )
  }
  return ok({ name, budget })
}
