import { slug } from '@gargoyle/bmg-common'
import type { Profile, Weapon } from '../vocabulary.ts'
import { cardHasTrait } from './called.ts'

/** Something on a card that no other card has and that is most likely a slip. */
export type Oddity = { readonly field: string; readonly text: string }

/** Sizes that bases are made in, in millimetres. */
const madeBases: readonly number[] = [25, 30, 40, 50, 60, 80, 90]

/** Models with these traits stay where they are put, or are brought into play by another model. */
const rooted: readonly string[] = ['plant', 'nightmare', 'shadowed-perch']
const broughtAlong: readonly string[] = ['swarm', 'kobra-swarm', 'shapeshifting', 'perfect-creations']

/** What a card should be looked at again for. None of it keeps a model from being played. */
export function lookForOddities(profile: Profile): readonly Oddity[] {
  return [
    ...oddSkills(profile),
    ...oddTraits(profile),
    ...profile.weapons.flatMap((weapon) => oddWeapon(weapon)),
  ]
}

const odd = (field: string, when: boolean, text: string): readonly Oddity[] => (when ? [{ field, text }] : [])
const hasAny = (profile: Profile, ids: readonly string[]): boolean =>
  ids.some((id) => cardHasTrait(profile, id))

function oddSkills(profile: Profile): readonly Oddity[] {
  const { willpower, endurance, movement, attack, strength, defense, special } = profile
  return [
    ...odd('base', !madeBases.includes(profile.base), `no base is made ${profile.base} mm across`),
    ...odd('strength', strength < 2 || strength > 6, `no die makes ${strength}+ a matter of chance`),
    ...odd('attack', attack > 6, `Attack ${attack} is beyond every card`),
    ...odd('defense', defense > 6, `a die never shows Defense ${defense}`),
    ...odd('special', special < 2, 'skill rolls pick two dice, so Special is at least 2'),
    ...odd(
      'willpower',
      (willpower ?? 2) < 2 || (willpower ?? 9) > 9,
      `Willpower ${willpower} is beyond every card`,
    ),
    ...odd('endurance', endurance > 14, `Endurance ${endurance} is beyond every card`),
    ...odd('movement', movement > 16, `${movement}" is beyond every card`),
    ...odd('movement', movement === 0 && !hasAny(profile, rooted), 'it cannot move, and no trait says so'),
    ...odd(
      'reputation',
      profile.reputation === 0 && !hasAny(profile, broughtAlong),
      'it costs nothing, and no trait brings it along',
    ),
    ...odd('funding', profile.funding % 50 !== 0, `$${profile.funding} is no multiple of $50`),
    ...odd(
      'rivals',
      profile.rivals.some((rival) => profile.affiliations.includes(rival)),
      'it is its own rival',
    ),
  ]
}

function oddTraits({ traits, weapons }: Profile): readonly Oddity[] {
  const seen = traits.map(({ id, args }) => `${id}(${args.join()})`)
  const arms = new Set(['unarmed', ...weapons.map(({ name }) => slug(name))])
  return [
    ...odd('traits', new Set(seen).size < seen.length, 'a trait is listed twice'),
    ...traits
      .filter(({ id }) => id === 'combo')
      .flatMap(({ args }) => args)
      .flatMap((arm) => odd('traits', !arms.has(arm), `combo(${arm}) names no weapon on the card`)),
  ]
}

function oddWeapon({ name, damage, rateOfFire, ammo, rules }: Weapon): readonly Oddity[] {
  const ranged = rateOfFire !== undefined
  const ids = new Set(rules.map(({ id }) => id))
  return [
    ...odd('weapons', damage.stun + damage.injury === 0 && ids.size === 0, `${name} does nothing at all`),
    ...odd('weapons', damage.stun + damage.injury > 4, `${name} does more damage than any other weapon`),
    ...odd(
      'weapons',
      !ranged && (ids.has('short-range') || ids.has('medium-range')),
      `${name} has a range but no rate of fire`,
    ),
    ...odd('weapons', ranged && ids.has('reach'), `${name} shoots and has a reach`),
    ...odd('weapons', (ammo ?? 0) > 5, `${name} has ${ammo} magazines`),
  ]
}
