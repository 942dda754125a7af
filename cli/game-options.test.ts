import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit } from '@gargoyle/kits/examples'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { gameNamedIn, readSetupOptions } from './game-options.ts'
import { fakeTerminal, runCommand } from './testing/fake-terminal.ts'

test('names stay names; files ending in .json are read', async () => {
  const { io } = fakeTerminal({ 'mine.json': '{"boss":"crow"}', 'roof.json': '{"city":"7"}' })
  const typed = { crews: 'gcpd, mine.json', board: 'roof.json', event: 'fog', games: 3 }
  expect(await readSetupOptions(io, bmg3Kit, typed)).toEqual({
    ok: true,
    value: {
      crews: [{ name: 'gcpd' }, { name: 'mine.json', json: { boss: 'crow' } }],
      board: [{ name: 'roof.json', json: { city: '7' } }],
      event: [{ name: 'fog' }],
    },
  })
})

test('options that are not given are left out', async () => {
  expect(await readSetupOptions(fakeTerminal().io, bmg3Kit, {})).toEqual({ ok: true, value: {} })
})

test('a file that cannot be read is refused with its name', async () => {
  const { io } = fakeTerminal({ 'bad.json': '{' })
  const texts = [{ crews: 'a,gone.json' }, { board: 'bad.json' }].map(async (typed) => {
    const read = await readSetupOptions(io, bmg3Kit, typed)
    return read.ok ? 'read' : read.reason.text
  })
  expect(await Promise.all(texts)).toEqual([
    expect.stringContaining('gone.json cannot be read: there is no such file'),
    expect.stringContaining('bad.json is not JSON'),
  ])
})

test('a value that the game cannot use is refused before anything is played', async () => {
  const option = {
    name: 'goal',
    value: 'number',
    description: 'how much is enough',
    problem: (text: string) => (/^\d+$/.test(text) ? undefined : 'A goal is a whole number.'),
  }
  const kit = { ...crowKit, options: [option] }
  expect(await readSetupOptions(fakeTerminal().io, kit, { goal: '12' })).toMatchObject({ ok: true })
  expect(await readSetupOptions(fakeTerminal().io, kit, { goal: 'much' })).toMatchObject({
    reason: { text: '--goal much: A goal is a whole number.' },
  })
})

test.each([
  [['race', '--games', '3'], 'race'],
  [['--seed', 'race', 'crow'], 'crow'],
  [['--seed=race', 'crow'], 'crow'],
  [['--board', 'docks', 'bmg3'], 'bmg3'],
  [['--game', 'heist'], 'heist'],
  [['--game=heist'], 'heist'],
  [['chess'], undefined],
])('%j names the game %s', (args, game) => {
  const command = new Command().option('--seed <text>').option('--games <number>')
  expect(gameNamedIn(args, command)).toBe(game)
})

describe('help and refusals by game', () => {
  test('each game shows its own options', async () => {
    const race = (await runCommand(['sim', 'race', '--help'])).out
    expect(race).toMatch(/--board <name> +the roof: bakery, orphanage/)
    expect(race).not.toContain('--crews')
    const bmg3 = (await runCommand(['play', 'bmg3', '--help'])).out
    expect(bmg3).toContain('--crews <a,b>')
    expect((await runCommand(['sim', '--help'])).out).toContain('Games have options of their own')
    expect((await runCommand(['lab', 'run', '--help'])).out).toContain('--a <crew>')
    expect((await runCommand(['lab', 'run', '--game', 'race', '--help'])).out).not.toContain('--a <')
  })

  test.each([
    [['sim', 'race', '--crews', 'a,b'], 'race has no option --crews: its own are --board.'],
    [['fuzz', 'crow', '--board=x'], 'crow has no option --board: it has none of its own.'],
    [['play', 'heist', '--event', 'fog'], 'heist has no option --event'],
    [['lab', 'run', '--game', 'race', '--encounter', 'x'], 'race has no option --encounter'],
    [['sim', 'chess', '--crews', 'a,b'], "there is no game 'chess'"],
  ])('%j is refused', async (args, sentence) => {
    const { code, err } = await runCommand(args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})

describe('what is wrong with a file is said of the file', () => {
  const files = { 'mine.json': '{}', 'list.json': '[]' }
  const refusal = async (...args: readonly string[]) =>
    (await runCommand(['sim', 'bmg1', ...args], files)).err

  test('a band that is no list of models', async () => {
    expect(await refusal('--bands', 'random,mine.json')).toBe(
      'gargoyle: mine.json: "leader" is missing: it must be a text in quotes.\n',
    )
    expect(await refusal('--bands', 'list.json,random')).toMatch(/^gargoyle: list\.json: this is no band: /)
  })

  test('a board, with how to see all that is wrong with it', async () => {
    expect(await refusal('--board', 'mine.json')).toMatch(
      /^gargoyle: --board mine\.json: format: must be "gargoyle-board\/1".* gargoyle board mine\.json lists them\.\n$/,
    )
    expect(await refusal('--board', 'list.json')).toBe(
      'gargoyle: --board list.json: must be an object with names and values, but is a list.\n',
    )
  })

  test('a name that is no file keeps its own refusal', async () => {
    expect(await refusal('--board', 'nowhere')).toMatch(/^gargoyle: There is no board "nowhere"/)
  })
})
