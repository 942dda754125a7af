import type { Random } from '../random.ts'
import { ok, type Result, refused } from '../result.ts'
import { distinct } from './candidates.ts'
import { areValued, notOffered, type Offer, optionsFrom, type ValuedOption, withoutValue } from './choice.ts'
import {
  type Bounds,
  checkRuleKey,
  OfferedDecision,
  type Option,
  type RuleKey,
  type Wording,
} from './decision.ts'

class Some<Id extends string, V = Id> extends OfferedDecision<readonly Id[], readonly V[]> {
  readonly shape = 'some'
  readonly options: readonly Option[]
  readonly bounds: { readonly min: number; readonly max: number }
  readonly #open: readonly Id[]
  readonly #valueAt: (place: number, id: Id) => V

  constructor(
    wording: Wording,
    options: readonly Option[],
    bounds: Bounds,
    valueAt: (place: number, id: Id) => V,
  ) {
    super(wording)
    this.#valueAt = valueAt
    this.options = options
    this.#open = options.filter((option) => option.why === undefined).map((option) => option.id as Id)
    this.bounds = { min: bounds.min ?? 0, max: Math.min(bounds.max ?? this.#open.length, this.#open.length) }
  }

  check(answer: unknown): Result<readonly Id[]> {
    const where = this.rule === undefined ? {} : { rule: this.rule }
    if (!Array.isArray(answer)) return refused('The answer must be a list of option ids.', where)
    const { min, max } = this.bounds
    if (answer.length < min || answer.length > max) {
      const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`
      return refused(`${answer.length} picked, but it must be ${wanted}.`, where)
    }
    const picked = new Set<unknown>(answer)
    if (picked.size < answer.length) return refused('The same option is picked twice.', where)
    for (const id of picked) {
      if (!this.#open.some((open) => open === id)) return notOffered(this, id)
    }
    // In the order of the options, so that one selection has one spelling.
    return ok(this.#open.filter((id) => picked.has(id)))
  }

  protected propose(random: Random, n: number): readonly (readonly Id[])[] {
    if (this.impossible()) return []
    if (n === 1) return [this.#draw(random)]
    return distinct(n, () => this.#draw(random))
  }

  valueFor(answer: readonly Id[], rule: RuleKey): readonly V[] {
    checkRuleKey(rule)
    return answer.map((picked) =>
      this.#valueAt(
        this.options.findIndex(({ id, why }) => id === picked && why === undefined),
        picked,
      ),
    )
  }

  forced(): readonly Id[] | undefined {
    if (this.bounds.max === 0 && this.bounds.min === 0) return []
    return this.bounds.min === this.#open.length ? [...this.#open] : undefined
  }

  impossible(): boolean {
    return this.bounds.min > this.bounds.max
  }

  #draw(random: Random): readonly Id[] {
    const picked = random.sample(this.#open, random.between(this.bounds.min, this.bounds.max))
    return picked.length < 2 ? picked : this.#open.filter((id) => picked.includes(id))
  }
}

const idItself = <Id>(_: number, id: Id): Id => id

type SomeLimits = { readonly min?: number; readonly max?: number }

/**
 * Pick several options: at least `min` (else 0), at most `max` (else all). The answer is a list of ids; the rule gets the
 * values of the options, or the ids where they have none.
 */
export function chooseSome<const V>(
  asked: Wording & SomeLimits & { readonly options: readonly ValuedOption<V>[] },
): Some<string, V>
export function chooseSome<const Id extends string>(
  asked: Wording & SomeLimits & { readonly options: readonly Offer<Id>[] },
): Some<Id>
export function chooseSome<Id extends string, V>(
  asked: Wording & SomeLimits & { readonly options: readonly ValuedOption<V>[] | readonly Offer<Id>[] },
): Some<string, V> | Some<Id> {
  const { options } = asked
  if (areValued<V>(options))
    return new Some<string, V>(asked, options.map(withoutValue), asked, (place) => options[place]!.value)
  return new Some<Id>(asked, optionsFrom(options), asked, idItself)
}

export type { Some }
