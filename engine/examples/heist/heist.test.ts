import { expect, test } from 'vitest'
import { explain, type Seat, seat } from '../../index.ts'
import { type StagedGame, stage } from '../../testing/index.ts'
import { heist } from './index.ts'
import { strengthOf } from './job.ts'
import type { HeistContent, HeistState } from './table.ts'

const a = seat('a')
const b = seat('b')
const c = seat('c')

type Hands = Readonly<Record<string, readonly string[]>>

/** Deals the given hands; the rest of the deck follows in catalogue order. */
function job(
  hands: Hands,
  dice = '',
): StagedGame<{ readonly seats: readonly string[]; readonly vaults: number }, HeistContent, HeistState> {
  const dealt = new Set(Object.values(hands).flat())
  const rigged: typeof heist = {
    ...heist,
    start(opening) {
      const deck = Object.keys(opening.content.cards).filter((card) => !dealt.has(card))
      const copies = Object.fromEntries(Object.entries(hands).map(([who, cards]) => [who, [...cards]]))
      return { ...heist.start(opening), deck, hands: copies as Record<Seat, string[]> }
    },
  }
  return stage(rigged, { setup: { seats: Object.keys(hands), vaults: 1 }, dice })
}

const weak = 'burglar-2-1'
const strong = 'burglar-6-1'
const alarm = 'alarm-1-1'
const decoy = 'decoy-1-1'
const otherDecoy = 'decoy-1-2'
const loud = 'loudmouth-5-1'

function lieLow(...seats: string[]): (readonly [string, string, string])[] {
  return seats.map((each) => [each, 'prowl', 'wait'] as const)
}

test('thieves prowl in free order, and a peek is for one pair of eyes', () => {
  const game = job({ a: [weak, 'burglar-4-1'], b: [strong, 'burglar-4-2'] })
  game.play(['b', 'prowl', 'peek'])
  expect(game.story('b')).toEqual(['On top lies a lookout.'])
  expect(game.story('a')).toEqual(['b peeks at the deck.'])
  expect(game.story()).toEqual(['b peeks at the deck.'])
  expect(game.session.view(b).game).toMatchObject({ peeked: 'burglar-2-2' })
  expect(game.session.canUndo(b)).toBe(false)
  game.play(['a', 'prowl', 'swap'], ['a', 'swap', weak])
  expect(game.session.view(a).game).toMatchObject({ hand: ['burglar-4-1', 'burglar-2-2'], discards: [weak] })
  expect(game.session.view(b).game).toMatchObject({ peeked: null })
})

test('bids are secret until all are in', () => {
  const game = job({ a: [weak, alarm], b: [strong, decoy], c: [loud, otherDecoy] })
  game.play(...lieLow('c', 'a', 'b'), ['b', 'bid', strong])
  expect(
    JSON.stringify([game.session.view(a), game.session.view(c), game.session.view('spectator')]),
  ).not.toContain(strong)
  game.play(['a', 'bid', weak], ['c', 'bid', loud])
  expect(game.story().slice(0, 3)).toEqual([
    'a bids a lookout.',
    'b bids a safecracker.',
    'c bids a loudmouth.',
  ])
})

test('an alarm halves the best rival bid, unless a decoy stops it, unless a decoy stops that', () => {
  const hands = { a: [weak, alarm, otherDecoy], b: [strong, decoy] }
  const opened = (): ReturnType<typeof job> => {
    const game = job(hands)
    game.play(...lieLow('a', 'b'), ['a', 'bid', weak], ['b', 'bid', strong], ['a', 'bids-open', alarm])
    return game
  }
  const alarms = (game: ReturnType<typeof job>): readonly number[] =>
    game.session.state.bids.map((bid) => bid.alarms)
  const rung = opened()
  rung.play(['b', 'card-played', 'pass'])
  expect(alarms(rung)).toEqual([0, 1])

  const stopped = opened()
  stopped.play(['b', 'card-played', decoy], ['a', 'card-played', 'pass'])
  expect(stopped.story().at(-1)).toEqual('an alarm comes to nothing.')
  expect(alarms(stopped)).toEqual([0, 0])

  const nested = opened()
  nested.play(['b', 'card-played', decoy], ['a', 'card-played', otherDecoy], ['b', 'card-played', 'pass'])
  expect(nested.story().slice(-2)).toEqual(['a decoy comes to nothing.', 'The alarm rings for b.'])
  expect(alarms(nested)).toEqual([0, 1])
})

test('a loudmouth loses its owner a card, wanted or not', () => {
  const game = job({ a: [loud, weak], b: [strong, 'burglar-4-1'] })
  game.play(...lieLow('a', 'b'), ['a', 'bid', loud], ['b', 'bid', strong])
  expect(game.story()).toContain('a loses a lookout to a loose tongue.')
})

test('the strength of a bid explains itself', () => {
  const game = job({ a: [strong, weak], b: ['burglar-4-1', 'burglar-4-2'] })
  const { state, content, seats } = game.session
  const value = strengthOf({ state, content, seats }, { seat: a, card: strong, alarms: 1 })
  expect(explain(value)).toEqual([
    'Bid of a is 4.',
    'It starts at 6: a safecracker [heist/strength].',
    'Divided by 2, which makes 3: alarm [heist/alarm].',
    'Plus 1, which makes 4: nothing to lose [heist/underdog].',
  ])
})

function cracked(dice?: string): ReturnType<typeof job> {
  const game = job({ a: [strong, weak], b: ['burglar-4-1', 'burglar-4-2'] }, dice)
  game.play(...lieLow('a', 'b'), ['a', 'bid', strong], ['b', 'bid', 'burglar-4-1'])
  game.play(['a', 'bids-open', 'pass'], ['b', 'bids-open', 'pass'])
  return game
}

test('crackers who agree share as agreed', () => {
  const game = cracked()
  game.play(['b', 'share', '2'], ['a', 'share', '2'])
  expect(game.session.outcome).toEqual({ a: 2, b: 3 })
})

test('crackers who do not agree draw straws', () => {
  const game = cracked('2 5')
  game.play(['a', 'share', '5'], ['b', 'share', '2'], ['a', 'share', '5'], ['b', 'share', '2'])
  expect(game.session.outcome).toEqual({ a: 2, b: 3 })
  game.dice.expectAllUsed()
})

test('what cannot be done says why', () => {
  const game = job({ a: [weak], b: [strong] })
  game.session.state.deck.length = 0
  expect(game.refusal('a', 'dance')).toContain('"dance" is not on offer')
  expect(heist.prepare({ seats: ['a', 'b'], vaults: 9 })).toMatchObject({
    ok: false,
    reason: { path: 'vaults' },
  })
  expect(heist.prepare('job')).toMatchObject({ ok: false })
})
