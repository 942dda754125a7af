import type { RuleUse } from '@gargoyle/bmg-common'
import type { Profile } from '../vocabulary.ts'
import type { Equipment } from './equipment.ts'

/** The ids of what the rules carry out. */
export type Enforced = { readonly traits: ReadonlySet<string>; readonly weaponRules: ReadonlySet<string> }

/** What a card promises and the rules do not carry out yet: trait ids, then weapon rule ids, each once. */
export function unenforced(profile: Profile, enforced: Enforced): readonly string[] {
  const known = remembered.get(profile)
  if (known?.enforced === enforced) return known.missing
  const weaponRules = profile.weapons.flatMap((weapon) => weapon.rules)
  const found = [...missing(profile.traits, enforced.traits), ...missing(weaponRules, enforced.weaponRules)]
  remembered.set(profile, { enforced, missing: found })
  return found
}

/** Crew builders ask about every model again and again. */
const remembered = new WeakMap<
  Profile,
  { readonly enforced: Enforced; readonly missing: readonly string[] }
>()

/** Whether everything on a card is carried out. */
export const isPlayable = (profile: Profile, enforced: Enforced): boolean =>
  unenforced(profile, enforced).length === 0

/** Traits that a piece of equipment grants and the rules do not carry out yet. */
export const unenforcedEquipment = (item: Equipment, enforced: Enforced): readonly string[] =>
  missing(item.grants, enforced.traits)

const missing = (uses: readonly RuleUse[], enforced: ReadonlySet<string>): readonly string[] => [
  ...new Set(uses.map(({ id }) => id).filter((id) => !enforced.has(id))),
]
