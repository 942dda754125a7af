import type { Json, LazyOption, Reason } from '@gargoyle/engine'

/** Why an action is not allowed; computed when it is read. */
export type BlockedReason = () => string | undefined

/** A label, or how to make it where that takes work. */
type Label = string | (() => string)

/** What an action is about, and whether it is listed where it may not be taken. */
type ActionListing = Pick<LazyOption<unknown>, 'about' | 'onlyIfOpen'>

// Dozens are made for each action and few are looked at: a class, so that making one costs next to nothing.
class ActionOption<V> implements LazyOption<V> {
  readonly id: string
  readonly value: V
  readonly onlyIfOpen: boolean
  declare readonly about?: Json
  private readonly wording: Label
  private readonly rule: string
  private readonly blockedReason: BlockedReason

  constructor(
    id: string,
    value: V,
    label: Label,
    rule: string,
    blockedReason: BlockedReason,
    { about, onlyIfOpen = false }: ActionListing,
  ) {
    this.id = id
    this.value = value
    this.wording = label
    this.rule = rule
    this.blockedReason = blockedReason
    if (about !== undefined) this.about = about
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

const ALWAYS_LISTED: ActionListing = {}

/** Something the active model might do: `value` is what the rule gets when it is picked. */
export const actionOption = <V>(
  id: string,
  value: V,
  label: Label,
  rule: string,
  why: BlockedReason,
  listing: ActionListing = ALWAYS_LISTED,
): LazyOption<V> => new ActionOption(id, value, label, rule, why, listing)
