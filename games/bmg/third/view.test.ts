import { randomFrom, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { cloneState } from './clone-state.ts'
import { setTable } from './testing/table.ts'
import { resampleState, viewState } from './view.ts'

const cards = Array.from({ length: 8 }, (_, index) => `card-${index}`)

function table() {
  return setTable({
    models: { cop: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', at: [20, 20] } },
    hands: { a: cards.slice(0, 4), b: cards.slice(0, 4) },
    decks: { a: cards.slice(4), b: cards.slice(4) },
  })
}

test('a player sees their own hand, and of the other’s only how many cards it has', () => {
  const { state, content } = table()
  const view = viewState(state, content, seat('a')) as {
    crews: Record<string, { hand: unknown; deck: unknown }>
  }
  expect(view.crews.a?.hand).toEqual(cards.slice(0, 4))
  expect(view.crews.b?.hand).toBe(4)
  expect(view.crews.b?.deck).toBe(4)
})

test('what is drawn anew does not depend on how the hidden cards lie', () => {
  const { state } = table()
  const other = cloneState(state)
  const theirs = other.crews[seat('b')]!
  theirs.hand = cards.slice(4)
  theirs.deck = cards.slice(0, 4).reverse()
  other.crews[seat('a')]!.deck.reverse()
  const draw = (from: typeof state) => resampleState(cloneState(from), seat('a'), randomFrom('thoughts'))
  expect(draw(other)).toEqual(draw(state))
  expect(draw(state).crews[seat('a')]!.hand).toEqual(cards.slice(0, 4))
})
