/** A rule of Gotham City Chronicles as players read it. */
export type ChapterRule = {
  /** Its id in the ledger without the game: `core/river`. */
  readonly id: string
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  readonly example?: string
}

/** Rules that belong together, in the order to read them. */
export type RuleChapter = {
  readonly id: string
  readonly title: string
  /** What it is about, in one sentence. */
  readonly about: string
  /** What to know before its rules. */
  readonly intro: readonly string[]
  readonly entries: readonly ChapterRule[]
}
