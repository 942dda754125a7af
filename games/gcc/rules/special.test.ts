import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { tasksFor } from '../actions/tasks.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, setTable } from '../testing/table.ts'
import { applies, computeTotal } from './special.ts'

const crate = (size: number): ItemSketch => ({ size, held: 'batman' })
const gear = (id: string): ItemSketch => ({
  size: 0,
  lines: [{ when: 'permanent', skills: [skill(id, 1)] }],
  held: 'batman',
})

describe('gcc/core/encumbrance-skill-limit', () => {
  test('a skill that gives a permission ends at its limit too, not above it', () => {
    const isSafe = (load: number) => {
      const table = setTable({
        minis: { batman: { at: 'a', hero: { skills: [skill('flame', 1, { limit: 3 })] } } },
        items: { crate: crate(load) },
      })
      return applies(table.position, 'unhurt-by-flames', { about: table.mini('batman') })
    }
    expect([isSafe(2), isSafe(3), isSafe(4)]).toEqual([true, false, false])
  })
  test('so does one that is something to do', () => {
    const tasks = (load: number) => {
      const table = setTable({
        minis: { batman: { at: 'a', hero: { skills: [skill('grenade', 1, { limit: 3 })] } } },
        items: { crate: crate(load) },
      })
      return tasksFor(table.position, table.mini('batman')).some(({ id }) => id === 'grenade')
    }
    expect([tasks(2), tasks(3)]).toEqual([true, false])
  })
  test('a card for another skill does not lift the limit, one for the same does. gcc/core/item-skill-stacks', () => {
    const safe = (...cards: readonly string[]) => {
      const table = setTable({
        minis: {
          batman: {
            at: 'a',
            hero: { skills: [skill('flame', 1, { limit: 3 }), skill('luck', 1)] },
          },
        },
        items: {
          crate: crate(3),
          ...Object.fromEntries(cards.map((id) => [id, gear(id)])),
        },
      })
      return applies(table.position, 'unhurt-by-flames', { about: table.mini('batman') })
    }
    expect([safe('luck'), safe('flame'), safe('luck', 'flame')]).toEqual([false, true, true])
  })
  test('and adds to its own skill only', () => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { skills: [skill('luck', 1), skill('parkour', 1)] } } },
      items: { gear: gear('parkour') },
    })
    const total = (question: 'free-rerolls' | 'ignored-levels') =>
      computeTotal(table.position, question, { about: table.mini('batman') })
    expect([total('free-rerolls'), total('ignored-levels')]).toEqual([1, 2])
  })
})

describe('gcc/core/priority: who acts first at the same moment', () => {
  const first = (initiative: 'heroes' | 'villain', half: 0 | 1) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('counterattack', 1)] } },
        thug: { at: 'a', tile: { lifePoints: 9, skills: [skill('flame', 1)] } },
      },
      mission: { initiative },
      state: { half },
    })
    table.play(
      (game, { thug }) =>
        performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
      '1',
      ...(isHeroesTurn(initiative, half)
        ? ([
            ['counterattack', 'no'],
            ['flame', 'no'],
          ] as const)
        : ([
            ['flame', 'no'],
            ['counterattack', 'no'],
          ] as const)),
    )
    return table.asked.filter((each) => /counterattack|flame/.test(each)).map((each) => each.split(':')[0])
  }
  const isHeroesTurn = (initiative: 'heroes' | 'villain', half: 0 | 1): boolean =>
    (initiative === 'heroes') === (half === 0)

  test.each([
    ['heroes', 0, ['batman', 'villain']],
    ['heroes', 1, ['villain', 'batman']],
    ['villain', 0, ['villain', 'batman']],
    ['villain', 1, ['batman', 'villain']],
  ] as const)(
    'with initiative of the %s, in half %d of the turn, the side whose turn it is',
    (side, half, order) => {
      expect(first(side, half)).toEqual(order)
    },
  )
})

test('gcc/core/skills-optional: a miniature that is not on the board helps no other', () => {
  const table = setTable({
    minis: {
      batman: { at: 'a' },
      robin: { hero: { skills: [skill('support', 2)] } },
    },
  })
  table.mini('batman').at = -1
  expect(computeTotal(table.position, 'free-rerolls', { about: table.mini('batman') })).toBe(0)
})
