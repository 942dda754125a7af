import {
  type AnswerRequest,
  ask,
  choose,
  must,
  randomFrom,
  type Session,
  seat,
  startSession,
  sumOf,
} from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from './evaluator.ts'
import { greedyPlayer, patientGreedyPlayer, rateAnswers, usualGreed } from './greedy.ts'

/** As a driver would put it. */
function requestOf(session: Session, random = randomFrom('bot')): AnswerRequest {
  const [asked] = session.pending?.asked ?? []
  if (asked === undefined) throw new Error('Nobody is asked.')
  const { seat: who, decision } = asked
  return {
    seat: who,
    decision,
    random,
    imagine: (chance) => session.imagine(who, chance),
    get view() {
      return session.view(who)
    },
  }
}

/** Worth as many points as the notes add up to. */
const sums: Evaluator = {
  appraise: (state, _content, _seat, note) => {
    for (const [index, points] of (state as SceneState).notes.entries()) note('points', index, Number(points))
  },
  rests: (decision) => decision === 'pick',
  turns: (decision) => decision === 'pick',
}

describe('a greedy bot', () => {
  const shop = scene(['ada'], function* (game) {
    const options = ['penny', 'purse', 'dare'] as const
    const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
    if (taken === 'penny') game.state.notes.push(1)
    if (taken === 'dare') game.state.notes.push(sumOf(game.dice.roll({ purpose: 'dare' })) === 6 ? 20 : -20)
    if (taken === 'purse') {
      const how = choose({ name: 'how', prompt: 'Which side of it?', options: ['holes', 'coins'] })
      game.state.notes.push((yield* ask(game, seat('ada'), how)) === 'coins' ? 5 : 0)
    }
  })

  test('thinks with pauses where it can be called off, and comes to the same answer', async () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const patient = patientGreedyPlayer(sums, { samples: 8 })
    const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} }
    const thought = patient.answer({ ...requestOf(session), signal })
    expect(thought).toBeInstanceOf(Promise)
    expect(await thought).toBe('purse')
    expect(patient.answer(requestOf(session))).toBe('purse')
    signal.aborted = true
    const waved = await patient.answer({ ...requestOf(session), signal })
    expect(session.pending?.asked[0]?.decision.check(waved).ok).toBe(true)
  })

  test('takes what leaves it best off once everything that follows is done', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    expect(greedyPlayer(sums, { samples: 8 }).answer(requestOf(session))).toBe('purse')
  })

  test('says what every answer seems to be worth, best first', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const weighed = rateAnswers(requestOf(session), sums, { ...usualGreed, samples: 30 })
    expect(weighed.map(({ answer }) => answer)).toEqual(['purse', 'penny', 'dare'])
    expect(weighed[0]?.worth).toBe(5)
    expect(session.answerCount).toBe(0)
  })

  test('compares no more answers than it may, however much follows from each', () => {
    const maze = scene(['ada'], function* (game) {
      const four = ['a', 'b', 'c', 'd'] as const
      yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Which door?', options: four }))
      for (let i = 0; i < 12; i++) {
        const way = yield* ask(game, seat('ada'), choose({ name: 'on', prompt: 'And then?', options: four }))
        game.state.notes.push(way === 'd' ? 1 : 0)
      }
    })
    const compared = (looks: number): number => {
      let appraised = 0
      const counting: Evaluator = {
        ...sums,
        appraise: (...position) => {
          appraised++
          sums.appraise(...position)
        },
      }
      const session = must(startSession(maze, { setup: null, seed: 'maze' }))
      greedyPlayer(counting, { samples: 2, looks }).answer(requestOf(session))
      // Four answers in one game and two in another: each is appraised at its end.
      return appraised - 6
    }
    expect(compared(1000)).toBe(6 * 12 * 4)
    expect(compared(48)).toBe(6 * 8)
    expect(compared(0)).toBe(0)
  })

  test('where nothing is hidden, tries an answer only once that no die follows', () => {
    const stall = scene(['ada'], function* (game) {
      const options = ['penny', 'coin', 'dare', 'bet'] as const
      const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
      if (taken === 'dare' || taken === 'bet') game.dice.roll({ purpose: taken })
      game.state.notes.push(taken)
    })
    // Four answers are tried in the first game, and the better two once more in the second.
    const tries = (liked: readonly string[], hidesNothing: boolean): number => {
      let count = 0
      const evaluator: Evaluator = {
        ...sums,
        appraise: (state, _content, _seat, note) => {
          count++
          note('points', 0, liked.includes((state as SceneState).notes[0] as string) ? 1 : 0)
        },
        ...(hidesNothing ? { hidesNothing } : {}),
      }
      const session = must(startSession(stall, { setup: null, seed: 'stall' }))
      const best = rateAnswers(requestOf(session), evaluator, { ...usualGreed, samples: 2 }).slice(0, 2)
      expect(best.map(({ answer }) => answer).sort()).toEqual(liked)
      expect(best.map(({ worth }) => worth)).toEqual([1, 1])
      return count
    }
    expect(tries(['coin', 'penny'], false)).toBe(6)
    expect(tries(['coin', 'penny'], true)).toBe(4)
    expect(tries(['bet', 'dare'], true)).toBe(6)
  })

  test('where hidden things count for nothing, tries an answer once that nothing open follows', () => {
    const den = scene(['ada', 'bob'], function* (game) {
      const options = ['coin', 'dare', 'peek', 'ask'] as const
      const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
      if (taken === 'dare') game.dice.roll({ purpose: taken })
      if (taken === 'peek') game.emit({ name: 'peek', text: 'A card is seen.' }, [seat('ada')])
      const reply = choose({ name: 'reply', prompt: 'And you?', options: ['no', 'never'] })
      if (taken === 'ask') yield* ask(game, seat('bob'), reply)
      game.state.notes.push(taken)
    })
    // Four answers are tried in the first of three games, two in the second, one in none: there is nothing left to compare.
    const triesOf = (liked: string, flags: Partial<Evaluator>): number => {
      let count = 0
      const evaluator: Evaluator = {
        ...sums,
        appraise: (state, _content, _seat, note) => {
          const [taken] = (state as SceneState).notes
          if (taken === liked) count++
          note('points', 0, taken === liked ? 1 : 0)
        },
        ...flags,
      }
      const session = must(startSession(den, { setup: null, seed: 'den' }))
      expect(greedyPlayer(evaluator, { samples: 3 }).answer(requestOf(session))).toBe(liked)
      return count
    }
    expect(triesOf('coin', {})).toBe(2)
    expect(triesOf('coin', { ignoresHidden: true })).toBe(1)
    // A die, a secret, and what another player may answer differ from game to game.
    for (const unsure of ['dare', 'peek', 'ask']) expect(triesOf(unsure, { ignoresHidden: true })).toBe(2)
  })

  test('with a temperature takes what is nearly as good, never what is far worse', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const random = randomFrom('warm')
    const bot = greedyPlayer(sums, { samples: 20, temperature: 4.5 })
    const taken = new Set(Array.from({ length: 30 }, () => bot.answer(requestOf(session, random))))
    expect([...taken].sort()).toEqual(['penny', 'purse'])
  })

  test('with a temperature never takes what is nothing but a loss, though it is nearly as good', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const random = randomFrom('warm')
    const squanders: Evaluator['squanders'] = (before, after) =>
      (before as SceneState).notes.length === 0 && (after as SceneState).notes[0] === 1
    const bot = greedyPlayer({ ...sums, squanders }, { samples: 20, temperature: 4.5 })
    const taken = new Set(Array.from({ length: 30 }, () => bot.answer(requestOf(session, random))))
    expect([...taken]).toEqual(['purse'])
  })

  test('with a temperature never takes what is nothing but a loss, though it looks best by far', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const random = randomFrom('warm')
    const squanders: Evaluator['squanders'] = (before, after) =>
      (before as SceneState).notes.length === 0 && ((after as SceneState).notes[0] as number) > 1
    const best = greedyPlayer(sums, { samples: 20, temperature: 0.1 }).answer(requestOf(session, random))
    expect(best).toBe('purse')
    const bot = greedyPlayer({ ...sums, squanders }, { samples: 20, temperature: 0.1 })
    const taken = new Set(Array.from({ length: 30 }, () => bot.answer(requestOf(session, random))))
    expect(taken.has('purse')).toBe(false)
  })

  test('takes only so much of a temperature as fits the scale of the game', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const random = randomFrom('cool')
    const bot = greedyPlayer({ ...sums, warmth: 0.1 }, { samples: 20, temperature: 4.5 })
    const taken = new Set(Array.from({ length: 30 }, () => bot.answer(requestOf(session, random))))
    expect(taken.has('purse')).toBe(true)
    expect(taken.has('penny')).toBe(false)
  })

  test('tries only the answers that the game puts on its shortlist, and guesses on as the game says', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const seen: unknown[] = []
    const short: Evaluator = {
      ...sums,
      shortlist(decision, position) {
        seen.push(decision.name, (position()?.state as SceneState | undefined)?.notes)
        return ['penny', 'purse']
      },
      guesses: (decision) => (decision.name === 'how' ? ['holes'] : undefined),
    }
    const weighed = rateAnswers(requestOf(session), short, { ...usualGreed, samples: 8 })
    expect(weighed.map(({ answer, worth }) => [answer, worth])).toEqual([
      ['penny', 1],
      ['purse', 0],
    ])
    expect(seen).toEqual(['pick', []])
  })

  test('compares answers only once nothing is left to guess', () => {
    const works = scene(['ada', 'bob'], function* (game) {
      const ada = seat('ada')
      const options = ['work', 'rest'] as const
      const taken = yield* ask(game, ada, choose({ name: 'pick', prompt: 'What?', options }))
      if (taken === 'rest') return
      const cubes = choose({ name: 'cubes', prompt: 'How many?', options: ['1', '3'] as const })
      const spent = Number(yield* ask(game, ada, cubes))
      game.state.notes.push(-spent)
      yield* ask(game, ada, choose({ name: 'again', prompt: 'Once more?', options: ['no', 'yes'] }))
      if (spent === 3) game.state.notes.push(10)
    })
    const worthOfWork = (guesses: Evaluator['guesses']): number | undefined => {
      const session = must(startSession(works, { setup: null, seed: 'works' }))
      const evaluator = guesses === undefined ? sums : { ...sums, guesses }
      const weighed = rateAnswers(requestOf(session), evaluator, { ...usualGreed, samples: 1 })
      return weighed.find(({ answer }) => answer === 'work')?.worth
    }
    // At a glance one cube looks better than three: what they are good for is seen a question later.
    expect(worthOfWork(undefined)).toBe(-1)
    expect(worthOfWork(({ name }) => (name === 'again' ? ['no'] : undefined))).toBe(7)
  })
})
