import { expect, test } from 'vitest'
import { Dice, type DiceMark, facesOf, sumOf } from './dice.ts'
import type { Audience, GameEvent } from './event.ts'
import { Stream } from './random.ts'
import { scriptedDice } from './script.ts'
import { seat } from './vocabulary.ts'

const a = seat('a')
const b = seat('b')

function table(faces?: string): { dice: Dice; told: { event: GameEvent; audience: Audience }[] } {
  const script = faces === undefined ? undefined : scriptedDice(faces)
  const stream = script?.stream ?? new Stream('seed')
  const mark: DiceMark = { stream, position: 0, script, scriptPosition: 0, rolls: 0, hiddenRolls: {} }
  const told: { event: GameEvent; audience: Audience }[] = []
  return {
    dice: new Dice(mark, {
      emit: (event, audience) => told.push({ event: event(), audience }),
      countWork: () => undefined,
    }),
    told,
  }
}

test('a roll remembers purpose, seat, colours and faces, and is announced', () => {
  const { dice, told } = table('6 2 4')
  const roll = dice.roll({
    purpose: 'to hit',
    seat: a,
    rule: 'x/hit',
    pools: [{ colour: 'black', count: 2 }, { colour: 'red' }],
  })
  expect(roll).toEqual({
    id: 'roll-1',
    purpose: 'to hit',
    seat: a,
    dice: [
      { colour: 'black', sides: 6, faces: [6], face: 6 },
      { colour: 'black', sides: 6, faces: [2], face: 2 },
      { colour: 'red', sides: 6, faces: [4], face: 4 },
    ],
    rerolls: [],
  })
  expect(facesOf(roll)).toEqual([6, 2, 4])
  expect(facesOf(roll, 'red')).toEqual([4])
  expect(sumOf(roll)).toBe(12)
  expect(told).toEqual([
    { event: { name: 'roll', text: 'a rolls to hit: 6 2 4', about: roll, rule: 'x/hit' }, audience: 'all' },
  ])
})

test('a reroll keeps the history and leaves the first record alone', () => {
  const { dice, told } = table('1 2 5')
  const roll = dice.roll({ purpose: 'luck', count: 2 })
  const again = dice.reroll(roll, [0], { reason: 'rabbit foot', rule: 'x/foot' })
  expect(again.dice[0]).toEqual({ colour: 'white', sides: 6, faces: [1, 5], face: 5 })
  expect(again.rerolls).toEqual([{ dice: [0], reason: 'rabbit foot', rule: 'x/foot' }])
  expect(facesOf(roll)).toEqual([1, 2])
  expect(told[1]?.event.text).toBe('luck, rabbit foot: 5 2')
})

test('the better or the worse face can be kept', () => {
  const { dice } = table('4 2 4 6')
  expect(facesOf(dice.reroll(dice.roll({ purpose: 'x' }), [0], { reason: 'y', keep: 'higher' }))).toEqual([4])
  expect(facesOf(dice.reroll(dice.roll({ purpose: 'x' }), [0], { reason: 'y', keep: 'lower' }))).toEqual([4])
})

test('no die is rerolled twice unless allowed', () => {
  const { dice } = table('1 2 3')
  const again = dice.reroll(dice.roll({ purpose: 'x' }), [0], { reason: 'first' })
  expect(() => dice.reroll(again, [0], { reason: 'second' })).toThrow('"second" does not allow a second time')
  expect(facesOf(dice.reroll(again, [0], { reason: 'third', again: true }))).toEqual([3])
  expect(() => dice.reroll(again, [4], { reason: 'fourth' })).toThrow('no die 4')
})

test('the numbers of hidden rolls reveal nothing to others', () => {
  const { dice } = table('1 1 1 1')
  expect(dice.roll({ purpose: 'x', audience: [a] }).id).toBe('roll-a-1')
  expect(dice.roll({ purpose: 'x', audience: [b] }).id).toBe('roll-b-1')
  expect(dice.roll({ purpose: 'x' }).id).toBe('roll-1')
  expect(dice.roll({ purpose: 'x', audience: [a] }).id).toBe('roll-a-2')
})

test('a mark brings the same dice back', () => {
  const { dice } = table()
  dice.roll({ purpose: 'x', count: 5 })
  const mark = dice.mark()
  const expected = dice.roll({ purpose: 'y', count: 5 })
  expect(
    new Dice(mark, { emit: () => undefined, countWork: () => undefined }).roll({ purpose: 'y', count: 5 }),
  ).toEqual(expected)
})

test('scripted dice name the purpose when they run out', () => {
  const { dice } = table('3')
  dice.roll({ purpose: 'first' })
  expect(() => dice.roll({ purpose: 'dodge' })).toThrow('ran out at "dodge"')
})

test('scripted dice refuse a face the die does not have', () => {
  expect(() => table('6').dice.roll({ purpose: 'fall', sides: 4 })).toThrow(
    'Scripted face 6 (number 1) is not on the d4',
  )
})

test('scripted dice notice faces left over', () => {
  const dice = scriptedDice('1 2 3')
  dice.face(0, 6, 'x')
  expect(() => dice.expectAllUsed()).toThrow('2 scripted dice were never rolled: 2 3')
  dice.face(2, 6, 'x')
  dice.expectAllUsed()
})

test('a script must be a list of faces', () => {
  expect(() => scriptedDice('6 six')).toThrow('not a list of dice faces')
  expect(() => scriptedDice([0])).toThrow('not a list of dice faces')
})
