import { must, randomFrom, startSession } from '@gargoyle/engine'
import { requestProblem } from '@gargoyle/engine/testing'
import { expect, test } from 'vitest'
import { registeredGames } from './registry.ts'

const kits = await Promise.all(registeredGames.map(({ load }) => load()))

const SEED = 'the secret of the dice'

/** Of every kind of question so many are looked at in a game: what it holds may depend on the moment. */
const LOOKS = 3

test.each(kits.map((kit) => [kit.definition.id, kit] as const))(
  '%s: no request leads to the running game, its seed or its state, nor to what is hidden',
  { timeout: 240_000 },
  (_, { definition, setupFor }) => {
    const problems = new Set<string>()
    for (let game = 0; game < 6; game++) {
      const setup = must(setupFor({}, game, 'requests'))
      const session = must(startSession(definition, { setup, seed: `${SEED} ${game}` }))
      const chance = randomFrom(`requests ${game}`)
      const looked = new Map<string, number>()
      for (let pending = session.pending; pending !== undefined; pending = session.pending) {
        const asked = chance.pick(pending.asked.filter(({ settled }) => !settled))
        const { name } = asked.decision
        const looks = looked.get(name) ?? 0
        looked.set(name, looks + 1)
        const problem = looks < LOOKS ? requestProblem(session, asked, SEED) : undefined
        if (problem !== undefined) problems.add(`${name}: ${problem}`)
        must(session.answer(asked.seat, asked.decision.candidates(chance, 1)[0]))
      }
    }
    expect([...problems]).toEqual([])
  },
)
