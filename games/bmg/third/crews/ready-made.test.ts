import { jsonText } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { crewContext } from '../bmg3.ts'
import { checkCrew } from '../crew/check-crew.ts'
import { objectiveCards } from '../objectives/index.ts'
import { f, scores } from '../objectives/testing/stage.ts'
import type { Affiliation } from '../vocabulary.ts'
import { affiliations } from '../vocabulary.ts'
import { crewPackSchema, crewsJsonSchema } from './crew-pack-schema.ts'
import { crewPacks } from './crew-packs.ts'
import { readyMade, readyMadeCrews } from './ready-made.ts'

const crews = Object.entries(readyMade)
const factions = [...new Set(crews.map(([, { affiliation }]) => affiliation))]

/** Those with too few models for two crews that share none: their crews differ in their cards. */
const small: readonly Affiliation[] = [
  'watchmen',
  'batman-who-laughs',
  'scarecrow',
  'doom-patrol',
  'royal-flush',
  'big-bang-theory',
]

/** The six factions that came first; some of their crews are led by a Sidekick. */
const first: readonly Affiliation[] = [
  'gcpd',
  'joker',
  'organized-crime',
  'league-of-shadows',
  'bane',
  'bat-family',
]

describe('packs', () => {
  // When this fails the schema changed: `npx vitest run games/bmg/third/crews -u` publishes it anew.
  test('the published schema is the one that checks', async () => {
    await expect(jsonText(crewsJsonSchema())).toMatchFileSnapshot(
      '../../../../docs/schemas/bmg3-crews.schema.json',
    )
  })

  test.each(crewPacks.map((pack) => [pack.affiliation, pack] as const))(
    '%s: its crews have the right shape',
    (_, pack) => {
      expect(crewPackSchema.safeParse(pack).error).toBeUndefined()
    },
  )

  test('ids differ', () => {
    expect(crews).toHaveLength(crewPacks.flatMap((pack) => pack.crews).length)
  })
})

describe('ready-made crews', () => {
  for (const [id, { list, affiliation }] of crews) {
    test(`${id}: is legal, playable, and spends its Reputation`, () => {
      const report = checkCrew(list, crewContext)
      expect(report.violations).toEqual([])
      expect(report.affiliation).toBe(affiliation)
      expect(list.reputation).toBe(350)
      // Some leave a model at home: with all models they win too often.
      expect(report.reputation.spent).toBeGreaterThanOrEqual(300)
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
      if (!small.includes(faction)) {
        expect(2 * shared(models(one), models(two))).toBeLessThanOrEqual(models(one).length)
        expect(2 * shared(models(two), models(one))).toBeLessThanOrEqual(models(two).length)
      }
      expect(2 * shared(cards(one), cards(two))).toBeLessThanOrEqual(cards(one).length)
    }
    expect(crews).toHaveLength(2 * factions.length)
    expect(factions).toHaveLength(affiliations.length - 1)
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

  test('every crew of a faction that came later than the first six is led by a Leader', () => {
    for (const [, { list, affiliation }] of crews)
      if (!first.includes(affiliation))
        expect(list.models.find((each) => each.id === list.boss)?.rank).toBe('leader')
  })

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
