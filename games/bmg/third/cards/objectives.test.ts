import { memory, recall, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { setTable } from '../testing/table.ts'
import type { CardCase } from './card.ts'
import { objectiveBlockedReason, playableObjectives, playObjective, scoreWaiting } from './objectives.ts'
import { playResource, resourceBlockedReason } from './resources.ts'
import { plainCard } from './testing/plain-card.ts'

const a = seat('a')
const b = seat('b')
const isDone = memory<boolean>('testing/done', false)

const met = ({ state }: CardCase['game']) => recall(state, isDone)
const cards = {
  instant: plainCard('instant', {
    play: 'execute',
    score: 'instant',
    victoryPoints: 2,
    timing: 'activation',
    met: ({ game }) => met(game),
  }),
  other: plainCard('other', { play: 'execute', score: 'instant', timing: 'activation' }),
  late: plainCard('late', { copies: 3, met: ({ game }) => met(game) }),
  long: plainCard('long', {
    score: 'special',
    victoryPoints: 3,
    met: ({ game, playedIn }) => game.state.round > playedIn,
  }),
}
const models = { one: { seat: 'a', at: [5, 5] }, foe: { seat: 'b', at: [5, 40] } } as const
const book = { cards }

describe('bmg3/core/objective-scoring', () => {
  test('an instant card can only be played when its requirements are met, and is scored at once', () => {
    const table = setTable({ models, book, active: 'one', hands: { a: ['instant'] } })
    expect(table.play((game) => objectiveBlockedReason(game, a, 'instant', 'execute'))).toBe(
      'Its requirements are not met.',
    )
    remember(table.state, isDone, true)
    table.play((game) => playObjective(game, a, 'instant'))
    expect(table.crew('a')).toMatchObject({
      victoryPoints: 2,
      accomplished: ['instant'],
      waiting: [],
      hand: [],
    })
    expect(table.crew('a').round.objectivesScored).toBe(1)
  })

  test('a card is played in its own phase', () => {
    const table = setTable({ models, book, active: 'one', hands: { a: ['late'] } })
    expect(table.play((game) => objectiveBlockedReason(game, a, 'late', 'execute'))).toBe(
      'It is played in another phase: Raise the Plan.',
    )
  })

  test('others lie open until the end of the round, and are scored if met', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['late'] } })
    table.play((game) => playObjective(game, a, 'late'))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 0, waiting: [{ card: 'late', round: 1 }] })
    remember(table.state, isDone, true)
    table.play((game) => scoreWaiting(game, a))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 1, accomplished: ['late'], waiting: [] })
  })

  test('what is not met goes to the bottom of the deck', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['late'] } })
    table.play((game) => playObjective(game, a, 'late'))
    table.crew('a').deck = ['instant', 'other']
    table.play((game) => scoreWaiting(game, a))
    expect(table.crew('a')).toMatchObject({
      victoryPoints: 0,
      waiting: [],
      deck: ['late', 'instant', 'other'],
    })
  })

  test('a card with a timing of its own stays until it is met', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['long'] } })
    table.play((game) => playObjective(game, a, 'long'))
    table.play((game) => scoreWaiting(game, a))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 0, waiting: [{ card: 'long', round: 1 }] })
    table.state.round = 2
    table.play((game) => scoreWaiting(game, a))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 3, waiting: [] })
  })

  test('two of a name are not scored together', () => {
    const table = setTable({ models, book, stage: 'recount' })
    remember(table.state, isDone, true)
    table.crew('a').waiting = [
      { card: 'late', round: 1 },
      { card: 'late', round: 1 },
    ]
    table.play((game) => scoreWaiting(game, a))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 1, accomplished: ['late'], deck: ['late'] })
  })

  test('who is knocked out in its own activation may still score what it met', () => {
    const table = setTable({ models, book, active: 'one', hands: { a: ['other'] } })
    table.model('one').condition = 'ko'
    table.play((game) => endActivation(game), '', ['objective', 'other'])
    expect(table.crew('a').victoryPoints).toBe(1)
  })

  test('who ends its activation is not asked again for what it could have scored', () => {
    const table = setTable({ models, book, active: 'one', hands: { a: ['other'], b: ['other'] } })
    table.play((game) => endActivation(game), '', ['objective', 'no'])
    expect(table.asked).toEqual(['b: objective'])
  })
})

describe('bmg3/core/one-card-limits', () => {
  test('one objective and one resource for each player in an activation', () => {
    const hands = { a: ['instant', 'other'], b: ['other'] }
    const table = setTable({ models, book, active: 'one', hands })
    remember(table.state, isDone, true)
    table.play((game) => playObjective(game, a, 'instant'))
    expect(table.play((game) => objectiveBlockedReason(game, a, 'other', 'execute'))).toBe(
      'Only one objective may be played in an activation.',
    )
    expect(table.play((game) => playableObjectives(game, b, 'execute'))).toEqual(['other'])
    expect(
      table.play((game) => resourceBlockedReason(game, a, 'other', 'activation', undefined)),
    ).toBeUndefined()
    table.crew('a').hand = ['instant', 'other']
    table.play((game) => playResource(game, a, 'instant', undefined))
    expect(table.play((game) => resourceBlockedReason(game, a, 'other', 'activation', undefined))).toBe(
      'Only one resource may be played in an activation.',
    )
  })

  test('outside the activations as many as one likes, but never two of a name', () => {
    const table = setTable({ models, book, stage: 'plan', hands: { a: ['late', 'late', 'long'] } })
    table.play((game) => playObjective(game, a, 'late'))
    expect(table.play((game) => objectiveBlockedReason(game, a, 'late', 'plan'))).toBe(
      'A card of that name is in play already.',
    )
    table.play((game) => playObjective(game, a, 'long'))
    expect(table.crew('a').waiting.map(({ card }) => card)).toEqual(['late', 'long'])
  })
})
