import { slug } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { enforced } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isPlayable } from '../catalogue/playability.ts'
import type { Affiliation } from '../vocabulary.ts'
import { affiliations } from '../vocabulary.ts'
import { objectiveCards } from './index.ts'

const all = Object.entries(objectiveCards)
const cards = all.map(([, card]) => card)
const factions: readonly Affiliation[] = affiliations.filter((each) => each !== 'unknown')
const isExtra = ({ forModels }: (typeof cards)[number]) => forModels !== undefined
const of = (faction: Affiliation) =>
  cards.filter((card) => card.affiliations.includes(faction) && !isExtra(card))
const general = cards.filter(({ affiliations }) => affiliations.length === 0)
const copies = (some: typeof cards) => some.reduce((sum, card) => sum + card.copies, 0)

describe('the objective cards', () => {
  test('are many: sixteen general ones, ten of each crew', () => {
    expect(general.length).toBeGreaterThanOrEqual(16)
    for (const faction of factions) expect(of(faction).length).toBeGreaterThanOrEqual(10)
  })

  test('fill a deck in more than one way: half of it from the crew, and from the crew alone', () => {
    expect(copies(general)).toBeGreaterThanOrEqual(20)
    for (const faction of factions) {
      expect(copies(of(faction))).toBeGreaterThanOrEqual(20)
      expect(copies(of(faction).filter((card) => card.copies > 1))).toBeGreaterThanOrEqual(14)
    }
  })

  test('have a name each', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  })

  test('have all kinds, timings, costs and copies, in every crew and among the general ones', () => {
    for (const set of [general, ...factions.map(of)]) {
      const found = (look: (card: (typeof cards)[number]) => string | number) =>
        [...new Set(set.map(look))].sort()
      expect(found(({ type }) => type)).toEqual(['control', 'menace', 'protection', 'violence'])
      expect(found(({ play }) => play)).toEqual(['execute', 'lead', 'plan', 'recount'])
      expect(found(({ score }) => score)).toEqual(['end-of-round', 'instant', 'special'])
      expect(found(({ resource }) => resource.cost)).toEqual([0, 1, 2, 3])
      expect(found((card) => card.copies)).toEqual([1, 2, 3])
      expect(found(({ victoryPoints }) => victoryPoints)).toEqual(expect.arrayContaining([1, 2]))
    }
  })

  test('answer every moment', () => {
    const timings = new Set(cards.map(({ resource }) => resource.timing))
    expect([...timings].sort()).toEqual([
      'activation',
      'activation-end',
      'activation-start',
      'attack-declared',
      'harming',
      'lead',
      'plan',
      'recount',
      'resource-played',
      'suspect-revealed',
    ])
  })

  test('one of each crew is an extra card of a model that can be played', () => {
    for (const faction of factions) {
      const extras = cards.filter((card) => isExtra(card) && card.affiliations.includes(faction))
      expect(extras).toHaveLength(1)
      const wanted = extras.flatMap(({ forModels }) => forModels ?? []).map(slug)
      const bearers = catalogue.byAffiliation(faction).filter(({ name }) => wanted.includes(slug(name)))
      expect(bearers.filter((profile) => isPlayable(profile, enforced))).not.toEqual([])
    }
  })
})
