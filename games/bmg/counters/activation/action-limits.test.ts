import { remember } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponsOfRound } from '../attack/weapon-of-round.ts'
import { knockOut } from '../damage/knock-out.ts'
import type { CounterRule, SpecialAttack } from '../rules/special-rule.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TableSketch, type TestTable } from '../testing/table.ts'
import { activationStep, beginActivation } from './activation.ts'
import { coverBeside, possibleActions } from './options.ts'

const lone = (
  hero: Partial<ModelSketch> = {},
  others: Readonly<Record<string, ModelSketch>> = {},
  rest: Partial<TableSketch<string>> = {},
): TestTable<string> =>
  setTable<string>({
    models: { hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero }, ...others },
    active: 'hero',
    ...rest,
  })
const thug = { seat: 'b', touching: 'hero', endurance: 9 } as const
const effect = (id: string, by?: number) => ({ id, until: 'game' as const, args: [], value: 0, by })
const listed = (table: TestTable<string>): readonly string[] =>
  table.play((game, all) => possibleActions(game, all.hero!, game.state.activation!).map(({ id }) => id))
const act = (
  table: TestTable<string>,
  id: string,
  dice = '',
  ...answers: Parameters<typeof table.play>[2][]
) => table.play((game, all) => performById(game, all.hero!, id), dice, ...(answers as never[]))

describe('what is declared', () => {
  const declared = (hero: Partial<ModelSketch>, ...effects: readonly string[]) => {
    const table = lone(hero, { thug: { seat: 'b', at: [90, 90] } })
    table.model('hero').effects = effects.map((id) => effect(id))
    let offered: readonly string[] = []
    try {
      table.play((game, all) => beginActivation(game, all.hero!), '', ['declare', 'neither'])
      offered = Object.keys(table.offered('declare'))
    } catch {
      table.play((game, all) => beginActivation(game, all.hero!))
      offered = [table.state.activation!.declared!]
    }
    return offered
  }

  test('bmg1/core/activation-shape: what the model cannot do is not declared', () => {
    expect(declared({ counters: 'A' })).toEqual(['move-attack', 'attack-move', 'move', 'attack', 'neither'])
    expect(declared({ counters: 'M' })).toEqual(['move', 'neither'])
    expect(declared({ counters: 'AM' }, 'paralyze')).toEqual(['neither'])
  })

  test('bmg1/objective/loot: who has no MC for its loot may put it down and move', () => {
    const table = lone(
      {},
      { thug: { seat: 'b', at: [90, 90] } },
      { markers: [{ kind: 'loot', at: [30, 30] }] },
    )
    table.state.markers[0]!.carrier = 0
    table.state.activation = undefined
    table.play((game, all) => beginActivation(game, all.hero!), '', ['declare', 'move'])
    expect(actionBlockedReason(table, 'move')).toBe('It takes 1MC to move with loot.')
    act(table, 'drop')
    expect(actionBlockedReason(table, 'move')).toBeUndefined()
  })

  test('bmg1/core/activation-shape: the log tells what was declared, unless nothing else could be', () => {
    const told = (...effects: readonly string[]) => {
      const table = lone({ counters: 'AM' }, { thug: { seat: 'b', at: [90, 90] } })
      table.model('hero').effects = effects.map((id) => effect(id))
      table.play(
        (game, all) => beginActivation(game, all.hero!),
        '',
        ...(effects.length > 0 ? [] : [['declare', 'attack-move'] as const]),
      )
      return table.story.filter((line) => line.includes('declares'))
    }
    expect(told()).toEqual(['hero declares: attack, then move.'])
    expect(told('paralyze')).toEqual([])
  })

  test('bmg1/core/grab: who is held may declare a move, for it may break free', () => {
    expect(declared({ counters: 'A' }, 'immobilized')).toContain('move')
  })

  test('bmg1/core/activation-shape: a special attack with a weapon is an attack, another is none', () => {
    const why = (state: object) => {
      const table = lone()
      Object.assign(table.state.activation!, { declared: 'move-attack', ...state })
      return actionBlockedReason(table, 'move')
    }
    expect(why({ specialAttack: 'charge', attackKind: 'melee' })).toContain('It has attacked')
    expect(why({ specialAttack: 'charge' })).toBeUndefined()
    expect(why({ attackKind: 'melee' })).toBeUndefined()
    expect(why({ attacks: 1, attackKind: 'melee' })).toContain('It has attacked')
  })
})

describe('what is open to which model', () => {
  test('bmg1/effect/paralyze: nothing at all', () => {
    const table = lone({ counters: 'MMAASS', traits: ['power-strike'] }, { thug })
    expect(actionBlockedReason(table, 'melee:-1')).toBeUndefined()
    table.model('hero').effects = [effect('paralyze')]
    for (const id of ['move', 'melee:-1', 'push:-1', 'special:power-strike:-1'])
      expect(actionBlockedReason(table, id)).toBe('hero cannot act.')
  })

  test('bmg1/effect/paralyze, bmg1/objective/loot: it does not even let go of what it carries', () => {
    const table = lone({}, {}, { markers: [{ kind: 'loot', at: [30, 30], carrier: 'hero' }] })
    expect(actionBlockedReason(table, 'drop')).toBeUndefined()
    table.model('hero').effects = [effect('paralyze')]
    expect(actionBlockedReason(table, 'drop')).toBe('hero cannot act.')
  })

  test('bmg1/core/run: a model that has run manipulates nothing', () => {
    const table = lone({ counters: 'MS' }, {}, { markers: [{ kind: 'loot', at: [33, 30] }] })
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
    table.state.activation!.ran = true
    expect(listed(table).filter((id) => id.startsWith('manipulate'))).toEqual([])
    expect(listed(table)).toContain('move')
  })

  test('bmg1/core/stand, bmg1/core/sewers, bmg1/objective/loot, bmg1/core/grab: only for the models concerned', () => {
    const markers = [{ kind: 'sewer', at: [60, 60] }] as const
    const plain = listed(lone({}, { thug: { seat: 'b', at: [90, 90] } }, { markers }))
    for (const id of ['stand', 'break-free', 'drop', 'emerge', 'sewer:1']) expect(plain).not.toContain(id)
    expect(listed(lone({ condition: 'down' }))).toContain('stand')
    const carried = lone({}, {}, { markers: [{ kind: 'loot', at: [30, 30], carrier: 'hero' }] })
    expect(listed(carried)).toContain('drop')
    const blind = lone()
    blind.model('hero').effects = [effect('blind')]
    expect(listed(blind)).not.toContain('break-free')
  })

  test('bmg1/core/grab: only with bare hands', () => {
    const ids = listed(lone({ weapons: [{ damage: 'S' }] }, { thug }))
    expect(ids.filter((id) => id.startsWith('grab'))).toEqual(['grab:-1'])
  })

  test('bmg1/template/spray-template, bmg2/template/grenades: what is aimed at a place needs no target, a gun does', () => {
    const rules = (rule: string) => ({ ...gun, rules: [rule] })
    const why = (rule: string) =>
      actionBlockedReason(lone({ counters: 'AA', weapons: [rules(rule)] }), 'ranged:0')
    expect([why('expansive'), why('grenade')]).toEqual([undefined, undefined])
    expect(why('firearm')).toBeDefined()
  })

  test('bmg1/core/special-attack-use: it takes an AC beside its own counters, and traits that may be used', () => {
    const why = (counters: string, ...effects: readonly ReturnType<typeof effect>[]) => {
      const table = lone(
        { counters, traits: ['power-strike', 'mute'] },
        { thug },
        {
          book: {
            effects: {
              ...testBook.effects,
              numb: { name: 'Numb', text: 'No traits.', own: { 'no-traits': true } },
            },
          },
        },
      )
      table.model('hero').effects.push(...effects)
      return actionBlockedReason(table, 'special:power-strike:-1')
    }
    expect([why('AS'), why('S')]).toEqual([undefined, expect.stringContaining('1AC')])
    expect(why('AS', effect('numb'))).toBe('It cannot use traits now.')
  })

  test('bmg1/core/special-attack-use: its only target is no target for strikes', () => {
    const table = lone({ counters: 'AAA' }, { thug })
    expect(actionBlockedReason(table, 'melee:-1')).toBeUndefined()
    table.state.activation!.specialTargets.push(1)
    expect(actionBlockedReason(table, 'melee:-1')).toBe('No enemy is in reach.')
  })

  test('bmg2/special-attack/360-attack: one outside the attack asks for feet, freedom and the weapon in use', () => {
    const swirl: SpecialAttack = {
      name: 'Swirl',
      text: 'It swirls.',
      cost: {},
      extra: true,
      perform: () => undefined,
    }
    const why = (hero: Partial<ModelSketch>, set: (table: TestTable<string>) => void = () => {}) => {
      const table = lone(
        { weapons: [{ damage: 'S' }], traits: ['swirl'], ...hero },
        { thug },
        {
          book: {
            specialAttacks: { ...testBook.specialAttacks, swirl },
            traits: { ...testBook.traits, swirl: { name: 'Swirl', text: 'It swirls.' } },
          },
        },
      )
      set(table)
      return actionBlockedReason(table, 'special:swirl:0')
    }
    expect(why({})).toBeUndefined()
    expect(why({ condition: 'down' })).toBe('hero is not on its feet.')
    expect(why({}, (table) => remember(table.model('hero'), weaponsOfRound, ['unarmed']))).toBe(
      'It uses one weapon for the whole round.',
    )
    expect(why({}, (table) => void table.model('hero').effects.push(effect('paralyze')))).toBe(
      'hero cannot act.',
    )
  })
})

describe('traits with actions', () => {
  const quick: CounterRule = { name: 'Quick', text: 'Anything.', action: { perform: () => undefined } }
  const dear: CounterRule = {
    name: 'Dear',
    text: 'Anything.',
    action: { cost: { special: 1 }, perform: () => undefined },
  }
  const book = { traits: { ...testBook.traits, quick, dear } }
  const owner = (hero: Partial<ModelSketch>) =>
    lone({ traits: ['quick', 'dear'], counters: 'SS', ...hero }, {}, { book })

  test('bmg1/core/trait-use: without a limit a trait may be used again', () => {
    const table = owner({})
    act(table, 'trait:quick')
    act(table, 'trait:dear')
    expect([actionBlockedReason(table, 'trait:quick'), actionBlockedReason(table, 'trait:dear')]).toEqual([
      undefined,
      undefined,
    ])
    expect(table.model('hero')).toMatchObject({
      memory: {},
      roundMemory: {},
      counters: { special: 1 },
    })
  })

  test('bmg1/effect/knock-down-fallen: a model that lies uses none, however cheap', () => {
    const table = owner({ condition: 'down' })
    expect([actionBlockedReason(table, 'trait:quick'), actionBlockedReason(table, 'trait:dear')]).toEqual([
      'It lies on the ground.',
      'It lies on the ground.',
    ])
  })

  test('bmg1/core/execute-the-plan: a model that goes down in its own activation has had it', () => {
    const faint: CounterRule = {
      name: 'Faint',
      text: 'It faints.',
      action: { perform: ({ game, owner: model }) => knockOut(game, model, undefined) },
    }
    const table = lone(
      { traits: ['faint', 'quick'] },
      { thug: { seat: 'b', at: [90, 90] } },
      {
        book: { traits: { ...testBook.traits, faint, quick } },
      },
    )
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'trait:quick'])
    expect(table.state.activation?.model).toBe(0)
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'trait:faint'])
    expect(table.state).toMatchObject({ activation: undefined, turn: 'b' })
    expect(table.model('hero').activated).toBe(true)
  })
})

describe('cover', () => {
  const crate = (x: number, y: number) => box('crate', cm(x), cm(y), cm(3), cm(3), cm(3))
  const beside = (hero: Partial<ModelSketch>, ...pieces: readonly ReturnType<typeof crate>[]) =>
    lone(hero, {}, { pieces }).play((game, all) => coverBeside(game, all.hero!).map(({ id }) => id))

  test('bmg1/core/take-cover: behind whatever touches it on any side, not beneath its feet', () => {
    expect(beside({}, crate(31.5, 28.5))).toEqual(['crate'])
    expect(beside({}, crate(28.5, 31.5))).toEqual(['crate'])
    expect(beside({}, crate(28.5, 25.5))).toEqual(['crate'])
    expect(beside({}, crate(28.5, 31.7))).toEqual([])
    expect(beside({ at: [30, 30, 3] }, crate(28.5, 28.5))).toEqual([])
  })

  test('bmg1/core/take-cover: it leaves other effects alone, and one thing at a time is enough', () => {
    const table = lone({ counters: 'SS' }, {}, { pieces: [crate(31.5, 28.5)] })
    table.model('hero').effects = [{ ...effect('fire'), args: ['crate'] }]
    expect(actionBlockedReason(table, 'cover:crate')).toBeUndefined()
    act(table, 'cover:crate')
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['fire', 'cover'])
    expect(actionBlockedReason(table, 'cover:crate')).toBe('It is in cover.')
  })
})

describe('breaking free', () => {
  const held = (counters: string, ...by: readonly (number | undefined)[]) => {
    const table = lone(
      { counters, strength: 4 },
      {
        thug,
        other: { seat: 'b', touching: 'hero', side: 'west' },
      },
    )
    table.model('hero').effects = [effect('blind'), ...by.map((each) => effect('immobilized', each))]
    return table
  }
  const captors = (table: TestTable<string>) =>
    table.model('hero').effects.flatMap(({ id, by }) => (id === 'immobilized' ? [by ?? 'nobody'] : [id]))

  test('bmg1/core/grab: at least an AC for each captor, and each success frees it from one', () => {
    const table = held('AAA', 1, 2)
    expect(() =>
      table.play((game, all) => performById(game, all.hero!, 'break-free'), '6', ['break-free', 1]),
    ).toThrow()
    table.play(
      (game, all) => performById(game, all.hero!, 'break-free'),
      '4 3',
      ['break-free', 2],
      ['freed-from', '2'],
    )
    expect(captors(table)).toEqual(['blind', 1])
    expect(actionBlockedReason(held('A', 1, 2), 'break-free')).toBe('It takes 2AC at least to break free.')
    expect(actionBlockedReason(held('AA', 1, 2), 'break-free')).toBeUndefined()
  })

  test('bmg1/effect/immobilized-pinned-down: a model that no captor holds gets loose with one success', () => {
    expect(actionBlockedReason(held('A', undefined), 'break-free')).toBeUndefined()
    expect(actionBlockedReason(held('M', undefined), 'break-free')).toBe(
      'It takes 1AC at least to break free.',
    )
    const free = (dice: string, ...by: readonly (number | undefined)[]) => {
      const table = held('A', ...by)
      act(table, 'break-free', dice)
      return captors(table)
    }
    expect([free('4', undefined), free('3', undefined)]).toEqual([['blind'], ['blind', 'nobody']])
    expect(free('4', 1, undefined)).toEqual(['blind', 'nobody'])
  })
})
