import { bmg3, readyMadeCrews } from '@gargoyle/bmg3'
import { greedyPlayer, searchPlayer } from '@gargoyle/bots'
import { must, type Player, randomFrom, type Session, startSession } from '@gargoyle/engine'
import { bmg3Evaluator } from '@gargoyle/kits/bmg3'
import { boards } from '@gargoyle/table'
import { type Benchmark, scaledAmount } from './measure.ts'

const SEARCH_ANSWERS = 12
const SEARCH_MILLIS = 100

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
        const times = timesOf(next(), greedyPlayer(bmg3Evaluator), answersOf(share))
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
      return () => Math.max(...timesOf(next(), greedyPlayer(bmg3Evaluator), answersOf(share)))
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
        timesOf(session, greedyPlayer(bmg3Evaluator, { candidates: 2, samples: 1 }), 40)
        const times = timesOf(session, searchPlayer(bmg3Evaluator), scaledAmount(SEARCH_ANSWERS, share))
        return (Math.max(...times) / SEARCH_MILLIS) * 100
      }
    },
  },
]

/** How many answers a share of a whole game has, roughly; a whole one goes on to its end. */
const answersOf = (share: number): number => (share < 1 ? scaledAmount(400, share) : Number.POSITIVE_INFINITY)

/** Games of the ready-made crews, another one each time. */
function gamesInTurn(): () => Session {
  const crews = Object.keys(readyMadeCrews)
  const places = Object.keys(boards)
  let index = 0
  return () => {
    const setup = {
      crews: [{ crew: crews[index % crews.length] ?? '' }, { crew: crews[(index + 5) % crews.length] ?? '' }],
      board: places[index % places.length] ?? '',
    }
    index++
    return must(startSession(bmg3, { setup, seed: `bench ${index}`, events: false }))
  }
}

/** Lets one player answer for everybody, to the end or so often, and gives the milliseconds that each answer took. */
function timesOf(
  session: Session,
  player: Player,
  answers: number = Number.POSITIVE_INFINITY,
): readonly number[] {
  const random = randomFrom('bench')
  const times: number[] = []
  while (times.length < answers && session.pending !== undefined) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    const { seat, decision } = asked
    const started = performance.now()
    const answer = player.answer({
      seat,
      decision,
      random,
      budget: { milliseconds: SEARCH_MILLIS },
      imagine: (chance) => session.imagine(seat, chance),
      get view() {
        return session.view(seat)
      },
    })
    times.push(performance.now() - started)
    must(session.answer(seat, answer))
  }
  return times
}
