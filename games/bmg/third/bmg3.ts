import { defineGame, ok, type Prepared, type Result, seat, type ViewOf } from '@gargoyle/engine'
import { book, cardFacts, enforced } from './book.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { equipment } from './catalogue/equipment.ts'
import { cloneState } from './clone-state.ts'
import type { Content } from './content.ts'
import type { CrewContext } from './crew/crew.ts'
import { readyMadeCrews } from './crews/ready-made.ts'
import { outcomeOf } from './outcome.ts'
import { buildContent } from './preparation/build-content.ts'
import { readSetup } from './preparation/read-setup.ts'
import type { Setup } from './preparation/setup.ts'
import { startState } from './preparation/start.ts'
import { bmg3Steps } from './steps.ts'
import { resampleState, viewState } from './view.ts'

/** What crews are formed from and judged by in this game. */
export const crewContext: CrewContext = { catalogue, equipment, cards: cardFacts, enforced }

/** Batman Miniature Game, third edition. */
export const bmg3 = defineGame({
  id: 'bmg3',
  rulesVersion: 11,
  prepare(given): Result<Prepared<Setup, Content>> {
    const read = readSetup(given, { book, crews: crewContext, readyMade: readyMadeCrews })
    if (!read.ok) return read
    const { setup, board } = read.value
    return ok({ setup, content: buildContent(setup, board, book, crewContext) })
  },
  seats: ({ crews }) => crews.map((each) => seat(each.seat)),
  start: ({ content, seats, random }) => startState(content, seats, random),
  step: bmg3Steps,
  isOver: (state) => state.stage === 'over',
  outcome: (state) => outcomeOf(state),
  clone: cloneState,
  view: viewState,
  resample: (state, _content, viewer, random) => resampleState(state, viewer, random),
})

/** What a viewer sees of a game of the third edition. */
export type Bmg3View = ViewOf<typeof bmg3>
