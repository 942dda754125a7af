import { randomFrom, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { ObjectiveCard } from '../cards/card.ts'
import { cloneState } from '../clone-state.ts'
import { setTable } from '../testing/table.ts'
import { performById } from '../testing/use-trait.ts'
import { resampleState, viewState } from '../view.ts'
import { poisonOn, sufferPoison } from './suffer.ts'
import { sufferTerror, terrorPileOf } from './terror.ts'

const card: ObjectiveCard = {
  name: 'Card',
  affiliations: [],
  copies: 4,
  type: 'menace',
  victoryPoints: 1,
  play: 'execute',
  score: 'instant',
  objective: { text: 'Never.', met: () => false },
  resource: { text: 'Nothing.', cost: 9, timing: 'activation', perform: () => undefined },
}

const stage = (deck: readonly string[]) =>
  setTable({
    models: {
      victim: { seat: 'a', at: [12, 12], willpower: 9 },
      scarecrow: { seat: 'b', touching: 'victim', willpower: 9 },
    },
    book: { cards: { one: card, two: card, three: card, four: card } },
    decks: { a: deck },
    active: 'victim',
  })

const scare = (table: ReturnType<typeof stage>, times: number) => {
  for (let left = times; left > 0; left--)
    table.play((game, { victim, scarecrow }) => sufferTerror(game, victim, scarecrow))
}

const fight = (table: ReturnType<typeof stage>, dice: string, ...answers: [string, number][]) =>
  table.play((game, { victim }) => performById(game, victim, 'melee:-1', () => undefined), dice, ...answers)

describe('bmg3/effect/terror', () => {
  test('bmg3/effect/terror: the top card of the victim’s deck goes face down to the other Terror pile', () => {
    const table = stage(['one', 'two', 'three'])
    scare(table, 2)
    expect(table.crew('a')).toMatchObject({ deck: ['one'], terror: ['three', 'two'] })
    expect(table.play((game, { scarecrow }) => terrorPileOf(game, scarecrow.seat))).toBe(2)
    expect(table.story.join()).not.toMatch('Card')
  })

  test('bmg3/effect/terror: two stuns where there is no card', () => {
    const table = stage([])
    scare(table, 1)
    expect(table.model('victim').stun).toBe(2)
  })

  test('bmg3/effect/terror: friends do not terrify each other', () => {
    const table = stage(['one'])
    table.play((game, { victim }) => sufferTerror(game, victim, victim))
    expect(table.crew('a').deck).toEqual(['one'])
  })

  test('bmg3/effect/terror: after an action with a roll, revealed cards poison and go back under the deck', () => {
    const table = stage(['one', 'two', 'three'])
    scare(table, 2)
    fight(table, '1 1 1 1', ['terror', 2])
    expect(table.asked).toContain('b: terror')
    expect(poisonOn(table.model('victim'))).toBe(2)
    expect(table.crew('a').terror).toEqual([])
    expect(table.crew('a').deck.toSorted()).toEqual(['one', 'three', 'two'])
    expect(table.crew('a').deck.at(-1)).toBe('one')
  })

  test('bmg3/effect/terror: three cards at most, none if the player likes, and nothing without a roll', () => {
    const table = stage(['one', 'two', 'three', 'four'])
    scare(table, 4)
    expect(() => fight(table, '1 1 1 1', ['terror', 4])).toThrow()
    fight(table, '1 1 1 1', ['terror', 0])
    expect(table.crew('a').terror).toHaveLength(4)
    table.play((game, { victim }) => performById(game, victim, 'move', () => undefined), '', [
      'move',
      { legs: [] },
    ])
    expect(table.asked).toEqual(['a: move'])
  })

  test('bmg3/effect/terror: Poison of 4 is tested at once', () => {
    const table = stage(['one'])
    scare(table, 1)
    for (let times = 0; times < 3; times++) table.play((game, { victim }) => sufferPoison(game, victim))
    fight(table, '1 1 1 1  1 1 6', ['terror', 1])
    expect(table.model('victim').injury).toBe(2)
  })
})

describe('the Terror pile is face down', () => {
  const piled = () => {
    const table = stage(['one', 'two', 'three', 'four'])
    scare(table, 1)
    return table
  }

  test('bmg3/effect/terror: neither player learns which card lies in it', () => {
    const { state, content } = piled()
    const seenBy = (viewer: 'a' | 'b') => viewState(state, content, seat(viewer))
    expect(seenBy('a').crews.a).toMatchObject({ deck: ['four', 'one', 'three', 'two'], terror: 1 })
    expect(seenBy('b').crews.a).toMatchObject({ deck: 3, terror: 1 })
  })

  test.each(['a', 'b'] as const)(
    'bmg3/effect/terror: what player %s imagines does not depend on it',
    (viewer) => {
      const { state } = piled()
      const other = cloneState(state)
      const crew = other.crews[seat('a')]!
      crew.deck = ['four', 'three', 'two']
      crew.terror = ['one']
      const imagine = (from: typeof state) =>
        resampleState(cloneState(from), seat(viewer), randomFrom('thoughts')).crews[seat('a')]
      expect(imagine(other)).toEqual(imagine(state))
      expect(imagine(state)?.terror).toHaveLength(1)
    },
  )
})
