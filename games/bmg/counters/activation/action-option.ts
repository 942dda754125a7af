import { labelOf } from '@gargoyle/bmg-common'
import type { LazyOption, Reason } from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Why an action is not allowed; computed when it is read. */
export type BlockedReason = () => string | undefined

/** A label, or how to make it where that takes work. */
type Label = string | (() => string)

// Dozens are made for each action and few are looked at: a class, so that making one costs next to nothing.
class ActionOption implements LazyOption {
  readonly id: string
  readonly onlyIfOpen: boolean
  private readonly wording: Label
  private readonly rule: string
  private readonly blockedReason: BlockedReason

  constructor(id: string, label: Label, rule: string, blockedReason: BlockedReason, onlyIfOpen: boolean) {
    this.id = id
    this.wording = label
    this.rule = rule
    this.blockedReason = blockedReason
    this.onlyIfOpen = onlyIfOpen
  }

  get label(): string {
    return typeof this.wording === 'string' ? this.wording : this.wording()
  }

  why(): Reason | undefined {
    const text = this.blockedReason()
    return text === undefined ? undefined : { text, rule: this.rule }
  }
}

/** Something the active model might do. */
export const actionOption = (
  id: string,
  label: Label,
  rule: string,
  why: BlockedReason,
  onlyIfOpen = false,
): LazyOption => new ActionOption(id, label, rule, why, onlyIfOpen)

/** A reason that many options share, found out once. What it reads must not change while the question is open. */
export function foundOnce(why: BlockedReason): BlockedReason {
  let isKnown = false
  let found: string | undefined
  return () => {
    if (!isKnown) {
      found = why()
      isKnown = true
    }
    return found
  }
}

/** What keeps a model from acting at all. bmg1/effect/paralyze */
export const whyStopped = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
