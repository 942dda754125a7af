import type { Rule } from '../question.ts'
import { type Computation, compute, type Modifier, type Value } from '../value.ts'
import type { RuleId } from '../vocabulary.ts'
import type { OwnedRule, QuestionRules, SharedRule } from './rule-index.ts'
import type { RuleSource, TakeAnswer, TakeHandler } from './rule-source.ts'
import type {
  Answer,
  MomentHandlers,
  MomentName,
  NumberQuestion,
  PermissionQuestion,
  QuestionName,
  RuleCase,
  RuleRole,
  RuleTypes,
} from './special-rule.ts'
import { type Handler, takeTurns } from './take-turns.ts'

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
  /** Lets every rule act that has a handler for a moment. */
  trigger<M extends MomentName<T>>(game: T['game'], moment: M, payload: T['moments'][M]): Rule<void>
}

const none: readonly never[] = []

/** A rule that has run to its end: whoever goes through it again finds nothing to do, at no cost. */
const nothingToDo: Rule<void> = (function* (): Rule<void> {})()
nothingToDo.next()

/** Who acts at a moment, in this order. */
type MomentHandlersFound = {
  readonly shared: readonly Handler[]
  readonly first: readonly Handler[]
  readonly later: readonly Handler[]
}

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

  type Asked = QuestionRules<R> | undefined

  const rulesFor = (game: GameOf, question: Question): Asked => source.index(game).questions.get(question)

  // Most questions end here, thousands of times a game: nobody concerned has a rule or an effect that answers.
  function isUnanswered(game: GameOf, question: Question, context: Context, asked: Asked): boolean {
    if (asked !== undefined && isAnsweredByOwners(game, question, context, asked)) return false
    return !source.shared(game).questions.has(question)
  }

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
    consultShared(game, question, context, take)
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
    const { args, rule, precedence = 0 } = source.ruleOf(game, effect)
    const answer = typeof given === 'function' ? given({ game, owner, args, effect, ...context }) : given
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
      const { record, args, rule, precedence = 0 } = shared
      const given = record.around?.[question] as Given<T, undefined> | undefined
      if (given === undefined) continue
      const answer =
        typeof given === 'function'
          ? given({ game, owner: undefined, args, effect: undefined, ...context })
          : given
      take(answer, record.name, rule, precedence)
    }
  }

  function answerOf(
    game: GameOf,
    { record, args }: R,
    role: RuleRole,
    question: Question,
    owner: Owner,
    context: Context,
  ): Answer {
    const given = record[role]?.[question] as Given<T> | undefined
    if (typeof given !== 'function') return given ?? 0
    return given({ game, owner, args, effect: undefined, ...context })
  }

  function modifiersOf(
    game: GameOf,
    question: NumberQuestion<T>,
    context: Context,
  ): readonly RankedModifier[] {
    const asked = rulesFor(game, question)
    if (isUnanswered(game, question, context, asked)) return none
    const found: RankedModifier[] = []
    let decisive = 0
    // Written out instead of spread or built by `plus` and its like: this is asked all the time.
    consult(game, question, context, asked, (answer, source, rule, precedence) => {
      if (answer === 0 || typeof answer === 'boolean' || answer === 'never') return
      if (typeof answer === 'number') found.push({ kind: 'plus', amount: answer, source, rule, precedence })
      else if ('times' in answer)
        found.push({ kind: 'times', amount: answer.times, source, rule, precedence })
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
    const asked = rulesFor(game, question)
    if (isUnanswered(game, question, context, asked)) return undefined
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

  function trigger<M extends MomentName<T>>(game: GameOf, moment: M, payload: T['moments'][M]): Rule<void> {
    const handlers = handlersAt(game, moment, payload)
    return handlers === undefined ? nothingToDo : runHandlers(game, moment, handlers)
  }

  function* runHandlers(
    game: GameOf,
    moment: MomentName<T>,
    { shared, first, later }: MomentHandlersFound,
  ): Rule<void> {
    game.enterMoment(moment)
    const alternate = source.alternates?.(moment) === true
    for (const run of alternate ? shared : [...shared, ...first, ...later]) {
      const work = run()
      if (work !== undefined) yield* work
    }
    if (alternate) yield* takeTurns(first, later)
    game.leaveMoment()
  }

  /** Shared rules first, then rules of owners that go first, then the others; each group in table order. */
  function handlersAt<M extends MomentName<T>>(
    game: GameOf,
    moment: M,
    payload: T['moments'][M],
  ): MomentHandlersFound | undefined {
    // Most moments pass without any rule acting, and must cost next to nothing: lists are made when needed.
    if (isUnheeded(game, moment)) return undefined
    let first: Handler[] | undefined
    let later: Handler[] | undefined
    const take: TakeHandler<T> = (owner, run) => {
      if (source.goesFirst(game, owner)) {
        first ??= []
        first.push(run)
      } else {
        later ??= []
        later.push(run)
      }
    }
    const shared = source.shared(game).moments.get(moment)
    takeOwned(game, moment, payload, take)
    if (source.index(game).lastingMoments.has(moment)) takeEffects(game, moment, payload, take)
    if (hasCaseAt(moment)) source.handlersOfCase?.(game, moment, payload, take)
    if (shared === undefined && first === undefined && later === undefined) return undefined
    return {
      shared: sharedHandlers(game, moment, payload, shared ?? none),
      first: first ?? none,
      later: later ?? none,
    }
  }

  const hasCaseAt = (moment: MomentName<T>): boolean => source.momentsOfCase?.has(moment) !== false

  function isUnheeded(game: GameOf, moment: MomentName<T>): boolean {
    if (source.index(game).moments.has(moment) || source.shared(game).moments.has(moment)) return false
    if (source.handlersOfCase !== undefined && hasCaseAt(moment)) return false
    if (!source.index(game).lastingMoments.has(moment)) return true
    for (const owner of source.owners(game)) {
      for (const effect of source.effectsOf(owner)) {
        if (source.recordOf(game, effect).on?.[moment] !== undefined) return false
      }
    }
    return true
  }

  function sharedHandlers<M extends MomentName<T>>(
    game: GameOf,
    moment: M,
    payload: T['moments'][M],
    rules: readonly S[],
  ): readonly Handler[] {
    const handlers: Handler[] = []
    for (const { record, args } of rules) {
      const handler = record.on?.[moment] as MomentHandlers<T, undefined>[M]
      if (handler !== undefined)
        handlers.push(() => handler({ game, owner: undefined, args, effect: undefined, ...payload }))
    }
    return handlers
  }

  function takeOwned<M extends MomentName<T>>(
    game: GameOf,
    moment: M,
    payload: T['moments'][M],
    take: TakeHandler<T>,
  ): void {
    const rules = source.index(game).moments.get(moment)
    if (rules === undefined) return
    const owners = source.owners(game)
    for (const rule of rules) {
      const owner = owners[rule.owner]
      const handler = rule.record.on?.[moment] as MomentHandlers<T>[M]
      if (handler === undefined || source.isIgnoredAt?.(game, owner, rule, payload as object)) continue
      const { args } = rule
      // Looked at when its turn comes: an earlier handler may have changed whether the rule works.
      take(owner, () =>
        source.isActive(owner, rule)
          ? handler({ game, owner, args, effect: undefined, ...payload })
          : undefined,
      )
    }
  }

  function takeEffects<M extends MomentName<T>>(
    game: GameOf,
    moment: M,
    payload: T['moments'][M],
    take: TakeHandler<T>,
  ): void {
    for (const owner of source.owners(game)) {
      for (const effect of source.effectsOf(owner)) {
        const handler = source.recordOf(game, effect).on?.[moment] as MomentHandlers<T>[M]
        if (handler === undefined) continue
        const { args } = source.ruleOf(game, effect)
        take(owner, () =>
          source.effectsOf(owner).includes(effect) && source.isEffectActive?.(game, owner, effect) !== false
            ? handler({ game, owner, args, effect, ...payload })
            : undefined,
        )
      }
    }
  }

  return {
    modifiersOf,
    permittingRule,
    trigger,
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
