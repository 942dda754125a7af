import { closest, slug } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import type { Affiliation, Profile, RuleUse, Weapon } from '../vocabulary.ts'
import { type BuiltInCard, isKnownCard, type WeaponData } from './model-data.ts'
import { packs } from './models/models.ts'
import weaponPack from './weapons.json' with { type: 'json' }

/** What an edition calls rules otherwise than the lists, which use the second edition's ids. */
export type RuleNames = {
  readonly traits: Readonly<Record<string, string>>
  readonly weaponRules: Readonly<Record<string, string>>
}

/** The models a game knows. */
export type Catalogue = {
  readonly models: ReadonlyMap<string, Profile>
  readonly model: (id: string) => Profile | undefined
  /** By id, alias or name as a person types it. A refusal says who may be meant. */
  readonly find: (text: string) => Result<readonly Profile[]>
}

/** Reads `scheming(2)`: an id and what stands in brackets behind it. */
export function readRuleUse(text: string, names: Readonly<Record<string, string>> = {}): RuleUse {
  const [, id = text, inside] = /^([^(]+?)(?:\((.*)\))?$/.exec(text) ?? []
  return {
    id: Object.hasOwn(names, id) ? names[id]! : id,
    args: inside === undefined ? [] : inside.split(',').map((arg) => arg.trim()),
  }
}

const damageOf = (text: string): Weapon['damage'] => ({
  injury: text.split('I').length - 1,
  stun: text.split('S').length - 1,
})

function weaponOf({ id, name, damage, bands, rof, ammo, rules = [] }: WeaponData, names: RuleNames): Weapon {
  const [lethal, serious, mild] = (bands ?? []).map(damageOf)
  return {
    id,
    name,
    damage: damageOf(damage),
    ...(lethal && serious && mild ? { bands: [lethal, serious, mild] as const } : {}),
    ...(rof === undefined ? {} : { rateOfFire: rof }),
    ...(ammo === undefined ? {} : { ammo }),
    rules: rules.map((rule) => readRuleUse(rule, names.weaponRules)),
  }
}

/** The cards do not print bases; Large models stand on wider ones. */
const BASE = 30
const LARGE_BASE = 40

const USUAL_SPECIAL = 3

function profileOf(data: BuiltInCard, weapons: ReadonlyMap<string, Weapon>, names: RuleNames): Profile {
  if (!isKnownCard(data)) throw new Error(`A rank or an affiliation of "${data.id}" does not exist.`)
  const traits = data.traits.map((trait) => readRuleUse(trait, names.traits))
  const ranksBy = data.ranks.map((each) => (typeof each === 'string' ? { rank: each } : each))
  return {
    id: data.id,
    alias: data.alias,
    name: data.name,
    minion: data.minion ?? false,
    base: traits.some(({ id }) => id === 'large') ? LARGE_BASE : BASE,
    ranks: [...new Set(ranksBy.map(({ rank }) => rank))],
    ranksBy,
    affiliations: data.affiliations,
    rivals: data.rivals ?? [],
    reputation: data.reputation,
    funding: data.funding ?? 0,
    ...data.skills,
    special: data.skills.special ?? USUAL_SPECIAL,
    traits,
    weapons: (data.weapons ?? []).map((id) => weapons.get(id)!),
  }
}

/** Every weapon of the facts, by id. */
const weaponList: readonly WeaponData[] = weaponPack.weapons

/** Every weapon of the lists, as an edition reads them. */
export const readWeapons = (names: RuleNames): ReadonlyMap<string, Weapon> =>
  new Map(weaponList.map((data) => [data.id, weaponOf(data, names)]))

/** Every model of the lists, as an edition reads them. Read on first use, so that loading the module is cheap. */
export function catalogueFor(names: RuleNames): Catalogue {
  let read: ReadonlyMap<string, Profile> | undefined
  const all = (): ReadonlyMap<string, Profile> => {
    const weapons = read === undefined ? readWeapons(names) : undefined
    if (weapons !== undefined)
      read = new Map(
        packs.flatMap((pack) => pack.models.map((card) => [card.id, profileOf(card, weapons, names)])),
      )
    return read!
  }
  return {
    get models() {
      return all()
    },
    model: (id) => all().get(id),
    find: (text) => findIn(all(), text),
  }
}

/** The names that a card answers to: its alias, its alias without the version behind it, its name. */
export const callNames = ({ alias, name }: Profile): ReadonlySet<string> =>
  new Set([slug(alias), slug(alias.replace(/\(.*\)/g, '')), ...(isNobody(name) ? [] : [slug(name)])])

/** Whether a name stands for an unknown one. */
export const isNobody = (name: string): boolean => /^(?:unknown|none|classified|)$/i.test(name.trim())

function findIn(all: ReadonlyMap<string, Profile>, text: string): Result<readonly Profile[]> {
  const wanted = slug(text)
  if (wanted === '') return refused('Type the alias or the name of a model.')
  const exact = all.get(wanted)
  const called = [...all.values()].filter((profile) => profile !== exact && callNames(profile).has(wanted))
  if (exact || called.length > 0) return ok(exact ? [exact, ...called] : called)
  const aliases = closest(wanted, all.keys()).map((id) => all.get(id)?.alias ?? id)
  const hint = aliases.length > 0 ? ` Did you mean ${[...new Set(aliases)].join(', ')}?` : ''
  return refused(`No model is called "${text}".${hint}`)
}

/** Ids of rules that an edition carries out. */
export type EnforcedRules = {
  readonly traits: ReadonlySet<string>
  readonly weaponRules: ReadonlySet<string>
}

/** What a card promises and the rules of an edition do not carry out: trait ids, then weapon rule ids, each once. */
export function unenforcedRules(profile: Profile, { traits, weaponRules }: EnforcedRules): readonly string[] {
  const missing = [
    ...profile.traits.filter(({ id }) => !traits.has(id)),
    ...profile.weapons.flatMap(({ rules }) => rules).filter(({ id }) => !weaponRules.has(id)),
  ]
  return [...new Set(missing.map(({ id }) => id))]
}

/** The affiliations as people read them. */
export const affiliationName = (id: Affiliation): string =>
  id
    .split('-')
    .map((word) => (word === 'of' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
