import { odds, rank, tutorOf } from '@gargoyle/bots'
import { type Asked, must, randomFrom, requestFor, type Session, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { GameKit } from './game-kit.ts'
import { registeredGames } from './registry.ts'
import { inTurn } from './rotation.ts'
import type { SetupOptions } from './setup-option.ts'

const kits = await Promise.all(registeredGames.map(({ load }) => load()))

/** How games are set up, in turn: as they come, and so that rare questions are asked. */
const setups: Readonly<Record<string, readonly SetupOptions[]>> = {
  // A Henchman may come before the first roll for the lead, which is repeated until it is no tie.
  bmg3: [{}, { encounter: [{ name: 'secure-the-area' }] }, { crews: [{ name: 'random' }] }],
}

/** Plays random games and gives every kind of question once, at the first moment at which it comes up. */
function* everyQuestion(
  { definition, setupFor }: GameKit,
  games: number,
): Generator<{ readonly session: Session; readonly asked: Asked }> {
  const seen = new Set<string>()
  for (let game = 0; game < games; game++) {
    const seed = `odds of all ${game}`
    const options = inTurn(setups[definition.id] ?? [{}], game) ?? {}
    const session = must(startSession(definition, { setup: must(setupFor(options, game, seed)), seed }))
    const chance = randomFrom(`${seed} goes on`)
    for (let pending = session.pending; pending !== undefined; pending = session.pending) {
      const asked = chance.pick(pending.asked.filter(({ settled }) => !settled))
      const { name } = asked.decision
      if (!seen.has(name)) {
        seen.add(name)
        yield { session, asked }
      }
      must(session.answer(asked.seat, asked.decision.candidates(chance, 1)[0]))
    }
  }
}

/** Of every kind of question, so many answers are tried. */
const ANSWERS = 3

// A question that cannot be tried out to its end would run on and on here, and take all memory with it.
test.each(kits.filter((kit) => kit.oddsReader !== undefined).map((kit) => [kit.definition.id, kit] as const))(
  '%s: odds and hints can be asked at every kind of question, and come to an end',
  { timeout: 240_000 },
  (_, kit) => {
    const { oddsReader: reader } = kit
    if (reader === undefined) return
    const limits = { reader, maxRuns: 300, error: 0.2, milliseconds: 500 }
    let questions = 0
    for (const { session, asked } of everyQuestion(kit, 6)) {
      questions++
      const before = session.hash()
      const { seat, decision } = asked
      for (const answer of decision.candidates(randomFrom(decision.name), ANSWERS)) {
        for (const position of [{ session, seat }, requestFor(session, asked)]) {
          const found = odds(position, answer, limits)
          // Where no game can be imagined there is a sentence instead.
          if (!found.ok) continue
          const { outcomes, method, whySampled } = found.value
          const sum = outcomes.reduce((all, { probability }) => all + probability, 0)
          expect(sum, decision.name).toBeCloseTo(1, 6)
          expect(whySampled === undefined, decision.name).toBe(method === 'exact')
        }
      }
      const tutor = tutorOf(kit)
      if (tutor !== undefined) {
        const { evaluator, words } = tutor
        const hint = { candidates: 2, samples: 1, followUps: 1, looks: 40, horizon: 8 }
        expect(rank(requestFor(session, asked), evaluator, words, hint).tries).toBeLessThanOrEqual(1)
      }
      expect(session.hash(), decision.name).toBe(before)
    }
    expect(questions).toBeGreaterThan(2)
  },
)
