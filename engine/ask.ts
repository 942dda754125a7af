import type { Decision } from './decision/decision.ts'
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
  decision: Decision<A>,
  options?: AskOptions,
): A | undefined {
  if (!game.seats.includes(seat))
    game.broken(`"${decision.name}" is asked of ${seat}, who is not at the table.`)
  if (decision.impossible?.()) game.broken(`"${decision.name}" is asked of ${seat}, but has no legal answer.`)
  return options?.always ? undefined : decision.forced?.()
}

/** Asks one seat. A question with only one legal answer is not asked, unless `always` is given. */
export function* ask<A extends Json>(
  game: Game,
  seat: Seat,
  decision: Decision<A>,
  options?: AskOptions,
): Rule<A> {
  const forced = forcedAnswer(game, seat, decision, options)
  if (forced !== undefined) return forced
  const question: Question = { kind: 'one', seats: [seat], decisions: [decision] }
  return (yield question) as A
}

/** Asks several seats at once. Each answers in secret; all answers are opened together. */
export function* askSecretly<A extends Json>(
  game: Game,
  decisions: BySeat<Decision<A>>,
  options?: AskOptions,
): Rule<BySeat<A>> {
  const answers = new Map<Seat, A | undefined>()
  const asked: Seat[] = []
  for (const [seat, decision] of decisions) {
    const forced = forcedAnswer(game, seat, decision, options)
    answers.set(seat, forced)
    if (forced === undefined) asked.push(seat)
  }
  if (asked.length > 0) {
    const given = (yield {
      kind: 'secret',
      seats: asked,
      decisions: asked.map((seat) => decisions.get(seat) as Decision),
    }) as readonly A[]
    for (let i = 0; i < asked.length; i++) answers.set(asked[i] as Seat, given[i])
  }
  return answers as BySeat<A>
}

/** Asks several seats at once; the first answer settles it. The other seats are no longer asked. */
export function* askFirst<A extends Json>(
  game: Game,
  decisions: BySeat<Decision<A>>,
  options?: AskOptions,
): Rule<{ readonly seat: Seat; readonly answer: A }> {
  if (decisions.size === 0) game.broken('Nobody is asked: askFirst needs at least one seat.')
  for (const [seat, decision] of decisions) {
    const forced = forcedAnswer(game, seat, decision, options)
    // With several seats asked, who answers is a decision of its own, forced or not.
    if (forced !== undefined && decisions.size === 1) return { seat, answer: forced }
  }
  const question: Question = {
    kind: 'first',
    seats: [...decisions.keys()],
    decisions: [...decisions.values()],
  }
  return (yield question) as { readonly seat: Seat; readonly answer: A }
}

/**
 * Lets the players of one side act in the order they like. All are asked; the first to answer acts; then the
 * rest are asked anew, because what they can do may have changed. A seat for which `decisionFor` has nothing
 * drops out. Each acts once, or with `again` until it drops out. `act` may be a plain function if it asks no questions.
 */
export function* inFreeOrder<A extends Json>(
  game: Game,
  seats: readonly Seat[],
  decisionFor: (seat: Seat) => Decision<A> | undefined,
  act: (seat: Seat, answer: A) => Rule<void> | undefined,
  options: AskOptions & { readonly again?: boolean } = {},
): Rule<void> {
  let waiting = seats
  for (;;) {
    const decisions = new Map<Seat, Decision<A>>()
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
