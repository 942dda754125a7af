import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { Profile } from '../vocabulary.ts'
import { catalogue } from './catalogue.ts'
import { lookForOddities } from './oddities.ts'
import { parseRuleUse } from './rule-use.ts'

const plain = must(catalogue.find('gcpd-cop-1'))[0]!
const traits = (...texts: readonly string[]) => texts.map((text) => must(parseRuleUse(text)))
const weapon = { id: 'w', name: 'W', damage: { stun: 1, injury: 0 }, rules: traits('sharp') }

test('a plain card has none', () => {
  expect(lookForOddities(plain)).toEqual([])
})

test.each<[string, Partial<Profile>, string]>([
  ['a base that does not exist', { base: 42 }, 'base'],
  ['Strength 8', { strength: 8 }, 'strength'],
  ['Attack 7', { attack: 7 }, 'attack'],
  ['Defense 7', { defense: 7 }, 'defense'],
  ['one Special die', { special: 1 }, 'special'],
  ['Willpower 12', { willpower: 12 }, 'willpower'],
  ['Endurance 20', { endurance: 20 }, 'endurance'],
  ['a giant step', { movement: 20 }, 'movement'],
  ['no movement', { movement: 0 }, 'movement'],
  ['no price', { reputation: 0 }, 'reputation'],
  ['odd dollars', { funding: 75 }, 'funding'],
  ['its own rival', { rivals: ['gcpd'] }, 'rivals'],
  ['a trait twice', { traits: traits('cop', 'cop') }, 'traits'],
  ['a combo with a weapon it does not have', { traits: traits('combo(axe)') }, 'traits'],
  [
    'a weapon that does nothing',
    { weapons: [{ ...weapon, damage: { stun: 0, injury: 0 }, rules: [] }] },
    'weapons',
  ],
  ['five damage', { weapons: [{ ...weapon, damage: { stun: 0, injury: 5 } }] }, 'weapons'],
  ['a melee weapon with a range', { weapons: [{ ...weapon, rules: traits('short-range') }] }, 'weapons'],
  ['a gun with a reach', { weapons: [{ ...weapon, rateOfFire: 1, rules: traits('reach(2)') }] }, 'weapons'],
  ['a cartload of magazines', { weapons: [{ ...weapon, rateOfFire: 1, ammo: 24 }] }, 'weapons'],
])('%s', (_, change, field) => {
  expect(lookForOddities({ ...plain, ...change }).map((oddity) => oddity.field)).toEqual([field])
})

test('what stays where it is put may have no movement, and what is brought along no price', () => {
  expect(lookForOddities({ ...plain, movement: 0, traits: traits('plant') })).toEqual([])
  expect(lookForOddities({ ...plain, reputation: 0, traits: traits('kobra-swarm') })).toEqual([])
})

// Each was looked at and left: a film has 24 pictures, and what is free comes by the rules of another model.
test('what is odd in the catalogue is known', () => {
  const odd = [...catalogue.models.values()].flatMap((profile) =>
    lookForOddities(profile).map(({ text }) => `${profile.id}: ${text}`),
  )
  expect(odd.sort()).toEqual([
    'black-flash: it costs nothing, and no trait brings it along',
    'bubastis: it costs nothing, and no trait brings it along',
    'joker-the-comedian: Camera has 24 magazines',
    'joker-the-killing-joke: Camera has 24 magazines',
    'starfire-teen-titans: Starbolts has 10 magazines',
    'the-demon: it costs nothing, and no trait brings it along',
  ])
})
