import { expect, test } from 'vitest'
import { type Stage, scores } from './stage.ts'

/** Situations in which an objective is met, and others in which it is not. */
export type ObjectiveCases = Readonly<
  Record<string, { readonly met: readonly Stage<string>[]; readonly not: readonly Stage<string>[] }>
>

/** A test for every situation, named after its card. */
export function testObjectives(cases: ObjectiveCases): void {
  for (const [id, { met, not }] of Object.entries(cases)) {
    for (const [index, each] of met.entries())
      test(`${id}: scored when met (${index + 1})`, () => expect(scores(id, each)).toBe(true))
    for (const [index, each] of not.entries())
      test(`${id}: not scored otherwise (${index + 1})`, () => expect(scores(id, each)).toBe(false))
  }
}
