import {
  ask,
  choose,
  chooseNumber,
  must,
  ok,
  open,
  randomFrom,
  refused,
  seat,
  split,
  startSession,
  sumOf,
} from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from '../evaluator.ts'
import { requestOf } from '../testing/request.ts'
import { withDetoursLowered } from './experience.ts'
import { bestFew, rank, rankStepwise } from './rank.ts'
import { plainWords, type Words } from './words.ts'

/** Worth as many points as the notes add up to, fame and money apart. */
const sums: Evaluator = {
  appraise: (state, _content, _seat, note) => {
    for (const each of (state as SceneState).notes) {
      const [matter, worth] = each as [string, number]
      note(matter, 0, worth)
    }
  },
  rests: (decision) => decision === 'pick',
  turns: () => false,
}

const words: Words = { ...plainWords, noticeable: 1 }

const shop = scene(['ada', 'bo'], function* (game) {
  const options = ['penny', 'purse', 'dare', 'brag', 'leave'] as const
  const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
  if (taken === 'penny') game.state.notes.push(['money', 4.5])
  if (taken === 'dare') {
    const lucky = sumOf(game.dice.roll({ purpose: 'dare' })) > 3
    game.state.notes.push(['old-fame', lucky ? 5 : -20])
  }
  if (taken === 'brag') game.state.notes.push(['old-fame', 6], ['money', -30])
  if (taken === 'purse') {
    const how = choose({ name: 'how', prompt: 'Which side of it?', options: ['holes', 'coins'] })
    game.state.notes.push(['money', (yield* ask(game, seat('ada'), how)) === 'coins' ? 5 : 0])
  }
})

const atTheShop = () => must(startSession(shop, { setup: null, seed: 'shop' }))

describe('a ranking', () => {
  const ranking = rank(requestOf(atTheShop()), sums, words, { samples: 40 })
  const byLabel = new Map(ranking.answers.map((each) => [each.label, each]))

  test('has the best answer first, and a worth and a spread for each', () => {
    expect(ranking.tries).toBe(40)
    expect(ranking.answers.map(({ label }) => label)).toEqual(['purse', 'penny', 'leave', 'dare', 'brag'])
    expect(byLabel.get('purse')).toMatchObject({ answer: 'purse', worth: 5, spread: 0 })
    expect(byLabel.get('leave')?.worth).toBe(0)
    expect(byLabel.get('dare')?.spread).toBeGreaterThan(10)
  })

  test('says how each compares with the best', () => {
    expect(byLabel.get('purse')?.verdict).toBe('Best, but not by much.')
    expect(byLabel.get('penny')?.verdict).toBe('Nearly as good.')
    expect(byLabel.get('leave')?.verdict).toBe('Clearly worse: gives up improving money.')
    expect(byLabel.get('brag')?.verdict).toBe('Clearly worse: it means worsening money.')
  })

  test('gives reasons in one sentence, with how often something happened', () => {
    expect(byLabel.get('purse')?.sentence).toBe('Improves money.')
    expect(byLabel.get('leave')?.sentence).toBe('Changes nothing that counts.')
    expect(byLabel.get('brag')?.sentence).toBe('Improves old fame; but worsens money.')
    expect(byLabel.get('dare')?.sentence).toMatch(/^(Likely|Perhaps) worsens old fame \(\d\d% of tries\)\.$/)
  })

  test('reports how often nothing did better', () => {
    const lucky = byLabel.get('dare')?.first ?? 0
    expect(lucky).toBeGreaterThan(0.2)
    expect(byLabel.get('purse')?.first).toBe(1)
    expect(byLabel.get('leave')?.first).toBe(0)
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(ranking))).toEqual(ranking)
  })

  test('is the same for the same chance, and changes nothing', () => {
    const session = atTheShop()
    const again = rank(requestOf(session), sums, words, { samples: 40 })
    expect(again).toEqual(ranking)
    expect(session.answerCount).toBe(0)
  })
})

test('what all answers do alike is no reason for one of them', () => {
  const toll = scene(['ada'], function* (game) {
    const way = yield* ask(
      game,
      seat('ada'),
      choose({ name: 'pick', prompt: 'Where?', options: ['left', 'right'] }),
    )
    game.state.notes.push(['toll', -3], ['view', way === 'left' ? 2 : 0])
  })
  const session = must(startSession(toll, { setup: null, seed: 'toll' }))
  const { answers } = rank(requestOf(session), sums, words, { samples: 2 })
  expect(answers.map(({ sentence }) => sentence)).toEqual(['Improves view.', 'Changes nothing that counts.'])
})

test('what an answer only begins is worth what it leads to', () => {
  const doors = scene(['ada'], function* (game) {
    const door = yield* ask(
      game,
      seat('ada'),
      choose({ name: 'door', prompt: 'Which?', options: ['red', 'blue'] }),
    )
    const options = door === 'red' ? ['mop', 'bucket'] : ['mop', 'crown']
    const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
    game.state.notes.push(['riches', taken === 'crown' ? 9 : 0])
  })
  const session = must(startSession(doors, { setup: null, seed: 'doors' }))
  const verdicts = (begins: readonly string[]) =>
    rank(requestOf(session), sums, { ...words, beginnings: new Set(begins) }, { samples: 3 }).answers.map(
      ({ label, verdict }) => `${label}: ${verdict}`,
    )
  expect(verdicts(['door'])).toEqual(['blue: Best by far.', 'red: Clearly worse: gives up improving riches.'])
  expect(verdicts([]).sort()).toEqual(['blue: As good as any.', 'red: As good.'])
})

describe('an answer that may lead back to the same question', () => {
  /** A rope can be looked at and left alone, as often as one likes; the rest costs something. */
  const roof = (view: number) =>
    scene(['ada'], function* (game) {
      const ada = seat('ada')
      for (;;) {
        const options = ['rope', 'stairs', 'end'] as const
        const way = yield* ask(game, ada, choose({ name: 'pick', prompt: 'What now?', options }))
        if (way === 'rope') {
          const where = choose({ name: 'where', prompt: 'Where to?', options: ['up', 'nowhere'] })
          if ((yield* ask(game, ada, where)) === 'nowhere') continue
          game.state.notes.push(['view', view])
          return
        }
        game.state.notes.push(['strength', way === 'stairs' ? -2 : -5])
        return
      }
    })
  const answersTo = (view: number) =>
    rank(requestOf(must(startSession(roof(view), { setup: null, seed: 'roof' }))), sums, words, {
      samples: 4,
    }).answers
  const ranked = (view: number) => answersTo(view).map(({ label }) => label)

  test('is advised last where going back is the best that can be made of it', () => {
    expect(ranked(-9)).toEqual(['stairs', 'end', 'rope'])
  })

  test('is then worth less than all others, and never first', () => {
    const [stairs, end, rope] = answersTo(-9)
    expect([stairs?.worth, end?.worth]).toEqual([-2, -5])
    expect(rope?.worth).toBeCloseTo(-5)
    expect(rope).toMatchObject({ first: 0, standing: end?.standing })
  })

  test('is worth what is answered next in a try that leads back, if others lead on', () => {
    const tried = (answer: string, gains: number[], ledBack: boolean[]) => ({
      answer,
      gains,
      askedAgain: ledBack,
      ledBack,
      tries: [],
      appraisals: [],
    })
    const gains = (...answers: ReturnType<typeof tried>[]) =>
      withDetoursLowered(answers).map((each) => each.gains.map((gain) => Math.round(gain * 1000) / 1000))
    const never = [false, false]
    expect(
      gains(
        tried('rope', [0, 3], [true, false]),
        tried('stairs', [-2, -2], never),
        tried('end', [-5, -5], never),
      ),
    ).toEqual([
      [-2, 3],
      [-2, -2],
      [-5, -5],
    ])
    expect(gains(tried('rope', [0, 0], [true, true]))).toEqual([[0, 0]])
  })

  test('is advised where something comes of it', () => {
    expect(ranked(3)).toEqual(['rope', 'stairs', 'end'])
  })
})

describe('where ending is an answer', () => {
  const idling = (worth: number) =>
    scene(['ada'], function* (game) {
      const options = [
        { id: 'stroll', label: 'Stroll' },
        { id: 'end', label: 'End the walk' },
      ]
      const way = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'What now?', options }))
      game.state.notes.push(['view', way === 'stroll' ? worth : 0])
    })
  const first = (worth: number) => {
    const session = must(startSession(idling(worth), { setup: null, seed: 'walk' }))
    return rank(requestOf(session), sums, words, { samples: 2 }).answers[0]
  }

  test('and nothing is worth doing, it says so and ends', () => {
    expect(first(0)).toMatchObject({ answer: 'end', verdict: 'Nothing useful here: end the walk.' })
  })

  test('what is hardly better than ending is not called the best below it', () => {
    const session = must(startSession(idling(0.9), { setup: null, seed: 'walk' }))
    // No speaker describes the view here.
    const mute: Words = { ...words, speakers: { view: () => [] } }
    const verdicts = rank(requestOf(session), sums, mute, { samples: 2 }).answers.map(
      ({ verdict }) => verdict,
    )
    expect(verdicts).toEqual(['Nothing useful here: end the walk.', 'Hardly better.'])
  })

  test('what happens after the end is no reason for an answer that only delays it', () => {
    /** Idling costs a little and leads back; what follows the end costs more, whatever was done before. */
    const evening = (idling: number) =>
      scene(['ada'], function* (game) {
        const options = [
          { id: 'idle', label: 'Idle' },
          { id: 'end', label: 'End the walk' },
        ]
        for (;;) {
          const way = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'What now?', options }))
          game.state.notes.push(way === 'idle' ? ['patience', idling] : ['rain', -9])
          if (way === 'end') return
        }
      })
    const verdicts = (idling: number) => {
      const session = must(startSession(evening(idling), { setup: null, seed: 'rain' }))
      const ranking = rank(requestOf(session), sums, words, { samples: 2 })
      return ranking.answers.map(({ label, verdict }) => `${label}: ${verdict}`)
    }
    expect(verdicts(-0.5)).toEqual([
      'End the walk: Nothing useful here: end the walk.',
      'Idle: Only puts the end off.',
    ])
    expect(verdicts(2)[0]).toBe('Idle: Best by far.')
  })

  describe('and an idle answer looks best, because what the end costs lies ahead', () => {
    /** Idling costs little and leads back; a walk costs nearly as much as the end, and shows something. */
    const evening = (walk: number) =>
      scene(['ada'], function* (game) {
        const ada = seat('ada')
        const begin = choose({ name: 'door', prompt: 'Go out?', options: ['out', 'stay'] })
        if ((yield* ask(game, ada, begin)) === 'stay') {
          game.state.notes.push(['rain', -9])
          return
        }
        const options = [
          { id: 'idle', label: 'Idle' },
          { id: 'walk', label: 'Walk' },
          { id: 'end', label: 'End the walk' },
        ]
        for (;;) {
          const way = yield* ask(game, ada, choose({ name: 'pick', prompt: 'What now?', options }))
          game.state.notes.push(way === 'idle' ? ['patience', -0.5] : ['rain', -9])
          if (way === 'walk') game.state.notes.push(['view', walk])
          if (way !== 'idle') return
        }
      })
    const verdicts = (walk: number, begun = true) => {
      const session = must(startSession(evening(walk), { setup: null, seed: 'evening' }))
      if (begun) must(session.answer(seat('ada'), 'out'))
      const beginnings = new Set(['door'])
      const ranking = rank(requestOf(session), sums, { ...words, beginnings }, { samples: 2 })
      return ranking.answers.map(({ label, verdict }) => `${label}: ${verdict}`)
    }

    test('what brings something goes before it', () => {
      expect(verdicts(3)).toEqual([
        'Walk: Best.',
        'End the walk: Worse: gives up improving view.',
        'Idle: Only puts the end off.',
      ])
      expect(verdicts(0.5)[0]).toBe('Walk: Best, but not by much.')
    })

    test('what brings no more than the end does not', () => {
      expect(verdicts(0.1)[0]).toBe('End the walk: Nothing useful here: end the walk.')
      expect(verdicts(-1)[0]).toBe('End the walk: Nothing useful here: end the walk.')
    })

    test('what leads there is worth what is done then, and not the idling', () => {
      expect(verdicts(3, false)).toEqual(['out: Best.', 'stay: Worse: gives up improving view.'])
      for (const verdict of verdicts(0, false)) expect(verdict).toContain(': As good')
    })
  })

  test('and something is worth doing, that comes first', () => {
    expect(first(5)).toMatchObject({ answer: 'stroll', sentence: 'Improves view.' })
  })

  test('and everything else is harmful, ending is simply the best', () => {
    expect(first(-5)).toMatchObject({ answer: 'end', standing: 'best', sentence: 'Avoids worsening view.' })
  })
})

test('answers that no bot would compare are tried as well where the game says so', () => {
  const pick: Evaluator = { ...sums, shortlist: () => ['leave'] }
  const labels = (own: Partial<Words>) =>
    rank(requestOf(atTheShop()), pick, { ...words, ...own }, { samples: 2 }).answers.map(
      ({ label, verdict }) => `${label}: ${verdict}`,
    )
  expect(labels({})).toEqual(['leave: The only one worth considering.'])
  expect(labels({ alsoTried: ({ name }) => (name === 'pick' ? ['penny', 'leave'] : []) })).toEqual([
    'penny: Best by far.',
    'leave: Clearly worse: gives up improving money.',
  ])
})

test('an only answer is called so', () => {
  const lane = scene(['ada'], function* (game) {
    const on = choose({ name: 'pick', prompt: 'On?', options: ['on'] })
    yield* ask(game, seat('ada'), on, { always: true })
    game.state.notes.push(['way', 1])
  })
  const session = must(startSession(lane, { setup: null, seed: 'lane' }))
  expect(rank(requestOf(session), sums, words, { samples: 2 }).answers).toMatchObject([
    { label: 'on', verdict: 'The only answer.', sentence: 'Improves way.' },
  ])
})

test('the only one worth considering is not called the only answer, for numbers neither', () => {
  const bids = (max: number) => {
    const bid = scene(['ada'], function* (game) {
      const amount = chooseNumber({ name: 'bid', prompt: 'Bid.', min: 1, max })
      game.state.notes.push(['way', yield* ask(game, seat('ada'), amount, { always: true })])
    })
    const session = must(startSession(bid, { setup: null, seed: 'bid' }))
    const shortlist = () => [max]
    return rank(requestOf(session), { ...sums, shortlist }, words, { samples: 2 }).answers[0]?.verdict
  }
  expect(bids(3)).toBe('The only one worth considering.')
  expect(bids(1)).toBe('The only answer.')
})

describe('thinking in slices', () => {
  test('there is a ranking after every try, and the caller can stop after any', () => {
    const steps = rankStepwise(requestOf(atTheShop()), sums, words, { samples: 9 })
    expect(steps.next().value?.()).toMatchObject({ tries: 1 })
    expect(steps.next().value?.()).toMatchObject({ tries: 2 })
    expect([...steps].length).toBe(7)
  })

  test('the budget of the request goes first', () => {
    const request = requestOf(atTheShop(), randomFrom('x'), { budget: { iterations: 3 } })
    expect(rank(request, sums, words).tries).toBe(3)
    const hurried = requestOf(atTheShop(), randomFrom('x'), { budget: { milliseconds: 0 } })
    expect(rank(hurried, sums, words).tries).toBe(1)
  })

  test('once aborted it thinks no further', () => {
    const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} }
    const steps = rankStepwise(requestOf(atTheShop(), randomFrom('x'), { signal }), sums, words)
    steps.next()
    signal.aborted = true
    expect(steps.next().done).toBe(true)
    const late = requestOf(atTheShop(), randomFrom('x'), { signal })
    expect(rank(late, sums, words)).toEqual({ tries: 0, answers: [] })
  })
})

test('where no game can be imagined there is no hint, and no guess', () => {
  const request = { ...requestOf(atTheShop()), imagine: () => refused('Nothing fits.') }
  expect(rank(request, sums, words)).toEqual({ tries: 0, answers: [] })
})

describe('answers as a person reads them', () => {
  const labelsOf = (decision: Parameters<typeof ask>[2], own: Partial<Words> = {}) => {
    const question = scene(['ada'], function* (game) {
      yield* ask(game, seat('ada'), decision)
    })
    const session = must(startSession(question, { setup: null, seed: 'labels' }))
    const ranking = rank(requestOf(session), sums, { ...words, ...own }, { samples: 1, candidates: 30 })
    return bestFew(ranking, 30)
      .map(({ label }) => label)
      .sort()
  }

  test('a split by its shares, nothing left out but nothing', () => {
    const among = [
      { id: 'x', label: 'Thug' },
      { id: 'y', label: 'Boss' },
    ]
    expect(labelsOf(split({ name: 'dice', prompt: 'Split.', total: 1, among }))).toEqual([
      '1 for Boss',
      '1 for Thug',
    ])
  })

  test('a split in the words of the game, where it has its own for that question', () => {
    const among = [
      { id: 'x', label: 'Thug' },
      { id: 'y', label: 'Boss' },
    ]
    const shared = split({ name: 'plan', prompt: 'Split.', total: 1, among })
    const own = { saysItself: new Set(['plan']), sayAnswer: () => 'to one of them' }
    expect(labelsOf(shared, own)).toEqual(['to one of them'])
    expect(labelsOf(shared, { ...own, saysItself: new Set(['other']) })).toEqual(['1 for Boss', '1 for Thug'])
  })

  test('a number as it is', () => {
    expect(labelsOf(chooseNumber({ name: 'bid', prompt: 'Bid.', min: 1, max: 3 }))).toEqual(['1', '2', '3'])
  })

  const landing = open<number[]>({
    name: 'landing',
    prompt: 'Where?',
    shape: 'point',
    check: (answer) => ok(answer as number[]),
    candidates: () => [
      [1, 2],
      [3, 4],
    ],
  })

  test('a shape of the game’s own in its own words, or as data', () => {
    expect(labelsOf(landing)).toEqual(['[1,2]', '[3,4]'])
    expect(labelsOf(landing, { sayAnswer: (answer) => `at ${(answer as number[]).join('/')}` })).toEqual([
      'at 1/2',
      'at 3/4',
    ])
  })

  test('those that read the same are one piece of advice', () => {
    expect(labelsOf(landing, { sayAnswer: () => 'near the lamp' })).toEqual(['near the lamp'])
  })
})
