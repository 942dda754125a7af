import { type Decision, isRecord, type Json } from '@gargoyle/engine'
import type { Position, Words } from './words.ts'

/** An answer as a person reads it: the labels of what is picked, or the game's own words. */
export function answerLabel(answer: Json, decision: Decision, words: Words, position: Position): string {
  const { shape, options } = decision
  if (words.saysItself?.has(decision.name) && words.sayAnswer)
    return words.sayAnswer(answer, decision, position)
  const named = (id: unknown): string => options?.find((option) => option.id === id)?.label ?? String(id)
  if (options !== undefined && shape === 'choice') return named(answer)
  if (options !== undefined && shape === 'some' && Array.isArray(answer)) {
    return answer.length === 0 ? 'nothing' : answer.map(named).join(', ')
  }
  if (options !== undefined && shape === 'split' && isRecord(answer)) {
    const given = Object.entries(answer).filter(([, share]) => share !== 0)
    return given.map(([id, share]) => `${share} for ${named(id)}`).join(', ') || 'nothing for anybody'
  }
  if (typeof answer === 'number') return String(answer)
  return words.sayAnswer?.(answer, decision, position) ?? JSON.stringify(answer)
}
