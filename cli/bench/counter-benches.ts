import { greedyPlayer } from '@gargoyle/bots'
import { must, playSync, randomPlayer, type Session, startSession } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { counterEvaluator } from '@gargoyle/kits/bmg1'
import { answersIn, answerTimes } from './answer-times.ts'
import { type Benchmark, microsPerCall, scaledAmount } from './measure.ts'

/** Games in one run: every ready-made band plays in it, on every board of ours. */
const GAMES = 24

/** What an edition with counters measures: whole games of random players, and how long greedy thinks. */
export const counterBenches = (
  kit: Pick<GameKit, 'definition' | 'setupFor'>,
  edition: string,
): readonly Benchmark[] => [
  {
    name: `${kit.definition.id}.decisionsPerSecond`,
    about: `decisions in random games of the ${edition} edition`,
    unit: '/s',
    aim: { atLeast: 20_000 },
    prepare: (share) => () => {
      const { decisions, seconds } = playGames(kit, scaledAmount(GAMES, share))
      return decisions / seconds
    },
  },
  {
    name: `${kit.definition.id}.gamesPerSecond`,
    about: `whole random games of the ${edition} edition, 300 reputation`,
    unit: '/s',
    aim: { atLeast: 50 },
    prepare: (share) => {
      const games = scaledAmount(GAMES, share)
      return () => games / playGames(kit, games).seconds
    },
  },
  {
    name: `${kit.definition.id}.greedyMillis`,
    about: `an answer of greedy in the ${edition} edition, on average over a whole game`,
    unit: 'ms',
    aim: { atMost: 20 },
    prepare: (share) => {
      let index = 0
      return () => {
        const times = answerTimes(begin(kit, index++), greedyPlayer(counterEvaluator), answersIn(share))
        return times.reduce((sum, time) => sum + time, 0) / times.length
      }
    },
  },
  {
    name: `${kit.definition.id}.greedyWorstMillis`,
    about: `the longest that greedy thinks in several whole games of the ${edition} edition`,
    unit: 'ms',
    aim: { atMost: 200 },
    counts: 'highest',
    prepare: (share) => {
      let index = 0
      return () =>
        Math.max(...answerTimes(begin(kit, index++), greedyPlayer(counterEvaluator), answersIn(share)))
    },
  },
]

const begin = ({ definition, setupFor }: Pick<GameKit, 'definition' | 'setupFor'>, index: number): Session =>
  must(
    startSession(definition, {
      setup: must(setupFor({}, index, 'bench')),
      seed: `bench ${index}`,
      events: false,
    }),
  )

function playGames(
  kit: Pick<GameKit, 'definition' | 'setupFor'>,
  games: number,
): { readonly decisions: number; readonly seconds: number } {
  let decisions = 0
  const player = randomPlayer()
  const micros = microsPerCall(games, (game) => {
    decisions += playSync(begin(kit, game), { a: player, b: player }).decisions
  })
  return { decisions, seconds: (micros * games) / 1_000_000 }
}
