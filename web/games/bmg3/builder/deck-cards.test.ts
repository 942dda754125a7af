import { book, type CrewList, crewContext, readyMadeCrews } from '@gargoyle/bmg3'
import { expect, test } from 'vitest'
import { objectiveTiming, offeredCards, originText, resourceTiming } from './deck-cards.ts'

const empty: CrewList = { boss: '', models: [], reputation: 350, deck: [] }
const precinct = readyMadeCrews['gcpd-precinct'] ?? empty
const idsOf = (list: CrewList) => offeredCards(list, crewContext).map(({ id }) => id)

test('a crew is offered its own cards, general ones, and the extra cards that its models bring', () => {
  const offered = offeredCards(precinct, crewContext)
  const of = (id: string) => offered.find((card) => card.id === id)
  expect(of('gcpd-door-to-door')).toMatchObject({ origin: 'crew', isInDeck: true })
  expect(of('gcpd-under-observation')).toMatchObject({ origin: 'crew', isInDeck: false })
  expect(of('bloody-knuckles')).toMatchObject({ origin: 'general', isInDeck: false })
  expect(of('gcpd-gordons-word')).toMatchObject({ origin: 'extra', isInDeck: true })
  expect(of('joker-red-noses')).toBeUndefined()
  expect(offered.every(({ reason }) => reason === undefined)).toBe(true)
})

test('what a crew may not have is only shown while it is in the deck, with the reason', () => {
  const strange = { ...precinct, deck: [...precinct.deck, { card: 'joker-red-noses', copies: 3 }] }
  const found = offeredCards(strange, crewContext).find(({ id }) => id === 'joker-red-noses')
  expect(found).toMatchObject({ isInDeck: true, reason: 'it belongs to another crew' })
})

test('cards of the crew come first, then general, then extra ones', () => {
  const origins = offeredCards(precinct, crewContext).map(({ origin }) => origin)
  const order = ['crew', 'general', 'extra']
  expect(origins).toEqual([...origins].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
})

test('without a Boss there are only general cards', () => {
  expect(idsOf(empty).length).toBeGreaterThan(0)
  expect(offeredCards(empty, crewContext).every(({ origin }) => origin === 'general')).toBe(true)
})

test('every card can be put into words', () => {
  for (const facts of crewContext.cards.values()) {
    const card = book.cards[facts.id]
    if (!card) throw new Error(`${facts.id} has no text`)
    expect(objectiveTiming(card)).toMatch(/phase, scored/)
    expect(resourceTiming(card)).toMatch(/^(in|when) /)
  }
  const gordon = crewContext.cards.get('gcpd-gordons-word')
  if (!gordon) throw new Error('no such card')
  expect(originText({ facts: gordon, origin: 'extra' })).toMatch(/^Extra card of .*Gordon/)
})
