import { bmg3 } from '@gargoyle/bmg3'
import { must } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { bots, knows, readBotSpec } from './registry.ts'

test('every bot plays the third edition, and only random plays a game nobody knows the worth of', () => {
  expect(bots.filter((bot) => knows(bot, bmg3))).toEqual(bots)
  expect(bots.filter((bot) => knows(bot, crow)).map(({ name }) => name)).toEqual(['random'])
})

test.each([
  ['greedy', { name: 'greedy' }],
  ['search@2s', { name: 'search', budget: { milliseconds: 2000 } }],
  ['search@1.5s', { name: 'search', budget: { milliseconds: 1500 } }],
  ['search@250ms', { name: 'search', budget: { milliseconds: 250 } }],
  ['search@80', { name: 'search', budget: { iterations: 80 } }],
  ['./my@home/bot.js', { name: './my@home/bot.js' }],
  ['./my@home/bot.js@3s', { name: './my@home/bot.js', budget: { milliseconds: 3000 } }],
])('%s', (text, spec) => {
  expect(must(readBotSpec(text))).toEqual(spec)
})

test.each(['search@', 'search@fast', 'search@0', 'search@1.5', 'search@-1s'])('%s is no budget', (text) => {
  const read = readBotSpec(text)
  expect(read.ok ? 'read' : read.reason.text).toMatch(/is no budget: search@2s/)
})
