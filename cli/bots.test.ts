import { bmg3 } from '@gargoyle/bmg3'
import { must } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { loadBot, loadBots, usualOpponent } from './bots.ts'

test('one name serves every seat, as many names as seats serve one each', async () => {
  expect(must(await loadBots('random', 3, crow)).map(({ name }) => name)).toEqual([
    'random',
    'random',
    'random',
  ])
  expect(must(await loadBots('random, random', 2, crow))).toHaveLength(2)
})

test('another number of names is refused', async () => {
  expect(await loadBots('random,random,random', 2, crow)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('2 seats are to be filled, but --bots names 3') },
  })
})

test('a slip in a name is refused with what was meant', async () => {
  expect(await loadBot('randon', crow)).toMatchObject({
    ok: false,
    reason: {
      text: "there is no bot 'randon'. Did you mean random? Known: random, greedy, novice, regular, veteran.",
    },
  })
})

test('a bot that does not know a game is refused with those that do', async () => {
  expect((await loadBot('greedy', bmg3)).ok).toBe(true)
  expect(await loadBot('greedy', crow)).toMatchObject({
    ok: false,
    reason: { text: "the bot 'greedy' does not know crow. These do: random." },
  })
})

test('who names nobody plays against somebody that knows the game', () => {
  expect([usualOpponent(bmg3), usualOpponent(crow)]).toEqual(['regular', 'random'])
})
