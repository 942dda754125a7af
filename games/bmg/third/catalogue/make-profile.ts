import { type RuleUse, slug } from '@gargoyle/bmg-common'
import { ok, type Reason, type Result, refused } from '@gargoyle/engine'
import { isAffiliation, isRank, type Profile, type Weapon } from '../vocabulary.ts'
import { parseDamage } from './damage.ts'
import type { ProfileData, WeaponData } from './model-schema.ts'
import { parseRuleUse } from './rule-use.ts'

/** The cards do not print the Special skill; this is what a model has unless its data says otherwise. */
const USUAL_SPECIAL = 3

/** A card of a pack of this repository: the compiler knows the shape of the file, but not its words. */
export type BuiltInCard = Omit<ProfileData, 'ranks' | 'affiliations' | 'rivals'> & {
  readonly ranks: readonly string[]
  readonly affiliations: readonly string[]
  readonly rivals?: readonly string[]
}

/** A content pack of this repository. */
export type BuiltInPack = { readonly name: string; readonly models: readonly BuiltInCard[] }

/**
 * Reads a card of a pack of this repository. All that a content pack of a player's own must pass is checked by a test, and
 * not whenever the game starts.
 */
export function readBuiltInCard(card: BuiltInCard): Result<Profile> {
  const { ranks, affiliations, rivals = [] } = card
  if (!ranks.every(isRank)) return refused(`A rank of "${card.id}" does not exist.`)
  if (!affiliations.every(isAffiliation) || !rivals.every(isAffiliation)) {
    return refused(`An affiliation or rival of "${card.id}" does not exist.`)
  }
  return makeProfile({ ...card, ranks: [...ranks], affiliations: [...affiliations], rivals: [...rivals] })
}

/** Makes a profile of data whose shape is known to be right. */
export function makeProfile(data: ProfileData): Result<Profile> {
  const traits = ruleUses(data.traits, 'traits')
  if (!traits.ok) return traits
  const weapons = weaponsOf(data.weapons ?? [])
  if (!weapons.ok) return weapons
  const { willpower, endurance, movement, attack, strength, defense, special } = data.skills
  return ok({
    id: data.id,
    alias: data.alias,
    name: data.name,
    base: data.base,
    ranks: data.ranks,
    affiliations: data.affiliations,
    rivals: data.rivals ?? [],
    reputation: data.reputation,
    funding: data.funding ?? 0,
    willpower,
    endurance,
    movement,
    attack,
    strength,
    defense,
    special: special ?? USUAL_SPECIAL,
    traits: traits.value,
    weapons: weapons.value,
    eternal: data.eternal ?? false,
  })
}

function ruleUses(texts: readonly string[], path: string): Result<readonly RuleUse[]> {
  const uses: RuleUse[] = []
  for (const [at, text] of texts.entries()) {
    const use = parseRuleUse(text)
    if (!use.ok) return { ok: false, reason: underPath(`${path}[${at}]`, use.reason) }
    uses.push(use.value)
  }
  return ok(uses)
}

function weaponsOf(list: readonly WeaponData[]): Result<readonly Weapon[]> {
  const weapons: Weapon[] = []
  for (const [at, data] of list.entries()) {
    const path = `weapons[${at}]`
    if (data.rof === undefined && data.ammo !== undefined) {
      return refused(`${data.name} has ammunition but no rate of fire ("rof"); melee weapons have neither.`, {
        path: `${path}.ammo`,
      })
    }
    const rules = ruleUses(data.rules ?? [], `${path}.rules`)
    if (!rules.ok) return rules
    weapons.push({
      id: freshId(slug(data.name) || 'weapon', weapons),
      name: data.name,
      damage: parseDamage(data.damage),
      ...(data.rof === undefined ? {} : { rateOfFire: data.rof }),
      ...(data.ammo === undefined ? {} : { ammo: data.ammo }),
      rules: rules.value,
    })
  }
  return ok(weapons)
}

/** An id no earlier weapon of the card has: a second Bow is `bow-2`. */
function freshId(id: string, earlier: readonly Weapon[]): string {
  const taken = (candidate: string) => earlier.some((weapon) => weapon.id === candidate)
  if (!taken(id)) return id
  let count = 2
  while (taken(`${id}-${count}`)) count++
  return `${id}-${count}`
}

/** The reason, with its place below another. */
export const underPath = (path: string, reason: Reason): Reason => ({
  ...reason,
  path: reason.path === undefined ? path : `${path}.${reason.path}`,
})
