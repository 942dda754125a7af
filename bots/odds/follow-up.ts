import {
  type AnyGame,
  type Asked,
  type Decision,
  type Json,
  randomFrom,
  type SessionOf,
} from '@gargoyle/engine'

/**
 * Answers a question that follows from an answer, or leaves it to the next. The type of a method, so that what one game
 * answers is a `FollowUp`.
 */
export type FollowUp<Game extends AnyGame = AnyGame> = {
  answer(asked: Asked, session: SessionOf<Game>): Json | undefined
}['answer']

/**
 * The plainest answer to a decision: turns down what can be turned down, spends and gives as little as possible, and
 * takes the first of what is left. Always the same for the same decision.
 */
export function plainAnswer(decision: Decision, declines: ReadonlySet<string>): Json {
  const plain = plainest(decision, declines)
  if (plain !== undefined && decision.check(plain).ok) return plain
  const [any] = decision.candidates(randomFrom('plain'), 1)
  if (any === undefined) throw new Error(`"${decision.name}" offers nothing to answer.`)
  return any
}

function plainest({ shape, options, bounds }: Decision, declines: ReadonlySet<string>): Json | undefined {
  const open = options?.filter(({ why }) => why === undefined) ?? []
  if (shape === 'choice') return (open.find(({ id }) => declines.has(id)) ?? open[0])?.id
  if (shape === 'number') return bounds?.min
  if (shape === 'some') return open.slice(0, bounds?.min ?? 0).map(({ id }) => id)
  return undefined
}

/** The words of an answer, as its player would read them. */
export function answerWords({ options, shape }: Decision, answer: Json): string {
  const words = (id: Json): string => {
    const label = options?.find((option) => option.id === id)?.label
    // Ways and places have no words of their own, and coordinates mean nothing to a player.
    return label ?? (typeof id === 'object' && id !== null ? 'the first way there is' : JSON.stringify(id))
  }
  if (shape === 'some' && Array.isArray(answer)) return answer.map(words).join(', ') || 'none'
  if (shape === 'split' && typeof answer === 'object' && answer !== null) {
    const given = Object.entries(answer).filter(([, share]) => share !== 0)
    return given.map(([id, share]) => `${share} to ${words(id)}`).join(', ') || 'none'
  }
  return typeof answer === 'number' ? `${answer}` : words(answer)
}
