import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { momentOf, playUntil, quickGame, stage } from '../testing/moments.ts'
import { ghost } from './ghost.ts'

const moment = momentOf(playUntil(quickGame(), stage('lead')))
const at = { x: inches(10), y: inches(10), z: 0 }
const asking = (about: Readonly<Record<string, number | string>>) =>
  ({ name: 'place', prompt: '', shape: 'point', about }) as const

test('a model shows as wide as its base, a marker as wide as it is', () => {
  const [base] = ghost(asking({ model: 0 }), at, true, moment).spots
  expect(base).toMatchObject({ at, tone: 'ok' })
  expect(base?.radius).toBeGreaterThan(1000)
  expect(ghost(asking({ radius: 700 }), at, false, moment).spots).toEqual([
    { at, radius: 700, tone: 'danger' },
  ])
})

test('a template shows instead of a base', () => {
  const blast = ghost(asking({ model: 0, template: 'explosive', size: inches(5) }), at, true, moment)
  expect(blast.spots).toEqual([])
  expect(blast.templates[0]?.template).toMatchObject({ kind: 'circle', radius: inches(2.5) })
  const spray = ghost(asking({ model: 0, template: 'spray', size: inches(8) }), at, true, moment)
  expect(spray.templates[0]?.template).toMatchObject({ kind: 'spray' })
})
