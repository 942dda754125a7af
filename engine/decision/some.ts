import type { Random } from '../random.ts'
import { ok, type Result, refused } from '../result.ts'
import { distinct } from './candidates.ts'
import { notOffered, type Offer, optionsFrom } from './choice.ts'
import { type Bounds, OfferedDecision, type Option, type Wording } from './decision.ts'

class Some<Id extends string> extends OfferedDecision<readonly Id[]> {
  readonly shape = 'some'
  readonly options: readonly Option[]
  readonly bounds: { readonly min: number; readonly max: number }
  readonly #open: readonly Id[]

  constructor(wording: Wording, options: readonly Option[], bounds: Bounds) {
    super(wording)
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

/** Pick several options: at least `min` (else 0), at most `max` (else all). The answer is a list of ids. */
export function chooseSome<const Id extends string>(
  asked: Wording & { readonly options: readonly Offer<Id>[]; readonly min?: number; readonly max?: number },
): Some<Id> {
  return new Some<Id>(asked, optionsFrom(asked.options), asked)
}

export type { Some }
