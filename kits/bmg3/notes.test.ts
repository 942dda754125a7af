import { book, readyMadeCrews } from '@gargoyle/bmg3'
import { must, playSync, randomPlayer, seat, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { bmg3Kit } from './kit.ts'
import { notesOf } from './notes.ts'

const crews = ['bane-venom', 'bats-dynamic']
const setup = { crews: crews.map((crew) => ({ crew })), board: 'docks', event: 'none', encounter: 'duel' }

describe('what mattered in a game', () => {
  const session = must(startSession(bmg3Kit.definition, { setup, seed: 'notes' }))
  playSync(session, { a: randomPlayer(), b: randomPlayer() })
  const notes = notesOf(session)
  const state = session.state
  const story = session.events('spectator')
  const a = notes.seats[seat('a')]!
  const b = notes.seats[seat('b')]!

  test('the table, and who went first', () => {
    expect(notes).toMatchObject({ tags: { encounter: 'duel', event: 'none' }, rounds: state.round })
    const first = story.find(({ text }) => / the Initiative\.$/.test(text))
    expect(first?.text).toMatch(
      new RegExp(`^${notes.first} wins the roll and takes|gives ${notes.first} the Initiative`),
    )
    expect([a.tags?.zone, b.tags?.zone].sort()).toEqual(['A', 'B'])
  })

  test('cards: the deck, what was drawn of it, scored and spent', () => {
    const deck = readyMadeCrews['bane-venom']!.deck.map(({ card }) => card)
    expect(a.deck).toEqual([...deck].sort())
    for (const pile of [a.drawn!, a.scored!, a.resources!]) {
      expect(pile.filter((card) => !deck.includes(card))).toEqual([])
    }
    expect(a.drawn!.length).toBeGreaterThanOrEqual(4)
    const told = (name: string, who: string) =>
      story
        .filter((event) => event.name === name && event.text.startsWith(`${who} `))
        .map(({ about }) => (about as { card: string }).card)
    expect(a.scored).toEqual([...new Set(told('objective-scored', 'a'))].sort())
    expect(b.resources).toEqual([...new Set(told('resource-played', 'b'))].sort())
    expect(a.resources!.length + b.resources!.length).toBeGreaterThan(0)
    expect([a.points, b.points]).toEqual([
      state.crews[seat('a')]!.victoryPoints,
      state.crews[seat('b')]!.victoryPoints,
    ])
  })

  test('casualties are counted for the crew that brought them, whichever crew led them in the end', () => {
    const { cards } = session.content
    expect([a.lost, b.lost]).toEqual([0, 0])
    const theirs = state.models.find(({ id }) => cards[id]?.seat === 'b')!
    const { condition, seat: led } = theirs
    Object.assign(theirs, { condition: 'casualty', seat: seat('a') })
    expect(Object.values(notesOf(session).seats).map(({ lost }) => lost)).toEqual([0, 1])
    Object.assign(theirs, { condition, seat: led })
  })

  test('rules are noted for the crew whose models bear them', () => {
    const { cards } = session.content
    const borne = (who: string): ReadonlySet<string> =>
      new Set(
        cards
          .filter((card) => card.seat === who)
          .flatMap(({ traits }) => traits.map(({ id }) => book.traits[id]?.rule ?? `bmg3/trait/${id}`)),
      )
    expect(a.rules).toContain('bmg3/trait/venom-dose')
    expect(b.rules).toContain('bmg3/trait/batclaw')
    expect(b.rules).not.toContain('bmg3/trait/venom-dose')
    const traits = a.rules!.filter((rule) => rule.startsWith('bmg3/trait/'))
    expect(traits.filter((rule) => !borne('a').has(rule))).toEqual([])
  })
})

test('crews have factions, however they are named', () => {
  const list = readyMadeCrews['bane-army']
  expect(bmg3Kit.tagsOf?.({ name: 'bane-army' })).toEqual({ faction: 'bane' })
  expect(bmg3Kit.tagsOf?.({ name: 'mine.json', json: list })).toEqual({ faction: 'bane' })
  expect(bmg3Kit.tagsOf?.({ name: 'nonsense' })).toEqual({})
})

test('cards, rules and places are called as players call them', () => {
  expect(bmg3Kit.noteKinds?.nameOf?.('card', 'bloody-knuckles')).toBe('Bloody Knuckles')
  expect(bmg3Kit.noteKinds?.nameOf?.('rule', 'bmg3/trait/venom-dose')).toBe('Venom Dose')
  expect(bmg3Kit.noteKinds?.nameOf?.('rule', 'bmg3/weapon/smoke')).toBe('Smoke')
  expect(bmg3Kit.noteKinds?.nameOf?.('encounter', 'duel')).toBe('Duel')
  expect(bmg3Kit.noteKinds?.nameOf?.('card', 'gone')).toBe('gone')
})
