import type { Rule, RuleId, Seat } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import type { Affiliation } from '../vocabulary.ts'

/** The phases of the preparation in which strategies are played. bmg1/core/pregame-sequence */
export type Phase = 'A' | 'B' | 'C' | 'D' | 'E'

/** A strategy: bought before the game, played in its phase. bmg1/core/strategy-order */
export type Strategy = {
  readonly name: string
  readonly text: string
  /** What it costs. */
  readonly value: number
  /** When it is played; `any` answers others, `own` acts when its text says and is in force from the last phase on. */
  readonly phase: Phase | 'any' | 'own'
  /** Its id in the ledger, where it is not the usual one. */
  readonly rule?: RuleId
  /** Who may have it: bands or Bosses of these affiliations; all if left out. bmg2/core/crew-strategies */
  readonly crews?: readonly Affiliation[]
  /** Who cannot have it. */
  readonly notCrews?: readonly Affiliation[]
  /** Neither works if both players have it. */
  readonly clashes?: true
  /** At most one. */
  readonly once?: true
  /** Played after all others of its phase. bmg2/strategy/vandalism, bmg2/strategy/road-warning-signals */
  readonly last?: true
  /** What it does in its phase, beyond standing in force for the rules that look for it. */
  readonly play?: (game: Play, seat: Seat) => Rule<void> | undefined
}
