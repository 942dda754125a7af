import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { choose } from './decision/index.ts'
import { amountOf, facesOf, type Roll, shows, sumOf, wasRerolled } from './dice.ts'
import type { Fate } from './fate.ts'
import type { Rule } from './question.ts'
import { must } from './result.ts'
import { startSession } from './start.ts'
import { type SceneGame, scene } from './testing/scene.ts'
import { seat } from './vocabulary.ts'

const a = seat('a')

/** Lives through every case and gives what is noted in each, with how likely it is. */
function everyCase(deed: (game: SceneGame) => void, alike = true): Map<string, number> {
  const rules = scene(['a'], function* (game): Rule<void> {
    yield* ask(game, a, choose({ name: 'go', prompt: 'Go?', options: ['go'] }), { always: true })
    deed(game)
  })
  const session = must(startSession(rules, { setup: null, seed: 'any' }))
  const found = new Map<string, number>()
  const path: { picked: number; readonly weights: readonly number[] }[] = []
  do {
    const decide = (turn: number, weights: readonly number[]): number => {
      path[turn] ??= { picked: 0, weights }
      return path[turn].picked
    }
    const fate: Fate = {
      choose: decide,
      below: (turn, n) =>
        decide(
          turn,
          Array.from({ length: n }, () => 1),
        ),
      alike,
    }
    const fork = session.fork({ fate })
    must(fork.answer(a, 'go'))
    const noted = JSON.stringify(fork.outcome)
    let likely = 1
    for (const { picked, weights } of path) likely *= weights[picked]! / weights.reduce((x, y) => x + y)
    found.set(noted, (found.get(noted) ?? 0) + likely)
    while (path.length > 0 && path.at(-1)!.picked === path.at(-1)!.weights.length - 1) path.pop()
    if (path.length > 0) path.at(-1)!.picked++
  } while (path.length > 0)
  return found
}

const count = (roll: Roll, test: (face: number) => boolean): number =>
  roll.dice.filter((die) => shows(die, test)).length

const likely = (cases: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...cases].map(([noted, chance]) => [noted, Number(chance.toFixed(10))]))

test.each([
  ['rolls', (game: SceneGame) => void game.dice.roll({ purpose: 'again' })],
  ['draws', (game: SceneGame) => void game.dice.random.below(6)],
])('%s that a fate decides count as work: a loop without a question ends as a broken game', (_, deed) => {
  const rules = scene(['a'], function* (game): Rule<void> {
    yield* ask(game, a, choose({ name: 'go', prompt: 'Go?', options: ['go'] }), { always: true })
    for (let i = 0; i < 1_000_000; i++) deed(game)
  })
  const session = must(startSession(rules, { setup: null, seed: 'any' }))
  const fork = session.fork({ fate: { choose: () => 0, below: () => 0, alike: true } })
  expect(() => fork.answer(a, 'go')).toThrow('a loop never ends')
})

describe('a fork with a fate of its own', () => {
  test('decides no more about dice than a rule asks: hits on a 5 or more of three dice', () => {
    let runs = 0
    const cases = everyCase((game) => {
      runs++
      const roll = game.dice.roll({ purpose: 'shot', count: 3 })
      game.state.notes.push(count(roll, (face) => face >= 5))
    })
    // Each die hits with 1/3: 8, 12, 6 and 1 of 27.
    const of27 = (ways: number): number => Number((ways / 27).toFixed(10))
    expect(likely(cases)).toEqual({ '[0]': of27(8), '[1]': of27(12), '[2]': of27(6), '[3]': of27(1) })
    expect(runs).toBe(4)
  })

  test('a second question about the same dice only divides what the first left open', () => {
    const cases = everyCase((game) => {
      const roll = game.dice.roll({ purpose: 'shot', count: 2 })
      const hits = count(roll, (face) => face >= 4)
      game.state.notes.push(
        hits,
        count(roll, (face) => face === 6),
        count(roll, (face) => face <= 3),
      )
    })
    // Of 36: misses and misses 9; one hit 18, a third of them sixes; two hits 9: none, one, two sixes 4, 4, 1.
    const of36 = (ways: number): number => Number((ways / 36).toFixed(10))
    expect(likely(cases)).toEqual({
      '[0,0,2]': of36(9),
      '[1,0,1]': of36(12),
      '[1,1,1]': of36(6),
      '[2,0,0]': of36(4),
      '[2,1,0]': of36(4),
      '[2,2,0]': of36(1),
    })
  })

  test('faces that are read are decided one by one, alike or not', () => {
    for (const alike of [true, false]) {
      const cases = everyCase((game) => {
        game.state.notes.push(sumOf(game.dice.roll({ purpose: 'sum', count: 2 })))
      }, alike)
      expect(cases.size).toBe(11)
      expect(cases.get('[7]')).toBeCloseTo(6 / 36, 12)
      expect(cases.get('[11]')).toBeCloseTo(2 / 36, 12)
    }
  })

  test('what dice amount to is decided as a whole, and what is asked later fits it', () => {
    const lowestTwo = (faces: readonly number[]): number => {
      const [one = 0, two = 0] = faces.toSorted((x, y) => x - y)
      return one + two
    }
    let runs = 0
    const decided = everyCase((game) => {
      runs++
      const roll = game.dice.roll({ purpose: 'skill', count: 3 })
      game.state.notes.push(amountOf(roll, (faces) => Number(lowestTwo(faces) <= 5)))
    })
    expect(runs).toBe(2)
    for (const alike of [true, false]) {
      const cases = everyCase((game) => {
        const roll = game.dice.roll({ purpose: 'skill', count: 3 })
        const passed = amountOf(roll, (faces) => Number(lowestTwo(faces) <= 5)) === 1
        const sum = amountOf(roll, lowestTwo)
        const faces = facesOf(roll)
        if (lowestTwo(faces) !== sum || passed !== sum <= 5)
          throw new Error('The dice contradict themselves.')
        game.state.notes.push(Number(passed))
      }, alike)
      expect(cases.get('[1]')).toBeCloseTo(decided.get('[1]')!, 12)
    }
    // Of 216: two lowest of at most 5, counted one by one.
    let ways = 0
    for (let x = 1; x <= 6; x++)
      for (let y = 1; y <= 6; y++) for (let z = 1; z <= 6; z++) if (lowestTwo([x, y, z]) <= 5) ways++
    expect(decided.get('[1]')).toBeCloseTo(ways / 216, 12)
  })

  test('dice of different pools are never taken for each other', () => {
    const cases = everyCase((game) => {
      const { dice } = game.dice.roll({
        purpose: 'pools',
        pools: [{ colour: 'red' }, { colour: 'white', count: 2 }],
      })
      game.state.notes.push(shows(dice[0]!, (face) => face === 6))
    })
    expect(cases.get('[true]')).toBeCloseTo(1 / 6, 12)
  })

  test('where dice are not alike, places count too', () => {
    const first = (game: SceneGame): void => {
      const { dice } = game.dice.roll({ purpose: 'first', count: 3 })
      game.state.notes.push(shows(dice[0]!, (face) => face === 6))
    }
    expect(everyCase(first, false).get('[true]')).toBeCloseTo(1 / 6, 12)
  })

  test('rerolled dice are new dice, and know it', () => {
    const cases = everyCase((game) => {
      const roll = game.dice.roll({ purpose: 'hit', count: 2 })
      const missed = [0, 1].filter((at) => !shows(roll.dice[at]!, (face) => face >= 4))
      const again = missed.length > 0 ? game.dice.reroll(roll, missed, { reason: 'luck' }) : roll
      game.state.notes.push(
        count(again, (face) => face >= 4),
        again.dice.filter(wasRerolled).length,
      )
    })
    // A die hits with 3/4 in the end; both were rerolled in 1 of 4 cases.
    const hits = [...cases]
      .filter(([noted]) => noted.startsWith('[2'))
      .reduce((sum, [, chance]) => sum + chance, 0)
    expect(hits).toBeCloseTo(9 / 16, 12)
    expect(cases.get('[0,2]')).toBeCloseTo(1 / 16, 12)
  })

  test('the better of two rolls counts where a reroll keeps it', () => {
    const cases = everyCase((game) => {
      const roll = game.dice.roll({ purpose: 'best' })
      game.state.notes.push(sumOf(game.dice.reroll(roll, [0], { reason: 'skill', keep: 'higher' })))
    })
    expect(cases.get('[6]')).toBeCloseTo(11 / 36, 12)
    expect(cases.get('[1]')).toBeCloseTo(1 / 36, 12)
  })

  test('draws and shuffles are decided too', () => {
    const cases = everyCase((game) => {
      game.state.notes.push(game.dice.random.shuffle(['x', 'y', 'z']).join(''))
    })
    expect(cases.size).toBe(6)
    for (const chance of cases.values()) expect(chance).toBeCloseTo(1 / 6, 12)
  })

  test('no event reports dice that were not read', () => {
    const rules = scene(['a'], function* (game): Rule<void> {
      yield* ask(game, a, choose({ name: 'go', prompt: 'Go?', options: ['go'] }), { always: true })
      game.dice.roll({ purpose: 'unseen', count: 4 })
      game.emit({ name: 'done', text: 'Done.' })
    })
    const session = must(startSession(rules, { setup: null, seed: 'any' }))
    const fate: Fate = {
      alike: true,
      choose: () => {
        throw new Error('looked')
      },
      below: () => 0,
    }
    const fork = session.fork({ fate })
    must(fork.answer(a, 'go'))
    expect(fork.events('spectator').map(({ name }) => name)).toEqual(['done'])
    expect(fork.isReal).toBe(false)
  })

  test('plain dice answer the same questions', () => {
    const die = { colour: 'white', sides: 6, faces: [2, 5], face: 5 }
    expect(shows(die, (face) => face >= 5)).toBe(true)
    expect(shows(die, (face) => face < 5)).toBe(false)
    expect(wasRerolled(die)).toBe(true)
    expect(wasRerolled({ ...die, faces: [5] })).toBe(false)
  })
})

describe('a fork of this step only', () => {
  const twoSteps = scene(['a'], note('first'), note('second'))

  function note(word: string) {
    return function* (game: SceneGame): Rule<void> {
      yield* ask(game, a, choose({ name: word, prompt: 'Go?', options: ['go'] }), { always: true })
      game.state.notes.push(word)
    }
  }

  test('stands still at the end of the step, without being over', () => {
    const session = must(startSession(twoSteps, { setup: null, seed: 'any' }))
    const fork = session.fork({ thisStepOnly: true })
    expect(fork.pending?.asked[0]?.decision.name).toBe('first')
    must(fork.answer(a, 'go'))
    expect(fork.pending).toBeUndefined()
    expect(fork.isOver).toBe(false)
    expect(fork.outcome).toBeUndefined()
    expect(fork.view(a).over).toBe(false)
    expect(fork.state.notes).toEqual(['first'])
    expect(fork.answer(a, 'go')).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining('one step only') },
    })
    // The game itself goes on.
    must(session.answer(a, 'go'))
    expect(session.pending?.asked[0]?.decision.name).toBe('second')
  })

  test('is over where the step ends the game', () => {
    const session = must(startSession(twoSteps, { setup: null, seed: 'any' }))
    must(session.answer(a, 'go'))
    const fork = session.fork({ thisStepOnly: true })
    must(fork.answer(a, 'go'))
    expect(fork.isOver).toBe(true)
    expect(fork.outcome).toEqual(['first', 'second'])
  })
})
