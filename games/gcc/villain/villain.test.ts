import { describe, expect, test } from 'vitest'
import { plainDie } from '../dice/pool.ts'
import type { MissionDataInput } from '../missions/mission-data.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { answersTo, type MiniSketch, setTable } from '../testing/table.ts'
import { costAt } from './river.ts'

const batman: MiniSketch = { at: 'e', hero: { automaticDefense: undefined } }
const turn = { stage: 'tiles', half: 1 } as const

function scene(minis: Readonly<Record<string, MiniSketch>>, mission: Partial<MissionDataInput> = {}) {
  return setTable<string>({ minis: { batman, ...minis }, mission, state: turn })
}

const tile = (parts: object = {}, at = 'a'): MiniSketch => ({ at, tile: parts })

describe('gcc/core/river', () => {
  test("Croc's tile: third place, cost 3 from reserve to fatigue, to the right end, the others close up", () => {
    const table = scene({ thug: tile(), brute: tile(), croc: tile() })
    table.playOn('', ['villain-action', 'tile:2'], ['character', 'none'])
    // gcc/core/tile-cost-payment
    expect(table.state.post).toMatchObject({ reserve: 7, fatigue: 5, river: [0, 1, 2] })
    table.playOn('', ['villain-action', 'tile:0'], ['character', 'none'])
    expect(table.state.post).toMatchObject({ reserve: 6, fatigue: 6, river: [1, 2, 0] })
  })

  test('a tile that costs more than the reserve is shown with the reason', () => {
    const table = scene({ thug: tile(), brute: tile(), croc: tile() })
    table.state.post.reserve = 2
    table.playOn('', ['villain-action', 'end'])
    expect(table.offered('villain-action')).toMatchObject({
      'tile:1': undefined,
      'tile:2': 'It costs 3; 2 cubes are in reserve.',
    })
  })

  test('gcc/core/double-tile: covers two places; its cost is that of the place under its indicator', () => {
    const costs = (double: 1 | 2) => {
      const table = scene({ thug: tile(), riot: tile({ double }), croc: tile() })
      return [0, 1, 2].map((index) => costAt(table.position, index))
    }
    expect(costs(1)).toEqual([1, 2, 4])
    expect(costs(2)).toEqual([1, 3, 4])
  })

  test('gcc/core/two-tiles: none, one or two a turn, each at the cost of the moment; the same may be bought again', () => {
    const table = scene({ thug: tile(), brute: tile() })
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', 'none'],
      ['villain-action', 'tile:0'],
      ['character', 'none'],
      ['villain-action', 'end'],
    )
    expect(table.state.post.fatigue + table.state.post.reserve).toBe(12)
    expect(table.offered('villain-action')).toMatchObject({
      'tile:1': 'Two tiles have been activated this turn.',
    })
    // 1 for the first place, then 2 for the second.
    expect(table.story.filter((text) => text.includes('activates'))).toEqual([
      'The villain activates thug for 1.',
      'The villain activates thug for 2.',
    ])
  })
})

describe('gcc/core/villain-turn-sequence', () => {
  test('gcc/core/villain-upkeep, gcc/core/command-post: spaces cleared, then recovery, then tiles', () => {
    const table = scene({ thug: tile() })
    Object.assign(table.state.post, { reserve: 1, fatigue: 0, movement: 2, defense: 3, reroll: 1 })
    Object.assign(table.state, { stage: 'villain-start' })
    table.playOn('', ['villain-action', 'end'])
    expect(table.state.post).toMatchObject({ movement: 0, defense: 0, reroll: 0 })
    expect(table.story).toContain("The villain's turn. 4 cubes recovered.")
  })

  test('gcc/core/villain-spends: what lies on the spaces stays through the heroes turn', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: { lifePoints: 9 } } },
    })
    const strike = [
      ['hero-action', 'melee'],
      ['attack-cubes', 1],
    ] as const
    table.playOn('2 1 1', ...strike, ['paid-rerolls', []], ['defense-cubes', 2], ['paid-rerolls', []])
    table.playOn('2 1', ...strike, ['paid-rerolls', []], ['defense-cubes', 1], ['paid-rerolls', []])
    expect(table.state.post.defense).toBe(3)
    // The space is full: no question is asked for the third attack.
    table.playOn('2', ...strike, ['paid-rerolls', []], ['hero-action', 'ready'])
    expect(table.asked).not.toContain('villain: defense-cubes')
  })
})

describe('gcc/core/tile-activation', () => {
  const gang = { thug: tile(), two: { like: 'thug', at: 'a' }, three: { like: 'thug', at: 'a' } } as const

  test('all, some or none, each once and to its end before the next', () => {
    const table = scene(gang)
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '2'],
      ['character-step', 'end'],
      ['character', '1'],
    )
    expect(table.state.activation).toMatchObject({ done: [2], current: 1 })
    table.playOn('', ['character-step', 'end'], ['character', 'none'], ['villain-action', 'end'])
    expect(answersTo(table, 'character')).toEqual(['3', 'none'])
  })
})

describe('gcc/core/character-steps', () => {
  test('move, act, move; the bonus goes to whichever movement comes first', () => {
    const table = scene({ thug: tile({ moveBonus: 1 }, 'd') })
    table.playOn(
      '1',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', '4:simple'],
      ['move-to', 'end'],
      ['character-step', 'melee:0'],
      ['paid-rerolls', []],
      ['character-step', 'move'],
      ['move-to', 'end'],
      ['villain-action', 'end'],
    )
    // The way back: 1 and hindering by Batman, both bought.
    expect(table.state.post.movement + table.state.post.fatigue).toBeGreaterThanOrEqual(2)
    expect(table.mini('thug').at).toBe(3)
  })

  test('without a first move the bonus is there for the second', () => {
    const table = scene({ thug: tile({ moveBonus: 2 }, 'e') })
    table.playOn(
      '1',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'melee:0'],
      ['paid-rerolls', []],
      ['character-step', 'move'],
      ['move-to', 'end'],
    )
    expect(table.state.post.movement).toBe(0)
    expect(table.mini('thug').at).toBe(3)
  })

  test('an action after the second move is not possible', () => {
    const table = scene({ thug: tile({}, 'd') })
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'end'],
      ['character-step', 'move'],
      ['move-to', '1:simple'],
      ['move-to', 'end'],
    )
    expect(table.state.activation).toBeUndefined()
  })
})

describe('gcc/core/one-action-kind', () => {
  test("Croc's attacks: multiplier 4, three on Batman and one on Renee; a fifth and the other line are refused", () => {
    const croc = {
      lifePoints: 8,
      melee: [
        { times: 1, dice: [plainDie('red')] },
        { times: 4, dice: [{ colour: 'yellow', reroll: true } as const, plainDie('yellow')] },
      ],
    }
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, renee: { at: 'a' }, croc: { at: 'a', tile: croc } },
      state: turn,
    })
    const attack = (target: string) =>
      [
        ['character-step', 'melee:1'],
        ['attack-target', target],
        ['icon-rerolls', []],
        ['paid-rerolls', []],
        ['defense-cubes', 0],
      ] as const
    table.playOn(
      '3 1  3 3  3 1  6 1',
      ['villain-action', 'tile:0'],
      ['character', '2'],
      ...attack('0'),
      ...attack('0'),
      ...attack('0'),
      ...attack('1'),
      ['character-step', 'end'],
    )
    expect([table.hero('batman').wounds, table.hero('renee').wounds]).toEqual([4, 2])
    expect(answersTo(table, 'character-step')).toEqual(['move', 'end'])
  })

  test('gcc/core/character-attacks: elevation die and hindering as for heroes', () => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0], elevation: 1 },
      { id: 'e', at: [1, 0] },
    ])
    const table = setTable<string>({
      board,
      minis: {
        batman: { at: 'e' },
        robin: { at: 'a' },
        sniper: { at: 'a', tile: { ranged: [{ times: 1, dice: [plainDie('orange')] }] } },
      },
      state: turn,
    })
    table.playOn(
      '6 5',
      ['villain-action', 'tile:0'],
      ['character', '2'],
      ['character-step', 'ranged:0'],
      ['attack-target', '0'],
      ['paid-rerolls', []],
      ['defense-cubes', 0],
    )
    // yellow 6: 2, orange 5: 2, less 1 for Robin beside the sniper.
    expect(table.hero('batman').wounds).toBe(3)
  })

  test('gcc/core/characteristics: a forbidden action is not offered', () => {
    const table = scene({ thug: tile({ melee: 'forbidden', thought: 'forbidden' }, 'e') })
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'end'])
    expect(answersTo(table, 'character-step')).toEqual(['move', 'ranged:0', 'manipulation:0', 'end'])
  })
})

describe('gcc/core/character-manipulation, gcc/core/character-thought', () => {
  const bomb: NonNullable<MissionDataInput['actions']>[number] = {
    id: 'arm',
    name: 'Arm',
    by: ['villain'],
    action: 'manipulation',
    kind: 'automatic',
    token: { kind: 'bomb', face: 'hidden' },
    deeds: [{ turnToken: 'armed' }],
  }
  const tokens = [{ kind: 'bomb', face: 'hidden', areas: ['a'] }]

  test('the bomb: an automatic manipulation of the mission flips it, without a roll and without hindering', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', hero: { menace: 9 } }, thug: tile() },
      mission: { actions: [bomb], tokens },
      state: turn,
    })
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'manipulation:0'],
      ['character-step', 'end'],
    )
    expect(table.state.tokens[0]).toMatchObject({ face: 'armed' })
  })

  test('nothing but what mission and skills list', () => {
    const table = scene({ thug: tile({}, 'b') }, { actions: [bomb], tokens })
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'end'])
    expect(table.offered('character-step')).toMatchObject({
      'manipulation:0': 'There is no manipulation to perform here.',
    })
  })

  test('complex ones roll the line, hindered', () => {
    const hack: typeof bomb = {
      ...bomb,
      id: 'hack',
      action: 'thought',
      kind: 'complex',
      difficulty: 2,
      deeds: [{ count: 'hacked', add: 1 }],
    }
    const run = (at: string) => {
      const table = setTable<string>({
        minis: { batman: { at }, thug: tile({ thought: [{ times: 1, dice: [plainDie('yellow')] }] }) },
        mission: { actions: [hack], tokens },
        state: turn,
      })
      table.playOn(
        '6',
        ['villain-action', 'tile:0'],
        ['character', '1'],
        ['character-step', 'thought:0'],
        ['paid-rerolls', []],
      )
      return table.state.counters.hacked ?? 0
    }
    expect([run('e'), run('a')]).toEqual([1, 0])
  })
})

describe('gcc/core/event-tile, gcc/core/reinforcement, gcc/core/character-pool', () => {
  const mission: Partial<MissionDataInput> = {
    river: ['event', 'thug', 'bane'],
    reinforcement: { points: 3, areas: ['c'] },
    events: [
      { id: 'gas', name: 'Gas', text: 'Gas.', deeds: [{ gas: 1, areas: ['a'] }] },
      { id: 'rest', name: 'Rest', text: 'Rest.', deeds: [{ villainRecovers: 1 }] },
    ],
  }
  const minis = {
    thug: tile({ reinforcementCost: 2 }, 'b'),
    pooled: { like: 'thug' },
    other: { like: 'thug' },
    bane: { tile: { reinforcementCost: undefined } },
  } as const

  test('one event, then points are spent at once; what is left is lost', () => {
    const table = scene(minis, mission)
    table.playOn(
      '',
      ['villain-action', 'tile:-1'],
      ['event', 'rest'],
      ['reinforce', '2'],
      ['villain-action', 'end'],
    )
    expect(table.mini('pooled')).toMatchObject({ at: 2, condition: 'board', life: 1 })
    // One point is left, which is too little for another.
    expect(table.mini('other').condition).toBe('pool')
    expect(table.story).toContain('Rest: Rest.')
  })

  test('without a reinforcement cost no character returns', () => {
    const table = scene(minis, mission)
    table.playOn('', ['villain-action', 'tile:-1'], ['event', 'rest'], ['reinforce', 'none'])
    expect(answersTo(table, 'reinforce')).toEqual(['2', 'none'])
  })

  test('a returning miniature turns its tile face up', () => {
    const table = scene({ ...minis, thug: { tile: { reinforcementCost: 2 } } }, mission)
    expect(table.state.tiles[0]?.faceDown).toBe(true)
    table.playOn('', ['villain-action', 'tile:-1'], ['event', 'rest'], ['reinforce', '1'])
    expect(table.state.tiles[0]?.faceDown).toBe(false)
  })

  test('gcc/core/over-occupation: into an adjacent area if the area is full, else not at all', () => {
    const squares = (limit: number) =>
      boardOfSquares([
        { id: 'a', at: [0, 0], limit: 2 },
        { id: 'c', at: [1, 0], limit: 1 },
        { id: 'e', at: [2, 0], limit },
      ])
    const table = (limit: number) =>
      setTable<string>({
        board: squares(limit),
        minis: { batman: { at: 'e' }, guard: { at: 'c', tile: {} }, thug: { tile: { size: 2 } } },
        mission: {
          ...mission,
          river: ['event', 'guard', 'thug'],
          events: [{ id: 'rest', name: 'Rest', text: 'Rest.' }],
        },
        state: turn,
      })
    const one = table(2)
    one.playOn('', ['villain-action', 'tile:-1'], ['reinforce', '2'])
    expect(one.mini('thug').at).toBe(0)
    const two = setTable<string>({
      board: squares(2),
      minis: {
        batman: { at: 'e' },
        robin: { at: 'a' },
        guard: { at: 'c', tile: {} },
        thug: { tile: { size: 2 } },
      },
      mission: {
        ...mission,
        river: ['event', 'guard', 'thug'],
        events: [{ id: 'rest', name: 'Rest', text: 'Rest.' }],
      },
      state: turn,
    })
    two.playOn('', ['villain-action', 'tile:-1'], ['villain-action', 'end'])
    expect(two.mini('thug').condition).toBe('pool')
  })
})

describe('gcc/core/neutralized-tile', () => {
  test('when its last miniature is gone it goes face down to the right end, and keeps a place in the river', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} }, croc: { at: 'e', tile: {} } },
    })
    table.playOn(
      '2',
      ['hero-action', 'melee'],
      ['attack-cubes', 1],
      ['paid-rerolls', []],
      ['defense-cubes', 0],
    )
    expect(table.state.post.river).toEqual([1, 0])
    expect(table.state.tiles[0]).toEqual({ faceDown: true, out: false })
  })

  test('it cannot be activated', () => {
    const table = scene({ thug: { tile: {} }, croc: tile() })
    table.playOn('', ['villain-action', 'end'])
    expect(table.offered('villain-action')).toMatchObject({
      'tile:0': 'This tile is neutralized.',
      'tile:1': undefined,
    })
  })
})

describe('gcc/core/dredge', () => {
  test('two cubes leave the game, the tile leaves the river, and its miniatures never return', () => {
    const table = scene({ thug: { tile: {} }, croc: tile() })
    table.playOn('', ['villain-action', 'dredge:0'])
    expect(table.state.post).toMatchObject({ river: [1], removed: 2, fatigue: 0, reserve: 10, played: 0 })
    expect(table.mini('thug').condition).toBe('gone')
    expect(table.state.tiles[0]?.out).toBe(true)
  })

  test('two cubes, wherever they are: with one it is not offered', () => {
    const offered = (defense: number) => {
      const table = scene({ croc: tile({ level: 'leader' }), thug: { tile: {} } })
      Object.assign(table.state.post, { reserve: 1, fatigue: 0, defense })
      table.playOn('', ['villain-action', 'end'])
      return Object.keys(table.offered('villain-action')).includes('dredge:1')
    }
    expect([offered(1), offered(0)]).toEqual([true, false])
  })

  test('only neutralized tiles', () => {
    const table = scene({ thug: tile(), croc: tile({ level: 'leader' }) })
    table.playOn('', ['villain-action', 'end'])
    expect(Object.keys(table.offered('villain-action'))).toEqual(['end', 'tile:0', 'demobilize:0', 'tile:1'])
  })
})

describe('gcc/core/demobilize, gcc/core/tile-levels', () => {
  test('once a game an elite or henchman tile goes as if neutralized, two cubes, its miniatures leave the board', () => {
    const table = scene({ thug: tile(), swat: tile({ level: 'elite' }), croc: tile({ level: 'leader' }) })
    table.playOn('', ['villain-action', 'demobilize:1'], ['villain-action', 'end'])
    expect(table.mini('swat')).toMatchObject({ at: -1, condition: 'gone' })
    expect(table.state.post).toMatchObject({ river: [0, 2], removed: 2, demobilized: true })
    expect(Object.keys(table.offered('villain-action')).filter((id) => id.startsWith('demobilize'))).toEqual(
      [],
    )
  })

  test('never a leader', () => {
    const table = scene({ croc: tile({ level: 'leader' }) })
    table.playOn('', ['villain-action', 'end'])
    expect(Object.keys(table.offered('villain-action'))).toEqual(['end', 'tile:0'])
  })
})

test('a character that dies in its own activation ends it', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('counterattack', 2, { die: 'red' })] } },
      thug: tile(),
      two: { like: 'thug', at: 'a' },
    },
    state: turn,
  })
  table.playOn(
    '1 6 6',
    ['villain-action', 'tile:0'],
    ['character', '1'],
    ['character-step', 'melee:0'],
    ['paid-rerolls', []],
    ['counterattack', 'yes'],
    ['paid-rerolls', []],
    ['defense-cubes', 0],
    ['character', '2'],
  )
  expect(table.mini('thug').condition).toBe('pool')
  expect(table.state.activation).toMatchObject({ done: [1], current: 2 })
})
