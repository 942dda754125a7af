import type { Budget } from '@gargoyle/engine'
import type { GreedyOptions } from './greedy.ts'

/** How strong an opponent a person wants. */
export type BotLevel = {
  readonly name: string
  /** One line for people who choose. */
  readonly about: string
} & (
  | {
      readonly mind: 'greedy'
      /** How much it looks at, and how often it takes the second best. */
      readonly options: Partial<GreedyOptions>
    }
  | {
      readonly mind: 'search'
      /** How long it may think. */
      readonly budget: Budget
    }
)

/** From the weakest to the strongest. */
export const levels = [
  {
    name: 'novice',
    about: 'looks at little and often takes the second best',
    mind: 'greedy',
    options: { candidates: 6, samples: 1, followUps: 2, temperature: 6 },
  },
  {
    name: 'regular',
    about: 'plays a decent game',
    mind: 'greedy',
    options: { candidates: 10, samples: 2, followUps: 3, temperature: 1.5 },
  },
  {
    name: 'veteran',
    about: 'thinks a turn ahead, but not for long',
    mind: 'search',
    budget: { milliseconds: 200 },
  },
  {
    name: 'mastermind',
    about: 'thinks a turn ahead, two seconds for every answer',
    mind: 'search',
    budget: { milliseconds: 2000 },
  },
] as const satisfies readonly BotLevel[]
