import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkoutFolder } from '../checkout.ts'
import { runCommandLine } from '../program.ts'
import { fakeTerminal, runCommand } from '../testing/fake-terminal.ts'

// Starting a worker takes a second where nothing else runs, and much longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const lab = (...args: readonly string[]) => ['lab', ...args]
const small = ['--game', 'crow', '--bots', 'random', '--workers', '1']

test('a run prints who won, and leaves tables and a report behind', async () => {
  const { code, out, err, folder } = await runCommand(
    lab('run', ...small, '--games', '6', '--seed', '7', '--save', 'kept.html'),
  )
  expect(code).toBe(0)
  expect(out).toMatch(/^\n6 of 6 games of Greedy Crow played; \d draws?, each counted as half a win\./)
  expect(out).toMatch(/^A: random +6 +\d +\d +\d +[\d.]+ % +\([\d.]+ % to [\d.]+ %\)/m)
  const kept = 'lab-results/crow-a-random-vs-b-random-seed-7'
  expect(out).toContain(`The report: ${kept}/report.html`)
  expect(err).toContain(`✓ 6 games into ${kept}`)
  expect(readdirSync(join(folder, kept)).sort()).toEqual([
    'games.csv',
    'games.jsonl',
    'plan.json',
    'report.html',
    'results.json',
    'timings.jsonl',
  ])
  expect(readFileSync(join(folder, 'kept.html'), 'utf8')).toBe(
    readFileSync(join(folder, kept, 'report.html'), 'utf8'),
  )
})

test('Ctrl-C keeps what was played, the same command goes on, and report shows what is there', async () => {
  const command = lab('run', ...small, '--games', '2000', '--out', 'kept')
  const terminal = fakeTerminal()
  const stopped = runCommandLine(command, terminal.io)
  const games = join(terminal.folder, 'kept', 'games.jsonl')
  while (!existsSync(games)) await new Promise((resolve) => setTimeout(resolve, 5))
  terminal.stop()
  expect(await stopped).toBe(0)
  const [, played] =
    /stopped with ([\d,]+) of 2,000 games kept: run the same command to go on/.exec(terminal.err()) ?? []
  expect(Number(played)).toBeGreaterThan(0)
  expect(terminal.out()).toBe('')

  expect(await runCommandLine(lab('report', 'kept', '--json'), terminal.io)).toBe(0)
  expect(JSON.parse(terminal.out())).toMatchObject({ planned: 2000, played: Number(played) })

  const again = {
    ...terminal.io,
    out: () => undefined,
    untilStopped: () => new Promise<void>(() => undefined),
  }
  expect(await runCommandLine(command, again)).toBe(0)
  expect(terminal.err()).toMatch(/· \d+ games? of 2000 had been played before\./)
  expect(readFileSync(games, 'utf8').trim().split('\n')).toHaveLength(2000)
})

test('one game is played again and shown', async () => {
  const terminal = fakeTerminal()
  expect(await runCommandLine(lab('run', ...small, '--games', '3', '--out', 'kept'), terminal.io)).toBe(0)
  expect(await runCommandLine(lab('replay', 'kept', '2'), terminal.io)).toBe(0)
  expect(terminal.out()).toContain('Read it with: gargoyle replay kept/game-0002.json')
  expect(await runCommandLine(['replay', '--verify', 'kept/game-0002.json'], terminal.io)).toBe(0)
  const games = join(terminal.folder, 'kept', 'games.jsonl')
  writeFileSync(games, readFileSync(games, 'utf8').replace(/"hash":"\w+"/g, '"hash":"other"'))
  expect(await runCommandLine(lab('replay', 'kept', '2', '--save', 'again.json'), terminal.io)).toBe(1)
  expect(terminal.err()).toContain('it went otherwise than it did then')
  expect(await runCommandLine(lab('replay', 'kept', '4'), terminal.io)).toBe(2)
  expect(terminal.err()).toContain('there is no game 4 in this plan: it has games 1 to 3.')
})

test('a bot of your own plays by the path of its file', async () => {
  const magpie = join(checkoutFolder(), 'docs/examples/magpie-bot.js')
  const args = ['--bots', `${magpie}@2,random`, '--games', '1', '--workers', '1', '--json', '--out', 'kept']
  const { code, out } = await runCommand(lab('run', '--a', 'gcpd-signal', '--b', 'bane-army', ...args))
  expect(code).toBe(0)
  const { contestants, played, broken, cards } = JSON.parse(out)
  expect([played, broken]).toEqual([1, []])
  expect(contestants.map(({ name }: { name: string }) => name)).toContain(`gcpd-signal (${magpie}@2)`)
  expect(cards.length).toBeGreaterThan(10)
})

test('a tournament that is asked to be balanced and is not ends with code 1', async () => {
  const args = [
    '--crews',
    'gcpd-signal,bane-army',
    '--bots',
    'random',
    '--games',
    '1',
    '--workers',
    '1',
    '--check',
  ]
  const { code, out } = await runCommand(lab('tournament', ...args))
  expect(code).toBe(1)
  expect(out).toMatch(/\d+ of \d+ aims of balance do not hold:\n/)
  expect(out).toMatch(/^card .* should be 5\.0 % to 75\.0 %/m)
})

test('one report of several folders: what was played again replaces what was played before', async () => {
  const terminal = fakeTerminal()
  const played = (seed: string, games: number, ...more: readonly string[]) =>
    runCommandLine(
      lab('run', '--game', 'gcc', '--bots', 'random', '--mission', 'first-night', '--workers', '1').concat(
        ['--seed', seed, '--out', seed, '--games', String(games)],
        more,
      ),
      terminal.io,
    )
  expect(await played('before', 2)).toBe(0)
  expect(await played('after', 1, '--heroes', '2')).toBe(0)
  const before = terminal.out().length
  expect(
    await runCommandLine(lab('report', 'before', 'after', '--save', 'all.html', '--json'), terminal.io),
  ).toBe(0)
  const { tables } = JSON.parse(terminal.out().slice(before))
  expect(tables.heroes).toMatchObject([
    { id: '1', games: 1, seeds: ['before'] },
    { id: '2', games: 1, seeds: ['after'] },
  ])
  expect(readFileSync(join(terminal.folder, 'all.html'), 'utf8')).toContain('seed before, after')
})

test('broken games are named and end with code 1', async () => {
  const files = {
    'bad.mjs': 'export default { createPlayer: () => ({ answer() { throw new Error("Rain.") } }) }',
  }
  const command = lab('run', '--game', 'crow', '--bots', './bad.mjs', '--games', '1', '--workers', '1')
  const { code, err } = await runCommand(command, files)
  expect(code).toBe(1)
  expect(err).toMatch(
    /game 1 \(seed '1\/1'\) broke: The bot \.\/bad\.mjs on seat \w failed at "dig-or-fly": Rain\./,
  )
})

test.each([
  [['run', '--game', 'crwo'], "there is no game 'crwo'. Did you mean crow?"],
  [['run', '--bots', 'greedi'], "there is no bot 'greedi'. Did you mean greedy?"],
  [['run', '--bots', './gone.js'], 'there is no bot in ./gone.js'],
  [['run', '--bots', 'random,random,random'], 'two sides play'],
  [['run', '--a', 'gone.json'], 'gone.json cannot be read'],
  [['run', '--a', 'nobody'], '"nobody" is no ready-made crew'],
  [['run', '--board', 'moon'], 'moon'],
  [['run', '--workers', '0'], 'A number of workers is a whole number from 1 up'],
  [['tournament', '--bots', 'random,random'], 'random is named twice'],
  [['tournament', '--bots', 'greedy,random', '--check'], '--check asks for balance'],
  [['report', 'nowhere'], 'holds no results'],
  [['report'], "missing required argument 'folder'"],
  [['report', 'one', 'two'], 'name it, --save report.html'],
  [['report', 'one', 'two', '--save', 'all.html'], 'holds no results'],
  [['rum'], "unknown command 'rum'"],
])('lab %j is refused', async (args, sentence) => {
  const { code, out, err, folder } = await runCommand(lab(...args))
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(out).toBe('')
  expect(readdirSync(folder)).toEqual([])
})
