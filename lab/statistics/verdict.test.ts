import { expect, test } from 'vitest'
import { sampleRow } from '../testing/rows.ts'
import { cardResults } from './cards.ts'
import { rateOf } from './interval.ts'
import { verdictsOn } from './verdict.ts'

const standing = (name: string, wins: number, losses: number) => ({ name, ...rateOf(wins, 0, losses) })
const nothing = { cards: [], groups: [] }
const faction = (standings: readonly ReturnType<typeof standing>[]) => ({
  kind: 'faction',
  isPlace: false,
  standings,
  limits: [0.4, 0.6] as const,
})

test('shares within the limits hold, at the limits too', () => {
  const factions = [
    standing('four', 40, 60),
    standing('six', 60, 40),
    standing('low', 39, 61),
    standing('high', 61, 39),
  ]
  expect(
    verdictsOn({ ...nothing, groups: [faction(factions)] }).map(({ name, holds }) => [name, holds]),
  ).toEqual([
    ['four', true],
    ['six', true],
    ['low', false],
    ['high', false],
  ])
})

test('what lies outside with its whole interval is sure', () => {
  const factions = [standing('maybe', 13, 7), standing('surely', 650, 350), standing('well', 500, 500)]
  expect(
    verdictsOn({ ...nothing, groups: [faction(factions)] }).map(({ holds, sure }) => [holds, sure]),
  ).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ])
})

test('the first player and the zones may lose as much as they like, but not win', () => {
  const zones = [standing('A', 56, 44), standing('B', 44, 56)]
  const limits = [0, 0.55] as const
  const verdicts = verdictsOn({
    cards: [],
    groups: [{ kind: 'zone', isPlace: true, standings: zones, limits }],
    firstPlayer: rateOf(0, 0, 100),
    firstPlayerLimits: limits,
  })
  expect(verdicts.map(({ what, name, holds }) => [what, name, holds])).toEqual([
    ['first player', 'first player', true],
    ['zone', 'zone A', false],
    ['zone', 'zone B', true],
  ])
})

test('cards are judged by the games in which they were drawn', () => {
  // Both have it in ten games. In seven a side draws it and in six of those scores it: 86 %, not 60 %.
  const rows = Array.from({ length: 10 }, (_, index) =>
    sampleRow(index + 1, 0, [
      { deck: ['k', 'm'], drawn: index < 7 ? ['k'] : [], scored: index < 6 ? ['k'] : [] },
      { deck: ['k'], drawn: [], scored: [] },
    ]),
  )
  const cards = cardResults(rows, (id) => id)
  // Of `m`, which was never drawn, there is nothing to say.
  expect(verdictsOn({ ...nothing, cards, cardLimits: [0.05, 0.75] })).toMatchObject([
    { what: 'card', name: 'k', games: 7, holds: false, sure: false, limits: [0.05, 0.75] },
  ])
})

test('cards scored exactly as often as the limit hold', () => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    sampleRow(index + 1, 0, [
      {
        deck: ['k', 'm'],
        drawn: ['k', 'm'],
        scored: [...(index < 15 ? ['k'] : []), ...(index < 1 ? ['m'] : [])],
      },
      {},
    ]),
  )
  const cards = cardResults(rows, (id) => id)
  expect(
    verdictsOn({ ...nothing, cards, cardLimits: [0.05, 0.75] }).map(({ name, holds }) => [name, holds]),
  ).toEqual([
    ['k', true],
    ['m', true],
  ])
})

test('what a game sets no aim for is not judged', () => {
  const groups = [{ kind: 'zone', isPlace: true, standings: [standing('A', 100, 0)] }]
  expect(verdictsOn({ cards: [], groups, firstPlayer: rateOf(100, 0, 0) })).toEqual([])
})
