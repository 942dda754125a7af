import type { CounterRule } from '../rules/special-rule.ts'

/** A trait for a test that does nothing but answer questions. */
export const answering = (own: NonNullable<CounterRule['own']>): CounterRule => ({
  name: 'Rule',
  text: 'A rule.',
  own,
})
