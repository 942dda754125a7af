import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bots, canPlay, odds, rank, tutorOf } from '@gargoyle/bots'
import { requestOf } from '@gargoyle/bots/testing'
import { must, randomFrom, type Session, sidesOf, startSession } from '@gargoyle/engine'
import { type GameKit, gameIds, loadKit, registeredGames, tableOf } from '@gargoyle/kits'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { runCommandLine } from './program.ts'
import { fakeTerminal } from './testing/fake-terminal.ts'

// The lab starts a worker, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const kits = await Promise.all(registeredGames.map(({ load }) => load()))

/** The first game of a run. */
const begin = ({ definition, setupFor }: GameKit): Session =>
  must(startSession(definition, { setup: must(setupFor({}, 0, 's')), seed: 's' }))

test('games are registered by the ids and titles of their kits, each once', () => {
  expect(kits.map(({ definition }) => definition.id)).toEqual(gameIds)
  expect(kits.map(({ title }) => title)).toEqual(registeredGames.map(({ title }) => title))
  expect(new Set(gameIds).size).toBe(gameIds.length)
})

test('a game that is not registered is refused with those that are', async () => {
  expect(await loadKit('rac')).toMatchObject({
    reason: { text: expect.stringContaining('Did you mean race?') },
  })
})

describe.each(kits.map((kit) => [kit.definition.id, kit] as const))('%s', (game, kit) => {
  let terminal = fakeTerminalOfTest()
  afterEach(() => {
    terminal = fakeTerminalOfTest()
  })

  /** Runs a command line in the folder of the test and gives what it printed. */
  async function gargoyle(...args: readonly string[]): Promise<string> {
    const before = terminal().out().length
    const code = await runCommandLine(args, terminal().io)
    expect([code, terminal().err()]).toEqual([0, expect.anything()])
    return terminal().out().slice(before)
  }

  test('says what it is: words, seats, sides, options', () => {
    expect(kit.description.length).toBeGreaterThan(40)
    const { seats, sides } = must(tableOf(kit, must(kit.setupFor({}, 0, ''))))
    expect(seats.length).toBeGreaterThanOrEqual(kit.players.least)
    expect(seats.length).toBeLessThanOrEqual(kit.players.most)
    expect(sides).toEqual(sidesOf(kit.definition, begin(kit).setup))
    if (kit.sideNames) expect(kit.sideNames).toHaveLength(sides.length)
    for (const { name, description, ready = [], perSide } of kit.options) {
      expect(name).toMatch(/^[a-z][a-z-]*$/)
      expect(description).not.toBe('')
      for (const thing of ready) {
        const things = perSide === undefined ? [{ name: thing }] : sides.map(() => ({ name: thing }))
        expect(tableOf(kit, must(kit.setupFor({ [name]: things }, 0, ''))).ok).toBe(true)
      }
    }
  })

  test('sim and replay: bots play it, and the record gives the same game', async () => {
    const results = JSON.parse(await gargoyle('sim', game, '--games', '1', '--save', 'games', '--json'))
    expect(results).toMatchObject({ finished: 1, errors: 0 })
    const sides = begin(kit).sides.length
    expect(Object.keys(results.winners)).toHaveLength(sides + 1)
    expect(await gargoyle('replay', 'games/game-0001.json', '--verify')).toContain('is true')
    expect(await gargoyle('replay', 'games/game-0001.json')).toContain('The game is over')
  })

  test('fuzz: nothing is wrong in a game of chance', async () => {
    expect(await gargoyle('fuzz', game, '--games', '1')).toContain('nothing wrong in 1 game')
  })

  test('play: a person begins it in a terminal, asks for a hint and leaves', async () => {
    terminal = fakeTerminalOfTest(['board', 'help', 'hint', '1', 'quit', ''])
    const out = await gargoyle('play', game, '--seed', 's')
    expect(out).toContain(kit.title)
    expect(out).toContain('These words do something else')
    if (kit.evaluator === undefined) expect(out).toContain('There are no hints')
  })

  test('lab: a small plan is played, reported and replayed', async () => {
    const out = await gargoyle(
      'lab',
      'run',
      '--game',
      game,
      '--bots',
      'random',
      '-n',
      '2',
      '--workers',
      '1',
      '--out',
      'lab',
    )
    expect(out).toContain('2 of 2 games')
    const page = readFileSync(join(terminal().folder, 'lab/report.html'), 'utf8')
    expect(page).toContain(kit.title)
    for (const name of kit.sideNames ?? []) expect(page).toContain(name)
    expect(await gargoyle('lab', 'replay', 'lab', '1')).toContain('Written.')
  })

  test('bots: all that need no evaluator or have one make a player for every seat', () => {
    const session = begin(kit)
    const { seats, sides } = session
    const evaluator = kit.evaluator === undefined ? {} : { evaluator: kit.evaluator }
    for (const bot of bots) {
      for (const seat of seats) {
        const player = bot.createPlayer({ game: kit.definition, seat, seats, sides, ...evaluator })
        expect(player !== undefined).toBe(canPlay(bot, kit))
      }
    }
  })

  if (kit.evaluator)
    test('hints: answers are ranked with words', () => {
      const { evaluator, words } = tutorOf(kit)!
      const session = begin(kit)
      const { answers } = rank(requestOf(session, randomFrom('hint')), evaluator, words, {
        candidates: 4,
        samples: 1,
      })
      expect(answers.length).toBeGreaterThan(0)
      for (const { label, sentence } of answers) expect([label, sentence]).not.toContain('')
    })

  if (kit.oddsReader)
    test('odds: an answer has probabilities that add up to one', () => {
      const session = begin(kit)
      const request = requestOf(session, randomFrom('odds'))
      const [answer] = request.decision.candidates(randomFrom('odds'), 1)
      const found = must(odds(request, answer!, { reader: kit.oddsReader!, maxRuns: 100, runs: 20 }))
      const sum = found.outcomes.reduce((all, { probability }) => all + probability, 0)
      expect(sum).toBeCloseTo(1, 6)
    })

  if (kit.loadOddsQuery)
    test('odds: the command shows its options and examples', async () => {
      const query = await kit.loadOddsQuery!()
      const out = await gargoyle('odds', game, '--help')
      for (const { flags } of query.options) expect(out).toContain(flags)
    })

  if (kit.contentCounts)
    test('rules: its content is counted', async () => {
      expect(JSON.parse(await gargoyle('rules', '--content', '--json'))[game]).toEqual(kit.contentCounts?.())
    })
})

/** A terminal that is made when first used: what cleans it up must be said inside a test. */
function fakeTerminalOfTest(typed: readonly string[] = []): () => ReturnType<typeof fakeTerminal> {
  let made: ReturnType<typeof fakeTerminal> | undefined
  return () => {
    made ??= fakeTerminal({}, {}, typed)
    return made
  }
}
