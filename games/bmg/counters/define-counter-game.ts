import { defineGame, isRecord, ok, type Prepared, type Result, seat, type ViewOf } from '@gargoyle/engine'
import type { BandList } from './band/band-list.ts'
import type { BandContext } from './band/check-band.ts'
import { decodeBand } from './band/share-code.ts'
import { cloneState } from './clone-state.ts'
import type { Content } from './content.ts'
import type { CounterEdition } from './edition.ts'
import { outcomeOf } from './outcome.ts'
import { buildContent } from './preparation/build-content.ts'
import { readSetup } from './preparation/read-setup.ts'
import type { Setup } from './preparation/setup.ts'
import { startState } from './preparation/start.ts'
import type { RuleBook } from './rules/rule-book.ts'
import { counterSteps } from './steps.ts'
import { viewState } from './view.ts'

/** What a game of the counter editions is made of. */
export type CounterGameParts = {
  readonly edition: CounterEdition
  readonly book: RuleBook
  readonly bands: BandContext
  readonly readyMade: Readonly<Record<string, BandList>>
  /** What share codes of the edition begin with. */
  readonly code: string
  /** The least each side of the table measures, in the unit of the edition. */
  readonly smallest: number
  /** What takes the place of both where the setup lets models of the Compendium in. */
  readonly wide?: Pick<CounterGameParts, 'book' | 'bands'>
}

/** A game of a counter edition, called by the id of the edition. */
export const defineCounterGame = ({
  edition,
  book,
  bands,
  readyMade,
  code,
  smallest,
  wide = { book, bands },
}: CounterGameParts) =>
  defineGame({
    id: edition.id,
    rulesVersion: 11,
    prepare(given): Result<Prepared<Setup, Content>> {
      const used = isRecord(given) && given.compendium === true ? wide : { book, bands }
      const decode = (typed: string) => decodeBand(typed, code, used.bands)
      const read = readSetup(given, { ...used, readyMade, unit: edition.unit, smallest, decode })
      if (!read.ok) return read
      const { setup, board } = read.value
      return ok({ setup, content: buildContent({ edition, setup, board, ...used }) })
    },
    seats: (setup) => setup.bands.map((each) => seat(each.seat)),
    start: ({ content, seats }) => startState(content, seats),
    step: counterSteps,
    isOver: (state) => state.stage === 'over',
    outcome: (state) => outcomeOf(state),
    clone: cloneState,
    view: (state, content) => viewState(state, content),
    // Nothing is hidden: only what is drawn and rolled next is unknown.
    hidesNothing: true,
    resample: (state) => state,
  })

/** The definition of a game of a counter edition: `ViewOf<CounterDefinition>`. */
export type CounterDefinition = ReturnType<typeof defineCounterGame>

/** What a viewer sees of a game of a counter edition: nothing is hidden. */
export type CounterView = ViewOf<CounterDefinition>
