import type { MissionScript } from './script.ts'

/** Deep snow on everything: each move costs one more, flying or not. A mission rule beats even a trait. */
export const snow: MissionScript = {
  special: {
    name: 'Deep snow',
    text: 'Every move costs 1 more, also for those who fly.',
    around: { 'move-cost': 1 },
  },
}
