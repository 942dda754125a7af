import { type Affiliation, isAffiliation, isRank, type Rank } from '../vocabulary.ts'

/** A weapon that shoots (`ranged`), that takes magazines (`loaded`), or that is used in melee (`melee`). */
export const arms = ['ranged', 'loaded', 'melee'] as const

/** Who may carry a piece of equipment. All that is said must hold. */
export type Bearer = {
  readonly ranks?: readonly Rank[]
  /** The short form of a name or alias. */
  readonly called?: string
  /** A trait as data writes it; with an argument, the argument must be the same. */
  readonly trait?: string
  readonly withoutTrait?: string
  /** Some weapon of the bearer has this rule. */
  readonly weaponRule?: string
  /** It has a weapon of this kind. */
  readonly armed?: (typeof arms)[number]
  /** Only the Boss. */
  readonly boss?: true
}

/** A bearer in a file of this repository: the compiler knows the shape of the file, but not its words. */
type BuiltInBearer = Omit<Bearer, 'ranks' | 'armed' | 'boss'> & {
  readonly ranks?: readonly string[]
  readonly armed?: string
  readonly boss?: boolean
}

/** One line of an equipment list, as data writes it. What is usual may be left out. */
export type EquipmentData = {
  readonly id: string
  readonly name: string
  readonly funding: number
  readonly reputation?: number
  readonly maxPerCrew?: number
  readonly grants: readonly string[]
  readonly bearer?: BuiltInBearer
  /** A model of the crew must be called one of these. */
  readonly besides?: readonly string[]
  /** Broken Equipment does nothing to it. */
  readonly unbreakable?: boolean
  /** Only a model with this trait opens this part of the list. */
  readonly unlockedBy?: string
}

/** What one crew can buy, as data writes it. */
export type EquipmentPack = { readonly affiliation: string; readonly equipment: readonly EquipmentData[] }

const isArm = (text: string): boolean => arms.some((arm) => arm === text)

/** Whether all that data says about a bearer can be understood. */
export const isBearer = (bearer: BuiltInBearer): bearer is Bearer =>
  (bearer.ranks ?? []).every(isRank) &&
  (bearer.armed === undefined || isArm(bearer.armed)) &&
  bearer.boss !== false

/** The affiliation of a list. */
export function affiliationOf({ affiliation }: EquipmentPack): Affiliation {
  if (!isAffiliation(affiliation)) throw new Error(`"${affiliation}" is no affiliation.`)
  return affiliation
}
