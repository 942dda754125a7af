import { describe, expect, test } from 'vitest'
import { crewContext } from '../bmg3.ts'
import { checkCrew } from '../crew/check-crew.ts'
import { objectiveCards } from '../objectives/index.ts'
import { f, scores } from '../objectives/testing/stage.ts'
import { readyMade, readyMadeCrews } from './ready-made.ts'

const factions = ['bane', 'bat-family', 'gcpd', 'joker', 'league-of-shadows', 'organized-crime'] as const
const crews = Object.entries(readyMade)

describe('ready-made crews', () => {
  for (const [id, { list, affiliation }] of crews) {
    test(`${id}: is legal, playable, and spends its Reputation`, () => {
      const report = checkCrew(list, crewContext)
      expect(report.violations).toEqual([])
      expect(report.affiliation).toBe(affiliation)
      expect(list.reputation).toBe(350)
      expect(report.reputation.spent).toBeGreaterThanOrEqual(330)
      expect(report.deck.cards).toBe(20)
    })
  }

  test('a trait that is not enforced would be noticed', () => {
    const [, { list }] = crews[0]!
    const nothing = {
      ...crewContext,
      enforced: { traits: new Set<string>(), weaponRules: new Set<string>() },
    }
    expect(checkCrew(list, nothing).legal).toBe(false)
  })

  test('there are two of each faction, different in half their models and in most of their cards', () => {
    for (const faction of factions) {
      const [one, two, ...more] = crews.filter(([, { affiliation }]) => affiliation === faction)
      expect(more).toEqual([])
      const models = (crew: typeof one) => (crew?.[1].list.models ?? []).map(({ id }) => id)
      const cards = (crew: typeof one) => (crew?.[1].list.deck ?? []).map(({ card }) => card)
      const shared = (a: readonly string[], b: readonly string[]) =>
        a.filter((each) => b.includes(each)).length
      expect(2 * shared(models(one), models(two))).toBeLessThanOrEqual(models(one).length)
      expect(2 * shared(models(two), models(one))).toBeLessThanOrEqual(models(two).length)
      expect(2 * shared(cards(one), cards(two))).toBeLessThanOrEqual(cards(one).length)
    }
    expect(crews).toHaveLength(2 * factions.length)
  })

  for (const [id, { list }] of crews) {
    for (const { card } of list.deck.filter((entry) => objectiveCards[entry.card]?.score === 'special')) {
      test(`${id}: the other cards of the deck can fulfil ${card}`, () => {
        const others = list.deck.filter((entry) => entry.card !== card)
        const accomplished = others.flatMap((entry) => Array.from({ length: entry.copies }, () => entry.card))
        const done = { models: { one: f(5, 5) }, round: 2, playedIn: 1, accomplished }
        expect(scores(card, done)).toBe(true)
      })
    }
  }

  test('equipment is bought in most of them', () => {
    const equipped = crews.filter(([, { list }]) => list.models.some(({ equipment }) => equipment.length > 0))
    expect(equipped.length).toBeGreaterThanOrEqual(8)
  })

  test('each has a name and a sentence of its own, and a list by the same id', () => {
    expect(new Set(crews.map(([, { name }]) => name)).size).toBe(crews.length)
    expect(new Set(crews.map(([, { about }]) => about)).size).toBe(crews.length)
    for (const [id, { list }] of crews) expect(readyMadeCrews[id]).toBe(list)
  })
})
