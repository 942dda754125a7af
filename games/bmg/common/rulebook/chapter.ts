/**
 * A rule as players read it. In its texts `[words](core/night)` leads to another rule, `[words](chapter/moving)` to a
 * chapter: ids as the ledger has them, without the game.
 */
export type RulebookEntry = {
  /** Its id in the ledger without the game: `core/night`. */
  readonly id: string
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  /** What a list of the rule's parts has to say: each part and what it means. */
  readonly terms?: TermList
  readonly example?: string
  /** Rules to read next, beside those that the text leads to. */
  readonly see?: readonly string[]
}

/** Words with their meanings, in an order that means something. */
export type TermList = readonly (readonly [term: string, meaning: string])[]

/** Rules that belong together, in the order to read them. */
export type Chapter = {
  readonly id: string
  readonly title: string
  /** What it is about, in one sentence. */
  readonly about: string
  /** What to know before its rules. */
  readonly intro: readonly string[]
  readonly terms?: TermList
  /** A situation described from beginning to end. */
  readonly example?: readonly string[]
  readonly entries: readonly RulebookEntry[]
}
