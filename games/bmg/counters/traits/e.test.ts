import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { defenseAgainst } from '../attack/impact-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

describe('traits with E', () => {
  const elusive = (counters: string, dice: string, answer?: 'yes' | 'no') => {
    const table = shootOut({
      hero: { traits: ['elusive'], counters },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'ranged:0'),
      dice,
      ...(answer === undefined ? [] : [['elusive', answer] as const]),
    )
    return [table.model('hero').injury, table.model('hero').counters.movement]
  }

  const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

  const bomber = (hero: Partial<ModelSketch> = {}, kind: 'sewer' | 'loot' = 'sewer', x = 33) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MMSS', ...hero },
        other: { seat: 'b', at: [36, 30], traits: ['explosive-gel'], counters: 'MMSS' },
      },
      markers: [{ kind, at: [x, 30] }],
      active: 'hero',
    })

  test('bmg1/trait/elusive: Defense 4 instead of 3, once however many MC it has', () => {
    expect(elusive('MMM', '4 5 2', 'yes')).toEqual([1, 2])
    expect(elusive('MMM', '3', 'yes')).toEqual([0, 2])
  })

  test('bmg1/trait/elusive: its player may keep the MC, and is not asked without one', () => {
    expect(elusive('M', '3 5 2', 'no')).toEqual([1, 1])
    expect(elusive('SS', '3 5 2')).toEqual([1, 0])
    // bmg1/effect/knock-down-fallen: nor lying.
    const lying = shootOut({
      hero: { traits: ['elusive'], counters: 'M', condition: 'down' },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    lying.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3 5 2')
    expect(lying.asked).toEqual([])
  })

  test('bmg1/trait/expert-marksman: kept SC change nothing, and one that is spent counts for this attack only', () => {
    const shoot = (answer: 'yes' | 'no', dice: string) => {
      const thug = { traits: ['expert-marksman'], counters: 'AASS', weapons: [{ ...gun, rof: 1 }] }
      const table = shootOut({ thug }, { pieces: [crate] })
      table.play((game, all) => performById(game, all.thug, 'ranged:0'), dice, ['expert-marksman', answer])
      return [table.model('hero').injury, table.model('thug').counters.special]
    }
    expect(shoot('no', '5 4')).toEqual([0, 2])
    expect(shoot('yes', '5 5')).toEqual([0, 1])
    expect(shoot('yes', '5 4 5 2')).toEqual([1, 1])
  })

  test('bmg1/trait/expert-marksman, bmg1/core/lampposts: a lamppost is a target too', () => {
    const lampLeft = (answer: 'yes' | 'no', dice: string) => {
      const thug = { traits: ['expert-marksman'], counters: 'AAS', weapons: [{ ...gun, rof: 1 }] }
      const markers = [{ kind: 'streetlamp', at: [53, 30] }] as const
      const table = shootOut({ thug, hero: { at: [53, 80] } }, { pieces: [crate], markers })
      table.play((game, all) => performById(game, all.thug, 'ranged:0'), dice, ['expert-marksman', answer])
      return table.state.markers.length
    }
    expect([lampLeft('no', '5 4'), lampLeft('yes', '5 5'), lampLeft('yes', '5 4 3')]).toEqual([1, 1, 0])
  })

  test('bmg1/trait/explosive-gel: sewers too, in contact, once; nothing else', () => {
    const table = bomber()
    table.play((game, { hero }) => performById(game, hero, 'trait:explosive-gel:place'))
    expect(actionBlockedReason(table, 'trait:explosive-gel:place')).toContain('No lamppost or sewer')
    expect(actionBlockedReason(bomber({}, 'sewer', 34), 'trait:explosive-gel:place')).toContain(
      'No lamppost or sewer',
    )
    expect(actionBlockedReason(bomber({}, 'loot'), 'trait:explosive-gel:place')).toContain(
      'No lamppost or sewer',
    )
    expect(actionBlockedReason(bomber({ counters: 'SS' }), 'trait:explosive-gel:place')).toContain('1MC')
    const bench = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MS' } },
      pieces: [box('bench', cm(31.5), cm(28), cm(2), cm(4), cm(2))],
      active: 'hero',
    })
    expect(actionBlockedReason(bench, 'trait:explosive-gel:place')).toContain('No lamppost or sewer')
  })

  test('bmg1/trait/explosive-gel: from any distance, but only its own gel, for 1SC', () => {
    const table = bomber()
    table.play((game, { hero }) => performById(game, hero, 'trait:explosive-gel:place'))
    table.state.round = 3
    table.model('hero').at = { x: cm(100), y: cm(100), z: 0 }
    expect(actionBlockedReason(table, 'trait:explosive-gel:blow-up')).toBeUndefined()
    table.state.activation = { ...table.state.activation!, model: 1 }
    expect(actionBlockedReason(table, 'trait:explosive-gel:blow-up')).toContain('earlier round')
    table.state.activation = { ...table.state.activation!, model: 0 }
    table.model('hero').counters.special = 0
    expect(actionBlockedReason(table, 'trait:explosive-gel:blow-up')).toContain('1SC')
  })
})

describe('traits with E', () => {
  const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

  test('bmg1/trait/elusive: 1MC and Defense +1 against a ranged attack, not in close combat', () => {
    const table = shootOut({
      hero: { traits: ['elusive'], counters: 'MM', defense: 3 },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3', ['elusive', 'yes'])
    expect([table.model('hero').injury, table.model('hero').counters.movement]).toEqual([0, 1])
    const melee = duel({ hero: { traits: ['elusive'], counters: 'M' }, thug: { counters: 'A' } })
    melee.play((game, { thug }) => performById(game, thug, 'melee:-1'), '3 4 2')
    expect(melee.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/elusive, bmg1/trait/bodyguard: who paid has it, not an Elusive bodyguard that takes the shot', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], weapons: [gun] },
        boss: { seat: 'a', at: [50, 30], rank: 'leader', traits: ['elusive'], counters: 'M' },
        guard: { seat: 'a', at: [53.5, 30], traits: ['elusive'] },
      },
      active: 'thug',
    })
    const defenses = table.play(
      function* (game, { thug, boss, guard }) {
        const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
        const strike = newStrike(attack, boss, {})
        yield* trigger(game, 'strike-begins', { strike })
        const own = defenseAgainst(game, strike).total
        strike.sufferer = guard
        return [own, defenseAgainst(game, strike).total]
      },
      '',
      ['elusive', 'yes'],
    )
    expect(defenses).toEqual([4, 3])
  })

  test('bmg1/trait/expert-marksman: 1SC and Blink! rolls of its targets are 1 worse', () => {
    const table = shootOut(
      { thug: { traits: ['expert-marksman'], counters: 'AAS', weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 4 3 5', ['expert-marksman', 'yes'])
    expect(table.model('hero').injury).toBe(1)
    expect(table.model('thug').counters.special).toBe(0)
  })

  test('bmg1/trait/explosive-gel: placed on a lamppost by manipulating, blown up for 1SC in a later round', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MSS' } },
      markers: [{ kind: 'streetlamp', at: [33, 30] }],
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:explosive-gel:place'))
    expect(table.model('hero').counters.movement).toBe(0)
    expect(actionBlockedReason(table, 'trait:explosive-gel:blow-up')).toContain('earlier round')
    table.state.round = 2
    table.play((game, { hero }) => performById(game, hero, 'trait:explosive-gel:blow-up'))
    expect(table.state.markers).toEqual([])
  })
})
