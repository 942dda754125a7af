import { book as firstBook } from '@gargoyle/bmg1'
import { book as secondBook } from '@gargoyle/bmg2'
import { must, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { loadKit } from './registry.ts'
import { textsOfGame } from './testing/texts-of-game.ts'

/** Words that only the other edition uses. The bands of a spray are called so in both. */
const foreign: Readonly<Record<'bmg1' | 'bmg2', RegExp>> = {
  bmg1: /Ping!|\bcrews?\b|Raise the Plan|\d"/i,
  bmg2: /Blink!|\bimpacts?\b(?! webbing)|\bbands?\b(?!s? of a spray)|Raise a Plan|\btak(?:e|es|ing) cover\b(?!!)|\d ?cm\b/i,
}

/** A word of its own that every few games must bring up: else the walk proves nothing. */
const own = { bmg1: /Blink!/, bmg2: /Ping!/ } as const

/** The name of a trait that gives counters, in both editions. */
const named = (text: string): string => text.replaceAll('Take Cover!', '')

const foundIn = (game: keyof typeof foreign, texts: Iterable<string>): readonly string[] => [
  ...new Set([...texts].filter((text) => foreign[game].test(named(text)))),
]

describe.each(['bmg1', 'bmg2'] as const)('%s speaks as its own rule book does', (game) => {
  test('in whole games', { timeout: 240_000 }, async () => {
    const kit = must(await loadKit(game))
    const wrong = new Set<string>()
    let spoken = 0
    for (let index = 0; index < 8; index++) {
      const setup = must(kit.setupFor({}, index, 'words'))
      const session = must(startSession(kit.definition, { setup, seed: `words ${index}` }))
      const texts = [...textsOfGame(session, `words ${index}`)]
      spoken += texts.filter((text) => own[game].test(text)).length
      for (const text of foundIn(game, texts)) wrong.add(text)
    }
    expect(spoken).toBeGreaterThan(0)
    expect([...wrong].slice(0, 20)).toEqual([])
  })

  test('in the texts of all its rules', () => {
    const book = game === 'bmg1' ? firstBook : secondBook
    const records = [
      book.traits,
      book.weaponRules,
      book.effects,
      book.specialAttacks,
      book.tableRules,
      book.scenarios,
      book.strategies,
    ].flatMap((each) => Object.values<{ readonly name: string; readonly text: string }>(each))
    const bonuses = Object.values(book.scenarios).flatMap(({ rules }) => rules)
    const texts = [...records, ...bonuses].map(({ name, text }) => `${name}: ${text}`)
    expect(foundIn(game, texts).slice(0, 20)).toEqual([])
  })
})
