import { addEffect, sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { possibleActions } from '../activation/options.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { spendable } from '../model/counters.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { takeTheLead } from '../round/take-the-lead.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { steal } from './effects.ts'

const two = (hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 8, ...hero },
      thug: { seat: 'b', at: [40, 30], ...thug },
    },
    active: 'hero',
  })

const suffer =
  (id: string, ...args: readonly string[]) =>
  (game: Play, { hero, thug }: Readonly<Record<'hero' | 'thug', Model>>) =>
    sufferEffect(game, hero, { id, args }, { by: thug })

const ids = (table: ReturnType<typeof two>) => table.model('hero').effects.map(({ id }) => id)

describe('effects', () => {
  test('bmg1/effect/blind: it sees nothing, shoots nothing, hits and blocks on 6 only, spends no MC and crawls', () => {
    const table = duel({ thug: { counters: 'AAMM' } })
    table.play((game, { thug, hero }) => sufferEffect(game, thug, { id: 'blind', args: [] }, { by: hero }))
    expect(
      table.play((game, { thug, hero }) => [sees(game, thug, hero), spendable(game, thug, 'movement')]),
    ).toEqual([false, 0])
    expect(
      table.play((game, { thug }) => [
        applies(game, 'impaired', { about: thug }),
        applies(game, 'cannot-attack', { about: thug, purpose: 'ranged' }),
        applies(game, 'cannot-attack', { about: thug, purpose: 'melee' }),
      ]),
    ).toEqual([true, true, false])
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 6 6 2', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/effect/flash: Blind until the end of the round', () => {
    const table = two()
    table.play(suffer('flash'))
    expect(table.model('hero').effects).toMatchObject([{ id: 'blind', until: 'round' }])
  })

  test('bmg1/effect/paralyze: Defense -2, and nothing at all can be done', () => {
    const table = two({ counters: 'MADS', defense: 5 })
    table.play(suffer('paralyze'))
    expect(table.play((game, { hero }) => skill(game, 'defense', hero))).toBe(3)
    const open = table.play((game, { hero }) =>
      possibleActions(game, hero, game.state.activation!).filter((option) => option.why?.() === undefined),
    )
    expect(open).toEqual([])
    expect(table.play((game, { hero }) => spendable(game, hero, 'defense'))).toBe(0)
  })

  test('bmg1/effect/cooled: paralyzed until the end of the round', () => {
    const table = two()
    table.play(suffer('cooled'))
    expect(table.model('hero').effects).toMatchObject([{ id: 'paralyze', until: 'round' }])
  })

  test('bmg1/effect/freeze: paralyzed until an Endurance roll at the beginning of a later round', () => {
    const table = two({ defense: 5 })
    table.play(suffer('freeze'))
    expect(table.play((game, { hero }) => skill(game, 'defense', hero))).toBe(3)
    Object.assign(table.state, { stage: 'lead', part: 1 })
    table.play((game) => takeTheLead(game), '4 5', ['lead', 'a'])
    expect(ids(table)).toEqual(['freeze'])
    Object.assign(table.state, { stage: 'lead', part: 1 })
    table.play((game) => takeTheLead(game), '4 4', ['lead', 'a'])
    expect(ids(table)).toEqual([])
  })

  test('bmg1/effect/displaced-pushed: scenery that stops it hits it with Strength 4+ and two stuns; over an edge it falls from 0', () => {
    const wall = (apart: number, dice: string) => {
      const table = duel(
        { thug: { counters: 'AS' }, hero: { endurance: 12 } },
        { pieces: [box('wall', cm(34.5 + apart), cm(20), cm(1), cm(20), cm(8))] },
      )
      table.play((game, { thug }) => performById(game, thug, 'push:-1'), dice)
      return table.model('hero')
    }
    // The collateral 5 pushes 5 cm; the wall is 2 cm away: an impact more, damage 4 and collateral 2.
    expect(wall(2, '4 4 5 4 2')).toMatchObject({ stun: 3, at: { x: cm(35) } })
    expect(wall(6, '4 4 5')).toMatchObject({ stun: 1, at: { x: cm(38) } })
    const roof = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30, 6], counters: 'AS' },
        hero: { seat: 'a', at: [33, 30, 6], endurance: 12 },
      },
      pieces: [box('roof', cm(20), cm(20), cm(14), cm(20), cm(6))],
      active: 'thug',
    })
    // Six centimetres down with jump distance 0 are an injury, and an Agility roll.
    roof.play((game, { thug }) => performById(game, thug, 'push:-1'), '4 4 5 6')
    expect(roof.model('hero')).toMatchObject({ stun: 1, injury: 1, condition: 'down', at: { z: 0 } })
  })

  test('bmg1/effect/enervating: X counters at once, of the victim’s choice', () => {
    const table = two({ counters: 'MAD' })
    table.play(suffer('enervating', '2'), '', ['counter', 'movement'], ['counter', 'defense'])
    expect(table.model('hero').counters).toMatchObject({ movement: 0, attack: 1, defense: 0 })
    expect(table.asked).toEqual(['a: counter', 'a: counter'])
  })

  test('bmg1/effect/toxic: X injuries at once', () => {
    const table = two()
    table.play(suffer('toxic', '2'))
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg1/effect/fire: one marker only grows; two or more do an injury each first; two counters put one out', () => {
    const table = two({ counters: 'AAD' })
    table.play(suffer('fire'))
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect([table.model('hero').injury, table.model('hero').effects[0]!.value]).toEqual([0, 2])
    Object.assign(table.state, { part: 1 })
    table.play((game) => casualtyRecount(game), '', ['counter', 'attack'])
    expect([table.model('hero').injury, table.model('hero').effects[0]!.value]).toEqual([2, 3])
    table.state.stage = 'execute'
    table.play((game, { hero }) => performById(game, hero, 'trait:effect-fire'), '', ['counter', 'attack'])
    expect(table.model('hero').effects[0]!.value).toBe(2)
    expect(table.model('hero').counters).toMatchObject({ attack: 0, defense: 0 })
  })

  test('bmg1/effect/hypnotize: a failed Willpower roll hands it over until the end of its next activation', () => {
    const table = two({ willpower: 6 })
    table.state.activation = undefined
    table.play(suffer('hypnotize'), '3 3')
    expect(table.model('hero').seat).toBe('a')
    table.play(suffer('hypnotize'), '3 4')
    expect(table.model('hero').seat).toBe('b')
    table.play((game, { hero }) => trigger(game, 'activation-end', { active: hero }))
    expect([table.model('hero').seat, ids(table)]).toEqual(['a', []])
  })

  test('bmg1/effect/immobilized-pinned-down: no move, no MC, Attack -1, however many hold it', () => {
    const table = two({ counters: 'MM', attack: 4 })
    table.play(suffer('immobilized'))
    table.play(
      (game, { hero }) => void addEffect(game, hero, 'immobilized', { until: 'game', by: hero, each: true }),
    )
    expect(
      table.play((game, { hero }) => [skill(game, 'attack', hero), spendable(game, hero, 'movement')]),
    ).toEqual([3, 0])
    const move = table.play(
      (game, { hero }) =>
        possibleActions(game, hero, game.state.activation!)
          .find(({ id }) => id === 'move')
          ?.why?.()?.text,
    )
    expect(move).toBe('Something holds it in place.')
  })

  test('bmg1/effect/knock-down-fallen: lying it cannot attack, block or use traits', () => {
    const table = two({ counters: 'MASSS', traits: ['air-support'] }, { at: [33, 30] })
    table.play(suffer('knocked-down'))
    expect(table.model('hero').condition).toBe('down')
    const why = (id: string) =>
      table.play(
        (game, { hero }) =>
          possibleActions(game, hero, game.state.activation!)
            .find((each) => each.id === id)
            ?.why?.()?.text,
      )
    expect(why('melee:-1')).toBe('hero is not on its feet.')
    expect(why('trait:air-support')).toBe('It lies on the ground.')
    expect(why('move')).toBeUndefined()
  })

  test('bmg1/effect/poison: its effect at once and at each activation until an Endurance roll; the same poison once, others add up', () => {
    const table = two({ endurance: 8 })
    table.play(suffer('poison', 'toxic', '1'))
    // While it is poisoned the same poison does nothing to it, not even at once.
    table.play(suffer('poison', 'toxic', '1'))
    expect([table.model('hero').injury, ids(table)]).toEqual([1, ['poison']])
    table.play(suffer('poison', 'paralyze'))
    expect(ids(table)).toEqual(['poison', 'poison', 'paralyze'])
    // More of it is another.
    table.play(suffer('poison', 'toxic', '2'))
    expect(table.model('hero').injury).toBe(3)
    const hurt = two({ endurance: 8 })
    hurt.play(suffer('poison', 'toxic', '1'))
    hurt.state.activation = undefined
    hurt.play((game, { hero }) => beginActivation(game, hero), '4 5', ['declare', 'neither'])
    expect([hurt.model('hero').injury, ids(hurt)]).toEqual([2, ['poison']])
    hurt.state.activation = undefined
    hurt.play((game, { hero }) => beginActivation(game, hero), '4 4', ['declare', 'neither'])
    expect([hurt.model('hero').injury, ids(hurt)]).toEqual([2, []])
    // Rid of it, it can be poisoned again.
    hurt.play(suffer('poison', 'toxic', '1'))
    expect([hurt.model('hero').injury, ids(hurt)]).toEqual([3, ['poison']])
  })

  test('bmg1/effect/shock-stunned: no counters until the end of the round', () => {
    const table = two({ counters: 'MADS' })
    table.play(suffer('stunned'))
    expect(
      table.play((game, { hero }) =>
        (['movement', 'attack', 'defense', 'special'] as const).map((kind) => spendable(game, hero, kind)),
      ),
    ).toEqual([0, 0, 0, 0])
    expect(table.model('hero').counters.attack).toBe(1)
  })

  test('bmg1/effect/smoke: no model sees through it, those inside are Blind, and it is gone with the round', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AA',
          weapons: [{ name: 'Smoke', damage: '-', rof: 1, ammo: 1, rules: ['smoke', 'explosive'] }],
        },
        hero: { seat: 'a', at: [45, 30] },
        far: { seat: 'a', at: [58, 30] },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 3 2', ['shots', { '1': 1 }])
    expect(table.state.markers).toMatchObject([{ kind: 'smoke', at: { x: cm(45) } }])
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['blind'])
    expect(table.play((game, { thug, far }) => sees(game, thug, far))).toBe(false)
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })

  test('bmg1/effect/steal: a weapon changes hands; of two stolen ones one is kept and the other gone', () => {
    const table = two({ weapons: [{ damage: 'I' }] })
    table.play(suffer('steal'))
    expect([table.model('hero').arms.length, table.model('thug').arms]).toMatchObject([
      0,
      [{ card: 0, index: 0 }],
    ])
    const again = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], weapons: [{ damage: 'I' }, { name: 'Knife', damage: 'S' }] },
        thug: { seat: 'b', at: [40, 30] },
      },
    })
    again.play(suffer('steal'))
    again.play(suffer('steal'), '', ['keep-weapon', '1'])
    expect([again.model('hero').arms.length, again.model('thug').arms.length]).toEqual([0, 1])
  })

  test('bmg1/effect/steal, bmg1/objective/loot: loot is stolen like a weapon and goes to where the thief stands', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [40, 30] } },
      markers: [
        { kind: 'loot', at: [30, 30], carrier: 'hero' },
        { kind: 'loot', at: [60, 60] },
      ],
    })
    table.play(suffer('steal'))
    expect(table.state.markers).toMatchObject([{ carrier: 1, at: { x: cm(40) } }, { at: { x: cm(60) } }])
    expect(table.state.markers[1]!.carrier).toBeUndefined()
    // Who has neither weapon nor loot loses nothing.
    table.play(suffer('steal'))
    expect(table.model('thug').arms).toEqual([])
  })

  test('bmg1/effect/steal: a weapon that comes back is not a stolen one', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], weapons: [{ damage: 'I' }] },
        thug: { seat: 'b', at: [40, 30], weapons: [{ name: 'Club', damage: 'S' }] },
      },
    })
    table.model('thug').arms.push(table.model('hero').arms.pop()!)
    table.play((game, { hero, thug }) => steal(game, hero, thug))
    table.play((game, { hero, thug }) => steal(game, hero, thug))
    // Its own and one that is stolen: nothing has to go.
    expect([table.asked, table.model('hero').arms.length]).toEqual([[], 2])
  })
})

test('a shot that meets nothing does nothing', () => {
  const table = shootOut({ thug: { weapons: [{ ...gun, rof: 1 }] } })
  table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
  expect(table.model('hero').stun).toBe(0)
})
