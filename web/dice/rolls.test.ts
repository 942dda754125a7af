import type { Roll, SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { describeRoll, facesBefore, rollIn, shownRolls } from './rolls.ts'

const roll = (id: string, ...faces: readonly (readonly number[])[]): Roll => ({
  id,
  purpose: 'attack on Joker',
  dice: faces.map((shown) => ({ colour: 'white', sides: 6, faces: shown, face: shown.at(-1) ?? 0 })),
  rerolls: [],
})

const event = (number: number, name: string, about: SeenEvent['about']): SeenEvent =>
  about === undefined ? { number, name, text: name } : { number, name, text: name, about }

const page = {
  diceResults: ({ name }: SeenEvent) =>
    name === 'strike' ? [{ roll: 'roll-1', dice: [0, 2], word: 'hit', best: [2], bestWord: 'critical' }] : [],
}

test('rolls are told from other events by the engine’s names and shape', () => {
  expect(rollIn(event(1, 'roll', roll('roll-1', [3])))?.id).toBe('roll-1')
  expect(rollIn(event(1, 'move', roll('roll-1', [3])))).toBeUndefined()
  expect(rollIn(event(1, 'roll', { id: 7 }))).toBeUndefined()
})

test('dice rolled again are the same roll, and results are written to it', () => {
  const shown = shownRolls(
    [
      event(1, 'roll', roll('roll-1', [3], [1], [6])),
      event(2, 'reroll', roll('roll-1', [3], [1, 2], [6])),
      event(3, 'strike', undefined),
      event(4, 'roll', roll('roll-2', [5])),
    ],
    page,
    5,
  )
  expect(shown.map(({ roll: { id }, event: at, isJudged }) => [id, at, isJudged])).toEqual([
    ['roll-1', 1, true],
    ['roll-2', 4, false],
  ])
  expect([...(shown[0]?.words ?? [])]).toEqual([
    [0, 'hit'],
    [2, 'critical'],
  ])
  expect(shown[0]?.roll.dice[1]?.face).toBe(2)
})

test('only so many of the last are shown', () => {
  const events = [1, 2, 3].map((n) => event(n, 'roll', roll(`roll-${n}`, [n])))
  expect(shownRolls(events, {}, 2).map(({ roll: { id } }) => id)).toEqual(['roll-2', 'roll-3'])
})

test('faces that no longer count are kept, the better one too', () => {
  expect(facesBefore({ colour: 'white', sides: 6, faces: [2, 5], face: 5 })).toEqual([2])
  expect(facesBefore({ colour: 'white', sides: 6, faces: [5, 2], face: 5 })).toEqual([2])
  expect(facesBefore({ colour: 'white', sides: 6, faces: [4, 4], face: 4 })).toEqual([4])
  expect(facesBefore({ colour: 'white', sides: 6, faces: [4], face: 4 })).toEqual([])
})

test('a roll is read out with all that became of it', () => {
  const [shown] = shownRolls(
    [event(1, 'roll', roll('roll-1', [3], [1, 2], [6])), event(2, 'strike', undefined)],
    page,
    1,
  )
  expect(shown && describeRoll(shown, () => ({ name: 'attack die', tone: 'bone' }))).toBe(
    'attack on Joker: attack die 3: hit; attack die 2 (was 1): nothing; attack die 6: critical.',
  )
})

test('where faces count successes, those are read out', () => {
  const [shown] = shownRolls([event(1, 'roll', roll('roll-1', [1], [2, 3]))], {}, 1)
  const look = { name: 'red die', tone: 'red', faces: { kind: 'successes', counts: [0, 1, 3] } } as const
  expect(shown && describeRoll(shown, () => look)).toBe(
    'attack on Joker: red die no success; red die 3 successes (was 1 success).',
  )
})
