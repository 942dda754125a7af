import type { Random } from '../random.ts'
import { ok, type Result, refused } from '../result.ts'
import { OfferedDecision, type Wording } from './decision.ts'

class NumberChoice extends OfferedDecision<number> {
  readonly shape = 'number'
  readonly bounds: { readonly min: number; readonly max: number }

  constructor(wording: Wording, min: number, max: number) {
    super(wording)
    this.bounds = { min, max }
  }

  check(answer: unknown): Result<number> {
    const { min, max } = this.bounds
    if (typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max) {
      return ok(answer === 0 ? 0 : answer)
    }
    return refused(
      `The answer must be a whole number from ${min} to ${max}.`,
      this.rule === undefined ? {} : { rule: this.rule },
    )
  }

  protected propose(random: Random, n: number): readonly number[] {
    if (this.impossible()) return []
    const { min, max } = this.bounds
    const count = max - min + 1
    if (n === 1) return [random.between(min, max)]
    if (count <= n) return Array.from({ length: count }, (_, i) => min + i)
    // Both ends matter most, the rest is spread evenly.
    return Array.from({ length: n }, (_, i) => min + Math.round((i * (count - 1)) / (n - 1)))
  }

  valueFor(answer: number): number {
    return answer
  }

  forced(): number | undefined {
    return this.bounds.min === this.bounds.max ? this.bounds.min : undefined
  }

  impossible(): boolean {
    return this.bounds.min > this.bounds.max
  }
}

/** Name a whole number from `min` to `max`. */
export function chooseNumber(asked: Wording & { readonly min: number; readonly max: number }): NumberChoice {
  return new NumberChoice(asked, asked.min, asked.max)
}

export type { NumberChoice }
