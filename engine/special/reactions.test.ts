import { expect, test } from 'vitest'
import { ask, choose, offerReactions, type Reaction, type ReactionOptions, seat } from '../index.ts'
import { type SceneGame, scene, stage } from '../testing/index.ts'

const moment = { name: 'react', prompt: 'React?' }

type Given = Partial<Reaction> & { readonly id: string; readonly who: string }

function reaction(game: SceneGame, { id, who, ...rest }: Given): Reaction {
  return {
    id,
    seat: seat(who),
    label: id,
    resolve: () => void game.state.notes.push(id) as undefined,
    ...rest,
  }
}

function windowOf(
  make: (game: SceneGame) => readonly Reaction[] | (() => readonly Reaction[]),
  options: Partial<ReactionOptions> = {},
): ReturnType<typeof scene> {
  return scene(['a', 'b'], function* (game) {
    yield* offerReactions(game, moment, make(game), { seatOrder: game.seats, ...options })
  })
}

test('an empty window asks no question', () => {
  expect(
    stage(
      windowOf(() => []),
      { setup: null },
    ).session.outcome,
  ).toEqual([])
})

test('seats react in order, mandatory before optional, and may pass', () => {
  const game = windowOf((game) => [
    reaction(game, { id: 'b-may', who: 'b' }),
    reaction(game, { id: 'a-may', who: 'a' }),
    reaction(game, { id: 'a-must', who: 'a', mandatory: true }),
    reaction(game, { id: 'b-must', who: 'b', mandatory: true }),
  ])
  const { session, play, asked } = stage(game, { setup: null })
  expect(session.state.notes).toEqual(['a-must'])
  play(['a', 'react', 'a-may'])
  expect(session.state.notes).toEqual(['a-must', 'a-may', 'b-must'])
  expect(asked()).toEqual(['b: react'])
  play(['b', 'react', 'pass'])
  expect(session.outcome).toEqual(['a-must', 'a-may', 'b-must'])
})

test('the seat order is the one given', () => {
  const game = windowOf(
    (game) => [
      reaction(game, { id: 'x', who: 'a', mandatory: true }),
      reaction(game, { id: 'y', who: 'b', mandatory: true }),
    ],
    { seatOrder: [seat('b'), seat('a')] },
  )
  expect(stage(game, { setup: null }).session.outcome).toEqual(['y', 'x'])
})

test('several mandatory ones happen in the order their owner picks, without a pass', () => {
  const game = windowOf((game) => [
    reaction(game, { id: 'x', who: 'a', mandatory: true }),
    reaction(game, { id: 'y', who: 'a', mandatory: true }),
  ])
  const { session, play, refusal } = stage(game, { setup: null })
  expect(refusal('a', 'pass')).toContain('not on offer')
  play(['a', 'react', 'y'])
  expect(session.outcome).toEqual(['y', 'x'])
})

test('each reacts once, and availability is looked at again after each', () => {
  const game = windowOf((game) => {
    const { notes } = game.state
    return [
      reaction(game, { id: 'key', who: 'a' }),
      reaction(game, { id: 'door', who: 'a', available: () => notes.includes('key') }),
      reaction(game, { id: 'window', who: 'a', available: () => !notes.includes('door') }),
    ]
  })
  const { session, play } = stage(game, { setup: null })
  const ids = (): readonly string[] => session.view(seat('a')).decision?.options?.map(({ id }) => id) ?? []
  expect(ids()).toEqual(['key', 'window', 'pass'])
  play(['a', 'react', 'key'])
  expect(ids()).toEqual(['door', 'window', 'pass'])
  play(['a', 'react', 'door'])
  expect(session.outcome).toEqual(['key', 'door'])
})

test('what a seat let pass is not offered again, but what is new to it is', () => {
  const game = windowOf((game) => [
    reaction(game, { id: 'old', who: 'a' }),
    reaction(game, { id: 'new', who: 'a', available: () => game.state.notes.includes('b-acts') }),
    reaction(game, { id: 'b-acts', who: 'b' }),
  ])
  const { session, play } = stage(game, { setup: null })
  play(['a', 'react', 'pass'], ['b', 'react', 'b-acts'])
  expect(session.view(seat('a')).decision?.options?.map(({ id }) => id)).toEqual(['new', 'pass'])
  play(['a', 'react', 'new'])
  expect(session.outcome).toEqual(['b-acts', 'new'])
})

test('an option that cannot be used says why', () => {
  const why = { text: 'Out of ammunition.' }
  const game = windowOf((game) => [
    reaction(game, { id: 'shoot', who: 'a', why: () => why }),
    reaction(game, { id: 'duck', who: 'a' }),
  ])
  const { refusal, play } = stage(game, { setup: null })
  expect(refusal('a', 'shoot')).toBe('Out of ammunition.')
  play(['a', 'react', 'duck'])
})

test('reactions nest: the last to start is the first to end', () => {
  const nested = (game: SceneGame, depth: number, who: string): Reaction =>
    reaction(game, {
      id: `answer-${depth}`,
      who,
      *resolve() {
        game.state.notes.push(`start ${depth}`)
        const reply = nested(game, depth + 1, who === 'a' ? 'b' : 'a')
        if (depth < 3) yield* offerReactions(game, moment, [reply], { seatOrder: game.seats })
        game.state.notes.push(`end ${depth}`)
      },
    })
  const { session, play } = stage(
    windowOf((game) => [nested(game, 1, 'a')]),
    { setup: null },
  )
  play(['a', 'react', 'answer-1'], ['b', 'react', 'answer-2'], ['a', 'react', 'answer-3'])
  expect(session.outcome).toEqual(['start 1', 'start 2', 'start 3', 'end 3', 'end 2', 'end 1'])
})

test('new reactions can turn up in a window', () => {
  const game = windowOf((game) => {
    const drawn: string[] = ['one']
    const resolve = (id: string) => (): undefined => {
      game.state.notes.push(id)
      if (drawn.length < 3) drawn.push(`${id}+`)
    }
    return () => drawn.map((id) => reaction(game, { id, who: 'a', mandatory: true, resolve: resolve(id) }))
  })
  expect(stage(game, { setup: null }).session.outcome).toEqual(['one', 'one+', 'one++'])
})

test('with askEveryone, not being asked reveals nothing', () => {
  const game = windowOf((game) => [reaction(game, { id: 'x', who: 'b' })], { askEveryone: true })
  const { session, play } = stage(game, { setup: null })
  play(['a', 'react', 'pass'], ['b', 'react', 'x'])
  expect(session.outcome).toEqual(['x'])
})

test('windows nested too deep stop the game with a clear error', () => {
  function* deeper(game: SceneGame): Generator<never, void, unknown> {
    const again = reaction(game, { id: 'again', who: 'a', mandatory: true, resolve: () => deeper(game) })
    yield* offerReactions(game, moment, [again], { seatOrder: game.seats }) as Generator<never, void, unknown>
  }
  expect(() => stage(scene(['a'], deeper), { setup: null }).asked()).toThrow(
    'nested more than 50 deep at "react"',
  )
})

test('a reaction may ask its owner', () => {
  const game = windowOf((game) => [
    reaction(game, {
      id: 'x',
      who: 'a',
      mandatory: true,
      *resolve() {
        game.state.notes.push(
          yield* ask(game, seat('a'), choose({ name: 'whom', prompt: 'Whom?', options: ['p', 'q'] })),
        )
      },
    }),
  ])
  const { session, play } = stage(game, { setup: null })
  play(['a', 'whom', 'q'])
  expect(session.outcome).toEqual(['q'])
})
