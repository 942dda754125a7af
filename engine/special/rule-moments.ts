import type { Rule } from '../question.ts'
import type { OwnedRule, SharedRule } from './rule-index.ts'
import type { RuleSource, TakeHandler } from './rule-source.ts'
import type { MomentHandlers, MomentName, RuleTypes } from './special-rule.ts'
import { type Handler, takeTurns } from './take-turns.ts'

const none: readonly never[] = []

/** A rule that has run to its end: iterating over it again does nothing, at no cost. */
const nothingToDo: Rule<void> = (function* (): Rule<void> {})()
nothingToDo.next()

/** Who acts at a moment, in this order. */
type MomentHandlersFound = {
  readonly shared: readonly Handler[]
  readonly first: readonly Handler[]
  readonly later: readonly Handler[]
}

/** Builds what lets every rule act that has a handler for a moment (`trigger` of a rule system). */
export function createTrigger<T extends RuleTypes, R extends OwnedRule<T>, S extends SharedRule<T>>(
  source: RuleSource<T, R, S>,
): <M extends MomentName<T>>(game: T['game'], moment: M, payload: T['moments'][M]) => Rule<void> {
  type GameOf = T['game']

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
    for (const group of alternate ? [shared] : [shared, first, later]) {
      for (const run of group) {
        const work = run()
        if (work !== undefined) yield* work
      }
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
    for (const { id, record, rule, args } of rules) {
      const handler = record.on?.[moment] as MomentHandlers<T, undefined>[M]
      if (handler !== undefined)
        handlers.push(() =>
          handler({ game, owner: undefined, id, rule, args, effect: undefined, ...payload }),
        )
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
      take(owner, ownedHandler(game, rule, owner, handler, payload))
    }
  }

  // Handlers are made in functions of their own: where one is made in a loop, every round of it costs memory.
  function ownedHandler<M extends MomentName<T>>(
    game: GameOf,
    owned: R,
    owner: T['owner'],
    handler: NonNullable<MomentHandlers<T>[M]>,
    payload: T['moments'][M],
  ): Handler {
    const { id, rule, args } = owned
    // Looked at when its turn comes: an earlier handler may have changed whether the rule works.
    return () =>
      source.isActive(owner, owned)
        ? handler({ game, owner, id, rule, args, effect: undefined, ...payload })
        : undefined
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
        take(owner, effectHandler(game, effect, owner, handler, payload))
      }
    }
  }

  function effectHandler<M extends MomentName<T>>(
    game: GameOf,
    effect: T['effect'],
    owner: T['owner'],
    handler: NonNullable<MomentHandlers<T>[M]>,
    payload: T['moments'][M],
  ): Handler {
    const { id, rule, args } = source.ruleOf(game, effect)
    return () =>
      source.effectsOf(owner).includes(effect) && source.isEffectActive?.(game, owner, effect) !== false
        ? handler({ game, owner, id, rule, args, effect, ...payload })
        : undefined
  }

  return trigger
}
