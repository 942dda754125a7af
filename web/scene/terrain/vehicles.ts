import { oneOf } from '../chance.ts'
import { toned } from '../shape/colour.ts'
import { at, type PieceFrame, stepsIn } from '../shape/frame.ts'
import { face, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { boxIn, circle, frustum, INK, taper } from '../shape/solids.ts'
import { city } from './palette.ts'
import type { PieceShape } from './piece-shape.ts'

/** A wheel lying against the side of a frame. */
function wheel(mesh: Mesh, frame: PieceFrame, along: number, side: 1 | -1, radius: number): void {
  const outer = (frame.width / 2) * side
  const rim = circle(0, 0, radius, 10).map(([u, w]) => at(frame, along + u * side, outer, radius + w))
  const inner = circle(0, 0, radius * 0.5, 10).map(([u, w]) =>
    at(frame, along + u * side, outer + 0.008 * side, radius + w),
  )
  face(mesh, side > 0 ? [...rim].reverse() : [...rim].reverse(), { colour: city.rubber })
  face(mesh, [...inner].reverse(), { colour: city.steel })
}

function wheels(mesh: Mesh, frame: PieceFrame, at: readonly number[], radius: number): void {
  for (const along of at) {
    wheel(mesh, frame, along, 1, radius)
    wheel(mesh, frame, along, -1, radius)
  }
}

/** A flat light on the front or the back of a vehicle. */
function lights(mesh: Mesh, frame: PieceFrame, end: 1 | -1, up: number, paint: SurfacePaint): void {
  const { length, width } = frame
  for (const side of [-1, 1] as const) {
    const [u, v] = [(length / 2 + 0.01) * end, side * width * 0.34]
    const [w, h] = [width * 0.09, 0.09]
    const corners = [
      at(frame, u, v - w * end, up),
      at(frame, u, v + w * end, up),
      at(frame, u, v + w * end, up + h),
      at(frame, u, v - w * end, up + h),
    ]
    face(mesh, corners, paint)
  }
}

/** A parked car, its bonnet to one end. */
export function car(mesh: Mesh, { frame, chance }: PieceShape): void {
  const paint: SurfacePaint = { colour: oneOf(city.cars, chance) }
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const waist = height * 0.56
  boxIn(mesh, frame, { along: [-l, l], across: [-w * 0.92, w * 0.92], up: [height * 0.14, waist] }, paint, {
    foot: toned(paint.colour, 0.4),
  })
  const cabin = { along: [-l * 0.62, l * 0.4], across: [-w * 0.84, w * 0.84], up: [waist, height] } as const
  taper(mesh, frame, cabin, [0.34, 0.22], { colour: city.glass, glow: 0.03 }, paint)
  boxIn(
    mesh,
    frame,
    { along: [-l, l], across: [-w * 0.95, w * 0.95], up: [height * 0.2, height * 0.28] },
    { colour: city.darkSteel },
    { outline: false },
  )
  wheels(mesh, frame, [-l * 0.6, l * 0.62], height * 0.24)
  const parked = chance() < 0.7
  lights(mesh, frame, 1, waist - 0.2, { colour: city.headlamp, glow: parked ? 0.12 : 1 })
  lights(mesh, frame, -1, waist - 0.2, { colour: city.tail, glow: parked ? 0.2 : 0.9 })
}

/** A lorry: a cab in front of a box. */
export function truck(mesh: Mesh, { frame, chance }: PieceShape): void {
  const paint: SurfacePaint = { colour: oneOf(city.cars, chance) }
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const floor = height * 0.2
  const load: SurfacePaint = { colour: toned(city.pale, 0.8), surface: 'ribbed' }
  boxIn(mesh, frame, { along: [-l, l * 0.42], across: [-w, w], up: [floor, height] }, load, {
    top: { colour: city.concrete },
  })
  boxIn(
    mesh,
    frame,
    { along: [l * 0.46, l], across: [-w * 0.94, w * 0.94], up: [floor, height * 0.55] },
    paint,
  )
  const cab = {
    along: [l * 0.46, l * 0.96],
    across: [-w * 0.92, w * 0.92],
    up: [height * 0.55, height * 0.92],
  } as const
  taper(mesh, frame, cab, [0.18, 0.1], { colour: city.glass }, paint)
  boxIn(
    mesh,
    frame,
    { along: [-l, l], across: [-w * 0.6, w * 0.6], up: [floor * 0.5, floor] },
    { colour: city.rubber },
    { outline: false },
  )
  wheels(mesh, frame, [-l * 0.68, -l * 0.36, l * 0.68], height * 0.17)
  lights(mesh, frame, 1, floor + 0.15, { colour: city.headlamp, glow: 0.15 })
  lights(mesh, frame, -1, floor + 0.05, { colour: city.tail, glow: 0.4 })
}

/** A shipping container: ribbed steel with a door at one end. */
export function container(mesh: Mesh, { frame, footprint, top, chance }: PieceShape): void {
  const paint: SurfacePaint = { colour: oneOf(city.freight, chance), surface: 'ribbed' }
  const { length: l, width: w, height: h } = frame
  const z = frame.origin[2]
  const rim: SurfacePaint = { colour: toned(paint.colour, 0.6) }
  frustum(mesh, footprint, z, footprint, top, paint, { colour: toned(paint.colour, 1.1), surface: 'ribbed' })
  for (const end of [-1, 1]) {
    for (const side of [-1, 1]) {
      const along = [end * (l / 2) - 0.08, end * (l / 2) + 0.02] as const
      const across = [side * (w / 2) - 0.05, side * (w / 2) + 0.05] as const
      boxIn(mesh, frame, { along, across, up: [0, h] }, rim, { outline: false })
    }
  }
  for (const v of [-w * 0.3, -w * 0.1, w * 0.1, w * 0.3]) {
    const along = [l / 2, l / 2 + 0.05] as const
    boxIn(
      mesh,
      frame,
      { along, across: [v - 0.03, v + 0.03], up: [0.1, h - 0.1] },
      { colour: city.steel },
      { outline: false },
    )
  }
}

/** A big waste bin with a sloping lid. */
export function dumpster(mesh: Mesh, { frame }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const green: SurfacePaint = { colour: city.leaf[2], surface: 'ribbed' }
  boxIn(mesh, frame, { along: [-l, l], across: [-w, w], up: [0.08, height * 0.82] }, green, {
    foot: toned(green.colour, 0.4),
  })
  const lidPaint: SurfacePaint = { colour: city.darkSteel }
  boxIn(
    mesh,
    frame,
    { along: [-l - 0.03, -0.03], across: [-w - 0.03, w + 0.03], up: [height * 0.82, height] },
    lidPaint,
  )
  boxIn(
    mesh,
    frame,
    { along: [0.03, l + 0.03], across: [-w - 0.03, w + 0.03], up: [height * 0.82, height] },
    lidPaint,
  )
}

/** Pumps and presses: blocks, a drum and pipes inside the room of the piece. */
export function machine(mesh: Mesh, { frame, footprint, top, chance }: PieceShape): void {
  const { length, width, height } = frame
  const [l, w] = [length / 2, width / 2]
  const z = frame.origin[2]
  const steel: SurfacePaint = { colour: city.darkSteel, surface: 'ribbed' }
  frustum(mesh, footprint, z, footprint, top - height * 0.22, { colour: city.darkSteel }, steel)
  const split = (chance() - 0.5) * 0.4 * l
  boxIn(
    mesh,
    frame,
    { along: [-l * 0.9, split], across: [-w * 0.8, w * 0.8], up: [height * 0.78, height] },
    { colour: city.rust },
  )
  boxIn(
    mesh,
    frame,
    { along: [split + 0.15, l * 0.9], across: [-w * 0.8, w * 0.2], up: [height * 0.78, height] },
    { colour: city.steel },
  )
  const dials = stepsIn(length, 0.8)
  for (let i = 0; i < dials; i++) {
    const u = ((i + 0.5) / dials - 0.5) * length
    const disc = circle(0, 0, 0.14, 8)
    const paint: SurfacePaint = chance() < 0.5 ? { colour: city.lit[1], glow: 0.7 } : { colour: INK }
    face(
      mesh,
      disc.map(([x, y]) => at(frame, u + x, -w - 0.01, height * 0.5 + y)),
      paint,
    )
    face(
      mesh,
      disc.map(([x, y]) => at(frame, u - x, w + 0.01, height * 0.5 + y)),
      paint,
    )
  }
}
