import { must, type Seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { quickStart } from '../games/bmg3/quick-start.ts'
import { wholeSetup } from '../games/bmg3/testing/whole-setup.ts'
import { loadHostedGame } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import type { Look, MatchOrder } from './protocol.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const people = { kind: 'person' } as const
const [player, computer] = wholeSetup.crews.map(({ seat }) => seat as Seat) as [Seat, Seat]

async function begin(order: Partial<MatchOrder> = {}) {
  const match = new LocalMatch({ loadGame: loadHostedGame, wait })
  const seats = { [player]: people, [computer]: people }
  must(await match.start({ game: 'bmg3', setup: wholeSetup, seed: 'prepared', seats, ...order }))
  return match
}

/** What one of these seats sees once one of them is asked. */
async function whenAsked(match: LocalMatch, ...seats: readonly Seat[]): Promise<Look> {
  for (let tries = 0; tries < 3000; tries++) {
    for (const seat of seats) {
      const { look, status } = must(await match.snapshot(seat))
      if (look.decision !== undefined && status.thinking.length === 0) return look
    }
    await wait(1)
  }
  throw new Error('None of them was ever asked.')
}

const stageOf = ({ view }: Look): unknown => (view as { readonly stage?: unknown }).stage

test('the table is laid out for one side, and the other is still asked', async () => {
  const match = await begin()
  expect((await whenAsked(match, player, computer)).preparing).toBe(true)
  must(await match.prepareFor([player]))
  const look = await whenAsked(match, player, computer)
  expect([look.viewer, look.preparing]).toEqual([computer, true])
  match.close()
})

test('the preparation is played for all seats, and the first round is not', async () => {
  const match = await begin()
  must(await match.prepareFor([player, computer]))
  const look = await whenAsked(match, player, computer)
  expect(['lead', 'plan']).toContain(stageOf(look))
  expect(look.preparing).toBeUndefined()
  expect(must(await match.snapshot(player)).events.length).toBeGreaterThan(10)
  expect(await match.prepareFor([player])).toMatchObject({
    ok: false,
    reason: { text: 'The table is laid out already.' },
  })
  match.close()
})

test('what the computer answers for a person is not asked meanwhile', async () => {
  const match = await begin({ prepared: 'table' })
  for (const seat of [player, computer]) {
    const { look } = must(await match.snapshot(seat))
    if (stageOf(look) === 'furniture') expect([look.decision, look.isLaidOut]).toEqual([undefined, true])
  }
  const asked = await whenAsked(match, player, computer)
  expect(asked.decision).toBeDefined()
  expect(asked.isLaidOut).toBeUndefined()
  match.close()
})

test('a player who undoes an answer of the computer is asked again', async () => {
  const match = await begin()
  await whenAsked(match, player, computer)
  must(await match.prepareFor([player]))
  const { undoable } = await whenAsked(match, computer)
  expect(undoable).toBe(player)
  must(await match.undo(player))
  const look = await whenAsked(match, player, computer)
  expect([look.viewer, look.preparing]).toEqual([player, true])
  match.close()
})

test('the preparation is not played for a bot', async () => {
  const match = await begin({ seats: { [player]: people, [computer]: { kind: 'bot', name: 'random' } } })
  expect(await match.prepareFor([computer])).toMatchObject({
    ok: false,
    reason: { text: `Nobody at this screen plays for ${computer}.` },
  })
  match.close()
})

test.each(['a', 'b', 'c'])('Play now begins in the first activations: seed %s', async (seed) => {
  const match = await begin(quickStart(seed))
  const look = await whenAsked(match, player)
  expect(stageOf(look)).toBe('execute')
  match.close()
})
