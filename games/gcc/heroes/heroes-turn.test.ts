import { recall, remember, roundMemory } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, type MiniSketch, setTable } from '../testing/table.ts'
import { heroesAct } from './heroes-turn.ts'

describe('gcc/core/heroes-turn-sequence', () => {
  test('gcc/core/hero-turn-start: cubes of the villain turn go to fatigue before stances, so limits are fresh', () => {
    const table = setTable({
      minis: { batman: { at: 'a', energy: { reserve: 4, fatigue: 0 } } },
      state: { stage: 'heroes-start' },
    })
    table.hero('batman').spaces = [0, 0, 0, 0, 0, 4, 2]
    table.mini('batman').moved = true
    const use = roundMemory<boolean>('test/used', false)
    remember(table.mini('batman'), use, true)
    table.playOn('', ['stance', 'active'])
    expect(table.hero('batman')).toMatchObject({ reserve: 6, fatigue: 4, spaces: [0, 0, 0, 0, 0, 0, 0] })
    expect(table.mini('batman').moved).toBe(false)
    expect(recall(table.mini('batman'), use)).toBe(false)
  })

  test('gcc/core/hero-turn-end: at the end once more', () => {
    const table = setTable({ minis: { batman: { at: 'b' }, thug: { at: 'a', tile: {} } } })
    table.hero('batman').spaces[4] = 2
    table.hero('batman').reserve = 8
    table.playOn('', ['hero-action', 'ready'], ['villain-action', 'end'])
    expect(table.hero('batman')).toMatchObject({ reserve: 8, fatigue: 2, spaces: [0, 0, 0, 0, 0, 0, 0] })
  })
})

describe('gcc/core/stance', () => {
  const stances = (...answers: readonly (readonly [string, string])[]) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', energy: { reserve: 0, fatigue: 8, wounds: 2 } },
        robin: { at: 'a', energy: { reserve: 0, wounds: 10 } },
      },
      state: { stage: 'stance' },
    })
    table.playOn('', ...answers)
    return table
  }

  test('active or resting by the values of the board', () => {
    expect(stances(['batman/stance', 'active']).hero('batman')).toMatchObject({
      stance: 'active',
      reserve: 2,
      fatigue: 6,
    })
    expect(stances(['batman/stance', 'resting']).hero('batman')).toMatchObject({
      stance: 'resting',
      reserve: 5,
      fatigue: 3,
    })
  })

  test('gcc/core/hero-recovers: a neutralized hero must rest, which moves wounds to fatigue and ends the state', () => {
    const table = stances(['batman/stance', 'active'])
    expect(table.hero('robin')).toMatchObject({ stance: 'resting', reserve: 0, fatigue: 5, wounds: 5 })
    expect(table.asked).not.toContain('robin: stance')
  })

  test('gcc/core/hero-recovers: it has no skills for the rest of that turn', () => {
    const table = setTable({
      minis: {
        batman: { at: 'b' },
        clayface: {
          at: 'a',
          hero: { skills: [skill('regeneration', 2)] },
          energy: { reserve: 0, wounds: 10 },
          state: { skillsOff: true },
        },
        thug: { at: 'e', tile: {} },
      },
      state: { stage: 'stance' },
    })
    table.playOn('', ['batman/stance', 'active'])
    // No regeneration: the rest alone moves 5.
    expect(table.hero('clayface')).toMatchObject({ fatigue: 5, wounds: 5 })
    expect(table.mini('clayface').skillsOff).toBe(true)
    table.playOn('', ['batman/hero-action', 'ready'], ['villain-action', 'end'])
    expect(table.mini('clayface').skillsOff).toBe(false)
  })
})

describe('gcc/core/resting-limits', () => {
  test('a resting hero is asked nothing: no action is open to it', () => {
    const table = setTable({
      minis: { batman: { at: 'b', stance: 'resting' }, robin: { at: 'b' }, thug: { at: 'b', tile: {} } },
    })
    table.playOn('', ['robin/hero-action', 'ready'], ['villain-action', 'end'])
    expect(table.asked).not.toContain('batman: hero-action')
  })

  test('but a free action is', () => {
    const table = setTable({
      minis: {
        canary: { at: 'b', stance: 'resting', hero: { skills: [skill('cry', 1), skill('blast', 1)] } },
        thug: { at: 'e', tile: {} },
      },
    })
    table.playOn('', ['hero-action', 'ready'])
    expect(Object.keys(table.offered('hero-action'))).toEqual(['task:cry', 'ready'])
  })
})

describe('gcc/core/free-order', () => {
  const two = () =>
    setTable({ minis: { batman: { at: 'b' }, robin: { at: 'c' }, thug: { at: 'e', tile: {} } } })

  test('heroes act in any order, one action at a time, and come back to each other', () => {
    const table = two()
    table.playOn(
      '',
      ['batman/hero-action', 'move'],
      ['move-to', '0:simple'],
      ['move-to', 'end'],
      ['robin/hero-action', 'move'],
      ['move-to', '1:simple'],
      ['move-to', 'end'],
      ['batman/hero-action', 'move'],
      ['move-to', 'end'],
    )
    expect([table.mini('batman').at, table.mini('robin').at]).toEqual([1, 1])
  })

  test('the hero who acted last is asked before the others, who may still go first', () => {
    const table = two()
    table.playOn('', ['robin/hero-action', 'move'], ['move-to', '1:simple'], ['move-to', 'end'])
    expect(table.state.lastActor).toBe(1)
    table.playOn('', ['hero-action', 'ready'], ['hero-action', 'ready'], ['villain-action', 'end'])
    expect(table.asked.slice(-3)).toEqual([
      'robin: hero-action',
      'batman: hero-action',
      'villain: villain-action',
    ])
  })

  test('the turn ends only when all agree, and any action asks the others again', () => {
    const table = two()
    table.playOn('', ['batman/hero-action', 'ready'])
    expect(table.state).toMatchObject({ stage: 'heroes-act', ready: [0] })
    table.playOn('', ['robin/hero-action', 'move'], ['move-to', '1:simple'], ['move-to', 'end'])
    expect(table.state.ready).toEqual([])
    table.playOn(
      '',
      ['batman/hero-action', 'ready'],
      ['robin/hero-action', 'ready'],
      ['villain-action', 'end'],
    )
    expect(table.state.stage).not.toBe('heroes-act')
  })

  test('a hero with nothing left to do need not say so', () => {
    const table = setTable({
      minis: {
        batman: { at: 'b' },
        robin: { at: 'c', energy: { reserve: 0, fatigue: 10 }, state: { moved: true } },
        thug: { at: 'e', tile: {} },
      },
    })
    table.playOn('', ['batman/hero-action', 'ready'], ['villain-action', 'end'])
    expect(table.asked).toEqual(['batman: hero-action', 'villain: villain-action'])
  })

  describe('what keeps a hero at the table', () => {
    const lever = {
      id: 'lever',
      name: 'Lever',
      by: ['heroes' as const],
      action: 'manipulation' as const,
      kind: 'automatic' as const,
      deeds: [{ count: 'pulled', add: 1 }],
    }
    /** Whether Robin, who has moved and cannot move on, is asked. */
    const isAsked = (
      robin: MiniSketch,
      mission: object = {},
      items: Readonly<Record<string, ItemSketch>> = {},
    ) => {
      const still = { ...robin, hero: { ...robin.hero, movement: { points: 1, limit: 0 } } }
      const table = setTable<string>({
        minis: { robin: { ...still, state: { moved: true, ...robin.state } }, thug: { at: 'c', tile: {} } },
        mission,
        items,
      })
      const stays = table.play((game) => {
        const rule = heroesAct(game)
        const isOver = rule.next().done
        return isOver !== true
      })
      return stays
    }
    const gun: ItemSketch = {
      type: 'ranged-weapon',
      kind: 'gadget',
      lines: [{ when: 'ranged' }],
      held: 'robin',
    }

    test('a task that it can pay, but not one that it cannot', () => {
      const empty = { reserve: 0, fatigue: 10 }
      expect(isAsked({ at: 'b' })).toBe(false)
      expect(isAsked({ at: 'b' }, { actions: [lever] })).toBe(true)
      expect(isAsked({ at: 'b', energy: empty }, { actions: [lever] })).toBe(false)
      expect(isAsked({ at: 'b', stance: 'resting' }, { actions: [lever] })).toBe(false)
    })
    test('a target to strike at, or to shoot at', () => {
      expect(isAsked({ at: 'c' })).toBe(true)
      expect(isAsked({ at: 'b' }, {}, { gun })).toBe(true)
    })
    test('gcc/core/hero-neutralized: nothing, once it is neutralized', () => {
      const down = { reserve: 0, wounds: 10 }
      expect(isAsked({ at: 'c', energy: down, hero: { skills: [skill('cry')] } })).toBe(false)
    })
  })

  test('what is answered is what is done: the second of two tasks, a shot', () => {
    const lever = (id: string) => ({
      id,
      name: id,
      by: ['heroes' as const],
      action: 'manipulation' as const,
      kind: 'automatic' as const,
      deeds: [{ count: id, add: 1 }],
    })
    const table = setTable<string>({
      minis: { robin: { at: 'b' }, thug: { at: 'c', tile: {} } },
      mission: { actions: [lever('one'), lever('two')] },
      items: { gun: { type: 'ranged-weapon', lines: [{ when: 'ranged' }], held: 'robin' } },
    })
    table.playOn('', ['hero-action', 'task:mission:two'])
    expect(table.state.counters).toEqual({ two: 1 })
    table.playOn('1', ['hero-action', 'ranged'], ['attack-cubes', 1])
    expect(table.hero('robin').spaces).toEqual([0, 1, 1, 0, 0, 0, 0])
  })

  test('a task or move that cannot be paid says so. gcc/core/spending-energy, gcc/core/buy-move-points', () => {
    const table = setTable<string>({
      minis: {
        robin: {
          at: 'b',
          hero: { skills: [skill('cry', 1)], movement: { points: 1, limit: 0 } },
          energy: { reserve: 0, fatigue: 10 },
          state: { moved: true },
        },
        thug: { at: 'c', tile: {} },
      },
      mission: {
        actions: [
          {
            id: 'lever',
            name: 'Lever',
            by: ['heroes'],
            action: 'manipulation',
            kind: 'automatic',
            deeds: [{ count: 'lever', add: 1 }],
          },
        ],
      },
    })
    table.playOn('', ['hero-action', 'ready'])
    const offered = table.offered('hero-action')
    expect(offered).toMatchObject({
      'task:mission:lever': 'No energy is left in reserve.',
      'task:cry': undefined,
    })
    expect(offered.move).toContain('more cannot be bought')
  })

  test('what cannot be done is shown with its reason', () => {
    const table = two()
    table.playOn('', ['batman/hero-action', 'ready'])
    expect(table.offered('hero-action')).toMatchObject({
      move: undefined,
      melee: 'There is no target for a melee attack.',
      ranged: 'No ranged weapon is at hand that could be used.',
    })
  })
})

test('gcc/core/free-order: an option says in its data what is done with what, for whoever shows it', () => {
  const table = setTable({
    minis: { batman: { at: 'b' }, thug: { at: 'e', tile: {} } },
    items: { rope: { held: 'batman' } },
    mission: {
      actions: [
        {
          id: 'pull',
          name: 'Pull',
          by: ['heroes'],
          action: 'manipulation',
          kind: 'automatic',
          token: { kind: 'lever', face: 'up' },
          deeds: [{ turnToken: 'down' }],
        },
      ],
    },
    state: { tokens: [{ kind: 'lever', face: 'up', id: 'one', at: 1, holder: -1 }] },
  })
  const about = new Map<string, unknown>()
  const steps = heroesAct(table.position)
  const asked = steps.next()
  if (asked.done) throw new Error('A hero is asked.')
  for (const option of asked.value.decisions[0]?.options ?? []) about.set(option.id, option.about)
  expect(about.get('task:mission:pull:one')).toEqual({ missionAction: 'pull', token: 'one' })
  expect(about.get('task:throw')).toBeUndefined()
  expect(about.get('drop:0')).toEqual({ drops: 0 })
  expect(about.get('move')).toBeUndefined()
})
