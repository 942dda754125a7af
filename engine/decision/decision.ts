import type { Random } from '../random.ts'
import type { Reason, Result } from '../result.ts'
import type { Json, RuleId, Seat } from '../vocabulary.ts'
import { candidateLimit } from './candidates.ts'
import type { Explorer } from './exploration.ts'
import type { GroupLimit } from './group-limit.ts'

/** One thing a player can pick. */
export type Option = {
  /** What is answered to pick it. Unique within the decision. */
  readonly id: string
  /** What a player reads. */
  readonly label: string
  /** More to show: a picture's name, a cost, odds. */
  readonly about?: Json
  /** Why this option, which a player would expect to see here, may not be picked now. */
  readonly why?: Reason
  /** In a split: the least and the most this option can be given. */
  readonly min?: number
  readonly max?: number
}

/**
 * The numbers a player has to keep to: how many to pick, from where to where, how much to hand out. A split has either
 * a `total`, all of which is handed out, or `min` and `max`.
 */
export type Bounds = {
  readonly min?: number
  readonly max?: number
  readonly total?: number
  /** In a split: what several options can be given together. */
  readonly groups?: readonly GroupLimit[]
}

/** What every decision says about itself in words. */
export type Wording = {
  /** A short machine name, for example `split-dice`. */
  readonly name: string
  /** The sentence put to the player. */
  readonly prompt: string
  /** The rule that asks. */
  readonly rule?: RuleId
  /** Data a page or a bot needs to show or weigh the decision. */
  readonly about?: Json
}

/** How a decision is answered. Games add shapes of their own for continuous answers: `point`, `path`, … */
export type Shape = 'choice' | 'some' | 'split' | 'number' | (string & {})

/** A decision without its functions: what is sent over a wire. */
export type DescribedDecision = Wording & {
  readonly shape: Shape
  readonly options?: readonly Option[]
  readonly bounds?: Bounds
  /** Where all must agree: what each seat proposes at the moment. */
  readonly proposals?: Readonly<Record<Seat, Json>>
}

/**
 * A decision describes itself completely: what is asked, what can be answered, what is wrong with an answer,
 * and a few good answers. Pages, bots, fuzzers and servers use only this type and know no rule.
 */
export interface Decision<A extends Json = Json> extends DescribedDecision {
  /** Reads and judges an answer from outside. Never throws, whatever it is given. */
  check(answer: unknown): Result<A>
  /**
   * At most `n` legal answers worth considering, and never more than `MOST_CANDIDATES`; which ones follows from `random`
   * alone.
   */
  candidates(random: Random, n: number): readonly A[]
  /** The answer, if there is only one. */
  forced?(): A | undefined
  /** Whether there is no legal answer at all. */
  impossible?(): boolean
  /** Where answers can lead, for questions about places. */
  readonly explorer?: Explorer
}

const key = Symbol('for rules only')

/** Shown to a decision by `ask`: what an answer stands for is for rules only, and players hold decisions too. */
export type RuleKey = typeof key

/** The key. The engine keeps it to itself. */
export const ruleKey: RuleKey = key

/** Refuses who is not a rule: a value may be a part of the running game. */
export function checkRuleKey(given: RuleKey): void {
  if (given !== key) throw new Error('What an answer stands for is for rules only.')
}

/** A decision as a rule asks it. */
export interface RuleDecision<A extends Json = Json, V = A> extends Decision<A> {
  /** What a legal answer stands for: the model, the action, the answer itself. */
  valueFor(answer: A, rule: RuleKey): V
}

/** The transportable part of a decision: plain data, no functions. */
export function describe(decision: Decision): DescribedDecision {
  const { name, prompt, rule, about, shape, options, bounds, proposals } = decision
  return {
    name,
    prompt,
    shape,
    ...(rule === undefined ? {} : { rule }),
    ...(about === undefined ? {} : { about }),
    ...(options === undefined ? {} : { options }),
    ...(bounds === undefined ? {} : { bounds }),
    ...(proposals === undefined ? {} : { proposals }),
  }
}

/** A decision for the purpose of choosing, its wording and options built once. */
export abstract class OfferedDecision<A extends Json, V = A> implements RuleDecision<A, V> {
  // Declared only: a field that the constructor sets anyway would be defined twice for each of thousands of decisions.
  declare readonly name: string
  declare readonly prompt: string
  declare readonly rule?: RuleId
  declare readonly about?: Json
  abstract readonly shape: Shape

  constructor(wording: Wording) {
    this.name = wording.name
    this.prompt = wording.prompt
    if (wording.rule !== undefined) this.rule = wording.rule
    if (wording.about !== undefined) this.about = wording.about
  }

  abstract check(answer: unknown): Result<A>
  abstract valueFor(answer: A, rule: RuleKey): V

  candidates(random: Random, n: number): readonly A[] {
    return this.propose(random, candidateLimit(n))
  }

  /** The candidates; `n` is a whole number that is not too large. */
  protected abstract propose(random: Random, n: number): readonly A[]
}
