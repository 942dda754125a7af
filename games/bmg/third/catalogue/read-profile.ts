import type { RuleUse } from '@gargoyle/bmg-common'
import { pathText, slug } from '@gargoyle/bmg-common'
import { isRecord, ok, type Reason, type Result, refused } from '@gargoyle/engine'
import { refuseShape } from '@gargoyle/table'
import type { z } from 'zod'
import type { Affiliation, Profile, Rank, Weapon } from '../vocabulary.ts'
import { parseDamage } from './damage.ts'
import {
  affiliations,
  contentPackSchema,
  PACK_FORMAT,
  type ProfileData,
  profileDataSchema,
  ranks,
  type WeaponData,
} from './model-schema.ts'
import { parseRuleUse } from './rule-use.ts'

/** The cards do not print the Special skill; this is what a model has unless its data says otherwise. */
const USUAL_SPECIAL = 3

/** A file of models of a player's own, read. */
export type ContentPack = {
  readonly name: string
  readonly about: string
  readonly models: readonly Profile[]
}

/** A card of a pack of this repository: the compiler knows the shape of the file, but not its words. */
export type BuiltInCard = Omit<ProfileData, 'ranks' | 'affiliations' | 'rivals'> & {
  readonly ranks: readonly string[]
  readonly affiliations: readonly string[]
  readonly rivals?: readonly string[]
}

/** A content pack of this repository. */
export type BuiltInPack = { readonly name: string; readonly models: readonly BuiltInCard[] }

/** Reads one character card from unchecked data; the reason names the place in it. */
export function readProfile(data: unknown): Result<Profile> {
  const shape = profileDataSchema.safeParse(data)
  if (shape.success) return makeProfile(shape.data)
  return refuseData(shape.error, data, { what: 'The card', names: Object.keys(profileDataSchema.shape) })
}

/** Reads a content pack: all of its models, or the first reason why not. */
export function readContentPack(json: unknown): Result<ContentPack> {
  if (!isRecord(json)) return refused('A content pack is a JSON object with "format", "name" and "models".')
  const shape = contentPackSchema.safeParse(json)
  if (!shape.success) {
    const names = Object.keys(contentPackSchema.shape)
    return refuseData(shape.error, json, { what: 'The content pack', names })
  }
  const models = new Map<string, Profile>()
  for (const [at, data] of shape.data.models.entries()) {
    const read = makeProfile(data)
    if (!read.ok) return { ok: false, reason: within(`models[${at}]`, read.reason) }
    if (models.has(data.id)) {
      return refused(`Two models have the id "${data.id}"; ids must differ.`, { path: `models[${at}].id` })
    }
    models.set(data.id, read.value)
  }
  return ok({ name: shape.data.name, about: shape.data.about ?? '', models: [...models.values()] })
}

/**
 * Reads a card of a pack of this repository. All that a content pack of a player's own must pass is checked by a test, and
 * not whenever the game starts.
 */
export function readBuiltInCard({ ranks, affiliations, rivals = [], ...card }: BuiltInCard): Result<Profile> {
  if (!ranks.every(isRank)) return refused(`A rank of "${card.id}" does not exist.`)
  if (!affiliations.every(isAffiliation) || !rivals.every(isAffiliation)) {
    return refused(`An affiliation or rival of "${card.id}" does not exist.`)
  }
  return makeProfile({ ...card, ranks: [...ranks], affiliations: [...affiliations], rivals: [...rivals] })
}

const isRank = (text: string): text is Rank => ranks.some((rank) => rank === text)
const isAffiliation = (text: string): text is Affiliation => affiliations.some((each) => each === text)

/** Makes a profile of data whose shape is known to be right. */
function makeProfile(data: ProfileData): Result<Profile> {
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
    if (!use.ok) return { ok: false, reason: within(`${path}[${at}]`, use.reason) }
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

const within = (path: string, reason: Reason): Reason => ({
  ...reason,
  path: reason.path === undefined ? path : `${path}.${reason.path}`,
})

function refuseData(
  { issues }: z.ZodError,
  data: unknown,
  reader: { readonly what: string; readonly names: readonly string[] },
): Result<never> {
  const steps = issues[0]?.path ?? []
  const path = pathText(steps)
  if (path === 'format') return refused(`The first entry must be "format": "${PACK_FORMAT}".`, { path })
  const { text } = refuseShape(issues, data, reader).reason
  const whose = nearestId(data, steps)
  return refused(whose === undefined ? text : `${text} (model "${whose}")`, path === '' ? {} : { path })
}

/** The id of the innermost model around a place in the data, if it says one. */
function nearestId(data: unknown, path: readonly PropertyKey[]): string | undefined {
  let at: unknown = data
  let id: string | undefined
  for (const step of [undefined, ...path]) {
    if (step !== undefined) at = at !== null && typeof at === 'object' ? Reflect.get(at, step) : undefined
    if (isRecord(at) && typeof at.id === 'string') id = at.id
  }
  return id
}
