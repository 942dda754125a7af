import { defineGame, ok, type Prepared, type Result, seat, type ViewOf } from '@gargoyle/engine'
import { book, setupContext } from './book.ts'
import { cloneState } from './clone-state.ts'
import type { Content } from './content.ts'
import { outcomeOf } from './outcome.ts'
import { buildContent } from './preparation/build-content.ts'
import { readSetup } from './preparation/read-setup.ts'
import type { Setup } from './preparation/setup.ts'
import { startState } from './preparation/start.ts'
import { gccSteps } from './steps.ts'
import { viewState } from './view.ts'

/** What was prepared for setups of our own missions: the lab and bots begin the same few again and again. */
const prepared = new Map<string, { readonly setup: Setup; readonly content: Content }>()
const MOST_PREPARED = 100

function setupKey(given: unknown): string | undefined {
  const isNamed = typeof (given as { readonly mission?: unknown } | null)?.mission === 'string'
  return isNamed ? JSON.stringify(given) : undefined
}

/** Gotham City Chronicles. One seat for each hero, and the villain. */
export const gcc = defineGame({
  id: 'gcc',
  rulesVersion: 5,
  prepare(given): Result<Prepared<Setup, Content>> {
    const key = setupKey(given)
    const known = key === undefined ? undefined : prepared.get(key)
    if (known !== undefined) return ok(known)
    const read = readSetup(given, setupContext)
    if (!read.ok) return read
    const { setup, mission, board } = read.value
    const found = { setup, content: buildContent(setup, mission, board, book, setupContext.catalogue) }
    if (key !== undefined && prepared.size < MOST_PREPARED) prepared.set(key, found)
    return ok(found)
  },
  seats: ({ heroes }) => [...heroes.map((_, i) => seat(`Hero ${i + 1}`)), seat('villain')],
  sides: ({ heroes }) => [heroes.map((_, i) => seat(`Hero ${i + 1}`)), [seat('villain')]],
  start: ({ content, seats }) => startState(content, seats),
  step: gccSteps,
  isOver: (state) => state.stage === 'over',
  outcome: outcomeOf,
  clone: cloneState,
  view: (state, content) => viewState(state, content),
  resample: (state) => state,
  hidesNothing: true,
})

/** What any viewer sees of a game. */
export type GccView = ViewOf<typeof gcc>
