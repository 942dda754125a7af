import { freshActivation } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { applies, mayAttack, rateOfFire, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { type TrioName, trio } from '../testing/trio.ts'

describe('moves that take no counters', () => {
  /** A fence between 40, 30 and what is east of it, and a platform whose edge is there. */
  const fence = box('fence', cm(42), cm(10), cm(0.5), cm(40), cm(3))
  const platform = box('platform', cm(36), cm(26), cm(4), cm(8), cm(3))
  const overTheFence = { legs: [{ to: to(44.5, 30) }] }
  const offThePlatform = { legs: [{ to: to(41.5, 30), by: 'drop' }] }
  const counters = 'MMAADDSS'

  const forced = (trait: string, thug: Partial<ModelSketch>, pieces = [fence]) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [40, 37], traits: [trait], counters },
        thug: { seat: 'b', at: [40, 30], counters, traits: ['paranoid'], endurance: 12, ...thug },
      },
      pieces,
      active: 'hero',
    })

  test.each([
    ['goad', '6 6'],
    ['subliminal-suggestion', ''],
  ])('bmg2/trait/%s: the enemy goes no way that takes MC, and leaps down nowhere', (trait, dice) => {
    const send = (answer: TestAnswer[1], table: ReturnType<typeof forced>) => {
      act(table, `trait:${trait}`, dice, ['move', answer])
      return table.model('thug')
    }
    expect(send({ legs: [{ to: to(36, 30) }] }, forced(trait, {}))).toMatchObject({
      at: { x: cm(36) },
      counters: { movement: 2 },
    })
    expect(() => send(overTheFence, forced(trait, {}))).toThrow('only 0MC can be spent on it.')
    expect(() => send(offThePlatform, forced(trait, { at: [40, 30, 3] }, [platform]))).toThrow(
      'It cannot be made to fall.',
    )
  })

  const recount = (trait: string, answer: TestAnswer[1]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [40, 30], traits: [trait], counters },
        thug: { seat: 'b', at: [90, 90] },
      },
      pieces: [fence],
    })
    if (trait === 'tracking') {
      table.play((game) => trigger(game, 'recount-start', {}), '', ['tracking', 'yes'])
      table.play((game) => trigger(game, 'recount-end', {}), '2', ['move', answer])
    } else table.play((game) => trigger(game, 'recount-start', {}), '', ['move', answer])
    return table.model('hero')
  }

  test.each(['sneaking', 'tracking'])('bmg2/trait/%s: no way that takes MC', (trait) => {
    expect(recount(trait, { legs: [{ to: to(36, 30) }] })).toMatchObject({
      at: { x: cm(36) },
      counters: { movement: 2 },
    })
    expect(() => recount(trait, overTheFence)).toThrow('only 0MC can be spent on it.')
  })
})

describe('two at once', () => {
  /** The hero and its mate use a trait on the enemy one after the other. */
  const both = (trait: string, dice: string) => {
    const table = trio([trait], { mate: { traits: [trait] } })
    for (const who of ['hero', 'mate'] as const) {
      table.state.activation = { ...freshActivation(table.model(who)), declared: 'move-attack' }
      act(table, `trait:${trait}`, dice)
    }
    return table
  }
  const attackers: readonly TrioName[] = ['hero', 'mate']

  test('bmg2/trait/feint: an enemy that two models feint against blocks neither', () => {
    const table = both('feint', '1')
    expect(
      table.play((game, all) =>
        attackers.map((who) =>
          applies(game, 'cannot-block', { about: all.thug, strike: strikeOf(game, all[who], all.thug) }),
        ),
      ),
    ).toEqual([true, true])
  })

  test('bmg2/trait/plead: an enemy that two models plead with attacks neither', () => {
    const table = both('plead', '6 6')
    expect(
      table.play((game, all) => attackers.map((who) => mayAttack(game, all.thug, all[who], 'melee'))),
    ).toEqual([false, false])
  })
})

describe('shots', () => {
  test('bmg2/trait/one-shot-gun, bmg2/trait/ricochet: a shot that hits by itself ricochets too', () => {
    const table = trio(['one-shot-gun', 'ricochet'], {
      hero: { counters: 'AASSS' },
      mate: { at: [42, 34] },
      thug: { at: [42, 30] },
    })
    act(table, 'trait:one-shot-gun', '1 1', ['ricochet', 'none'])
    expect(table.asked).toEqual(['a: ricochet'])
  })
})

describe('what it strikes with out of turn', () => {
  /** An owner whose only club is used up. */
  const spent = (trait: string) => {
    const table = trio([trait], { hero: { weapons: [{ name: 'Club', damage: 'I', ammo: 1 }] } })
    table.model('hero').arms[0]!.ammo = 0
    return table
  }
  const block = (table: ReturnType<typeof trio>, dice: string, ...answers: readonly TestAnswer[]) => {
    table.play(
      (game, { hero, thug }) =>
        trigger(game, 'blocked', { strike: strikeOf(game, thug, hero), count: 1, successes: 1 }),
      dice,
      ...answers,
    )
    return table.asked
  }

  test('bmg2/trait/aggressive-schizophrenia: bare hands if its weapon cannot be used', () => {
    const table = spent('aggressive-schizophrenia')
    table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }), '1')
    expect(table.asked).toEqual([])
  })

  test('bmg2/trait/counter-attack: bare hands if its weapon cannot be used, and 1SC for all of a round', () => {
    const table = spent('counter-attack')
    expect(block(table, '1', ['counter-attack', 'yes'])).toEqual(['a: counter-attack'])
    expect(block(table, '1')).toEqual([])
    expect(table.model('hero').counters.special).toBe(1)
  })

  test('bmg2/trait/counter-attack, bmg2/core/grab: striking back at another it lets go of the model it holds', () => {
    const holds = (who: 'mate' | 'thug') => {
      const table = spent('counter-attack')
      table.model(who).effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
      block(table, '1', ['counter-attack', 'yes'])
      return table.model(who).effects.length
    }
    expect([holds('mate'), holds('thug')]).toEqual([0, 1])
  })
})

describe('who is too small', () => {
  /** A guard with a trait takes the hit for its boss: beside the boss, or beside the thug too. */
  const guarded = (
    trait: string,
    thug: Partial<ModelSketch>,
    id: string,
    dice: string,
    beside: 'boss' | 'thug' = 'boss',
  ) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'ASS', ...thug },
        boss: { seat: 'a', touching: 'thug', rank: 'leader', leads: true, endurance: 12 },
        guard: {
          seat: 'a',
          touching: beside,
          side: beside === 'boss' ? 'east' : 'north',
          traits: [trait, 'bodyguard'],
          counters: 'SS',
          endurance: 12,
        },
      },
      active: 'thug',
    })
    // No small model can aim a grab at a huge one.
    const isOffered = beside === 'thug' && (trait === 'large' || thug.traits?.includes('large'))
    act(table, id, dice, ...(isOffered ? [['target', '1'] as const] : []), ['bodyguard', 'yes'])
    return table.model('guard')
  }

  test.each(['huge', 'large'])('bmg2/trait/%s: a guard that is grabbed in place of another', (trait) => {
    const held = (traits: readonly string[]) =>
      guarded(trait, { traits }, 'grab:-1', '6 6 1', 'thug').effects.map(({ id }) => id)
    expect([held([]), held(['large'])]).toEqual([[], ['immobilized']])
    // bmg1/core/grab: out of reach it takes the hit, but no captor holds it.
    expect(guarded(trait, { traits: ['large'] }, 'grab:-1', '6 6 1').effects).toEqual([])
  })

  test.each(['huge', 'large'])(
    'bmg2/trait/%s, bmg2/weapon-rule/knocked-down: only big models knock it down in close combat, whatever they strike with',
    (trait) => {
      const struck = (traits: readonly string[], rof?: number) => {
        const weapon = { damage: 'S', rules: ['knocked-down'], ...(rof === undefined ? {} : { rof }) }
        const table = setTable({
          models: {
            thug: {
              seat: 'b',
              at: [30, 30],
              counters: rof === undefined ? 'A' : 'AA',
              weapons: [weapon],
              traits,
            },
            hero: {
              seat: 'a',
              ...(rof === undefined ? { touching: 'thug' } : { at: [50, 30] }),
              traits: [trait],
              endurance: 12,
            },
          },
          active: 'thug',
        })
        act(table, rof === undefined ? 'melee:0' : 'ranged:0', '5 5 1')
        return table.model('hero').condition
      }
      expect([struck([]), struck(['large']), struck([], 1)]).toEqual(['up', 'down', 'down'])
    },
  )
})

test('bmg2/weapon-rule/aim, bmg2/trait/gunman: who has fired a weapon that must be aimed stays, whatever it has fired since', () => {
  const gun = { name: 'Gun', damage: 'I', rof: 1, ammo: 2 }
  const held = (...shots: readonly number[]) => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['gunman'],
          counters: 'AAAASS',
          weapons: [{ ...gun, rules: ['aim'] }, gun],
        },
        thug: { seat: 'b', at: [45, 30], endurance: 12 },
      },
      active: 'hero',
      declared: 'attack-move',
    })
    act(table, 'trait:gunman')
    for (const arm of shots) act(table, `ranged:${arm}`, '1')
    return actionBlockedReason(table, 'move')
  }
  const why = 'It has fired a weapon that must be aimed.'
  expect([held(1, 1), held(1, 0), held(0, 1), held(0)]).toEqual([undefined, why, why, why])
})

test('bmg2/weapon-rule/aim, bmg2/special-attack/charge: who has fired a weapon that must be aimed does not charge either', () => {
  const why = (...rules: readonly string[]) => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['charge'],
          counters: 'AAMS',
          weapons: [{ name: 'Gun', damage: 'I', rof: 1, ammo: 2, rules }],
        },
        thug: { seat: 'b', at: [45, 30], endurance: 12 },
      },
      active: 'hero',
      declared: 'attack-move',
    })
    act(table, 'ranged:0', '1')
    return actionBlockedReason(table, 'special:charge:-1')
  }
  expect([why(), why('aim')]).toEqual([undefined, 'It has fired a weapon that must be aimed.'])
})

test('bmg2/special-attack/charge, bmg1/core/move-and-fire: a charge that stays in place slows no shot', () => {
  const rate = (x: number) => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['charge'],
          counters: 'AAMS',
          weapons: [{ name: 'Gun', damage: 'I', rof: 3, ammo: 2 }],
        },
        thug: { seat: 'b', at: [45, 45], endurance: 12 },
      },
      active: 'hero',
    })
    act(table, 'special:charge:-1', '', ['move', { to: to(x, 30) }])
    return table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))
  }
  expect([rate(31), rate(30)]).toEqual([1, 3])
})
