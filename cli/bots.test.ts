import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadBot, loadBots } from './bots.ts'

test('one name serves every seat, as many names as seats serve one each', async () => {
  expect(must(await loadBots('random', 3)).map(({ name }) => name)).toEqual(['random', 'random', 'random'])
  expect(must(await loadBots('random, random', 2))).toHaveLength(2)
})

test('another number of names is refused', async () => {
  expect(await loadBots('random,random,random', 2)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('2 seats are to be filled, but --bots names 3') },
  })
})

test('a slip in a name is refused with what was meant', async () => {
  expect(await loadBot('randon')).toMatchObject({
    ok: false,
    reason: { text: "there is no bot 'randon'. Did you mean random? Known: random." },
  })
})
