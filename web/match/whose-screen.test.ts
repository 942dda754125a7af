import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { screenFor } from './whose-screen.ts'

const ada = seat('ada')
const bo = seat('bo')

test('one person has the screen all the time', () => {
  expect(screenFor([ada], 'spectator', [bo], false)).toEqual({ viewer: ada })
  expect(screenFor([ada], ada, [], true)).toEqual({ viewer: ada })
})

test('where nobody plays, one watches', () => {
  expect(screenFor([], 'spectator', [ada], false)).toEqual({ viewer: 'spectator' })
})

test('two people: the screen is covered until the one who is asked takes over', () => {
  expect(screenFor([ada, bo], 'spectator', [bo], false)).toEqual({ viewer: 'spectator', waitsFor: bo })
  expect(screenFor([ada, bo], ada, [bo], false)).toEqual({ viewer: 'spectator', waitsFor: bo })
  expect(screenFor([ada, bo], bo, [bo], false)).toEqual({ viewer: bo })
})

test('whoever sits there stays while both are asked, and while nobody is', () => {
  expect(screenFor([ada, bo], bo, [ada, bo], false)).toEqual({ viewer: bo })
  expect(screenFor([ada, bo], bo, [], false)).toEqual({ viewer: bo })
})

test('when the game is over, all that is open is for both', () => {
  expect(screenFor([ada, bo], bo, [], true)).toEqual({ viewer: 'spectator' })
})
