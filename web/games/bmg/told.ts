/** Something with a name and a text of our own. */
export interface Told {
  readonly name: string
  readonly text: string
}

/** Texts by id. */
export type Texts = Readonly<Record<string, Told>>

/** A trait or weapon rule on a card, by its full name: `Reach (2)`. */
export interface NamedRule {
  readonly id: string
  readonly name: string
}
