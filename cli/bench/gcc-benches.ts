import { greedyPlayer } from '@gargoyle/bots'
import { must, playSync, randomPlayer, type Session, type SyncPlayer, startSession } from '@gargoyle/engine'
import { gcc, gccSetupContext } from '@gargoyle/gcc'
import { gccEvaluator } from '@gargoyle/kits/gcc'
import { type Benchmark, microsPerCall, scaledAmount } from './measure.ts'

/** Every mission with every number of heroes. */
const missions = [...gccSetupContext.missions.values()].flatMap(({ id, heroes: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ mission: id, heroes: min + i })),
)

/** Games in one run. With fewer the compiler would still be at work when runs begin to count. */
const gamesPerRun = 5 * missions.length

/** What Gotham City Chronicles measures: whole missions of random players, and how long greedy thinks. */
export const gccBenches: readonly Benchmark[] = [
  {
    name: 'gcc.decisionsPerSecond',
    about: 'decisions in random missions of Gotham City Chronicles',
    unit: '/s',
    aim: { atLeast: 50_000 },
    prepare: (share) => () => {
      const { decisions, seconds } = playMissions(scaledAmount(gamesPerRun, share))
      return decisions / seconds
    },
  },
  {
    name: 'gcc.missionsPerSecond',
    about: 'whole random missions, with one to four heroes',
    unit: '/s',
    aim: { atLeast: 300 },
    prepare: (share) => {
      const games = scaledAmount(gamesPerRun, share)
      return () => games / playMissions(games).seconds
    },
  },
  {
    name: 'gcc.greedyMillis',
    about: 'an answer of greedy in a mission, on average over a whole game',
    unit: 'ms',
    aim: { atMost: 20 },
    prepare: () => {
      let index = 0
      return () => {
        const times = greedyTimes(index++)
        return times.reduce((sum, time) => sum + time, 0) / times.length
      }
    },
  },
  {
    name: 'gcc.greedyWorstMillis',
    about: 'the longest that greedy thinks in several missions',
    unit: 'ms',
    aim: { atMost: 200 },
    counts: 'highest',
    prepare: () => {
      let index = 0
      return () => Math.max(...greedyTimes(index++))
    },
  },
]

const begin = (index: number): Session =>
  must(
    startSession(gcc, { setup: missions[index % missions.length]!, seed: `bench ${index}`, events: false }),
  )

function playMissions(games: number): { readonly decisions: number; readonly seconds: number } {
  let decisions = 0
  const micros = microsPerCall(games, (game) => {
    const session = begin(game)
    playSync(session, playersFor(session, randomPlayer()), { seed: `players ${game}` })
    decisions += session.answerCount
  })
  return { decisions, seconds: (micros * games) / 1_000_000 }
}

const playersFor = (session: Session, player: SyncPlayer): Readonly<Record<string, SyncPlayer>> =>
  Object.fromEntries(session.seats.map((seat) => [seat, player]))

/** How long each answer of one whole game takes, in milliseconds. */
function greedyTimes(index: number): readonly number[] {
  const greedy = greedyPlayer(gccEvaluator)
  const times: number[] = []
  const session = begin(index)
  const timed: SyncPlayer = {
    answer(request) {
      const start = performance.now()
      const answer = greedy.answer(request)
      times.push(performance.now() - start)
      return answer
    },
  }
  playSync(session, playersFor(session, timed), { seed: `greedy ${index}` })
  return times
}
