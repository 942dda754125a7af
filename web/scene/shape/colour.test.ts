import { expect, test } from 'vitest'
import { colour, greyed, mixed, toned } from './colour.ts'

test('colours are read as style sheets write them, in linear light', () => {
  expect(colour('#000000')).toEqual([0, 0, 0])
  expect(colour('#ffffff')).toEqual([1, 1, 1])
  const [red, green, blue] = colour('#bc4020')
  expect(red).toBeCloseTo(0.503, 3)
  expect(green).toBeCloseTo(0.0513, 3)
  expect(blue).toBeCloseTo(0.0144, 3)
})

test('what is no colour is refused in words', () => {
  expect(() => colour('red')).toThrow('"red" is no colour: write it as #rrggbb')
})

test('mixing, toning and greying', () => {
  expect(mixed([0, 0, 0], [1, 0.5, 0], 0.5)).toEqual([0.5, 0.25, 0])
  expect(toned([0.5, 0.25, 1], 0.5)).toEqual([0.25, 0.125, 0.5])
  const [r, g, b] = greyed([1, 0, 0])
  expect([g, b]).toEqual([r, r])
})
