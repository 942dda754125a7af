import { addEffect, bodyOf, layRoughGround } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { release } from '../model/grip.ts'
import { skill } from '../model/skills.ts'
import { displace } from '../movement/push.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'
import { steal } from './effects.ts'

const three = (hero: Partial<ModelSketch> = {}, active: 'hero' | 'thug' = 'hero') =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 8, ...hero },
      thug: { seat: 'b', at: [40, 30] },
      mate: { seat: 'a', at: [30, 60] },
    },
    active,
  })
type Names = 'hero' | 'thug' | 'mate'
const suffer =
  (id: string, args: readonly string[] = [], by: Names | null = 'thug') =>
  (game: Play, all: Readonly<Record<Names, Model>>) =>
    sufferEffect(game, all.hero, { id, args }, by === null ? {} : { by: all[by] })
const ids = (table: ReturnType<typeof three>) => table.model('hero').effects.map(({ id }) => id)
const other = (id: string) => ({ id, until: 'round' as const, args: [], value: 0, by: undefined })

describe('effects that meet others', () => {
  test('bmg1/effect/freeze, bmg1/effect/paralyze: both together cost 2 Defense, not 4', () => {
    const table = three({ defense: 6 })
    const defense = () => table.play((game, { hero }) => skill(game, 'defense', hero))
    expect(defense()).toBe(6)
    table.play(suffer('freeze'))
    expect(defense()).toBe(4)
    table.model('hero').effects.push(other('paralyze'))
    expect(defense()).toBe(4)
  })

  test('bmg1/effect/immobilized-pinned-down: each captor holds it, but its Attack is 1 less once', () => {
    const table = three()
    table.model('hero').effects.push(other('blind'))
    for (const by of ['thug', 'mate', 'thug'] as const) table.play(suffer('immobilized', [], by))
    expect(table.model('hero').effects.slice(1)).toMatchObject([
      { id: 'immobilized', by: 1 },
      { id: 'immobilized', by: 2 },
    ])
    expect(table.play((game, { hero }) => skill(game, 'attack', hero))).toBe(3)
  })

  test('bmg1/effect/immobilized-pinned-down, bmg1/core/grab: who pins it down from afar does not hold it', () => {
    const net = shootOut({ thug: { weapons: [{ ...gun, rof: 1, rules: ['firearm', 'pinned-down'] }] } })
    net.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    net.play((game, { thug }) => release(game, thug))
    expect(net.model('hero').effects).toMatchObject([{ id: 'immobilized' }])
    const claw = duel({ thug: { counters: 'A', weapons: [{ damage: 'I', rules: ['pinned-down'] }] } })
    claw.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2')
    claw.play((game, { thug }) => release(game, thug))
    expect(claw.model('hero').effects).toEqual([])
  })

  test('bmg1/effect/displaced-pushed: as far as the collateral die says', () => {
    const pushed = (die: string) => {
      const table = duel({ thug: { counters: 'A', weapons: [{ damage: 'S', rules: ['pushed'] }] } })
      const { x } = table.model('hero').at!
      table.play((game, { thug }) => performById(game, thug, 'melee:0'), `4 5 ${die}`)
      return (table.model('hero').at!.x - x) / cm(1)
    }
    expect([pushed('1'), pushed('4')]).toEqual([1, 4])
  })
})

describe('effects that end', () => {
  test('bmg1/effect/fire: two counters take one marker of the fire, the last one ends it', () => {
    const table = three({ counters: 'MMAA' })
    table.model('hero').effects.push({ ...other('blind'), value: 1 })
    table.play(suffer('fire', ['2']))
    const putOut = () => table.play((game, { hero }) => performById(game, hero, 'trait:effect-fire'))
    putOut()
    expect(table.model('hero').effects).toMatchObject([
      { id: 'blind', value: 1 },
      { id: 'fire', value: 1 },
    ])
    table.model('hero').counters.attack = 2
    putOut()
    expect(ids(table)).toEqual(['blind'])
  })

  test('bmg1/effect/fire, bmg1/effect/knock-down-fallen: who lies on the ground puts it out too', () => {
    const table = three({ counters: 'MM', condition: 'down' })
    table.play(suffer('fire'))
    expect(actionBlockedReason(table, 'trait:effect-fire')).toBeUndefined()
    table.play((game, { hero }) => performById(game, hero, 'trait:effect-fire'))
    expect(ids(table)).toEqual([])
  })

  test('bmg1/effect/hypnotize: only an enemy hypnotizes, and until the end of its own next activation', () => {
    const friend = three()
    friend.play(suffer('hypnotize', [], 'mate'))
    friend.play(suffer('hypnotize', [], null))
    expect([friend.model('hero').seat, ids(friend)]).toEqual(['a', []])
    const table = three({}, 'thug')
    table.play(suffer('hypnotize'), '6 6')
    expect(table.model('hero').seat).toBe(seat('b'))
    table.play((game) => endActivation(game))
    expect(table.model('hero').seat).toBe(seat('b'))
    table.play((game, { hero }) => trigger(game, 'activation-end', { active: hero }))
    expect([table.model('hero').seat, ids(table)]).toEqual(['a', []])
  })

  test('bmg1/effect/poison: each poison at the victim’s own activation, and a roll ends only that one', () => {
    const table = three({ counters: 'M', endurance: 6 })
    table
      .model('hero')
      .effects.push(
        { id: 'poison', until: 'game', args: ['blind'], value: 0, by: 1 },
        { id: 'poison', until: 'game', args: ['stunned'], value: 0, by: 1 },
      )
    table.play((game, { thug }) => trigger(game, 'activation-start', { active: thug }))
    expect(ids(table)).toEqual(['poison', 'poison'])
    table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }), '6 6 1 1')
    expect(table.model('hero').effects.map(({ id, args }) => [id, ...args])).toEqual([
      ['poison', 'blind'],
      ['blind'],
    ])
  })
})

describe('stealing', () => {
  test('bmg1/effect/steal: only what the victim itself carries', () => {
    const table = setTable({
      models: {
        thief: { seat: 'b', at: [40, 30] },
        victim: { seat: 'a', at: [30, 30] },
        mate: { seat: 'a', at: [30, 60] },
      },
      markers: [{ kind: 'loot', at: [30, 60], carrier: 'mate' }],
    })
    table.play((game, { thief, victim }) => steal(game, thief, victim))
    expect(table.state.markers[0]!.carrier).toBe(2)
    table.play((game, { thief, mate }) => steal(game, thief, mate))
    expect(table.state.markers[0]).toMatchObject({ carrier: 0, at: table.model('thief').at })
  })

  test('bmg1/effect/steal: of several stolen weapons the one that is named is kept, with its own ones', () => {
    const knife = (name: string) => ({ name, damage: 'S' })
    const table = setTable({
      models: {
        thief: { seat: 'b', at: [40, 30], weapons: [knife('Own')] },
        one: { seat: 'a', at: [30, 30], weapons: [knife('First')] },
        two: { seat: 'a', at: [30, 60], weapons: [knife('Second')] },
      },
    })
    table.play((game, { thief, one }) => steal(game, thief, one))
    table.play((game, { thief, two }) => steal(game, thief, two), '', ['keep-weapon', '2'])
    expect(table.model('thief').arms.map(({ card }) => card)).toEqual([0, 2])
    expect([table.model('one').arms, table.model('two').arms]).toEqual([[], []])
  })
})

describe('ice', () => {
  const icy = (condition: 'up' | 'down', active: 'hero' | 'thug') => {
    const table = three({ condition }, active)
    table.play((game) => void layRoughGround(game, { x: cm(25), y: cm(30), z: 0 }, cm(2), { ice: true }))
    return table
  }
  const slide = (table: ReturnType<typeof three>, dice: string) => {
    table.play((game, { hero, thug }) => displace(game, hero, thug.at!, cm(3), thug), dice)
    return table.model('hero').condition
  }

  test('bmg2/template/ice: only the active model slips, and only on its feet', () => {
    expect(slide(icy('up', 'hero'), '6')).toBe('down')
    expect(slide(icy('up', 'thug'), '')).toBe('up')
    expect(slide(icy('down', 'hero'), '')).toBe('down')
  })
})

test('bmg1/trait/lets-go: no enemy follows', () => {
  const boy = { rank: 'henchman', traits: ['lets-go'], counters: 'S' } as const
  const table = setTable({
    models: {
      one: { seat: 'a', at: [30, 30], ...boy },
      two: { seat: 'a', at: [35, 30], ...boy },
      thug: { seat: 'b', at: [60, 30], ...boy },
    },
    active: 'one',
  })
  table.play((game) => endActivation(game), '', ['lets-go', 'none'])
  expect(Object.keys(table.offered('lets-go'))).toEqual(['1', 'none'])
})

test('bmg1/core/take-cover: any step out of its place ends the cover, along either axis or up and down; none does not', () => {
  const inCover = (...by: readonly [number, number, number]) => {
    const table = setTable({ models: { hero: { seat: 'a', at: [30, 30] } } })
    const hero = table.model('hero')
    hero.effects.push({ id: 'cover', until: 'game', args: [], value: 0, by: undefined })
    table.play((game, { hero: mover }) => {
      const from = bodyOf(game, mover)
      const [x, y, z] = by
      mover.at = { x: from.x + cm(x), y: from.y + cm(y), z: from.z + cm(z) }
      return trigger(game, 'moved', { mover, from, how: 'move' })
    })
    return table.model('hero').effects.length === 1
  }
  expect([inCover(0, 0, 0), inCover(1, 0, 0), inCover(0, 1, 0), inCover(0, 0, 1)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('bmg1/effect/steal, bmg1/objective/loot: one thing is taken, a weapon or the loot, whichever is drawn', () => {
  const taken = (weapons: number) => {
    const table = duel(
      { hero: { weapons: Array.from({ length: weapons }, () => gun) } },
      { markers: [{ kind: 'loot', at: [30, 30], seat: 'a' }] },
    )
    table.state.markers[0]!.carrier = table.model('hero').id
    table.play((game, { hero, thug }) => steal(game, thug, hero))
    const { thug, hero } = { thug: table.model('thug'), hero: table.model('hero') }
    const loot = table.state.markers[0]!.carrier === thug.id
    expect([thug.arms.length, hero.arms.length]).toEqual(loot ? [0, weapons] : [1, weapons - 1])
    return loot ? 'loot' : 'weapon'
  }
  const drawn = [1, 2, 3, 4, 5, 6].map(taken)
  expect([drawn.includes('loot'), drawn.includes('weapon')]).toEqual([true, true])
})

test('bmg1/effect/steal, bmg1/objective/loot: a thief that carries loot takes no second, and only a weapon can be drawn', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30] },
      thug: { seat: 'b', at: [33, 30], weapons: [{ name: 'Knife', damage: 'S' }] },
    },
    markers: [
      { kind: 'loot', at: [33, 30], carrier: 'thug' },
      { kind: 'loot', at: [30, 30], carrier: 'hero' },
    ],
  })
  for (let tries = 0; tries < 6; tries++) table.play((game, { hero, thug }) => steal(game, hero, thug))
  expect(table.state.markers.map(({ carrier }) => carrier)).toEqual([1, 0])
  expect(table.model('hero').arms.length).toBe(1)
})

test('bmg1/effect/freeze, bmg1/effect/paralyze, bmg1/trait/adaptable, bmg1/trait/paranoid, bmg1/trait/bloodthirsty: the frozen follow no rule of their own and take no dose', () => {
  const gains = (frozen: boolean, ...answers: readonly TestAnswer[]) => {
    const traits = ['adaptable', 'paranoid', 'bloodthirsty', 'titan-dose']
    const table = setTable({ models: { hero: { seat: 'a', at: [30, 30], traits, stun: 1 } } })
    if (frozen) table.play((game, { hero }) => void addEffect(game, hero, 'freeze', { until: 'game' }))
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    const { attack, defense } = table.model('hero').counters
    return [attack, defense, table.model('hero').doses]
  }
  expect(gains(true)).toEqual([0, 0, 1])
  expect(gains(false, ['titan-dose', 'yes'], ['adaptable', 'attack'])).toEqual([1, 1, 0])
})
