import { describe, expect, test } from 'vitest'
import { frameOf } from './frame.ts'
import { emptyMesh, type Mesh, type SurfacePaint, triangleCount } from './mesh.ts'
import { ball, bar, boxIn, circle, cylinder, frustum, lid, prism, taper } from './solids.ts'

const grey: SurfacePaint = { colour: [0.5, 0.5, 0.5] }

/** Six times the room inside; positive only when all faces look outwards. */
function volume({ positions: p }: Mesh): number {
  let sum = 0
  for (let i = 0; i < p.length; i += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = p.slice(i, i + 9) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum / 6
}

const drawn = (draw: (mesh: Mesh) => void): Mesh => {
  const mesh = emptyMesh()
  draw(mesh)
  return mesh
}

const square = [
  [0, 0],
  [2, 0],
  [2, 3],
  [0, 3],
] as const

describe('faces look outwards', () => {
  test('prism', () => {
    const mesh = drawn((into) => prism(into, square, 1, 5, { side: grey, top: grey, under: true }))
    expect(volume(mesh)).toBeCloseTo(24)
  })

  test('prism over an outline with an inward corner', () => {
    const corner = [
      [0, 0],
      [4, 0],
      [4, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ] as const
    const mesh = drawn((into) => prism(into, corner, 0, 2, { side: grey, top: grey, under: true }))
    expect(volume(mesh)).toBeCloseTo(14)
  })

  test('box in a turned frame', () => {
    const frame = frameOf(
      [
        [0, 0],
        [3, 3],
        [2, 4],
        [-1, 1],
      ],
      0,
      1,
    )
    const mesh = drawn((into) =>
      boxIn(into, frame, { along: [-1, 1], across: [-0.5, 0.5], up: [0, 3] }, grey, { under: true }),
    )
    expect(volume(mesh)).toBeCloseTo(6)
  })

  test('ball', () => {
    const mesh = drawn((into) => ball(into, [5, 5, 5], 1, grey, 1, 16, 24))
    expect(volume(mesh)).toBeGreaterThan(3.9)
    expect(volume(mesh)).toBeLessThan((4 / 3) * Math.PI)
  })

  test.each([
    ['lying', [0, 0, 0], [4, 0, 0]],
    ['upright', [1, 1, 0], [1, 1, 4]],
    ['hanging', [1, 1, 4], [1, 1, 0]],
    ['askew', [0, 0, 0], [0, 2.4, 3.2]],
  ] as const)('bar %s', (_, from, to) => {
    expect(volume(drawn((into) => bar(into, from, to, 0.5, grey)))).toBeCloseTo(1)
  })

  test('cylinder, cone and tapered box, but for their open undersides', () => {
    const open = drawn((into) => {
      cylinder(into, [0, 0, 0], [1, 1], 2, grey, { corners: 64 })
      taper(into, frameOf(square, 0, 1), { along: [-1, 1], across: [-1, 1], up: [0, 1] }, [0.5, 0.5], grey)
    })
    // Seen from the height of the underside, what is open there adds nothing.
    expect(volume(open)).toBeGreaterThan(6.2 + 2)
  })
})

test('a lid covers its outline exactly, inward corners left out', () => {
  const corner = [
    [0, 0],
    [4, 0],
    [4, 1],
    [1, 1],
    [1, 4],
    [0, 4],
  ] as const
  const { positions: p, normals } = drawn((into) => lid(into, corner, 2, grey))
  let area = 0
  for (let i = 0; i < p.length; i += 9) {
    area +=
      ((p[i + 3]! - p[i]!) * (p[i + 7]! - p[i + 1]!) - (p[i + 6]! - p[i]!) * (p[i + 4]! - p[i + 1]!)) / 2
  }
  expect(area).toBeCloseTo(7)
  expect(normals.filter((_, i) => i % 3 === 2).every((z) => z > 0.99)).toBe(true)
})

test('edges of few corners are inked, round ones only along their rim', () => {
  const boxed = drawn((into) => prism(into, square, 0, 1, { side: grey, top: grey }))
  expect(boxed.lines.length / 6).toBe(8)
  const rounded = drawn((into) => frustum(into, circle(0, 0, 1, 12), 0, circle(0, 0, 1, 12), 1, grey))
  expect(rounded.lines.length / 6).toBe(12)
})

test('every corner has a place, a normal, a colour and a finish', () => {
  const mesh = drawn((into) =>
    prism(into, square, 0, 1, { side: { ...grey, surface: 'brick', glow: 0.5 }, top: grey }),
  )
  const corners = triangleCount(mesh) * 3
  expect([mesh.normals.length, mesh.colours.length, mesh.finish.length]).toEqual([
    corners * 3,
    corners * 3,
    corners * 2,
  ])
  expect(mesh.finish.slice(0, 2)).toEqual([1, 0.5])
})
