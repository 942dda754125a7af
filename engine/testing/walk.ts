import {
  type AnyGame,
  type Asked,
  type Json,
  must,
  type Random,
  type Seat,
  type Session,
  startSession,
} from '../index.ts'

/** An answer given on a walk through a game. */
export type Stepped = { readonly seat: Seat; readonly answer: Json }

/** Starts a game for a test; a setup that is refused is a mistake of the test. */
export function begin(definition: AnyGame, setup: Json, seed: string): Session {
  return must(startSession(definition, { setup, seed }))
}

/** Draws who answers next (settled seats may change their mind now and then) and what. */
export function drawAnswer(session: Session, random: Random): Stepped | undefined {
  const { pending } = session
  if (pending === undefined) return undefined
  const waiting = pending.asked.filter(({ settled }) => !settled)
  const { seat, decision } = random.pick<Asked>(random.below(8) === 0 ? pending.asked : waiting)
  const candidates = decision.candidates(random, 1 + random.below(4))
  if (candidates.length === 0) throw new Error(`"${decision.name}" has no candidates for ${seat}.`)
  return { seat, answer: random.pick(candidates) }
}

/** Gives random legal answers, at most `count`, and says which. */
export function walk(session: Session, random: Random, count: number): readonly Stepped[] {
  const steps: Stepped[] = []
  for (let i = 0; i < count; i++) {
    const step = drawAnswer(session, random)
    if (step === undefined) break
    must(session.answer(step.seat, step.answer))
    steps.push(step)
  }
  return steps
}
