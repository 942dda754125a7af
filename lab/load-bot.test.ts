import { must } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { loadBot, loadBots } from './load-bot.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const player = 'createPlayer: () => ({ answer: ({ decision, random }) => decision.candidates(random, 1)[0] })'

/** What is wrong with a bot, or 'nothing'. */
async function wrongWith(name: string, files: Readonly<Record<string, string>> = {}, kit: GameKit = crowKit) {
  const loaded = await loadBot(name, kit, temporaryFolder(files))
  return loaded.ok ? 'nothing' : loaded.reason.text
}

test('one name plays every side, as many names as sides play one each', async () => {
  const names = must(await loadBots('random', 3, crowKit, '.')).map(({ name }) => name)
  expect(names).toEqual(['random', 'random', 'random'])
  expect(must(await loadBots('random, random', 2, crowKit, '.'))).toHaveLength(2)
  expect(await loadBots('random,random,random', 2, crowKit, '.')).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('2 sides play, but --bots names 3') },
  })
})

test('a budget behind the name is the one that counts; else the bot brings its own, or there is none', async () => {
  const folder = temporaryFolder({
    'own.mjs': `export default { name: 'own', about: '', budget: { iterations: 7 }, ${player} }`,
  })
  const budgetOf = async (name: string) => must(await loadBot(name, crowKit, folder)).budget
  expect(await budgetOf('random')).toBeUndefined()
  expect(await budgetOf('random@2s')).toEqual({ milliseconds: 2000 })
  expect(await budgetOf('./own.mjs')).toEqual({ iterations: 7 })
  expect(await budgetOf('own.mjs@300ms')).toEqual({ milliseconds: 300 })
})

test('a file is found from the folder given, and is called as it was asked for', async () => {
  const folder = temporaryFolder({ 'mine.mjs': `export default { name: 'x', about: 'y', ${player} }` })
  const { name, bot } = must(await loadBot('./mine.mjs', crowKit, folder))
  expect([name, bot.name, bot.about]).toEqual(['./mine.mjs', 'x', 'y'])
  expect((await loadBot(`${folder}/mine.mjs`, crowKit, '.')).ok).toBe(true)
})

test.each([
  ['randon', {}, "there is no bot 'randon'. Did you mean random? Known: random, greedy"],
  ['randon', {}, 'A bot of your own is named by its file: ./my-bot.js.'],
  ['random@fast', {}, '"fast" is no budget'],
  ['./gone.mjs', {}, 'there is no bot in ./gone.mjs: no such file.'],
  ['gone.js', {}, 'there is no bot in gone.js: no such file.'],
  ['./', {}, 'it is a folder'],
  ['bot.ts', { 'bot.ts': '' }, 'a bot is a JavaScript file'],
  ['./bot.mjs', { 'bot.mjs': 'export default {' }, './bot.mjs cannot be loaded: '],
  ['./bot.mjs', { 'bot.mjs': "throw new Error('no coffee')" }, './bot.mjs cannot be loaded: no coffee.'],
  ['./bot.mjs', { 'bot.mjs': 'export const bot = 1' }, './bot.mjs has no default export.'],
  ['./bot.mjs', { 'bot.mjs': 'export default { name: "x" }' }, 'has no function createPlayer'],
  ['./bot.mjs', { 'bot.mjs': 'export default 3' }, 'has no function createPlayer'],
  [
    './bot.mjs',
    { 'bot.mjs': `export default { budget: 3, ${player} }` },
    'the budget of ./bot.mjs should be',
  ],
  [
    './bot.mjs',
    { 'bot.mjs': 'export default { createPlayer: () => { throw 1 } }' },
    'the bot ./bot.mjs cannot begin: 1',
  ],
  [
    './bot.mjs',
    { 'bot.mjs': 'export default { createPlayer: () => 5 }' },
    'createPlayer of ./bot.mjs gave no player',
  ],
  [
    './bot.mjs',
    { 'bot.mjs': 'export default { createPlayer() {} }' },
    "'./bot.mjs' does not know crow. These do: random",
  ],
  ['greedy', {}, "the bot 'greedy' does not know crow. These do: random."],
])('%s %j is refused with a sentence', async (name, files, sentence) => {
  expect(await wrongWith(name, files as Readonly<Record<string, string>>)).toContain(sentence)
})

test('greedy knows the third edition', async () => {
  expect(await wrongWith('greedy', {}, bmg3Kit)).toBe('nothing')
})
