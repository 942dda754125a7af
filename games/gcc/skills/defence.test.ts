import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { targetReason } from '../actions/targets.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const red = { times: 1, dice: [plainDie('red')] }

/** A thug attacks Batman with a red die. */
function attacked(
  skills: readonly SkillUse[],
  kind: 'melee' | 'ranged',
  dice: string,
  others: Readonly<Record<string, MiniSketch>> = {},
  ...answers: readonly ScriptedAnswer[]
) {
  const table = setTable<string>({
    minis: { batman: { at: 'a', hero: { skills } }, ...others, thug: { at: 'a', tile: {} } },
  })
  const attack = table.play(
    (game, minis) => performAttack(game, minis.thug!, kind, { line: red, target: minis.batman! }),
    dice,
    ...answers,
  )
  return { table, attack }
}

test('gcc/skill/impenetrable-defense: X successes against melee only. gcc/core/automatic-success', () => {
  expect(attacked([skill('impenetrable-defense', 2)], 'melee', '6').attack?.defense).toBe(2)
  expect(attacked([skill('impenetrable-defense', 2)], 'ranged', '6').attack?.defense).toBe(0)
})

test('gcc/skill/untouchable: X successes against ranged attacks only', () => {
  expect(attacked([skill('untouchable', 1)], 'ranged', '6').attack?.defense).toBe(1)
  expect(attacked([skill('untouchable', 1)], 'melee', '6').attack?.defense).toBe(0)
})

describe('gcc/skill/bodyguard', () => {
  const guard = (level: number, at = 'a'): MiniSketch => ({
    at,
    hero: { skills: [skill('bodyguard', level)] },
  })
  test('X more for an ally in the area, and only the best of several', () => {
    expect(attacked([], 'melee', '6', { guard: guard(2) }).attack?.defense).toBe(2)
    expect(attacked([], 'melee', '6', { guard: guard(1), better: guard(2) }).attack?.defense).toBe(2)
  })
  test('not for itself, and not from another area', () => {
    expect(attacked([skill('bodyguard', 2)], 'melee', '6').attack?.defense).toBe(0)
    expect(attacked([], 'melee', '6', { guard: guard(2, 'b') }).attack?.defense).toBe(0)
  })
})

describe('gcc/skill/protected', () => {
  const rule = (...allies: readonly MiniSketch[]) => {
    const table = setTable<string>({
      minis: {
        penguin: { at: 'a', hero: { skills: [skill('protected', 2)] } },
        ...Object.fromEntries(allies.map((ally, i) => [`ally${i}`, ally])),
        thug: { at: 'a', tile: {} },
      },
    })
    return targetReason(table.position, table.mini('thug'), table.mini('penguin'), 'melee')
  }
  const plain: MiniSketch = { at: 'a', hero: {} }
  test('cannot be attacked with X allies around, and the reason names the skill', () => {
    expect(rule(plain, plain)).toEqual({
      text: 'penguin cannot be attacked: Protected.',
      rule: 'gcc/skill/protected',
    })
  })
  test('one ally is too few, those elsewhere and those with the skill do not count', () => {
    expect(rule(plain)).toBeUndefined()
    expect(rule(plain, { at: 'b', hero: {} })).toBeUndefined()
    expect(rule(plain, { at: 'a', hero: { skills: [skill('protected', 9)] } })).toBeUndefined()
  })
})

describe('gcc/skill/sacrifice', () => {
  const alfred: MiniSketch = { at: 'a', hero: { skills: [skill('sacrifice', 2)] } }
  test('declared before the dice: takes X successes as wounds without defending, the rest go on', () => {
    const { table, attack } = attacked([], 'melee', '6', { alfred }, ['sacrifice', 'yes'])
    expect(table.hero('alfred').wounds).toBe(2)
    expect(attack).toMatchObject({ successes: 1, wounds: 1 })
    expect(table.asked.filter((each) => each === 'alfred: defense-cubes')).toEqual([])
  })
  test('no more than there are successes; none if left; not from another area', () => {
    expect(attacked([], 'melee', '2', { alfred }, ['sacrifice', 'yes']).table.hero('alfred').wounds).toBe(1)
    expect(attacked([], 'melee', '6', { alfred }, ['sacrifice', 'no']).table.hero('alfred').wounds).toBe(0)
    expect(attacked([], 'melee', '6', { alfred: { ...alfred, at: 'b' } }).table.asked).not.toContain(
      'alfred: sacrifice',
    )
  })
})

describe('gcc/skill/regeneration', () => {
  test('a hero moves up to X cubes from wounds to fatigue before it recovers', () => {
    const table = setTable({
      minis: {
        clayface: {
          at: 'a',
          hero: { skills: [skill('regeneration', 2)] },
          energy: { reserve: 5, fatigue: 0, wounds: 5 },
        },
      },
      state: { stage: 'stance' },
    })
    table.playOn('', ['stance', 'active'])
    // 2 to fatigue, then 2 recovered to reserve; nothing is missing, so nothing more heals.
    expect(table.hero('clayface')).toMatchObject({ reserve: 7, fatigue: 0, wounds: 3 })
  })
  test('a character regains X life points when it is activated, never above its own', () => {
    const table = setTable({
      minis: {
        batman: { at: 'e' },
        croc: { at: 'a', tile: { lifePoints: 3, skills: [skill('regeneration', 1)] }, state: { life: 1 } },
        other: { like: 'croc', at: 'a', state: { life: 3 } },
      },
      state: { stage: 'tiles', half: 1 },
    })
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'end'],
      ['character', '2'],
    )
    expect([table.mini('croc').life, table.mini('other').life]).toEqual([2, 3])
  })
})

describe('gcc/skill/bodyguard: which one counts', () => {
  const guard = (level: number, at = 'a'): MiniSketch => ({
    at,
    hero: { skills: [skill('luck', 0), skill('bodyguard', level)] },
  })
  test('the strongest, whichever comes first', () => {
    const ally: MiniSketch = { at: 'a', hero: {} }
    expect(attacked([], 'melee', '6', { better: guard(2), guard: guard(1), ally }).attack?.defense).toBe(2)
    expect(attacked([], 'melee', '6', { ally, guard: guard(1), better: guard(2) }).attack?.defense).toBe(2)
  })
  test('of allies in the area: a stronger one elsewhere or of the enemy takes nothing away', () => {
    expect(attacked([], 'melee', '6', { guard: guard(1), far: guard(3, 'b') }).attack?.defense).toBe(1)
    const enemy: MiniSketch = { at: 'a', tile: { skills: [skill('bodyguard', 3)] } }
    expect(attacked([], 'melee', '6', { guard: guard(1), enemy }).attack?.defense).toBe(1)
  })
})

test('gcc/skill/protected: allies with other skills count', () => {
  const lucky: MiniSketch = { at: 'a', hero: { skills: [skill('luck', 1)] } }
  const table = setTable<string>({
    minis: {
      penguin: { at: 'a', hero: { skills: [skill('protected', 1)] } },
      lucky,
      thug: { at: 'a', tile: {} },
    },
  })
  expect(targetReason(table.position, table.mini('thug'), table.mini('penguin'), 'melee')).toBeDefined()
})

test('gcc/skill/sacrifice: for allies only, not for an enemy in the same area', () => {
  const brute: MiniSketch = { at: 'a', tile: { skills: [skill('sacrifice', 2)] } }
  const { table } = attacked([], 'melee', '6', { brute })
  expect(table.asked.filter((each) => each.endsWith('sacrifice'))).toEqual([])
})

test('gcc/skill/regeneration: when the hero itself takes its stance, not when another does', () => {
  const table = setTable<string>({
    minis: {
      croc: { at: 'a', hero: { skills: [skill('regeneration', 2)] }, energy: { wounds: 6 } },
      robin: { at: 'b', hero: {}, energy: { wounds: 4, fatigue: 4 } },
    },
    state: { stage: 'stance' },
  })
  table.playOn('', ['robin/stance', 'active'])
  expect(table.hero('croc')).toMatchObject({ wounds: 6, fatigue: 0 })
  expect(table.hero('robin')).toMatchObject({ wounds: 4, fatigue: 2 })
})

describe('gcc/skill/regeneration, gcc/skill/berserk, gcc/core/skills-optional: a choice where it ends a rage', () => {
  const hero = (wounds: number, ...more: readonly SkillUse[]) => {
    const table = setTable({
      minis: {
        clayface: {
          at: 'a',
          hero: { skills: [skill('regeneration', 2), ...more], recovery: { active: 0, resting: 0 } },
          energy: { reserve: 10 - wounds, wounds },
        },
      },
      state: { stage: 'stance' },
    })
    table.playOn(
      '',
      ['stance', 'active'],
      ...(more.length > 0 && wounds >= 5 ? [['regeneration', 1] as const] : []),
    )
    return table.hero('clayface').wounds
  }
  test('a hero says how many cubes', () => {
    expect([hero(6), hero(6, skill('berserk'))]).toEqual([4, 5])
  })
  test('not where there is no rage', () => {
    expect(hero(4, skill('berserk'))).toBe(2)
  })
  test('so is it for a character', () => {
    const table = setTable({
      minis: {
        batman: { at: 'e' },
        croc: {
          at: 'a',
          tile: { lifePoints: 6, skills: [skill('regeneration', 2), skill('berserk')] },
          state: { life: 3 },
        },
      },
      state: { stage: 'tiles', half: 1 },
    })
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['regeneration', 0])
    expect(table.mini('croc').life).toBe(3)
  })
})
