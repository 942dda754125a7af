import { dealPasses } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import {
  beginActivation,
  canActivate,
  computeTotal,
  endActivation,
  rollSkill,
  skill,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { trio } from '../testing/trio.ts'
import { hasActivatedOnce } from './l.ts'

test('bmg2/trait/lazy-cousins: Willpower -1 while no other of them is in play', () => {
  const willpower = (traits: readonly string[], parts: object = {}) => {
    const table = stage({ hero: { traits: ['lazy-cousins'] }, mate: { traits } })
    Object.assign(table.model('mate'), parts)
    return table.play((game, { hero }) => skill(game, 'willpower', hero))
  }
  expect([willpower(['lazy-cousins']), willpower([])]).toEqual([5, 4])
  // bmg2/core/ko: K.O. or below ground it is in play, gone or still to come it is not.
  const lazy = (parts: object) => willpower(['lazy-cousins'], parts)
  const off = { at: undefined, condition: 'away' }
  expect([lazy({ condition: 'ko' }), lazy({ ...off, sewerSince: 1 })]).toEqual([5, 5])
  expect([lazy({ ...off, condition: 'casualty' }), lazy(off)]).toEqual([4, 4])
})

test('bmg2/trait/leadership: friends within 8", itself too, roll Willpower again, enemies do not', () => {
  const passes = (who: 'hero' | 'mate' | 'thug', dice: string, y = 38) =>
    stage({ hero: { traits: ['leadership'] }, mate: { at: [30, y] } }).play(
      (game, models) => rollSkill(game, models[who], 'willpower', { reason: 'test' }),
      dice,
    )
  expect([passes('hero', '6 6 1 1'), passes('mate', '6 6 1 1'), passes('thug', '6 6')]).toEqual([
    true,
    true,
    false,
  ])
  expect(passes('mate', '6 6', 53.4)).toBe(false)
})

test('bmg2/trait/light-armor: damage dice against it are 1 worse, and it adds up with Tough Skin', () => {
  const bonus = (...traits: readonly string[]) =>
    duel({ hero: { traits } }).play((game, { hero, thug }) =>
      computeTotal(game, 'damage-roll', { about: thug, strike: strikeOf(game, thug, hero) }, 0),
    )
  expect([bonus('light-armor'), bonus(), bonus('light-armor', 'tough-skin')]).toEqual([-1, 0, -2])
})

describe('Living Legend', () => {
  const legend = (thug: { readonly activated?: boolean } = {}) =>
    stage({ hero: { traits: ['living-legend'], counters: 'SS' }, mate: { activated: true }, thug })

  test('bmg2/trait/living-legend: a second activation, not right after the first, with two counters more', () => {
    const table = legend()
    table.play((game) => endActivation(game))
    const ready = () => table.play((game, { hero }) => canActivate(game, hero))
    expect(ready()).toBe(false)
    table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'neither'])
    table.play((game) => endActivation(game))
    expect(ready()).toBe(true)
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['gained-counter', 'attack'],
      ['gained-counter', 'defense'],
      ['declare', 'neither'],
    )
    expect(table.model('hero').counters).toMatchObject({ attack: 1, defense: 1, special: 2 })
    table.play((game) => endActivation(game))
    expect([ready(), table.model('hero').activated]).toEqual([false, true])
  })

  test('bmg2/trait/living-legend: right after the first where no other model is left to activate', () => {
    const table = legend({ activated: true })
    table.play((game) => endActivation(game))
    expect(table.play((game, { hero }) => canActivate(game, hero))).toBe(true)
  })

  describe('bmg2/core/one-weapon-a-round: what it attacks with is for the round, in both activations', () => {
    const armed = (parts: object = {}, used: readonly [string, string] = ['melee:0', '1']) => {
      const table = trio(['living-legend'], {
        hero: {
          counters: 'AAAASS',
          weapons: [{ name: 'Sword', damage: 'I' }, { name: 'Mace', damage: 'S' }, gun],
        },
        mate: { activated: true },
        thug: { activated: true, defense: 6 },
      })
      act(table, used[0], used[1], ['strikes', { '2': 1 }])
      table.play((game) => endActivation(game))
      Object.assign(table.model('hero'), parts)
      const counter = ['gained-counter', 'movement'] as const
      table.play((game, { hero }) => beginActivation(game, hero), '', counter, counter, ['declare', 'attack'])
      return ['melee:0', 'melee:1', 'melee:-1', 'ranged:2'].map((id) => actionBlockedReason(table, id))
    }
    const other = 'It uses one weapon for the whole round.'

    test('bmg2/trait/living-legend: the other weapons stay where they are', () => {
      expect(armed()).toEqual([undefined, other, other, expect.anything()])
      expect(armed({}, ['melee:-1', '1']).slice(0, 3)).toEqual([other, other, undefined])
    })

    test('bmg2/trait/living-legend, bmg2/effect/steal: who has lost it is free', () => {
      const rest = [1, 2].map((index) => ({ card: 0, index, ammo: -1, most: -1 }))
      expect(armed({ arms: rest }).slice(0, 3)).toEqual([undefined, expect.anything(), undefined])
    })

    test('bmg2/trait/living-legend: in the next round it may choose again', () => {
      expect(armed({ roundMemory: { [hasActivatedOnce.key]: true } }).slice(0, 3)).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })
  })

  test('bmg2/trait/living-legend: once a round it cancels a trait that is used on it', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['distract', 'stop'], counters: 'SSS' },
        hero: { seat: 'a', at: [36, 30], traits: ['living-legend'] },
      },
      active: 'thug',
    })
    act(table, 'trait:stop', '', ['living-legend', 'yes'])
    expect(table.model('hero').effects).toEqual([])
    act(table, 'trait:distract')
    expect(table.model('hero').effects).toMatchObject([{ id: 'distract' }])
  })

  test('bmg2/trait/living-legend, bmg2/trait/persuasive, bmg2/trait/the-worlds-greatest-detective: those name a target too', () => {
    const chosen = (traits: readonly string[], moment: 'end' | 'plan', ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits, counters: 'AS' },
          hero: { seat: 'a', at: [36, 30], traits: ['living-legend'], willpower: 2 },
        },
        active: 'thug',
      })
      if (moment === 'end') table.play((game) => endActivation(game), '', ...answers)
      else table.play((game) => trigger(game, 'plan-end', {}), '', ...answers)
      return table.state.mustActivate
    }
    const cancel = ['living-legend', 'yes'] as const
    expect(chosen(['persuasive'], 'end', ['persuasive', '1'], cancel)).toBeUndefined()
    expect(chosen(['persuasive'], 'end', ['persuasive', '1'], ['living-legend', 'no'])).toBe(1)
    const detective = 'the-worlds-greatest-detective'
    expect(chosen([detective], 'plan', [detective, '1'], cancel)).toBeUndefined()
  })

  test('bmg2/trait/living-legend, bmg2/core/passing: its crew has a pass less', () => {
    const passes = (traits: readonly string[]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits },
          one: { seat: 'b', at: [60, 30] },
          two: { seat: 'b', at: [70, 30] },
        },
      })
      table.play((game) => dealPasses(game))
      return table.band('a').passes
    }
    expect([passes(['living-legend']), passes([])]).toEqual([0, 1])
  })
})

test('bmg2/trait/long-guns: up to three Henchmen of the boss shoot firearms of short range at medium range', () => {
  const gun = { name: 'Gun', damage: 'I', rof: 1, rules: ['firearm', 'short-range'] }
  const crew = (leads: boolean) =>
    stage({
      hero: { traits: ['long-guns'], rank: 'leader', leads, weapons: [gun] },
      mate: { weapons: [gun, { name: 'Bow', damage: 'I', rof: 1, rules: ['short-range'] }] },
      thug: { weapons: [gun] },
    })
  const table = crew(true)
  table.play((game) => trigger(game, 'hired', {}), '', ['long-guns', ['1']])
  expect(Object.keys(table.offered('long-guns'))).toEqual(['1'])
  table.play((game, { hero, mate }) => {
    const rules = (model: typeof hero, arm: number) => weaponAt(game, model, arm).rules.map(({ id }) => id)
    expect([rules(mate, 0), rules(mate, 1), rules(hero, 0)]).toEqual([
      ['firearm', 'medium-range'],
      ['short-range'],
      ['firearm', 'short-range'],
    ])
  })
  const led = crew(false)
  led.play((game) => trigger(game, 'hired', {}))
  expect(led.asked).toEqual([])
})

test('bmg2/trait/lunatic-laugh, bmg2/core/vehicle-exemption: all others within 4" lose a counter of their choice', () => {
  const table = stage({
    hero: { traits: ['lunatic-laugh'] },
    mate: { counters: 'AD' },
    thug: { counters: 'A', traits: ['vehicle'] },
  })
  act(table, 'trait:lunatic-laugh', '', ['counter', 'attack'])
  expect(table.model('mate').counters).toMatchObject({ attack: 0, defense: 1 })
  expect(table.model('thug').counters.attack).toBe(1)
  expect(table.model('hero').counters).toMatchObject({ attack: 2, special: 1 })
  const alone = stage({ hero: { traits: ['lunatic-laugh'] }, mate: { at: [30, 60] }, thug: { at: [60, 60] } })
  expect(actionBlockedReason(alone, 'trait:lunatic-laugh')).toBe('No other model is within 4".')
})
