import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { objectiveCards } from './index.ts'
import {
  accomplished,
  countsAsHaving,
  heads,
  kindsAccomplished,
  mostApart,
  quartersHeld,
  standing,
} from './looks.ts'
import { e, f, scores, stage } from './testing/stage.ts'

const a = seat('a')
const crowded = {
  traits: { ...book.traits, crowd: { name: 'Crowd', text: 'Counts as two.', own: { 'counts-as': 1 } } },
}

describe('what objectives look for', () => {
  test('models that count as two do so for their own crew', () => {
    const table = stage({ models: { one: f(20, 20, { traits: ['crowd'] }), two: f(10, 10) }, book: crowded })
    expect(table.play((game) => heads(game, standing(game, a)))).toBe(3)
    const alone = { models: { one: f(24, 20, { traits: ['crowd'] }), x: e(24, 28) }, book: crowded }
    expect(scores('meet-me-halfway', alone)).toBe(true)
    expect(scores('meet-me-halfway', { ...alone, models: { one: f(24, 20), x: e(24, 28) } })).toBe(false)
  })

  test('models that count as two do not for the enemy', () => {
    const models = { one: f(10, 10), two: f(14, 10), x: e(18, 10, { traits: ['crowd'] }) }
    expect(stage({ models, book: crowded }).play((game) => quartersHeld(game, a))).toBe(1)
  })

  test('a Veteran counts as having any trait', () => {
    const table = stage({
      models: { one: f(5, 5, { traits: ['veteran'] }), two: f(9, 5), three: f(15, 5, { traits: ['cop'] }) },
    })
    const cops = table.play((game, models) =>
      Object.values(models).map((model) => countsAsHaving(game, model, 'cop')),
    )
    expect(cops).toEqual([true, false, true])
  })

  test('the most suspects apart are found, whichever comes first', () => {
    const markers = [
      ['suspect', 20, 20],
      ['suspect', 14, 20],
      ['suspect', 26, 20],
      ['suspect', 40, 20, 'b'],
    ] as const
    expect(stage({ models: { one: f(5, 5) }, markers }).play((game) => mostApart(game, a, 8))).toBe(2)
  })

  test('bmg3/trait/perfect-creations: no card counts a Dollotron that is K.O.', () => {
    const out = { touching: 'one', condition: 'ko' } as const
    const table = (traits: readonly string[]) => ({
      models: { one: f(20, 20, { traits: ['cop'] }), foe: e(0, 0, { ...out, traits }) },
      active: 'one' as const,
    })
    const down = (traits: readonly string[]) => ({
      models: {
        one: f(5, 5),
        two: e(30, 30, { condition: 'down' }),
        foe: e(36, 36, { condition: 'ko', traits }),
      },
    })
    const lastBlow = { did: { activation: { damageDealt: 3 } } }
    const near = { markers: [['suspect', 24, 20]] } as const
    const cards = (traits: readonly string[]) => [
      scores('gcpd-hands-where-i-can-see-them', table(traits)),
      scores('crime-an-example', { ...table(traits), ...near }),
      scores('watchmen-retribution', table(traits)),
      scores('last-one-standing', { ...table(traits), ...lastBlow }),
      scores('bane-heel-on-the-neck', down(traits)),
    ]
    expect(cards([])).toEqual([true, true, true, true, true])
    expect(cards(['perfect-creations'])).toEqual([false, false, false, false, false])
  })

  test('bmg3/trait/perfect-creations: nor do cards of its own crew count it', () => {
    const models = (traits: readonly string[]) => ({
      one: f(20, 20),
      two: f(30, 30, { condition: 'ko', traits }),
    })
    const did = { round: { kos: 1 }, activation: { kos: 1 } }
    const cards = (traits: readonly string[]) => [
      scores('gcpd-due-process', { models: models(traits), did }),
      scores('joker-worth-the-bruises', { models: models(traits), did, active: 'one' }),
    ]
    expect(cards([])).toEqual([false, true])
    expect(cards(['perfect-creations'])).toEqual([true, false])
    // What counts for no objective of the opponent does for those of its own crew.
    expect(cards(['underestimated'])).toEqual([false, true])
  })

  const kinds = {
    'bmg3/objective-type/protection': 'protection',
    'bmg3/objective-type/menace': 'menace',
    'bmg3/objective-type/violence': 'violence',
    'bmg3/objective-type/control': 'control',
  } as const
  for (const [id, type] of Object.entries(kinds)) {
    test(`${id}: accomplished cards are counted by their kind`, () => {
      const ofType = Object.keys(objectiveCards).filter((id) => objectiveCards[id]?.type === type)
      const other = Object.keys(objectiveCards).find((id) => objectiveCards[id]?.type !== type)!
      const pile = [...ofType.slice(0, 2), other]
      const table = stage({ models: { one: f(5, 5) }, accomplished: pile })
      expect(table.play((game) => accomplished(game, a, type))).toBe(2)
      expect(table.play((game) => kindsAccomplished(game, a))).toBe(2)
    })
  }
})
