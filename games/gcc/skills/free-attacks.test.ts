import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, setTable } from '../testing/table.ts'
import type { SkillUse, TileProfile } from '../vocabulary.ts'

const yellow = { times: 1, dice: [plainDie('yellow')] }

const club = (...skills: readonly SkillUse[]): ItemSketch => ({
  type: 'melee-weapon',
  lines: [{ when: 'melee', dice: [plainDie('white')], skills }],
  held: 'batman',
})

describe('gcc/skill/combo: nothing of the weapon helps, not even the skill on its line', () => {
  const combo = (own: readonly SkillUse[], ...skills: readonly SkillUse[]) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('combo'), ...own] } },
        one: { at: 'a', tile: {} },
        other: { at: 'a', tile: { lifePoints: 9 } },
      },
      items: { club: club(...skills) },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '2 4 2',
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['weapon', '0'],
      ['combo', 'yes'],
    )
    return table
  }
  test('gcc/skill/electricity, gcc/core/weapon-bonus: of the card it ends before the combo', () => {
    const table = combo([], skill('electricity', 2))
    expect(table.mini('other').life).toBe(8)
    // Nothing stays behind when the attack is over.
    expect(table.mini('batman').grants).toEqual([])
  })
  test('gcc/skill/immobilization, gcc/core/item-skill-stacks: what the hero has itself goes on', () => {
    expect(combo([], skill('immobilization', 1)).mini('other').lying).toBe(false)
    expect(combo([skill('electricity', 1)], skill('electricity', 2)).mini('other').life).toBe(7)
  })
})

describe('gcc/skill/combo, gcc/skill/immobilization: after a combo the rest of the moment has the weapon again', () => {
  const struck = (own: readonly SkillUse[], combo: 'yes' | 'no') => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: own } },
        one: { at: 'a', tile: {} },
        guard: { at: 'a', tile: { lifePoints: 9, skills: [skill('sacrifice', 1)] } },
      },
      items: { club: club(skill('immobilization', 1)) },
    })
    table.play(
      (game, { batman, one }) => performAttack(game, batman!, 'melee', { target: one! }),
      own.length > 0 && combo === 'yes' ? '5 5 1' : '5 5',
      ['attack-cubes', 1],
      ['weapon', '0'],
      ['sacrifice', 'yes'],
      ...(own.length === 0 ? [] : [['combo', combo] as const]),
    )
    return table.mini('guard').lying
  }
  test('gcc/skill/sacrifice: whoever took hits for the target lies, with a combo or without', () => {
    expect(struck([], 'no')).toBe(true)
    expect(struck([skill('combo')], 'no')).toBe(true)
    expect(struck([skill('combo')], 'yes')).toBe(true)
  })
})

describe('gcc/core/characteristics: a character strikes back only with what it may do', () => {
  const strikes = (kind: 'melee' | 'ranged', tile: Partial<TileProfile>) => {
    const name = kind === 'melee' ? 'counterattack' : 'retaliation'
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: {} },
        bane: { at: 'a', tile: { lifePoints: 5, skills: [skill(name, 1)], ...tile } },
      },
      items: { gun: { type: 'ranged-weapon', lines: [{ when: 'ranged' }], held: 'batman' } },
    })
    table.play(
      (game, { batman, bane }) => performAttack(game, batman, kind, { dice: yellow.dice, target: bane }),
      tile[kind] === 'forbidden' ? '1' : '1 1',
      ...(tile[kind] === 'forbidden' ? [] : [[name, 'yes'] as const]),
    )
    return table.asked.includes(`villain: ${name}`)
  }
  test('gcc/skill/counterattack: not where its tile allows no melee attack', () => {
    expect([strikes('melee', {}), strikes('melee', { melee: 'forbidden' })]).toEqual([true, false])
    expect(strikes('melee', { ranged: 'forbidden' })).toBe(true)
  })
  test('gcc/skill/retaliation: not where its tile allows no ranged attack', () => {
    expect([strikes('ranged', {}), strikes('ranged', { ranged: 'forbidden' })]).toEqual([true, false])
    expect(strikes('ranged', { melee: 'forbidden' })).toBe(true)
  })
})
