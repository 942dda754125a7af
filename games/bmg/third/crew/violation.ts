import type { RuleId } from '@gargoyle/engine'

/** Something about a crew list that no rule allows. */
export type Violation = {
  readonly rule: RuleId
  /** A whole sentence for the player. */
  readonly text: string
  /** The profile or card it is about. */
  readonly at?: string
}
