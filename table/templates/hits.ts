import { shadowBetween } from '../sight/shadow.ts'
import type { Body } from '../space/body.ts'
import { SMALL_HEIGHT } from '../space/contact.ts'
import type { Round } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { narrowEnd, type Template } from './template.ts'
import { touchedBy } from './touched.ts'

/** One body a template lies over. */
export interface TemplateHit {
  /** Its place in the list given. */
  readonly index: number
  /** For a spray: the band that counts, 0 at the narrow end. */
  readonly band?: number
  /** The substantial scenery that shields it. Left out when it is hit. */
  readonly blockedBy?: readonly Piece[]
}

/** How scenery shields from a template. */
export interface TemplateOptions {
  /** Whether walls shield at all: not from what seeps everywhere. */
  readonly blockedByWalls?: boolean
  /** Scenery up to this height never shields. */
  readonly smallHeight?: number
}

/**
 * The bodies a template lies over, in the order given, those shielded included with what shields them.
 * Scenery shields when it is solid, hides what is behind it, is higher than a small obstacle, and stands
 * wholly between the middle of a circle (or the narrow end of a spray) and the body. Thin floors do not: a
 * blast reaches models on walkways and roofs within its height. bmg2/template/explosion
 */
export function templateHits(
  board: Board,
  template: Template,
  bodies: readonly Body[],
  { blockedByWalls = true, smallHeight = SMALL_HEIGHT }: TemplateOptions = {},
): readonly TemplateHit[] {
  return bodies.flatMap((body, index): readonly TemplateHit[] => {
    const touch = touchedBy(template, body)
    if (!touch) return []
    const shield = blockedByWalls
      ? shadowBetween(board, 'blast', sourceFor(template, body), body, smallHeight)
      : undefined
    return [{ index, ...touch, ...(shield ? { blockedBy: shield } : {}) }]
  })
}

/**
 * Where a template bursts from: the column over a circle's middle as high as the template reaches, or over
 * a spray's narrow end as high as the shooter. Without a limit of height, as high as the body.
 */
function sourceFor(template: Template, body: Body): Round {
  if (template.kind === 'spray') return { ...narrowEnd(template), radius: 0, height: template.from.height }
  const { centre, above } = template
  if (Number.isFinite(above)) return { ...centre, radius: 0, height: above }
  const foot = Math.min(centre.z, body.z)
  const head = Math.max(centre.z, body.z + body.height)
  return { x: centre.x, y: centre.y, z: foot, radius: 0, height: head - foot }
}
