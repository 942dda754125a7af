import { describe, expect, test } from 'vitest'
import { neutralize } from '../actions/wounds.ts'
import { plainDie } from '../dice/pool.ts'
import type { MissionDataInput } from '../missions/mission-data.ts'
import { skill } from '../testing/sketches.ts'
import { answersTo, type MiniSketch, setTable } from '../testing/table.ts'
import type { TileProfile } from '../vocabulary.ts'
import { beginActivation } from './activation-state.ts'

const turn = { stage: 'tiles', half: 1 } as const
const line = (times: number) => ({ times, dice: [plainDie('yellow')] })

function scene(
  tile: Partial<TileProfile>,
  mission: Partial<MissionDataInput> = {},
  batman: MiniSketch = { at: 'e' },
) {
  return setTable<string>({ minis: { batman, thug: { at: 'b', tile } }, mission, state: turn })
}

type ActionInput = NonNullable<MissionDataInput['actions']>[number]
const action = (id: string, kind: ActionInput['action']): ActionInput => ({
  id,
  name: id,
  by: ['villain'],
  action: kind,
  kind: 'automatic',
  deeds: [{ count: id, add: 1 }],
})

describe('gcc/core/character-manipulation, gcc/core/character-thought: which tasks a characteristic opens', () => {
  test('manipulations those of the list that are manipulations, thoughts the others', () => {
    const actions = [
      action('lever', 'manipulation'),
      action('plan', 'thought'),
      action('crank', 'manipulation'),
    ]
    const done = (part: string, task: readonly string[]) => {
      const table = scene({}, { actions })
      table.playOn(
        '',
        ['villain-action', 'tile:0'],
        ['character', '1'],
        ['character-step', part],
        ...task.map((id) => ['task', `mission:${id}`] as const),
        ['character-step', 'end'],
      )
      return { counters: table.state.counters, offered: Object.keys(table.offered('task')) }
    }
    expect(done('manipulation:0', ['crank'])).toEqual({
      counters: { crank: 1 },
      offered: ['mission:lever', 'mission:crank'],
    })
    // One thought is there: no question is needed which.
    expect(done('thought:0', [])).toEqual({ counters: { plan: 1 }, offered: [] })
  })
  test('one kind of task opens nothing for the other characteristic', () => {
    const table = scene({}, { actions: [action('plan', 'thought')] })
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'end'])
    expect(table.offered('character-step')).toMatchObject({
      'manipulation:0': 'There is no manipulation to perform here.',
      'thought:0': undefined,
    })
  })
})

describe('gcc/core/one-action-kind', () => {
  test('an option says how often it can be done, in words, where that is more than once', () => {
    const table = scene(
      {
        melee: [line(1), line(2), line(3)],
        ranged: 'forbidden',
        manipulation: 'forbidden',
        thought: 'forbidden',
      },
      {},
      { at: 'b' },
    )
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'end'])
    expect(table.labelsOf('character-step')).toEqual([
      'Move',
      'melee: 1 yellow',
      'melee: 1 yellow, twice',
      'melee: 1 yellow, 3 times',
      'End its activation',
      'Demobilize thug',
    ])
  })

  test.each(['melee:0', 'melee:1'])(
    '%s: only the line that was begun goes on, and no other action',
    (begun) => {
      const table = scene(
        { melee: [line(2), line(2)], ranged: [line(2), line(2)], lifePoints: 9 },
        {},
        { at: 'b' },
      )
      table.playOn(
        '1',
        ['villain-action', 'tile:0'],
        ['character', '1'],
        ['character-step', begun],
        ['paid-rerolls', []],
        ['character-step', 'end'],
      )
      expect(answersTo(table, 'character-step')).toEqual(['move', begun, 'end'])
    },
  )
})

describe('gcc/core/neutralized-tile: while a tile is active', () => {
  const active = () => {
    const table = setTable<string>({
      minis: { batman: { at: 'e' }, thug: { at: 'b', tile: {} }, brute: { at: 'c', tile: {} } },
      state: turn,
    })
    table.state.activation = beginActivation(0)
    return table
  }
  test('another tile that is neutralized does not end the activation', () => {
    const table = active()
    table.play((game, { brute }) => neutralize(game, brute!))
    expect(table.state.tiles.map(({ faceDown }) => faceDown)).toEqual([false, true])
    expect(table.state.activation).toMatchObject({ tile: 0 })
  })
  test('its own last miniature does', () => {
    const table = active()
    table.play((game, { thug }) => neutralize(game, thug!))
    expect(table.state.activation).toBeUndefined()
  })
})

test('gcc/skill/immobilization: the bonus is missing in one activation only', () => {
  const table = scene({})
  table.mini('thug').lying = true
  const walk = (to: number) =>
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', `${to}:simple`],
      ['move-to', 'end'],
      ['character-step', 'end'],
    )
  walk(2)
  expect(table.state.post.movement).toBe(1)
  walk(3)
  expect(table.state.post.movement).toBe(1)
})

test('gcc/core/tile-activation: a character that has left the board is not designated', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'e' },
      thug: { at: 'b', tile: {} },
      gone: { like: 'thug' },
      third: { like: 'thug', at: 'c' },
    },
    state: turn,
  })
  table.playOn('', ['villain-action', 'tile:0'], ['character', 'none'])
  expect(answersTo(table, 'character')).toEqual(['1', '3', 'none'])
})

test('gcc/core/movement: a character that has nowhere to go is not offered a move', () => {
  const table = scene({ moveBonus: 0, skills: [skill('luck', 1)] }, {}, { at: 'b' })
  table.state.post.reserve = 1
  table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'end'])
  expect(table.offered('character-step').move).toContain('more cannot be bought')
})

test('gcc/core/villain-upkeep: what the villain spent stays on its spaces until the start of its next turn', () => {
  const table = scene({ moveBonus: 0 }, {}, { at: 'b' })
  table.playOn(
    '',
    ['villain-action', 'tile:0'],
    ['character', '1'],
    ['character-step', 'move'],
    ['move-to', '2:simple'],
    ['move-to', 'end'],
    ['character-step', 'end'],
    ['villain-action', 'end'],
  )
  // The heroes' turn: a defence then finds the space as full as it was left.
  expect(table.state.stage).not.toBe('tiles')
  expect(table.state.post.movement).toBe(2)
  table.playOn('', ['stance', 'active'])
  expect(table.state.stage).toBe('heroes-act')
  expect(table.state.post.movement).toBe(2)
  table.playOn('', ['hero-action', 'ready'])
  table.playOn('', ['villain-action', 'end'])
  expect(table.state.post.movement).toBe(0)
})
