import type { Decision, RuleDecision } from './decision/decision.ts'
import { deriveDecision } from './decision/derive-decision.ts'
import type { Game } from './game.ts'
import { sameJson } from './json.ts'
import type { Question, Rule } from './question.ts'
import type { Json, Seat } from './vocabulary.ts'

/** The result: one answer, or the last proposal of each seat. */
export type Agreement<A extends Json> =
  | { readonly agreed: true; readonly answer: A }
  | { readonly agreed: false; readonly proposals: ReadonlyMap<Seat, A> }

/** How many rounds of proposals are allowed. */
export type AgreementOptions = {
  /** Rounds in which every seat has made a proposal, before it counts as a disagreement. */
  readonly tries?: number
}

/**
 * Asks seats that must give the same answer. Every answer is a proposal all can see; a seat may change its own at any
 * time. As soon as all proposals are the same, that is the answer. After `tries` rounds in which every seat has made
 * a proposal, the proposals are returned, and the rule settles it, for example by a die.
 */
export function* askAgreement<A extends Json>(
  game: Game,
  seats: readonly Seat[],
  decision: RuleDecision<A>,
  { tries = 3 }: AgreementOptions = {},
): Rule<Agreement<A>> {
  if (seats.length === 0) game.broken(`Nobody is asked to agree on "${decision.name}".`)
  if (decision.impossible?.())
    game.broken(`"${decision.name}" is asked of ${seats.join(', ')}, but has no legal answer.`)
  for (const seat of seats) {
    if (!game.seats.includes(seat))
      game.broken(`"${decision.name}" is asked of ${seat}, who is not at the table.`)
  }
  const forced = decision.forced?.()
  if (forced !== undefined) return { agreed: true, answer: forced }

  const proposals = new Map<Seat, A>()
  const spoken = new Set<Seat>()
  for (let round = 0; round < tries; ) {
    const shown = withProposals(decision, proposals)
    const silent = seats.filter((seat) => !spoken.has(seat))
    const settled = seats.filter((seat) => spoken.has(seat))
    const question: Question = {
      kind: 'agreement',
      seats: [...silent, ...settled],
      decisions: seats.map(() => shown),
      settled,
    }
    const { seat, answer } = (yield question) as { readonly seat: Seat; readonly answer: A }
    proposals.set(seat, answer)
    spoken.add(seat)
    game.emit(() => ({
      name: 'proposal',
      text: `${seat} proposes ${wordsFor(decision, answer)}.`,
      about: { decision: decision.name, seat, answer },
    }))
    if (seats.every((each) => proposals.has(each) && sameJson(proposals.get(each), answer))) {
      return { agreed: true, answer }
    }
    if (spoken.size === seats.length) {
      spoken.clear()
      round++
    }
  }
  return { agreed: false, proposals }
}

function withProposals<A extends Json>(
  decision: RuleDecision<A>,
  proposals: ReadonlyMap<Seat, A>,
): RuleDecision<A> {
  return deriveDecision(decision, {
    proposals: Object.fromEntries(proposals) as Record<Seat, Json>,
    check: (answer) => decision.check(answer),
    candidates: (random, n) => decision.candidates(random, n),
  })
}

function wordsFor(decision: Decision, answer: Json): string {
  const option = decision.options?.find(({ id }) => id === answer)
  return option?.label ?? (typeof answer === 'string' ? answer : JSON.stringify(answer))
}
