import type { RulebookEntry } from '@gargoyle/bmg-common'

/** A short form of entries: id without the game, title, sentences. */
export type EntryLine = readonly [id: string, title: string, ...text: readonly string[]]

/** Entries from their short form. */
export const entriesOf = (lines: readonly EntryLine[]): readonly RulebookEntry[] =>
  lines.map(([id, title, ...text]) => ({ id, title, text }))
