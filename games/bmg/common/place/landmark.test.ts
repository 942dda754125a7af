import { inches } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { describePiece, landmarkWords, partOfBoard } from './landmark.ts'

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y), radius: inches(0.5) })
const house = box('house', inches(10), inches(10), inches(6), inches(6), inches(4), {
  kind: 'building',
  name: 'Tenement',
})
const car = box('car', inches(20), inches(10), inches(4), inches(2), inches(1.5), { kind: 'car' })
const board = testBoard([house, car])

describe('a place is called by what stands near it', () => {
  test('by a wall of a house, or so far from it', () => {
    expect(landmarkWords(board, at(12, 9.2))).toBe('by the south wall of the Tenement')
    expect(landmarkWords(board, at(12, 6.5))).toBe('south of the Tenement')
    expect(landmarkWords(board, at(9, 17))).toBe('by the north-west wall of the Tenement')
  })

  test('behind it, where it stands between oneself and the enemy', () => {
    expect(landmarkWords(board, at(22, 9.2))).toBe('beside the car, to the south')
    expect(landmarkWords(board, at(22, 9.2), at(22, 16))).toBe('behind the car')
    expect(landmarkWords(board, at(22, 9.2), at(22, 4))).toBe('beside the car, to the south')
  })

  test('exactly an inch and a half away is still beside it', () => {
    expect(landmarkWords(board, at(22, 8))).toBe('beside the car, to the south')
    expect(landmarkWords(board, at(22, 7.9))).toBe('south of the car')
  })

  test('by the nearest of several; in the open by none', () => {
    expect(landmarkWords(board, at(19, 11))).toBe('beside the car, to the west')
    expect(landmarkWords(board, at(30, 30))).toBeUndefined()
  })

  test('not by what hangs above, nor by a ladder', () => {
    const sign = box('sign', inches(29), inches(29), inches(2), inches(2), inches(6), { bottom: inches(4) })
    const ladder = box('ladder', inches(29), inches(29), inches(1), inches(1), inches(4), { kind: 'ladder' })
    expect(landmarkWords(testBoard([sign, ladder]), at(30, 30))).toBeUndefined()
  })
})

test('what is called The or bears a name of its own keeps it', () => {
  expect(describePiece({ kind: 'building', name: 'The Paragon' })).toBe('The Paragon')
  expect(describePiece({ kind: 'building', name: 'Pawnshop' })).toBe('the Pawnshop')
  expect(describePiece({ kind: 'chain-link' })).toBe('the chain link')
})

test('in the open a place is called by the part of the board', () => {
  const whole = { width: inches(36), depth: inches(36) }
  expect(partOfBoard(whole, at(18, 18))).toBe('in the middle of the board')
  expect(partOfBoard(whole, at(3, 33))).toBe('in the north-west corner')
  expect(partOfBoard(whole, at(18, 3))).toBe('towards the south edge')
  expect(partOfBoard(whole, at(33, 18))).toBe('towards the east edge')
})
