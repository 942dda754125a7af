import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { plainDie } from '../dice/pool.ts'
import { noLines } from '../items/bonus-lines.ts'
import type { MissionDataInput } from '../missions/mission-data.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import { performTask, taskReason, taskValue } from './task.ts'
import { tasksFor } from './tasks.ts'

type ActionInput = NonNullable<MissionDataInput['actions']>[number]

const safe: ActionInput = {
  id: 'safe',
  name: 'Open the safe',
  by: ['heroes'],
  action: 'manipulation',
  kind: 'complex',
  difficulty: 3,
  areas: ['a'],
  deeds: [{ findItem: 'smg' }],
}

function scene(action: ActionInput, others: Readonly<Record<string, MiniSketch>> = {}) {
  return setTable<string>({
    minis: { batman: { at: 'a' }, ...others },
    items: { smg: { size: 2 } },
    mission: { actions: [action] },
  })
}

function attempt(table: ReturnType<typeof scene>, dice: string, ...answers: readonly ScriptedAnswer[]): void {
  table.play((game, { batman }) => performTask(game, batman!, tasksFor(game, batman!)[0]!), dice, ...answers)
}

describe('gcc/core/complex-manipulation', () => {
  test('the safe: no enemy is left to hinder, 3 successes reach the difficulty, and the gun is found', () => {
    const table = scene(safe)
    attempt(table, '5 2', ['task-cubes', 2])
    expect(table.item('smg').holder).toBe(0)
    expect(table.hero('batman').spaces[2]).toBe(2)
  })

  test('one short fails and ends, the cubes are spent', () => {
    const table = scene(safe)
    attempt(table, '2 2', ['task-cubes', 2])
    expect(table.item('smg').holder).toBe(-1)
    expect(table.hero('batman').spaces[2]).toBe(2)
    expect(table.story.at(-1)).toContain('2 of 3, failed')
  })

  test('hindering comes off the successes, with the reason', () => {
    const table = scene(safe, { thug: { at: 'a', tile: {} } })
    attempt(table, '5 2', ['task-cubes', 2])
    expect(table.item('smg').holder).toBe(-1)
    const [task] = tasksFor(table.position, table.mini('batman'))
    const value = taskValue(
      table.position,
      table.mini('batman'),
      task!,
      { apply: () => undefined },
      3,
      noLines,
    )
    expect(explain(value).at(-1)).toBe('Less 1, which makes 2: hindering [gcc/core/hindering-action].')
  })

  test('a player who may reroll is told the successes needed, and those there are with hindering taken off', () => {
    const table = scene(safe, { thug: { at: 'a', tile: {} } })
    attempt(table, '5 2', ['task-cubes', 2])
    expect(table.aboutOf('task-cubes')).toMatchObject({ difficulty: 3 })
    expect(table.aboutOf('paid-rerolls')).toEqual({ kind: 'task', needed: 3, reached: 2 })
  })

  test('gcc/core/minimum-cubes: one cube at least, within the limit', () => {
    expect(() => attempt(scene(safe), '', ['task-cubes', 0])).toThrow(/1 to 4/)
  })

  test('gcc/core/manipulation-list: only where the mission says, and only for those it says', () => {
    expect(tasksFor(scene({ ...safe, areas: ['b'] }).position, scene(safe).mini('batman'))).toEqual([])
    const table = scene(safe, { thug: { at: 'a', tile: {} } })
    expect(tasksFor(table.position, table.mini('thug'))).toEqual([])
  })

  test('and allies only in the same area', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', state: { shackles: 2 } }, robin: { at: 'b' } },
    })
    expect(tasksFor(table.position, table.mini('robin'))).toEqual([])
  })
})

describe('gcc/core/automatic-manipulation', () => {
  const lever: ActionInput = { ...safe, id: 'lever', kind: 'automatic', deeds: [{ count: 'pulled', add: 1 }] }

  test('exactly one cube, no roll, not hindered. gcc/core/minimum-cubes', () => {
    const table = scene(lever, { thug: { at: 'a', tile: { menace: 9 } } })
    attempt(table, '')
    expect(table.state.counters.pulled).toBe(1)
    expect(table.hero('batman')).toMatchObject({ reserve: 9, spaces: [0, 0, 1, 0, 0, 0, 0] })
  })

  test('a full space forbids it', () => {
    const table = scene(lever)
    table.hero('batman').spaces[2] = 4
    const [task] = tasksFor(table.position, table.mini('batman'))
    expect(taskReason(table.position, table.mini('batman'), task!)?.rule).toBe('gcc/core/exertion-limit')
  })
})

describe('gcc/core/complex-thought, gcc/core/automatic-thought', () => {
  const files: ActionInput = { ...safe, action: 'thought', difficulty: 1, deeds: [{ count: 'read', add: 1 }] }

  test('as manipulation, on the thought space and with its die', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', hero: { thought: { die: plainDie('black'), limit: 2 } } } },
      mission: { actions: [files] },
    })
    table.play((game, { batman }) => performTask(game, batman!, tasksFor(game, batman!)[0]!), '1', [
      'task-cubes',
      1,
    ])
    expect(table.state.counters.read).toBe(1)
    expect(table.hero('batman').spaces[3]).toBe(1)
  })

  test('an automatic one costs one cube of thought', () => {
    const table = scene({ ...files, kind: 'automatic' })
    attempt(table, '')
    expect(table.hero('batman').spaces[3]).toBe(1)
  })
})

describe('gcc/skill/pushing-limits, gcc/core/minimum-cubes', () => {
  const pusher = (kind: 'complex' | 'automatic', reserve = 5) => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', hero: { skills: [skill('pushing-limits', 2)] } } },
      items: { smg: { size: 2 } },
      mission: { actions: [{ ...safe, kind }] },
    })
    Object.assign(table.hero('batman'), { reserve, fatigue: 3, spaces: [0, 0, 4, 0, 0, 0, 0] })
    return table
  }
  const reason = (table: ReturnType<typeof pusher>) =>
    taskReason(table.position, table.mini('batman'), tasksFor(table.position, table.mini('batman'))[0]!)?.rule
  test('a complex task goes beyond a full space, an automatic one does not. gcc/core/exertion-limit', () => {
    expect(reason(pusher('complex'))).toBeUndefined()
    expect(reason(pusher('automatic'))).toBe('gcc/core/exertion-limit')
  })
  test('pushed cubes are dice like others, alone or beside them', () => {
    const full = pusher('complex')
    attempt(full, '2 5')
    expect(full.item('smg').holder).toBe(0)
    const open = pusher('complex')
    open.hero('batman').spaces[2] = 3
    attempt(open, '1 2 5', ['push-limits', 'yes'], ['task-cubes', 1])
    expect(open.item('smg').holder).toBe(0)
    const alone = pusher('complex')
    alone.hero('batman').spaces[2] = 0
    attempt(alone, '2 5', ['push-limits', 'yes'], ['task-cubes', 0])
    expect(alone.hero('batman')).toMatchObject({ reserve: 5, fatigue: 1, wounds: 2 })
  })
})

test('gcc/core/characteristics: an empty characteristic adds no dice for cubes, but bonuses count', () => {
  const table = setTable<string>({
    minis: { batman: { at: 'a', hero: { manipulation: { die: undefined, limit: 4 } } } },
    items: {
      smg: { size: 2 },
      kit: { type: 'tool', lines: [{ when: 'manipulation', successes: 3 }], held: 'batman' },
    },
    mission: { actions: [safe] },
  })
  // Three successes of the tool kit and not one die. gcc/core/tools
  table.play(
    (game, { batman }) =>
      performTask(game, batman!, tasksFor(game, batman!).find(({ id }) => id === 'mission:safe')!),
    '',
    ['task-cubes', 1],
  )
  expect(table.item('smg').holder).toBe(0)
})

describe('gcc/token/shackle', () => {
  const shackled = (dice: string) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', state: { shackles: 2 } },
        robin: { at: 'a' },
        thug: { at: 'a', tile: { menace: 0 } },
      },
    })
    table.play((game, { robin }) => performTask(game, robin!, tasksFor(game, robin!)[0]!), dice, [
      'task-cubes',
      dice.split(' ').length,
    ])
    return table.mini('batman').shackles
  }

  test('one complex manipulation as difficult as there are tokens clears all, by an ally in the area', () => {
    expect(shackled('5')).toBe(0)
    expect(shackled('2')).toBe(2)
  })

  test('each token takes a success off tasks of its wearer, their removal included', () => {
    const table = setTable<string>({ minis: { batman: { at: 'a', state: { shackles: 2 } } } })
    table.play((game, { batman }) => performTask(game, batman!, tasksFor(game, batman!)[0]!), '5 2', [
      'task-cubes',
      2,
    ])
    expect(table.mini('batman').shackles).toBe(2)
    table.play((game, { batman }) => performTask(game, batman!, tasksFor(game, batman!)[0]!), '5 5', [
      'task-cubes',
      2,
    ])
    expect(table.mini('batman').shackles).toBe(0)
  })

  test('enemies do not offer to remove them', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', state: { shackles: 2 } }, thug: { at: 'a', tile: {} } },
    })
    expect(tasksFor(table.position, table.mini('thug'))).toEqual([])
  })
})
