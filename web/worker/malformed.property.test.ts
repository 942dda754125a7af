import { must, randomFrom } from '@gargoyle/engine'
import { registeredGames } from '@gargoyle/kits'
import { expect, test } from 'vitest'
import { loadHostedGame } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import type { SeatPlans } from './protocol.ts'

/** What a message may hold and no page would send. */
const nasty: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  99,
  1.5,
  Number.NaN,
  1e300,
  10n,
  '',
  'x',
  '__proto__',
  'constructor',
  'melee:99',
  'ranged:-7',
  'special:x:9',
  'x'.repeat(200_000),
  [],
  [null],
  [[[[]]]],
  [1, 2, 3],
  {},
  { toString: 1, valueOf: 1 },
  { to: null },
  { to: [1e300, 0, 0] },
  { to: ['1', '2'] },
  { legs: [null] },
  { legs: [{ to: [0, 0, 0], by: 'toString' }] },
  { legs: 7 },
  { x: 1, y: 2 },
  { x: Number.NaN, y: 0, z: 0 },
  { x: 1e300, y: -1e300, z: 1e12 },
  { x: 0, y: 0, z: 0 },
  { id: 'model 99' },
  { id: 'mini __proto__' },
  { id: 7 },
  { spot: null },
  { spot: { x: 'a', y: 0, z: 0 } },
  { spot: { x: 1e300, y: 0, z: 0 } },
  { branch: 1e300, event: -5 },
  new Map([['to', 1]]),
  new Set([1]),
  new Date(0),
  new Uint8Array(3),
]

/** The functions of a host that take a seat, then something from outside. */
const ofSeats = ['check', 'explore', 'trace', 'aims', 'candidates', 'handOver', 'toward'] as const

/** Every method is called as a message would call it: with anything at all. */
type Called = Record<string, (...args: readonly unknown[]) => Promise<unknown>>

const kits = await Promise.all(registeredGames.map(({ load }) => load()))

test.each(kits.map((kit) => [kit.definition.id, kit] as const))(
  '%s: whatever a host is asked, it answers or refuses in a sentence, and the game stays as it is',
  { timeout: 240_000 },
  async (game, { setupFor, definition }) => {
    const match = new LocalMatch({ loadGame: loadHostedGame, wait: async () => undefined })
    const setup = must(setupFor({}, 0, 'malformed'))
    const prepared = must(definition.prepare(setup))
    const seats = definition.seats(prepared.setup)
    const plans: SeatPlans = Object.fromEntries(seats.map((seat) => [seat, { kind: 'person' }]))
    const host = match as unknown as Called
    const refused = async (method: string, ...args: readonly unknown[]): Promise<void> => {
      const reply = await host[method]!.apply(match, [...args])
      expect(reply, method).toMatchObject({ ok: false, reason: { text: expect.stringMatching(/\w \w/) } })
      expect(JSON.stringify(reply).length, method).toBeLessThan(2000)
    }
    for (const each of nasty) {
      await refused('start', each)
      await refused('start', { game, setup: each, seed: 's', seats: each })
      await refused('resume', each, plans)
    }
    must(await match.start({ game, setup, seed: 'malformed', seats: plans }))
    match.askWithoutChoice(true)
    const chance = randomFrom('malformed')
    const looked = new Set<string>()
    for (let answers = 0; answers < 150; answers++) {
      const look = must(await match.snapshot('spectator')).look
      const seat = look.asked[0]
      if (seat === undefined) break
      const { decision, question } = must(await match.snapshot(seat)).look
      if (decision !== undefined && !looked.has(decision.name)) {
        looked.add(decision.name)
        const before = JSON.stringify(must(await match.record()).answers)
        for (const each of nasty) {
          for (const method of ofSeats) await host[method]!.apply(match, [seat, each, each])
          for (const method of ['snapshot', 'watch', 'undo', 'hint', 'check']) await refused(method, each)
          await refused('prepareFor', [each])
          if (!Array.isArray(each)) await refused('prepareFor', each)
          await refused('answer', seat, each, undefined)
          await refused('sight', 'spectator', each, { id: 'x' })
          await refused('odds', each, each)
          // A mark that makes no sense is none.
          must(await (host.snapshot!.apply(match, [seat, each]) as ReturnType<LocalMatch['snapshot']>))
        }
        expect(JSON.stringify(must(await match.record()).answers)).toBe(before)
      }
      const candidates = await match.candidates(seat, 5)
      must(await match.answer(seat, chance.pick(candidates).answer, question ?? 0))
    }
    expect(looked.size).toBeGreaterThan(0)
  },
)
