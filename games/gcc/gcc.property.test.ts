import { gameProperties } from '@gargoyle/engine/testing'
import { describe, test } from 'vitest'
import { gcc } from './gcc.ts'
import { missions } from './missions/missions.ts'

/** Every mission, with as many heroes as it takes in turn. */
const setups = [...missions.values()].map(({ id, heroes: { min, max } }, i) => ({
  mission: id,
  heroes: min + (i % (max - min + 1)),
}))

describe('whatever is played', () => {
  for (const { name, check } of gameProperties(gcc, { setups, runs: 12, answers: 200 }))
    test(name, { timeout: 120_000 }, check)
})
