import { breachesOf, type Content, type State } from '@gargoyle/bmg-counters'
import { bmg1, contentCounts } from '@gargoyle/bmg1'
import type { GameKit } from '../game-kit.ts'
import { bmg1Evaluator } from './evaluate.ts'
import { notesOf } from './notes.ts'
import { bmg1OddsReader } from './odds/reader.ts'
import { bmg1NoteKinds, bmg1Options, setupFor, summarize, tagsOf } from './simulation.ts'
import { bmg1Words } from './words.ts'

/** The first edition of the Batman Miniature Game. */
export const bmg1Kit: GameKit = {
  definition: bmg1,
  title: 'Batman Miniature Game, first edition',
  description:
    'Two bands fight over Gotham by night: miniatures on a table with buildings, in centimetres. Each round players plan ' +
    'with counters for moving, attacking, defending and special deeds, then activate their models by turns.',
  players: { least: 2, most: 2 },
  options: bmg1Options,
  setupFor,
  summarize,
  breaches: (state, content) => breachesOf(state as State, content as Content),
  evaluator: bmg1Evaluator,
  hintWords: bmg1Words,
  oddsReader: bmg1OddsReader,
  loadOddsQuery: async () => (await import('./odds/query.ts')).bmg1AttackQuery,
  loadTextMode: async () => (await import('./text-mode.ts')).bmg1TextMode,
  noteKinds: bmg1NoteKinds,
  notesOf,
  tagsOf,
  ledger: { prefix: 'bmg1' },
  contentCounts,
}
