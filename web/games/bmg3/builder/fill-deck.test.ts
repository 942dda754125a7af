import { type CrewList, checkCrew, crewContext, readyMadeCrews } from '@gargoyle/bmg3'
import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { fillDeck } from './fill-deck.ts'

const crews = Object.entries(readyMadeCrews)
const withDeck = (list: CrewList, deck: CrewList['deck']): CrewList => ({ ...list, deck })

describe.each(crews)('%s', (_, list) => {
  test('gets a legal deck from nothing', () => {
    const deck = must(fillDeck(withDeck(list, []), crewContext))
    expect(checkCrew(withDeck(list, deck), crewContext).violations).toEqual([])
  })

  test('keeps every card of a deck that is legal already', () => {
    const deck = must(fillDeck(list, crewContext))
    const ids = (entries: CrewList['deck']) => entries.map(({ card }) => card).sort()
    expect(ids(deck)).toEqual(ids(list.deck))
  })
})

const signal = readyMadeCrews['gcpd-signal'] ?? { boss: '', models: [], reputation: 350, deck: [] }

test('keeps what was chosen as far as a legal deck can have it', () => {
  const chosen = signal.deck.slice(0, 3)
  const deck = must(fillDeck(withDeck(signal, chosen), crewContext))
  expect(deck).toEqual(expect.arrayContaining([...chosen]))
  expect(deck.length).toBeGreaterThan(chosen.length)
})

test('mends copies, and drops cards of other crews and unknown cards', () => {
  const odd = [
    { card: 'gcpd-door-to-door', copies: 1 },
    { card: 'joker-red-noses', copies: 3 },
    { card: 'no-card', copies: 2 },
  ]
  const deck = must(fillDeck(withDeck(signal, odd), crewContext))
  expect(deck).toContainEqual({ card: 'gcpd-door-to-door', copies: 3 })
  expect(deck.map(({ card }) => card)).not.toContain('joker-red-noses')
  expect(deck.map(({ card }) => card)).not.toContain('no-card')
})

test('a crew that we have no cards for is told so', () => {
  const penguin: CrewList = {
    boss: 'the-penguin-new-52',
    models: [{ id: 'the-penguin-new-52', rank: 'leader', equipment: [] }],
    reputation: 350,
    deck: [],
  }
  const others = [...crewContext.cards].filter(([, { affiliations }]) => !affiliations.includes('penguin'))
  expect(fillDeck(penguin, { ...crewContext, cards: new Map(others) })).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('No legal deck can be made for Penguin') },
  })
})

test('a crew without a Boss is told to choose one', () => {
  const nobody: CrewList = { boss: '', models: [], reputation: 350, deck: [] }
  expect(fillDeck(nobody, crewContext)).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(/Choose a Boss/) },
  })
})
