import type { RuleId } from './vocabulary.ts'

/** Where a number comes from: words for the player, the rule for the log. */
export type Source = { readonly source: string; readonly rule?: RuleId }

/** Something that changes a number. */
export type Modifier = Source & {
  readonly kind: 'raised-to' | 'lowered-to' | 'times' | 'divided-by' | 'plus' | 'set-to'
  readonly amount: number
}

/** One stage on the way from the base to the total. */
export type ValueStep = Source & {
  readonly kind: Modifier['kind'] | 'rounded-down' | 'floor' | 'cap'
  readonly amount: number
  /** The number after this stage. */
  readonly total: number
}

/** A number and how it came about. */
export type Value = {
  readonly name: string
  readonly total: number
  readonly base: Source & { readonly amount: number }
  readonly steps: readonly ValueStep[]
}

/** Gives the number a higher start; where it has one already, nothing. Of several the highest counts. */
export function raisedTo(amount: number, from: Source): Modifier {
  return modifier('raised-to', amount, from)
}

/** Gives the number a lower start, where lower is better. Of several the lowest counts. */
export function loweredTo(amount: number, from: Source): Modifier {
  return modifier('lowered-to', amount, from)
}

/** Multiplies. */
export function times(amount: number, from: Source): Modifier {
  return modifier('times', amount, from)
}

/** Divides; what is left of a fraction is rounded down once, after all multiplying and dividing. */
export function dividedBy(amount: number, from: Source): Modifier {
  if (amount === 0) throw new Error(`"${from.source}" divides by zero.`)
  return modifier('divided-by', amount, from)
}

/** Adds; a negative amount takes away. */
export function plus(amount: number, from: Source): Modifier {
  return modifier('plus', amount, from)
}

/** Replaces the number. Of several, the last one given stands. */
export function setTo(amount: number, from: Source): Modifier {
  return modifier('set-to', amount, from)
}

// Written out instead of spread: values are computed all the time, and a spread costs several times as much.
function modifier(kind: Modifier['kind'], amount: number, { source, rule }: Source): Modifier {
  return rule === undefined ? { kind, amount, source } : { kind, amount, source, rule }
}

function step(kind: ValueStep['kind'], amount: number, total: number, { source, rule }: Source): ValueStep {
  return rule === undefined ? { kind, amount, total, source } : { kind, amount, total, source, rule }
}

/** What a value is computed from. */
export type Computation = {
  readonly name: string
  readonly base: Source & { readonly amount: number }
  readonly modifiers?: readonly Modifier[]
  /** The least it can be. */
  readonly floor?: Source & { readonly amount: number }
  /** The most it can be. */
  readonly cap?: Source & { readonly amount: number }
}

/** Multiplications come before divisions, so that thirds and halves are exact until the one rounding. */
const order: readonly Modifier['kind'][] = [
  'raised-to',
  'lowered-to',
  'times',
  'divided-by',
  'plus',
  'set-to',
]

/**
 * Computes a number with its reasons. First come rules that give it another start: of several the best counts, and none
 * makes it worse. Then multiplying and dividing come first, then a fraction is rounded down,
 * then adding and taking away, then setting, then the floor, then the cap. Stages that change nothing because
 * they do not apply (a floor not reached, a whole number) leave no step.
 */
export function compute({ name, base, modifiers = [], floor, cap }: Computation): Value {
  const steps: ValueStep[] = []
  let total = base.amount
  if (modifiers.length > 0) {
    for (const kind of order) {
      if (kind === 'plus') total = roundDown(total, steps)
      for (const each of modifiers) {
        if (each.kind !== kind || isIdle(total, each)) continue
        total = applied(total, each)
        steps.push(step(kind, each.amount, total, each))
      }
    }
  }
  total = roundDown(total, steps)
  if (floor !== undefined && total < floor.amount) {
    total = floor.amount
    steps.push(step('floor', total, total, floor))
  }
  if (cap !== undefined && total > cap.amount) {
    total = cap.amount
    steps.push(step('cap', total, total, cap))
  }
  return { name, total, base, steps }
}

/** Whether a rule that gives a number another start changes nothing: it is as good already. */
const isIdle = (total: number, { kind, amount }: Modifier): boolean =>
  (kind === 'raised-to' && total >= amount) || (kind === 'lowered-to' && total <= amount)

function applied(total: number, { kind, amount }: Modifier): number {
  switch (kind) {
    case 'times':
      return total * amount
    case 'divided-by':
      return total / amount
    case 'plus':
      return total + amount
    case 'raised-to':
    case 'lowered-to':
    case 'set-to':
      return amount
  }
}

function roundDown(total: number, steps: ValueStep[]): number {
  const whole = Math.floor(total)
  if (whole !== total)
    steps.push({ kind: 'rounded-down', amount: whole, source: 'fractions round down', total: whole })
  return whole
}

/** The rules behind a value, base first, each once. */
export function rulesOf(value: Value): readonly RuleId[] {
  const rules = [value.base, ...value.steps].map((step) => step.rule)
  return [...new Set(rules.filter((rule) => rule !== undefined))]
}

/** The value in sentences, one for the base and one for each stage. */
export function explain(value: Value): readonly string[] {
  const { name, base, steps, total } = value
  return [
    `${name} is ${total}.`,
    `It starts at ${base.amount}: ${from(base)}.`,
    ...steps.map((step) => `${words(step)}, which makes ${step.total}: ${from(step)}.`),
  ]
}

function from({ source, rule }: Source): string {
  return rule === undefined ? source : `${source} [${rule}]`
}

function words({ kind, amount }: ValueStep): string {
  switch (kind) {
    case 'times':
      return `Multiplied by ${amount}`
    case 'divided-by':
      return `Divided by ${amount}`
    case 'plus':
      return amount < 0 ? `Less ${-amount}` : `Plus ${amount}`
    case 'raised-to':
      return `Raised to ${amount}`
    case 'lowered-to':
      return `Lowered to ${amount}`
    case 'set-to':
      return `Set to ${amount}`
    case 'rounded-down':
      return 'Rounded down'
    case 'floor':
      return `At least ${amount}`
    case 'cap':
      return `At most ${amount}`
  }
}
