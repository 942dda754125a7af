import { describe, expect, test } from 'vitest'
import { skillRoll } from '../model/skill-roll.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'

const roll = (
  trait: string,
  skill: 'willpower' | 'endurance',
  rule: `bmg3/${string}`,
  dice: string,
  sketch: SceneSketch = {},
) => {
  const table = scene(trait, {
    ...sketch,
    owner: { affiliations: ['cults'], ...sketch.owner },
    enemy: { willpower: 7, endurance: 7, at: [20, 29.1], ...sketch.enemy },
  })
  return table.play((game, { enemy }) => skillRoll(game, enemy, skill, { reason: 'test', rule }), dice).passed
}

describe('bmg3/trait/poison-master', () => {
  const poison = 'bmg3/effect/poison'

  test('bmg3/trait/poison-master: four dice, three of which are added up, within 8"', () => {
    expect(roll('poison-master', 'endurance', poison, '2 2 3 6')).toBe(true)
    expect(roll('poison-master', 'endurance', poison, '2 2 4 6')).toBe(false)
    expect(roll('poison-master', 'endurance', poison, '2 2 4', { enemy: { at: [20, 29.2] } })).toBe(true)
  })

  test('bmg3/trait/poison-master: only Poison, only enemies, and no more for two of them', () => {
    expect(roll('poison-master', 'endurance', 'bmg3/core/recovery', '2 2 6')).toBe(true)
    expect(
      roll('poison-master', 'endurance', poison, '2 2 3 6', { friend: { traits: ['poison-master'] } }),
    ).toBe(true)
  })
})

test('bmg3/trait/poison-master: one that is K.O. does not stand in the way of another', () => {
  const roles = {
    owner: { condition: 'ko', stun: 9 },
    friend: { at: [23, 22], traits: ['poison-master'] },
  } as const
  expect(roll('poison-master', 'endurance', 'bmg3/effect/poison', '2 2 4 6', roles)).toBe(false)
})

describe('bmg3/trait/terrible-revelation', () => {
  test('bmg3/trait/terrible-revelation: Willpower rolls that a model of the Cults causes', () => {
    expect(roll('terrible-revelation', 'willpower', 'bmg3/trait/stop', '2 2 4 6')).toBe(false)
    expect(roll('terrible-revelation', 'willpower', 'bmg3/effect/terror', '2 2 4')).toBe(true)
  })

  test('bmg3/trait/terrible-revelation: not those of others', () => {
    const owner = { affiliations: ['joker'] } as const
    expect(roll('terrible-revelation', 'willpower', 'bmg3/trait/stop', '2 2 4', { owner })).toBe(true)
  })
})
