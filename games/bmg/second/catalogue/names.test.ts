import {
  affiliations,
  callNames,
  isWeaponNamed,
  objectiveNames,
  type Profile,
  type RuleUse,
} from '@gargoyle/bmg-counters'
import { isCalled } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { equipment } from '../bands/equipment.ts'
import { equipmentLines } from '../bands/equipment-list.ts'
import { book } from '../book.ts'
import { catalogue } from './catalogue.ts'

const profiles = [...catalogue.models.values()]

/** Names that mean nothing on any table, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'teamwork-model(sugar)': 'Sugar is a model that was never made for the counter editions.',
  'elite-boss-type(special-forces)': 'No card is an Elite of that type: Rick Flag commands none.',
}

/** A part of a rule in brackets that is a name, not a number. */
const isName = (arg: string): boolean => /[a-z]/.test(arg)

const isOnACard = (id: string, arg: string): boolean =>
  profiles.some(({ traits }) => traits.some((trait) => trait.id === id && trait.args.includes(arg)))

/** A model that bears the name. */
const aModel = (name: string): boolean => profiles.some((profile) => isCalled(profile, name))

/** A weapon of the bearer, or bare hands, which everybody has. */
const itsWeapon = (name: string, { weapons }: Profile): boolean =>
  name === 'unarmed' || weapons.some((weapon) => isWeaponNamed(weapon, name))

/** A state that the rules put on models: what the trait calls it and what the effect is called are the same. */
const aState = (name: string): boolean => Object.hasOwn(book.effects, name)

/** What the names in brackets of a trait stand for. A trait that is not here has none. */
const naming: Readonly<Record<string, (name: string, bearer: Profile) => boolean>> = {
  affinity: aModel,
  'affinity-to': aModel,
  aversion: aModel,
  'teamwork-model': aModel,
  'true-love': aModel,
  driver: aModel,
  combo: itsWeapon,
  'deadly-strike': itsWeapon,
  'weapon-master': itsWeapon,
  'immune-to': aState,
  'primary-target-type': (type) =>
    Object.keys(objectiveNames).some((kind) => kind.startsWith(type.replace(/s$/, ''))),
  // A type of Elite is a word that cards share: a boss of Elites commands those of its type. bmg2/trait/elite-boss-type
  'elite-type': (type) => isOnACard('elite-type', type),
  'elite-boss-type': (type) => isOnACard('elite-type', type),
  'hates-crew-s': (crew) => affiliations.some((each) => each === crew),
}

const unmatched = (uses: readonly RuleUse[], bearer: Profile): readonly string[] =>
  uses.flatMap(({ id, args }) =>
    args
      .filter((arg) => isName(arg) && !naming[id]?.(arg, bearer))
      .map((arg) => `${id}(${arg})`)
      .filter((use) => !Object.hasOwn(exceptions, use)),
  )

test('bmg2/trait/combo, bmg2/trait/true-love, bmg2/trait/teamwork-model: names in traits mean something', () => {
  const nothing = profiles.flatMap((profile) =>
    unmatched(profile.traits, profile).map((use) => `${profile.id}: ${use}`),
  )
  expect(nothing).toEqual([])
})

test('bmg2/trait/true-love, bmg2/trait/teamwork-model: short names and names in one word', () => {
  const called = (name: string) => profiles.filter((profile) => isCalled(profile, name)).map(({ id }) => id)
  expect(called('talia')).toEqual(['talia-al-ghul-ac', 'talia-al-ghul-comic'])
  expect(called('heatwave')).toEqual(['heat-wave'])
  expect(called('joker')).toContain('the-joker-heath-ledger')
  // A word in the middle of an alias is no name: Sons of Batman are not Batman.
  expect(called('batman').filter((id) => id.startsWith('son'))).toEqual([])
})

test('bmg2/trait/combo: Riddler Knuckles are the weapon of Quiz 2', () => {
  const [knuckles] = catalogue.model('quiz-2')!.weapons
  expect([isWeaponNamed(knuckles!, 'riddler-knuckles'), isWeaponNamed(knuckles!, 'brass-knuckles')]).toEqual([
    true,
    false,
  ])
})

test('names that mean nothing have a reason only as long as they mean nothing', () => {
  expect(profiles.flatMap(({ traits }) => traits.flatMap(({ args }) => args))).toContain('sugar')
  expect(aModel('sugar')).toBe(false)
})

test('bmg2/core/equipment: every piece is for somebody, and what it grants means something to each bearer', () => {
  const nothing = [...equipment.values()].flatMap(({ id, bearers = [{}], grants, more = [] }) => {
    const meant = bearers.flatMap(({ who, trait, not }) =>
      profiles.filter(
        (profile) =>
          (who === undefined || callNames(profile).has(who)) &&
          (not === undefined || profiles.some(({ traits }) => traits.some((each) => each.id === not))) &&
          (trait === undefined ||
            profile.traits.some(
              (each) => each.id === trait.id && trait.args.every((arg) => each.args.includes(arg)),
            )),
      ),
    )
    if (meant.length === 0) return [`${id}: nobody`]
    const uses = [...(grants === undefined ? [] : [grants]), ...more]
    return meant.flatMap((profile) => unmatched(uses, profile).map((use) => `${id}: ${use} of ${profile.id}`))
  })
  expect(nothing).toEqual([])
  // A line that nobody can buy because the rules do not have what it does would be left out without a word.
  expect(equipment.size).toBe(Object.values(equipmentLines).flat().length)
})

test('bmg2/core/critical: criticals are damage or a state', () => {
  const named = profiles
    .flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules))
    .filter(({ id }) => id === 'crt')
    .map(({ args: [what = ''] }) => what)
    .filter((what) => !/^[is]+$/.test(what))
  expect([...new Set(named)].filter((what) => !aState(what))).toEqual([])
})
