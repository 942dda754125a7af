import { describe, expect, test } from 'vitest'
import { plainDie } from '../dice/pool.ts'
import { type ItemSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { HeroProfile } from '../vocabulary.ts'
import { performAttack } from './attack.ts'

const red = { times: 1, dice: [plainDie('red')] }

/** A thug attacks a hero with a red die. */
function attacked(
  hero: Partial<HeroProfile>,
  dice: string,
  items: Readonly<Record<string, ItemSketch>>,
  ...answers: readonly ScriptedAnswer[]
) {
  const table = setTable({ minis: { batman: { at: 'a', hero }, thug: { at: 'a', tile: {} } }, items })
  const attack = table.play(
    (game, { thug }) => performAttack(game, thug, 'melee', { line: red }),
    dice,
    ...answers,
  )
  return { table, attack }
}

describe('gcc/core/defense', () => {
  test('what an item card adds to a defence counts, successes as well as dice. gcc/core/bonus-lines', () => {
    const vest = { type: 'tool', lines: [{ when: 'defense', successes: 1 }], held: 'batman' } as const
    expect(attacked({}, '5', { vest }, ['defense-cubes', 0]).attack).toMatchObject({ defense: 1, wounds: 1 })
    const shield = {
      type: 'tool',
      lines: [{ when: 'defense', dice: [plainDie('white')] }],
      held: 'batman',
    } as const
    expect(attacked({}, '5 4', { shield }, ['defense-cubes', 0]).attack).toMatchObject({
      defense: 1,
      wounds: 1,
    })
  })

  test('gcc/core/characteristics: a hero who cannot defend spends no cube on it', () => {
    const { table, attack } = attacked({ defense: { die: undefined, limit: 4 } }, '5', {})
    expect(attack).toMatchObject({ defense: 0, wounds: 2 })
    expect(table.asked).not.toContain('batman: defense-cubes')
    expect(table.hero('batman').spaces[5]).toBe(0)
  })

  test('an automatic die is rolled without a cube', () => {
    const { attack } = attacked({ automaticDefense: plainDie('white') }, '5 4', {}, ['defense-cubes', 0])
    expect(attack).toMatchObject({ defense: 1, wounds: 1 })
  })
})

test('gcc/core/no-negative, gcc/token/shackle: shackles take no more off a defence than there is', () => {
  const defended = (shackles: number, face: number) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { automaticDefense: plainDie('white') }, state: { shackles } },
        thug: { at: 'a', tile: {} },
      },
    })
    return table.play((game, { thug }) => performAttack(game, thug, 'melee', { line: red }), `5 ${face}`, [
      'defense-cubes',
      0,
    ])
  }
  expect(defended(0, 4)).toMatchObject({ defense: 1, wounds: 1 })
  expect(defended(1, 4)).toMatchObject({ defense: 0, wounds: 2 })
  expect(defended(3, 4)).toMatchObject({ defense: 0, wounds: 2 })
  expect(defended(3, 1)).toMatchObject({ defense: 0, wounds: 2 })
})
