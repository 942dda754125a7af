import type { Proposal } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { type GameMeasure, inCentimetres } from '../games/game-measure.ts'
import type { Figure } from '../scene/scene-content.ts'
import { describeWay, isAgain, listedAt, listedPlaceBeside, regionMarks, wayMark, waySteps } from './way.ts'

const at = (x: number, y: number, z = 0): Spot => ({ x: inches(x), y: inches(y), z: inches(z) })

const walk = {
  kind: 'walk',
  from: at(0, 0),
  to: at(2, 0),
  length: inches(2),
  cost: inches(2),
  text: 'walk 2"',
}
const climb = {
  kind: 'climb',
  from: at(2, 0),
  to: at(2, 0, 3),
  length: inches(3),
  cost: inches(7),
  text: 'climb 3" (costs 4" more)',
}

const way: Proposal = {
  answer: { legs: [] },
  points: [at(0, 0), at(2, 0), at(2, 0, 3)],
  parts: [walk, climb],
  length: inches(5),
  cost: inches(9),
  budget: inches(10),
  warnings: [],
  text: 'up there',
}

test('a way is drawn with what is out of the ordinary, and what it costs at its end', () => {
  const mark = wayMark(way, 'lamp', { pins: [at(2, 0)] })
  expect(mark.points).toBe(way.points)
  expect(mark.pins).toEqual([at(2, 0)])
  expect(mark.labels).toEqual([
    { at: at(2, 0, 3), text: 'climb 3" (costs 4" more)' },
    { at: at(2, 0, 3), text: '9" of 10"' },
  ])
})

test('a single place is drawn without a price', () => {
  expect(wayMark({ ...way, points: [at(1, 1)], parts: [] }, 'ok').labels).toEqual([])
})

test('what a way uses and leaves', () => {
  expect(describeWay(way, undefined)).toBe('5" long costs 9"; 1" of 10" left.')
  expect(describeWay({ length: inches(5.21), cost: inches(5.21) }, undefined)).toBe('5.2" long.')
})

test('steps one after the other: walks are one, climbs stand out', () => {
  const parts = [walk, { ...walk, length: inches(1.5) }, climb, { ...walk, length: 100 }]
  expect(waySteps(parts, undefined)).toEqual([
    { number: 1, sign: '→', text: 'walk 3.5"', isHard: false },
    { number: 2, sign: '⇡', text: 'climb 3" (costs 4" more)', isHard: true },
  ])
})

test('a game that measures in centimetres says all of it in centimetres', () => {
  expect(describeWay(way, inCentimetres)).toBe('12.7 cm long costs 22.9 cm; 2.5 cm of 25.4 cm left.')
  expect(wayMark(way, 'lamp', { measure: inCentimetres }).labels?.at(-1)?.text).toBe('22.9 cm of 25.4 cm')
  expect(waySteps([walk], inCentimetres)[0]?.text).toBe('walk 5.1 cm')
})

test('a game that counts says how many', () => {
  const points: GameMeasure = { kind: 'count', one: 'point', many: 'points' }
  expect(describeWay({ length: 2, cost: 3, budget: 4 }, points)).toBe(
    '2 points long costs 3 points; 1 of 4 points left.',
  )
})

test('regions are drawn as they come', () => {
  const outline = [at(0, 0), at(1, 0), at(1, 1)]
  expect(regionMarks({ areas: [{ z: 0, outline }] })).toEqual([{ z: 0, outline, tone: 'open' }])
})

test('to point at the end once more is to agree', () => {
  expect(isAgain(way, { spot: at(2.4, 0, 3) })).toBe(true)
  expect(isAgain(way, { spot: at(2.4, 0) })).toBe(false)
  expect(isAgain(way, { spot: at(3, 0, 3) })).toBe(false)
  expect(isAgain(undefined, { spot: at(0, 0) })).toBe(false)
})

const joker: Figure = {
  id: 'joker',
  at: at(10, 10),
  radius: inches(0.6),
  height: inches(1.5),
  build: 'boss',
  side: 1,
  name: 'Joker',
  initials: 'JO',
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
}

test('to point at a figure is to mean the place beside it, if there is one', () => {
  const figures = [joker]
  const listed = [{ at: at(4, 4) }, { at: at(11.2, 10) }, {}]
  const pointed = { spot: at(10, 10), figure: 'joker' }
  expect(listedPlaceBeside(pointed, { figures, tokens: [] }, listed)).toEqual(at(11.2, 10))
  expect(listedPlaceBeside(pointed, { figures, tokens: [] }, listed.slice(0, 1))).toBeUndefined()
  expect(listedPlaceBeside({ spot: at(1, 1) }, { figures, tokens: [] }, listed)).toBeUndefined()
})

test('the nearest listed place within reach is what is pointed at, on the same level only', () => {
  const listed = [
    { answer: 1, label: 'one', at: { x: 0, y: 0, z: 0 } },
    { answer: 2, label: 'two', at: { x: inches(1), y: 0, z: 0 } },
    { answer: 3, label: 'stay' },
  ]
  const at = (x: number, z = 0) => listedAt({ spot: { x: inches(x), y: 0, z } }, listed)?.label
  expect(at(0.4)).toBe('one')
  expect(at(0.7)).toBe('two')
  expect(at(1.6)).toBe('two')
  expect(at(1.7)).toBeUndefined()
  expect(at(0.4, inches(3))).toBeUndefined()
})
