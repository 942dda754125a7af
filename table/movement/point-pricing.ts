import { type Part, type PartKind, partKinds } from './part.ts'

/**
 * What one kind of part costs in points: a second currency beside length, such as the movement counters of
 * bmg1/core/climb, bmg1/core/jump-gap, bmg1/core/difficult-obstacle and bmg1/core/difficult-ground.
 */
export interface PointTariff {
  /**
   * For every started `stretch` of every such part. What is one part is counted as `surveyPath` gives them: each vault,
   * climb, jump and drop, and each crossing of difficult ground however it bends.
   */
  readonly each: number
  /** The height of a climb or drop, or the way of any other part, that `each` pays for; all of it if left out. */
  readonly stretch: number
  /** Charged once a path, however many such parts it has. */
  readonly once: number
  /** For a drop that ends a jump, instead of `each`: leaping off an edge is one move (bmg1/core/deliberate-drop). */
  readonly afterJump?: number
}

/** What each kind of part costs in points. What has no tariff costs none; plain walking never does. */
export type PointPricing = Readonly<Partial<Record<Exclude<PartKind, 'walk'>, PointTariff>>>

/** The second limit of a move. */
export interface PointTerms {
  readonly pricing: PointPricing
  /** The most points that may be spent on the way. */
  readonly limit: number
  /** How much longer the move may be for every point of the limit that is not spent (bmg2/core/movement: 2"). */
  readonly unspent?: number
}

/** A tariff in points: nothing but what is named. */
export function pointTariff(named: Partial<PointTariff> = {}): PointTariff {
  return { each: 0, stretch: Number.POSITIVE_INFINITY, once: 0, ...named }
}

/** A charge in points on a way: which part brought it, and why. */
export interface PointCharge {
  /** Which of the parts. */
  readonly part: number
  readonly kind: PartKind
  readonly points: number
  /** `each`: for the part itself; `once`: for the first part of its kind. */
  readonly why: 'each' | 'once'
}

/** All that a way costs in points, part by part. */
export function pointCharges(parts: readonly Part[], pricing: PointPricing): readonly PointCharge[] {
  const charges: PointCharge[] = []
  const seen = new Set<PartKind>()
  let rest = 0
  for (const [i, part] of parts.entries()) {
    const { kind } = part
    const rate = tariffOf(pricing, kind)
    const add = (points: number, why: PointCharge['why']): void => {
      if (points > 0) charges.push({ part: i, kind, points, why })
    }
    if (!seen.has(kind)) add(rate?.once ?? 0, 'once')
    seen.add(kind)
    const endsJump = kind === 'drop' && parts[i - 1]?.kind === 'jump'
    add((endsJump ? rate?.afterJump : undefined) ?? partPoints(part, pricing, rest), 'each')
    rest = restAfter(part, pricing, rest)
  }
  return charges
}

/** What a way costs in points. */
export const pointsOf = (parts: readonly Part[], pricing: PointPricing): number =>
  pointCharges(parts, pricing).reduce((sum, { points }) => sum + points, 0)

const tariffOf = (pricing: PointPricing, kind: PartKind): PointTariff | undefined =>
  kind === 'walk' ? undefined : pricing[kind]

/** What a kind costs in points once a path. */
export const oncePoints = (pricing: PointPricing, kind: PartKind): number =>
  tariffOf(pricing, kind)?.once ?? 0

/** The kinds that have a charge in points once a path: what a search must remember as paid. */
export const onceInPoints = (pricing: PointPricing): readonly PartKind[] =>
  partKinds.filter((kind) => oncePoints(pricing, kind) > 0)

/** Whether more difficult ground costs more points: then it matters where a way enters and leaves it. */
export const countsDifficultLength = ({ difficult }: PointPricing): boolean =>
  difficult !== undefined && difficult.each > 0 && difficult.stretch < Number.POSITIVE_INFINITY

/** Lengths are rounded to whole units when a path is put together, and half a unit starts nothing. */
const HALF_A_UNIT = 0.5

/**
 * What a part costs in points, without charges that count once a path. A crossing of difficult ground may come in
 * several parts, one for each leg: `rest` says how much of it is paid for.
 */
export function partPoints(part: Part, pricing: PointPricing, rest: number): number {
  const rate = tariffOf(pricing, part.kind)
  return rate === undefined ? 0 : rate.each * started(part, rate, rest)
}

/** How much further a crossing of difficult ground is paid for after this part of it; 0 after anything else. */
export function restAfter(part: Part, pricing: PointPricing, rest: number): number {
  // A leg of no length does not end a crossing.
  if (part.horizontal === 0 && part.vertical === 0 && part.kind !== 'difficult') return rest
  const rate = part.kind === 'difficult' ? pricing.difficult : undefined
  if (rate === undefined || rate.each === 0) return 0
  if (rate.stretch === Number.POSITIVE_INFINITY) return rate.stretch
  return Math.max(0, rest + started(part, rate, rest) * rate.stretch - part.horizontal)
}

/** How many stretches a part starts beyond what is paid for. */
function started({ kind, horizontal, vertical }: Part, { stretch }: PointTariff, rest: number): number {
  const length = kind === 'climb' || kind === 'drop' ? vertical : horizontal
  if (kind !== 'difficult' || rest === 0) return Math.max(1, Math.ceil((length - HALF_A_UNIT) / stretch))
  return length <= rest + HALF_A_UNIT ? 0 : Math.ceil((length - rest - HALF_A_UNIT) / stretch)
}
