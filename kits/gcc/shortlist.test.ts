import {
  choose,
  chooseNumber,
  chooseSome,
  type Decision,
  type Json,
  must,
  startSession,
} from '@gargoyle/engine'
import { gcc } from '@gargoyle/gcc'
import { describe, expect, test } from 'vitest'
import { gccGuesses, gccShortlist } from './shortlist.ts'

const dice = (name: string, successes: readonly number[], max: number, about?: Json): Decision =>
  chooseSome({
    name,
    prompt: 'Again?',
    max,
    ...(about === undefined ? {} : { about }),
    options: successes.map((each, i) => ({ id: String(i), label: 'die', about: { successes: each } })),
  }) as Decision

const nowhere = () => undefined
const begun = () => must(startSession(gcc, { setup: { mission: 'first-night', heroes: 1 }, seed: 's' }))

describe('dice to roll again', () => {
  test('only those without a success, as many as may be', () => {
    expect(gccShortlist(dice('free-rerolls', [0, 2, 0, 0], 2), nowhere)).toEqual([['0', '2']])
    expect(gccShortlist(dice('icon-rerolls', [1, 2], 2), nowhere)).toEqual([[]])
  })

  test('gcc/core/dangerous-terrain: in a roll of dangers those that wound, the worst first', () => {
    const danger = { kind: 'danger', reached: 3 }
    expect(gccShortlist(dice('free-rerolls', [0, 1, 2], 1, danger), nowhere)).toEqual([['2']])
    expect(gccShortlist(dice('icon-rerolls', [0, 0], 2, danger), nowhere)).toEqual([[]])
    expect(gccShortlist(dice('paid-rerolls', [0, 1, 2], 3, danger), nowhere)).toEqual([[], ['2', '1'], ['2']])
    expect(gccGuesses(dice('free-rerolls', [0, 1], 2, danger), begun())).toEqual([['1']])
  })

  test('in a roll of dangers none where no wound comes of it', () => {
    const spared = { kind: 'danger', reached: 0 }
    expect(gccShortlist(dice('free-rerolls', [0, 1], 2, spared), nowhere)).toEqual([[]])
  })

  test('where each costs a cube: none, all of those, or one', () => {
    expect(gccShortlist(dice('paid-rerolls', [1, 2], 2), nowhere)).toEqual([[]])
    expect(gccShortlist(dice('paid-rerolls', [0, 2], 2), nowhere)).toEqual([[], ['0']])
    expect(gccShortlist(dice('paid-rerolls', [0, 1, 0], 3), nowhere)).toEqual([[], ['0', '2'], ['0']])
  })

  test('in a thought they are not paid for, and what is free is used', () => {
    expect(gccGuesses(dice('paid-rerolls', [0, 0], 2), begun())).toEqual([[]])
    expect(gccGuesses(dice('free-rerolls', [0, 1], 2), begun())).toEqual([['0']])
  })
})

test('a task gets all cubes there are or nearly all, in a thought an attack all or half of them', () => {
  const cubes = (name: string, max: number) => chooseNumber({ name, prompt: 'How many?', min: 1, max })
  expect(gccGuesses(cubes('task-cubes', 4), begun())).toEqual([4])
  expect(gccShortlist(cubes('task-cubes', 3), nowhere)).toEqual([3])
  expect(gccShortlist(cubes('task-cubes', 4), nowhere)).toEqual([4, 3])
  expect(gccGuesses(cubes('attack-cubes', 5), begun())).toEqual([5, 3])
  expect(gccGuesses(cubes('attack-cubes', 1), begun())).toEqual([1])
  expect(gccGuesses(cubes('defense-cubes', 4), begun())).toBeUndefined()
})

test('a hero considers all that can be done except dropping things', () => {
  const session = begun()
  must(session.answer(session.seats[0]!, 'active'))
  const { decision } = session.pending!.asked[0]!
  const open = decision.options!.filter(({ why }) => why === undefined)
  const others = open.filter(({ label }) => !label.startsWith('Drop '))
  expect(others.length).toBeLessThan(open.length)
  expect(gccShortlist(decision, nowhere)).toEqual(others.map(({ id }) => id))
})

test('what is done beside a question is no answer to think about', () => {
  const option = (id: string, about: Json = {}) => ({ id, label: id, about })
  const step = choose({
    name: 'character-step',
    prompt: 'What?',
    options: [
      option('move'),
      option('melee:0'),
      option('end'),
      option('demobilize:0', { givesUp: 0, does: 'demobilize' }),
    ],
  })
  expect(gccShortlist(step, nowhere)).toEqual(['move', 'melee:0', 'end'])
  expect(gccGuesses(step, begun())).toEqual(['melee:0', 'move', 'end'])
  const way = choose({
    name: 'move-to',
    prompt: 'Where?',
    about: { mini: 0, pool: 1 },
    options: [option('end'), option('drop:0', { drops: 0 })],
  })
  expect(gccShortlist(way, begun)).toEqual(['end'])
})

test('ways towards what is to be done come first, and a thought compares two of them', () => {
  const session = begun()
  const [hero] = session.seats
  must(session.answer(hero!, 'active'))
  must(session.answer(hero!, 'move'))
  const { decision } = session.pending!.asked[0]!
  expect(decision.name).toBe('move-to')
  const guesses = gccGuesses(decision, session)!
  expect(guesses.length).toBeLessThanOrEqual(2)
  expect(gccShortlist(decision, () => session)!.slice(0, guesses.length)).toEqual(guesses)
  const { state, content } = session
  const goals = state.tokens.map(({ at }) => at)
  const far = (area: number) =>
    Math.min(...goals.map((goal) => content.grounds.with(state.broken).distance(area, goal)))
  const { area } = decision.options!.find(({ id }) => id === guesses[0])!.about as { readonly area: number }
  expect(far(area)).toBeLessThan(far(state.minis[state.heroes[0]!.mini]!.at))
})

test('a hero rests only where a rest gives something and the reserve is low', () => {
  const stances = (parts: object) => {
    const session = begun()
    const [hero] = session.state.heroes
    Object.assign(hero!, { reserve: 0, fatigue: 0, wounds: 0, ...parts })
    return gccShortlist(session.pending!.asked[0]!.decision, () => session)
  }
  const { active } = begun().content.heroes[0]!.recovery
  expect(stances({ reserve: 6 - active, fatigue: 8 })).toEqual(['active'])
  expect(stances({ reserve: 5 - active, fatigue: 8 })).toBeUndefined()
  expect(stances({ reserve: 1, fatigue: active })).toEqual(['active'])
  expect(stances({ reserve: 1, fatigue: active, wounds: 2 })).toBeUndefined()
  expect(stances({ reserve: 1, fatigue: active + 1 })).toBeUndefined()
})
