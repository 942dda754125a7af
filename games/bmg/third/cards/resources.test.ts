import { isAmong, recall, type Seat, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { newAttack, newStrike } from '../attack/strike.ts'
import { recount } from '../round/recount.ts'
import type { Play } from '../state.ts'
import { withItsCards } from '../testing/card-window.ts'
import { type Answer, setTable } from '../testing/table.ts'
import type { CardCase, ObjectiveCard } from './card.ts'
import { openCardWindow, playCards } from './phase-window.ts'
import { offerResources, playResource, resourceBlockedReason, seatsInOrder } from './resources.ts'
import { cardsPlayed, plainCard } from './testing/plain-card.ts'

const a = seat('a')
const b = seat('b')
const noted = ({ state }: CardCase['game'], card: string) => isAmong(state, cardsPlayed, card)
const cards = {
  plan: plainCard('plan', { cost: 2, copies: 2 }),
  rare: plainCard('rare', { cost: 0, copies: 1 }),
  common: plainCard('common', { cost: 0, copies: 3 }),
  twin: plainCard('twin', { cost: 0, copies: 3 }),
  spoiled: plainCard('spoiled', {
    cost: 0,
    copies: 3,
    why: ({ game }) => (noted(game, 'rare') || noted(game, 'answer') ? 'too late.' : undefined),
  }),
  goal: plainCard('goal', { copies: 2, met: () => true }),
  filler: plainCard('filler', { play: 'execute', timing: 'activation' }),
  answer: plainCard('answer', { timing: 'resource-played' }),
  retort: plainCard('retort', { timing: 'resource-played', cost: 0 }),
  stop: plainCard('stop', { timing: 'resource-played', stops: true }),
}
const models = { one: { seat: 'a', at: [5, 5] }, foe: { seat: 'b', at: [5, 40] } } as const
const book = { cards }

/** All cards that are played in a phase. */
function* playAllCards(game: Play) {
  openCardWindow(game)
  yield* withItsCards((each) => playCards(each, 'plan'))(game)
}

describe('bmg3/core/resource-points', () => {
  test('a resource is paid for, and cannot be played for more than is left', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['plan', 'plan'] } })
    table.play((game) => playResource(game, a, 'plan', undefined))
    expect(table.crew('a')).toMatchObject({ resources: 1, spent: ['plan'], victoryPoints: 0 })
    expect(recall(table.state, cardsPlayed)).toEqual(['plan'])
    expect(table.play((game) => resourceBlockedReason(game, a, 'plan', 'plan', undefined))).toBe(
      'It costs 2 resource points, and 1 are left.',
    )
  })

  test('bmg3/core/card-clash: the active player answers a moment first', () => {
    const guard: ObjectiveCard = {
      ...plainCard('guard'),
      resource: { cost: 0, timing: 'attack-declared', text: 'Nothing.', perform: () => undefined },
    }
    const first = (active: 'one' | 'foe') => {
      const table = setTable({
        models,
        active,
        book: { cards: { guard } },
        hands: { a: ['guard'], b: ['guard'] },
      })
      table.play(
        (game, { one, foe }) => {
          const { unarmed } = game.content.cards[one.id]!
          const attack = newAttack({ attacker: one, kind: 'melee', weapon: unarmed, weaponIndex: -1 })
          newStrike(attack, foe, { attackDice: 3, strengthDice: 1 })
          return offerResources(game, 'attack-declared', { attack })
        },
        '',
        ['resource', 'pass'],
        ['resource', 'pass'],
      )
      return table.asked
    }
    expect([first('one'), first('foe')]).toEqual([
      ['a: resource', 'b: resource'],
      ['b: resource', 'a: resource'],
    ])
  })

  test('a player who could answer with one is told what to', () => {
    const table = setTable({ models, active: 'one', hands: { a: ['bloody-knuckles'] } })
    const prompt = table.play((game, { one, foe }) => {
      const { unarmed } = game.content.cards[one.id]!
      const attack = newAttack({ attacker: one, kind: 'melee', weapon: unarmed, weaponIndex: -1 })
      newStrike(attack, foe, { attackDice: 3, strengthDice: 1 })
      const asked = offerResources(game, 'attack-declared', { attack }).next()
      return asked.done ? undefined : asked.value.decisions[0]?.prompt
    })
    expect(prompt).toBe('one attacks foe. Play a resource?')
  })

  test('there are three points again in every round', () => {
    const table = setTable({ models, book, stage: 'recount' })
    table.crew('a').resources = 0
    table.state.part = 5
    table.play((game) => recount(game))
    expect(table.crew('a').resources).toBe(3)
  })

  test('the last one played works first: an answer before what it answers, and an answer to that before both', () => {
    const hands = { a: ['plan', 'retort'], b: ['answer'] }
    const table = setTable({ models, book, stage: 'plan', hands })
    table.play(
      (game) => playResource(game, a, 'plan', undefined),
      '',
      ['resource', 'answer'],
      ['resource', 'retort'],
    )
    expect(table.asked).toEqual(['b: resource', 'a: resource'])
    expect(recall(table.state, cardsPlayed)).toEqual(['retort', 'answer', 'plan'])
  })

  test('an answer may stop it: the points are gone, and the card is discarded', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['plan'], b: ['stop'] } })
    table.play((game) => playResource(game, a, 'plan', undefined), '', ['resource', 'stop'])
    expect(recall(table.state, cardsPlayed)).toEqual(['stop'])
    // It was at the bottom of an empty deck, so that it was drawn again at once.
    expect(table.crew('a')).toMatchObject({ resources: 1, spent: [], hand: ['plan'] })
    expect(table.crew('b')).toMatchObject({ resources: 2, spent: ['stop'] })
  })

  test('an answer may take away what it was played for: then it is discarded too', () => {
    const decks = { a: ['goal', 'rare'] }
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['spoiled'], b: ['answer'] }, decks })
    table.play((game) => playResource(game, a, 'spoiled', undefined), '', ['resource', 'answer'])
    expect(recall(table.state, cardsPlayed)).toEqual(['answer'])
    expect(table.crew('a')).toMatchObject({ spent: [], deck: ['spoiled', 'goal'], hand: ['rare'] })
  })
})

describe('what being asked tells', () => {
  const idle = (decks: { a?: readonly string[]; b?: readonly string[] }, ...answers: Answer[]) => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['common'] }, decks })
    table.play(playAllCards, '', ...answers)
    return table.asked
  }

  test('in a phase both are asked, if only their deck could have brought them a card to play', () => {
    const both = idle({ b: ['twin'] }, ['play-card', 'pass'], ['play-card', 'pass'])
    expect(both).toEqual(['a: play-card', 'b: play-card'])
  })

  test('a player who can have none is not asked', () => {
    expect(idle({}, ['play-card', 'pass'])).toEqual(['a: play-card'])
  })

  const answering = (
    hands: { b?: readonly string[] },
    decks: { b?: readonly string[] },
    askAlways: boolean,
  ) => {
    const table = setTable({
      models,
      book,
      stage: 'plan',
      hands: { a: ['common'], ...hands },
      decks,
      setup: { askAlways },
    })
    const answers: Answer[] = askAlways || hands.b !== undefined ? [['resource', 'pass']] : []
    const undo = table.play(
      function* (game) {
        yield* playResource(game, a, 'common', undefined)
        const running = game as unknown as { isUndoForbidden(seat: Seat): boolean }
        return game.seats.map((seat) => running.isUndoForbidden(seat))
      },
      '',
      ...answers,
    )
    return { asked: table.asked, undo }
  }

  test('elsewhere only who holds an answer is asked, and what led there is not taken back', () => {
    const nothing = { asked: [], undo: [false, false] }
    expect(answering({}, {}, false)).toEqual(nothing)
    // The other player could hold it: the first one has seen that it does not.
    expect(answering({}, { b: ['stop'] }, false)).toEqual({ asked: [], undo: [true, false] })
    expect(answering({ b: ['stop'] }, {}, false)).toEqual({ asked: ['b: resource'], undo: [false, false] })
  })

  test('or every player who could hold one, if that was agreed on', () => {
    expect(answering({}, { b: ['stop'] }, true).asked).toEqual(['b: resource'])
  })
})

describe('bmg3/core/card-clash', () => {
  const together = (ours: string, theirs: string, initiative: 'a' | 'b' = 'a', ...more: Answer[]) => {
    const hands = { a: [ours], b: [theirs] }
    const table = setTable({ models, book, stage: 'plan', initiative, hands, decks: { a: ['filler'] } })
    const answers = [['play-card', `resource:${ours}`] as const, ['play-card', `resource:${theirs}`] as const]
    table.play(playAllCards, '', ...(initiative === 'a' ? answers : answers.toReversed()), ...more)
    return table
  }

  test('of two cards played together the one with fewer copies resolves first', () => {
    expect(recall(together('common', 'rare').state, cardsPlayed)).toEqual(['rare', 'common'])
    expect(recall(together('rare', 'common').state, cardsPlayed)).toEqual(['rare', 'common'])
  })

  test('with as many copies, that of the player with Initiative', () => {
    expect(recall(together('common', 'twin').state, cardsPlayed)).toEqual(['common', 'twin'])
    expect(recall(together('common', 'twin', 'b').state, cardsPlayed)).toEqual(['twin', 'common'])
  })

  test('what cannot be resolved any more is discarded', () => {
    // It lies in the deck again, so that its player is asked once more.
    const table = together('spoiled', 'rare', 'a', ['play-card', 'pass'])
    expect(recall(table.state, cardsPlayed)).toEqual(['rare'])
    expect(table.story).toContain('spoiled can no longer be played and is discarded.')
    expect(table.crew('a')).toMatchObject({ spent: [], hand: ['filler'], deck: ['spoiled'] })
  })

  test('each player goes on until both have had enough: bmg3/core/one-card-limits', () => {
    const hands = { a: ['common', 'goal'], b: ['twin'] }
    const table = setTable({ models, book, stage: 'plan', hands })
    table.play(
      playAllCards,
      '',
      ['play-card', 'resource:common'],
      ['play-card', 'pass'],
      ['play-card', 'objective:goal'],
    )
    expect(recall(table.state, cardsPlayed)).toEqual(['common'])
    expect(table.crew('a').waiting).toEqual([{ card: 'goal', round: 1 }])
    expect(table.crew('b').hand).toEqual(['twin'])
  })

  test('in an activation the active player comes first, otherwise the one with Initiative', () => {
    const active = setTable({ models, book, active: 'foe', initiative: 'a' })
    expect(active.play((game) => seatsInOrder(game))).toEqual([b, a])
    expect(setTable({ models, book, initiative: 'a' }).play((game) => seatsInOrder(game))).toEqual([a, b])
  })
})
