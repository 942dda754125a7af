import { expect, test } from 'vitest'
import { crow } from '../examples/crow.ts'
import { heist } from '../examples/heist/index.ts'
import { race } from '../examples/race/index.ts'
import {
  type AnyGame,
  ask,
  choose,
  defineGame,
  type GameDefinition,
  type Json,
  ok,
  open,
  type Random,
  type Rule,
  refused,
  type Seat,
} from '../index.ts'
import { gameProperties } from './index.ts'

/*
 * A property that cannot fail proves nothing: each of these games is broken in one way, and the suite must
 * say so.
 */

const setups = [{ seats: ['a', 'b', 'c'] }]

function complaints(
  game: AnyGame,
  about: readonly Json[] = setups,
  askingTells = false,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { name, check } of gameProperties(game, {
    setups: about,
    runs: 15,
    answers: 25,
    askingTells,
    seed: 7,
  })) {
    try {
      check()
    } catch (error) {
      found[name] = String(error) + String(error instanceof Error ? (error.cause ?? '') : '')
    }
  }
  return found
}

function broken<Setup extends Json, Content, State>(
  game: GameDefinition<Setup, Content, State>,
  change: Partial<GameDefinition<Setup, Content, State>>,
): GameDefinition<Setup, Content, State> {
  return { ...game, ...change }
}

test('sound games have nothing to complain about', () => {
  expect(complaints(heist, setups, true)).toEqual({})
})

test('a view that shows a hidden card is caught', () => {
  const leaky = broken(heist, {
    view: (state, content, viewer) => ({
      ...(heist.view(state, content, viewer) as object),
      top: state.deck[0] ?? null,
    }),
  })
  expect(complaints(leaky)['views do not depend on hidden state']).toContain('depends on what')
})

test('a decision that holds the running game is caught, and one that tells what is hidden', () => {
  const holding = (what: (game: Parameters<typeof heist.step>[0]) => unknown): AnyGame =>
    broken(heist, {
      *step(game) {
        const decision = choose({ name: 'held', prompt: '?', options: ['go'] })
        yield* ask(game, game.seats[0]!, Object.assign(decision, { held: what(game) }), { always: true })
        yield* heist.step(game)
      },
    })
  const name = 'a request holds nothing of the running game'
  expect(complaints(holding((game) => ({ deep: [game] })))[name]).toContain('deep.0: a RunningGame')
  expect(complaints(holding(({ dice }) => new Map([['dice', dice]])))[name]).toContain('a Dice')
  expect(complaints(holding(({ state }) => ({ [Symbol('s')]: state })))[name]).toContain(
    'a part of the state',
  )
  expect(complaints(holding(({ state }) => state.deck.join()))[name]).toContain('depends on what is hidden')
})

/** A game of two turns in which the second seat may hide something to answer with. */
const withSecret = (step: (game: Parameters<typeof crow.step>[0], holds: boolean) => Rule<void>) =>
  broken(crow, {
    start: (opening) => ({ ...crow.start(opening), found: opening.random.below(2) }),
    view: (state) => ({ turn: state.turn }),
    resample: (state, _content, _viewer, random) => ({ ...state, found: random.below(2) }),
    *step(game) {
      yield* step(game, game.state.found === 1)
      game.state.turn++
    },
    isOver: (state) => state.turn > 5,
  })

const WHO = 'who is asked, and who can undo, does not depend on hidden state'
const simple = (name: string) => choose({ name, prompt: 'What now?', options: ['x', 'y'] })

test('being asked for what one holds is caught', () => {
  const telling = withSecret(function* (game, holds) {
    const [me, other] = game.seats as readonly [Seat, Seat]
    yield* ask(game, me, simple('move'))
    if (holds) yield* ask(game, other, simple('answer'))
    yield* ask(game, me, simple('move on'))
  })
  expect(complaints(telling)[WHO]).toContain('Who is asked depends')
})

test('an undo that is possible only if no seat holds anything is caught', () => {
  const telling = withSecret(function* (game, holds) {
    const [me] = game.seats as readonly [Seat]
    yield* ask(game, me, simple('move'))
    if (holds) game.forbidUndo()
    yield* ask(game, me, simple('move on'))
  })
  expect(complaints(telling)[WHO]).toContain('can take back the last answer depends')
})

test('a decision that reveals hidden cards is caught', () => {
  const telling = broken(crow, {
    start: (opening) => ({ ...crow.start(opening), found: opening.random.below(6) }),
    view: (state) => ({ nest: { ...state.nest } }),
    resample: (state, _content, _viewer, random) => ({ ...state, found: random.below(6) }),
    *step(game) {
      const me = game.seats[0] as Seat
      yield* ask(
        game,
        me,
        choose({ name: 'tell', prompt: `There are ${game.state.found}.`, options: ['x', 'y'] }),
      )
      game.state.turn++
    },
    isOver: (state) => state.turn > 5,
  })
  expect(complaints(telling)['views do not depend on hidden state']).toContain('What is asked depends')
})

test('a resample that draws nothing anew is caught', () => {
  const lazy = broken(heist, { resample: (state) => state })
  expect(complaints(lazy)['views do not depend on hidden state']).toContain('resample never changed anything')
})

test('a shallow clone is caught', () => {
  const shallow = broken(heist, { clone: (state) => ({ ...state, hands: state.hands }) })
  const found = complaints(shallow)
  expect(found['clones lose nothing and share nothing; nor do views']).toContain('shares')
  expect(found['fork, then continue is the same as continue']).toBeDefined()
  expect(found['undo restores the hash, the events and the dice']).toBeDefined()
})

test('a clone that forgets a field is caught', () => {
  const forgetful = broken(race, {
    clone: (state) => ({ ...race.clone(state), turn: 0 }),
  })
  expect(complaints(forgetful)['clones lose nothing and share nothing; nor do views']).toContain('differs')
})

test('a view that hands out the state itself is caught', () => {
  const careless = broken(crow, { view: (state) => state })
  expect(complaints(careless)['clones lose nothing and share nothing; nor do views']).toContain('The view of')
})

test('chance from outside the dice is caught', () => {
  let count = 0
  const random = broken(crow, {
    *step(game) {
      yield* crow.step(game)
      if (++count % 3 === 0) game.state.found++
    },
  })
  const found = complaints(random)
  expect(found['the same setup, seed and answers give the same hash and events']).toContain(
    'differs when played twice',
  )
  expect(found['save, load, then continue is the same as continue']).toBeDefined()
  expect(found['fork, then continue is the same as continue']).toBeDefined()
})

test('something remembered outside the state is caught', () => {
  const memory = new WeakMap<object, number>()
  const absent = broken(crow, {
    *step(game) {
      const dug = (memory.get(game) ?? 0) + 1
      memory.set(game, dug)
      game.state.found += dug
      yield* crow.step(game)
    },
  })
  const found = complaints(absent)
  expect(found['fork, then continue is the same as continue']).toBeDefined()
})

function asking(
  check: (answer: unknown) => ReturnType<typeof ok<Json>> | ReturnType<typeof refused>,
): AnyGame {
  return broken(crow, {
    *step(game) {
      const decision = open<Json>({
        name: 'number',
        prompt: 'A number?',
        shape: 'odd',
        check,
        candidates: () => [3],
      })
      yield* ask(game, game.seats[0] as Seat, decision)
      game.state.turn++
    },
    isOver: (state) => state.turn > 5,
  })
}

const illegal = 'an illegal answer changes nothing and says why'
const candidates = 'candidates are legal and decisions make sense'

test('a check that throws is caught', () => {
  const throwing = asking((answer) =>
    (answer as { x: number }).x > 0 ? ok(3) : answer === 3 ? ok(3) : refused('No.'),
  )
  expect(complaints(throwing)[illegal]).toContain('throws on')
})

test('a refusal without a reason is caught', () => {
  expect(complaints(asking((answer) => (answer === 3 ? ok(3) : refused(''))))[illegal]).toContain(
    'without a reason',
  )
})

test('a check that changes the state is caught', () => {
  let tampered = 0
  const tampering = broken(crow, {
    view: (state) => ({ found: state.found + tampered }),
    *step(game) {
      const decision = open<Json>({
        name: 'number',
        prompt: 'A number?',
        shape: 'odd',
        check: (answer) => {
          tampered++
          return answer === 3 ? ok(3) : refused('Three, please.')
        },
        candidates: () => [3],
      })
      yield* ask(game, game.seats[0] as Seat, decision)
      game.state.turn++
    },
    isOver: (state) => state.turn > 5,
  })
  expect(complaints(tampering)[illegal]).toContain('changed something')
})

test('an illegal candidate is caught', () => {
  expect(complaints(asking((answer) => (answer === 4 ? ok(4) : refused('Four.'))))[candidates]).toContain(
    'refuses its own candidate',
  )
})

test('a check that reads an answer differently the second time is caught', () => {
  const drifting = asking((answer) => (typeof answer === 'number' ? ok(answer + 1) : refused('A number.')))
  expect(complaints(drifting)[candidates]).toContain('differently')
})

test('candidates without an end are caught', () => {
  const endless = broken(heist, {
    *step(game) {
      const decision = choose({ name: 'endless', prompt: '?', options: ['go'] })
      const candidates = (_: Random, n: number) =>
        Array.from({ length: Math.min(n, 999) }, () => 'go' as const)
      yield* ask(game, game.seats[0]!, Object.assign(decision, { candidates }), { always: true })
      yield* heist.step(game)
    },
  })
  expect(complaints(endless)['candidates are legal and decisions make sense']).toContain(
    'more candidates than',
  )
})

test('two options with one id are caught', () => {
  const twins = broken(crow, {
    *step(game) {
      const options = [
        { id: 'x', label: 'One' },
        { id: 'x', label: 'Two' },
      ]
      yield* ask(game, game.seats[0] as Seat, choose({ name: 'twins', prompt: 'Which?', options }))
      game.state.turn++
    },
    isOver: (state) => state.turn > 5,
  })
  expect(complaints(twins)[candidates]).toContain('same id')
})

test('a game that never ends is caught', () => {
  const endless = broken(crow, { isOver: () => false })
  expect(complaints(endless)['random games come to an end']).toContain('did not end')
})

test('a definition type-checks against the erased type', () => {
  const games: readonly AnyGame[] = [crow, heist, race, defineGame(crow)]
  expect(games).toHaveLength(4)
})
