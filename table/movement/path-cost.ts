import { type LengthUnit, showLength, type Unit } from '../units.ts'
import type { Part, PartKind } from './part.ts'
import { type PointTerms, pointCharges } from './point-pricing.ts'
import { type Pricing, partPrice } from './pricing.ts'

/** What a part of a way costs in one currency, and for what. */
export interface Charge {
  /** The way itself at the rates of its kind. Always 0 in points. */
  readonly way: number
  /** For this part. */
  readonly each: number
  /** For being the first of its kind, where that is charged once a path. */
  readonly once: number
}

/** A part of a way with what it costs in both currencies. */
export interface PartCost {
  readonly part: Part
  readonly price: Charge
  readonly points: Charge
}

/** What a move may cost. */
export interface PathTerms {
  readonly pricing: Pricing
  /** How long it may be; as long as it likes if left out. */
  readonly budget?: number
  readonly points?: PointTerms
}

/** The sums of a way with the parts they come from; or why the move may not go that way. */
export type PathCost =
  | {
      readonly ok: true
      readonly price: number
      readonly points: number
      readonly parts: readonly PartCost[]
    }
  | {
      readonly ok: false
      readonly problem: 'not-allowed' | 'part-too-long' | 'too-long' | 'too-many-points'
      readonly reason: string
      /** The part that is not allowed, where it is one. */
      readonly part?: Part
    }

const verbs: Readonly<Record<PartKind, string>> = {
  walk: 'walk',
  difficult: 'cross difficult ground',
  vault: 'vault',
  climb: 'climb',
  jump: 'jump',
  drop: 'drop down',
}

/**
 * What the parts of a way, as `surveyPath` gives them, cost under the terms of a move: both sums, and for each part what
 * it is charged for.
 */
export function costOfPath(
  parts: readonly Part[],
  { pricing, budget = Number.POSITIVE_INFINITY, points: second }: PathTerms,
  unit: Unit | LengthUnit = 'inch',
): PathCost {
  const shown = (length: number): string => showLength(length, unit)
  const inPoints = second ? pointCharges(parts, second.pricing) : []
  const costs: PartCost[] = []
  const seen = new Set<PartKind>()
  let price = 0
  for (const [i, part] of parts.entries()) {
    const rate = pricing[part.kind]
    if (!rate) {
      const reason = `This move may not ${verbs[part.kind]}.`
      return { ok: false, problem: 'not-allowed', reason, part }
    }
    const way = partPrice(part, pricing)
    if (way === undefined) {
      const length = part.kind === 'jump' ? part.horizontal : part.vertical
      const reason = `This move may ${verbs[part.kind]} ${shown(rate.limit)} at most, not ${shown(length)}.`
      return { ok: false, problem: 'part-too-long', reason, part }
    }
    const once = seen.has(part.kind) ? 0 : rate.once
    seen.add(part.kind)
    const charged = (why: 'each' | 'once'): number =>
      inPoints.find((charge) => charge.part === i && charge.why === why)?.points ?? 0
    costs.push({
      part,
      price: { way: way - rate.each, each: rate.each, once },
      points: { way: 0, each: charged('each'), once: charged('once') },
    })
    price += way + once
  }
  const points = inPoints.reduce((sum, charge) => sum + charge.points, 0)
  if (second && points > second.limit) {
    const reason = `That way costs ${counted(points)}, but only ${second.limit} can be spent.`
    return { ok: false, problem: 'too-many-points', reason }
  }
  const most = second?.unspent ? budget + (second.limit - points) * second.unspent : budget
  if (price > most + 0.5) {
    const reason = `That way costs ${shown(price)}, but only ${shown(most)} can be moved${leftFor(points)}.`
    return { ok: false, problem: 'too-long', reason }
  }
  return { ok: true, price, points, parts: costs }
}

const counted = (points: number): string => (points === 1 ? '1 point' : `${points} points`)

const leftFor = (points: number): string => (points === 0 ? '' : ` when it takes ${counted(points)}`)
