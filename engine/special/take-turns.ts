import type { Rule } from '../question.ts'

/** Something that a rule does at a moment. */
export type Handler = () => Rule<void> | undefined

/** Runs handlers of two groups by turns, until all have run. A handler that asks no question takes no turn. */
export function* takeTurns(first: readonly Handler[], later: readonly Handler[]): Rule<void> {
  const groups = [first.slice(), later.slice()] as const
  for (let turn: 0 | 1 = 0; groups.some((group) => group.length > 0); turn = turn === 0 ? 1 : 0) {
    let asked = false
    while (!asked) {
      const run = groups[turn].shift()
      if (run === undefined) break
      asked = yield* asks(run())
    }
  }
}

/** Runs a handler and returns whether it asked a question. */
function* asks(work: Rule<void> | undefined): Rule<boolean> {
  if (work === undefined) return false
  let step = work.next()
  const asked = step.done !== true
  while (!step.done) step = work.next(yield step.value)
  return asked
}
