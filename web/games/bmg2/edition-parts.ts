import { bandContext, book, CODE, rulebook, rulings, SMALLEST_TABLE } from '@gargoyle/bmg2'
import { inches } from '@gargoyle/table'
import type { EditionParts } from '../counters/edition-parts.ts'
import listing from './listing.ts'
import { readyBands } from './ready-bands.ts'

/** The second edition, for its form, its builder and its rules. */
export const secondParts: EditionParts = {
  id: 'bmg2',
  name: listing.name,
  word: 'crew',
  book,
  bands: bandContext,
  readyMade: readyBands,
  code: CODE,
  smallest: inches(SMALLEST_TABLE),
  unit: 'inch',
  reputation: 300,
  rulebook,
  rulings,
}
