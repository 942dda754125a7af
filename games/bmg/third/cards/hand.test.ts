import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { cards as drawHands } from '../preparation/prepare-game.ts'
import { recount } from '../round/recount.ts'
import { setTable } from '../testing/table.ts'
import { discard, discardAtRandom, draw, refill, removeCard, shuffleDeck, trimHand } from './hand.ts'
import { playObjective } from './objectives.ts'
import { playResource } from './resources.ts'
import { plainCard } from './testing/plain-card.ts'

const a = seat('a')
const names = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z']
const book = { cards: Object.fromEntries(names.map((name) => [name, plainCard(name)])) }
const models = { one: { seat: 'a', at: [5, 5] }, two: { seat: 'b', at: [5, 40] } } as const

describe('bmg3/core/objective-hand', () => {
  test('a hand has four cards, and any of them may be exchanged once', () => {
    const decks = { a: ['p', 'q', 'r', 's', 't', 'u', 'v'], b: ['p', 'q', 'r', 's', 't'] }
    const table = setTable({ models, book, decks, stage: 'cards' })
    table.state.part = 0
    table.play(drawHands)
    table.play(drawHands, '', ['mulligan', ['0', '2']], ['mulligan', []])
    // v and t went to the bottom; r and q came from the top.
    expect(table.crew('a')).toMatchObject({ hand: ['u', 's', 'r', 'q'], deck: ['t', 'v', 'p'] })
    expect(table.crew('b')).toMatchObject({ hand: ['t', 's', 'r', 'q'], deck: ['p'] })
    expect(table.asked).toEqual(['a: mulligan', 'b: mulligan'])
    expect(table.state.stage).toBe('deployment')
  })

  test('a card that leaves the hand is replaced when its effect is over, by whatever way it left', () => {
    const hands = { a: ['p', 'q', 'r', 's'] }
    const table = setTable({ models, book, hands, decks: { a: ['t', 'u'] }, stage: 'plan' })
    table.play((game) => playObjective(game, a, 'p'))
    expect(table.crew('a').hand).toEqual(['q', 'r', 's', 'u'])
    table.play((game) => playResource(game, a, 'q', undefined))
    expect(table.crew('a').hand).toEqual(['r', 's', 'u', 't'])
  })

  test('a hand never holds more than four: the owner picks what goes to the bottom of the deck', () => {
    const hands = { a: ['p', 'q', 'r', 's', 't', 'u'] }
    const table = setTable({ models, book, hands, decks: { a: ['v'] } })
    table.play((game) => trimHand(game, a), '', ['discard', ['1', '4']])
    expect(table.crew('a')).toMatchObject({ hand: ['p', 'r', 's', 'u'], deck: ['t', 'q', 'v'] })
  })

  test('a hand is refilled up to four, not beyond, and only while there are cards', () => {
    const table = setTable({ models, book, hands: { a: ['p', 'q', 'r'] }, decks: { a: ['s', 't'] } })
    table.play((game) => refill(game, a, 2))
    expect(table.crew('a')).toMatchObject({ hand: ['p', 'q', 'r', 't'], deck: ['s'] })
    table.crew('a').hand = []
    expect(table.play((game) => draw(game, a, 4))).toBe(1)
    expect(table.crew('a')).toMatchObject({ hand: ['s'], deck: [] })
  })

  test('other seats do not see what a player draws', () => {
    const table = setTable({ models, book, decks: { a: ['s', 't'] } })
    table.play((game) => draw(game, a, 2))
    expect(table.story).toEqual(['a draws 2 cards.'])
  })
})

describe('bmg3/core/discard-remove', () => {
  test('discarded cards go to the bottom of the deck, removed ones out of the game', () => {
    const table = setTable({ models, book, decks: { a: ['p', 'q'] } })
    discard(table.crew('a'), 'r')
    removeCard(table.crew('a'), 's')
    expect(table.crew('a')).toMatchObject({ deck: ['r', 'p', 'q'], removed: ['s'] })
    expect(table.play((game) => draw(game, a, 9))).toBe(3)
    expect(table.crew('a').hand).toEqual(['q', 'p', 'r'])
  })

  test('at the end of a round a card may be exchanged; the deck is shuffled before the new one is drawn', () => {
    const hands = { a: ['p', 'q', 'r', 's'] }
    const table = setTable({ models, book, hands, decks: { a: ['t', 'u', 'v', 'w'] }, stage: 'recount' })
    table.state.part = 5
    table.play((game) => recount(game), '', ['discard', ['3']])
    const { hand, deck } = table.crew('a')
    expect(hand.slice(0, 3)).toEqual(['p', 'q', 'r'])
    expect([...hand, ...deck].sort()).toEqual(['p', 'q', 'r', 's', 't', 'u', 'v', 'w'])
    expect(table.state.round).toBe(2)
  })

  test('resources go back to the deck in the Recount, those of the Recount itself too', () => {
    const table = setTable({ models, book, stage: 'recount' })
    table.crew('a').spent = ['p']
    table.state.part = 1
    table.play((game) => recount(game))
    expect(table.crew('a')).toMatchObject({ deck: ['p'], spent: [] })
    table.crew('a').spent = ['q']
    table.state.part = 5
    table.play((game) => recount(game))
    expect(table.crew('a').spent).toEqual([])
    expect([...table.crew('a').hand].sort()).toEqual(['p', 'q'])
  })
})

describe('bmg3/core/randomise', () => {
  test('a shuffled deck has the same cards in another order', () => {
    const table = setTable({ models, book, decks: { a: names } })
    table.play((game) => shuffleDeck(game, a))
    const { deck } = table.crew('a')
    expect(deck).not.toEqual(names)
    expect(deck.toSorted()).toEqual(names)
    expect(table.story).toEqual([])
  })

  test('cards picked at random come from anywhere in the hand', () => {
    const gone = new Set<string>()
    const table = setTable({ models, book })
    table.play((game) => {
      for (let i = 0; i < 60; i++) {
        const crew = game.state.crews[a]!
        crew.hand = ['p', 'q', 'r', 's']
        crew.deck = []
        expect(discardAtRandom(game, a, 1)).toBe(1)
        expect(crew.hand).toHaveLength(3)
        gone.add(crew.deck[0]!)
      }
    })
    expect([...gone].sort()).toEqual(['p', 'q', 'r', 's'])
    expect(table.story[0]).toBe('a discards a card at random.')
  })
})
