import { expect, test } from 'vitest'
import type { DieLook } from '../games/game-page.ts'
import { describeFace, drawFace, faceSuccesses, writeFace } from './face.ts'

const bone: DieLook = { name: 'die', tone: 'bone' }
const yellow: DieLook = {
  name: 'yellow die',
  tone: 'yellow',
  faces: { kind: 'successes', counts: [0, 0, 1, 1, 2, 5] },
}

test('without a word from the game, small dice show pips and big ones numbers', () => {
  expect(drawFace(5, { sides: 6 }, bone)).toMatchObject({ sign: 'pip' })
  expect(drawFace(5, { sides: 6 }, bone).places).toHaveLength(5)
  expect(drawFace(5, { sides: 20 }, bone)).toEqual({ sign: 'pip', places: [], text: '5' })
  expect(drawFace(7, { sides: 6 }, bone).text).toBe('7')
})

test('a game may want numbers on small dice', () => {
  expect(drawFace(3, { sides: 6 }, { ...bone, faces: { kind: 'numbers' } })).toMatchObject({ text: '3' })
})

test('successes are signs, none is a dash, and many are a number', () => {
  const drawn = [1, 3, 5, 6].map((face) => {
    const { sign, places, text } = drawFace(face, { sides: 6 }, yellow)
    return [sign, places.length, text]
  })
  expect(drawn).toEqual([
    ['success', 0, '–'],
    ['success', 1, undefined],
    ['success', 2, undefined],
    ['success', 0, '5'],
  ])
})

test('faces are said and written by what they mean', () => {
  expect([1, 3, 5].map((face) => describeFace(face, yellow))).toEqual([
    'no success',
    '1 success',
    '2 successes',
  ])
  expect(describeFace(4, bone)).toBe('4')
  expect([writeFace(5, yellow), writeFace(5, bone)]).toEqual(['2', '5'])
})

test('a face that is not listed counts nothing', () => {
  expect([faceSuccesses(7, [1, 2]), faceSuccesses(0, [1, 2])]).toEqual([0, 0])
})
