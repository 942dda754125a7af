import { expect, test } from 'vitest'
import { sampleRow } from '../testing/rows.ts'
import { cardResults } from './cards.ts'
import { differenceOf, shareOf } from './interval.ts'

const rows = [
  // Both have it, one of them scores it and wins.
  sampleRow(1, 0, [
    { deck: ['k', 'm'], drawn: ['k'], scored: ['k'], resources: ['m'] },
    { deck: ['k'], drawn: ['k'], scored: [], resources: ['k'] },
  ]),
  // One has it, scores it and loses.
  sampleRow(2, 1, [
    { deck: ['k', 'm'], drawn: ['k', 'm'], scored: ['k'], resources: [] },
    { deck: [], drawn: [], scored: [], resources: [] },
  ]),
  // One has it and does not score it: a draw.
  sampleRow(3, null, [{ deck: ['k'], drawn: [], scored: [], resources: [] }, {}]),
]

test('a card is counted by games and by decks', () => {
  const [card] = cardResults(rows, (id) => `card ${id}`)
  expect(card).toMatchObject({
    id: 'k',
    name: 'card k',
    games: 3,
    drawnIn: 2,
    scoredIn: 2,
    scored: shareOf(2, 2),
    decks: 4,
    drawnBy: 3,
    scoredBy: 2,
    spentBy: 1,
    whenScored: { games: 2, wins: 1, losses: 1 },
    whenNot: { games: 2, wins: 0, draws: 1, losses: 1, share: 0.25 },
  })
  expect(card?.difference).toEqual(differenceOf(shareOf(1, 2), shareOf(0.5, 2)))
})

test('a card that was looked for, and scored or spent, counts as drawn', () => {
  const found = [
    sampleRow(1, 0, [{ deck: ['k'], drawn: [], scored: ['k'], resources: [] }, {}]),
    sampleRow(2, 0, [{ deck: ['k'], drawn: [], scored: [], resources: ['k'] }, {}]),
    sampleRow(3, 0, [{ deck: ['k'], drawn: [], scored: [], resources: [] }, {}]),
  ]
  expect(cardResults(found, (id) => id)).toMatchObject([
    { games: 3, drawnIn: 2, drawnBy: 2, scored: shareOf(1, 2) },
  ])
})

test('cards that were never scored come last', () => {
  const [, last] = cardResults(rows, (id) => id)
  expect(last).toMatchObject({ id: 'm', games: 2, scoredIn: 0, whenScored: { games: 0 } })
  expect(cardResults([sampleRow(1, 0)], (id) => id)).toEqual([])
})
