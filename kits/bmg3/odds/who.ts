import { catalogue, crewContext, inWords, isPlayable, type Profile, slug, unenforced } from '@gargoyle/bmg3'
import { ok, type Result, refused } from '@gargoyle/engine'
import { unknownName } from '../../suggest.ts'
import { type WeaponChoice, weaponChoices } from './duel.ts'

/** The model that a person means, if it can be played. */
export function findFighter(text: string): Result<Profile> {
  const found = catalogue.find(text)
  if (!found.ok) return found
  const [first] = found.value
  const named = first?.id === slug(text) ? [first] : found.value
  const ready = named.filter(isReady)
  const [only] = ready
  if (only !== undefined && ready.length === 1) return ok(only)
  if (ready.length > 1) {
    const list = ready.map(({ id, alias, name }) => `${id} (${alias}, ${name})`).join(', ')
    return refused(`several models are called "${text}". Name one by its id: ${list}.`)
  }
  const reasons = named.map(whyNotReady)
  return refused(reasons.join(' '))
}

const { enforced } = crewContext

const isReady = (profile: Profile): boolean => enforced === undefined || isPlayable(profile, enforced)

function whyNotReady(profile: Profile): string {
  const missing = enforced === undefined ? [] : unenforced(profile, enforced)
  return `${profile.alias} cannot be played yet: the rules do not carry out ${missing.map(inWords).join(', ')}.`
}

/** The weapon of a model that a person means: by its name, the beginning of it, or `bare hands`. */
export function findWeapon(profile: Profile, text: string): Result<WeaponChoice> {
  const choices = weaponChoices(profile)
  const wanted = slug(text)
  const exact = choices.filter(({ name }) => slug(name) === wanted)
  const near = exact.length > 0 ? exact : choices.filter(({ name }) => slug(name).includes(wanted))
  const [only] = near
  const names = choices.map(({ name }) => name)
  if (wanted === '' || only === undefined)
    return refused(unknownName(`weapon of ${profile.alias}`, text, names))
  if (exact.length === 0 && near.length > 1) {
    return refused(`"${text}" may be ${near.map(({ name }) => name).join(' or ')}: write more of it.`)
  }
  return ok(only)
}
