import { choose, ok, open, randomFrom, refused, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { inspectDecision } from './inspect.ts'

const asked = (
  candidates: readonly string[],
  check: (answer: unknown) => ReturnType<typeof refused> | { ok: true; value: string },
) => ({
  seat: seat('a'),
  settled: false,
  decision: open<string>({
    name: 'word',
    prompt: 'Say it.',
    shape: 'word',
    check,
    candidates: () => candidates,
  }),
})

test('a sound decision passes', () => {
  const decision = choose({ name: 'door', prompt: 'Which?', options: ['left', 'right'] })
  expect(
    inspectDecision({ seat: seat('a'), settled: false, decision }, randomFrom('x'), true),
  ).toBeUndefined()
})

test('no candidate, a refused candidate and a shaky check are found', () => {
  const look = (...args: Parameters<typeof asked>) => inspectDecision(asked(...args), randomFrom('x'), true)
  expect(look([], () => ok('x'))).toBe('"word" offers a no candidate.')
  expect(look(['hush'], () => refused('Louder.'))).toBe(
    '"word" offers a the answer "hush" and then refuses it: Louder.',
  )
  expect(look(['hush'], (answer) => ok((answer as string).trim()))).toContain(
    '"word" throws at the answer null instead of judging it',
  )
})
