import { breachesOf, type Content, contentCounts, type State } from '@gargoyle/bmg3'
import { labBmg3 } from '@gargoyle/lab'
import type { PlayableGame } from '../playable-game.ts'
import { readPathText, sayPathText } from './paths.ts'
import { type TableView, tableLines } from './table-text.ts'

/** The third edition of the Batman Miniature Game, ready for the command line. */
export const playableBmg3: PlayableGame = {
  ...labBmg3,
  draw: (view: TableView, viewer) => tableLines(view, viewer),
  readAnswer: readPathText,
  sayAnswer: sayPathText,
  breaches: (state, content) => breachesOf(state as State, content as Content),
  content: contentCounts,
}
