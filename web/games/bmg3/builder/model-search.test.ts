import { catalogue, crewContext, enforced, isPlayable } from '@gargoyle/bmg3'
import { describe, expect, test } from 'vitest'
import { additionsById, firstFilters, type ModelFilters, ruleChoices, searchModels } from './model-search.ts'

const all: ModelFilters = { ...firstFilters, playable: 'all' }
const found = (part: Partial<ModelFilters>) => searchModels({ ...all, ...part }, undefined)
const ids = (part: Partial<ModelFilters>) => found(part).map(({ id }) => id)

test('without filters all models are listed, by name', () => {
  const names = found({}).map(({ alias }) => alias)
  expect(names).toHaveLength(catalogue.models.size)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

describe('words', () => {
  test('find by alias and by true name, whole words first', () => {
    expect(found({ text: 'joker' })[0]?.alias).toMatch(/^Joker/)
    expect(found({ text: 'bruce wayne' }).every(({ name }) => name.includes('Bruce'))).toBe(true)
    expect(ids({ text: 'bushi' })[0]).toBe('batman-bushi')
  })

  test('find while they are being typed, whatever their accents and capitals', () => {
    expect(ids({ text: 'BUSH' })).toContain('batman-bushi')
    expect(found({ text: 'ra’s' }).length).toBeGreaterThan(0)
  })

  test('find by trait, weapon and faction too, after those who are called so', () => {
    expect(ids({ text: 'katana' })).toContain('batman-bushi')
    expect(ids({ text: 'gcpd bushi' })).toEqual(['batman-bushi'])
  })

  test('must all be there', () => {
    expect(ids({ text: 'batman xyzzy' })).toEqual([])
  })
})

describe('filters', () => {
  test('faction and rank', () => {
    const leaders = found({ affiliation: 'joker', rank: 'leader' })
    expect(leaders.length).toBeGreaterThan(0)
    for (const { affiliations, ranks } of leaders) {
      expect(affiliations).toContain('joker')
      expect(ranks).toContain('leader')
    }
  })

  test('trait and weapon rule', () => {
    expect(found({ rule: 'trait/cop' }).every(({ traits }) => traits.some(({ id }) => id === 'cop'))).toBe(
      true,
    )
    expect(ids({ rule: 'weapon/handy' })).toContain('batman-bushi')
    expect(ids({ rule: 'trait/handy' })).not.toContain('batman-bushi')
  })

  test('cost, and by cost', () => {
    const costs = found({ leastCost: 40, mostCost: 50, order: 'cheap' }).map(({ reputation }) => reputation)
    expect(costs[0]).toBe(40)
    expect(costs[costs.length - 1]).toBe(50)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
    expect(found({ order: 'dear' })[0]?.reputation).toBe(
      Math.max(...[...catalogue.models.values()].map(({ reputation }) => reputation)),
    )
  })

  test('playable or not', () => {
    const playable = found({ playable: 'playable' })
    const missing = found({ playable: 'missing' })
    expect(playable.every((profile) => isPlayable(profile, enforced))).toBe(true)
    expect(missing.some((profile) => isPlayable(profile, enforced))).toBe(false)
    expect(playable.length + missing.length).toBe(catalogue.models.size)
  })

  test('who could join, in whichever rank', () => {
    const reason = { rule: 'bmg3/core/boss', text: 'No.' }
    const additions = additionsById([
      { id: 'warden-sharp', rank: 'leader', reasons: [reason] },
      { id: 'warden-sharp', rank: 'sidekick', reasons: [] },
      { id: 'batman-bushi', rank: 'leader', reasons: [reason] },
    ])
    const fitting = searchModels({ ...all, fits: true }, additions).map(({ id }) => id)
    expect(fitting).toEqual(['warden-sharp'])
  })
})

test('there is something to filter by for every rule on a card, told apart by kind', () => {
  const { keywords, traits, weaponRules } = ruleChoices((id) => id === 'cop')
  expect(keywords.map(({ value }) => value)).toEqual(['trait/cop'])
  const used = new Set(
    [...crewContext.catalogue.models.values()].flatMap((profile) => profile.traits.map(({ id }) => id)),
  )
  expect(keywords.length + traits.length).toBe(used.size)
  expect(weaponRules.find(({ value }) => value === 'weapon/handy')?.name).toBe('Handy')
  expect(keywords[0]?.count).toBe(found({ rule: 'trait/cop' }).length)
})
