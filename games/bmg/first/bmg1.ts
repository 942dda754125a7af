import {
  type BandContext,
  buildContent,
  type Content,
  cloneState,
  counterSteps,
  decodeBand,
  outcomeOf,
  readSetup,
  type Setup,
  type State,
  startState,
  viewState,
} from '@gargoyle/bmg-counters'
import { defineGame, ok, seat } from '@gargoyle/engine'
import { equipment } from './bands/equipment.ts'
import { readyMadeBands } from './bands/ready-made.ts'
import { book } from './book.ts'
import { catalogue, enforced } from './catalogue/catalogue.ts'
import { firstEdition } from './edition.ts'

/** What bands are formed from and judged by in this game. */
export const bandContext: BandContext = { prefix: 'bmg1', catalogue, equipment, enforced }

/** What share codes of this edition begin with. */
export const CODE = 'b1'

/** The least each side of the table measures, in centimetres. bmg1/core/table-size */
export const SMALLEST_TABLE = 90

/** Batman Miniature Game, first edition. */
export const bmg1 = defineGame<Setup, Content, State>({
  id: 'bmg1',
  rulesVersion: 1,
  prepare(given) {
    const read = readSetup(given, {
      book,
      bands: bandContext,
      readyMade: readyMadeBands,
      unit: 'cm',
      smallest: SMALLEST_TABLE,
      decode: (code) => decodeBand(code, CODE, bandContext),
    })
    if (!read.ok) return read
    const { setup, board } = read.value
    return ok({
      setup,
      content: buildContent({ edition: firstEdition, setup, board, book, bands: bandContext }),
    })
  },
  seats: ({ bands }) => bands.map((each) => seat(each.seat)),
  start: ({ content, seats }) => startState(content, seats),
  step: counterSteps,
  isOver: (state) => state.stage === 'over',
  outcome: (state) => outcomeOf(state),
  clone: cloneState,
  view: (state, content) => viewState(state, content),
  // Nothing is hidden: only what is drawn and rolled next is unknown.
  resample: (state) => state,
})
