import { must, randomFrom, type Session } from '@gargoyle/engine'

function* textsOf(session: Session): Generator<string> {
  for (const { decision } of session.pending?.asked ?? []) {
    yield decision.prompt
    for (const { label, why } of decision.options ?? []) {
      yield label
      if (why !== undefined) yield why.text
    }
  }
}

/** Everything that is said in a game played by chance. */
export function* textsOfGame(session: Session, seed: string): Generator<string> {
  const random = randomFrom(seed)
  while (session.pending !== undefined) {
    yield* textsOf(session)
    const { seat, decision } = session.pending.asked.find(({ settled }) => !settled)!
    must(session.answer(seat, decision.candidates(random, 1)[0] ?? null))
  }
  for (const viewer of [...session.seats, 'spectator' as const])
    for (const { text } of session.events(viewer)) yield text
}
