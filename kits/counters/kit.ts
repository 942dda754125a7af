import { breachesOf, type CounterDefinition, type Stage, type State } from '@gargoyle/bmg-counters'
import type { GameKit } from '../game-kit.ts'
import type { CounterGame } from './counter-game.ts'
import { counterEvaluator } from './evaluate.ts'
import { counterFollowUps } from './follow-ups.ts'
import { notesOf } from './notes.ts'
import { counterOddsReader } from './odds/reader.ts'
import { counterNoteKinds, counterOptions, counterSetup, counterSummary, counterTags } from './simulation.ts'
import { counterWords } from './words.ts'

const layingOut: ReadonlySet<Stage> = new Set([
  'strategies',
  'scenario',
  'furniture',
  'bands',
  'objectives',
  'start',
])
const beforeActing: ReadonlySet<Stage> = new Set(['lead', 'plan'])

function preparing({ stage, round }: State): 'table' | 'round' | undefined {
  if (layingOut.has(stage)) return 'table'
  return round === 1 && beforeActing.has(stage) ? 'round' : undefined
}

/** The kit of a counter edition: `words` are what only its own kit can say. */
export const counterKit = (
  game: CounterGame,
  words: Pick<GameKit, 'title' | 'description' | 'contentCounts'>,
): GameKit<CounterDefinition> => ({
  ...words,
  definition: game.definition,
  players: { least: 2, most: 2 },
  options: counterOptions(game),
  setupFor: (options, index, seed) => counterSetup(game, options, index, seed),
  summarize: counterSummary,
  breaches: breachesOf,
  preparing,
  evaluator: counterEvaluator,
  hintWords: counterWords,
  oddsReader: counterOddsReader,
  followUps: counterFollowUps,
  loadOddsQuery: async () => (await import('./odds/query.ts')).counterAttackQuery(game),
  loadTextMode: async () => (await import('./text-mode.ts')).counterTextMode(game),
  noteKinds: counterNoteKinds(game),
  notesOf,
  tagsOf: (brought) => counterTags(game, brought),
  ledger: { prefix: game.book.prefix },
})
