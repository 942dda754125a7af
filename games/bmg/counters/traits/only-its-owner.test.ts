import { addEffect, effectOn, hasEffect, isImmune } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { endsNow } from '../activation/activation-memory.ts'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { inflict } from '../damage/inflict.ts'
import { knockOut } from '../damage/knock-out.ts'
import { counterSum, spendable } from '../model/counters.ts'
import { distanceFor } from '../movement/move-action.ts'
import { applies, isDenied, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TableSketch, type TestAnswer } from '../testing/table.ts'
import { compendiumLeaders } from './compendium-leaders.ts'

type Names = 'hero' | 'mate' | 'thug'

/** An owner of traits, a friend beside it and an enemy in contact; the friend is the one to be passed over. */
const trio = (
  traits: readonly string[],
  parts: Partial<Record<Names, Partial<ModelSketch>>> = {},
  rest: Partial<Omit<TableSketch<Names>, 'models'>> = {},
) =>
  setTable<Names>({
    models: {
      hero: { seat: 'a', at: [30, 30], traits, counters: 'MMAADDSS', endurance: 12, ...parts.hero },
      mate: { seat: 'a', at: [30, 34], counters: 'MMAADDSS', endurance: 12, ...parts.mate },
      thug: { seat: 'b', touching: 'hero', counters: 'MMAADDSS', endurance: 12, ...parts.thug },
    },
    active: 'hero',
    ...rest,
  })
type Table = ReturnType<typeof trio>
const strikeOf = (game: Play, attacker: Model, target: Model, kind: 'melee' | 'ranged' = 'melee') =>
  newStrike(newAttack({ attacker, kind, weapon: weaponAt(game, attacker, -1), arm: -1 }), target, { dice: 1 })
const markers = (table: Table, name: Names) => [table.model(name).injury, table.model(name).stun]
const hurt = (table: Table, name: Names, injury: number, stun = 0) =>
  table.play((game, all) => inflict(game, all[name], { injury, stun, cause: 'test' }), '')

describe('damage', () => {
  test('bmg1/trait/hardened: its own injuries only, and a stun does not use it up', () => {
    const table = trio(['hardened'])
    hurt(table, 'mate', 1)
    hurt(table, 'hero', 0, 1)
    expect([markers(table, 'mate'), markers(table, 'hero')]).toEqual([
      [1, 0],
      [0, 1],
    ])
    table.model('hero').counters = { movement: 0, attack: 0, defense: 0, special: 0 }
    hurt(table, 'hero', 2)
    expect(markers(table, 'hero')).toEqual([1, 2])
  })

  test('bmg1/trait/power-armor: it keeps no friend from harm, is not repaired by another’s recovery and burns alone', () => {
    const table = trio(['power-armor'], { mate: { counters: '' } })
    hurt(table, 'mate', 2)
    expect(markers(table, 'mate')).toEqual([2, 0])
    hurt(table, 'hero', 2)
    expect(markers(table, 'hero')).toEqual([0, 0])
    table.play((game, { mate }) => trigger(game, 'recovering', { model: mate, recovery: { done: false } }))
    table.play((game, { hero }) => trigger(game, 'recovering', { model: hero, recovery: { done: true } }))
    const armour = () => effectOn(table.model('hero'), 'power-armor')?.value
    const before = armour()
    table.play((game, { mate }) => trigger(game, 'burning', { victim: mate, markers: 1 }))
    expect([table.asked, before, armour(), markers(table, 'hero'), markers(table, 'mate')]).toEqual([
      [],
      2,
      2,
      [0, 0],
      [2, 0],
    ])
  })

  test('bmg1/trait/luck, bmg1/core/move: it rolls no die of another model’s move', () => {
    const table = trio(['luck'])
    expect(table.play((game, { mate }) => distanceFor(game, mate, 1), '3')).toBe(3)
    expect(table.play((game, { thug }) => distanceFor(game, thug, 1), '3')).toBe(3)
    expect(table.asked).toEqual([])
  })

  test('bmg1/trait/football-gear, bmg1/trait/catcher-gear: nothing but what they name', () => {
    const denied = (trait: string) =>
      trio([trait]).play((game, { hero, thug }) =>
        ['sharp', 'tough-heavy', 'reach'].filter((id) => isDenied(game, strikeOf(game, thug, hero), id)),
      )
    expect([denied('football-gear'), denied('catcher-gear')]).toEqual([
      ['sharp', 'tough-heavy'],
      ['tough-heavy'],
    ])
  })

  test('bmg1/trait/superior-smell: immune to Blind and nothing else', () => {
    const table = trio(['superior-smell'])
    expect(
      table.play((game, { hero }) => ['blind', 'stunned', 'paralyze'].map((id) => isImmune(game, hero, id))),
    ).toEqual([true, false, false])
  })
})

describe('being asked', () => {
  /** Who is asked, by which decision, when something happens. */
  const asked = (
    table: Table,
    happens: Parameters<Table['play']>[0],
    dice = '',
    ...answers: readonly TestAnswer[]
  ) => {
    table.play(happens, dice, ...answers)
    return table.asked
  }

  test('bmg1/trait/elusive: only when it is shot at itself', () => {
    const begins = (target: Names, kind: 'melee' | 'ranged', ...answers: readonly TestAnswer[]) =>
      asked(
        trio(['elusive']),
        (game, all) =>
          trigger(game, 'strike-begins', { strike: strikeOf(game, all.thug, all[target], kind) }),
        '',
        ...answers,
      )
    expect([begins('mate', 'ranged'), begins('hero', 'melee')]).toEqual([[], []])
    expect(begins('hero', 'ranged', ['elusive', 'no'])).toEqual(['a: elusive'])
  })

  test('bmg1/trait/expert-marksman: only for its own shots, and with the counter', () => {
    const declared = (
      attacker: Names,
      kind: 'melee' | 'ranged',
      counters: string,
      ...answers: readonly TestAnswer[]
    ) =>
      asked(
        trio(['expert-marksman'], { hero: { counters } }),
        (game, all) =>
          trigger(game, 'attack-declared', { attack: strikeOf(game, all[attacker], all.thug, kind).attack }),
        '',
        ...answers,
      )
    expect([
      declared('mate', 'ranged', 'S'),
      declared('hero', 'melee', 'S'),
      declared('hero', 'ranged', 'M'),
    ]).toEqual([[], [], []])
    expect(declared('hero', 'ranged', 'S', ['expert-marksman', 'no'])).toEqual(['a: expert-marksman'])
  })

  test('bmg1/trait/persuasive, bmg1/trait/trickster: in its own activation', () => {
    for (const [trait, moment, decision, answer] of [
      ['persuasive', 'activation-end', 'persuasive', 'none'],
      ['trickster', 'activation-start', 'move-counter', 'stop'],
    ] as const) {
      const at = (active: Names, ...answers: readonly TestAnswer[]) =>
        asked(
          trio([trait], { mate: { rank: 'sidekick' } }),
          (game, all) => trigger(game, moment, { active: all[active] }),
          '',
          ...answers,
        )
      expect(at('mate')).toEqual([])
      expect(at('hero', [decision, answer])).toEqual([`a: ${decision}`])
    }
  })

  test('bmg1/trait/counter-attack: only when it has blocked itself, something, and once for a strike', () => {
    const blocked = (sufferer: Names, count: number, note?: string, ...answers: readonly TestAnswer[]) =>
      asked(
        trio(['counter-attack']),
        (game, all) => {
          const strike = strikeOf(game, all.thug, all[sufferer])
          if (note !== undefined) strike.memory = { [note]: true }
          return trigger(game, 'blocked', { strike, count, successes: count })
        },
        '',
        ...answers,
      )
    expect([blocked('mate', 1), blocked('hero', 0), blocked('hero', 1, 'counter-attack/countered')]).toEqual([
      [],
      [],
      [],
    ])
    expect(blocked('hero', 1, undefined, ['counter-attack', 'no'])).toEqual(['a: counter-attack'])
  })

  test('bmg1/trait/bodyguard: not for itself, not for a Henchman, and for the leader', () => {
    const hit = (target: Names, mate: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) =>
      asked(
        trio(['bodyguard'], { mate, hero: { rank: 'sidekick' } }),
        (game, all) => trigger(game, 'impacts-known', { strike: strikeOf(game, all.thug, all[target]) }),
        '',
        ...answers,
      )
    const no: TestAnswer = ['bodyguard', 'no']
    expect([hit('hero', {}), hit('mate', {})]).toEqual([[], []])
    expect(hit('mate', { rank: 'leader' }, no)).toEqual(['a: bodyguard'])
    expect(hit('mate', { rank: 'sidekick' }, no)).toEqual(['a: bodyguard'])
    expect(hit('mate', { rank: 'henchman', leads: true }, no)).toEqual(['a: bodyguard'])
  })

  test('bmg1/trait/bat-cape: a fall that is averted already costs nothing', () => {
    const table = trio(['bat-cape'])
    table.play((game, { hero }) => trigger(game, 'falling', { victim: hero, fall: { averted: 'something' } }))
    expect(table.asked).toEqual([])
  })
})

describe('hunger', () => {
  const hungry = (hero: Partial<ModelSketch> = {}) =>
    trio(['cannibal'], { thug: { condition: 'ko', stun: 12 }, hero: { willpower: 2, ...hero } })
  const feel = (table: Table, active: Names, dice: string) => {
    table.play(
      (game, all) => trigger(game, 'activation-start', { active: all[active] }),
      dice,
      ...([] as never[]),
    )
    return table
  }

  test('bmg1/trait/cannibal: in its own activation, on its feet, and once it has held back not again', () => {
    expect(feel(hungry(), 'mate', '').asked).toEqual([])
    expect(feel(hungry({ condition: 'down' }), 'hero', '').asked).toEqual([])
    const sated = feel(hungry({ willpower: 12 }), 'hero', '6 6')
    feel(sated, 'hero', '')
    expect(sated.model('thug').condition).toBe('ko')
  })

  test('bmg1/trait/cannibal: with fewer than two counters it stays where it is', () => {
    const table = feel(hungry({ counters: 'A' }), 'hero', '6 6')
    expect(recall(table.state.activation, endsNow)).toBe(true)
    expect([table.model('thug').condition, counterSum(table.model('hero'))]).toEqual(['ko', 1])
    const numb = hungry({ counters: 'AAA' })
    numb.play((game, { hero }) => void addEffect(game, hero, 'stunned', { until: 'round' }))
    feel(numb, 'hero', '6 6')
    expect(numb.model('thug').condition).toBe('ko')
  })

  test('bmg1/trait/cannibal: what others do in its activation, or it in theirs, does not stir it', () => {
    const attack = (attacker: Names, active: Names) => {
      const table = trio(['cannibal'], { thug: { condition: 'ko', stun: 12 } }, { active })
      table.play((game, all) =>
        trigger(game, 'attack-resolved', { attack: strikeOf(game, all[attacker], all.thug).attack }),
      )
      return table.asked
    }
    const moved = (mover: Names, active: Names) => {
      const table = trio(['cannibal'], { thug: { condition: 'ko', stun: 12 } }, { active })
      table.play((game, all) =>
        trigger(game, 'moved', {
          mover: all[mover],
          from: all[mover].at!,
          how: 'move',
        }),
      )
      return table.asked
    }
    expect([
      attack('mate', 'hero'),
      attack('hero', 'mate'),
      moved('mate', 'hero'),
      moved('hero', 'mate'),
    ]).toEqual([[], [], [], []])
  })
})

describe('counters', () => {
  const kinds = ['movement', 'attack', 'defense', 'special'] as const
  const open = (table: Table, name: Names) =>
    table.play((game, all) => kinds.filter((kind) => spendable(game, all[name], kind) > 0))

  test('bmg1/trait/confusion, bmg1/trait/stop: they bar Special Counters, or Movement Counters, and no others', () => {
    const barred = (id: string) => {
      const table = trio([])
      table.play((game, { hero }) => void addEffect(game, hero, id, { until: 'round' }))
      return open(table, 'hero')
    }
    expect(barred('confusion')).toEqual(['movement', 'attack', 'defense'])
    expect(barred('halted')).toEqual(['attack', 'defense', 'special'])
  })

  test('bmg1/trait/stop: a stopped model is not stopped again', () => {
    const table = trio(['stop'])
    table.play((game, { thug }) =>
      trigger(game, 'spending-movement', { mover: thug, halt: { stopped: 'x' } }),
    )
    expect(table.asked).toEqual([])
  })

  test('bmg1/trait/handyman, bmg1/trait/climbing-shoes: free of what they name, and of nothing else', () => {
    const free = (trait: string) =>
      trio([trait]).play((game, { hero }) =>
        ['manipulate', 'climb', 'jump', 'stand', 'loot'].filter((purpose) =>
          applies(game, 'no-counter-for', { about: hero, purpose }),
        ),
      )
    expect([free('handyman'), free('climbing-shoes')]).toEqual([['manipulate'], ['climb']])
    expect(
      trio(['climbing-shoes']).play((game, { hero }) =>
        ['climb', 'difficult', 'jump'].filter((purpose) =>
          applies(game, 'not-impaired', { about: hero, purpose }),
        ),
      ),
    ).toEqual(['climb'])
  })

  test('bmg1/trait/bipolar, bmg1/trait/adaptable: not while it is K.O.', () => {
    const bipolar = trio(['bipolar'], { hero: { condition: 'ko' } })
    bipolar.play((game) => trigger(game, 'round-start', {}))
    const adaptable = trio(['adaptable'], { hero: { condition: 'ko' } })
    adaptable.play((game) => trigger(game, 'plan-start', {}))
    expect([bipolar.model('hero').effects, adaptable.asked]).toEqual([[], []])
  })

  test('bmg2/trait/attorneys-allegation: Henchmen near it that are awake', () => {
    const boss = { rank: 'leader', leads: true } as const
    const book = { traits: { ...testBook.traits, ...compendiumLeaders } }
    const why = (mate: Partial<ModelSketch>) =>
      actionBlockedReason(
        trio(['attorneys-allegation'], { hero: boss, mate }, { book }),
        'trait:attorneys-allegation',
      )
    const nobody = 'No Henchman is within 20 cm.'
    expect([why({}), why({ condition: 'ko' }), why({ at: [30, 60] }), why({ rank: 'sidekick' })]).toEqual([
      undefined,
      nobody,
      nobody,
      nobody,
    ])
  })
})

describe('addicts and climbers', () => {
  test('bmg1/trait/titan-addict: only if it sees a container, only in its own activation, and not where it is held', () => {
    const craves = (x: number, active: Names, held = false) => {
      const table = trio(
        ['titan-addict'],
        { thug: { at: [80, 80] } },
        {
          markers: [{ kind: 'titan-container', at: [x, 30] }],
          active,
        },
      )
      table.play((game) => trigger(game, 'round-start', {}))
      if (held)
        table.play(
          (game, { hero, thug }) => void addEffect(game, hero, 'immobilized', { until: 'game', by: thug }),
        )
      const resists = x < 60 && active === 'hero' && !held
      table.play(
        (game, all) => trigger(game, 'activation-start', { active: all[active] }),
        '',
        ...(resists
          ? ([
              ['resist', 'yes'],
              ['counter', 'defense'],
            ] as const)
          : []),
      )
      return table.asked.length > 0
    }
    expect([craves(45, 'hero'), craves(90, 'hero'), craves(45, 'mate'), craves(45, 'hero', true)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('bmg1/trait/climbing-shoes: another’s K.O. makes no model fall from a wall', () => {
    const table = trio(['climbing-shoes'], { hero: { at: [30, 30, 5] } })
    table.play(
      (game, { hero }) =>
        void addEffect(game, hero, 'clinging', { until: 'game', args: ['30000', '30000', '0'] }),
    )
    table.play((game, { mate }) => knockOut(game, mate, undefined))
    expect(hasEffect(table.model('hero'), 'clinging')).toBe(true)
  })
})

describe('Obsessive', () => {
  const after = (
    attacker: Names,
    target: Names,
    parts: Partial<Record<Names, Partial<ModelSketch>>> = {},
  ) => {
    const table = trio(['obsessive'], parts)
    table.play((game, all) =>
      trigger(game, 'attack-resolved', { attack: strikeOf(game, all[attacker], all[target]).attack }),
    )
    return table.model('hero').effects.map(({ args }) => args[0])
  }

  test('bmg1/trait/obsessive: by its own attack on an enemy that is still up', () => {
    expect(after('hero', 'thug')).toEqual(['2'])
    expect([
      after('mate', 'thug'),
      after('hero', 'mate'),
      after('hero', 'thug', { thug: { condition: 'ko' } }),
    ]).toEqual([[], [], []])
  })
})

test('bmg1/trait/luck: only impacts against its owner are rolled again', () => {
  const struck = (target: '0' | '1', ...answers: readonly TestAnswer[]) => {
    const table = trio(['luck'], {
      hero: { counters: 'S' },
      thug: { counters: 'A' },
      mate: { at: [33, 33], counters: '' },
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 1 2',
      ['strikes', { [target]: 1 }],
      ...answers,
    )
    return table.asked
  }
  expect(struck('1')).toEqual(['b: strikes'])
  expect(struck('0', ['luck', 'no'])).toEqual(['b: strikes', 'a: luck'])
})
