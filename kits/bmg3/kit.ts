import { bmg3, breachesOf, contentCounts, type Stage, type State } from '@gargoyle/bmg3'
import type { GameKit } from '../game-kit.ts'
import { bmg3Evaluator } from './evaluate.ts'
import { bmg3FollowUps } from './follow-ups.ts'
import { bmg3Words } from './hints/words.ts'
import { notesOf } from './notes.ts'
import { bmg3OddsReader } from './odds/reader.ts'
import { bmg3NoteKinds, bmg3Options, setupFor, summarize, tagsOf } from './simulation.ts'

const layingOut: ReadonlySet<Stage> = new Set(['furniture', 'zones', 'cards', 'deployment'])
const beforeActing: ReadonlySet<Stage> = new Set(['lead', 'plan'])

function preparing({ stage, round }: State): 'table' | 'round' | undefined {
  if (layingOut.has(stage)) return 'table'
  return round === 1 && beforeActing.has(stage) ? 'round' : undefined
}

/** The third edition of the Batman Miniature Game. */
export const bmg3Kit: GameKit<typeof bmg3> = {
  definition: bmg3,
  title: 'Batman Miniature Game, third edition',
  description:
    'Two crews of heroes, villains and police fight over Gotham by night: miniatures on a table with buildings, in ' +
    'inches. Each side activates its models in turn, attacks with dice, and wins by scoring objective cards.',
  players: { least: 2, most: 2 },
  options: bmg3Options,
  setupFor,
  summarize,
  breaches: breachesOf,
  preparing,
  evaluator: bmg3Evaluator,
  hintWords: bmg3Words,
  oddsReader: bmg3OddsReader,
  followUps: bmg3FollowUps,
  loadOddsQuery: async () => (await import('./odds/query.ts')).attackQuery,
  loadTextMode: async () => (await import('./text/text-mode.ts')).bmg3TextMode,
  noteKinds: bmg3NoteKinds,
  notesOf,
  tagsOf,
  ledger: {
    prefix: 'bmg3',
    // The cards have hundreds of traits and weapon rules, and the ledger lists the twenty that its seeds name.
    openKinds: ['trait', 'weapon', 'effect', 'event', 'encounter', 'plot', 'content'],
  },
  contentCounts,
}
