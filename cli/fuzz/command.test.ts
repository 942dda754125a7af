import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CliGame } from '../games.ts'
import { gameNames } from '../games.ts'
import { runCommandLine } from '../program.ts'
import { crashingCrow, crowWith, endlessCrow, indebtedCrow } from '../testing/broken-games.ts'
import { fakeTerminal, runCommand } from '../testing/fake-terminal.ts'
import { fuzz, fuzzAgain } from './command.ts'

const usual = { games: 40, seed: '7', limit: 100_000 }

test.each([
  ['bmg3', 3],
  ['crow', 12],
  ['heist', 12],
  ['museum', 12],
  ['race', 12],
])('%s: a small run finds nothing wrong', async (game, games) => {
  const { code, out, err, folder } = await runCommand(['fuzz', game, '--games', `${games}`, '--seed', '7'])
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`: nothing wrong in ${games} games and [\\d,]+ answers\\.\\n$`))
  expect(err).toContain(`✓ ${games} random games of `)
  expect(existsSync(join(folder, `fuzz-${game}.json`))).toBe(false)
})

/** Runs until something is found; gives what was said about it and about playing it again. */
async function found(game: CliGame) {
  const terminal = fakeTerminal()
  expect(await fuzz(terminal.io, game, usual)).toBe(1)
  expect(terminal.out()).toBe('')
  const again = fakeTerminal({ 'found.json': readFileSync(join(terminal.folder, 'fuzz-crow.json'), 'utf8') })
  expect(await fuzzAgain(again.io, game, 'found.json')).toBe(1)
  return { terminal, err: terminal.err(), again: again.err() }
}

test('a broken promise stops the run; its replay leads to the very position', async () => {
  const { terminal, err, again } = await found(indebtedCrow)
  const [, game, answers] =
    /Greedy Crow, game (\d+) \(seed '7\/\1'\), after (\d+) answers: The count of what was dug up is -1/.exec(
      err,
    ) ?? []
  expect(Number(game)).toBeGreaterThan(0)
  expect(err).toMatch(new RegExp(`✗ ${game} random games? of Greedy Crow`))
  expect(err).toContain('gargoyle fuzz crow --replay fuzz-crow.json')
  expect(again).toContain(`found.json, after ${answers} answers: The count of what was dug up is -1`)
  const record = JSON.parse(readFileSync(join(terminal.folder, 'fuzz-crow.json'), 'utf8'))
  expect(record.answers).toHaveLength(Number(answers))
})

test('a rule that throws is found with the answer that broke it, and breaks again', async () => {
  const { err, again } = await found(crashingCrow)
  expect(err).not.toContain('gargoyle replay')
  expect(err).toMatch(/The answer was "dig" of [ab]\.\n/)
  expect(again).toMatch(/The answer was "dig" of [ab]\.\n/)
})

test('a game without an end is found, and its replay is written where it is wanted', async () => {
  const terminal = fakeTerminal()
  expect(await fuzz(terminal.io, endlessCrow, { ...usual, limit: 300, save: 'endless/crow.json' })).toBe(1)
  expect(terminal.err()).toContain('after 300 answers: The game is not over after 300 answers.')
  expect(terminal.err()).toContain('gargoyle replay endless/crow.json')
  expect(existsSync(join(terminal.folder, 'endless/crow.json'))).toBe(true)
})

test('a game that cannot even begin is found, with its seed', async () => {
  const { kit } = crowWith({ isOver: () => true })
  const stillborn: CliGame = {
    text: {},
    kit: {
      ...kit,
      setupFor(options, index, seed) {
        if (index === 2) throw new Error('The box is empty.')
        return kit.setupFor(options, index, seed)
      },
    },
  }
  const terminal = fakeTerminal()
  expect(await fuzz(terminal.io, stillborn, usual)).toBe(1)
  expect(terminal.err()).toContain("game 3 (seed '7/3'), after 0 answers: The box is empty.")
})

test('a view that cannot be built or sent is found', async () => {
  const { step } = indebtedCrow.kit.definition
  const blind = crowWith({
    step,
    view: () => {
      throw new Error('Too dark to see.')
    },
  })
  expect((await found(blind)).again).toContain('Too dark to see.')
  const odd = crowWith({ step, view: () => Number.NaN })
  expect((await found(odd)).again).toContain('The view of a is not plain data')
})

test('a position that cannot be drawn is found', async () => {
  const torn: CliGame = { ...indebtedCrow, text: { draw: () => ['one\ntwo'] } }
  expect((await found(torn)).again).toContain('A line drawn for a is not one line')
})

test('a replay that comes out differently is found', async () => {
  let games = 0
  const drifting = crowWith({
    start: () => ({ turn: games++, found: 0, nest: { a: 0, b: 0 } }),
    isOver: (state) =>
      Object.values((state as { nest: Record<string, number> }).nest).some((shiny) => shiny > 5),
  })
  const terminal = fakeTerminal()
  expect(await fuzz(terminal.io, drifting, usual)).toBe(1)
  expect(terminal.err()).toMatch(/refuses its own answer|came out differently|does not tell the same game/)
})

test('--replay of a sound record finds nothing, and of a bad file says why', async () => {
  const terminal = fakeTerminal({ 'bad.json': '{"format":"x"}' })
  expect(await runCommandLine(['sim', 'heist', '--games', '1', '--save', '.'], terminal.io)).toBe(0)
  expect(await runCommandLine(['fuzz', 'heist', '--replay', 'game-0001.json'], terminal.io)).toBe(0)
  expect(terminal.out()).toMatch(/game-0001\.json: nothing wrong in \d+ answers of The Clock Tower Job\.\n$/)
  expect(await runCommandLine(['fuzz', 'crow', '--replay', 'game-0001.json'], terminal.io)).toBe(1)
  expect(terminal.err()).toContain("game-0001.json is of the game 'heist', not of 'crow'.")
  expect(await runCommandLine(['fuzz', 'crow', '--replay', 'bad.json'], terminal.io)).toBe(1)
  expect(terminal.err()).toContain('bad.json: This is not a Gargoyle record')
})

test('Ctrl-C ends the run with what was looked at so far', async () => {
  const terminal = fakeTerminal()
  const ended = runCommandLine(['fuzz', 'crow', '--games', '1000000'], terminal.io)
  setTimeout(terminal.stop, 100)
  expect(await ended).toBe(0)
  expect(terminal.out()).toMatch(/nothing wrong in .*Stopped with [\d,]+ games to go\.\n$/)
  const [played] = /(?<=nothing wrong in )[\d,]+/.exec(terminal.out()) ?? []
  expect(terminal.err()).toMatch(new RegExp(`✓ ${played} random games? of Greedy Crow`))
})

test.each([
  [['fuzz', 'chess'], `there is no game 'chess'. Known: ${gameNames}`],
  [['fuzz', 'heist', '--event', 'fog'], 'heist has no option --event: it has none of its own.'],
])('%j is refused', async (args, sentence) => {
  const { code, err } = await runCommand(args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})
