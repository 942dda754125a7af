import { expect, test } from 'vitest'
import type { Figure } from '../scene/scene-content.ts'
import { weighedEnds } from '../scene/use-camera.ts'
import type { TargetAim } from '../worker/protocol.ts'
import { aimLines, aimMarks, mostPromising } from './use-weighing.ts'

const aim = (to: string, promise: number): TargetAim => ({
  from: 'cop',
  to,
  promise,
  tone: 'ok',
  label: `${promise} dice`,
  sentences: [],
  values: [],
})

const figure = (id: string, x: number) => ({ id, at: { x, y: 0, z: 0 } }) as Figure
const content = { figures: ['cop', 'a', 'b', 'c', 'd'].map((id, x) => figure(id, x)), tokens: [] }

test('lines lead to all targets, words only to the most promising ones', () => {
  const lines = aimLines([aim('a', 1), aim('b', 4), aim('c', 2), aim('d', 3), aim('gone', 9)], content)
  expect(lines.map(({ to: { x }, label }) => [x, label])).toEqual([
    [2, '4 dice'],
    [4, '3 dice'],
    [3, undefined],
    [1, undefined],
  ])
})

test('the most promising target is found, if there is any', () => {
  expect(mostPromising([aim('a', 1), aim('b', 4)])).toBe('b')
  expect(mostPromising([])).toBeUndefined()
})

test('only what is weighed moves the view to both ends of its lines, each place once', () => {
  const marks = (isWeighed: boolean) => aimMarks(new Map(), [aim('a', 1), aim('b', 4)], content, isWeighed)
  expect(weighedEnds(marks(false))).toEqual([])
  expect(weighedEnds(marks(true))).toHaveLength(3)
  expect(aimMarks(new Map(), [], content, true).isWeighed).toBeUndefined()
})
