import type { TextMode } from '../../text-mode.ts'
import { describePathText, readPathText } from './paths.ts'
import { type TextTableView, tableLines } from './table-text.ts'

/** How the third edition is drawn and answered in a terminal. */
export const bmg3TextMode: TextMode = {
  draw: (view: TextTableView, viewer) => tableLines(view, viewer),
  readAnswer: readPathText,
  sayAnswer: describePathText,
}
