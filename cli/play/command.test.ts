import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, choose, compute, plus, seat } from '@gargoyle/engine'
import { scene } from '@gargoyle/engine/testing'
import { expect, test } from 'vitest'
import { runCommandLine } from '../program.ts'
import { crashingCrow, crowWith } from '../testing/broken-games.ts'
import { fakeTerminal, runCommand, type Typed } from '../testing/fake-terminal.ts'
import { sceneGame } from '../testing/scene-game.ts'
import { playInTerminal } from './command.ts'

const playing = (args: readonly string[], typed: Typed, files: Readonly<Record<string, string>> = {}) =>
  runCommand(['play', ...args], files, typed)

/** Does what the screen says: presses Enter, types the example, takes the first number that can be taken. */
function obedient(screen: string): string | undefined {
  const asked = screen.slice(screen.lastIndexOf('\n', screen.lastIndexOf('\n') - 1) + 1)
  if (asked.includes('Save the game?')) return 'kept.json'
  if (asked.includes('press Enter')) return ''
  const [, example] = /such as ([\d ]+)/.exec(asked) ?? []
  const [, least] = /whole number from (\d+)/.exec(asked) ?? []
  if (example !== undefined || least !== undefined) return example ?? least
  if (asked.startsWith('Type a number, ')) return '1'
  const options = [...screen.matchAll(/^ {1,2}(\d+) {2}(.*)$/gm)]
  const list = options.slice(options.findLastIndex(([, number]) => number === '1'))
  const open = list.filter(([, , label = '']) => !label.includes('not now'))
  // The last one: the first alone never ends a game of crows.
  return open.at(-1)?.[1] ?? 'quit'
}

test.each([
  ['bmg3', []],
  ['bmg3', ['--hotseat', '--crews', 'gcpd-signal,joker-bad-dream', '--event', 'none']],
  ['crow', []],
  ['crow', ['--seat', 'b', '--against', 'random']],
  ['heist', []],
  ['heist', ['--hotseat']],
  ['race', []],
  ['race', ['--hotseat', '--board', 'orphanage']],
])(
  '%s %j: who does what the screen says gets through a whole game, and its save is true',
  async (game, args) => {
    const { code, out, err, folder } = await playing([game, '--seed', 'moon', ...args], obedient)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over, (a wins|b wins|a draw): /)
    expect(out).toContain(`Saved. Go on later with: gargoyle play ${game} --load kept.json\nGood night.\n`)
    expect(out).not.toContain('help lists what else')
    const record = readFileSync(join(folder, 'kept.json'), 'utf8')
    const replayed = await runCommand(['replay', '--verify', 'kept.json'], { 'kept.json': record })
    expect(replayed.out).toContain('played again to its end')
  },
)

test('the position, the question and what happened are printed as they come', async () => {
  const { out } = await playing(['crow', '--seed', '3'], ['1', 'quit', ''])
  expect(out).toMatch(/^Greedy Crow\. You are a; random plays b\. Its seed is 3\. Type help/)
  expect(out).toMatch(
    /\n\nturn: 0\nfound: 0\nnest:\n {2}a: 0\n {2}b: 0\n\nDig on, or fly home\?\n {2}1 {2}dig\n/,
  )
  const [, face] = /· a rolls dig: (\d)\n/.exec(out) ?? []
  expect(out).toContain(`\nfound: ${face === '1' ? 0 : face}\n`)
})

test('a game that draws itself is drawn', async () => {
  const { out } = await playing(['race', '--seed', '3'], ['4 2', 'none', 'board'])
  expect(out.match(/Turn 1 on a roof of 1500 by 600 cm:\n[.Oab]{60}\|\n/g)?.length).toBeGreaterThan(1)
})

test('bad input is answered with what to type and changes nothing', async () => {
  const bad = [
    '',
    '0',
    '3',
    'swim',
    '-1',
    '1e9',
    '1 2',
    '{"x":1}',
    '\u0000',
    'why 9',
    'why me',
    'log x',
    'save',
    'load',
    'load gone.json',
    'undo',
    '💥',
  ]
  const { code, out, err } = await playing(['crow', '--seed', '3'], [...bad, 'log', 'quit'])
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toContain("'swim' is not on the list: type a number from 1 to 2.")
  expect(out).toContain('Type an answer by its number, or help.')
  expect(out).toContain('There is no 9 on the list of 2.')
  expect(out).toContain('Save where to?')
  expect(out).toContain('Load what?')
  expect(out).toContain('Not loaded: gone.json cannot be read: there is no such file.')
  expect(out).toContain('There is nothing to take back.')
  expect(out.match(/Nothing has happened yet\./g)).toHaveLength(2)
  expect(out).not.toContain('rolls dig')
})

test('an illegal place is refused with the rule, an own one in range is taken', async () => {
  const lines = ['5 1', 'none', '1', '0', '9999,9', '20,200', 'log', 'quit', '']
  const { out } = await playing(['race', '--seed', '3'], lines)
  expect(out).toMatch(/That is further than the \d+ cm you can leap\. \[race\/stride\]/)
  expect(out).toMatch(/^ *\d+ {2}a leaps to 20, 200\.$/m)
})

test('more gives other suggestions for the same question', async () => {
  const { out } = await playing(['race', '--seed', '3'], ['5 1', 'none', '1', '0', 'more', 'quit', ''])
  const lists = [...out.matchAll(/Where do you land\?.*\n((?: +\d+ {2}.*\n)+)/g)].map(([, list]) => list)
  expect(lists).toHaveLength(2)
  expect(lists[0]).not.toBe(lists[1])
})

test('why shows the reasons of what cannot be taken, and of the numbers behind what happened', async () => {
  const stride = compute({
    name: 'Stride',
    base: { amount: 30, source: 'rolled 2' },
    modifiers: [plus(15, { source: 'strong legs', rule: 'race/legs' })],
  })
  const roof = sceneGame(
    scene(['a', 'b'], function* (game) {
      game.emit({ name: 'strode', text: 'a gets 45 cm far.', about: { stride } })
      const hatch = { id: 'up', label: 'The hatch', why: { text: 'It is locked.', rule: 'roof/hatch' } }
      yield* ask(
        game,
        seat('a'),
        choose({ name: 'way', prompt: 'Which way?', options: ['left', hatch, 'right'] }),
      )
    }),
  )
  const terminal = fakeTerminal({}, {}, ['2', 'why 2', 'why', '3', ''])
  expect(await playInTerminal(terminal.io, roof, {})).toBe(0)
  const [, picked, one, all, end] = terminal.out().split('a> ')
  expect(picked).toBe('2\nIt is locked. [roof/hatch] (help lists what else you can type.)\n')
  expect(one).toBe('why 2\n2  The hatch: It is locked. [roof/hatch]\n')
  expect(all).toContain('2  The hatch: It is locked. [roof/hatch]\na gets 45 cm far.\n')
  expect(all).toContain('Plus 15, which makes 45: strong legs [race/legs].\n')
  expect(end).toContain('The game is over, a draw: dawn.\n')
})

test('undo takes back the last answer and asks again', async () => {
  const { out } = await playing(['race', '--seed', '3'], ['5 1', 'none', '1', 'undo', 'undo', 'quit', ''])
  const taken = out.indexOf('Taken back.')
  expect(out.indexOf('How much nerve')).toBeLessThan(taken)
  expect(out.indexOf('How do you run?', taken)).toBeGreaterThan(taken)
  expect(out.indexOf('Which tools', taken)).toBeGreaterThan(0)
})

test('a saved game goes on where it was, by load and by --load', async () => {
  const terminal = fakeTerminal({}, {}, ['1', 'save game.json', '1', 'load game.json', 'log', 'quit'])
  expect(await runCommandLine(['play', 'crow', '--seed', '3'], terminal.io)).toBe(0)
  expect(terminal.out()).toContain('Loaded game.json; log tells its story.')
  expect(terminal.out()).toMatch(/a> log\n1 {2}a rolls dig: \d\na> quit\nGood night\.\n$/)
  const saved = readFileSync(join(terminal.folder, 'game.json'), 'utf8')
  const { code, out } = await playing(['crow', '--load', 'game.json'], ['log', 'quit'], {
    'game.json': saved,
  })
  expect(code).toBe(0)
  expect(out).toMatch(/Loaded game\.json.*\n\nturn: /)
  expect(out).toMatch(/a> log\n1 {2}a rolls dig: \d\n/)
  const other = await playing(['race', '--load', 'game.json'], [], { 'game.json': saved })
  expect(other).toMatchObject({
    code: 2,
    err: 'gargoyle: game.json is a game of crow. Go on with: gargoyle play crow --load game.json\n',
  })
})

test('save never writes over something that is no saved game', async () => {
  const { out, folder } = await playing(
    ['crow'],
    ['save notes.txt', 'save new.json', 'save new.json', 'quit'],
    {
      'notes.txt': 'milk',
    },
  )
  expect(out).toContain('Not saved: notes.txt is there already and is no saved game.')
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('milk')
  expect(out.match(/Saved\. Go on later/g)).toHaveLength(2)
})

test('quit offers to save, once and only if there is something new', async () => {
  const nothing = await playing(['crow'], ['quit'])
  expect(nothing.out).not.toContain('Save the game?')
  const something = await playing(['crow'], ['2', 'quit', 'sub/game.json'])
  expect(existsSync(join(something.folder, 'sub/game.json'))).toBe(true)
})

test('the end of input ends the game cleanly and says how to keep it', async () => {
  const { code, out, err } = await playing(['crow'], ['2'])
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toContain('the game is not saved. Next time, save FILE before you leave keeps it.')
})

test('in hot-seat nothing of one person is on the screen when the next one comes', async () => {
  const { out } = await playing(['heist', '--hotseat', '--seed', '3'], ['', '2', '', ''])
  const pages = out.split(/\n{40,}/)
  expect(pages).toHaveLength(3)
  expect(pages[0]).not.toContain('hand:')
  expect(pages[1]).toMatch(/^a, press Enter when only you look at this: \n/)
  expect(pages[1]).toMatch(/hand: \w+-/)
  expect(pages[1]).toContain('· On top lies ')
  expect(pages[1]).toMatch(/a, press Enter to hand over to b \(or undo\): $/)
  expect(pages[2]).toMatch(/^b, press Enter when only you look at this: \n· a peeks at the deck\.\n/)
  const cards = (page = '') => /hand: (.*)/.exec(page)?.[1]
  expect(cards(pages[2])).not.toBe(cards(pages[1]))
  expect(pages[2]).not.toContain('On top lies')
})

test('in hot-seat why reveals to no player what only another was told', async () => {
  const secret = sceneGame(
    scene(['a', 'b'], function* (game) {
      game.emit({ name: 'found', text: 'You find the key.', rule: 'roof/key' }, [seat('a')])
      for (const each of game.seats) {
        yield* ask(game, each, choose({ name: 'way', prompt: 'Which way?', options: ['left', 'right'] }))
      }
    }),
  )
  const terminal = fakeTerminal({}, {}, ['', 'why', '1', '', '', 'why'])
  expect(await playInTerminal(terminal.io, secret, { hotseat: true })).toBe(0)
  const [, first, second] = terminal.out().split(/\n{40,}/)
  expect(first).toContain('a> why\nYou find the key. [roof/key]\n')
  expect(second).toContain('b> why\nEverything can be picked')
  expect(second).not.toContain('the key')
})

test('a screen is wiped instead', async () => {
  const terminal = fakeTerminal({}, {}, ['', '2', ''])
  expect(await runCommandLine(['play', 'crow', '--hotseat'], { ...terminal.io, outIsScreen: true })).toBe(0)
  expect(terminal.out()).toContain('\u001b[2J\u001b[3J\u001b[Hb, press Enter when')
})

test('in hot-seat an answer can be taken back before the keyboard is handed over', async () => {
  const { out } = await playing(['crow', '--hotseat'], ['', '2', 'what?', 'undo', 'log', 'quit'])
  expect(out).toContain('Press Enter without typing anything, or type quit.')
  expect(out).toContain('Taken back.')
  expect(out).toContain('Nothing has happened yet.')
  expect(out).not.toContain('b, press Enter')
})

test('a game that breaks says so, lets the game be saved and ends with code 1', async () => {
  const terminal = fakeTerminal({}, {}, (screen) => (screen.includes('Save the game?') ? 'broken.json' : '1'))
  expect(await playInTerminal(terminal.io, crashingCrow, { seed: 'bug', hotseat: false })).toBe(1)
  expect(terminal.err()).toContain('gargoyle: this is a mistake in the game itself, not yours: ')
  expect(await runCommandLine(['replay', 'broken.json'], terminal.io)).toBe(0)
})

test('seats are called by their order at the table, whatever their names', async () => {
  const { definition } = crashingCrow.kit
  const turned = crowWith({ seats: (setup) => definition.seats(setup).toReversed() })
  const terminal = fakeTerminal({}, {}, ['quit'])
  expect(await playInTerminal(terminal.io, turned, { seat: 'a' })).toBe(0)
  expect(terminal.out()).toContain('You are b; random plays a.')
})

test.each([
  [['crwo'], "there is no game 'crwo'. Did you mean crow?"],
  [['crow', '--seat', 'z'], "there is no seat 'z'. Seats are called by letter: a, b."],
  [['crow', '--against', 'randon'], 'Did you mean random?'],
  [['crow', '--hotseat', '--seat', 'a'], 'leave out --seat and --against'],
  [['crow', '--board', 'roof'], 'crow has no option --board'],
  [['crow', '--load', 'gone.json'], 'gone.json cannot be read'],
  [['crow', '--load', 'note.json'], 'note.json: This is not a Gargoyle record'],
  [['crow', '--load', 'note.json', '--seed', '1'], 'a saved game brings its seed and setup along'],
])('%j is refused', async (args, sentence) => {
  const { code, out, err } = await playing(args, [], { 'note.json': '{}' })
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(out).toBe('')
})
