import { expect, test } from 'vitest'
import { allGames, type ListedGame } from '../games/index.ts'
import { shownGames } from './shown-games.ts'

const game = (id: string, isExample?: boolean): ListedGame => ({
  id,
  name: id,
  about: '',
  load: () => Promise.reject(new Error('not loaded here')),
  ...(isExample === undefined ? {} : { isExample }),
})

const all = [game('chess'), game('toy', true), game('go', false), game('puzzle', true)]
const ids = (search: string) => shownGames(all, search).map(({ id }) => id)

test('players see games, and no examples', () => {
  expect(ids('')).toEqual(['chess', 'go'])
  expect(ids('game=chess')).toEqual(['chess', 'go'])
})

test('the game that was played last comes first, if it is shown', () => {
  expect(shownGames(all, '', 'go').map(({ id }) => id)).toEqual(['go', 'chess'])
  expect(shownGames(all, '', 'toy').map(({ id }) => id)).toEqual(['chess', 'go'])
})

test('an address shows all examples, or the one that it names', () => {
  expect(ids('examples')).toEqual(['chess', 'toy', 'go', 'puzzle'])
  expect(ids('game=toy')).toEqual(['chess', 'toy', 'go'])
  expect(ids('game=nothing')).toEqual(['chess', 'go'])
})

test.each(allGames.filter(({ isExample }) => !isExample))(
  '$name says who plays it and how long',
  (listed) => {
    expect(listed.players).toMatch(/\w/)
    expect(listed.length).toMatch(/hour/)
  },
)
