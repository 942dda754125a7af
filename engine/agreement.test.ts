import { expect, test } from 'vitest'
import { askAgreement, choose, type Json, type RuleDecision, seat } from './index.ts'
import { scene, stage } from './testing/index.ts'

const seats = ['a', 'b']

function agreeing(decision: RuleDecision<string>, tries = 2): ReturnType<typeof scene> {
  return scene(seats, function* (game) {
    const result = yield* askAgreement(game, game.seats, decision, { tries })
    const found: Json = result.agreed ? result.answer : Object.fromEntries(result.proposals)
    game.state.notes.push(found)
  })
}

const half = choose({
  name: 'share',
  prompt: 'How much?',
  options: ['half', { id: 'all', label: 'everything' }],
})

test('the same answer from all is the answer', () => {
  const { session, play } = stage(agreeing(half), { setup: null })
  play(['a', 'share', 'half'], ['b', 'share', 'half'])
  expect(session.outcome).toEqual(['half'])
})

test('proposals are public, and seats that have answered are not waited for', () => {
  const { session, answer, story } = stage(agreeing(half), { setup: null })
  answer('a', 'all')
  expect(session.view(seat('b')).decision?.proposals).toEqual({ a: 'all' })
  expect(session.view('spectator').asked).toEqual(['b'])
  expect(story()).toEqual(['a proposes everything.'])
})

test('a proposal may be changed before the others speak', () => {
  const { session, answer } = stage(agreeing(half), { setup: null })
  answer('a', 'all')
  answer('a', 'half')
  answer('b', 'half')
  expect(session.outcome).toEqual(['half'])
})

test('a standing proposal counts when the other comes round', () => {
  const { session, answer } = stage(agreeing(half), { setup: null })
  answer('a', 'all')
  answer('b', 'half')
  answer('a', 'half')
  expect(session.outcome).toEqual(['half'])
})

test('after so many rounds the rule has to settle it', () => {
  const { session, answer } = stage(agreeing(half), { setup: null })
  answer('a', 'all')
  answer('b', 'half')
  answer('b', 'half')
  answer('b', 'half')
  expect(session.isOver).toBe(false)
  answer('a', 'all')
  expect(session.outcome).toEqual([{ a: 'all', b: 'half' }])
})

test('what has only one answer is agreed on already; the impossible is a bug', () => {
  const one = choose({ name: 'share', prompt: 'x', options: ['one'] })
  expect(stage(agreeing(one), { setup: null }).session.outcome).toEqual(['one'])
  const none = choose({ name: 'share', prompt: 'x', options: [] as readonly string[] })
  expect(() => stage(agreeing(none), { setup: null }).asked()).toThrow(
    '"share" is asked of a, b, but has no legal answer',
  )
})
