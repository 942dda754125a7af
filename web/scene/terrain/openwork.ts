import { oneOf, randomWithin } from '../chance.ts'
import { toned } from '../shape/colour.ts'
import { at, type PieceFrame, stepsIn } from '../shape/frame.ts'
import { face, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { ball, bar, boxIn, cylinder, INK, lid, prism } from '../shape/solids.ts'
import { insetOf } from './building.ts'
import { city } from './palette.ts'
import type { PieceShape } from './piece-shape.ts'

/** Upright slats between two rails. */
export function fence(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { length, width, height } = frame
  const count = stepsIn(length, 0.26)
  const v = Math.min(width / 2, 0.05)
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count - 0.5) * length
    const paint: SurfacePaint = { colour: toned(city.wood, randomWithin(0.7, 1.1, chance)) }
    boxIn(
      mesh,
      frame,
      { along: [u - 0.085, u + 0.085], across: [-v, v], up: [0.05, height - randomWithin(0, 0.12, chance)] },
      paint,
      { foot: toned(paint.colour, 0.5) },
    )
  }
  for (const up of [height * 0.25, height * 0.72]) {
    boxIn(
      mesh,
      frame,
      { along: [-length / 2, length / 2], across: [v, v + 0.06], up: [up, up + 0.1] },
      { colour: city.darkWood },
    )
  }
}

/** A wire fence on posts: what is behind it shows through. */
export function chainLink(mesh: Mesh, { frame }: PieceShape): void {
  const { length, height } = frame
  const l = length / 2
  const wire: SurfacePaint = { colour: city.steel, surface: 'wire' }
  const corners = [at(frame, -l, 0, 0), at(frame, l, 0, 0), at(frame, l, 0, height), at(frame, -l, 0, height)]
  face(mesh, corners, wire)
  face(mesh, [...corners].reverse(), wire)
  posts(mesh, frame, 2, 0.1)
  bar(mesh, at(frame, -l, 0, height - 0.04), at(frame, l, 0, height - 0.04), 0.08, { colour: city.steel })
}

/** Rails on posts. */
export function railing(mesh: Mesh, { frame }: PieceShape): void {
  posts(mesh, frame, 0.7, 0.06)
  for (const share of [0.5, 1]) {
    const up = frame.height * share - 0.03
    bar(mesh, at(frame, -frame.length / 2, 0, up), at(frame, frame.length / 2, 0, up), 0.07, {
      colour: city.steel,
    })
  }
}

function posts(mesh: Mesh, frame: PieceFrame, every: number, thickness: number): void {
  const count = stepsIn(frame.length, every)
  for (let i = 0; i <= count; i++) {
    const u = (i / count - 0.5) * (frame.length - thickness)
    bar(mesh, at(frame, u, 0, 0), at(frame, u, 0, frame.height), thickness, { colour: city.darkSteel })
  }
}

/** A floor of grating between two beams: the street shows through it. */
export function walkway(mesh: Mesh, { frame, footprint, bottom, top }: PieceShape): void {
  const beam: SurfacePaint = { colour: city.steel }
  lid(mesh, footprint, top, { colour: city.steel, surface: 'grating' })
  const inner = insetOf(footprint, 0.14)
  footprint.forEach((a, i) => {
    const j = (i + 1) % footprint.length
    const side = [a, footprint[j]!, inner[j]!, inner[i]!]
    prism(mesh, side, bottom, top + 0.012, { side: beam, top: { colour: city.roofRim }, under: true })
  })
  const ties = stepsIn(frame.length, 1.4)
  for (let i = 1; i < ties; i++) {
    const u = (i / ties - 0.5) * frame.length
    bar(mesh, at(frame, u, -frame.width / 2, 0.06), at(frame, u, frame.width / 2, 0.06), 0.09, {
      colour: city.darkSteel,
    })
  }
}

/** A landing of a fire escape: grating on struts. */
export function fireEscape(mesh: Mesh, shape: PieceShape): void {
  walkway(mesh, shape)
  const { frame } = shape
  for (const u of [-frame.length * 0.45, frame.length * 0.45]) {
    for (const side of [-1, 1]) {
      bar(
        mesh,
        at(frame, u, side * frame.width * 0.45, 0),
        at(frame, u, -side * frame.width * 0.45, -0.55),
        0.06,
        { colour: city.darkSteel },
      )
    }
  }
}

/** Two bright rails with rungs, so that ways up are seen at once. */
export function ladder(mesh: Mesh, { frame }: PieceShape): void {
  const { length, height } = frame
  const l = length / 2 - 0.12
  const paint: SurfacePaint = { colour: city.ladder, glow: 0.06 }
  for (const u of [-l, l]) bar(mesh, at(frame, u, 0, 0), at(frame, u, 0, height + 0.12), 0.09, paint)
  const rungs = stepsIn(height, 0.27)
  for (let i = 1; i <= rungs; i++) {
    const up = (i / rungs) * height - 0.06
    bar(mesh, at(frame, -l, 0, up), at(frame, l, 0, up), 0.065, paint)
  }
}

/** A steep stair: treads from one end up to the other. */
export function stair(mesh: Mesh, { frame }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const treads = stepsIn(height, 0.3)
  for (let i = 0; i < treads; i++) {
    const from = -l + (i * length) / treads
    const up = ((i + 1) / treads) * height
    boxIn(
      mesh,
      frame,
      { along: [from, from + length / treads], across: [-w, w], up: [up - 0.07, up] },
      { colour: city.ladder },
      { under: true },
    )
  }
  for (const v of [-w + 0.04, w - 0.04])
    bar(mesh, at(frame, -l, v, 0), at(frame, l, v, height), 0.08, { colour: city.darkSteel })
}

/** A trunk with a crown wider than what blocks the way. */
export function tree(mesh: Mesh, { frame, chance }: PieceShape): void {
  const { width, height } = frame
  const [x, y, z] = frame.origin
  cylinder(
    mesh,
    [x, y, z],
    [width * 0.17, width * 0.09],
    height * 0.55,
    { colour: city.darkWood },
    { corners: 7, top: false },
  )
  cylinder(
    mesh,
    [x, y, z],
    [width * 0.5, width * 0.46],
    0.05,
    { colour: city.earth },
    { corners: 10, line: INK },
  )
  for (let i = 0; i < 4; i++) {
    const angle = (i / 3) * Math.PI * 2 + chance()
    const reach = i === 3 ? 0 : width * 0.26
    const up = i === 3 ? height * 0.82 : height * randomWithin(0.55, 0.66, chance)
    const radius = width * randomWithin(0.4, 0.5, chance) * (i === 3 ? 0.8 : 1)
    const centre = [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      z + Math.min(up, height - radius * 0.8),
    ] as const
    ball(mesh, centre, radius, { colour: oneOf(city.leaf, chance), surface: 'leaves' }, 0.85, 5, 8)
  }
}

/** A clipped hedge. */
export function hedge(mesh: Mesh, { footprint, frame, bottom, top, chance }: PieceShape): void {
  const leaf: SurfacePaint = { colour: city.leaf[1], surface: 'leaves' }
  prism(mesh, insetOf(footprint, 0.05), bottom, top - 0.08, {
    side: leaf,
    top: leaf,
    foot: toned(leaf.colour, 0.4),
  })
  const count = stepsIn(frame.length * frame.width, 0.2)
  for (let i = 0; i < count; i++) {
    const centre = at(
      frame,
      randomWithin(-0.46, 0.46, chance) * frame.length,
      randomWithin(-0.3, 0.3, chance) * frame.width,
      frame.height - 0.1,
    )
    ball(
      mesh,
      centre,
      randomWithin(0.14, 0.22, chance),
      { colour: oneOf(city.leaf, chance), surface: 'leaves' },
      0.5,
      3,
      5,
    )
  }
}
