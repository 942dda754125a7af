import { type Json, must, randomFrom, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { moveCost } from '../actions/move.ts'
import { tasksFor } from '../actions/tasks.ts'
import { areaNamed } from '../board/board.ts'
import { gccBoards } from '../boards/index.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { gcc } from '../gcc.ts'
import { readOnly } from '../read-only.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import { holds } from './conditions.ts'
import type { MissionDataInput } from './mission-data.ts'
import { missions } from './missions.ts'
import { readMission } from './read-mission.ts'

const batman: MiniSketch = { at: 'b' }
const thug: MiniSketch = { at: 'e', tile: {} }

function scene(mission: Partial<MissionDataInput>, state: object = {}) {
  return setTable<string>({ minis: { batman, thug }, mission, state })
}

describe('gcc/core/turn-order', () => {
  const order = (initiative: 'heroes' | 'villain') => {
    const table = scene({ initiative }, { stage: 'upkeep', turn: 0 })
    const heroes = [
      ['stance', 'active'],
      ['hero-action', 'ready'],
    ] as const
    const villain = [['villain-action', 'end']] as const
    const [first, second] = initiative === 'heroes' ? [heroes, villain] : [villain, heroes]
    table.playOn('', ...first, ...second, ...first, ...second)
    return table
  }

  test('upkeep, the side with initiative, check, the other side, check', () => {
    const words = (text: string) => /^(Turn \d|The heroes|The villain's)/.test(text)
    expect(order('heroes').story.filter(words)).toEqual([
      'Turn 1.',
      "The heroes' turn.",
      expect.stringMatching(/^The villain/),
      'Turn 2.',
      "The heroes' turn.",
      expect.stringMatching(/^The villain/),
      'Turn 3.',
      "The heroes' turn.",
    ])
    expect(order('villain').story.filter(words).slice(0, 3)).toEqual([
      'Turn 1.',
      expect.stringMatching(/^The villain/),
      "The heroes' turn.",
    ])
  })

  test('gcc/core/turn-track: the marker begins at 0 and goes on at each upkeep', () => {
    const table = scene({}, { stage: 'upkeep', turn: 0 })
    table.playOn('', ['stance', 'active'])
    expect(table.state.turn).toBe(1)
  })
})

describe('gcc/core/end-checks', () => {
  const ends = (checked: 'always' | 'check'): NonNullable<MissionDataInput['ends']> => [
    { winner: 'heroes', text: 'There.', when: { minis: { side: 'heroes', areas: ['c'] } }, checked },
  ]

  test('gcc/core/constant-end-conditions: some end the game at once', () => {
    const table = scene({ ends: ends('always') })
    // In the middle of the movement: nobody is asked whether it goes on.
    table.playOn('', ['hero-action', 'move'], ['move-to', '2:simple'])
    expect(table.state).toMatchObject({ stage: 'over', winner: 'heroes', reasonOver: 'There.' })
  })

  test('gcc/core/constant-end-conditions: what comes later in the same step does not happen any more', () => {
    const all = { winner: 'villain', text: 'All are down.', when: { allHeroesNeutralized: true } } as const
    const table = setTable<string>({
      minis: { batman: { at: 'a', energy: { reserve: 1, wounds: 9 } } },
      mission: {
        ends: [{ winner: 'heroes', text: 'Counted.', when: { counter: 'late' } }, all],
        effects: [
          { id: 'boom', at: 'upkeep', text: 'Boom.', deeds: [{ explode: 2, at: 'a' }] },
          { id: 'late', at: 'upkeep', text: 'Late.', deeds: [{ count: 'late', add: 1 }] },
        ],
      },
      state: { stage: 'upkeep' },
    })
    table.playOn('6 6', ['effect', 'boom'], ['paid-rerolls', []])
    expect(table.state).toMatchObject({ stage: 'over', winner: 'villain', reasonOver: 'All are down.' })
    expect(table.state.counters).toEqual({})
  })

  test('gcc/core/constant-end-conditions: nor do reinforcements after an event, or blows after an attack', () => {
    const gas = { id: 'gas', name: 'Gas', text: 'Gas.', deeds: [{ gas: 1, areas: ['a'] }] }
    const event = setTable<string>({
      minis: {
        batman: { at: 'a', energy: { reserve: 1, wounds: 9 } },
        thug: { at: 'e', tile: {} },
        other: { like: 'thug' },
      },
      mission: { events: [gas], river: ['event', 'thug'] },
      state: { stage: 'tiles', half: 1 },
    })
    event.playOn('6', ['villain-action', 'tile:-1'], ['paid-rerolls', []])
    expect(event.state).toMatchObject({ stage: 'over', winner: 'villain' })
    expect(event.asked).not.toContain('villain: reinforce')
    const attack = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('circular-strike', 2), skill('combo', 1)] } },
        croc: { at: 'a', tile: {} },
        thug: { at: 'a', tile: {} },
      },
      mission: { ends: [{ winner: 'heroes', text: 'Down.', when: { neutralizedTile: 'croc' } }] },
    })
    attack.playOn(
      '6',
      ['hero-action', 'melee'],
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['paid-rerolls', []],
      ['defense-cubes', 0],
    )
    expect(attack.state).toMatchObject({ stage: 'over', winner: 'heroes', reasonOver: 'Down.' })
    expect(attack.mini('thug').condition).toBe('board')
  })

  test('others only after a side has had its turn', () => {
    const table = scene({ ends: ends('check') })
    table.playOn('', ['hero-action', 'move'], ['move-to', '2:simple'], ['move-to', 'end'])
    expect(table.state.stage).toBe('heroes-act')
    table.playOn('', ['hero-action', 'ready'])
    expect(table.state).toMatchObject({ stage: 'over', winner: 'heroes' })
  })

  test('the last turn ends the game after both sides', () => {
    const table = scene({ turns: { last: 1, winner: 'villain', text: 'Too late.' } })
    table.playOn('', ['hero-action', 'ready'])
    expect(table.state.stage).not.toBe('over')
    table.playOn('', ['villain-action', 'end'])
    expect(table.state).toMatchObject({ stage: 'over', winner: 'villain', reasonOver: 'Too late.' })
  })
})

describe('numbers by how many heroes play', () => {
  const data = (): Record<string, unknown> => structuredClone(missions.get('crocs-den')!) as never
  const start = (mission: Record<string, unknown>, heroes: number) =>
    must(startSession(gcc, { setup: { mission: mission as Json, heroes }, seed: 'numbers' }))

  test('gcc/core/priority: life points of the mission go over those of the tile, for the start and for healing', () => {
    const mission = data()
    Object.assign((mission.tiles as object[])[0]!, { life: [3, 9, 9, 12] })
    for (const [heroes, life] of [
      [1, 3],
      [2, 9],
      [4, 12],
    ] as const) {
      const { state, content } = start(mission, heroes)
      const croc = content.tiles.findIndex(({ profile }) => profile.id === 'killer-croc')
      expect(state.minis[content.tiles[croc]!.minis[0]!]!.life).toBe(life)
      expect(content.tiles[croc]!.profile.lifePoints).toBe(life)
    }
  })

  test('turns of conditions: exactly then, and from then on', () => {
    const at = (turn: number, heroes: number) => {
      const { state, content, seats } = start(data(), heroes)
      state.turn = turn
      const game = readOnly(state, content, seats)
      return [holds(game, { turn: [2, 3, 4, 5] }), holds(game, { fromTurn: [2, 3, 4, 5] })]
    }
    expect([at(1, 1), at(2, 1), at(3, 1)]).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
    expect([at(2, 2), at(3, 2)]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('First Night', () => {
  test.each([1, 2])(
    'with %d heroes it ends as its text says: alarm, locker, and at most two thugs',
    (heroes) => {
      const most = 2
      const session = must(startSession(gcc, { setup: { mission: 'first-night', heroes }, seed: 'ends' }))
      const { state, content } = session
      const [end] = content.mission.data.ends
      const game = readOnly(state, content, session.seats)
      const thugs = state.minis.filter(({ side, at }) => side === 'villain' && at >= 0)
      expect(thugs.length).toBeGreaterThan(most)
      for (const token of state.tokens) token.face = token.kind === 'alarm' ? 'ringing' : 'open'
      for (const thug of thugs.slice(most + 1)) thug.at = -1
      expect(holds(game, end!.when)).toBe(false)
      thugs[most]!.at = -1
      expect(holds(game, end!.when)).toBe(true)
      for (const token of state.tokens) {
        const { face } = token
        token.face = token.kind === 'alarm' ? 'silent' : 'locked'
        expect(holds(game, end!.when)).toBe(false)
        token.face = face
      }
      expect(content.mission.data.text.at(-1)).toContain(
        'the alarm rings, the locker is open and at most two thugs are left on the board.',
      )
    },
  )

  test.each([1, 2])(
    'with %d heroes the alarm works from turn 2 on, so that the villain has had a turn before either side can win',
    (heroes) => {
      const session = must(startSession(gcc, { setup: { mission: 'first-night', heroes }, seed: 'power' }))
      const tasksInTheStore = (): readonly string[] => {
        const state = structuredClone(session.state)
        const game = readOnly(state, session.content, session.seats)
        const hero = state.minis[0]!
        hero.at = areaNamed(session.content.board, 'store')
        return tasksFor(game, hero).map(({ label }) => label)
      }
      const random = randomFrom('power')
      const villain: string[] = []
      expect(session.state.turn).toBe(1)
      expect(tasksInTheStore()).not.toContain('Ring the alarm')
      while (session.state.turn === 1) {
        const { seat, decision } = session.pending!.asked[0]!
        if (seat === 'villain') villain.push(decision.name)
        else expect(tasksInTheStore()).not.toContain('Ring the alarm')
        must(session.answer(seat, decision.candidates(random, 1)[0]!))
      }
      expect(villain).toContain('villain-action')
      expect(session.isOver).toBe(false)
      expect(session.state.turn).toBe(2)
      expect(tasksInTheStore()).toContain('Ring the alarm')
    },
  )
})

describe('effects', () => {
  const effect = (
    id: string,
    at: 'upkeep' | 'heroes-start' | 'heroes-end' | 'villain-start' | 'villain-end',
    when?: object,
  ) =>
    ({ id, at, text: id, deeds: [{ count: id, add: 1 }], ...(when === undefined ? {} : { when }) }) as never

  test('gcc/core/upkeep: all whose condition holds, in the order of the side with initiative', () => {
    const table = scene(
      {
        effects: [
          effect('one', 'upkeep'),
          effect('two', 'upkeep'),
          effect('never', 'upkeep', { fromTurn: 9 }),
        ],
      },
      { stage: 'upkeep', turn: 0 },
    )
    table.playOn('', ['effect', 'two'], ['stance', 'active'])
    expect(table.asked).toEqual(['batman: effect', 'batman: stance'])
    expect(table.state.counters).toEqual({ two: 1, one: 1 })
    const other = scene(
      { initiative: 'villain', effects: [effect('one', 'upkeep'), effect('two', 'upkeep')] },
      { stage: 'upkeep', turn: 0 },
    )
    other.playOn('', ['effect', 'two'])
    expect(other.asked).toEqual(['villain: effect'])
  })

  test('gcc/core/heroes-turn-effects: at the start and the end of the heroes turn, in their order', () => {
    const table = scene(
      { effects: [effect('start', 'heroes-start'), effect('a', 'heroes-end'), effect('b', 'heroes-end')] },
      { stage: 'heroes-start' },
    )
    table.playOn('', ['stance', 'active'])
    expect(table.state.counters).toEqual({ start: 1 })
    table.playOn('', ['hero-action', 'ready'], ['effect', 'b'])
    expect(table.asked.at(-1)).toBe('batman: effect')
    expect(Object.keys(table.state.counters)).toEqual(['start', 'b', 'a'])
  })

  test('gcc/core/villain-turn-effects: at the start and the end of the villain turn, in its order', () => {
    const table = scene(
      { effects: [effect('a', 'villain-start'), effect('b', 'villain-start'), effect('end', 'villain-end')] },
      { stage: 'villain-start', half: 1 },
    )
    table.playOn('', ['effect', 'b'], ['villain-action', 'end'])
    expect(table.asked[0]).toBe('villain: effect')
    expect(table.state.counters).toMatchObject({ a: 1, b: 1 })
  })
})

describe('what deeds do', () => {
  const run = (
    deeds: readonly object[],
    dice = '',
    extra: Partial<MissionDataInput> = {},
    ...answers: readonly ScriptedAnswer[]
  ) => {
    const table = scene(
      {
        actions: [
          {
            id: 'do',
            name: 'Do',
            by: ['heroes'],
            action: 'manipulation',
            kind: 'automatic',
            token: { kind: 'box', face: 'shut' },
            deeds: deeds as never,
          },
        ],
        tokens: [
          { kind: 'box', face: 'shut', areas: ['b'] },
          { kind: 'box', face: 'far', areas: ['d'] },
        ],
        ...extra,
      },
      {},
    )
    table.playOn(dice, ['hero-action', 'task:mission:do:box-0'], ...answers)
    return table
  }

  test('tokens turn, go, are carried and follow their carrier', () => {
    expect(run([{ turnToken: 'open' }]).state.tokens[0]?.face).toBe('open')
    expect(run([{ removeToken: true }]).state.tokens).toHaveLength(1)
    const carried = run([{ takeToken: true }], '', {
      ends: [
        { winner: 'heroes', text: 'Out.', when: { tokens: { kind: 'box', areas: ['c'], heldBy: 'heroes' } } },
      ],
    })
    expect(carried.state.tokens[0]).toMatchObject({ holder: 0, at: -1 })
    carried.playOn('', ['hero-action', 'move'], ['move-to', '2:simple'])
    expect(carried.state.winner).toBe('heroes')
  })

  test('an explosion hurts where the token is; gas and reinforcement come', () => {
    const blown = run([{ explode: 2 }], '3 3', {}, ['paid-rerolls', []])
    expect(blown.hero('batman').wounds).toBe(2)
    expect(run([{ gas: 1, areas: ['d'] }]).state.clouds).toMatchObject([
      { kind: 'gas', at: 3, side: 'villain' },
    ])
    expect(
      run([{ turnTokens: { kind: 'box', from: 'far', to: 'near' } }]).state.tokens.map(({ face }) => face),
    ).toEqual(['shut', 'near'])
    expect(run([{ heroesRecover: 3 }]).state.heroes[0]).toMatchObject({ fatigue: 0 })
  })
})

test('gcc/core/priority: a mission rule beats a trait, which beats a skill, which beats the rule', () => {
  const cost = (traits: readonly string[], rules: readonly string[]) => {
    const table = setTable<string>({
      minis: {
        hawk: { at: 'b', hero: { traits } },
        thug: { at: 'b', tile: {} },
        scare: { at: 'c', tile: { skills: [skill('horror', 4)] } },
      },
      mission: { rules: [...rules] },
    })
    const way = table.content.grounds.with([]).ways[1]!.find(({ to }) => to === 2)!
    return moveCost(table.position, table.mini('hawk'), way).total
  }
  expect(cost([], [])).toBe(1 + 1 + 4)
  expect(cost(['fly'], [])).toBe(1)
  expect(cost(['fly'], ['snow'])).toBe(2)
})

describe('gcc/core/mission-data: reading a mission', () => {
  const sound = missions.get('bombs-at-the-pier')!
  const refusal = (change: object) => {
    const read = readMission({ ...sound, ...change }, { catalogue, boards: gccBoards })
    return read.ok ? undefined : { text: read.reason.text, path: read.reason.path }
  }

  test.each([...missions.values()])('$name is sound', (mission) => {
    must(readMission(mission, { catalogue, boards: gccBoards }))
  })

  test.each<[string, object, RegExp, string]>([
    ['an unknown board', { board: 'moon' }, /no board "moon"/, 'board'],
    [
      'an unknown area',
      { reinforcement: { points: 1, areas: ['moon'] } },
      /no area "moon"/,
      'reinforcement.areas.0',
    ],
    [
      'an unknown tile',
      { tiles: [{ tile: 'moon', areas: [], extra: [], pool: 0 }], river: ['moon'] },
      /no tile "moon"/,
      'tiles.0.tile',
    ],
    [
      'too many miniatures',
      {
        tiles: [{ tile: 'harley-quinn', areas: ['street', 'street'], extra: [], pool: 0 }],
        river: ['harley-quinn'],
      },
      /has 1 miniatures, not 2/,
      'tiles.0',
    ],
    ['a river without the tile', { river: ['event'] }, /not in the river/, 'tiles.0'],
    ['thirteen turns', { turns: { last: 13, winner: 'villain', text: 'x' } }, /./, 'turns.last'],
    ['an unknown rule', { rules: ['moon'] }, /no mission rule "moon"/, 'rules.0'],
    [
      'an area in a condition',
      { ends: [{ winner: 'heroes', text: 'x', when: { minis: { areas: ['moon'] } }, checked: 'always' }] },
      /no area "moon"/,
      'ends.0.when.minis.areas.0',
    ],
  ])('%s is refused with its place', (_, change, text, path) => {
    expect(refusal(change)?.text).toMatch(text)
    expect(refusal(change)?.path).toBe(path)
  })
})
