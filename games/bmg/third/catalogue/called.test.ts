import { expect, test } from 'vitest'
import { callNames, cardHasTrait, hasUnknownName, isCalled, traitOf } from './called.ts'
import { catalogue } from './catalogue.ts'

const bushi = catalogue.model('batman-bushi')!
const cop = catalogue.model('gcpd-cop-1')!

test('a model answers to its alias, with and without the version, and to its name', () => {
  expect([...callNames(bushi)]).toEqual(['batman-bushi', 'batman', 'bruce-wayne'])
  expect(isCalled(bushi, 'batman')).toBe(true)
  expect(isCalled(bushi, 'robin')).toBe(false)
})

test('no model is called Unknown', () => {
  expect(hasUnknownName(cop)).toBe(true)
  expect(isCalled(cop, 'unknown')).toBe(false)
  expect(hasUnknownName({ ...cop, name: 'Unknown Jester' })).toBe(true)
  expect(hasUnknownName({ ...cop, name: 'Classified' })).toBe(true)
  expect(hasUnknownName(bushi)).toBe(false)
})

test('traits are found by name, and by argument where one is asked for', () => {
  const plant = catalogue.model('mutated-plant-1')!
  expect(cardHasTrait(plant, 'elite')).toBe(true)
  expect(cardHasTrait(plant, 'elite(plants)')).toBe(true)
  expect(cardHasTrait(plant, 'elite(swat)')).toBe(false)
  expect(traitOf(plant, 'elite')?.args).toEqual(['plants'])
  expect(traitOf(plant, 'cop')).toBeUndefined()
})

// What cards say in brackets about other models should name one. Kal-El is a model that was never made.
test('models that cards name are in the catalogue', () => {
  const naming = new Set(['affinity', 'aversion', 'required', 'lieutenant', 'duo', 'support', 'true-love'])
  const profiles = [...catalogue.models.values()]
  const named = profiles.flatMap(({ traits }) =>
    traits.filter(({ id }) => naming.has(id)).flatMap(({ args }) => args),
  )
  const missing = [...new Set(named)].filter((name) => !profiles.some((profile) => isCalled(profile, name)))
  expect(missing).toEqual(['kal-el'])
})
