import { type BandContext, defineCounterGame } from '@gargoyle/bmg-counters'
import { equipment } from './bands/equipment.ts'
import { readyMadeBands } from './bands/ready-made.ts'
import { book } from './book.ts'
import { catalogue, enforced } from './catalogue/catalogue.ts'
import { secondEdition } from './edition.ts'
import { renamedRules } from './renamed-rules.ts'
import { compendiumWords } from './words.ts'

/** What crews are formed from and judged by in this game. */
export const bandContext: BandContext = {
  prefix: 'bmg2',
  catalogue,
  equipment,
  enforced,
  renamedRules,
  words: compendiumWords,
  mostMinions: 3,
  traits: book.traits,
}

/** What share codes of this edition begin with. */
export const CODE = 'b2'

/** The least each side of the table measures, in inches. */
export const SMALLEST_TABLE = 36

/** Batman Miniature Game, second edition. */
export const bmg2 = defineCounterGame({
  edition: secondEdition,
  book,
  bands: bandContext,
  readyMade: readyMadeBands,
  code: CODE,
  smallest: SMALLEST_TABLE,
})
