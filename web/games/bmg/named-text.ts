/** Something with a name and a text of our own. */
export interface NamedText {
  readonly name: string
  readonly text: string
  /** The id of the rule to read, where it is called otherwise than the record. */
  readonly rule?: string
}

/** Texts by id. */
export type Texts = Readonly<Record<string, NamedText>>

/** A trait or weapon rule on a card, by its full name: `Reach (2)`. */
export interface NamedRule {
  readonly id: string
  readonly name: string
}
