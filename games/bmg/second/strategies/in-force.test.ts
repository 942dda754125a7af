import { shineReach } from '@gargoyle/bmg-common'
import { skill } from '@gargoyle/bmg-counters'
import { becomeCasualty, endActivation, playStrategies, trigger } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, performById, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { applies, computeTotal, displace } from '@gargoyle/bmg-counters/toolkit'
import { recall, remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inchesInCm } from '../testing/inches.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { isTrapped } from './general.ts'

const sketch = {
  boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true },
  hero: { seat: 'a', at: [40, 30], endurance: 9 },
  chief: { seat: 'b', at: [80, 80], rank: 'leader', leads: true },
  thug: { seat: 'b', at: [80, 60] },
} as const satisfies Record<string, ModelSketch>

type Name = keyof typeof sketch

/** Two crews of a Boss and a henchman, and which strategies each has in force. */
const stage = (
  { a = [], b = [] }: { readonly a?: readonly string[]; readonly b?: readonly string[] },
  changed: Partial<Record<Name, Partial<ModelSketch>>> = {},
  rest: Partial<Parameters<typeof setTable<Name>>[0]> = {},
) => {
  const models = Object.fromEntries(
    Object.entries(sketch).map(([name, model]) => [name, { ...model, ...changed[name as Name] }]),
  ) as Record<Name, ModelSketch>
  const table = setTable<Name>({ models, scenario: 'plain', ...rest })
  table.band('a').inForce.push(...a)
  table.band('b').inForce.push(...b)
  return table
}

type Staged = ReturnType<typeof stage>

const lead = (table: Staged, dice = '', ...answers: readonly TestAnswer[]) => {
  table.play((game) => trigger(game, 'lead-start', {}), dice, ...answers)
  return table.asked
}

describe('at the beginning of Take the Lead', () => {
  test('bmg2/core/crew-strategies: the player who is first acts first', () => {
    const asked = (first: 'a' | 'b') =>
      lead(
        stage({ a: ['guardian-of-gotham'], b: ['guardian-of-gotham'] }, {}, { first }),
        '',
        ['guardian-of-gotham', 'no'],
        ['guardian-of-gotham', 'no'],
      ).map((each) => each[0])
    expect([asked('a'), asked('b')]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ])
  })

  test('bmg2/crew-strategy/guardian-of-gotham: kept for later if it is not used, and nothing without the Boss', () => {
    const table = stage({ a: ['guardian-of-gotham'] })
    lead(table, '', ['guardian-of-gotham', 'no'])
    expect(table.play((game, { boss }) => skill(game, 'willpower', boss))).toBe(5)
    lead(table, '', ['guardian-of-gotham', 'yes'])
    expect(
      table.play((game, all) =>
        [all.boss, all.hero, all.chief].map((model) => skill(game, 'willpower', model)),
      ),
    ).toEqual([7, 5, 5])
    const gone = stage({ a: ['guardian-of-gotham', 'i-am-the-night'] }, { boss: { condition: 'casualty' } })
    gone.model('boss').at = undefined
    expect(lead(gone)).toEqual([])
  })

  test('bmg2/crew-strategy/guardian-of-gotham, bmg2/core/sewers: a Boss below ground too, who is placed nowhere from there', () => {
    const table = stage({ a: ['i-am-the-night', 'guardian-of-gotham'] })
    Object.assign(table.model('boss'), { at: undefined, condition: 'away', sewerSince: 1 })
    expect(lead(table, '', ['guardian-of-gotham', 'yes'])).toEqual(['a: guardian-of-gotham'])
    expect(table.play((game, { boss }) => skill(game, 'willpower', boss))).toBe(7)
    const absent = stage({ a: ['guardian-of-gotham'] })
    Object.assign(absent.model('boss'), { at: undefined, condition: 'away' })
    expect(lead(absent)).toEqual([])
  })

  test('bmg2/crew-strategy/guardian-of-gotham, bmg2/crew-strategy/i-am-the-night, bmg2/effect/hypnotize: not for a Boss whom the enemy commands', () => {
    const table = stage({ a: ['i-am-the-night', 'guardian-of-gotham'] })
    table.model('boss').seat = seat('b')
    expect(lead(table)).toEqual([])
  })

  test('bmg2/crew-strategy/a-city-in-fear: no vehicle, no K.O. model, none if only the Boss is left', () => {
    const one = (thug: Partial<ModelSketch>) => lead(stage({ a: ['a-city-in-fear'] }, { thug }))
    expect([one({ traits: ['vehicle'] }), one({ condition: 'ko' })]).toEqual([[], []])
    const table = stage({ a: ['a-city-in-fear'] }, { thug: { traits: ['vehicle'] } })
    expect(table.model('thug').effects).toEqual([])
  })

  test('bmg2/crew-strategy/regrowth: its own Plants on the table, and its player picks Plant and seed', () => {
    const plant = { traits: ['plant'] }
    const seeds = [
      { kind: 'seed', at: [60, 30], seat: 'a' },
      { kind: 'seed', at: [60, 90], seat: 'a' },
      { kind: 'sewer', at: [60, 50], seat: 'a' },
    ] as const
    const grow = (
      changed: Partial<Record<Name, Partial<ModelSketch>>>,
      ...answers: readonly TestAnswer[]
    ) => {
      const table = stage({ a: ['regrowth'] }, changed, { markers: seeds })
      lead(table, '', ...answers)
      return table
    }
    const both = grow(
      { boss: plant, hero: plant },
      ['regrowth', 'yes'],
      ['regrowth-plant', '1'],
      ['regrowth-seed', '2'],
    )
    expect([both.model('hero').at, both.model('boss').at]).toMatchObject([{ y: cm(90) }, { y: cm(30) }])
    expect(both.state.markers.map(({ id }) => id)).toEqual([1, 3])
    expect([grow({}).asked, grow({ thug: plant }).asked]).toEqual([[], []])
    expect(grow({ hero: plant }, ['regrowth', 'no']).model('hero').at!.x).toBe(cm(40))
  })
})

describe('at the end of a Recount', () => {
  const end = (table: Staged, dice = '', ...answers: readonly TestAnswer[]) => {
    table.play((game) => trigger(game, 'recount-end', {}), dice, ...answers)
    return table
  }

  test('bmg2/crew-strategy/adaptable-plan: one model if its player wants, none that is K.O.', () => {
    const moved = (boss: Partial<ModelSketch>, ...last: readonly TestAnswer[]) =>
      end(
        stage({ a: ['adaptable-plan'] }, { boss }),
        '3',
        ['adaptable-plan', 'yes'],
        ['adaptable-plan-model', '1'],
        ['move', { to: to(40 + inchesInCm(3), 30) }],
        ...last,
      ).model('hero').at!.x
    expect(moved({}, ['adaptable-plan-model', 'none'])).toBe(cm(40 + inchesInCm(3)))
    expect(moved({ condition: 'ko' })).toBe(cm(40 + inchesInCm(3)))
    const none = { condition: 'ko' } as const
    expect(end(stage({ a: ['adaptable-plan'] }, { boss: none, hero: none })).asked).toEqual([])
  })
})

describe('whose strategy it is', () => {
  const both = (ask: (table: Staged) => unknown, id: string, changed: Parameters<typeof stage>[1] = {}) => [
    ask(stage({ a: [id] }, changed)),
    ask(stage({ b: [id] }, changed)),
  ]

  test('bmg2/strategy/sewer-maps: one place more for its own crew', () => {
    const places = (table: Staged) =>
      table.play((game, { hero }) => computeTotal(game, 'sewer-places', { about: hero }, 1))
    expect(both(places, 'sewer-maps')).toEqual([2, 1])
  })

  test('bmg2/crew-strategy/indomitable-will, bmg2/crew-strategy/police-training: its own henchmen', () => {
    const dice = (table: Staged) =>
      table.play((game, { hero }) =>
        computeTotal(game, 'skill-dice', { about: hero, purpose: 'willpower' }, 0),
      )
    expect(both(dice, 'indomitable-will')).toEqual([-2, 0])
    const cheap = (table: Staged) =>
      table.play((game, { hero }) => applies(game, 'trait-for-special', { about: hero, purpose: 'arrest' }))
    expect(both(cheap, 'police-training')).toEqual([true, false])
  })

  test('bmg2/crew-strategy/one-night-to-kill-the-bat: henchmen of its own, no Free Agent', () => {
    const bonus = (table: Staged) =>
      table.play((game, { hero, chief }) =>
        computeTotal(game, 'impact-roll', { about: hero, strike: strikeOf(game, hero, chief) }, 0),
      )
    expect(both(bonus, 'one-night-to-kill-the-bat')).toEqual([1, 0])
    expect(both(bonus, 'one-night-to-kill-the-bat', { hero: { rank: 'free-agent' } })).toEqual([0, 0])
  })

  test('bmg2/crew-strategy/effective-henchmen: no other rank, and not for the enemy', () => {
    const moves = (table: Staged) => {
      try {
        table.play((game, { hero }) => trigger(game, 'followed', { follower: hero }))
      } catch {
        // It is asked and not answered.
      }
      return table.asked
    }
    expect(both(moves, 'effective-henchmen')).toEqual([['a: move'], []])
    expect(both(moves, 'effective-henchmen', { hero: { rank: 'free-agent' } })).toEqual([[], []])
  })

  test('bmg2/crew-strategy/payday: only for a killer of the crew that has it', () => {
    const paid = (by: Name | undefined) => (table: Staged) => {
      table.play((game, all) => becomeCasualty(game, all.chief, by && all[by]))
      return table.story.some((text) => text.includes('Payday'))
    }
    expect(both(paid('hero'), 'payday')).toEqual([true, false])
    expect(both(paid(undefined), 'payday')).toEqual([false, false])
  })

  test('bmg2/strategy/fake-objective: the enemy without objectives pays, no other player', () => {
    const table = stage({})
    table.band('a').strategies.push('fake-objective')
    table.play((game) => playStrategies(game, 'E'))
    const points = () => (['a', 'b'] as const).map((who) => table.band(who).victoryPoints)
    const before = points()
    table.play((game) => trigger(game, 'game-end', {}))
    expect(points().map((after, at) => after - before[at]!)).toEqual([0, -4])
  })
})

describe('objective traps', () => {
  const step = (x: number, dice: string, isSet = true) => {
    const table = stage({}, { hero: { at: [x, 30] } }, { markers: [{ kind: 'loot', at: [50, 30] }] })
    remember(table.state.markers[0], isTrapped, isSet)
    table.play((game, { hero }) => trigger(game, 'moved', { mover: hero, from: hero.at!, how: 'move' }), dice)
    return [table.model('hero').stun, recall(table.state.markers[0], isTrapped) ? 1 : 0]
  }

  test('bmg2/strategy/objective-trap: who touches it passes an Agility roll or takes two stuns, and it is gone', () => {
    expect([step(47, '1'), step(47, '6')]).toEqual([
      [0, 0],
      [2, 0],
    ])
    // The base ends 2 mm before the marker.
    expect(step(46.8, '')).toEqual([0, 1])
    expect(step(47, '', false)).toEqual([0, 0])
  })

  test('bmg2/strategy/objective-trap: who runs across it, or is pushed along it, comes into contact too', () => {
    const across = (y: number, dice: string) => {
      const table = stage({}, {}, { markers: [{ kind: 'loot', at: [46, y] }], active: 'hero' })
      remember(table.state.markers[0], isTrapped, true)
      table.play((game, { hero }) => performById(game, hero, 'move'), dice, ['move', { to: to(50.1, 30) }])
      return [
        table.model('hero').stun,
        recall(table.state.markers[0], isTrapped) ? 1 : 0,
        table.model('hero').at!.x,
      ]
    }
    expect([across(30, '6'), across(30, '1')]).toEqual([
      [2, 0, cm(50.1)],
      [0, 0, cm(50.1)],
    ])
    // Its base passes exactly beside the marker, or a tenth of a millimetre away.
    expect([across(33, '6'), across(33.01, '')]).toEqual([
      [2, 0, cm(50.1)],
      [0, 1, cm(50.1)],
    ])
    const pushed = stage({}, {}, { markers: [{ kind: 'loot', at: [46, 30] }] })
    remember(pushed.state.markers[0], isTrapped, true)
    pushed.play((game, { hero, boss }) => displace(game, hero, boss.at!, cm(inchesInCm(4)), boss), '6')
    expect([pushed.model('hero').stun, recall(pushed.state.markers[0], isTrapped)]).toEqual([2, false])
  })

  test('bmg2/strategy/objective-trap: it does nothing to others on the table', () => {
    const table = stage(
      {},
      { thug: { at: [53, 30] }, hero: { at: [90, 30] } },
      { markers: [{ kind: 'loot', at: [50, 30] }] },
    )
    remember(table.state.markers[0], isTrapped, true)
    table.play((game, { hero }) => trigger(game, 'moved', { mover: hero, from: hero.at!, how: 'move' }))
    expect([table.model('thug').stun, recall(table.state.markers[0], isTrapped)]).toEqual([0, true])
  })
})

test('bmg2/crew-strategy/undercover-spy, bmg2/crew-strategy/weird-crew: no model is chosen where none fits or is wanted', () => {
  const asked = (id: string, changed: Parameters<typeof stage>[1], ...answers: readonly TestAnswer[]) => {
    const table = stage({}, changed)
    table.band('a').strategies.push(id)
    table.play((game) => playStrategies(game, 'E'), '', ...answers)
    return [table.asked, table.state.models.flatMap(({ effects }) => effects)]
  }
  expect(asked('undercover-spy', { thug: { rank: 'free-agent' } })).toEqual([[], []])
  expect(asked('weird-crew', {})).toEqual([[], []])
  expect(asked('weird-crew', { hero: { rank: 'free-agent' } }, ['weird-crew', 'none'])).toEqual([
    ['a: weird-crew'],
    [],
  ])
})

test('bmg2/crew-strategy/effective-henchmen: a model that does not follow does not move', () => {
  const table = stage({ a: ['effective-henchmen'] }, { hero: { counters: '' } }, { active: 'boss' })
  table.play((game) => endActivation(game))
  expect(table.asked).toEqual([])
})

describe('when they are played', () => {
  const play = (
    id: string,
    phase: 'B' | 'D' | 'E',
    rest: Parameters<typeof stage>[2] = {},
    ...answers: readonly TestAnswer[]
  ) => {
    const table = stage({}, { boss: { rank: 'henchman', leads: false }, thug: { seat: 'a' } }, rest)
    table.band('a').strategies.push(id)
    table.play((game) => playStrategies(game, phase), '', ...answers)
    return table
  }
  const signal = (y: number): TestAnswer => ['signal', { to: to(2, y) }]

  test('bmg2/strategy/road-warning-signals: four and no fifth, apart from each other, not from lampposts', () => {
    const lamp = { markers: [{ kind: 'streetlamp', at: [6, 20] }] } as const
    const table = play('road-warning-signals', 'B', lamp, signal(20), signal(40), signal(60), signal(80))
    expect([table.asked.length, table.state.markers.length]).toEqual([4, 5])
  })

  test('bmg2/strategy/rapid-response-training: two of three henchmen', () => {
    const train = (picked: readonly string[]) =>
      play('rapid-response-training', 'E', {}, ['rapid-response-training', picked]).state.models.flatMap(
        ({ id, effects }) => (effects.length > 0 ? [id] : []),
      )
    expect(train(['0', '3'])).toEqual([0, 3])
    expect(() => train(['0', '1', '3'])).toThrow()
  })

  test('bmg2/strategy/public-resource-upgrade, bmg2/strategy/road-warning-signals: a signal shines 6 inches instead of 2', () => {
    const table = stage({}, {}, { markers: [{ kind: 'streetlamp', at: [60, 60] }] })
    remember(table.state.markers[0], shineReach, 2)
    table.band('a').strategies.push('public-resource-upgrade')
    table.play((game) => playStrategies(game, 'E'), '', ['public-resource-upgrade', ['1']])
    expect(recall(table.state.markers[0], shineReach)).toBe(6)
  })

  test('bmg2/strategy/change-of-plans: no die without an objective', () => {
    expect(play('change-of-plans', 'D').asked).toEqual([])
  })

  test('bmg2/crew-strategy/lords-of-gotham: its sewers keep to the rules for sewers', () => {
    const dig = (x: number) =>
      play('lords-of-gotham', 'B', {}, ['sewer', { to: to(60, 60) }], ['sewer', { to: to(x, 60) }])
    expect(() => dig(61)).toThrow()
    expect(dig(100).state.markers.length).toBe(2)
  })

  test('bmg2/crew-strategy/regrowth: no Plant of the enemy goes to its own seed', () => {
    const table = stage(
      { a: ['regrowth'] },
      { thug: { traits: ['plant'] } },
      { markers: [{ kind: 'seed', at: [60, 30], seat: 'b' }] },
    )
    expect(lead(table)).toEqual([])
  })
})
