import { greedyPlayer, searchPlayer } from '@gargoyle/bots'
import type { Session } from '@gargoyle/engine'
import { bmg3Evaluator } from '@gargoyle/kits/bmg3'
import { answersIn, answerTimes, SEARCH_MILLIS } from './answer-times.ts'
import { startBenchGame } from './bmg3-games.ts'
import { type Benchmark, scaledAmount } from './measure.ts'

const SEARCH_ANSWERS = 12

/** How long bots of ours think. */
export const botBenches: readonly Benchmark[] = [
  {
    name: 'bots.greedyMillis',
    about: 'an answer of greedy in the third edition, on average over a whole game',
    unit: 'ms',
    aim: { atMost: 20 },
    prepare: (share) => {
      const next = gamesInTurn()
      return () => {
        const times = answerTimes(next(), greedyPlayer(bmg3Evaluator), answersIn(share))
        return times.reduce((sum, time) => sum + time, 0) / times.length
      }
    },
  },
  {
    name: 'bots.greedyWorstMillis',
    about: 'the longest that greedy thinks in several whole games',
    unit: 'ms',
    aim: { atMost: 200 },
    counts: 'highest',
    prepare: (share) => {
      const next = gamesInTurn()
      return () => Math.max(...answerTimes(next(), greedyPlayer(bmg3Evaluator), answersIn(share)))
    },
  },
  {
    name: 'bots.searchBudgetPercent',
    about: 'the longest that search thinks, of a budget of 100 ms',
    unit: '%',
    aim: { atMost: 110 },
    counts: 'highest',
    prepare: (share) => {
      const next = gamesInTurn()
      return () => {
        const session = next()
        answerTimes(session, greedyPlayer(bmg3Evaluator, { candidates: 2, samples: 1 }), 40)
        const times = answerTimes(session, searchPlayer(bmg3Evaluator), scaledAmount(SEARCH_ANSWERS, share))
        return (Math.max(...times) / SEARCH_MILLIS) * 100
      }
    },
  },
]

/** Games of the ready-made crews, another one each time. */
function gamesInTurn(): () => Session {
  let index = 0
  return () => {
    const session = startBenchGame(index, `bench ${index + 1}`)
    index++
    return session
  }
}
