import {
  type AnswerRequest,
  ask,
  askSecretly,
  choose,
  chooseNumber,
  defineGame,
  type Game,
  must,
  ok,
  type Rule,
  randomFrom,
  type Session,
  seat,
  shows,
  startSession,
} from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { type OddsOptions, odds, oddsInSlices } from './odds.ts'
import type { OddsReader } from './reader.ts'

const a = seat('a')
const b = seat('b')

type State = { points: number; steps: number; deck: string[] }
type Play = Game<State, null>

/** A game of one deed: `a` goes for it, points are counted, then `a` is asked for the next one. */
function gameOf(deed: (game: Play) => Rule<void> | undefined): Session<null, null, State> {
  const definition = defineGame<null, null, State>({
    id: 'deed',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content: null }),
    seats: () => [a, b],
    start: ({ random }) => ({ points: 0, steps: 0, deck: random.shuffle(['1', '2', '3']) }),
    *step(game) {
      yield* ask(game, a, choose({ name: 'deed', prompt: 'What now?', options: ['go', 'stay'] }), {
        always: true,
      })
      const doing = deed(game)
      if (doing !== undefined) yield* doing
      game.state.steps++
    },
    isOver: ({ steps }) => steps >= 3,
    outcome: ({ points }) => points,
    clone: (state) => ({ ...state, deck: [...state.deck] }),
    view: ({ points, steps }) => ({ points, steps }),
    resample: (state, _content, _viewer, random) => ({ ...state, deck: random.shuffle(state.deck) }),
  })
  return must(startSession(definition, { setup: null, seed: 'odds' }))
}

const reader: OddsReader<State, null> = {
  rests: (decision) => decision === 'deed',
  declines: new Set(['no']),
  read: ({ before, after }) => [{ what: 'points', id: 'a', whom: 'a', value: after.points - before.points }],
  assumption: ({ decision }, answer) => `${decision.name}: ${JSON.stringify(answer)}`,
}

const pointsOf = (session: Session, options: Omit<OddsOptions, 'reader'> = {}) => {
  const found = must(odds({ session, seat: a }, 'go', { reader, ...options }))
  return {
    ...found,
    chances: Object.fromEntries(found.measures[0]!.values.map((each) => [each.value, each.probability])),
  }
}

const twoDice = (): Session =>
  gameOf((game) => {
    const { dice } = game.dice.roll({ purpose: 'go', count: 2 })
    game.state.points += dice.filter((die) => shows(die, (face) => face >= 5)).length
    return undefined
  })

/** Two dice that are rolled until they differ. */
const rollOff = (): Session =>
  gameOf((game) => {
    for (;;) {
      const [mine, theirs] = [1, 2].map(() => game.dice.roll({ purpose: 'go' }).dice[0]!.face)
      if (mine === theirs) continue
      if (mine! > theirs!) game.state.points++
      return undefined
    }
  })

describe('exact odds', () => {
  test('follow from every case of the dice', () => {
    const found = pointsOf(twoDice())
    expect(found).toMatchObject({ method: 'exact', runs: 3, assumptions: [] })
    expect(found.chances[0]).toBeCloseTo(4 / 9, 12)
    expect(found.chances[1]).toBeCloseTo(4 / 9, 12)
    expect(found.chances[2]).toBeCloseTo(1 / 9, 12)
    expect(found.measures[0]).toMatchObject({ meanError: 0 })
    expect(found.measures[0]!.mean).toBeCloseTo(2 / 3, 12)
  })

  test('come out the same where every place of a die is tried', () => {
    const found = pointsOf(twoDice(), { everyPlace: true })
    expect(found.runs).toBe(4)
    expect(found.chances[1]).toBeCloseTo(4 / 9, 12)
  })

  test('leave the game as it was', () => {
    const session = twoDice()
    const before = session.hash()
    pointsOf(session)
    expect(session.hash()).toBe(before)
  })

  test('end with the step: what the next one does is another matter', () => {
    const session = gameOf((game) => {
      game.state.points++
      return undefined
    })
    expect(pointsOf(session).chances).toEqual({ 1: 1 })
  })

  test('take draws from few as dice', () => {
    const session = gameOf((game) => {
      game.state.points += game.dice.random.below(4)
      return undefined
    })
    expect(pointsOf(session).chances).toEqual({ 0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25 })
  })

  test('are for legal answers only', () => {
    expect(odds({ session: twoDice(), seat: a }, 'fly', { reader })).toMatchObject({ ok: false })
    expect(odds({ session: twoDice(), seat: b }, 'go', { reader })).toMatchObject({ ok: false })
  })
})

describe('what is asked next', () => {
  const asking = (): Session =>
    gameOf(function* (game) {
      const efforts = yield* ask(
        game,
        b,
        chooseNumber({ name: 'efforts', prompt: 'How many?', min: 0, max: 2 }),
      )
      const reply = yield* ask(game, a, choose({ name: 'reply', prompt: 'More?', options: ['yes', 'no'] }))
      game.state.points += 10 * efforts + (reply === 'yes' ? 1 : 0)
    })

  test('is declined, and that is reported', () => {
    const found = pointsOf(asking())
    expect(found.chances).toEqual({ 0: 1 })
    expect(found.assumptions).toEqual(['efforts: 0', 'reply: "no"'])
  })

  test('is answered as given, and then nothing is assumed', () => {
    const found = pointsOf(asking(), {
      followUps: [({ decision }) => (decision.name === 'efforts' ? 2 : undefined)],
    })
    expect(found.chances).toEqual({ 20: 1 })
    expect(found.assumptions).toEqual(['reply: "no"'])
  })

  test('may be asked of several at once', () => {
    const session = gameOf(function* (game) {
      const bid = chooseNumber({ name: 'bid', prompt: 'How much?', min: 1, max: 3 })
      const bids = yield* askSecretly(game, new Map([a, b].map((each) => [each, bid])))
      for (const each of bids.values()) game.state.points += each
    })
    expect(pointsOf(session).chances).toEqual({ 2: 1 })
  })
})

describe('sampled odds', () => {
  const manyDice = (): Session =>
    gameOf((game) => {
      const { dice } = game.dice.roll({ purpose: 'sum', count: 8 })
      game.state.points += dice.reduce((sum, { face }) => sum + face, 0)
      return undefined
    })

  test('where there are too many cases, and say so', () => {
    const found = pointsOf(manyDice(), { maxRuns: 50, runs: 400 })
    expect(found).toMatchObject({ method: 'sampled', runs: 400 })
    expect(found.whySampled).toContain('more than 50 ways')
    const [points] = found.measures
    // Eight dice come to 28 on average, with a spread of about 4.83.
    expect(points!.meanError).toBeCloseTo((1.96 * 4.83) / 20, 1)
    expect(Math.abs(points!.mean - 28)).toBeLessThan(2 * points!.meanError)
  })

  test('where cards are shuffled', () => {
    const session = gameOf((game) => {
      const cards = Array.from({ length: 30 }, (_, i) => i)
      game.state.points += game.dice.random.shuffle(cards)[0]! < 15 ? 1 : 0
      return undefined
    })
    const found = pointsOf(session, { runs: 300 })
    expect(found.whySampled).toContain('shuffled')
    expect(Math.abs(found.chances[1]! - 0.5)).toBeLessThan(0.1)
  })

  test('where a roll may be repeated for ever, and say so', () => {
    const found = pointsOf(rollOff(), { runs: 400 })
    expect(found).toMatchObject({ method: 'sampled', runs: 400 })
    expect(found.whySampled).toContain('more than 200 times')
    expect(Math.abs(found.chances[1]! - 0.5)).toBeLessThan(0.1)
  })

  test('where cards may be drawn for ever until one fits', () => {
    const session = gameOf((game) => {
      while (game.dice.random.below(52) < 26);
      game.state.points++
      return undefined
    })
    expect(pointsOf(session, { runs: 10 })).toMatchObject({ method: 'sampled', chances: { 1: 1 } })
  })

  test('where trying every case takes too long, and say so; samples stop after that time too', () => {
    // Every look at the clock is a second later.
    let seconds = 0
    const clock = () => 1000 * seconds++
    const found = pointsOf(manyDice(), { milliseconds: 9000, clock, error: 0.0001 })
    expect(found).toMatchObject({ method: 'sampled', whySampled: expect.stringContaining('9 seconds') })
    expect(found.runs).toBeLessThan(10)
    expect(found.measures[0]!.meanError).toBeGreaterThan(0.1)
  })

  test('not even one sample takes for ever: after many questions it is read off as it stands', () => {
    let asked = 0
    const session = gameOf(function* (game) {
      for (game.state.points = 0; ; game.state.points++) {
        asked++
        yield* ask(game, b, choose({ name: 'again', prompt: 'And?', options: ['no', 'never'] }))
      }
    })
    const found = pointsOf(session)
    expect(found.assumptions).toContainEqual(expect.stringContaining('after 500 further answers'))
    expect(asked).toBeLessThan(1100)
  })

  test('are the same for the same seed, and go on until the error is small', () => {
    const options = { maxRuns: 0, error: 0.05 }
    const found = pointsOf(twoDice(), options)
    expect(pointsOf(twoDice(), options)).toEqual(found)
    expect(pointsOf(twoDice(), { ...options, seed: 'another' }).chances).not.toEqual(found.chances)
    expect(found.runs).toBe(500)
    for (const { error } of found.measures[0]!.values) expect(error).toBeLessThanOrEqual(0.05)
    expect(pointsOf(twoDice(), { maxRuns: 0, error: 0.2 }).runs).toBe(250)
  })
})

describe('odds of a player who does not see everything', () => {
  /** What a driver would give to a player. */
  const requestOf = (session: Session): AnswerRequest => ({
    seat: a,
    view: session.view(a),
    decision: session.pending!.asked[0]!.decision,
    random: randomFrom('player'),
    imagine: (random) => session.imagine(a, random),
  })

  test('are exact where nothing hidden matters', () => {
    const found = must(odds(requestOf(twoDice()), 'go', { reader }))
    expect(found.method).toBe('exact')
    expect(found.assumptions).toEqual([expect.stringContaining('What is hidden makes no difference')])
    expect(found.measures[0]!.values[2]!.probability).toBeCloseTo(1 / 9, 12)
  })

  test('never use the card that truly lies on top, but imagine one each time', () => {
    const session = gameOf((game) => {
      game.state.points += Number(game.state.deck[0])
      return undefined
    })
    expect(pointsOf(session).chances).toEqual({ [String(session.state.deck[0])]: 1 })
    const found = must(odds(requestOf(session), 'go', { reader, runs: 600 }))
    expect(found).toMatchObject({ method: 'sampled', whySampled: expect.stringContaining('hidden') })
    const chances = found.measures[0]!.values
    expect(chances.map(({ value }) => value)).toEqual([1, 2, 3])
    for (const { probability } of chances) expect(Math.abs(probability - 1 / 3)).toBeLessThan(0.1)
  })
})

describe('odds in slices', () => {
  test('rest between slices and come to the same', async () => {
    let rests = 0
    const rest = async () => {
      rests++
    }
    const position = { session: twoDice(), seat: a }
    const found = await oddsInSlices(position, 'go', { reader, maxRuns: 0, runs: 100, slice: 10, rest })
    expect(found).toEqual(odds(position, 'go', { reader, maxRuns: 0, runs: 100 }))
    expect(rests).toBe(10)
  })

  test('stop when they are no longer wanted', async () => {
    const signal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    let rests = 0
    const rest = async () => {
      if (++rests === 3) signal.aborted = true
    }
    const options = { reader, maxRuns: 0, runs: 100_000, slice: 5, rest, signal }
    const found = await oddsInSlices({ session: twoDice(), seat: a }, 'go', options)
    expect(found).toMatchObject({ ok: false, reason: { text: expect.stringContaining('no longer wanted') } })
    expect(rests).toBe(3)
  })
})
