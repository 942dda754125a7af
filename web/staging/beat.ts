import type { Tone } from '../scene/scene-content.ts'

/** What an event of a game is, for acting it out. Figures are meant by their ids. */
export type Beat =
  /** An attack is declared: dice that fall from now on are about it. */
  | { readonly kind: 'aim'; readonly attacker: string; readonly targets: readonly string[] }
  | StrikeBeat
  /** Something happens to a figure: damage, K.O., an effect. */
  | { readonly kind: 'harm'; readonly figure: string; readonly text: string; readonly tone: Tone }
  /** Something explodes. */
  | { readonly kind: 'burst'; readonly figure: string }

/** A blow or a shot, and what came of it. */
export interface StrikeBeat {
  readonly kind: 'strike'
  readonly attacker: string
  readonly target: string
  readonly hits: number
  readonly blocked: number
  readonly isCritical: boolean
  /** What is called out where something in the way stopped all of it: `Blink!` */
  readonly stopped?: string
  /** By how far they stand apart if left out. */
  readonly isRanged?: boolean
}
