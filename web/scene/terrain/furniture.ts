import { oneOf, randomWithin } from '../chance.ts'
import { mixed, toned } from '../shape/colour.ts'
import { at, stepsIn } from '../shape/frame.ts'
import { face, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { ball, bar, boxIn, circle, cylinder, frustum, INK, prism, taper } from '../shape/solids.ts'
import { insetOf } from './building.ts'
import { city } from './palette.ts'
import type { PieceShape } from './piece-shape.ts'

/** Boxes framed with boards; a long footprint is a row of them. */
export function crate(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { length, width, height } = frame
  const count = stepsIn(length, width)
  for (let i = 0; i < count; i++) {
    const from = -length / 2 + (i * length) / count
    const to = from + length / count
    const paint: SurfacePaint = {
      colour: toned(city.wood, randomWithin(0.8, 1.15, chance)),
      surface: 'planks',
    }
    const [a, b] = [from + 0.03, to - 0.03]
    const w = width / 2 - 0.03
    boxIn(mesh, frame, { along: [a, b], across: [-w, w], up: [0, height - 0.02] }, paint, {
      foot: toned(paint.colour, 0.5),
    })
    const batten: SurfacePaint = { colour: city.darkWood }
    for (const [u0, u1] of [
      [a - 0.03, a + 0.1],
      [b - 0.1, b + 0.03],
    ] as const) {
      boxIn(
        mesh,
        frame,
        { along: [u0, u1], across: [-w - 0.03, w + 0.03], up: [height - 0.12, height] },
        batten,
        { outline: false },
      )
      boxIn(mesh, frame, { along: [u0, u1], across: [-w - 0.03, -w + 0.08], up: [0, height] }, batten, {
        outline: false,
      })
      boxIn(mesh, frame, { along: [u0, u1], across: [w - 0.08, w + 0.03], up: [0, height] }, batten, {
        outline: false,
      })
    }
  }
}

/** Drums standing as close as the footprint lets them. */
export function barrel(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { length, width, height } = frame
  const [rows, columns] = [stepsIn(width, 0.75), stepsIn(length, 0.75)]
  const radius = Math.min(length / columns, width / rows) / 2 - 0.02
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      const centre = at(frame, ((i + 0.5) / columns - 0.5) * length, ((k + 0.5) / rows - 0.5) * width, 0)
      const paint: SurfacePaint = { colour: oneOf(city.freight, chance) }
      const lid: SurfacePaint = { colour: toned(paint.colour, 1.25) }
      cylinder(mesh, centre, [radius, radius], height, paint, { top: lid, line: INK })
      for (const up of [0.3, 0.66]) {
        const hoop: Vec = [centre[0], centre[1], centre[2] + height * up]
        cylinder(mesh, hoop, [radius + 0.03, radius + 0.03], 0.05, { colour: city.darkSteel }, { top: false })
      }
    }
  }
}

/** A block of concrete, wider at its foot, with warning stripes. */
export function barrier(mesh: Mesh, { frame }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const paint: SurfacePaint = { colour: city.concrete }
  taper(mesh, frame, { along: [-l, l], across: [-w, w], up: [0, height * 0.4] }, [0, 0.4], paint)
  boxIn(mesh, frame, { along: [-l, l], across: [-w * 0.6, w * 0.6], up: [height * 0.4, height] }, paint, {
    top: { colour: city.pale },
  })
  const stripes = stepsIn(length, 0.5)
  for (let i = 0; i < stripes; i += 2) {
    const from = -l + (i * length) / stripes
    const along = [from, from + length / stripes] as const
    boxIn(
      mesh,
      frame,
      { along, across: [-w * 0.62, w * 0.62], up: [height * 0.7, height * 0.9] },
      { colour: city.canvas[2] },
      { outline: false },
    )
  }
}

/** Ducts on a roof: a hood with slats and a fan. */
export function vent(mesh: Mesh, { frame, footprint, bottom, top }: PieceShape): void {
  const steel: SurfacePaint = { colour: city.steel, surface: 'ribbed' }
  prism(mesh, footprint, bottom, top, {
    side: steel,
    top: { colour: city.steel },
    foot: toned(city.steel, 0.5),
  })
  const fans = stepsIn(frame.length, frame.width)
  for (let i = 0; i < fans; i++) {
    const centre = at(frame, ((i + 0.5) / fans - 0.5) * frame.length, 0, frame.height + 0.01)
    const radius = Math.min(frame.width, frame.length / fans) * 0.36
    face(
      mesh,
      circle(centre[0], centre[1], radius, 12).map(([x, y]): Vec => [x, y, centre[2]]),
      { colour: INK },
    )
    for (let blade = 0; blade < 4; blade++) {
      const a = (blade / 4) * Math.PI * 2
      const tip = (turn: number): Vec => [
        centre[0] + Math.cos(a + turn) * radius * 0.86,
        centre[1] + Math.sin(a + turn) * radius * 0.86,
        centre[2] + 0.01,
      ]
      face(mesh, [[centre[0], centre[1], centre[2] + 0.01], tip(0), tip(0.7)], { colour: city.darkSteel })
    }
  }
}

/** Boards on two feet. */
export function bench(mesh: Mesh, { frame }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const iron: SurfacePaint = { colour: city.darkSteel }
  for (const u of [-l * 0.8, l * 0.8]) {
    boxIn(mesh, frame, { along: [u - 0.05, u + 0.05], across: [-w, w], up: [0, height - 0.08] }, iron)
  }
  for (const v of [-0.7, 0, 0.7]) {
    const across = [v * w - w * 0.28, v * w + w * 0.28] as const
    boxIn(
      mesh,
      frame,
      { along: [-l, l], across, up: [height - 0.08, height] },
      { colour: city.wood },
      { under: true },
    )
  }
}

/** A stone box with plants in it. */
export function planter(mesh: Mesh, { frame, footprint, bottom, top, chance }: PieceShape): void {
  const rim = top - 0.08
  prism(mesh, footprint, bottom, rim, {
    side: { colour: city.stone, surface: 'blocks' },
    top: { colour: city.earth },
  })
  const count = stepsIn(frame.length * frame.width, 0.16)
  for (let i = 0; i < count; i++) {
    const centre = at(
      frame,
      randomWithin(-0.4, 0.4, chance) * frame.length,
      randomWithin(-0.34, 0.34, chance) * frame.width,
      frame.height - 0.1,
    )
    ball(
      mesh,
      centre,
      randomWithin(0.12, 0.2, chance),
      { colour: oneOf(city.leaf, chance), surface: 'leaves' },
      0.8,
      3,
      5,
    )
  }
}

/** A gravestone with a rounded head; long footprints are tombs. */
export function grave(mesh: Mesh, { frame, footprint, bottom, top }: PieceShape): void {
  const { length, width, height } = frame
  const stone: SurfacePaint = { colour: city.stone }
  if (width > 0.9) {
    prism(mesh, insetOf(footprint, 0.08), bottom, top - 0.14, { side: stone, top: stone })
    prism(mesh, footprint, top - 0.14, top, {
      side: { colour: city.pale },
      top: { colour: city.pale },
      under: true,
    })
    return
  }
  const w = Math.min(0.11, width / 2)
  const arch = circle(0, 0, 1, 16).filter(([, y]) => y >= -0.01)
  const shoulder = height * 0.6
  const side = (v: number, order: 1 | -1): Vec[] => {
    const outline = [
      at(frame, -length * 0.42, v, 0),
      at(frame, length * 0.42, v, 0),
      ...arch.map(([x, y]) => at(frame, x * length * 0.42, v, shoulder + y * (height - shoulder))),
    ]
    return order > 0 ? outline : outline.reverse()
  }
  face(mesh, side(-w, 1), stone)
  face(mesh, side(w, -1), stone)
  const [front, back] = [side(-w, 1), side(w, 1)]
  for (let i = 1; i < front.length; i++) {
    const j = (i + 1) % front.length
    face(mesh, [front[i]!, back[i]!, back[j]!, front[j]!].reverse(), { colour: city.pale })
  }
  boxIn(
    mesh,
    frame,
    { along: [-length / 2, length / 2], across: [-width / 2, width / 2], up: [0, 0.1] },
    stone,
  )
}

/** A booth with an awning and light behind its counter. */
export function kiosk(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const cloth = oneOf(city.canvas, chance)
  boxIn(
    mesh,
    frame,
    { along: [-l, l], across: [-w, w], up: [0, height * 0.42] },
    { colour: city.wood, surface: 'planks' },
  )
  boxIn(
    mesh,
    frame,
    { along: [-l * 0.9, l * 0.9], across: [-w * 0.9, w * 0.9], up: [height * 0.42, height * 0.74] },
    { colour: city.lit[0], glow: 0.75 },
    { outline: false },
  )
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    bar(
      mesh,
      at(frame, u * l * 0.96, v * w * 0.96, 0),
      at(frame, u * l * 0.96, v * w * 0.96, height * 0.8),
      0.09,
      { colour: city.darkWood },
    )
  }
  const roof = { along: [-l, l], across: [-w, w], up: [height * 0.74, height] } as const
  taper(mesh, frame, roof, [0.16, 0.16], { colour: cloth, surface: 'ribbed' }, { colour: toned(cloth, 1.2) })
}

/** A bronze figure on a plinth. */
export function statue(mesh: Mesh, { frame, footprint, bottom, top }: PieceShape): void {
  const plinth = bottom + (top - bottom) * 0.4
  prism(mesh, footprint, bottom, bottom + 0.2, { side: { colour: city.pale }, top: { colour: city.pale } })
  prism(mesh, insetOf(footprint, frame.width * 0.12), bottom, plinth, {
    side: { colour: city.stone, surface: 'blocks' },
    top: { colour: city.pale },
  })
  const [x, y] = frame.origin
  const tall = top - plinth
  const bronze: SurfacePaint = { colour: city.bronze }
  cylinder(mesh, [x, y, plinth], [frame.width * 0.24, frame.width * 0.12], tall * 0.62, bronze, {
    corners: 8,
  })
  ball(mesh, [x, y, plinth + tall * 0.62], frame.width * 0.16, bronze, 0.8)
  ball(mesh, [x, y, plinth + tall * 0.84], frame.width * 0.095, bronze, 1.1)
  bar(
    mesh,
    [x, y, plinth + tall * 0.66],
    [x + frame.width * 0.3, y, plinth + tall * 0.98],
    frame.width * 0.07,
    bronze,
  )
}

/** A steel vessel: round where its footprint is square, hooped, on a plate of the size that counts. */
export function tank(mesh: Mesh, { frame, footprint, bottom, top }: PieceShape): void {
  const steel: SurfacePaint = { colour: city.steel, surface: 'ribbed' }
  const above: SurfacePaint = { colour: mixed(city.steel, city.pale, 0.4) }
  const isBoxed = footprint.length <= 4 && frame.width > frame.length * 0.8
  const outline = isBoxed ? circle(frame.origin[0], frame.origin[1], frame.width / 2 - 0.02, 20) : footprint
  if (isBoxed)
    prism(mesh, footprint, bottom, bottom + 0.08, {
      side: { colour: city.darkSteel },
      top: { colour: city.darkSteel },
    })
  frustum(mesh, outline, bottom, outline, top, steel, above)
  const hoops = stepsIn(top - bottom, 0.9)
  for (let i = 0; i <= hoops; i++) {
    const up = bottom + ((top - bottom - 0.1) * i) / hoops
    const hoop = insetOf(outline, -0.04)
    frustum(mesh, hoop, up, hoop, up + 0.08, { colour: city.darkSteel }, { colour: city.darkSteel }, false)
  }
  const mark = insetOf(outline, 0.14)
  frustum(mesh, mark, top, mark, top + 0.012, above, { colour: toned(above.colour, 0.82) })
}

/** An advertising wall on posts, lit from below. */
export function billboard(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const low = height * 0.32
  for (let u = -l * 0.86; u <= l * 0.87; u += l * 0.86) {
    bar(mesh, at(frame, u, 0, 0), at(frame, u, 0, low), 0.13, { colour: city.darkSteel })
    bar(mesh, at(frame, u, 0, height * 0.6), at(frame, u, 0.3, 0), 0.06, { colour: city.darkSteel })
  }
  const cloth = oneOf(city.canvas, chance)
  boxIn(
    mesh,
    frame,
    { along: [-l, l], across: [-w, w], up: [low, height] },
    { colour: city.darkSteel },
    { under: true },
  )
  for (const side of [-1, 1] as const) poster(mesh, side, cloth)

  /** Rings round a rising disc: an advertisement for nothing in particular. */
  function poster(into: Mesh, side: 1 | -1, ground: SurfacePaint['colour']): void {
    const off = (w + 0.015) * side
    const panelAt = (u: number, v: number, extra: number): Vec => at(frame, -u * side, off + extra * side, v)
    const rect = (u: number, v0: number, v1: number, paint: SurfacePaint, extra: number): void =>
      face(
        into,
        [panelAt(-u, v0, extra), panelAt(u, v0, extra), panelAt(u, v1, extra), panelAt(-u, v1, extra)],
        paint,
      )
    rect(l - 0.08, low + 0.08, height - 0.08, { colour: ground, glow: 0.5 }, 0)
    const middle = (low + height) / 2
    const size = (height - low) * 0.36
    for (const [share, paint] of [
      [1, { colour: city.lit[1], glow: 0.55 }],
      [0.72, { colour: ground, glow: 0.5 }],
      [0.48, { colour: city.lit[2], glow: 0.7 }],
    ] as const) {
      const disc = circle(-l * 0.45, 0, size * share, 20)
      face(
        into,
        disc.map(([u, v]) => panelAt(u, middle + v, 0.01 + (1 - share) * 0.01)),
        paint,
      )
    }
    for (const [row, long] of [
      [0.22, 0.62],
      [0, 0.5],
      [-0.2, 0.66],
    ] as const) {
      const v = middle + row * (height - low)
      const [u0, u1] = [-l * 0.02, -l * 0.02 + l * long]
      face(
        into,
        [
          panelAt(u0, v - 0.07, 0.01),
          panelAt(u1, v - 0.07, 0.01),
          panelAt(u1, v + 0.07, 0.01),
          panelAt(u0, v + 0.07, 0.01),
        ],
        { colour: city.lit[2], glow: 0.6 },
      )
    }
  }
}

/** A hanging sign or awning with a row of bulbs. */
export function sign(mesh: Mesh, { frame, footprint, bottom, top, chance }: PieceShape): void {
  const cloth = oneOf(city.canvas, chance)
  prism(mesh, footprint, bottom, top, {
    side: { colour: cloth, glow: 0.25 },
    top: { colour: toned(cloth, 0.7), surface: 'ribbed' },
    under: true,
  })
  const bulbs = stepsIn(frame.length, 0.4)
  for (let i = 0; i < bulbs; i++) {
    const u = ((i + 0.5) / bulbs - 0.5) * frame.length
    for (const side of [-1, 1]) {
      ball(
        mesh,
        at(frame, u, side * (frame.width / 2 + 0.03), frame.height * 0.5),
        0.07,
        { colour: city.lit[0], glow: 1 },
        1,
        2,
        5,
      )
    }
  }
}
