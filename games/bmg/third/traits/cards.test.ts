import { recall, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { ObjectiveCard, ObjectiveType } from '../cards/card.ts'
import { hasLooked } from '../cards/hand.ts'
import { playResource } from '../cards/resources.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { countsAsHaving, heads } from '../objectives/looks.ts'
import { type Answer, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const card = (name: string, type: ObjectiveType): ObjectiveCard => ({
  name,
  affiliations: [],
  copies: 1,
  type,
  victoryPoints: 1,
  play: 'execute',
  score: 'instant',
  objective: { text: 'Never.', met: () => false },
  resource: {
    text: 'Gives a victory point.',
    cost: 1,
    timing: 'activation',
    perform: ({ game, seat: whose }) => {
      game.state.crews[whose]!.victoryPoints++
      return undefined
    },
  },
})

/** Two cards of each of two types. */
const cards = {
  punch: card('Punch', 'violence'),
  kick: card('Kick', 'violence'),
  watch: card('Watch', 'control'),
  wait: card('Wait', 'control'),
  bomb: { ...card('Bomb', 'control'), keywords: ['stays-in-hand'] as const },
}
const book = { cards }

describe('bmg3/trait/assassin', () => {
  const kill = (traits: readonly string[], byHero: boolean, ...answers: Answer[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [5, 5], traits },
        thug: { seat: 'b', at: [9, 5] },
        goon: { seat: 'b', at: [12, 5] },
      },
      book,
      hands: { a: ['punch', 'kick', 'watch'] },
      decks: { a: ['kick', 'wait', 'punch'] },
    })
    table.play(
      (game, { hero, goon }) => becomeCasualty(game, goon, byHero ? hero : undefined),
      '',
      ...answers,
    )
    return table.crew('a')
  }

  test('bmg3/trait/assassin: draws that many cards for a life, and keeps four', () => {
    expect(kill(['assassin(1)'], true).hand).toEqual(['punch', 'kick', 'watch', 'punch'])
    const two = kill(['assassin(2)'], true, ['discard', ['0']])
    expect(two.hand).toEqual(['kick', 'watch', 'punch', 'wait'])
    expect(two.deck).toEqual(['punch', 'kick'])
  })

  test('bmg3/trait/assassin: not for lives that others take', () => {
    expect(kill(['assassin(1)'], false).hand).toHaveLength(3)
    expect(kill([], true).hand).toHaveLength(3)
  })
})

test('bmg3/trait/expendable, bmg3/trait/invaluable, bmg3/trait/blackfire-cultist: what their end is worth', () => {
  const fallen = (traits: readonly string[], condition: 'up' | 'ko' = 'up') => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [5, 5] },
        cultist: { seat: 'a', at: [9, 5], traits, condition },
        cop: { seat: 'b', at: [20, 5] },
      },
      book,
      decks: { a: ['wait'] },
    })
    table.play((game, { cultist, cop }) => becomeCasualty(game, cultist, cop))
    return {
      hand: table.crew('a').hand,
      faith: table.crew('a').counters.faith,
      points: table.crew('b').resources,
    }
  }
  expect(fallen([])).toEqual({ hand: [], faith: undefined, points: 3 })
  expect(fallen(['expendable'], 'ko')).toEqual({ hand: ['wait'], faith: undefined, points: 3 })
  expect(fallen(['invaluable'], 'ko')).toEqual({ hand: [], faith: undefined, points: 4 })
  expect(fallen(['blackfire-cultist'], 'ko')).toEqual({ hand: [], faith: 1, points: 3 })
})

describe('bmg3/trait/pickpocket', () => {
  const street = (condition: 'ko' | 'up', hand: readonly string[] = ['punch', 'watch']) =>
    setTable({
      models: {
        cat: { seat: 'a', at: [5, 5], traits: ['pickpocket'] },
        cop: { seat: 'b', touching: 'cat', condition },
      },
      active: 'cat',
      book,
      hands: { b: hand },
      decks: { b: ['wait', 'kick'] },
    })

  test('bmg3/trait/pickpocket: a card of the opponent’s hand goes to the bottom of the deck, once a round', () => {
    const table = street('ko')
    useTrait(table, 'cat', 'pickpocket', '', ['pickpocket', 'watch'])
    expect(Object.keys(table.offered('pickpocket'))).toEqual(['punch', 'watch'])
    expect(table.crew('b')).toMatchObject({ hand: ['punch', 'kick'], deck: ['watch', 'wait'] })
    expect(useBlockedReason(table, 'cat', 'pickpocket')).toMatch(/used this round/)
  })

  test('bmg3/trait/pickpocket: only from the K.O., and only where there is something', () => {
    expect(useBlockedReason(street('up'), 'cat', 'pickpocket')).toMatch(/No K.O. enemy/)
    expect(useBlockedReason(street('ko', []), 'cat', 'pickpocket')).toMatch(/no cards/)
    expect(useBlockedReason(street('ko', ['bomb']), 'cat', 'pickpocket')).toMatch(/no cards/)
  })

  test('bmg3/trait/pickpocket: its player has looked at the hand of the opponent', () => {
    const table = street('ko', ['punch', 'bomb'])
    useTrait(table, 'cat', 'pickpocket', '', ['pickpocket', 'punch'])
    expect(Object.keys(table.offered('pickpocket'))).toEqual(['punch'])
    expect(recall(table.state, hasLooked)).toContain(seat('a'))
  })
})

describe('bmg3/trait/exhaustive-planner', () => {
  const play = (traits: readonly string[], ...answers: Answer[]) => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5] }, brain: { seat: 'b', at: [20, 5], traits } },
      active: 'thug',
      book,
      hands: { a: ['punch', 'kick'] },
    })
    const resource = (id: string, ...given: Answer[]) =>
      table.play((game) => playResource(game, seat('a'), id, undefined), '', ...given)
    resource('punch', ...answers)
    return { table, resource }
  }

  test('bmg3/trait/exhaustive-planner: a resource of the opponent does nothing and is discarded, once a game', () => {
    const { table, resource } = play(['exhaustive-planner'], ['offer', 'yes'])
    // Discarded to the bottom of the empty deck, and drawn again at once.
    expect(table.crew('a')).toMatchObject({
      victoryPoints: 0,
      spent: [],
      hand: ['kick', 'punch'],
      resources: 2,
    })
    resource('kick')
    expect(table.crew('a')).toMatchObject({ victoryPoints: 1, spent: ['kick'] })
  })

  test('bmg3/trait/exhaustive-planner: it may wait, and without it cards work', () => {
    expect(play(['exhaustive-planner'], ['offer', 'no']).table.crew('a').victoryPoints).toBe(1)
    expect(play([]).table.crew('a').victoryPoints).toBe(1)
  })
})

describe('bmg3/trait/the-voices', () => {
  const listen = (hand: readonly string[], deck: readonly string[]) =>
    setTable({
      models: { mad: { seat: 'a', at: [5, 5], traits: ['the-voices(mental-disorder)'] } },
      active: 'mad',
      book,
      hands: { a: hand },
      decks: { a: deck },
    })
  const id = 'the-voices(mental-disorder)'

  test('bmg3/trait/the-voices: a card is exchanged for another of its type, once an activation', () => {
    const table = listen(['punch', 'watch'], ['wait', 'kick', 'punch'])
    useTrait(table, 'mad', id, '', ['the-voices', 'punch'], ['search', 'kick'])
    expect(Object.keys(table.offered('search'))).toEqual(['kick', 'punch'])
    expect(table.crew('a').hand).toEqual(['watch', 'kick'])
    expect([...table.crew('a').deck].sort()).toEqual(['punch', 'punch', 'wait'])
    expect(useBlockedReason(table, 'mad', id)).toMatch(/used this activation/)
  })

  test('bmg3/trait/the-voices: the card that is given away is not the one that is found', () => {
    expect(useBlockedReason(listen(['punch'], ['wait']), 'mad', id)).toMatch(/no card of a type/)
  })
})

describe('bmg3/trait/the-target-of-the-bat', () => {
  const fall = (traits: readonly string[], name: string, ...answers: Answer[]) => {
    const table = setTable({
      models: { bat: { seat: 'a', at: [5, 5], name }, joker: { seat: 'b', at: [9, 5], traits } },
      book,
      decks: { a: ['wait', 'kick'] },
    })
    table.play((game, { bat, joker }) => knockOut(game, joker, bat), '', ...answers)
    return table.crew('a').hand
  }

  test('bmg3/trait/the-target-of-the-bat: Bruce Wayne’s player takes a card from the deck for it', () => {
    expect(fall(['the-target-of-the-bat'], 'Bruce Wayne', ['search', 'wait'])).toEqual(['wait'])
    expect(fall(['the-target-of-the-bat'], 'Bruce Wayne', ['search', 'pass'])).toEqual([])
    expect(fall(['the-target-of-the-bat'], 'Dick Grayson')).toEqual([])
    expect(fall([], 'Bruce Wayne')).toEqual([])
  })
})

test('bmg3/trait/veteran: counts as having any trait that an objective asks for', () => {
  const has = (traits: readonly string[]) =>
    setTable({ models: { thug: { seat: 'a', at: [5, 5], traits } } }).play((game, { thug }) =>
      countsAsHaving(game, thug, 'cop'),
    )
  expect(has(['veteran'])).toBe(true)
  expect(has([])).toBe(false)
})

test('bmg3/trait/tough-guy: counts as two models for objectives', () => {
  const count = (traits: readonly string[]) =>
    setTable({ models: { thug: { seat: 'a', at: [5, 5], traits } } }).play((game, { thug }) =>
      heads(game, [thug]),
    )
  expect(count(['tough-guy'])).toBe(2)
  expect(count([])).toBe(1)
})
