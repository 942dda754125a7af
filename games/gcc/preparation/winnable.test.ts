import { expect, test } from 'vitest'
import { setupContext } from '../book.ts'
import type { HeroProfile } from '../vocabulary.ts'
import { readSetup } from './read-setup.ts'
import { hopelessReason } from './winnable.ts'

const oracle = setupContext.catalogue.heroes.get('oracle')!

const isHopeless = (id: string, ...heroes: readonly HeroProfile[]) => {
  const mission = setupContext.missions.get(id)!
  return hopelessReason(mission, setupContext.boards.get(mission.board)!, heroes, []) !== undefined
}

test('gcc/trait/reduced-mobility: a mission that asks for a climb is not given to those who only walk', () => {
  const read = readSetup({ mission: 'the-evidence', heroes: ['oracle'] }, setupContext)
  expect(read).toMatchObject({
    ok: false,
    reason: {
      text: 'Oracle cannot win The Evidence alone: Reduced Mobility keeps its goal out of reach.',
      rule: 'gcc/trait/reduced-mobility',
      path: 'heroes',
    },
  })
  expect(readSetup({ mission: 'the-evidence', heroes: ['oracle', 'batgirl'] }, setupContext).ok).toBe(true)
})

test('where everything can be walked to, or nothing has to be, they may play', () => {
  const hopeless = [...setupContext.missions.keys()].filter((id) => isHopeless(id, oracle))
  expect(hopeless).toEqual(['bombs-at-the-pier', 'the-captive', 'the-evidence'])
})

test('nobody else is kept from any mission', () => {
  const { traits: _, ...rest } = oracle
  for (const id of setupContext.missions.keys()) expect(isHopeless(id, { ...rest, traits: [] })).toBe(false)
})

test('gcc/skill/attraction, gcc/skill/wall-breaker: whoever gets further than it walks may try', () => {
  const helped = (skill: string) => ({ ...oracle, skills: [{ skill, level: 1 }] })
  expect(isHopeless('the-evidence', helped('attraction'))).toBe(false)
  expect(isHopeless('the-evidence', helped('wall-breaker'))).toBe(false)
  expect(isHopeless('the-evidence', helped('luck'))).toBe(true)
})

test('gcc/skill/friendly-tile: characters that climb and can do what is asked for are help', () => {
  const mission = setupContext.missions.get('the-evidence')!
  const board = setupContext.boards.get(mission.board)!
  const drones = setupContext.catalogue.tiles.get('drones')!
  const clever = {
    ...drones,
    thought: [
      { times: 1, dice: Array.from({ length: 3 }, () => ({ colour: 'black', reroll: false }) as const) },
    ],
  }
  expect(hopelessReason(mission, board, [oracle], [drones])).toBeDefined()
  expect(hopelessReason(mission, board, [oracle], [clever])).toBeUndefined()
})
