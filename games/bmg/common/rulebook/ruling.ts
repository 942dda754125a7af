/** What we decided where the sources are silent or contradict each other. */
export type Ruling = {
  /** The question, or the words its answer begins with. */
  readonly title: string
  readonly text: string
  /** The rules it is about, as the ledger and the rule book name them, without the game: `core/lights`. */
  readonly rules: readonly string[]
  /** How it can be changed without touching a rule, for maintainers: it is in the data, or an option. */
  readonly change?: string
}

/** Rulings about one part of the game. */
export type RulingSection = { readonly title: string; readonly rulings: readonly Ruling[] }
