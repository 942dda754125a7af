import { expect, test } from 'vitest'
import { objectiveCards } from './index.ts'

test('bmg3/effect/fire: cards whose resource is free burn, and say so; every crew can hold some', () => {
  const burning = Object.values(objectiveCards).filter(({ resource }) => resource.burn)
  for (const { resource, name } of burning) {
    expect(resource.cost, name).toBe(0)
    expect(resource.text, name).toMatch(/^Burn\. /)
  }
  expect(Object.values(objectiveCards).filter(({ resource }) => resource.cost === 0)).toEqual(burning)
  expect(burning.filter(({ affiliations }) => affiliations.length === 0).length).toBeGreaterThan(1)
})
