import { inches, mm, spot } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { createRig } from '../camera/rig.ts'
import { type Figure, noMarks, type SceneArea, type SceneMarks } from '../scene-content.ts'
import { type LabelNodes, noLabels, offerAt, pinAt, placeLabels } from './place-labels.ts'
import { type SceneLabel, sceneLabels } from './scene-labels.ts'
import { shoutLabels } from './shout-labels.ts'

/** As much of an element as labels need. */
const node = () => ({ hidden: true, style: {}, dataset: {} }) as HTMLElement

const figure = (id: string, x: number, y: number): Figure => ({
  id,
  at: spot(inches(x), inches(y)),
  radius: mm(15),
  height: mm(40),
  build: 'thug',
  side: 0,
  name: id,
  initials: 'XX',
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
})

const nodesFor = (labels: readonly SceneLabel[]): LabelNodes => ({
  ...noLabels(),
  nodes: new Map(labels.map(({ id }) => [id, node()])),
})

function placed(figures: readonly Figure[], mode: 'free' | 'top', width = 900, covered = 0) {
  const board = testBoard([box('house', inches(8), inches(8), inches(8), inches(8), inches(9))])
  const content = { board, figures, tokens: [], lights: [], zones: [], night: true }
  const rig = createRig({ width: 24, depth: 24, height: 4 }, mode)
  rig.resize(width, 700, covered)
  const labels = sceneLabels(content, noMarks, undefined)
  const holder = nodesFor(labels)
  placeLabels(holder, labels, rig, new Map(), board)
  return holder
}

test('pins show over their figures, south below north', () => {
  const { pins } = placed([figure('south', 4, 3), figure('north', 4, 21)], 'free')
  const [south, north] = pins
  expect(south!.y).toBeGreaterThan(north!.y)
  expect(pinAt(pins, south!.x + 5, south!.y)).toBe('south')
  expect(pinAt(pins, south!.x + 40, south!.y)).toBeUndefined()
  expect(pinAt(pins, south!.x + 20, south!.y, 10)).toBe('south')
})

test('what is in the middle of the view is in the middle of what no buttons lie on', () => {
  const middle = (covered: number) => placed([figure('there', 12, 12)], 'top', 900, covered).pins[0]!
  expect(middle(100).y - middle(0).y).toBeCloseTo(50)
  expect(middle(100).x).toBeCloseTo(middle(0).x)
})

test('a figure behind a house is marked as hidden, on a map none is', () => {
  const hidden = (mode: 'free' | 'top') => placed([figure('behind', 12, 17), figure('before', 12, 5)], mode)
  const free = hidden('free')
  expect(free.nodes.get('behind')?.dataset.hidden).toBe('true')
  expect(free.nodes.get('before')?.dataset.hidden).toBe('false')
  expect(hidden('top').nodes.get('behind')?.dataset.hidden).toBe('false')
})

test('on a phone names wait until they matter', () => {
  const name = (width: number) =>
    placed([figure('somebody', 4, 3)], 'top', width).nodes.get('somebody')?.dataset.words
  expect([name(900), name(390)]).toEqual(['true', 'false'])
})

test('what is called out stands over its figure line above line, however near the view is', () => {
  const stands = new Map([['wren', figure('wren', 12, 4)]])
  const shout = { kind: 'shout', figure: 'wren', seconds: 1, tone: 'danger' } as const
  const labels = shoutLabels({
    cues: [
      { ...shout, at: 0, text: 'Critical!' },
      { ...shout, at: 1, text: '2 injuries' },
    ],
    reveal: 0,
    seconds: 1,
    begun: 0,
    stands,
  })
  const heights = (zoom: number) => {
    const rig = createRig({ width: 24, depth: 24, height: 4 }, 'free')
    rig.resize(900, 700)
    rig.go({ ...rig.goal, x: 12, y: 4, span: rig.goal.span * zoom }, true)
    const holder = nodesFor(labels)
    placeLabels(holder, labels, rig, new Map(), testBoard([]))
    return [...holder.nodes.values()].map(({ style }) => Number(/, (.+)px/.exec(style.transform)?.[1]))
  }
  for (const zoom of [1, 0.4]) {
    const [first = 0, second = 0] = heights(zoom)
    expect(first - second).toBeCloseTo(32)
    expect(first).toBeGreaterThan(60)
    expect(first).toBeLessThan(640)
  }
})

const field = (id: string, x: number): SceneArea => ({
  id,
  name: id,
  outline: [
    { x: inches(x), y: inches(2) },
    { x: inches(x + 8), y: inches(2) },
    { x: inches(x + 8), y: inches(10) },
    { x: inches(x), y: inches(10) },
  ],
  z: 0,
})

/** Where the words of two areas are that can be clicked. */
function offersOf(options: SceneMarks['options'], hovered?: string) {
  const board = testBoard([])
  const areas = [field('yard', 2), field('dock', 14)]
  const content = { board, areas, figures: [], tokens: [], lights: [], zones: [], night: true }
  const rig = createRig({ width: 24, depth: 24, height: 4 }, 'free')
  rig.resize(900, 700)
  const labels = sceneLabels(content, { ...noMarks, options }, hovered)
  const holder = nodesFor(labels)
  placeLabels(holder, labels, rig, new Map(), board)
  return holder.offers
}

test('the words of an area that is offered can be clicked; mere names cannot', () => {
  const offers = offersOf(new Map([['yard', { tone: 'open', label: '2 points' }]]))
  expect(offers.map(({ id }) => id)).toEqual(['yard'])
  const { left, right, top, bottom } = offers[0]!.box
  expect(offerAt(offers, (left + right) / 2, (top + bottom) / 2)).toBe('yard')
  expect(offerAt(offers, left - 1, top)).toBeUndefined()
  expect(offerAt(offers, right, bottom + 1)).toBeUndefined()
})

test('what cannot be picked can be clicked too, to be told why', () => {
  expect(offersOf(new Map([['dock', { tone: 'closed' }]])).map(({ id }) => id)).toEqual(['dock'])
  expect(offersOf(new Map(), 'dock')).toEqual([])
})

test('words stay where they are when they are pointed at', () => {
  const options: SceneMarks['options'] = new Map([
    ['yard', { tone: 'open', label: '2 points' }],
    ['dock', { tone: 'open', label: '3 points' }],
  ])
  const boxes = (hovered?: string) => new Map(offersOf(options, hovered).map(({ id, box }) => [id, box]))
  expect(boxes('yard')).toEqual(boxes())
})
