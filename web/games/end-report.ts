import type { Seat } from '@gargoyle/engine'
import type { Luck } from '../play/luck.ts'

/** The report on a game that is over, beside who won. */
export interface EndReport {
  /** How long it took, and the like. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Where the points of each side come from. */
  readonly points: readonly {
    readonly seat: Seat
    readonly rows: readonly { readonly what: string; readonly points: number }[]
  }[]
  /** Who did what, the most first. */
  readonly deeds: readonly { readonly who: string; readonly seat: string; readonly what: string }[]
  /** When it was decided. */
  readonly turningPoint?: string
  readonly luck?: Luck
}
