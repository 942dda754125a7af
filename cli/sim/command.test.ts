import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkoutFolder } from '../checkout.ts'
import { gameNames } from '../games.ts'
import { runCommandLine } from '../program.ts'
import { crashingCrow } from '../testing/broken-games.ts'
import { fakeTerminal, runCommand } from '../testing/fake-terminal.ts'
import { sim } from './command.ts'

const jsonOf = async (...args: readonly string[]) => {
  const { code, out } = await runCommand(['sim', ...args, '--json'])
  expect(code).toBe(0)
  return JSON.parse(out)
}

test.each([
  ['bmg3', 5],
  ['gcc', 5],
  ['crow', 20],
  ['heist', 20],
  ['museum', 20],
  ['race', 20],
])('%s: every game is counted once, with its winner and its end', async (game, games) => {
  const results = await jsonOf(game, '--games', `${games}`, '--seed', '7', '--bots', 'random,random')
  expect(results).toMatchObject({ games, finished: games, errors: 0, errorMessages: [], stopped: false })
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0)
  expect(sum(results.winners)).toBe(games)
  expect(sum(results.reasons)).toBe(games)
  const { mean, min, max } = results.numbers.decisions
  expect(min).toBeGreaterThan(0)
  expect(mean).toBeGreaterThanOrEqual(min)
  expect(max).toBeGreaterThanOrEqual(mean)
  expect(results.gamesPerSecond).toBeGreaterThan(0)
  expect(results.decisionsPerSecond).toBeGreaterThan(results.gamesPerSecond)
})

test('the digest follows from the arguments and from nothing else', async () => {
  const once = await jsonOf('race', '--games', '6', '--seed', '7')
  expect(once.digest).toMatch(/^[0-9a-f]{64}$/)
  expect((await jsonOf('race', '--games', '6', '--seed', '7')).digest).toBe(once.digest)
  expect((await jsonOf('race', '--games', '6', '--seed', '8')).digest).not.toBe(once.digest)
  expect((await jsonOf('race', '--games', '7', '--seed', '7')).digest).not.toBe(once.digest)
  expect((await jsonOf('race', '--games', '6', '--seed', '7', '--board', 'bakery')).digest).not.toBe(
    once.digest,
  )
})

test('the table shows numbers, winners, reasons and the digest; progress goes to stderr', async () => {
  const { code, out, err } = await runCommand(['sim', 'crow', '--games', '12'])
  expect(code).toBe(0)
  expect(out).toMatch(/^\n12 of 12 games finished\.\n/)
  expect(out).toMatch(/^ +mean +min +max$/m)
  expect(out).toMatch(/^shiny things of b +[\d.]+ +\d+ +\d+$/m)
  expect(out).toMatch(/^winner +games\na +\d+ +[\d.]+ %\nb +\d+ +[\d.]+ %\ndraw /m)
  expect(out).toMatch(/^a nest is full +12 +100\.0 %$/m)
  expect(out).toMatch(/^digest [0-9a-f]{64}$/m)
  expect(err).toMatch(/^ {2}· 12 games of Greedy Crow …\n {2}✓ 12 games of Greedy Crow \([\d.]+ s\)\n$/)
})

test('a bot of your own plays by the path of its file, with a budget behind an @', async () => {
  const magpie = join(checkoutFolder(), 'docs/examples/magpie-bot.js')
  expect(await jsonOf('bmg3', '--games', '1', '--bots', `${magpie}@3,random`)).toMatchObject({ finished: 1 })
  const results = await jsonOf('race', '--games', '2', '--bots', `${magpie},random`)
  expect(results).toMatchObject({ finished: 2, errors: 0 })
  const other = await jsonOf('race', '--games', '2', '--bots', `${magpie}@1,random`)
  expect(other.digest).not.toBe(results.digest)
})

test('the manual shows the whole of that bot', () => {
  const read = (file: string): string => readFileSync(join(checkoutFolder(), file), 'utf8')
  expect(read('docs/bots.md')).toContain(`\`\`\`js\n${read('docs/examples/magpie-bot.js')}\`\`\``)
})

test('a bot of your own that fails is named, and its games are broken', async () => {
  const files = { 'bad.mjs': "export default { createPlayer: () => ({ answer: () => 'swim' }) }" }
  const { code, err } = await runCommand(['sim', 'crow', '--games', '2', '--bots', './bad.mjs'], files)
  expect(code).toBe(1)
  expect(err).toMatch(
    /game 1 \(seed '1\/1'\) broke: The bot \.\/bad\.mjs on seat \w cannot find a legal answer/,
  )
})

test('--save writes a replay of every game, and each is true', async () => {
  const terminal = fakeTerminal()
  expect(await runCommandLine(['sim', 'race', '--games', '3', '--save', 'kept/here'], terminal.io)).toBe(0)
  const files = readdirSync(join(terminal.folder, 'kept/here'))
  expect(files).toEqual(['game-0001.json', 'game-0002.json', 'game-0003.json'])
  for (const file of files)
    expect(await runCommandLine(['replay', '--verify', `kept/here/${file}`], terminal.io)).toBe(0)
  expect(terminal.out().match(/race played again to its end/g)).toHaveLength(3)
  const roofs = files.map(
    (file) => JSON.parse(readFileSync(join(terminal.folder, 'kept/here', file), 'utf8')).setup.roof,
  )
  expect(roofs).toEqual(['bakery', 'orphanage', 'bakery'])
})

test('a folder that cannot be made ends the run with a sentence', async () => {
  const { code, err } = await runCommand(['sim', 'crow', '--games', '2', '--save', 'file/inside'], {
    file: '',
  })
  expect(code).toBe(1)
  expect(err).toContain(
    'gargoyle: file/inside/game-0001.json cannot be written: a part of its path is a file',
  )
})

test('a game that breaks is counted, named with its seed, saved, and does not stop the others', async () => {
  const terminal = fakeTerminal()
  const options = { games: 30, seed: 'bug', bots: 'random', save: 'kept' }
  expect(await sim(terminal.io, crashingCrow, { ...options, json: true })).toBe(1)
  const { finished, errors, errorMessages, digest } = JSON.parse(terminal.out())
  expect(errors).toBeGreaterThan(0)
  expect(finished + errors).toBe(30)
  const [first] = errorMessages
  expect(first.seed).toBe(`bug/${first.game}`)
  expect(first.text).toContain('The last answer was "dig" of ')
  expect(terminal.err()).toContain(`gargoyle: game ${first.game} (seed '${first.seed}') broke: `)
  expect(terminal.err()).toContain(`Replay: ${first.replay}`)
  expect(readdirSync(join(terminal.folder, 'kept'))).toHaveLength(30)
  expect(await runCommandLine(['replay', first.replay], terminal.io)).toBe(0)
  expect(terminal.out()).toContain('The game goes on; it waits for')

  const again = fakeTerminal()
  await sim(again.io, crashingCrow, { games: 30, seed: 'bug', bots: 'random', json: true })
  expect(JSON.parse(again.out()).digest).toBe(digest)
})

test('Ctrl-C ends the run after the game being played, with the results so far', async () => {
  const terminal = fakeTerminal()
  const ended = runCommandLine(['sim', 'crow', '--games', '10000000', '--json'], terminal.io)
  setTimeout(terminal.stop, 100)
  expect(await ended).toBe(0)
  const { games, finished, stopped } = JSON.parse(terminal.out())
  expect(games).toBe(10_000_000)
  expect(finished).toBeGreaterThan(0)
  expect(finished).toBeLessThan(games)
  expect(stopped).toBe(true)
})

test.each([
  [['sim', 'crwo'], `there is no game 'crwo'. Did you mean crow? Known: ${gameNames}`],
  [['sim', 'crow', '--bots', 'randon'], "there is no bot 'randon'. Did you mean random?"],
  [['sim', 'crow', '--bots', 'random,random,random'], '2 sides play, but --bots names 3'],
  [['sim', 'crow', '--board', 'roof'], 'crow has no option --board'],
  [['sim', 'race', '--board', 'roof'], 'There is no such roof: take one of bakery, orphanage.'],
  [['sim', 'race', '--crews', 'a,b'], 'race has no option --crews: its own are --board.'],
  [['sim', 'bmg3', '--board', 'gone.json'], 'gone.json cannot be read'],
  [['sim', 'crow', '--games', '0'], 'A number of games is a whole number from 1 up'],
  [['sim'], "missing required argument 'game'"],
])('%j is refused', async (args, sentence) => {
  const { code, out, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(out).toBe('')
})
