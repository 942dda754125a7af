import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { plainDie } from '../dice/pool.ts'
import { hinderingIn } from '../minis/minis.ts'
import { computeTotal } from '../rules/special.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'
import { usableWeapons } from './bonus-lines.ts'
import { landing } from './item-tasks.ts'

const club = (size: number): ItemSketch => ({
  type: 'melee-weapon',
  size,
  lines: [{ when: 'melee', dice: [plainDie('white')] }],
  held: 'batman',
})

/** A blow with everything at hand: what was asked, and how many dice were rolled. */
function blow(
  skills: readonly SkillUse[],
  items: Readonly<Record<string, ItemSketch>>,
  weapons: readonly string[],
  dice: string,
) {
  const table = setTable({
    minis: { batman: { at: 'a', hero: { skills } }, thug: { at: 'a', tile: { lifePoints: 9 } } },
    items,
  })
  const attack = table.play(
    (game, { batman }) => performAttack(game, batman, 'melee'),
    dice,
    ['attack-cubes', 1],
    ...weapons.map((weapon) => ['weapon', weapon] as const),
  )
  return { dice: attack!.dice.length, offered: Object.keys(table.offered('weapon')) }
}

describe('gcc/core/weapon-bonus, gcc/skill/ambidexterity', () => {
  test('one weapon without the skill, however small the others are', () => {
    expect(blow([], { one: club(0), two: club(1) }, ['0'], '1 1').dice).toBe(2)
  })
  test('with it a second one: another card, neither larger than X', () => {
    const items = { one: club(1), two: club(1), big: club(2) }
    const { dice, offered } = blow([skill('ambidexterity', 1)], items, ['0', '0'], '1 1 1')
    expect(dice).toBe(3)
    // Only the other small one, or none.
    expect(offered).toEqual(['0', 'none'])
    expect(blow([skill('ambidexterity', 1)], items, ['2'], '1 1').dice).toBe(2)
  })
  test('of a weapon card only lines for this kind of attack are offered. gcc/core/bonus-lines', () => {
    const axe: ItemSketch = {
      ...club(1),
      lines: [
        { when: 'melee', dice: [plainDie('white')] },
        { when: 'defense', successes: 1 },
      ],
    }
    const table = setTable({ minis: { batman: { at: 'a' } }, items: { axe } })
    expect(usableWeapons(table.position, table.mini('batman'), 'melee')).toHaveLength(1)
  })
})

describe('gcc/core/item-skill-stacks', () => {
  const lucky = (level: number): ItemSketch => ({
    lines: [{ when: 'permanent', skills: [skill('luck', level)] }],
    held: 'batman',
  })
  const luckOf = (skills: readonly SkillUse[], ...levels: readonly number[]) => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { skills } } },
      items: Object.fromEntries(levels.map((level, i) => [`coin${i}`, lucky(level)])),
    })
    return computeTotal(table.position, 'free-rerolls', { about: table.mini('batman') })
  }
  test('levels of two cards add up, with and without the own skill', () => {
    expect(luckOf([], 1, 2)).toBe(3)
    expect(luckOf([skill('luck', 1)], 1, 2)).toBe(4)
  })
  test('a hero with other skills gets it all the same', () => {
    expect(luckOf([skill('parkour')], 2)).toBe(2)
  })
})

test('gcc/core/throw-failure: never the target itself, however many successes', () => {
  const { position } = setTable({ minis: { batman: { at: 'a' } } })
  expect([0, 1, 2, 9].map((successes) => landing(position, 0, 3, successes))).toEqual([0, 1, 2, 2])
})

test('gcc/core/hindering-action: what is ignored comes off enemies only, and nothing twice', () => {
  const table = setTable({
    minis: { batman: { at: 'a' }, robin: { at: 'a' }, croc: { at: 'a', tile: { menace: 4 } } },
  })
  const hindering = (...amounts: readonly number[]) =>
    hinderingIn(
      table.position,
      table.mini('batman'),
      'menace',
      amounts.map((amount) => ({ amount, source: 'nerves' })),
    )
  expect(hindering().total).toBe(3)
  expect(hindering(1, 1).total).toBe(1)
  // Four of Croc's menace in two parts, then one of Robin's; the floor is 0.
  expect(
    hindering(3, 3)
      .steps.map(({ amount }) => amount)
      .slice(0, 3),
  ).toEqual([-3, -1, -1])
  expect(hindering(3, 3).total).toBe(0)
})
