import type { Random } from '../random.ts'
import { ok, type Reason, type Result } from '../result.ts'
import { notOffered, type ValuedOption } from './choice.ts'
import { checkRuleKey, OfferedDecision, type Option, type RuleKey, type Wording } from './decision.ts'

/** An option whose availability takes work to find out, with the value that the rule gets when it is picked. */
export type LazyOption<V, Id extends string = string> = {
  readonly id: Id
  readonly value: V
  readonly label: string
  readonly about?: Option['about']
  /** Why it may not be picked; called when the reason is needed, and at most once. */
  readonly why?: () => Reason | undefined
  /** Not shown at all when it may not be picked: no player would expect it. */
  readonly onlyIfOpen?: boolean
}

/** What is known of an option: nothing yet, that it is open, or why it is not. */
type Known = 'open' | Reason | undefined

/** A list of lazy options, or what makes it. */
type LazyOffers<V, Id extends string> = readonly LazyOption<V, Id>[] | (() => readonly LazyOption<V, Id>[])

class LazyChoice<V, Id extends string = string> extends OfferedDecision<Id, V> {
  readonly shape = 'choice'
  // Private to the language, not just to the type checker: offers may hold the running game, and players hold decisions.
  #given: LazyOffers<V, Id>
  readonly #known: Known[] = []
  #shown: readonly Option[] | undefined

  constructor(wording: Wording, given: LazyOffers<V, Id>) {
    super(wording)
    this.#given = given
  }

  get #offers(): readonly LazyOption<V, Id>[] {
    if (typeof this.#given === 'function') this.#given = this.#given()
    return this.#given
  }

  /** Everything there is to show, worked out when first read. */
  get options(): readonly Option[] {
    this.#shown ??= this.#offers.flatMap((offer, index): readonly Option[] => {
      const known = this.#find(index)
      if (known !== 'open' && offer.onlyIfOpen) return []
      const { id, label, about } = offer
      const option: Option = about === undefined ? { id, label } : { id, label, about }
      return [known === 'open' ? option : { ...option, why: known }]
    })
    return this.#shown
  }

  check(answer: unknown): Result<Id> {
    const index = this.#offers.findIndex(({ id }) => id === answer)
    const offer = this.#offers[index]
    return offer !== undefined && this.#isOpen(index) ? ok(offer.id) : notOffered(this, answer)
  }

  /** Draws until enough are found that may be picked: looking at few of many is the point. */
  protected propose(random: Random, n: number): readonly Id[] {
    const found: Id[] = []
    const left = this.#offers.map((_, index) => index)
    while (found.length < n && left.length > 0) {
      const drawn = random.below(left.length)
      const index = left[drawn] as number
      left[drawn] = left[left.length - 1] as number
      left.pop()
      if (this.#isOpen(index)) found.push((this.#offers[index] as LazyOption<V, Id>).id)
    }
    return found
  }

  valueFor(answer: Id, rule: RuleKey): V {
    checkRuleKey(rule)
    return this.#offers.find(({ id }) => id === answer)!.value
  }

  forced(): Id | undefined {
    let only: Id | undefined
    const count = this.#offers.length
    // The last one first: it is usually the way out, and then a single other open option is enough.
    for (let nth = 0; nth < count; nth++) {
      const index = nth === 0 ? count - 1 : nth - 1
      if (!this.#isOpen(index)) continue
      if (only !== undefined) return undefined
      only = this.#offers[index]?.id
    }
    return only
  }

  impossible(): boolean {
    // A list that is made lazily has at least one open option: its maker guarantees it.
    if (typeof this.#given === 'function') return false
    // An option without `why` is open, and checking that costs nothing.
    return (
      !this.#offers.some(({ why }) => why === undefined) &&
      !this.#offers.some((_, index) => this.#isOpen(index))
    )
  }

  /** Whether one of the options that `among` names may be picked. What is found out on the way is kept. */
  hasOpen(among: (value: V) => boolean): boolean {
    return this.#offers.some(({ value }, index) => among(value) && this.#isOpen(index))
  }

  #isOpen(index: number): boolean {
    return this.#find(index) === 'open'
  }

  #find(index: number): 'open' | Reason {
    const known = this.#known[index]
    if (known !== undefined) return known
    const found = this.#offers[index]?.why?.() ?? 'open'
    this.#known[index] = found
    return found
  }
}

/**
 * Pick exactly one option, like `choose`, where finding out what may be picked takes work: only the options that are
 * read are worked out. What `why` reads must not change while the question is open. The list itself may also be made
 * when it is first read; then at least one of its options has to be open.
 */
export function chooseLazily<const V, const Id extends string = string>(
  asked: Wording & { readonly options: LazyOffers<V, Id> },
): LazyChoice<V, Id> {
  return new LazyChoice<V, Id>(asked, asked.options)
}

/** Works out which of some options are open and which are not, with their values: for rules that look at them. */
export const evaluateOptions = <V>(options: readonly LazyOption<V>[]): readonly ValuedOption<V>[] =>
  options.flatMap((option): readonly ValuedOption<V>[] => {
    const why = option.why?.()
    if (why !== undefined && option.onlyIfOpen) return []
    const { id, value, label, about } = option
    return [
      {
        id,
        value,
        label,
        ...(about === undefined ? {} : { about }),
        ...(why === undefined ? {} : { why }),
      },
    ]
  })

export type { LazyChoice }
