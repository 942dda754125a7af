import type { Rule } from '../question.ts'
import type { RuleId } from '../vocabulary.ts'
import type { OwnedRule, RuleIndex, SharedRule, SharedRuleIndex } from './rule-index.ts'
import type { Answer, MomentName, QuestionName, RuleTypes, SpecialRule } from './special-rule.ts'

/** What is to know of an effect beside its record. */
export type EffectRule = {
  readonly id: string
  readonly args: readonly string[]
  readonly rule: RuleId
  readonly precedence?: number
}

/** Takes one answer, with the name, the id and the precedence of the rule that gives it. */
export type TakeAnswer = (answer: Answer, name: string, rule: RuleId, precedence: number) => void

/** Takes one handler of a moment, with the owner whose turn decides its place in the order. */
export type TakeHandler<T extends RuleTypes> = (owner: T['owner'], run: () => Rule<void> | undefined) => void

/** How a game finds its special rules. The order of calls is the order in which rules answer. */
export interface RuleSource<T extends RuleTypes, R extends OwnedRule<T>, S extends SharedRule<T>> {
  index(game: T['game']): RuleIndex<T, R>
  /** Rules of the mission, the event, the table, as they are in force now. */
  shared(game: T['game']): SharedRuleIndex<T, S>
  /** All owners, in table order: an owner's place is its number in the index. */
  owners(game: T['game']): readonly T['owner'][]
  numberOf(owner: T['owner']): number
  effectsOf(owner: T['owner']): readonly T['effect'][]
  /** The special rule of an effect. */
  recordOf(game: T['game'], effect: T['effect']): SpecialRule<T>
  /** The rest of it; asked only of effects that have something to say. */
  ruleOf(game: T['game'], effect: T['effect']): EffectRule
  /** Whether something lasting on an owner works at present: a trait that it has gained. True if left out. */
  isEffectActive?(game: T['game'], owner: T['owner'], effect: T['effect']): boolean
  /** Who opposes the owner that a question is about. */
  foeOf(context: T['context']): T['owner'] | undefined
  /** Whether the rules on an owner's card work at present. */
  isActive(owner: T['owner'], rule: R): boolean
  /** Whether an owner is where rules about others are asked: on the table. True if left out. */
  isPresent?(owner: T['owner']): boolean
  /** Whether rules of an owner about others do not reach the subject of a question. False if left out. */
  isOutOfReach?(game: T['game'], owner: T['owner'], context: T['context']): boolean
  /** Whether the case at hand ignores a rule of an owner: an attack that ignores armour. */
  isIgnored?(game: T['game'], owner: T['owner'], rule: R, context: T['context']): boolean
  /** The same at a moment. */
  isIgnoredAt?(game: T['game'], owner: T['owner'], rule: R, payload: object): boolean
  /** Whether a shared rule concerns the subject of a question. True if left out. */
  concerns?(rule: S, context: T['context']): boolean
  /** Rules that come with the case itself, such as those of the weapon in use; asked after owners. */
  consultCase?(game: T['game'], question: QuestionName<T>, context: T['context'], take: TakeAnswer): void
  /** Whether `consultCase` could give an answer: lets most questions end early. True if left out. */
  isAnsweredByCase?(game: T['game'], question: QuestionName<T>, context: T['context']): boolean
  /** Handlers that come with the moment itself, at those of `momentsOfCase`, or at any if that is left out. */
  readonly momentsOfCase?: ReadonlySet<MomentName<T>>
  handlersOfCase?<M extends MomentName<T>>(
    game: T['game'],
    moment: M,
    payload: T['moments'][M],
    take: TakeHandler<T>,
  ): void
  /** Whether handlers of an owner come before those of others: the active player's. */
  goesFirst(game: T['game'], owner: T['owner']): boolean
  /**
   * Whether handlers of those who go first and of the others take turns at a moment, instead of one group after the
   * other. A handler that asks no question takes no turn. False if left out.
   */
  alternates?(moment: MomentName<T>): boolean
}
