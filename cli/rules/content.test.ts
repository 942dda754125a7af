import { registeredGames } from '@gargoyle/kits'
import { crowKit, raceKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { fakeTerminal, runCommand } from '../testing/fake-terminal.ts'
import { showContent } from './content.ts'

const stuffed = { ...crowKit, contentCounts: () => ({ models: 1234, playable: 12 }) }

test('counts of every game that has content, as JSON by game and kind', () => {
  const { io, out } = fakeTerminal()
  expect(showContent(io, [raceKit, stuffed], { json: true })).toBe(0)
  expect(JSON.parse(out())).toEqual({ crow: { models: 1234, playable: 12 } })
})

test('and as a table', () => {
  const { io, out } = fakeTerminal()
  showContent(io, [stuffed], {})
  expect(out()).toBe(['game  content', 'crow  models    1,234', '      playable     12', ''].join('\n'))
})

test('without any, it says so', () => {
  const { io, out } = fakeTerminal()
  showContent(io, [crowKit], {})
  expect(out()).toContain('No game here has content to count')
})

test('the command prints it', async () => {
  const { code, out } = await runCommand(['rules', '--content', '--json'])
  expect(code).toBe(0)
  const games: Record<string, Record<string, number>> = JSON.parse(out)
  const kits = await Promise.all(registeredGames.map((game) => game.load()))
  const counting = kits.filter(({ contentCounts }) => contentCounts !== undefined)
  expect(Object.keys(games)).toEqual(counting.map(({ definition }) => definition.id))
  for (const counts of Object.values(games).flatMap((each) => Object.values(each)))
    expect(counts).toBeGreaterThan(0)
})

test('one thing at a time', async () => {
  const { code, err } = await runCommand(['rules', '--content', '--coverage'])
  expect(code).toBe(2)
  expect(err).toContain('--coverage or --content, not both')
})
