import type { Rank, RuleUse } from '../vocabulary.ts'
import type { BandMember, FormedBand } from './check-band.ts'
import type { Equipment } from './equipment.ts'

/** Two models of one band: the one with the trait, and another. */
export type Lending = {
  readonly giver: BandMate
  readonly taker: BandMate
  readonly args: readonly string[]
}

/** A model of a band, as far as traits about others of the band look at it. */
export type BandMate = Pick<BandMember, 'profile' | 'rank' | 'leads' | 'traits'>

/** A model with a trait, in the band it is recruited for. */
export type Forming = {
  readonly member: BandMember
  readonly band: FormedBand
  readonly args: readonly string[]
}

/** What a trait means for forming bands. */
export type FormingRule = {
  /** Why the band cannot be as it is with this model in it: a whole sentence for the player. */
  readonly why?: (it: Forming) => string | undefined
  /** Dollars that the band has more. */
  readonly funding?: (it: Forming) => number
  /** Dollars that an item costs less for a model of the band. */
  readonly discount?: (
    it: Forming & { readonly item: { readonly name: string; readonly funding: number } },
  ) => number
  /** Free Agents that the band may have more. */
  readonly freeAgents?: (it: Forming) => number
  /** Another model that joins the band whatever its icons say. */
  readonly admits?: (it: Forming & { readonly other: BandMember }) => boolean
  /** It may lead a band whatever its rank. */
  readonly leads?: true
  /** One Free Agent for each amount of Reputation. */
  readonly agentsEach?: number
  /** The rank that its owner has in the band, whatever its card says. */
  readonly rank?: (it: Forming) => Rank | undefined
  /** Equipment that its owner may have although it is not for it, or not on the list of the band. */
  readonly mayBear?: (it: Forming & { readonly item: Equipment }) => boolean
  /** How often its owner may be in a band. */
  readonly copies?: number
}

/** The traits of each model of a band, with those that others lend it. Each once. */
export function withLent<Mate extends BandMate>(
  band: readonly Mate[],
  records: Readonly<
    Record<
      string,
      {
        readonly lendsTo?: (it: Lending) => readonly RuleUse[]
        readonly takesFrom?: (it: Lending) => readonly string[]
      }
    >
  >,
): readonly (readonly RuleUse[])[] {
  return band.map((taker) => {
    const taken = band.flatMap((giver) =>
      giver === taker
        ? []
        : giver.traits.flatMap(({ id, args }) => records[id]?.takesFrom?.({ giver, taker, args }) ?? []),
    )
    const lent = band.flatMap((giver) =>
      giver === taker
        ? []
        : giver.traits.flatMap(({ id, args }) => records[id]?.lendsTo?.({ giver, taker, args }) ?? []),
    )
    const all = taker.traits.filter(({ id }) => !taken.includes(id))
    for (const use of lent)
      if (!all.some(({ id, args }) => id === use.id && args.join() === use.args.join())) all.push(use)
    return all
  })
}
