import { describe, expect, test } from 'vitest'
import type { Build } from '../scene-content.ts'
import { type Mesh, triangleCount } from '../shape/mesh.ts'
import { type FigureParts, type HeadWear, type HeldThing, plainParts } from './figure-parts.ts'
import { BASE_HEIGHT, figureMesh, type Looks, partsOf } from './figure-shape.ts'

const builds: readonly Build[] = ['boss', 'leader', 'fighter', 'thug', 'giant', 'machine']
const looks = (change: Partial<Looks> = {}): Looks => ({
  id: 'somebody',
  build: 'fighter',
  side: 0,
  posture: 'standing',
  radius: 0.59,
  height: 1.57,
  ...change,
})

const highest = ({ positions }: Mesh): number => Math.max(...positions.filter((_, i) => i % 3 === 2))
const widest = ({ positions }: Mesh): number => {
  let most = 0
  for (let i = 0; i < positions.length; i += 3)
    most = Math.max(most, Math.hypot(positions[i]!, positions[i + 1]!))
  return most
}

describe.each(builds)('%s', (build) => {
  const unarmed: FigureParts = { ...partsOf({ build }), held: ['none', 'none'] }
  const { base, body } = figureMesh(looks({ build, parts: unarmed }))

  test('is about as tall as its volume and hardly wider than its base', () => {
    expect(highest(body) + BASE_HEIGHT).toBeGreaterThan(1.4)
    expect(highest(body) + BASE_HEIGHT).toBeLessThan(1.65)
    expect(widest(body)).toBeLessThanOrEqual(0.59 * 1.16)
    expect(widest(base)).toBeCloseTo(0.59 * 1.005, 2)
  })

  test('has few enough faces for a table of forty', () => {
    expect(triangleCount(body) + triangleCount(base)).toBeLessThan(1500)
  })
})

test('builds can be told apart by their outline', () => {
  const shapes = builds.map((build) => figureMesh(looks({ build })).body.positions.length)
  expect(new Set(shapes).size).toBe(builds.length)
})

test('a bigger model has a bigger figure', () => {
  const giant = figureMesh(looks({ build: 'giant', height: 2.4, radius: 1 }))
  expect(highest(giant.body)).toBeGreaterThan(1.9)
  expect(widest(giant.base)).toBeCloseTo(1, 1)
})

test('the ring of the second crew is broken, so that it is known without its colour', () => {
  const flat = ({ base }: { base: Mesh }) => triangleCount(base)
  const [a, b] = [figureMesh(looks()).base, figureMesh(looks({ side: 1 })).base]
  expect(flat({ base: a })).not.toBe(flat({ base: b }))
})

test.each(builds)('a %s who is out is grey', (build) => {
  const { body } = figureMesh(looks({ build, posture: 'out' }))
  const spread = (colours: readonly number[]): number => {
    let most = 0
    for (let i = 0; i < colours.length; i += 3) {
      const rgb = colours.slice(i, i + 3)
      most = Math.max(most, Math.max(...rgb) - Math.min(...rgb))
    }
    return most
  }
  expect(spread(body.colours)).toBeLessThan(0.02)
  expect(spread(figureMesh(looks({ build })).body.colours)).toBeGreaterThan(0.1)
})

const heads: readonly HeadWear[] = [
  'hair',
  'long-hair',
  'bunches',
  'bald',
  'spikes',
  'ears',
  'horns',
  'fedora',
  'top-hat',
  'cap',
  'beanie',
  'hood',
  'helmet',
  'mask',
  'crown',
]

const shapeOf = (parts: Partial<FigureParts>): string =>
  figureMesh(looks({ parts: { ...plainParts, ...parts } }))
    .body.positions.map((each) => each.toFixed(2))
    .join()

test('what is on the head, on the back, worn and held each changes the outline', () => {
  expect(new Set(heads.map((head) => shapeOf({ head }))).size).toBe(heads.length)
  const backs = (['none', 'cape', 'tank', 'wings'] as const).map((back) => shapeOf({ back }))
  expect(new Set(backs).size).toBe(4)
  const dresses = (['plain', 'coat', 'suit', 'armour', 'gown'] as const).map((dress) => shapeOf({ dress }))
  expect(new Set(dresses).size).toBe(5)
  const things = (['none', 'pistol', 'rifle', 'sword', 'axe', 'staff', 'shield'] as const).map(
    (held: HeldThing) => shapeOf({ held: [held, 'none'] }),
  )
  expect(new Set(things).size).toBe(7)
})

test('a long weapon sticks out and makes no figure thinner', () => {
  const [armed, unarmed] = (['staff', 'none'] as const).map((held) =>
    figureMesh(looks({ parts: { ...plainParts, held: [held, 'none'] } })),
  )
  expect(highest(armed!.body)).toBeGreaterThan(highest(unarmed!.body))
  // The head is as wide with it as without.
  expect(widest(armed!.body)).toBeGreaterThanOrEqual(widest(unarmed!.body))
})

test('skin that is not like that of others can be told', () => {
  const colours = (skin: FigureParts['skin']) =>
    figureMesh(looks({ parts: { ...plainParts, skin } })).body.colours
  expect(colours('green')).not.toEqual(colours('pale'))
})

test('a figure with all parts has few enough faces for a table of forty', () => {
  const { body, base } = figureMesh(
    looks({
      parts: {
        shade: 0,
        frame: 'huge',
        dress: 'armour',
        back: 'cape',
        head: 'crown',
        skin: 'grey',
        held: ['bow', 'launcher'],
      },
    }),
  )
  expect(triangleCount(body) + triangleCount(base)).toBeLessThan(1700)
})
