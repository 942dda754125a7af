import { type Part, type PartKind, partKinds } from './part.ts'

/** What one kind of part costs, in table units of movement. */
export interface Tariff {
  /** Cost of a unit of horizontal and of vertical way: 2 where movement is halved. */
  readonly horizontal: number
  readonly vertical: number
  /** Charged for every such part. Only vaults, climbs, jumps and drops are counted one by one. */
  readonly each: number
  /** Charged once a path, however many such parts it has. */
  readonly once: number
  /** The longest single part: width of a jump, height of a climb or drop, height of an obstacle is the mover's. */
  readonly limit: number
}

/** What an edition asks for each kind of part; a kind without a tariff cannot be used. */
export type Pricing = Readonly<Partial<Record<PartKind, Tariff>>>

/** A tariff: the way itself, plus what is named. */
export function tariff(named: Partial<Tariff> = {}): Tariff {
  return { horizontal: 1, vertical: 1, each: 0, once: 0, limit: Number.POSITIVE_INFINITY, ...named }
}

/** Plain way lengths: everything allowed but dropping, nothing charged beyond the way. */
export const byLength: Pricing = {
  walk: tariff(),
  difficult: tariff(),
  vault: tariff(),
  climb: tariff(),
  jump: tariff(),
}

/** The kinds that have a charge once a path: what a search must remember as paid. */
export const onceKinds = (pricing: Pricing): readonly PartKind[] =>
  partKinds.filter((kind) => (pricing[kind]?.once ?? 0) > 0)

/** The bit of a kind, if it has a charge once a path. */
export function onceBit(pricing: Pricing, kind: PartKind): number {
  return (pricing[kind]?.once ?? 0) > 0 ? 1 << partKinds.indexOf(kind) : 0
}

/** Whether some ground costs more a unit than other ground, so that the cheapest ways bend where they meet. */
export function bendsAtBorders(pricing: Pricing): boolean {
  const walking = pricing.walk?.horizontal ?? 1
  return [pricing.difficult, pricing.vault].some((rate) => rate !== undefined && rate.horizontal !== walking)
}

/** What the kinds named by these bits cost once a path. */
export function onceCharges(pricing: Pricing, bits: number): number {
  let sum = 0
  for (const [i, kind] of partKinds.entries()) if (bits & (1 << i)) sum += pricing[kind]?.once ?? 0
  return sum
}

/** The cost of one part without charges that count once a path, or undefined when it is not allowed. */
export function partPrice(part: Part, pricing: Pricing): number | undefined {
  const rate = pricing[part.kind]
  if (!rate) return undefined
  const measured = part.kind === 'jump' ? part.horizontal : part.vertical
  if (measured > rate.limit) return undefined
  return part.horizontal * rate.horizontal + part.vertical * rate.vertical + rate.each
}

/** The cost of a whole path, or undefined when one of its parts is not allowed. */
export function priceOf(parts: readonly Part[], pricing: Pricing): number | undefined {
  let total = 0
  let once = 0
  for (const part of parts) {
    const price = partPrice(part, pricing)
    if (price === undefined) return undefined
    total += price
    once |= onceBit(pricing, part.kind)
  }
  return total + onceCharges(pricing, once)
}
