import { expect, test } from 'vitest'
import { builders } from '../builder/builders.ts'
import { allGames, builderPage, gameById, games } from './index.ts'

test('games are found by their folders, the third edition among them', () => {
  expect(games.map(({ id }) => id)).toContain('bmg3')
  expect(new Set(allGames.map(({ id }) => id)).size).toBe(allGames.length)
})

test.each(allGames)(
  '$id: its page says the same id and name as its folder and listing',
  async ({ id, name, load }) => {
    const page = await load()
    expect([page.id, page.name]).toEqual([id, name])
  },
)

test('examples are found by their id, and not offered in the list', () => {
  for (const { id, isExample = false } of allGames) {
    expect(gameById(id)?.id).toBe(id)
    expect(games.some((game) => game.id === id)).toBe(!isExample)
  }
  expect(gameById('chess')).toBeUndefined()
})

test.each(builders)('$game: its builder is there', async ({ load }) => {
  expect((await load()).default).toBeTypeOf('function')
})

test('a game without the file it promises is refused in words', () => {
  expect(() => builderPage('chess')).toThrow('web/games/chess has a listing but no builder/page.tsx')
})
