import { must, seat } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import type { Evaluator } from './evaluator.ts'
import { bots, canPlay, readBotSpec } from './registry.ts'

const evaluator: Evaluator = { appraise: () => undefined, rests: () => true, turns: () => true }
const ann = seat('ann')
const bob = seat('bob')
const place = { game: crow, seat: ann, seats: [ann, bob], sides: [[ann], [bob]] }
const named = (test: (bot: (typeof bots)[number]) => boolean) => bots.filter(test).map(({ name }) => name)

test('every bot plays a game whose worth is known, and only random plays one whose worth is not', () => {
  const all = bots.map(({ name }) => name)
  expect(named((bot) => bot.createPlayer({ ...place, evaluator }) !== undefined)).toEqual(all)
  expect(named((bot) => bot.createPlayer(place) !== undefined)).toEqual(['random'])
})

test('which bots can play is known before a game begins', () => {
  expect(bots.filter((bot) => canPlay(bot, { evaluator }))).toEqual(bots)
  expect(named((bot) => canPlay(bot, {}))).toEqual(['random'])
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

test.each([
  'search@1000000000',
  'search@100001',
  'greedy@601s',
  'search@600001ms',
  `search@${'9'.repeat(400)}`,
])('%s is too much', (text) => {
  const read = readBotSpec(text)
  expect(read.ok ? 'read' : read.reason.text).toMatch(
    /is too much: a bot has from 1 to 100,000 thoughts for an answer, or up to 10 minutes/,
  )
  expect(readBotSpec('search@100000').ok && readBotSpec('search@600s').ok).toBe(true)
})

test.each(['search@', 'search@fast', 'search@0', 'search@1.5', 'search@-1s'])('%s is no budget', (text) => {
  const read = readBotSpec(text)
  expect(read.ok ? 'read' : read.reason.text).toMatch(/is no budget: search@2s/)
})
