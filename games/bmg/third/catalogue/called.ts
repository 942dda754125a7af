import type { RuleUse } from '@gargoyle/bmg-common'
import { slug } from '@gargoyle/bmg-common'
import type { Profile } from '../vocabulary.ts'
import { parseRuleUse } from './rule-use.ts'

/**
 * The short forms under which cards speak of a model: its alias, its alias without the version behind it, and
 * its name. `Batman (Bushi)` answers to `batman-bushi`, `batman` and `bruce-wayne`.
 */
export function callNames(profile: Profile): ReadonlySet<string> {
  const known = remembered.get(profile)
  if (known) return known
  const names = new Set([
    slug(profile.alias),
    slug(profile.alias.replace(/\(.*\)| - .*/g, '')),
    ...(hasUnknownName(profile) ? [] : [slug(profile.name)]),
  ])
  remembered.set(profile, names)
  return names
}

/** Whether a card that names `name` (in short form) means this model. */
export const isCalled = (profile: Profile, name: string): boolean => callNames(profile).has(name)

/** Names that mean "unknown": models with them are distinguished by alias. bmg3/core/crew-ranks */
export const hasUnknownName = (profile: Profile): boolean => /^(?:unknown|classified)\b/i.test(profile.name)

/** The first use of a trait on a card. */
export const traitOf = (profile: Profile, id: string): RuleUse | undefined =>
  profile.traits.find((trait) => trait.id === id)

/** Whether a card has a trait, written as data does; with an argument, the argument must be there too. */
export function cardHasTrait(profile: Profile, text: string): boolean {
  const wanted = parseRuleUse(text)
  if (!wanted.ok) return false
  const { id, args } = wanted.value
  return profile.traits.some((trait) => trait.id === id && args.every((arg) => trait.args.includes(arg)))
}

const remembered = new WeakMap<Profile, ReadonlySet<string>>()
