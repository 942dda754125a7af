import { compendiumLeaders, unenforcedRules } from '@gargoyle/bmg-counters'
import { describe, expect, test } from 'vitest'
import { contentCounts } from '../content-counts.ts'
import { catalogue, enforced, isPlayable, weapons } from './catalogue.ts'

describe('the catalogue', () => {
  test('has 348 models and the weapons of the facts', () => {
    expect(catalogue.models.size).toBe(348)
    expect(weapons().size).toBe(252)
  })

  test('136 models need no trait but those of the first edition, and three Leaders one of the Compendium each', () => {
    const models = [...catalogue.models.values()]
    const needing = (known: (id: string) => boolean) =>
      models.filter(({ traits }) => traits.every(({ id }) => known(id)))
    expect(needing((id) => enforced.traits.has(id) && !(id in compendiumLeaders))).toHaveLength(136)
    expect(needing((id) => enforced.traits.has(id))).toHaveLength(139)
  })

  test('every weapon that a card names is there, and damages are read', () => {
    for (const { alias, weapons: carried } of catalogue.models.values())
      for (const weapon of carried) expect(weapon, alias).toBeDefined()
    expect(weapons().get('flamethrower-2')!.bands).toEqual([
      { injury: 1, stun: 1 },
      { injury: 1, stun: 0 },
      { injury: 0, stun: 1 },
    ])
  })

  test('models are found by id, alias and name; who is not there is guessed', () => {
    const batmen = catalogue.find('Bruce Wayne')
    expect(batmen.ok && batmen.value.length).toBeGreaterThan(5)
    const slip = catalogue.find('Kiler Croc')
    expect(slip.ok ? '' : slip.reason.text).toContain('Killer Croc')
  })

  test('a model that needs the Compendium is not playable, and its rules are named', () => {
    const ivy = catalogue.model('plant')!
    expect(isPlayable('plant')).toBe(false)
    expect(unenforcedRules(ivy, enforced)).toEqual(['plant'])
    expect(isPlayable('joker-ac')).toBe(true)
  })

  test('the counts have the agreed keys', () => {
    expect(Object.keys(contentCounts())).toEqual(
      expect.arrayContaining([
        'models',
        'playable',
        'traits',
        'weapons',
        'equipment',
        'scenarios',
        'strategies',
        'crews',
      ]),
    )
    expect(contentCounts()).toMatchObject({ models: 348, equipment: 32, scenarios: 6, strategies: 12 })
  })
})
