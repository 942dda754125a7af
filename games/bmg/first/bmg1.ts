import { type BandContext, defineCounterGame } from '@gargoyle/bmg-counters'
import { equipment } from './bands/equipment.ts'
import { readyMadeBands } from './bands/ready-made.ts'
import { book } from './book.ts'
import { catalogue, enforced } from './catalogue/catalogue.ts'
import { firstEdition } from './edition.ts'

/** What bands are formed from and judged by in this game. */
export const bandContext: BandContext = {
  prefix: 'bmg1',
  catalogue,
  equipment,
  enforced,
  traits: book.traits,
}

/** What share codes of this edition begin with. */
export const CODE = 'b1'

/** The least each side of the table measures, in centimetres. bmg1/core/table-size */
export const SMALLEST_TABLE = 90

/** Batman Miniature Game, first edition. */
export const bmg1 = defineCounterGame({
  edition: firstEdition,
  book,
  bands: bandContext,
  readyMade: readyMadeBands,
  code: CODE,
  smallest: SMALLEST_TABLE,
})
