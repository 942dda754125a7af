import type { Body } from '../space/body.ts'
import { SMALL_HEIGHT } from '../space/contact.ts'
import { isWithin, type Round } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { cm, type Length, mm } from '../units.ts'
import { shadowBetween } from './shadow.ts'

/** Something that shines: a lamp of the board, a marker, or a model that carries a light. */
export interface Light {
  readonly id?: string
  /** Where it stands; on the ground unless a height is given. */
  readonly at: { readonly x: number; readonly y: number; readonly z?: number }
  /** The size of its foot: light is measured from its edge. */
  readonly radius: number
  readonly reach: number
  /** How tall the source is: as tall as a person unless given. */
  readonly height?: number
  /** It falls from the sky: on every height, and no scenery keeps it off. bmg1/trait/air-support */
  readonly fromAbove?: true
}

/** How tall a light is that does not say so. */
export const LIGHT_HEIGHT: Length = mm(40)

/** A light near enough that is kept off by scenery. */
export interface Shadow {
  readonly light: Light
  readonly blockedBy: readonly Piece[]
}

/** Whether light falls on a body, from what, and what keeps other lights off. */
export interface Lighting {
  readonly lit: boolean
  /** The first light that reaches it. */
  readonly by?: Light
  /** Lights in reach that scenery keeps off; only those looked at before one was found. */
  readonly shadows: readonly Shadow[]
}

/** Higher than any scenery. */
const SKY: Length = cm(1000)

/** A light as a volume on the table. */
export const volumeOf = ({ at, radius, fromAbove, height = LIGHT_HEIGHT }: Light): Required<Round> => ({
  x: at.x,
  y: at.y,
  z: fromAbove ? 0 : (at.z ?? 0),
  radius,
  height: fromAbove ? SKY : height,
})

/** The light of a model that carries one. */
export const carriedLight = (carrier: Body, reach: number): Light => ({
  at: { x: carrier.x, y: carrier.y, z: carrier.z },
  radius: carrier.radius,
  reach,
  height: carrier.height,
})

/**
 * Whether any part of a body is within reach of a light's edge, with no substantial light-blocking scenery
 * wholly between them. bmg1/core/lights, bmg3/core/lights, bmg1/core/lampposts
 */
export function isLit(
  board: Board,
  body: Body,
  lights: readonly Light[],
  smallHeight: number = SMALL_HEIGHT,
): Lighting {
  const shadows: Shadow[] = []
  for (const light of lights) {
    const source = volumeOf(light)
    if (!isWithin(source, body, light.reach)) continue
    const blockedBy = light.fromAbove ? undefined : shadowBetween(board, 'light', source, body, smallHeight)
    if (!blockedBy) return { lit: true, by: light, shadows }
    shadows.push({ light, blockedBy })
  }
  return { lit: false, shadows }
}
