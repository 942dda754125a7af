import type { GreedyOptions } from './greedy.ts'

/** How strong an opponent a person wants: how much it looks at, and how often it takes the second best. */
export const levels = {
  novice: { candidates: 6, samples: 1, followUps: 2, temperature: 6 },
  regular: { candidates: 10, samples: 1, followUps: 3, temperature: 1.5 },
  veteran: { candidates: 20, samples: 3, followUps: 5, temperature: 0 },
} as const satisfies Readonly<Record<string, Partial<GreedyOptions>>>

export type Level = keyof typeof levels
