import { describe, expect, test } from 'vitest'
import { actionHindering, attackReason, performAttack } from '../actions/attack.ts'
import { movementReason, performMovement } from '../actions/move.ts'
import { pushable } from '../actions/push-limits.ts'
import { performTask } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const line = { times: 1, dice: [plainDie('yellow')] }

/** A hero tries a mission's task of difficulty 3, which counts some skills. */
function attempt(
  skills: readonly SkillUse[],
  counts: readonly string[],
  dice: string,
  action: 'manipulation' | 'thought',
  others: Readonly<Record<string, MiniSketch>> = {},
  ...answers: readonly ScriptedAnswer[]
) {
  const table = setTable<string>({
    minis: { batman: { at: 'a', hero: { skills } }, ...others },
    mission: {
      actions: [
        {
          id: 'try',
          name: 'Try',
          by: ['heroes'],
          action,
          kind: 'complex',
          difficulty: 3,
          skills: [...counts],
          areas: ['a'],
          deeds: [{ count: 'done', add: 1 }],
        },
      ],
    },
  })
  table.play(
    (game, minis) =>
      performTask(game, minis.batman!, tasksFor(game, minis.batman!).find(({ id }) => id === 'mission:try')!),
    dice,
    ['task-cubes', dice.split(' ').length],
    ...answers,
  )
  return { table, done: table.state.counters.done ?? 0 }
}

describe('skills of missions', () => {
  test.each([
    ['hacking', 'thought'],
    ['investigation', 'thought'],
    ['lock-picking', 'manipulation'],
    ['munitions-specialist', 'manipulation'],
  ] as const)('gcc/skill: %s adds X successes where the action names it, and only there', (id, action) => {
    expect(attempt([skill(id, 2)], [id], '2', action).done).toBe(1)
    expect(attempt([skill(id, 1)], [id], '2', action).done).toBe(0)
    expect(attempt([skill(id, 2)], [], '2', action).done).toBe(0)
  })
  test('gcc/skill/hacking, gcc/skill/investigation, gcc/skill/lock-picking, gcc/skill/munitions-specialist: one does not count for another', () => {
    expect(attempt([skill('hacking', 9)], ['investigation'], '2', 'thought').done).toBe(0)
    expect(attempt([skill('lock-picking', 9)], ['munitions-specialist'], '2', 'manipulation').done).toBe(0)
  })
})

describe('gcc/skill/nerves-of-steel', () => {
  test('ignores X of the enemies menace, never the allies part', () => {
    const hindering = (level: number) => {
      const table = setTable({
        minis: {
          batman: { at: 'a', hero: { skills: [skill('nerves-of-steel', level)] } },
          thug: { at: 'a', tile: { menace: 3 } },
        },
      })
      return actionHindering(table.position, table.mini('batman'), 'thought')
    }
    expect(hindering(2).total).toBe(1)
    expect(hindering(5).total).toBe(0)
    expect(hindering(2).steps[0]).toMatchObject({
      amount: -2,
      source: 'Nerves of Steel',
      rule: 'gcc/skill/nerves-of-steel',
    })
  })
})

describe('gcc/skill/luck', () => {
  test('X free rerolls, the same die twice', () => {
    const { table, done } = attempt([skill('luck', 2)], [], '1 5 1 5'.slice(0, 3), 'thought', {}, [
      'free-rerolls',
      [],
    ])
    expect(done).toBe(0)
    expect(table.asked).toContain('batman: free-rerolls')
    const lucky = attempt([skill('luck', 2)], [], '5 1', 'thought', {}, ['free-rerolls', []])
    expect(lucky.done).toBe(0)
  })
  test('rerolling turns a failure', () => {
    const table = setTable({
      minis: {
        alfred: { at: 'a', hero: { skills: [skill('luck', 2)] } },
        thug: { at: 'a', tile: { lifePoints: 3 } },
      },
    })
    const attack = table.play(
      (game, { alfred }) => performAttack(game, alfred, 'melee'),
      '1 1 5',
      ['attack-cubes', 1],
      ['free-rerolls', ['0']],
      ['free-rerolls', ['0']],
    )
    expect(attack?.successes).toBe(2)
  })
})

describe('gcc/skill/support', () => {
  const strike = (at: string, dice: string, ...answers: readonly ScriptedAnswer[]) => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        oracle: { at, hero: { skills: [skill('support', 1)] } },
        thug: { at: 'a', tile: { lifePoints: 3 } },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      dice,
      ['attack-cubes', 1],
      ...answers,
    )
    return table
  }
  test('allies in the area have X free rerolls; those elsewhere do not', () => {
    expect(strike('a', '1 5', ['free-rerolls', ['0']]).mini('thug').life).toBe(1)
    expect(strike('b', '1').asked).not.toContain('batman: free-rerolls')
  })
  test('not for itself', () => {
    const table = setTable({
      minis: { oracle: { at: 'a', hero: { skills: [skill('support', 1)] } }, thug: { at: 'a', tile: {} } },
    })
    table.play((game, { oracle }) => performAttack(game, oracle, 'melee'), '1', ['attack-cubes', 1])
    expect(table.asked).not.toContain('oracle: free-rerolls')
  })
})

describe('gcc/skill/misfortune', () => {
  test('an enemy in the area must roll again what the possessor picks, before paid rerolls', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        joker: { at: 'a', tile: { lifePoints: 5, skills: [skill('misfortune', 1)] } },
      },
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '5 1',
      ['attack-cubes', 1],
      ['misfortune', ['0']],
      ['paid-rerolls', []],
    )
    expect(attack?.successes).toBe(0)
    expect(table.asked.slice(1, 3)).toEqual(['villain: misfortune', 'batman: paid-rerolls'])
  })
  test('up to X dice, no more, and no more than there are', () => {
    const unlucky = (level: number, cubes: number, dice: string, picked: string[]) => {
      const table = setTable({
        minis: {
          batman: { at: 'a' },
          joker: { at: 'a', tile: { lifePoints: 9, skills: [skill('misfortune', level)] } },
        },
      })
      return table.play(
        (game, { batman }) => performAttack(game, batman, 'melee'),
        dice,
        ['attack-cubes', cubes],
        ['misfortune', picked],
        ['paid-rerolls', []],
      )?.successes
    }
    expect(unlucky(2, 3, '5 5 5 1 1', ['0', '1'])).toBeGreaterThan(0)
    expect(() => unlucky(2, 3, '5 5 5 1 1 1', ['0', '1', '2'])).toThrow()
    expect(unlucky(3, 1, '5 1', ['0'])).toBe(0)
  })
  test('not from another area, and not against allies', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        joker: { at: 'b', tile: { skills: [skill('misfortune', 1)] } },
        thug: { at: 'a', tile: {} },
      },
    })
    table.play((game, { batman }) => performAttack(game, batman, 'melee'), '1', ['attack-cubes', 1])
    table.play((game, { thug }) => performAttack(game, thug, 'melee', { line }), '1')
    expect(table.asked.join()).not.toContain('misfortune')
  })
  test('acts once a roll, however often dice are paid for after it. gcc/core/reroll-order', () => {
    const table = setTable({
      minis: {
        joker: { at: 'a', tile: { lifePoints: 9, skills: [skill('misfortune', 1)] } },
        batman: { at: 'a' },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1 1 1 1',
      ['attack-cubes', 1],
      ['misfortune', ['0']],
      ['paid-rerolls', ['0']],
      ['paid-rerolls', ['0']],
    )
    expect(table.asked.filter((each) => each.endsWith('misfortune'))).toHaveLength(1)
  })
})

describe('gcc/skill/imaginary-friend', () => {
  const harley = (friend: boolean) =>
    setTable({
      minis: {
        harley: { at: 'a', hero: { skills: [skill('imaginary-friend', 2)] }, state: { friend } },
        thug: { at: 'a', tile: {} },
      },
    })
  test('a yellow die more for each action while the friend is there', () => {
    expect(
      harley(true)
        .play((game, { harley: mini }) => performAttack(game, mini, 'melee'), '1 1', ['attack-cubes', 1])
        ?.dice.map(({ colour }) => colour),
    ).toEqual(['orange', 'yellow'])
    expect(
      harley(false).play((game, { harley: mini }) => performAttack(game, mini, 'melee'), '1', [
        'attack-cubes',
        1,
      ])?.dice,
    ).toHaveLength(1)
  })
  test('an enemy in the area drives it away with a complex thought of difficulty X', () => {
    const table = harley(true)
    const [task] = tasksFor(table.position, table.mini('thug'))
    expect(task).toMatchObject({ id: 'imaginary-friend:0', action: 'thought', kind: 'complex' })
    table.play(
      (game, { thug }) =>
        performTask(game, thug, tasksFor(game, thug)[0]!, { times: 1, dice: [plainDie('black')] }),
      '1',
    )
    expect(table.mini('harley').friend).toBe(true)
    table.play(
      (game, { thug }) =>
        performTask(game, thug, tasksFor(game, thug)[0]!, {
          times: 1,
          dice: [plainDie('black'), plainDie('black')],
        }),
      '1 3',
    )
    // 3 successes less Harley's menace of 1.
    expect(table.mini('harley').friend).toBe(false)
  })
  test('no other: not Harley, not from another area', () => {
    const table = harley(true)
    expect(tasksFor(table.position, table.mini('harley'))).toEqual([])
    table.mini('thug').at = 1
    expect(tasksFor(table.position, table.mini('thug'))).toEqual([])
  })
})

test('gcc/skill/imaginary-friend: the friend is there from the start, only for those with the skill', () => {
  const table = setTable({
    minis: {
      harley: { at: 'a', hero: { skills: [skill('parkour'), skill('imaginary-friend', 2)] } },
      batman: { at: 'a', hero: { skills: [skill('parkour')] } },
      thug: { at: 'a', tile: {} },
    },
  })
  expect(table.state.minis.map(({ friend }) => friend)).toEqual([true, false, false])
})

describe('gcc/skill/pushing-limits', () => {
  test('once a turn, X wounds whose cubes count as spent beyond the limit. gcc/core/exertion-limit', () => {
    const table = setTable({
      minis: {
        batman: {
          at: 'a',
          hero: { skills: [skill('pushing-limits', 2)] },
          energy: { reserve: 6, fatigue: 4 },
        },
        thug: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    table.hero('batman').spaces[0] = 3
    table.hero('batman').reserve = 3
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1 1 1',
      ['push-limits', 'yes'],
      ['attack-cubes', 1],
    )
    expect(attack?.cubes).toBe(3)
    expect(table.hero('batman')).toMatchObject({
      reserve: 2,
      fatigue: 2,
      wounds: 2,
      spaces: [4, 0, 0, 0, 0, 0, 0],
    })
    // It could suffer two more, but only once a turn.
    expect(pushable(table.position, table.mini('batman'))).toBe(0)
  })
  test('with a full space the action can still be declared, and then the limits are pushed', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('pushing-limits', 1)] } },
        thug: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    Object.assign(table.hero('batman'), { reserve: 5, fatigue: 1, spaces: [4, 0, 0, 0, 0, 0, 0] })
    expect(attackReason(table.position, table.mini('batman'), 'melee')).toBeUndefined()
    const attack = table.play((game, { batman }) => performAttack(game, batman, 'melee'), '1')
    expect(attack?.cubes).toBe(1)
    expect(table.hero('batman').wounds).toBe(1)
    expect(table.asked).not.toContain('batman: push-limits')
    // Once a turn only.
    expect(attackReason(table.position, table.mini('batman'), 'melee')?.rule).toBe('gcc/core/exertion-limit')
  })
  test('buys moves too, before any other cube of the movement and beyond the limit; not a second time', () => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { skills: [skill('pushing-limits', 2)] }, state: { moved: true } } },
    })
    Object.assign(table.hero('batman'), { reserve: 4, fatigue: 2, spaces: [0, 0, 0, 0, 4, 0, 0] })
    // The movement space is full: going on means pushing, and what is pushed buys two moves.
    expect(movementReason(table.position, table.mini('batman'))).toBeUndefined()
    table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', '2:simple'])
    expect(table.mini('batman').at).toBe(2)
    expect(table.asked).not.toContain('batman: push-limits')
    expect(table.hero('batman')).toMatchObject({ reserve: 4, fatigue: 0, wounds: 2 })
    expect(movementReason(table.position, table.mini('batman'))?.rule).toBe('gcc/core/buy-move-points')
  })
  test('where cubes could pay for the move it is a choice, asked once a movement', () => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { skills: [skill('pushing-limits', 1)] }, state: { moved: true } } },
    })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['push-limits', 'no'],
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    expect(table.asked.filter((asked) => asked.includes('push-limits'))).toHaveLength(1)
    expect(table.hero('batman').wounds).toBe(0)
  })
  test('cubes on spaces can be wounds too, as long as one is left: a neutralized hero performs no action. gcc/core/hero-wounds, gcc/core/hero-neutralized', () => {
    const pushed = (onDefense: number) => {
      const table = setTable({
        minis: { batman: { at: 'a', hero: { skills: [skill('pushing-limits', 2)] } } },
      })
      Object.assign(table.hero('batman'), { reserve: 0, fatigue: 0, spaces: [0, 0, 0, 0, 0, onDefense, 0] })
      return pushable(table.position, table.mini('batman'))
    }
    expect([pushed(3), pushed(2)]).toEqual([2, 0])
  })
  test('may be left', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('pushing-limits', 1)] } },
        thug: { at: 'a', tile: {} },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1',
      ['push-limits', 'no'],
      ['attack-cubes', 1],
    )
    expect(table.hero('batman').wounds).toBe(0)
  })
})
