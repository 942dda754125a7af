import { describe, expect, test } from 'vitest'
import { book, cardFacts, enforced } from './book.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { isPlayable, unenforced } from './catalogue/playability.ts'
import type { Bmg3Rule } from './rules/special-rule.ts'

/** Whether a record does anything in a game, or is honestly only a word. */
const doesSomething = (record: Bmg3Rule | Bmg3Rule<undefined>): boolean => {
  const { name: _name, text: _text, rule: _rule, always: _always, carried: _carried, ...deeds } = record
  return Object.keys(deeds).length > 0
}

describe('the rule book', () => {
  test.each(['traits', 'weaponRules', 'effects', 'events', 'plots'] as const)(
    '%s: no record is empty',
    (shelf) => {
      const empty = Object.entries<Bmg3Rule | Bmg3Rule<undefined>>(book[shelf])
        .filter(([, record]) => !doesSomething(record))
        .map(([id]) => id)
      // Marks that other rules look for, and nothing else.
      expect(empty).toEqual(known[shelf])
    },
  )

  test('every record says what it does', () => {
    for (const shelf of [book.traits, book.weaponRules, book.effects, book.events, book.plots]) {
      for (const [id, { name, text }] of Object.entries(shelf)) {
        expect(name, id).not.toBe('')
        expect(text.length, id).toBeGreaterThan(8)
      }
    }
  })

  test('cards have a resource and an objective of every type, timing and cost', () => {
    const cards = Object.values(book.cards)
    expect(new Set(cards.map(({ type }) => type)).size).toBe(4)
    expect(new Set(cards.map(({ play }) => play)).size).toBe(4)
    expect(new Set(cards.map(({ score }) => score)).size).toBe(3)
    expect([...new Set(cards.map(({ resource }) => resource.cost))].sort()).toEqual([0, 1, 2, 3])
    for (const affiliation of [
      'gcpd',
      'joker',
      'organized-crime',
      'league-of-shadows',
      'bane',
      'bat-family',
    ] as const) {
      const own = [...cardFacts.values()].filter(({ affiliations }) => affiliations.includes(affiliation))
      expect(own.length, affiliation).toBeGreaterThanOrEqual(10)
    }
    expect(
      [...cardFacts.values()].filter(({ affiliations }) => affiliations.length === 0).length,
    ).toBeGreaterThanOrEqual(16)
  })

  test('what the issue asks for is there to be played', () => {
    const models = [...catalogue.models.values()]
    expect(models).toHaveLength(667)
    expect(models.filter((profile) => isPlayable(profile, enforced)).length).toBeGreaterThanOrEqual(150)
    expect(enforced.traits.size).toBeGreaterThanOrEqual(200)
    // All weapon rules that at least two models use.
    const users = new Map<string, number>()
    for (const { weapons } of models) {
      for (const id of new Set(weapons.flatMap(({ rules }) => rules.map((use) => use.id)))) {
        users.set(id, (users.get(id) ?? 0) + 1)
      }
    }
    for (const [id, count] of users) if (count >= 2) expect(enforced.weaponRules.has(id), id).toBe(true)
  })

  test('every model can be played; one with anything unenforced would name it', () => {
    const models = [...catalogue.models.values()]
    expect(models.filter((profile) => !isPlayable(profile, enforced)).map(({ id }) => id)).toEqual([])
    const [first] = models
    const stranger = { ...first!, traits: [...first!.traits, { id: 'walks-through-time', args: [] }] }
    expect(isPlayable(stranger, enforced)).toBe(false)
    expect(unenforced(stranger, enforced)).toEqual([expect.stringContaining('walks-through-time')])
  })
})

const known: Readonly<Record<string, readonly string[]>> = {
  traits: [],
  weaponRules: [],
  // Looked for by the trait that it takes the sting out of.
  effects: ['harleys-best-friends'],
  events: [],
  plots: [],
}
