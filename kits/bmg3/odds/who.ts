import { catalogue, type Profile, slug } from '@gargoyle/bmg3'
import { ok, type Result, refused } from '@gargoyle/engine'
import { unknownName } from '../../suggest.ts'
import { type WeaponChoice, weaponChoices } from './duel.ts'

/** The model that a person means. */
export function findFighter(text: string): Result<Profile> {
  const found = catalogue.find(text)
  if (!found.ok) return found
  const [first, ...others] = found.value
  if (first !== undefined && (others.length === 0 || first.id === slug(text))) return ok(first)
  const list = found.value.map(({ id, alias, name }) => `${id} (${alias}, ${name})`).join(', ')
  return refused(`several models are called "${text}". Name one by its id: ${list}.`)
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
