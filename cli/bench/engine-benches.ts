import { benchFork, benchRace, benchSkirmishSession } from '@gargoyle/engine/examples'
import { type Benchmark, microsPerCall, scaledAmount } from './measure.ts'
import { megabytesHeld } from './memory.ts'

/** How much one run does: enough that the clock's own grain does not matter. */
const amount = { races: 100, forks: 5000 }

/** What the engine measures. */
export const engineBenches: readonly Benchmark[] = [
  {
    name: 'engine.decisionsPerSecond',
    about: 'decisions in an example game with random players',
    unit: '/s',
    aim: { atLeast: 100_000 },
    prepare: (share) => {
      const races = scaledAmount(amount.races, share)
      return () => {
        let decisions = 0
        const micros = microsPerCall(races, (race) => {
          decisions += benchRace(`bench ${race}`)
        })
        return (decisions / (micros * races)) * 1_000_000
      }
    },
  },
  {
    name: 'engine.forkMicros',
    about: 'fork of a state the size of a 20-model game',
    unit: 'µs',
    aim: { atMost: 20 },
    prepare: (share) => {
      const session = benchSkirmishSession()
      return () => microsPerCall(scaledAmount(amount.forks, share), () => benchFork(session))
    },
  },
  {
    name: 'engine.thousandForksMb',
    about: 'memory of a thousand such forks',
    unit: 'MB',
    aim: { atMost: 50 },
    prepare: () => {
      const session = benchSkirmishSession()
      return () => megabytesHeld(() => Array.from({ length: 1000 }, () => benchFork(session)))
    },
  },
]
