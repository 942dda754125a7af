import { addEffect } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { damageNeeds } from '../attack/damage-roll.ts'
import { mayAttack } from '../attack/melee.ts'
import { rateOfFire } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model } from '../state.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

const wall = [box('wall', cm(35), cm(10), cm(1), cm(40), cm(8))]

describe('Aggressive Schizophrenia', () => {
  const driven = (
    hero: Partial<ModelSketch>,
    others: Readonly<Record<string, ModelSketch>>,
    pieces: typeof wall = [],
  ) =>
    setTable<string>({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['aggressive-schizophrenia'], ...hero },
        ...others,
      },
      pieces,
      active: 'hero',
    })

  test('bmg1/trait/aggressive-schizophrenia, bmg1/special-attack/charge: a charge comes nearer too', () => {
    const charged = (x: number) => () =>
      driven(
        { traits: ['aggressive-schizophrenia', 'charge'], counters: 'AMS' },
        { thug: { seat: 'b', at: [60, 30] } },
      ).play((game, { hero }) => performById(game, hero!, 'special:charge:-1'), '3', [
        'move',
        { to: to(x, 30) },
      ])
    expect(charged(20)).toThrow('It must come nearer to another model.')
    charged(40)()
  })

  test('bmg1/trait/aggressive-schizophrenia, bmg1/trait/batclaw: so does a Batclaw', () => {
    const roofs = [
      box('far', cm(0), cm(25), cm(10), cm(10), cm(6)),
      box('near', cm(45), cm(25), cm(10), cm(10), cm(6)),
    ]
    const swung = (x: number) => () =>
      driven(
        { traits: ['aggressive-schizophrenia', 'batclaw'], counters: 'MS' },
        { thug: { seat: 'b', at: [80, 30] } },
        roofs,
      ).play((game, { hero }) => performById(game, hero!, 'trait:batclaw'), '', [
        'place',
        { to: to(x, 30, 6) },
      ])
    expect(swung(8)).toThrow('It must come nearer to another model.')
    swung(47)()
  })

  test('bmg1/trait/aggressive-schizophrenia, bmg1/core/measure: from base to base, not from middle to middle', () => {
    // The middle of the mate is nearer, the base of the giant: it comes nearer to that one.
    const table = driven(
      {},
      { mate: { seat: 'a', at: [20, 30] }, giant: { seat: 'b', at: [40.3, 30], base: 50 } },
    )
    table.play((game, { hero }) => performById(game, hero!, 'move'), '', ['move', { to: to(30.2, 30) }])
    expect(table.model('hero').at!.x).toBe(cm(30.2))
  })
})

describe('what drives a model', () => {
  test('bmg1/trait/cannibal: what it has devoured does not sate it while another lies beside it', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cannibal'], willpower: 6, counters: 'AAAA' },
        meal: { seat: 'b', at: [33, 30], condition: 'ko' },
        other: { seat: 'b', at: [27, 30], condition: 'ko' },
      },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '6 6 2 2',
      ['devour', '1'],
      ['declare', 'neither'],
    )
    expect([table.model('meal').condition, table.model('other').condition]).toEqual(['casualty', 'ko'])
    expect(table.model('hero').roundMemory).toMatchObject({ 'cannibal/held-back': true })
  })

  test('bmg1/trait/titan-addict, bmg1/core/move-and-fire: where the container is it stays in place and shoots as if it had made no move', () => {
    const rate = (x: number) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['titan-addict'], counters: '', weapons: [gun] },
          thug: { seat: 'b', at: [60, 60] },
        },
        markers: [{ kind: 'titan-container', at: [x, 30], seat: 'b' }],
      })
      table.play((game) => trigger(game, 'round-start', {}))
      table.play((game, { hero }) => beginActivation(game, hero))
      return table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))
    }
    expect([rate(30), rate(50)]).toEqual([2, 1])
  })

  test('bmg1/trait/titan-addict, bmg1/core/lights: it sees a container that lies in light from anywhere, but through no wall', () => {
    const tempted = (lamp: boolean, pieces: typeof wall = []) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['titan-addict'] } },
        markers: [
          { kind: 'titan-container', at: [90, 30], seat: 'b' },
          ...(lamp ? [{ kind: 'streetlamp', at: [95, 30] } as const] : []),
        ],
        pieces,
      })
      table.play((game) => trigger(game, 'round-start', {}))
      return Object.hasOwn(
        table.play((_, all) => Object.values(all)[0]!.roundMemory),
        'titan-addict/craved',
      )
    }
    expect([tempted(true), tempted(false), tempted(true, wall)]).toEqual([true, false, false])
  })

  test('bmg1/trait/obsessive, bmg1/trait/counter-attack: whom it strikes back at it hunts from then on', () => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['obsessive', 'counter-attack'],
          counters: 'DS',
          endurance: 12,
        },
        one: { seat: 'b', touching: 'hero', counters: 'A', endurance: 12 },
        two: { seat: 'b', touching: 'hero', side: 'west' },
      },
      active: 'one',
    })
    // It hits, and is blocked; what strikes back misses.
    table.play(
      (game, { one }) => performById(game, one, 'melee:-1'),
      '5 6 1',
      ['block', 1],
      ['counter-attack', 'yes'],
    )
    expect(
      table.play((game, { hero, one, two }) =>
        [one, two].map((each) => mayAttack(game, hero, each, 'melee')),
      ),
    ).toEqual([true, false])
  })

  test('bmg1/trait/obsessive, bmg1/trait/bodyguard: who takes the hit for its enemy is not that enemy', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['obsessive'] },
        prey: { seat: 'b', touching: 'hero' },
        guard: { seat: 'b', at: [36, 30] },
      },
    })
    const needs = table.play((game, { hero, prey, guard }) => {
      addEffect(game, hero, 'obsession', { until: 'game', args: [`${prey.id}`] })
      const weapon = weaponAt(game, hero, UNARMED)
      const strike = newStrike(newAttack({ attacker: hero, kind: 'melee', weapon, arm: UNARMED }), prey, {})
      const before = damageNeeds(game, strike)
      strike.sufferer = guard
      return [before, damageNeeds(game, strike)]
    })
    expect(needs).toEqual([3, 4])
  })

  test('bmg1/trait/obsessive, bmg1/core/sewers: while the one it hunts is below ground it attacks no other', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['obsessive'], counters: 'A' },
        prey: { seat: 'b' },
        other: { seat: 'b', touching: 'hero' },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => void addEffect(game, hero, 'obsession', { until: 'game', args: ['1'] }))
    const blocked = (parts: Partial<Model>) => {
      Object.assign(table.model('prey'), parts)
      return actionBlockedReason(table, 'melee:-1')
    }
    expect(blocked({ condition: 'away', sewerSince: 1 })).toBe('No enemy is in reach.')
    expect(blocked({ condition: 'ko' })).toBeUndefined()
    expect(blocked({ condition: 'casualty', sewerSince: undefined })).toBeUndefined()
  })
})
