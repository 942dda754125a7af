import type { Random } from '../random.ts'
import { ok, type Refused, type Result, refused } from '../result.ts'
import { checkRuleKey, OfferedDecision, type Option, type RuleKey, type Wording } from './decision.ts'

/** An option in short: its id is also what the player reads. */
export type Offer<Id extends string = string> = Id | (Option & { readonly id: Id })

/**
 * An option with the value that the rule gets when it is picked: a model, an action. Ids are for records and for players;
 * rules never take them apart. Values are not shown to players.
 */
export type ValuedOption<V> = Option & { readonly value: V }

/** Expands options that were given in short form. */
export function optionsFrom(offers: readonly Offer[]): readonly Option[] {
  // Most lists are complete already, and this runs for every question.
  if (offers.every(isSpelledOut)) return offers
  return offers.map((offer) => (typeof offer === 'string' ? { id: offer, label: offer } : offer))
}

function isSpelledOut(offer: Offer): offer is Option {
  return typeof offer !== 'string'
}

/** Whether options come with values. All of a list do, or none. */
export const areValued = <V>(
  offers: readonly (Offer | ValuedOption<V>)[],
): offers is readonly ValuedOption<V>[] =>
  offers.length > 0 && offers.every((offer) => typeof offer !== 'string' && 'value' in offer)

/** What players see of an option. */
export const withoutValue = <V>({ value: _, ...shown }: ValuedOption<V>): Option => shown

/** Why an answer that names this id (or no known one) cannot be taken. */
export function notOffered(decision: { options: readonly Option[]; rule?: string }, id: unknown): Refused {
  const known = typeof id === 'string' ? decision.options.find((option) => option.id === id) : undefined
  if (known?.why !== undefined) return { ok: false, reason: known.why }
  const open = decision.options.filter((option) => option.why === undefined).map((option) => option.id)
  const shown = open.length > 12 ? `${open.slice(0, 12).join(', ')}, …` : open.join(', ')
  const given =
    typeof id === 'string' ? `"${id.slice(0, 40)}" is not on offer` : 'The answer must be the id of an option'
  return refused(
    `${given}: pick one of ${shown}.`,
    decision.rule === undefined ? {} : { rule: decision.rule },
  )
}

class Choice<Id extends string, V = Id> extends OfferedDecision<Id, V> {
  readonly shape = 'choice'
  readonly options: readonly Option[]
  // Private to the language, as in all decisions: players hold them.
  readonly #open: readonly Id[]
  readonly #valueAt: (place: number, id: Id) => V

  constructor(wording: Wording, options: readonly Option[], valueAt: (place: number, id: Id) => V) {
    super(wording)
    this.options = options
    const open: Id[] = []
    for (const option of options) if (option.why === undefined) open.push(option.id as Id)
    this.#open = open
    this.#valueAt = valueAt
  }

  check(answer: unknown): Result<Id> {
    for (const id of this.#open) if (id === answer) return ok(id)
    return notOffered(this, answer)
  }

  protected propose(random: Random, n: number): readonly Id[] {
    if (n === 1 && this.#open.length > 0) return [random.pick(this.#open)]
    return random.sample(this.#open, n)
  }

  valueFor(answer: Id, rule: RuleKey): V {
    checkRuleKey(rule)
    return this.#valueAt(
      this.options.findIndex(({ id, why }) => id === answer && why === undefined),
      answer,
    )
  }

  forced(): Id | undefined {
    return this.#open.length === 1 ? this.#open[0] : undefined
  }

  impossible(): boolean {
    return this.#open.length === 0
  }
}

const idItself = <Id>(_: number, id: Id): Id => id

/** Pick exactly one option. The answer is its id; the rule gets the value of the option, or the id where it has none. */
export function choose<const V>(
  asked: Wording & { readonly options: readonly ValuedOption<V>[] },
): Choice<string, V>
export function choose<const Id extends string>(
  asked: Wording & { readonly options: readonly Offer<Id>[] },
): Choice<Id>
export function choose<Id extends string, V>(
  asked: Wording & { readonly options: readonly ValuedOption<V>[] | readonly Offer<Id>[] },
): Choice<string, V> | Choice<Id> {
  const { options } = asked
  if (areValued<V>(options))
    return new Choice<string, V>(asked, options.map(withoutValue), (place) => options[place]!.value)
  return new Choice<Id>(asked, optionsFrom(options), idItself)
}

export type { Choice }
