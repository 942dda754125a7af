import { type Bot, bots, canPlay, rank, tutorOf } from '@gargoyle/bots'
import { requestOf } from '@gargoyle/bots/testing'
import { type Json, must, randomFrom, type Seat, type Session, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { bmg3Kit } from './bmg3/kit.ts'
import { crowKit } from './examples/crow.ts'
import { heistKit } from './examples/heist.ts'
import { museumKit } from './examples/museum.ts'
import { raceKit } from './examples/race.ts'
import type { GameKit } from './game-kit.ts'

const bmg3Setup = (board: string, ...crews: readonly string[]): Json => ({
  crews: crews.map((crew) => ({ crew })),
  board,
})

type Looked = {
  readonly kit: GameKit
  readonly setup: Json
  /** How many questions lie between two at which worlds are compared. */
  readonly every: number
  /** Whether there are cards or the like that some seats do not see. */
  readonly hides: boolean
}

const games: readonly Looked[] = [
  { kit: bmg3Kit, setup: bmg3Setup('docks', 'gcpd-signal', 'joker-bad-dream'), every: 9, hides: true },
  {
    kit: bmg3Kit,
    setup: bmg3Setup('crime-alley', 'league-hidden-blade', 'crime-family-business'),
    every: 13,
    hides: true,
  },
  { kit: heistKit, setup: { seats: ['a', 'b', 'c'] }, every: 1, hides: true },
  // The guard knows all there is to know.
  { kit: museumKit, setup: { wing: 'west' }, every: 2, hides: false },
  { kit: raceKit, setup: { seats: ['a', 'b'] }, every: 3, hides: false },
  { kit: crowKit, setup: { seats: ['a', 'b'] }, every: 5, hides: false },
]

/** Thoughts, not time: only then is the same thought twice the same. */
const budget = { iterations: 24 }

type Worlds = {
  readonly seat: Seat
  readonly real: Session
  readonly other: Session
  readonly seed: string
}

/**
 * Plays a random game and stops now and then where a seat is asked, with another world that looks the same to that
 * seat: other cards in other hands, decks in another order, other dice to come. Returns how often the worlds
 * differed.
 */
function* lookAlikes({ kit, setup, every }: Looked, most: number, seed: string): Generator<Worlds, number> {
  const real = must(startSession(kit.definition, { setup, seed }))
  const chance = randomFrom(`${seed} goes on`)
  let different = 0
  for (let asked = 0, compared = 0; compared < most && real.pending; asked++) {
    const { seat, decision } = real.pending.asked.find(({ settled }) => !settled)!
    const other = asked % every === 0 ? real.imagine(seat, randomFrom(`${seed} other ${asked}`)) : undefined
    if (other?.ok) {
      compared++
      if (other.value.hash() !== real.hash()) different++
      yield { seat, real, other: other.value, seed: `${seed} ${asked}` }
    }
    must(real.answer(seat, decision.candidates(chance, 1)[0]))
  }
  return different
}

describe.each(bots.map((bot): [string, Bot] => [bot.name, bot]))('%s', (_, bot) => {
  const known = games.filter(({ kit }) => canPlay(bot, kit))

  test.each(known.map((each, index) => [each.kit.definition.id, index, each] as const))(
    'answers alike in worlds that look alike (%s %i)',
    { timeout: 120_000 },
    async (_id, index, game) => {
      const worlds = lookAlikes(game, 20, `hidden ${index}`)
      // Two of them, each in its own world all the game long: what they remember must not differ either.
      const { definition, ...known } = game.kit
      const { seats, sides } = must(startSession(definition, { setup: game.setup, seed: 'seats' }))
      const create = () =>
        new Map(
          seats.map((seat) => [seat, bot.createPlayer({ ...known, game: definition, seat, seats, sides })!]),
        )
      const [here, there] = [create(), create()]
      let compared = 0
      let next = worlds.next()
      for (; !next.done; next = worlds.next()) {
        const { seat, real, other, seed } = next.value
        const [one, two] = [real, other].map((world) => requestOf(world, randomFrom(seed), { seat, budget }))
        const answer = await here.get(seat)!.answer(one!)
        expect(await there.get(seat)!.answer(two!)).toEqual(answer)
        compared++
      }
      expect(compared).toBeGreaterThan(5)
      // Where there is nothing to hide but the dice to come, worlds look alike from all sides.
      if (game.hides) expect(next.value).toBe(compared)
    },
  )
})

test('a tutor gives the same ranking in worlds that look alike', { timeout: 120_000 }, () => {
  const { evaluator, words } = tutorOf(bmg3Kit)!
  let ranked = 0
  for (const game of games.filter((each) => each.kit === bmg3Kit)) {
    for (const { seat, real, other, seed } of lookAlikes(game, 12, 'tutored')) {
      const [here, there] = [real, other].map((world) =>
        rank(requestOf(world, randomFrom(seed), { seat }), evaluator, words, {
          candidates: 6,
          samples: 2,
          followUps: 2,
        }),
      )
      expect(there).toEqual(here)
      if (here!.answers.length > 0) ranked++
    }
  }
  expect(ranked).toBeGreaterThan(10)
})
