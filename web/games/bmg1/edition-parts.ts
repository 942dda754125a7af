import { bandContext, book, CODE, rulebook, rulings, SMALLEST_TABLE } from '@gargoyle/bmg1'
import { cm } from '@gargoyle/table'
import type { EditionParts } from '../counters/edition-parts.ts'
import listing from './listing.ts'
import { readyBands } from './ready-bands.ts'

/** The first edition, for its form, its builder and its rules. */
export const firstParts: EditionParts = {
  id: 'bmg1',
  name: listing.name,
  word: 'band',
  book,
  bands: bandContext,
  wideBands: async () => (await import('@gargoyle/bmg1-wide')).wideBandContext,
  readyMade: readyBands,
  code: CODE,
  smallest: cm(SMALLEST_TABLE),
  unit: 'cm',
  reputation: 300,
  rulebook,
  rulings,
}
