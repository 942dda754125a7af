import type { Json, Result } from '@gargoyle/engine'

/** An option of a game's odds, as the command line offers it. */
export interface OddsOption {
  /** As it is typed: `--attacker <name>`, or `--cover` for one without a value. */
  readonly flags: string
  readonly description: string
  readonly required?: true
  readonly standard?: string
  /** Why a value cannot be taken, in a sentence; undefined if it can. */
  readonly problem?: (value: string) => string | undefined
}

/** What was typed, by the name of the option in camel case; `true` for options without a value. */
export type TypedOdds = Readonly<Record<string, string | true | undefined>>

/** Odds as people and programs read them. */
export interface OddsAnswer {
  readonly text: string
  readonly json: Json
}

/** What `gargoyle odds` shows for a game: how likely it is what a move does. */
export interface OddsQuery {
  readonly description: string
  readonly options: readonly OddsOption[]
  /** What follows `gargoyle odds`, as examples. */
  readonly examples: readonly string[]
  answer(typed: TypedOdds): Result<OddsAnswer>
}
