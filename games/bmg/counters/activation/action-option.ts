import { labelOf } from '@gargoyle/bmg-common'
import type { LazyOption } from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Why something cannot be done, found out when somebody looks. */
export type WhyNot = () => string | undefined

/** Something the active model might do. */
export const actionOption = (
  id: string,
  label: string,
  rule: string,
  why: WhyNot,
  onlyIfOpen = false,
): LazyOption => ({
  id,
  label,
  why: () => {
    const text = why()
    return text === undefined ? undefined : { text, rule }
  },
  ...(onlyIfOpen ? { onlyIfOpen } : {}),
})

/** What keeps a model from acting at all. bmg1/effect/paralyze */
export const whyStopped = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
