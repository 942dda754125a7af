import { describe, expect, test } from 'vitest'
import { tasksFor } from '../actions/tasks.ts'
import { setTable } from '../testing/table.ts'
import type { MissionDataInput } from './mission-data.ts'

type ActionInput = NonNullable<MissionDataInput['actions']>[number]

/** What Batman in the second area can do of an action with these limits. */
function offered(limits: Partial<ActionInput>, state: object = {}): readonly string[] {
  const table = setTable({
    minis: { batman: { at: 'b' }, robin: { at: 'b' } },
    mission: {
      actions: [
        {
          id: 'pull',
          name: 'Pull',
          by: ['heroes'],
          action: 'manipulation',
          kind: 'automatic',
          deeds: [{ count: 'pulled', add: 1 }],
          ...limits,
        },
      ],
    },
    state,
  })
  return tasksFor(table.position, table.mini('batman')).map(({ id }) => id)
}

const token = (id: string, parts: object = {}) => ({
  kind: 'lever',
  face: 'up',
  id,
  at: 1,
  holder: -1,
  ...parts,
})

describe('gcc/core/manipulation-list, gcc/core/mission-data: where an action of the mission is offered', () => {
  test('in any of its areas, and in no other', () => {
    expect(offered({ areas: ['a', 'b'] })).toEqual(['mission:pull'])
    expect(offered({ areas: ['a', 'c'] })).toEqual([])
  })

  test('while its condition holds', () => {
    const when = { fromTurn: 2 }
    expect(offered({ when }, { turn: 1 })).toEqual([])
    expect(offered({ when }, { turn: 2 })).toEqual(['mission:pull'])
  })

  test('once for each token of its kind and face in the area', () => {
    const tokens = [
      token('here'),
      token('down', { face: 'down' }),
      token('other', { kind: 'safe' }),
      token('far', { at: 2 }),
      token('too'),
    ]
    const lever = { kind: 'lever', face: 'up' }
    expect(offered({ token: lever }, { tokens })).toEqual(['mission:pull:here', 'mission:pull:too'])
  })

  test('for a token that it carries itself, or that nobody carries who stands', () => {
    const carried = (holder: number, carrier: 'self' | 'none-standing', down: boolean) => {
      const energy = down ? { energy: { reserve: 0, wounds: 10 } } : {}
      const table = setTable({
        minis: { batman: { at: 'b' }, robin: { at: 'b', ...energy } },
        mission: {
          actions: [
            {
              id: 'pull',
              name: 'Pull',
              by: ['heroes'],
              action: 'manipulation',
              kind: 'automatic',
              token: { kind: 'lever', face: 'up', carrier },
              deeds: [{ takeToken: true }],
            },
          ],
        },
        state: { tokens: [token('it', holder < 0 ? {} : { holder, at: -1 })] },
      })
      return tasksFor(table.position, table.mini('batman')).length > 0
    }
    const self = [carried(-1, 'self', false), carried(0, 'self', false), carried(1, 'self', true)]
    expect(self).toEqual([false, true, false])
    const fallen = [
      carried(-1, 'none-standing', true),
      carried(0, 'none-standing', true),
      carried(1, 'none-standing', false),
      carried(1, 'none-standing', true),
    ]
    expect(fallen).toEqual([true, false, false, true])
  })

  test('only to a miniature that carries what is needed', () => {
    const carried = (holder: number, kind = 'key') => ({
      tokens: [token('other'), token('it', { kind, holder, at: -1 })],
    })
    expect(offered({ holding: 'key' }, carried(0))).toEqual(['mission:pull'])
    expect(offered({ holding: 'key' }, carried(1))).toEqual([])
    expect(offered({ holding: 'key' }, carried(0, 'lamp'))).toEqual([])
  })
})
