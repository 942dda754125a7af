import type { GccView, gcc } from '@gargoyle/gcc'
import type { Moment } from '../game-page.ts'
import type { GccShown, GccTable } from './table-data.ts'

/** Gotham City Chronicles as the page has it. */
export interface GccOnPage {
  readonly game: typeof gcc
  readonly table: GccTable
  readonly shown: GccShown
}

/** A moment of a match of Gotham City Chronicles. */
export type GccMoment = Moment<GccOnPage>

/** The public views of a miniature, and of a hero's energy. */
export type MiniView = GccView['minis'][number]
export type HeroView = GccView['heroes'][number]
