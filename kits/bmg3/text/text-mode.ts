import type { bmg3 } from '@gargoyle/bmg3'
import type { ViewOf } from '@gargoyle/engine'
import type { TextMode } from '../../text-mode.ts'
import { describePathText, readPathText } from './paths.ts'
import { tableLines } from './table-text.ts'

/** How the third edition is drawn and answered in a terminal. */
export const bmg3TextMode: TextMode<ViewOf<typeof bmg3>> = {
  draw: tableLines,
  readAnswer: readPathText,
  sayAnswer: describePathText,
}
