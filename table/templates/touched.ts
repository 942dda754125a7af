import { type Convex, squaredDistanceTo } from '../geometry/convex.ts'
import { squaredDistance } from '../geometry/point.ts'
import type { Round } from '../space/distance.ts'
import type { CircleTemplate, SprayTemplate, Template } from './template.ts'

/** How a template touches a volume. */
export interface Touch {
  /** For a spray: the band that counts, 0 at the narrow end. */
  readonly band?: number
}

/** Squares closer than this are a touch of the rim, not an overlap. */
const GRAZE = 1e-3

/**
 * Whether any part of a volume is under a template and within its heights. Bases that only touch its rim are
 * not under it. A base under several bands of a spray counts as in the narrowest, which is the one nearest
 * to the shooter. bmg1/template/explosion-template, bmg1/template/spray-template, bmg2/template/spray
 */
export function touchedBy(template: Template, volume: Round): Touch | undefined {
  const level = template.kind === 'circle' ? template.centre.z : template.from.z
  if (volume.z > level + template.above) return undefined
  if (volume.z + (volume.height ?? 0) < level - template.below) return undefined
  return template.kind === 'circle' ? underCircle(template, volume) : underSpray(template, volume)
}

function underCircle({ centre, radius }: CircleTemplate, volume: Round): Touch | undefined {
  const reach = radius + (volume.radius ?? 0)
  return squaredDistance(centre, volume) < reach * reach ? {} : undefined
}

function underSpray(spray: SprayTemplate, volume: Round): Touch | undefined {
  const { from, step, bands } = spray
  const dx = volume.x - from.x
  const dy = volume.y - from.y
  const size = Math.sqrt(step.x * step.x + step.y * step.y)
  const along = (dx * step.x + dy * step.y) / size - from.radius
  const aside = (dy * step.x - dx * step.y) / size
  const radius = volume.radius ?? 0
  const near = radius * radius - GRAZE
  for (let band = 0; band < bands; band++) {
    const away = squaredDistanceTo(bandShape(spray, band), along, aside)
    if (away < near || (radius === 0 && away === 0)) return { band }
  }
  return undefined
}

/** One band in the spray's own frame: along it from the narrow end, and aside. */
function bandShape({ length, nearWidth, farWidth, bands }: SprayTemplate, band: number): Convex {
  const start = (length * band) / bands
  const end = (length * (band + 1)) / bands
  const halfAt = (along: number): number => (nearWidth + ((farWidth - nearWidth) * along) / length) / 2
  return [start, -halfAt(start), end, -halfAt(end), end, halfAt(end), start, halfAt(start)]
}
