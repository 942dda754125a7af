import { type RuleDecision, ruleKey } from './decision/decision.ts'
import type { Game } from './game.ts'
import type { Question, Rule } from './question.ts'
import type { Json, Seat } from './vocabulary.ts'

/** Options of a question. */
export type AskOptions = {
  /** Asks even if there is only one legal answer, for example to hide that there is only one. */
  readonly always?: boolean
}

/** A decision for each seat asked. */
export type BySeat<T> = ReadonlyMap<Seat, T>

/** The only legal answer, unless the player is to be asked anyway. Asking the impossible is a bug. */
function forcedAnswer<A extends Json>(
  game: Game,
  seat: Seat,
  decision: RuleDecision<A, unknown>,
  options?: AskOptions,
): A | undefined {
  if (!game.seats.includes(seat))
    game.broken(`"${decision.name}" is asked of ${seat}, who is not at the table.`)
  if (decision.impossible?.()) game.broken(`"${decision.name}" is asked of ${seat}, but has no legal answer.`)
  return options?.always ? undefined : decision.forced?.()
}

/** Asks one seat. A question with only one legal answer is not asked, unless `always` is given. */
export function* ask<A extends Json, V>(
  game: Game,
  seat: Seat,
  decision: RuleDecision<A, V>,
  options?: AskOptions,
): Rule<V> {
  const forced = forcedAnswer(game, seat, decision, options)
  if (forced !== undefined) return decision.valueFor(forced, ruleKey)
  const question: Question = { kind: 'one', seats: [seat], decisions: [decision] }
  return decision.valueFor((yield question) as A, ruleKey)
}

/** Asks several seats at once. Each answers in secret; all answers are opened together. */
export function* askSecretly<A extends Json, V>(
  game: Game,
  decisions: BySeat<RuleDecision<A, V>>,
  options?: AskOptions,
): Rule<BySeat<V>> {
  const answers = new Map<Seat, A>()
  const asked: Seat[] = []
  for (const [seat, decision] of decisions) {
    const forced = forcedAnswer(game, seat, decision, options)
    if (forced === undefined) asked.push(seat)
    else answers.set(seat, forced)
  }
  if (asked.length > 0) {
    const given = (yield {
      kind: 'secret',
      seats: asked,
      decisions: asked.map((seat) => decisions.get(seat) as RuleDecision<A, V>),
    }) as readonly A[]
    for (let i = 0; i < asked.length; i++) answers.set(asked[i] as Seat, given[i] as A)
  }
  // In the order of the decisions, whoever was asked.
  const values = new Map<Seat, V>()
  for (const [seat, decision] of decisions)
    values.set(seat, decision.valueFor(answers.get(seat) as A, ruleKey))
  return values
}

/** Asks several seats at once; the first answer settles it. The other seats are no longer asked. */
export function* askFirst<A extends Json, V>(
  game: Game,
  decisions: BySeat<RuleDecision<A, V>>,
  options?: AskOptions,
): Rule<{ readonly seat: Seat; readonly answer: V }> {
  if (decisions.size === 0) game.broken('Nobody is asked: askFirst needs at least one seat.')
  for (const [seat, decision] of decisions) {
    const forced = forcedAnswer(game, seat, decision, options)
    // With several seats asked, who answers is a decision of its own, forced or not.
    if (forced !== undefined && decisions.size === 1)
      return { seat, answer: decision.valueFor(forced, ruleKey) }
  }
  const question: Question = {
    kind: 'first',
    seats: [...decisions.keys()],
    decisions: [...decisions.values()],
  }
  const { seat, answer } = (yield question) as { readonly seat: Seat; readonly answer: A }
  return { seat, answer: (decisions.get(seat) as RuleDecision<A, V>).valueFor(answer, ruleKey) }
}

/**
 * Lets the players of one side act in the order they like. All are asked; the first to answer acts; then the
 * rest are asked anew, because what they can do may have changed. A seat for which `decisionFor` has nothing
 * drops out. Each acts once, or with `again` until it drops out. `act` may be a plain function if it asks no questions.
 */
export function* inFreeOrder<A extends Json, V>(
  game: Game,
  seats: readonly Seat[],
  decisionFor: (seat: Seat) => RuleDecision<A, V> | undefined,
  act: (seat: Seat, answer: V) => Rule<void> | undefined,
  options: AskOptions & { readonly again?: boolean } = {},
): Rule<void> {
  let waiting = seats
  for (;;) {
    const decisions = new Map<Seat, RuleDecision<A, V>>()
    for (const seat of waiting) {
      const decision = decisionFor(seat)
      if (decision !== undefined) decisions.set(seat, decision)
    }
    if (decisions.size === 0) return
    const { seat, answer } = yield* askFirst(game, decisions, options)
    const deed = act(seat, answer)
    if (deed !== undefined) yield* deed
    waiting = [...decisions.keys()].filter((each) => options.again || each !== seat)
  }
}
