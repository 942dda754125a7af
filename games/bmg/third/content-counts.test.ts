import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentCounts, playableSentence } from './content-counts.ts'

test('what can be played is no more than there is', () => {
  const { models = 0, playable = 0, crews = 0, factions = 0 } = contentCounts()
  expect(playable).toBeLessThanOrEqual(models)
  expect(factions).toBeLessThanOrEqual(crews)
})

test('the README says how much can be played; run with -u when that has changed', async () => {
  const path = '../../../README.md'
  const readme = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [from, to] = ['<!-- what can be played: written by a test -->', '<!-- end -->']
  const start = readme.indexOf(from)
  const end = readme.indexOf(to, start)
  expect(start).toBeGreaterThan(0)
  expect(end).toBeGreaterThan(start)
  const written = `${readme.slice(0, start + from.length)}\n${playableSentence()}.\n${readme.slice(end)}`
  await expect(written).toMatchFileSnapshot(path)
})
