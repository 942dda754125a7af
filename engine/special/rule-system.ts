import type { Rule } from '../question.ts'
import { type Computation, compute, type Modifier, type Value } from '../value.ts'
import type { RuleId } from '../vocabulary.ts'
import type { OwnedRule, QuestionRules, SharedRule } from './rule-index.ts'
import { createTrigger } from './rule-moments.ts'
import type { RuleSource, TakeAnswer } from './rule-source.ts'
import type {
  Answer,
  MomentName,
  NumberQuestion,
  PermissionQuestion,
  QuestionName,
  RuleCase,
  RuleRole,
  RuleTypes,
} from './special-rule.ts'

/** Where a number starts and where it stops. */
export type Base = Pick<Computation, 'base' | 'floor' | 'cap'> & { readonly name: string }

/** The rule behind a permission. */
export type PermittingRule = { readonly name: string; readonly rule: RuleId }

/** What the core of a game asks its special rules. */
export interface RuleSystem<T extends RuleTypes> {
  /** Computes a number from its base and all answers, each with its reason. */
  computeValue(game: T['game'], question: NumberQuestion<T>, context: T['context'], base: Base): Value
  /** The same number without its reasons. */
  computeTotal(game: T['game'], question: NumberQuestion<T>, context: T['context'], base: number): number
  /** Everything that special rules change about a number. */
  modifiersOf(game: T['game'], question: NumberQuestion<T>, context: T['context']): readonly Modifier[]
  /** Whether a permission is granted and no rule of the same or a higher precedence denies it. */
  applies(game: T['game'], question: PermissionQuestion<T>, context: T['context']): boolean
  /** The first rule of the highest precedence that grants it, if it is granted. */
  permittingRule(
    game: T['game'],
    question: PermissionQuestion<T>,
    context: T['context'],
  ): PermittingRule | undefined
  /**
   * Owners about which a question may have an answer as long as they have no opponent: where it is asked about every
   * owner in turn, the others can be left out.
   */
  respondents(game: T['game'], question: QuestionName<T>): readonly T['owner'][]
  /** Lets every rule act that has a handler for a moment. */
  trigger<M extends MomentName<T>>(game: T['game'], moment: M, payload: T['moments'][M]): Rule<void>
}

const none: readonly never[] = []

/** An answer as a record gives it: plain, or worked out from the case. */
type Given<T extends RuleTypes, Owner = T['owner']> = Answer | ((it: RuleCase<T, Owner>) => Answer)

/** Builds the questions and moments of a game on top of where it keeps its special rules. */
export function createRuleSystem<
  T extends RuleTypes,
  R extends OwnedRule<T> = OwnedRule<T>,
  S extends SharedRule<T> = SharedRule<T>,
>(source: RuleSource<T, R, S>): RuleSystem<T> {
  type GameOf = T['game']
  type Context = T['context']
  type Owner = T['owner']
  type Question = QuestionName<T>

  /** The rules of owners that are consulted beside the shared ones; undefined where none of them answers. */
  type Asked = QuestionRules<R> | undefined

  /**
   * The rules to consult about a question: all of them, the shared ones only, or none. Most questions end here, thousands
   * of times a game: no owner concerned has a rule or an effect that answers.
   */
  function answering(game: GameOf, question: Question, context: Context): Asked | 'none' {
    const { questions, knowsShared } = source.index(game)
    const asked = questions.get(question)
    if (asked === undefined) return knowsShared || !isAnsweredByShared(game, question) ? 'none' : undefined
    if (isAnsweredByOwners(game, question, context, asked)) return asked
    return asked.shared && isAnsweredByShared(game, question) ? undefined : 'none'
  }

  const isAnsweredByShared = (game: GameOf, question: Question): boolean =>
    source.shared(game).questions.has(question)

  function isAnsweredByOwners(
    game: GameOf,
    question: Question,
    context: Context,
    { own, foe, around, unowned, lasting }: QuestionRules<R>,
  ): boolean {
    if (around !== undefined) return true
    if (unowned && source.isAnsweredByCase?.(game, question, context) !== false) return true
    const { about } = context
    if (own !== undefined && own[source.numberOf(about)] !== undefined) return true
    if (lasting.own && isAnsweredByEffect(game, question, about, 'own')) return true
    if (foe !== undefined || lasting.foe) {
      const opponent = source.foeOf(context)
      if (opponent !== undefined) {
        if (foe !== undefined && foe[source.numberOf(opponent)] !== undefined) return true
        if (lasting.foe && isAnsweredByEffect(game, question, opponent, 'foe')) return true
      }
    }
    return lasting.around && isAnsweredByLasting(game, question)
  }

  function isAnsweredByEffect(game: GameOf, question: Question, owner: Owner, role: 'own' | 'foe'): boolean {
    for (const effect of source.effectsOf(owner)) {
      if (source.recordOf(game, effect)[role]?.[question] !== undefined) return true
    }
    return false
  }

  function isAnsweredByLasting(game: GameOf, question: Question): boolean {
    for (const owner of source.owners(game)) {
      for (const effect of source.effectsOf(owner)) {
        if (source.recordOf(game, effect).around?.[question] !== undefined) return true
      }
    }
    return false
  }

  function consult(game: GameOf, question: Question, context: Context, asked: Asked, take: TakeAnswer): void {
    if (asked !== undefined) {
      consultOwner(game, question, context, context.about, 'own', asked, take)
      const foe = source.foeOf(context)
      if (foe !== undefined) consultOwner(game, question, context, foe, 'foe', asked, take)
      source.consultCase?.(game, question, context, take)
      if (asked.around !== undefined) consultOthers(game, question, context, asked.around, take)
      if (asked.lasting.around) consultLastingOnOthers(game, question, context, take)
    }
    if (asked?.shared !== false) consultShared(game, question, context, take)
  }

  function consultOwner(
    game: GameOf,
    question: Question,
    context: Context,
    owner: Owner,
    role: 'own' | 'foe',
    asked: QuestionRules<R>,
    take: TakeAnswer,
  ): void {
    for (const rule of asked[role]?.[source.numberOf(owner)] ?? none) {
      if (!source.isActive(owner, rule) || source.isIgnored?.(game, owner, rule, context)) continue
      take(answerOf(game, rule, role, question, owner, context), rule.name, rule.rule, rule.precedence ?? 0)
    }
    if (!asked.lasting[role]) return
    for (const effect of source.effectsOf(owner))
      consultEffect(game, question, context, owner, role, effect, take)
  }

  function consultEffect(
    game: GameOf,
    question: Question,
    context: Context,
    owner: Owner,
    role: RuleRole,
    effect: T['effect'],
    take: TakeAnswer,
  ): void {
    const record = source.recordOf(game, effect)
    const given = record[role]?.[question] as Given<T> | undefined
    if (given === undefined || source.isEffectActive?.(game, owner, effect) === false) return
    const { id, args, rule, precedence = 0 } = source.ruleOf(game, effect)
    const answer =
      typeof given === 'function' ? given({ game, owner, id, rule, args, effect, ...context }) : given
    take(answer, record.name, rule, precedence)
  }

  function consultLastingOnOthers(
    game: GameOf,
    question: Question,
    context: Context,
    take: TakeAnswer,
  ): void {
    for (const owner of source.owners(game)) {
      const effects = source.effectsOf(owner)
      if (effects.length === 0 || owner === context.about || source.isPresent?.(owner) === false) continue
      if (source.isOutOfReach?.(game, owner, context)) continue
      for (const effect of effects) consultEffect(game, question, context, owner, 'around', effect, take)
    }
  }

  function consultOthers(
    game: GameOf,
    question: Question,
    context: Context,
    rules: readonly R[],
    take: TakeAnswer,
  ): void {
    const owners = source.owners(game)
    for (const rule of rules) {
      const owner = owners[rule.owner]
      if (owner === context.about || source.isPresent?.(owner) === false) continue
      if (!source.isActive(owner, rule) || source.isOutOfReach?.(game, owner, context)) continue
      take(
        answerOf(game, rule, 'around', question, owner, context),
        rule.name,
        rule.rule,
        rule.precedence ?? 0,
      )
    }
  }

  function consultShared(game: GameOf, question: Question, context: Context, take: TakeAnswer): void {
    for (const shared of source.shared(game).questions.get(question) ?? none) {
      if (source.concerns?.(shared, context) === false) continue
      const { id, record, args, rule, precedence = 0 } = shared
      const given = record.around?.[question] as Given<T, undefined> | undefined
      if (given === undefined) continue
      const answer =
        typeof given === 'function'
          ? given({ game, owner: undefined, id, rule, args, effect: undefined, ...context })
          : given
      take(answer, record.name, rule, precedence)
    }
  }

  function answerOf(
    game: GameOf,
    { id, record, rule, args }: R,
    role: RuleRole,
    question: Question,
    owner: Owner,
    context: Context,
  ): Answer {
    const given = record[role]?.[question] as Given<T> | undefined
    if (typeof given !== 'function') return given ?? 0
    return given({ game, owner, id, rule, args, effect: undefined, ...context })
  }

  function modifiersOf(
    game: GameOf,
    question: NumberQuestion<T>,
    context: Context,
  ): readonly RankedModifier[] {
    const asked = answering(game, question, context)
    return asked === 'none' ? none : collectModifiers(game, question, context, asked)
  }

  // What consults with a function of its own stands apart: that function costs memory even where it is not needed.
  function collectModifiers(
    game: GameOf,
    question: NumberQuestion<T>,
    context: Context,
    asked: Asked,
  ): readonly RankedModifier[] {
    const found: RankedModifier[] = []
    let decisive = 0
    // Written out instead of spread or built by `plus` and its like: this is asked all the time.
    consult(game, question, context, asked, (answer, source, rule, precedence) => {
      if (answer === 0 || typeof answer === 'boolean' || answer === 'never') return
      if (typeof answer === 'number') found.push({ kind: 'plus', amount: answer, source, rule, precedence })
      else if ('times' in answer)
        found.push({ kind: 'times', amount: answer.times, source, rule, precedence })
      else if ('raisedTo' in answer)
        found.push({ kind: 'raised-to', amount: answer.raisedTo, source, rule, precedence })
      else if ('loweredTo' in answer)
        found.push({ kind: 'lowered-to', amount: answer.loweredTo, source, rule, precedence })
      else {
        found.push({ kind: 'set-to', amount: answer.set, source, rule, precedence })
        if (precedence > decisive) decisive = precedence
      }
    })
    // What a rule sets, rules of a lower precedence no longer change.
    return decisive === 0 ? found : found.filter(({ precedence }) => precedence >= decisive)
  }

  function permittingRule(
    game: GameOf,
    question: PermissionQuestion<T>,
    context: Context,
  ): PermittingRule | undefined {
    const asked = answering(game, question, context)
    return asked === 'none' ? undefined : findPermission(game, question, context, asked)
  }

  function findPermission(
    game: GameOf,
    question: PermissionQuestion<T>,
    context: Context,
    asked: Asked,
  ): PermittingRule | undefined {
    let permitting: PermittingRule | undefined
    let granted = Number.NEGATIVE_INFINITY
    let denied = Number.NEGATIVE_INFINITY
    consult(game, question, context, asked, (answer, name, rule, precedence) => {
      if (answer === 'never') denied = Math.max(denied, precedence)
      else if (answer === true && precedence > granted) {
        granted = precedence
        permitting = { name, rule }
      }
    })
    return granted > denied ? permitting : undefined
  }

  function respondents(game: GameOf, question: Question): readonly Owner[] {
    const owners = source.owners(game)
    const { questions, knowsShared } = source.index(game)
    const asked = questions.get(question)
    if (asked === undefined) return knowsShared || !isAnsweredByShared(game, question) ? none : owners
    const { own, around, unowned, lasting } = asked
    // The other rules that may answer may answer about any owner.
    if (around !== undefined || unowned || lasting.around) return owners
    if (asked.shared && isAnsweredByShared(game, question)) return owners
    let found: Owner[] | undefined
    for (const owner of owners) {
      const answers =
        own?.[source.numberOf(owner)] !== undefined ||
        (lasting.own && isAnsweredByEffect(game, question, owner, 'own'))
      if (!answers) continue
      found ??= []
      found.push(owner)
    }
    return found ?? none
  }

  return {
    modifiersOf,
    permittingRule,
    respondents,
    trigger: createTrigger<T, R, S>(source),
    computeValue: (game, question, context, base) =>
      computeRanked(base, modifiersOf(game, question, context)),
    computeTotal(game, question, context, base) {
      const modifiers = modifiersOf(game, question, context)
      if (modifiers.length === 0) return base
      if (modifiers.every(({ kind }) => kind === 'plus')) {
        // The same as below without a list of reasons: asked all the time.
        let total = Math.floor(base)
        for (const { amount } of modifiers) total += amount
        return Math.floor(total)
      }
      return computeRanked({ name: question, base: { amount: base, source: 'base' } }, modifiers).total
    },
    applies: (game, question, context) => permittingRule(game, question, context) !== undefined,
  }
}

type RankedModifier = Modifier & { readonly precedence: number }

/** What rules of a higher precedence than a set number change comes after it: a mission adds to what a trait has set. */
function computeRanked(base: Base, modifiers: readonly RankedModifier[]): Value {
  const set = modifiers.find(({ kind }) => kind === 'set-to')
  const above: readonly RankedModifier[] =
    set === undefined ? none : modifiers.filter(({ precedence }) => precedence > set.precedence)
  if (above.length === 0) return compute({ ...base, modifiers })
  const first = compute({
    name: base.name,
    base: base.base,
    modifiers: modifiers.filter((each) => !above.includes(each)),
  })
  const value = compute({ ...base, base: { ...base.base, amount: first.total }, modifiers: above })
  return { ...value, base: first.base, steps: [...first.steps, ...value.steps] }
}
