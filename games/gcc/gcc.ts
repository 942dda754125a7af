import { defineGame, ok, seat } from '@gargoyle/engine'
import { book, setupContext } from './book.ts'
import { cloneState } from './clone-state.ts'
import type { Content } from './content.ts'
import { outcomeOf } from './outcome.ts'
import { buildContent } from './preparation/build-content.ts'
import { readSetup } from './preparation/read-setup.ts'
import type { Setup } from './preparation/setup.ts'
import { startState } from './preparation/start.ts'
import type { State } from './state.ts'
import { gccSteps } from './steps.ts'
import { viewState } from './view.ts'

/** Gotham City Chronicles. One seat for each hero, and the villain. */
export const gcc = defineGame<Setup, Content, State>({
  id: 'gcc',
  rulesVersion: 1,
  prepare(given) {
    const read = readSetup(given, setupContext)
    if (!read.ok) return read
    const { setup, mission, board } = read.value
    return ok({ setup, content: buildContent(setup, mission, board, book, setupContext.catalogue) })
  },
  seats: ({ heroes }) => [...heroes.map((_, i) => seat(`hero-${i + 1}`)), seat('villain')],
  sides: ({ heroes }) => [heroes.map((_, i) => seat(`hero-${i + 1}`)), [seat('villain')]],
  start: ({ content, seats }) => startState(content, seats),
  step: gccSteps,
  isOver: (state) => state.stage === 'over',
  outcome: outcomeOf,
  clone: cloneState,
  view: (state, content) => viewState(state, content),
  resample: (state) => state,
})
