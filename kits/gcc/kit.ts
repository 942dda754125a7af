import { gcc, gccBreaches, gccContentCounts, gccSetupContext } from '@gargoyle/gcc'
import type { GameKit } from '../game-kit.ts'
import { gccEvaluator } from './evaluate.ts'
import { gccOddsReader } from './odds-reader.ts'
import { gccOptions, notesOf, setupFor, summarize } from './simulation.ts'
import { gccWords } from './words.ts'

/** Gotham City Chronicles. */
export const gccKit: GameKit<typeof gcc> = {
  definition: gcc,
  title: 'Gotham City Chronicles',
  description:
    'One to four heroes against a villain with a gang, on boards of areas. Heroes spend cubes of energy on what they do and ' +
    'act in any order; the villain buys tiles from a river. Every mission has its own way to win.',
  players: { least: 2, most: 5 },
  sideNames: ['heroes', 'villain'],
  options: gccOptions,
  setupFor,
  summarize,
  breaches: (state, content, isQuiet) => (isQuiet ? gccBreaches(state, content) : []),
  evaluator: gccEvaluator,
  hintWords: gccWords,
  oddsReader: gccOddsReader,
  loadOddsQuery: async () => (await import('./odds-query.ts')).gccOddsQuery,
  loadTextMode: async () => (await import('./text-mode.ts')).gccTextMode,
  noteKinds: {
    sides: [],
    games: ['mission', 'heroes', 'mission-heroes'],
    compared: { kind: 'side', value: 'heroes' },
    nameOf: (kind, id) => (kind === 'mission' ? (gccSetupContext.missions.get(id)?.name ?? id) : id),
  },
  notesOf,
  ledger: { prefix: 'gcc' },
  contentCounts: gccContentCounts,
}
