import { expect, test } from 'vitest'
import { type Decision, randomFrom } from '../index.ts'
import { MOST_CANDIDATES } from './candidates.ts'
import { choose } from './choice.ts'
import { readExplored } from './exploration.ts'
import { chooseLazily } from './lazy-choice.ts'
import { chooseNumber } from './number.ts'
import { open } from './open.ts'
import { chooseSome } from './some.ts'
import { split } from './split.ts'

const wording = { name: 'many', prompt: 'Which?' }
const ids = Array.from({ length: 300 }, (_, i) => `o${i}`)
const options = ids.map((id) => ({ id, label: id }))

const decisions: readonly (readonly [string, Decision])[] = [
  ['choose', choose({ ...wording, options })],
  [
    'chooseLazily',
    chooseLazily({ ...wording, options: options.map((option) => ({ ...option, value: option.id })) }),
  ],
  ['chooseSome', chooseSome({ ...wording, options })],
  ['split', split({ ...wording, among: options.slice(0, 12), max: 40 })],
  ['chooseNumber', chooseNumber({ ...wording, min: 0, max: 1e12 })],
  [
    'open',
    open<number>({
      ...wording,
      shape: 'point',
      check: () => ({ ok: true, value: 0 }),
      candidates: (random, n) => Array.from({ length: n }, () => random.below(100)),
    }),
  ],
]

test.each(decisions)(
  '%s: a number of candidates from outside takes neither long nor all memory',
  (_, decision) => {
    for (const n of [1e4, 1e6, 1e9, 2 ** 32, Number.MAX_VALUE, Number.POSITIVE_INFINITY]) {
      const candidates = decision.candidates(randomFrom('many'), n)
      expect(candidates.length).toBeGreaterThan(50)
      expect(candidates.length).toBeLessThanOrEqual(MOST_CANDIDATES)
      expect(candidates).toEqual(decision.candidates(randomFrom('many'), MOST_CANDIDATES))
    }
    for (const n of [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 0.5])
      expect(decision.candidates(randomFrom('none'), n)).toEqual([])
    expect(decision.candidates(randomFrom('some'), 2.9)).toHaveLength(2)
  },
)

test('sets of few options are all found, however many are wanted', () => {
  const few = chooseSome({ ...wording, options: ['a', 'b'] })
  expect([...few.candidates(randomFrom('few'), 1e9)].sort()).toEqual([[], ['a'], ['a', 'b'], ['b']])
})

test('what is explored from outside is a place, or is refused with a sentence; lists are not endless', () => {
  const asked: number[] = []
  const proposal = { answer: null, points: [], parts: [], length: 0, cost: 0, warnings: [], text: '' }
  const { explorer } = open<number>({
    ...wording,
    shape: 'path',
    check: () => ({ ok: true, value: 0 }),
    candidates: () => [],
    explorer: {
      explore: () => ({ areas: [] }),
      toward: () => ({ ok: true, value: proposal }),
      trace: () => ({ ok: true, value: proposal }),
      destinations(most) {
        asked.push(most)
        return []
      },
    },
  })
  const bad = [null, undefined, 3, 'x', [], [1, 2, 3], {}, { x: 1, y: 2 }, { x: '1', y: 2, z: 3 }]
  const far = [Number.NaN, Number.POSITIVE_INFINITY, 1e300].map((x) => ({ x, y: 0, z: 0 }))
  for (const place of [...bad, ...far]) expect(readExplored(place)).toMatchObject({ ok: false })
  for (const place of far) expect(explorer?.toward(place)).toMatchObject({ ok: false })
  expect(explorer?.toward({ x: 1, y: 2, z: 3 })).toMatchObject({ ok: true })
  for (const most of [1e9, -3, Number.NaN]) explorer?.destinations(most)
  expect(asked).toEqual([MOST_CANDIDATES, 0, 0])
})
