import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { perform } from '../activation/perform.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { spendable } from '../model/counters.ts'
import { skill } from '../model/skills.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

describe('traits with C', () => {
  const hungry = (counters: string) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cannibal'], willpower: 6, counters },
        meal: { seat: 'a', touching: 'hero', condition: 'ko' },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  test('bmg1/trait/cannibal: beside a K.O. model it rolls Willpower; failing it devours for two counters, or stays', () => {
    const eats = hungry('AAM')
    eats.play(
      (game, { hero }) => beginActivation(game, hero),
      '3 4',
      ['counter', 'movement'],
      ['declare', 'neither'],
    )
    expect(eats.model('meal').condition).toBe('casualty')
    expect(eats.model('hero').counters).toMatchObject({ attack: 1, movement: 0 })
    const holds = hungry('AAM')
    holds.play((game, { hero }) => beginActivation(game, hero), '3 3', ['declare', 'neither'])
    expect(holds.model('meal').condition).toBe('ko')
    const poor = hungry('A')
    poor.play((game, { hero }) => beginActivation(game, hero), '6 6')
    expect(poor.state.activation).toBeUndefined()
    expect(poor.model('hero')).toMatchObject({ activated: true, counters: { attack: 1 } })
    const sated = hungry('M')
    sated.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    expect(sated.model('meal').condition).toBe('ko')
  })

  test('bmg1/trait/catcher-gear: Tough does nothing, Sharp does', () => {
    const hit = (rules: readonly string[], dice: string) => {
      const table = duel({
        hero: { traits: ['catcher-gear'] },
        thug: { counters: 'A', strength: 5, weapons: [{ damage: 'I', rules }] },
      })
      table.play((game, { thug }) => perform(game, thug, 'melee:0'), dice)
      return table.model('hero').injury
    }
    expect([hit(['tough-heavy'], '5 4 3'), hit(['sharp'], '5 4 3 5')]).toEqual([0, 1])
  })

  test('bmg1/trait/claws: bare hands do an injury and a stun', () => {
    const table = duel({ thug: { traits: ['claws'], counters: 'A' } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 2')
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
  })

  const tower = { ...box('tower', cm(36), cm(20), cm(20), cm(20), cm(20)), climbable: true }
  const climber = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['climbing-shoes'], endurance: 9, ...hero } },
      pieces: [tower],
      active: 'hero',
    })

  test('bmg1/trait/climbing-shoes: no MC, no impairment, and for 1SC the move ends on the wall', () => {
    const table = climber({ counters: 'S' })
    table.play((game, { hero }) => perform(game, hero, 'move'), '', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    // 5.5 cm are left at the wall, each of them one up.
    expect(table.model('hero')).toMatchObject({
      at: { x: cm(34.5), z: cm(5.5) },
      counters: { special: 0 },
      stun: 0,
    })
    // It goes on from where it hangs.
    table.state.activation!.moved = false
    table.play((game, { hero }) => perform(game, hero, 'move'), '', ['move', { legs: [{ to: to(30, 30) }] }])
    expect(table.model('hero')).toMatchObject({ at: { z: 0 }, effects: [] })
    const poor = climber({})
    poor.play((game, { hero }) => perform(game, hero, 'move'), '6', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    expect(poor.model('hero').at!.z).toBe(0)
  })

  test('bmg1/trait/climbing-shoes: knocked out on the wall it falls', () => {
    const table = climber({ counters: 'S', endurance: 4, stun: 3 })
    table.play((game, { hero }) => perform(game, hero, 'move'), '', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ condition: 'ko', at: { z: 0 }, injury: 1 })
  })

  test('bmg1/trait/combo-weapon: two AC with that weapon are three strikes, with others two', () => {
    const dice = (weapon: string, strikes: string) => {
      const table = duel({
        thug: { traits: ['combo-weapon(knife)'], counters: 'AA', weapons: [{ name: 'Knife', damage: 'I' }] },
      })
      table.play((game, { thug }) => perform(game, thug, `melee:${weapon}`), strikes, ['strikes', { '1': 2 }])
    }
    dice('0', '1 1 1')
    dice('-1', '1 1')
    expect(() => dice('-1', '1 1 1')).toThrow('never rolled')
  })

  test('bmg1/trait/commissioner: arrests for 1MC', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['commissioner'], counters: 'M' },
        thug: { seat: 'b', touching: 'hero', condition: 'ko' },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:commissioner'))
    expect(table.model('thug').condition).toBe('casualty')
  })

  const near = (trait: string, counters: string, apart: number, thug: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters },
        thug: { seat: 'b', at: [33 + apart, 30], counters: 'SS', ...thug },
      },
      active: 'hero',
    })

  test('bmg1/trait/confusion: 2SC, once a round, within 20 cm: Attack and Defense -1, no SC', () => {
    const table = near('confusion', 'SSSS', 20)
    table.play((game, { hero }) => perform(game, hero, 'trait:confusion'))
    expect(
      table.play((game, { thug }) => [
        skill(game, 'attack', thug),
        skill(game, 'defense', thug),
        spendable(game, thug, 'special'),
      ]),
    ).toEqual([3, 2, 0])
    expect(whyNotAct(table, 'trait:confusion')).toBe('Once a round.')
    expect(whyNotAct(near('confusion', 'SS', 20.1), 'trait:confusion')).toContain('near enough')
  })

  test('bmg1/trait/control-pheromones: 3SC, within 10 cm, hypnotizes', () => {
    const table = near('control-pheromones', 'SSS', 10)
    table.play((game, { hero }) => perform(game, hero, 'trait:control-pheromones'), '6 6')
    expect(table.model('thug').seat).toBe('a')
    expect(whyNotAct(near('control-pheromones', 'SSS', 10.1), 'trait:control-pheromones')).toContain(
      'near enough',
    )
  })

  test('bmg1/trait/counter-attack: 1SC when it blocks, one strike at the same time', () => {
    const table = duel({
      hero: { traits: ['counter-attack'], counters: 'DS' },
      thug: { attack: 4, counters: 'AA' },
    })
    // Two impacts, one blocked; the hero strikes back: impact 5, damage 5, collateral 2; then the damage on the hero.
    table.play(
      (game, { thug }) => perform(game, thug, 'melee:-1'),
      '5 5 4 5 5 2 4 2',
      ['strikes', { '1': 2 }],
      ['block', 1],
      ['counter-attack', 'yes'],
    )
    expect([
      table.model('thug').stun,
      table.model('hero').stun,
      table.model('hero').counters.special,
    ]).toEqual([1, 1, 0])
  })

  test('bmg1/trait/criminal: Willpower +1 for the first enemy it takes down, once', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['criminal'], willpower: 5 },
        one: { seat: 'b', at: [60, 60] },
        two: { seat: 'b', at: [70, 60] },
      },
    })
    table.play((game, { hero, one }) => becomeCasualty(game, one, hero))
    table.play((game, { hero, two }) => becomeCasualty(game, two, hero))
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
  })
})
