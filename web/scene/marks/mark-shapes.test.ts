import { body, circleTemplate, inches, lengthUnits, mm, spot, sprayTemplate } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { emptyMesh, type Mesh, triangleCount } from '../shape/mesh.ts'
import { bar } from '../shape/solids.ts'
import {
  lineMesh,
  movedTo,
  optionMesh,
  pathMesh,
  spotMesh,
  templateGround,
  templateMesh,
} from './mark-shapes.ts'

const range = ({ positions }: Mesh, axis: 0 | 1 | 2): [number, number] => {
  const values = positions.filter((_, i) => i % 3 === axis)
  return [Math.min(...values), Math.max(...values)]
}

const at = (x: number, y: number, z = 0) => spot(inches(x), inches(y), inches(z))

test('a way runs over all its places, up walls too, and has an arrow and pins', () => {
  const points = [at(1, 1), at(5, 1), at(5, 1, 3), at(8, 1, 3)]
  const way = pathMesh({ points, tone: 'open' })
  expect(range(way, 0)[0]).toBeCloseTo(1, 0)
  expect(range(way, 0)[1]).toBeGreaterThan(8)
  expect(range(way, 2)[1]).toBeGreaterThan(3)
  expect(range(way, 2)[0]).toBeGreaterThanOrEqual(0)
  const pinned = pathMesh({ points, tone: 'open', pins: [at(5, 1)] })
  expect(triangleCount(pinned)).toBeGreaterThan(triangleCount(way))
})

test('a ruler has a notch at every inch, a blocked line is broken', () => {
  const line = (tone: 'plain' | 'ok' | 'danger') =>
    triangleCount(lineMesh({ from: at(0, 0), to: at(7.5, 0), tone }))
  const notch = emptyMesh()
  bar(notch, [0, 0, 0], [0, 1, 0], 0.1, { colour: [1, 1, 1] })
  expect(line('plain') - line('ok')).toBe(7 * triangleCount(notch))
  expect(line('danger')).toBeGreaterThan(line('ok') * 2)
})

test('a line from a place to itself shows nothing', () => {
  expect(triangleCount(lineMesh({ from: at(3, 3), to: at(3, 3), tone: 'plain' }))).toBe(0)
})

test('templates lie where they lie and are as wide as they are', () => {
  const blast = circleTemplate(at(10, 10, 3), inches(2.5))
  for (const mesh of [templateMesh(blast, 'danger'), templateGround(blast, 'danger')]) {
    expect(range(mesh, 0)[0]).toBeCloseTo(7.5, 1)
    expect(range(mesh, 1)[1]).toBeCloseTo(12.5, 1)
    expect(range(mesh, 2)[0]).toBeGreaterThan(3)
  }
  const spray = sprayTemplate(body(at(4, 4)), at(12, 4))
  expect(range(templateMesh(spray, 'open'), 0)[1]).toBeCloseTo(4 + 15 / 25.4 + 8, 0)
})

test('offers, refusals and choices differ in shape, not only in colour', () => {
  const shapes = (['open', 'closed', 'picked'] as const).map((tone) => optionMesh(tone, 0.6).positions.length)
  expect(new Set(shapes).size).toBe(3)
})

test('a place shows the size of the base', () => {
  const mark = spotMesh({ at: at(5, 5), radius: mm(20), tone: 'picked' })
  expect(range(mark, 0)[1] - 5).toBeCloseTo(20 / 25.4, 1)
})

test('moving moves everything', () => {
  const moved = movedTo(optionMesh('open', 0.6), [10, 20, 3])
  expect(range(moved, 0)[0]).toBeGreaterThan(8)
  expect(range(moved, 2)[0]).toBeGreaterThan(3)
})

test('a ruler has a notch at every unit of the game', () => {
  const ruler = { from: spot(0, 0), to: spot(inches(4), 0), tone: 'plain' } as const
  const notch =
    triangleCount(lineMesh({ ...ruler, to: spot(inches(4.5), 0) })) - triangleCount(lineMesh(ruler))
  const more = triangleCount(lineMesh(ruler, lengthUnits.cm)) - triangleCount(lineMesh(ruler))
  // Within four inches there are notches at three of them, and at ten centimetres.
  expect(more).toBe(notch * 7)
})
