import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { mayAttack } from '../attack/melee.ts'
import { inflict } from '../damage/inflict.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { skill } from '../model/skills.ts'
import { objectives } from '../preparation/objectives.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { scoreObjectives } from '../round/control.ts'
import { executeThePlan } from '../round/execute-the-plan.ts'
import { countersToPlan, raiseAPlan } from '../round/raise-a-plan.ts'
import { CURED } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { type MarkerSketch, setTable, type TestAnswer } from '../testing/table.ts'

const riddler = (
  traits: readonly string[],
  owner: 'a' | 'b',
  more: Readonly<Record<string, ModelSketch>> = {},
) =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMM', traits },
      thug: { seat: 'b', at: [80, 80] },
      ...more,
    },
    markers: [{ kind: 'riddle', at: [33, 30], seat: owner }],
    active: 'hero',
  })

const solve = (table: ReturnType<typeof riddler>, dice = '', ...answers: readonly [string, number][]) => {
  table.play((game, { hero }) => performById(game, hero!, 'manipulate:1'), dice, ...answers)
  return table.band('a').earned
}

describe('Obsessive', () => {
  const obsessed = (thug: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', traits: ['obsessive'], ...thug },
        one: { seat: 'a', touching: 'thug', endurance: 9 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 9, counters: 'A' },
      },
      active: 'thug',
    })
    return table
  }

  const attacked = () => {
    const table = obsessed()
    // It misses; having attacked is enough.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    return table
  }

  const allowed = (table: ReturnType<typeof obsessed>) =>
    table.play((game, { thug, one, two }) => [
      mayAttack(game, thug, one, 'melee'),
      mayAttack(game, thug, two, 'melee'),
    ])

  test('bmg1/trait/psychoanalysis: an obsession is off while its disorders are', () => {
    const table = attacked()
    table.play((game, { thug, one }) => void addEffect(game, thug, CURED, { until: 'round', by: one }))
    expect(allowed(table)).toEqual([true, true])
  })
})

describe('Paranoid', () => {
  const planner = (hero: Partial<ModelSketch>) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['paranoid'], defense: 3, willpower: 6, stun: 1, ...hero },
        thug: { seat: 'b', at: [80, 80] },
      },
      stage: 'plan',
      part: 0,
    })

  const free = (hero: Partial<ModelSketch>) => {
    const table = planner(hero)
    table.play((game) => raiseAPlan(game))
    return table.model('hero').counters.defense
  }

  test('bmg1/trait/paranoid: a free DC in Raise a Plan with at least one marker', () => {
    expect(free({})).toBe(1)
    expect(free({ stun: 0, injury: 1 })).toBe(1)
    expect(free({ stun: 0 })).toBe(0)
    expect(free({ condition: 'ko' })).toBe(0)
  })

  test('bmg1/trait/paranoid: it comes on top of Willpower, but counts for the limit of Defense', () => {
    const plan = (defense: number) => {
      const table = planner({})
      table.play((game) => raiseAPlan(game))
      table.play((game) => raiseAPlan(game), '', ['plan', { '0:defense': defense, '0:attack': 3 }])
      return table.model('hero').counters.defense
    }
    expect(plan(2)).toBe(3)
    expect(() => plan(3)).toThrow('0 to 2')
  })

  test('bmg1/trait/psychoanalysis: Paranoid is off while disorders are', () => {
    const table = planner({})
    table.play((game, { hero }) => void addEffect(game, hero, CURED, { until: 'round' }))
    table.play((game) => raiseAPlan(game))
    expect(table.model('hero').counters.defense).toBe(0)
  })
})

describe('Persuasive', () => {
  const speaker = (hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          rank: 'free-agent',
          traits: ['persuasive'],
          counters: 'AS',
          ...hero,
        },
        thug: { seat: 'b', at: [50, 30], ...thug },
        far: { seat: 'b', at: [100, 30] },
        mate: { seat: 'a', at: [30, 40] },
      },
      active: 'hero',
      part: 1,
    })

  test('bmg1/trait/persuasive: for 1SC and 1AC an enemy in sight must be activated next', () => {
    const table = speaker()
    table.play((game) => endActivation(game), '', ['persuasive', '1'])
    expect(table.story.at(-1)).toBe('thug must activate next (Persuasive).')
    expect(table.model('hero').counters).toMatchObject({ attack: 0, special: 0 })
    expect(Object.keys(table.offered('persuasive'))).toEqual(['1', 'none'])
    table.play((game) => executeThePlan(game), '', ['declare', 'neither'])
    expect(table.state.activation?.model).toBe(1)
    const declined = speaker()
    declined.play((game) => endActivation(game), '', ['persuasive', 'none'])
    expect(declined.model('hero').counters).toMatchObject({ attack: 1, special: 1 })
    expect(declined.state.mustActivate).toBeUndefined()
  })

  test('bmg1/trait/persuasive: not who has been activated, is K.O. or is not seen, nor without both counters', () => {
    for (const table of [
      speaker({}, { activated: true }),
      speaker({}, { condition: 'ko' }),
      speaker({}, { at: [80, 30] }),
      speaker({ counters: 'A' }),
      speaker({ counters: 'SS' }),
    ]) {
      table.play((game) => endActivation(game))
      expect(table.asked).toEqual([])
    }
  })
})

test('bmg1/trait/persuasive, bmg1/trait/lets-go: no enemy comes before the henchman who follows at once', () => {
  const called = (die: string, ...more: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['persuasive'], counters: 'AS' },
        mate: { seat: 'a', at: [40, 30], counters: 'S' },
        thug: { seat: 'b', at: [50, 30] },
      },
      active: 'hero',
    })
    table.play((game) => endActivation(game), die, ['lets-go', '1'], ...more)
    return [table.state.mustActivate, table.model('hero').counters.special]
  }
  expect(called('4')).toEqual([1, 1])
  // Nobody follows: then the enemy may be called.
  expect(called('3', ['persuasive', '2'])).toEqual([2, 0])
})

describe('Pickpocket', () => {
  const thief = (thug: Partial<ModelSketch> = {}, hero: Partial<ModelSketch> = {}) =>
    duel(
      {
        thug: { condition: 'ko', weapons: [{ name: 'Knife', damage: 'I' }], ...thug },
        hero: { traits: ['pickpocket'], counters: 'M', ...hero },
      },
      { active: 'hero' },
    )

  test('bmg1/trait/pickpocket: by manipulating it steals from a K.O. model in contact', () => {
    const table = thief()
    table.play((game, { hero }) => performById(game, hero, 'trait:pickpocket'))
    expect(table.model('hero')).toMatchObject({ arms: [{ card: 0, index: 0 }], counters: { movement: 0 } })
    expect(table.model('thug').arms).toEqual([])
    expect(actionBlockedReason(table, 'trait:pickpocket')).toContain('1MC')
  })

  test('bmg1/trait/pickpocket, bmg1/core/run: manipulating, so not after a run', () => {
    const table = thief()
    table.state.activation!.ran = true
    expect(actionBlockedReason(table, 'trait:pickpocket')).toBe('It has run.')
  })

  test('bmg1/trait/pickpocket: where two lie beside it, only who has a weapon comes into question', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['pickpocket'], counters: 'M' },
        poor: { seat: 'b', at: [27, 30], condition: 'ko' },
        rich: { seat: 'b', at: [33, 30], condition: 'ko', weapons: [{ damage: 'I' }] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:pickpocket'))
    expect([table.asked, table.model('rich').arms]).toEqual([[], []])
  })

  test('bmg1/trait/pickpocket: not from who is awake, has nothing or is not touched', () => {
    const why = 'No K.O. model with a weapon is in contact.'
    expect(actionBlockedReason(thief(), 'trait:pickpocket')).toBeUndefined()
    expect(actionBlockedReason(thief({ condition: 'down' }), 'trait:pickpocket')).toBe(why)
    expect(actionBlockedReason(thief({ weapons: [] }), 'trait:pickpocket')).toBe(why)
    const apart = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['pickpocket'], counters: 'M' },
        thug: { seat: 'b', at: [33.1, 30], condition: 'ko', weapons: [{ damage: 'I' }] },
      },
      active: 'hero',
    })
    expect(actionBlockedReason(apart, 'trait:pickpocket')).toBe(why)
  })
})

describe('Poison Master', () => {
  const poisoned = (traits: readonly string[], dice: string) => {
    const table = duel({ thug: { traits }, hero: { endurance: 6 } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'poison', args: [] }, { by: thug }))
    table.play((game, { hero }) => beginActivation(game, hero), dice, ['declare', 'neither'])
    return table.play((_game, { hero }) => hasEffect(hero, 'poison'))
  }

  test('bmg1/trait/poison-master: against its poison three dice are rolled and the lowest dropped', () => {
    expect(poisoned(['poison-master'], '1 3 4')).toBe(true)
    expect(poisoned(['poison-master'], '3 1 3')).toBe(false)
    expect(poisoned([], '1 5')).toBe(false)
  })

  test('bmg1/trait/poison-master: also when the poisoner is K.O.', () => {
    const table = duel({ thug: { traits: ['poison-master'] }, hero: { endurance: 6 } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'poison', args: [] }, { by: thug }))
    table.model('thug').condition = 'ko'
    table.play((game, { hero }) => beginActivation(game, hero), '1 3 4', ['declare', 'neither'])
    expect(table.model('hero').effects).toMatchObject([{ id: 'poison' }])
  })
})

describe('Power Armor', () => {
  const armoured = (hero: Partial<ModelSketch> = {}) =>
    duel({ hero: { traits: ['power-armor'], ...hero } }, { stage: 'recount', part: 0 })

  const hit = (table: ReturnType<typeof armoured>, injury: number, stun: number) => {
    table.play((game, { hero }) => inflict(game, hero, { injury, stun, cause: 'a blow' }))
    return [table.model('hero').injury, table.model('hero').stun]
  }

  test('bmg1/trait/power-armor: the first three markers do nothing, injuries before stuns', () => {
    const table = armoured()
    expect(hit(table, 2, 0)).toEqual([0, 0])
    expect(hit(table, 1, 1)).toEqual([0, 1])
    expect(hit(table, 1, 0)).toEqual([1, 1])
    expect(hit(armoured(), 2, 2)).toEqual([0, 1])
  })

  test('bmg1/trait/power-armor: 2SC repair it instead of the recovery roll', () => {
    const table = armoured({ counters: 'SS' })
    hit(table, 3, 1)
    table.model('hero').counters.special = 2
    table.play((game) => casualtyRecount(game), '', ['repair', 'yes'])
    expect(table.model('hero')).toMatchObject({ stun: 1, counters: { special: 0 } })
    expect(hit(table, 3, 0)).toEqual([0, 1])
    expect(hit(table, 1, 0)).toEqual([1, 1])
  })

  test('bmg1/trait/power-armor: it may recover instead, and whole armor or one SC is not asked about', () => {
    const table = armoured({ counters: 'SS' })
    hit(table, 3, 1)
    table.model('hero').counters.special = 2
    table.play((game) => casualtyRecount(game), '1 1 4', ['repair', 'no'])
    expect(table.model('hero').stun).toBe(0)
    expect(hit(table, 1, 0)).toEqual([1, 0])
    const poor = armoured({ counters: 'S' })
    hit(poor, 3, 0)
    poor.play((game) => casualtyRecount(game))
    const whole = armoured({ counters: 'SS' })
    whole.play((game) => casualtyRecount(game))
    // Two of three are gone: it still works, so that there is nothing to repair.
    const worn = armoured({ counters: 'SS' })
    hit(worn, 2, 0)
    worn.play((game) => casualtyRecount(game))
    expect([poor.asked, whole.asked, worn.asked]).toEqual([[], [], []])
    expect(hit(worn, 2, 0)).toEqual([1, 0])
  })

  test('bmg1/trait/power-armor: each fire marker it gets is two injuries', () => {
    const burning = (traits: readonly string[]) => {
      const table = armoured({ traits })
      hit(table, 3, 0)
      table.model('hero').injury = 0
      table.play((game, { hero }) => sufferEffect(game, hero, { id: 'fire', args: ['2'] }))
      return table.model('hero').injury
    }
    expect(burning(['power-armor'])).toBe(4)
    expect(burning([])).toBe(0)
  })
})

describe('riddles', () => {
  test('bmg1/trait/puzzle-master: a riddle pays 3VP without a roll, whichever band placed it', () => {
    const own = riddler(['puzzle-master'], 'a')
    expect([solve(own), own.asked, own.state.markers]).toEqual([3, [], []])
    expect(solve(riddler(['puzzle-master'], 'b'))).toBe(3)
  })

  test('bmg1/trait/puzzle-master: its enemies do not try again what they nearly solved, while it is in play', () => {
    const master = { seat: 'b', at: [80, 60], traits: ['puzzle-master'] } as const
    const table = riddler([], 'a', { master })
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
    solve(table, '3', ['riddle', 4])
    expect(actionBlockedReason(table, 'manipulate:1')).toBe(
      'A Puzzle Master is in play: there is no second try.',
    )
    // bmg1/core/ko: a K.O. model is in play, a casualty is not.
    table.model('master').condition = 'ko'
    expect(actionBlockedReason(table, 'manipulate:1')).toBe(
      'A Puzzle Master is in play: there is no second try.',
    )
    const again = 'It has tried this riddle in this activation.'
    Object.assign(table.model('master'), { condition: 'casualty', at: undefined })
    expect(actionBlockedReason(table, 'manipulate:1')).toBe(again)
    const friend = riddler([], 'a', { master: { ...master, seat: 'a' } })
    solve(friend, '3', ['riddle', 4])
    expect(actionBlockedReason(friend, 'manipulate:1')).toBe(again)
  })

  test('bmg1/trait/psychologist: it solves a riddle without a roll; one of the enemy pays 1VP as ever', () => {
    const table = riddler(['psychologist'], 'a')
    expect([solve(table), table.asked]).toEqual([3, []])
    expect(solve(riddler(['psychologist'], 'b'))).toBe(1)
  })
})

describe('Psychoanalysis', () => {
  const doctor = (at: number, counters = 'S') =>
    setTable({
      models: {
        doctor: { seat: 'a', at: [30, 30], traits: ['psychologist'], counters },
        thug: { seat: 'b', at: [at, 30] },
        mate: { seat: 'a', at: [30, 90] },
      },
      active: 'doctor',
    })

  test('bmg1/trait/psychoanalysis: 1SC, a model in sight within 20 cm, until the end of the round', () => {
    const table = doctor(53)
    table.play((game, models) => performById(game, models.doctor, 'trait:psychologist'))
    expect(table.model('thug').effects).toMatchObject([{ id: CURED, until: 'round' }])
    expect(table.model('doctor').counters.special).toBe(0)
    expect(actionBlockedReason(doctor(53.1), 'trait:psychologist')).toBe('It sees nobody within 20 cm.')
    expect(actionBlockedReason(doctor(53, 'M'), 'trait:psychologist')).toContain('1SC')
  })

  test('bmg1/trait/psychoanalysis: any model, friends too, but not itself', () => {
    const table = doctor(53)
    table.model('mate').at = { ...table.model('thug').at!, x: table.model('thug').at!.x - 5000 }
    table.play((game, models) => performById(game, models.doctor, 'trait:psychologist'), '', ['target', '2'])
    expect(Object.keys(table.offered('target'))).toEqual(['1', '2'])
    expect(table.model('mate').effects).toMatchObject([{ id: CURED }])
  })
})

describe('Psycho', () => {
  test('bmg1/trait/psycho: nothing changes its Willpower, other skills change as usual', () => {
    const dosed = (traits: readonly string[]) => {
      const table = duel({ hero: { traits, willpower: 5, attack: 4 } })
      table.play((game, { hero }) => {
        addEffect(game, hero, 'titan-dose', { until: 'round' })
        addEffect(game, hero, 'true-love', { until: 'game' })
      })
      return table.play((game, { hero }) => [
        skill(game, 'willpower', hero),
        countersToPlan(game, hero),
        skill(game, 'attack', hero),
      ])
    }
    expect(dosed(['psycho'])).toEqual([5, 5, 6])
    expect(dosed([])).toEqual([7, 7, 6])
  })
})

describe('Primary Target', () => {
  const band = (type: string) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [`primary-target-type(${type})`] },
        thug: { seat: 'b', at: [80, 80] },
      },
      stage: 'objectives',
      part: 0,
    })

  test('bmg1/trait/primary-target-type: its player must choose that type and picks two others', () => {
    for (const [type, kind] of [
      ['loot', 'loot'],
      ['titan', 'titan-container'],
      ['ammo-crates', 'ammo-crates'],
      ['riddles', 'riddle'],
    ] as const) {
      const table = band(type)
      const rest = ['loot', 'riddle', 'ammo-crates', 'titan-container'].filter((each) => each !== kind)
      table.play(
        (game) => objectives(game),
        '',
        ['objectives', rest.slice(0, 2)],
        ['objectives', ['loot', 'riddle', 'ammo-crates']],
      )
      expect(table.band('a').objectives).toEqual([kind, ...rest.slice(0, 2)])
      expect(table.band('b').objectives).toEqual(['loot', 'riddle', 'ammo-crates'])
    }
  })

  test('bmg1/trait/primary-target-type: 1VP more if this model controls one of that type', () => {
    const scored = (
      kind: MarkerSketch['kind'],
      traits: readonly string[],
      mate: readonly string[] = [],
      placer: 'a' | 'b' = 'a',
    ) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits },
          mate: { seat: 'a', at: [60, 30], traits: mate },
        },
        markers: [{ kind, at: [33, 30], seat: placer }],
      })
      table.play((game) => scoreObjectives(game))
      return table.band('a').earned
    }
    expect(scored('loot', ['primary-target-type(loot)'])).toBe(2)
    expect(scored('titan-container', ['primary-target-type(titan)'])).toBe(3)
    expect(scored('ammo-crates', ['primary-target-type(loot)'])).toBe(3)
    expect(scored('loot', [], ['primary-target-type(loot)'])).toBe(1)
    // The loot of the enemy pays as usual.
    expect(scored('loot', ['primary-target-type(loot)'], [], 'b')).toBe(1)
  })
})
