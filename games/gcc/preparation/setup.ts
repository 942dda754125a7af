import type { Json } from '@gargoyle/engine'

/** A hero of a game and what it brings along. */
export type HeroSetup = {
  readonly hero: string
  /** Bat-gadgets in the utility belt. gcc/core/bat-gadgets */
  readonly gadgets: readonly string[]
  /** Tiles that its command skills brought along, one for each. gcc/skill/friendly-tile */
  readonly commands: readonly string[]
}

/** What a game is laid out from, read and checked. */
export type Setup = {
  /** The id of one of our missions, or a mission's own data. */
  readonly mission: Json
  readonly heroes: readonly HeroSetup[]
}
