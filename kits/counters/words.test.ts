import type { Words } from '@gargoyle/bots'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { counterWords } from './words.ts'

// The words of any game: they get no more of a position than they look at here.
const { speakers }: Words = counterWords

const experience = {
  seat: seat('Player'),
  content: { edition: { markerNames: { box: 'safe boxes', riddle: 'a riddle' } } },
  tries: [
    {
      before: {
        markers: [
          { id: 1, kind: 'box' },
          { id: 2, kind: 'box' },
          { id: 3, kind: 'riddle' },
          { id: 4, kind: 'riddle' },
        ],
      },
      after: {},
    },
  ],
}

const said = (...worths: readonly (readonly [which: number, worth: number])[]): readonly string[] =>
  speakers.objective!(
    worths.map(([which, worth]) => ({ matter: 'objective', which, worth, byTry: [worth] })),
    experience,
  ).map(({ verb, rest }) => `${verb[0]} ${rest}`)

test('a hint to take one objective and leave another of the same name says which is which', () => {
  expect(said([1, 30], [2, -2])).toEqual(['takes safe boxes', 'goes away from other safe boxes'])
  expect(said([3, -1], [4, 3])).toEqual(['goes away from another riddle', 'comes nearer to a riddle'])
})

test('what is called otherwise, or changes alike, keeps its name', () => {
  expect(said([1, 30], [3, -2])).toEqual(['takes safe boxes', 'goes away from a riddle'])
  expect(said([1, 3], [2, 2])).toEqual(['comes nearer to safe boxes', 'comes nearer to safe boxes'])
})
