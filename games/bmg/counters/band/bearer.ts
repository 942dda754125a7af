import { inWords } from '@gargoyle/bmg-common'
import { affiliationName, callNames } from '../catalogue/catalogue.ts'
import type { Affiliation, Rank } from '../vocabulary.ts'
import type { BandMember } from './check-band.ts'
import type { BearerTerms, Equipment } from './equipment.ts'

/** Why a model of a band cannot have an item. bmg1/core/equipment, bmg2/core/equipment */
export function wrongBearer(
  item: Equipment,
  member: BandMember,
  affiliation: Affiliation,
  rank: Rank,
): string | undefined {
  if (item.bearers === undefined && rank !== 'henchman') return 'equipment is for Henchmen'
  if (item.bearers !== undefined && !isBearer(item.bearers, member)) return 'it is for others'
  if (!item.affiliations.includes(affiliation))
    return `it is not on the list of ${affiliationName(affiliation)}`
  if (item.magazine && !member.profile.weapons.some(({ ammo }) => ammo !== undefined))
    return 'it has no weapon with magazines'
  const { weaponRule } = item
  if (
    weaponRule &&
    !member.profile.weapons.some(({ rateOfFire }) => rateOfFire !== undefined || !weaponRule.ranged)
  )
    return 'it has no weapon for it'
  const { needs } = item
  if (needs === undefined) return undefined
  const fits = member.profile.traits.some(
    ({ id, args }) => id === needs.id && needs.args.every((arg) => args.includes(arg)),
  )
  return fits ? undefined : `it is only for ${[needs.id, ...needs.args].map(inWords).join(' ')}`
}

/** Whether a model is among those that an item is for. bmg2/core/equipment */
const isBearer = (terms: BearerTerms, { profile, rank, leads }: BandMember): boolean =>
  terms.some(
    ({ rank: wanted, trait, not, who, notLeading }) =>
      (wanted === undefined || rank === wanted) &&
      (trait === undefined ||
        profile.traits.some(
          ({ id, args }) => id === trait.id && trait.args.every((arg) => args.includes(arg)),
        )) &&
      (not === undefined || !profile.traits.some(({ id }) => id === not)) &&
      (who === undefined || callNames(profile).has(who)) &&
      (notLeading === undefined || !leads),
  )
