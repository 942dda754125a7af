import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { moveCost } from '../actions/move.ts'
import { performTask } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import type { AreaBoard } from '../board/board.ts'
import { plainDie } from '../dice/pool.ts'
import { explode } from '../terrain/terrain.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable, type TestTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const yellow = { times: 1, dice: [plainDie('yellow')] }

function doTask(
  table: TestTable<string>,
  who: string,
  id: string,
  dice: string,
  ...answers: readonly ScriptedAnswer[]
): void {
  table.play(
    (game, minis) =>
      performTask(game, minis[who]!, tasksFor(game, minis[who]!).find((task) => task.id === id)!),
    dice,
    ...answers,
  )
}

function scene(skills: readonly SkillUse[], others: Readonly<Record<string, MiniSketch>>, at = 'b') {
  return setTable<string>({ minis: { canary: { at, hero: { skills } }, ...others } })
}

describe('gcc/skill/blast, gcc/skill/cry', () => {
  const others = {
    ally: { at: 'b', hero: {} },
    thug: { at: 'c', tile: { lifePoints: 5 } },
    far: { like: 'thug', at: 'd' },
  } as const
  test('explosions of level X here and in an adjacent area in sight; the possessor is not wounded', () => {
    const table = scene([skill('blast', 2)], others)
    doTask(table, 'canary', 'blast', '3 3 6 3', ['blast', '2'])
    expect(table.hero('canary')).toMatchObject({ wounds: 0, spaces: [0, 0, 1, 0, 0, 0, 0] })
    expect(table.hero('ally').wounds).toBe(2)
    expect([table.mini('thug').life, table.mini('far').life]).toEqual([2, 5])
  })
  test('once a turn', () => {
    const table = scene([skill('blast', 1)], others)
    doTask(table, 'canary', 'blast', '1 1', ['blast', '2'])
    expect(tasksFor(table.position, table.mini('canary')).map(({ id }) => id)).not.toContain('blast')
  })
  test('a cry is the same for no cube', () => {
    const table = scene([skill('cry', 1)], others)
    doTask(table, 'canary', 'cry', '1 3', ['cry', '2'])
    expect(table.hero('canary').spaces).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(table.mini('thug').life).toBe(4)
  })
})

describe('gcc/skill/grenade', () => {
  const others = { near: { at: 'c', tile: { lifePoints: 5 } }, far: { like: 'near', at: 'd' } } as const
  test('as difficult as it is far: an explosion of level X there', () => {
    const table = scene([skill('grenade', 2)], others)
    doTask(table, 'canary', 'grenade', '5 6 3', ['grenade', '3'], ['task-cubes', 1])
    expect([table.mini('near').life, table.mini('far').life]).toEqual([5, 2])
  })
  test('too short: as many areas along the line as successes', () => {
    const table = scene([skill('grenade', 2)], others)
    doTask(table, 'canary', 'grenade', '2 6 3', ['grenade', '3'], ['task-cubes', 1])
    expect([table.mini('near').life, table.mini('far').life]).toEqual([2, 5])
    // No success at all: in the own area, and nothing spares the thrower.
    doTask(table, 'canary', 'grenade', '1 3 3', ['grenade', '3'], ['task-cubes', 1])
    expect(table.hero('canary').wounds).toBe(2)
  })
})

describe('gcc/skill/flame, gcc/skill/toxic-gas, gcc/token/flame-gas', () => {
  test.each([
    ['flame', 'flame'],
    ['toxic-gas', 'gas'],
  ] as const)('%s: X tokens in the area of the target after an attack, which hurt at once', (id, kind) => {
    const table = setTable({
      minis: { batman: { at: 'a' }, bug: { at: 'a', tile: { skills: [skill(id, 2)] } } },
    })
    table.play((game, { bug }) => performAttack(game, bug, 'melee', { line: yellow }), '1 3 3', [id, 'yes'])
    expect(table.state.clouds).toEqual([{ kind, at: 0, count: 2, side: 'villain', dissipating: false }])
    expect(table.hero('batman').wounds).toBe(2)
    // Its possessor ignores them: it has one life point and lives.
    expect(table.mini('bug').condition).toBe('board')
  })
  test('a choice, and also after an own explosion', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, bug: { at: 'a', tile: { skills: [skill('flame', 1)] } } },
    })
    table.play((game, { bug }) => performAttack(game, bug, 'melee', { line: yellow }), '1', ['flame', 'no'])
    expect(table.state.clouds).toEqual([])
    const blast = scene([skill('blast', 1), skill('flame', 1)], {
      thug: { at: 'c', tile: { lifePoints: 5 } },
    })
    doTask(blast, 'canary', 'blast', '1 1', ['blast', '2'], ['flame', 'no'], ['flame', 'yes'])
    expect(blast.state.clouds).toMatchObject([{ kind: 'flame', at: 2, count: 1, side: 'heroes' }])
  })
})

describe('gcc/skill/frost, gcc/token/frost', () => {
  test('X tokens, each one level of difficult terrain, which the possessor ignores', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, freeze: { at: 'a', tile: { size: 0, skills: [skill('frost', 2)] } } },
    })
    table.play((game, { freeze }) => performAttack(game, freeze, 'melee', { line: yellow }), '1', [
      'frost',
      'yes',
    ])
    expect(table.state.clouds).toMatchObject([{ kind: 'frost', at: 0, count: 2 }])
    const [way] = table.content.grounds.with([]).ways[0]!
    expect(moveCost(table.position, table.mini('batman'), way!).total).toBe(3)
    expect(moveCost(table.position, table.mini('freeze'), way!).steps.map(({ rule }) => rule)).not.toContain(
      'gcc/core/difficult-terrain',
    )
    // Difficult, not dangerous.
    expect(table.hero('batman').wounds).toBe(0)
  })
})

describe('gcc/skill/smoke-grenade, gcc/token/smoke', () => {
  test('smoke after an own explosion, not after an attack', () => {
    const table = scene([skill('grenade', 1), skill('smoke-grenade', 2)], {})
    doTask(table, 'canary', 'grenade', '2', ['grenade', '2'], ['task-cubes', 1], ['smoke-grenade', 'yes'])
    expect(table.state.clouds).toMatchObject([{ kind: 'smoke', at: 2, count: 2 }])
    const attack = setTable({
      minis: { batman: { at: 'a' }, raider: { at: 'a', tile: { skills: [skill('smoke-grenade', 2)] } } },
    })
    attack.play((game, { raider }) => performAttack(game, raider, 'melee', { line: yellow }), '1')
    expect(attack.state.clouds).toEqual([])
  })
  test('each token on the line, both ends included, takes a success off ranged attacks only', () => {
    const smoke = (at: number) =>
      ({ kind: 'smoke', at, count: 1, side: 'villain', dissipating: false }) as const
    const shot = (kind: 'melee' | 'ranged', where: string, ...at: readonly number[]) => {
      const table = setTable({
        minis: { batman: { at: where }, thug: { at: 'a', tile: {} } },
        state: { clouds: at.map(smoke) },
      })
      return table.play(
        (game, { thug }) =>
          performAttack(game, thug, kind, {
            line: { times: 1, dice: [plainDie('black'), plainDie('black')] },
          }),
        '5 5',
      )?.successes
    }
    expect(shot('ranged', 'c', 0, 1, 2)).toBe(3)
    expect(shot('ranged', 'c', 3, 4)).toBe(6)
    // Hindered by Batman in the same area, not by smoke.
    expect(shot('melee', 'a', 0)).toBe(6)
  })
})

describe('gcc/skill/immobilization', () => {
  const strike = (face: string) => {
    const table = setTable({
      minis: { batman: { at: 'a' }, guard: { at: 'a', tile: { skills: [skill('immobilization', 2)] } } },
    })
    table.play(
      (game, { guard }) =>
        performAttack(game, guard, 'melee', { line: { times: 1, dice: [plainDie('red')] } }),
      face,
    )
    return table.mini('batman').lying
  }
  test('at least X wounds lay the target down', () => {
    expect([strike('1'), strike('2'), strike('3')]).toEqual([false, false, true])
  })
  test('a hero stands up in its next turn and has no first-movement bonus in it, and has it again after', () => {
    const table = setTable({
      minis: { batman: { at: 'b', state: { lying: true } } },
      state: { stage: 'stance' },
    })
    table.playOn(
      '',
      ['stance', 'active'],
      ['hero-action', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'end'],
      ['hero-action', 'ready'],
    )
    expect(table.hero('batman').fatigue + table.hero('batman').spaces[4]!).toBe(1)
    expect(table.mini('batman')).toMatchObject({ lying: false, standingUp: false })
  })
  test('a character stands up in its next activation, without the bonus', () => {
    const table = setTable({
      minis: { batman: { at: 'e' }, thug: { at: 'b', tile: {}, state: { lying: true } } },
      state: { stage: 'tiles', half: 1 },
    })
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    expect(table.state.post.movement).toBe(1)
    expect(table.mini('thug').lying).toBe(false)
  })
  test('also by an explosion of the possessor', () => {
    const table = scene([skill('blast', 2), skill('immobilization', 2)], {
      thug: { at: 'c', tile: { lifePoints: 9 } },
    })
    doTask(table, 'canary', 'blast', '3 3', ['blast', '2'])
    expect(table.mini('thug').lying).toBe(true)
  })
  test('fewer wounds than X by an explosion do not lay the target down', () => {
    const table = scene([skill('blast', 2), skill('immobilization', 2)], {
      thug: { at: 'c', tile: { lifePoints: 9 } },
    })
    doTask(table, 'canary', 'blast', '3 1', ['blast', '2'])
    expect(table.mini('thug')).toMatchObject({ life: 8, lying: false })
  })
})

describe('gcc/skill/blast: where else', () => {
  const blastOn = (board: AreaBoard, ...answers: readonly ScriptedAnswer[]) => {
    const table = setTable<string>({
      board,
      mission: { reinforcement: { points: 0, areas: ['a'] } },
      minis: { canary: { at: 'a', hero: { skills: [skill('blast', 1)] } }, thug: { at: 'a', tile: {} } },
    })
    doTask(table, 'canary', 'blast', '1', ...answers)
    return Object.keys(table.offered('blast'))
  }
  test('adjacent areas in sight, not those that are only beside it', () => {
    const board = boardOfSquares([
      { id: 'a', at: [1, 0] },
      { id: 'b', at: [0, 0] },
      { id: 'c', at: [2, 0] },
      { id: 'blind', at: [1, 1], blind: true },
    ])
    expect(blastOn(board, ['blast', '1'])).toEqual(['1', '2'])
  })
  test('without one it goes off in its own area alone', () => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0] },
      { id: 'far', at: [5, 5] },
    ])
    expect(blastOn(board)).toEqual([])
  })
})

test('gcc/skill/grenade: only into areas that are seen', () => {
  const board = boardOfSquares([
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0] },
    { id: 'blind', at: [0, 1], blind: true },
  ])
  const table = setTable<string>({
    board,
    mission: { reinforcement: { points: 0, areas: ['a'] } },
    minis: { canary: { at: 'a', hero: { skills: [skill('grenade', 1)] } } },
  })
  doTask(table, 'canary', 'grenade', '3', ['grenade', '1'], ['task-cubes', 1])
  expect(Object.keys(table.offered('grenade'))).toEqual(['0', '1'])
})

describe('what others do leaves no tokens and lays no target down', () => {
  const skills = [skill('flame', 1), skill('immobilization', 1)]
  test('gcc/skill/flame, gcc/skill/immobilization: only its own attacks', () => {
    const table = setTable<string>({
      minis: {
        firefly: { at: 'a', hero: { skills } },
        robin: { at: 'a', hero: {} },
        thug: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    table.play((game, { robin }) => performAttack(game, robin!, 'melee'), '5', ['attack-cubes', 1])
    expect(table.asked).not.toContain('firefly: flame')
    expect(table.mini('thug')).toMatchObject({ life: 7, lying: false })
  })
  test('gcc/skill/flame, gcc/skill/immobilization: only its own explosions', () => {
    const table = scene([skill('blast', 1)], {
      firefly: { at: 'e', hero: { skills } },
      thug: { at: 'c', tile: { lifePoints: 9 } },
    })
    doTask(table, 'canary', 'blast', '3', ['blast', '2'])
    expect(table.asked).not.toContain('firefly: flame')
    expect(table.mini('thug')).toMatchObject({ life: 8, lying: false })
  })
})

describe('gcc/skill/immobilization: a miniature that it neutralizes comes back standing', () => {
  const fallen = (table: TestTable<string>) => table.mini('thug')
  test('by an attack', () => {
    const table = setTable<string>({
      minis: {
        guard: { at: 'a', hero: { skills: [skill('immobilization', 1)] } },
        thug: { at: 'a', tile: {} },
      },
    })
    table.play((game, { guard }) => performAttack(game, guard!, 'melee'), '5', ['attack-cubes', 1])
    expect(fallen(table)).toMatchObject({ at: -1, lying: false })
  })
  test('by an explosion', () => {
    const table = scene([skill('blast', 1), skill('immobilization', 1)], { thug: { at: 'c', tile: {} } })
    doTask(table, 'canary', 'blast', '3', ['blast', '2'])
    expect(fallen(table)).toMatchObject({ at: -1, lying: false })
  })
})

test('gcc/skill/immobilization, gcc/skill/sacrifice: lays down whoever suffers X wounds by the attack, not only its target', () => {
  const attacked = (level: number, sacrifice: number) => {
    const table = setTable<string>({
      minis: {
        guard: { at: 'a', tile: { skills: [skill('immobilization', level)] } },
        batman: { at: 'a', hero: {} },
        alfred: { at: 'a', hero: { skills: [skill('sacrifice', sacrifice)] } },
        robin: { at: 'a', hero: {} },
      },
    })
    table.play(
      (game, { guard, batman }) =>
        performAttack(game, guard!, 'melee', {
          line: { times: 1, dice: [plainDie('black')] },
          target: batman!,
        }),
      '6',
      ['sacrifice', 'yes'],
    )
    return ['batman', 'alfred', 'robin'].map((name) => table.mini(name).lying)
  }
  // Three successes: Alfred takes one or two of them.
  expect(attacked(2, 2)).toEqual([false, true, false])
  expect(attacked(2, 1)).toEqual([true, false, false])
  expect(attacked(1, 1)).toEqual([true, true, false])
})

test('gcc/core/skills-optional: a character that its own explosion neutralized leaves nothing there', () => {
  const clouds = (life: number) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'e' },
        thug: { at: 'b', tile: { lifePoints: 3, skills: [skill('grenade', 1), skill('smoke-grenade', 1)] } },
        other: { like: 'thug', at: 'e' },
      },
    })
    table.mini('thug').life = life
    table.play(
      (game, { thug }) => explode(game, thug!, thug!.at, 1),
      '6',
      ...(life > 2 ? [['smoke-grenade', 'yes'] as const] : []),
    )
    return table.state.clouds.length
  }
  expect([clouds(3), clouds(2)]).toEqual([1, 0])
})

describe('gcc/core/skills-optional, gcc/skill/immobilization: a choice where friends are hit', () => {
  const blast = (answer?: 'yes' | 'no') => {
    const table = scene([skill('blast', 1), skill('immobilization', 1)], {
      robin: { at: 'b', hero: {} },
      thug: { at: 'b', tile: { lifePoints: 9 } },
      far: { like: 'thug', at: 'c' },
    })
    const answers = answer === undefined ? [] : [['immobilization', answer] as const]
    doTask(table, 'canary', 'blast', answer === undefined ? '1 6 6' : '6 6 6', ['blast', '2'], ...answers)
    return ['robin', 'thug', 'far'].map((name) => table.mini(name).lying)
  }
  test('all of an explosion lie down, or none', () => {
    expect(blast('yes')).toEqual([true, true, true])
    expect(blast('no')).toEqual([false, false, true])
  })
  test('not asked where none of them is hurt', () => {
    expect(blast()).toEqual([false, true, true])
  })
})
