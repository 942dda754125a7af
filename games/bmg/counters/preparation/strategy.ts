import type { Rule, Seat } from '@gargoyle/engine'
import type { Play } from '../state.ts'

/** The phases of the preparation in which strategies are played. bmg1/core/pregame-sequence */
export type Phase = 'A' | 'B' | 'C' | 'D' | 'E'

/** A strategy: bought before the game, played in its phase. bmg1/core/strategy-order */
export type Strategy = {
  readonly name: string
  readonly text: string
  /** What it costs. */
  readonly value: number
  /** When it is played; `any` answers others. */
  readonly phase: Phase | 'any'
  /** Neither works if both players have it. */
  readonly clashes?: true
  /** At most one. */
  readonly once?: true
  /** What it does in its phase, beyond standing in force for the rules that look for it. */
  readonly play?: (game: Play, seat: Seat) => Rule<void> | undefined
}
