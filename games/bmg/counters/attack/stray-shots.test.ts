import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { gun, oneShot, shootOut } from '../testing/duel.ts'
import type { WeaponSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'
import { weaponAt } from './arms.ts'
import { newAttack, newStrike } from './attack.ts'
import { obstaclesFor, shotBody } from './blink.ts'
import { damageNeeds } from './damage-roll.ts'

/** A low wall across the line of fire of a thug at 30, 30. */
const fence: Piece = { ...box('fence', cm(40), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' }

describe('explosive shots', () => {
  const lmg = (rof: number): WeaponSketch => ({ ...gun, rof, rules: ['firearm', 'explosive'] })
  const blasted = (rof: number, pieces: readonly Piece[] = []) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [lmg(rof)] },
        hero: { seat: 'a', at: [50, 30], endurance: 12 },
        mate: { seat: 'a', at: [50, 35], endurance: 12 },
      },
      markers: [{ kind: 'streetlamp', at: [50, 41] }],
      pieces,
      active: 'thug',
    })

  test('bmg1/weapon-rule/explosive: every shot that hits bursts', () => {
    const table = blasted(3)
    // One of three shots misses; two blasts of a hit each on both.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 2 4 2 3 2 3 2 3 2 3', [
      'shots',
      { '1': 3 },
    ])
    expect([table.model('hero').injury, table.model('mate').injury]).toEqual([2, 2])
  })

  test('bmg1/weapon-rule/explosive: each one that something stops bursts there, the others at the target', () => {
    const table = blasted(2, [fence])
    // The fence stops the first; ten centimetres away its blast touches no model.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 4 3 2 3 2 3', [
      'shots',
      { '1': 2 },
    ])
    expect([table.model('hero').injury, table.model('mate').injury]).toEqual([1, 1])
  })

  test('bmg1/weapon-rule/explosive, bmg1/core/lampposts: a lamppost is a point of impact too', () => {
    const table = blasted(1)
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 2 2 3', ['shots', { 'lamp:1': 1 }])
    expect([table.model('hero').injury, table.model('mate').injury]).toEqual([0, 1])
    expect(table.state.markers).toEqual([])
    const missed = blasted(1)
    missed.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1', ['shots', { 'lamp:1': 1 }])
    expect([missed.model('mate').injury, missed.state.markers.length]).toEqual([0, 1])
  })

  test('bmg1/core/grab: a captor whose blast hits another lets go', () => {
    const held = (target: string, dice: string) => {
      const table = blasted(1)
      table.model('mate').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { [target]: 1 }])
      return table.model('mate').effects.length
    }
    expect([held('2', '5 2 3 2 3'), held('lamp:1', '2 2 2 3')]).toEqual([0, 1])
  })
})

describe('cross fire', () => {
  /** The injuries of a mate in the way that stops a shot, after this damage die. */
  const hurt = (
    die: number,
    mate: readonly string[],
    hero: readonly string[],
    thug: readonly string[] = [],
  ) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('firearm')], traits: thug },
        mate: { seat: 'b', at: [42, 30], endurance: 9, traits: mate },
        hero: { seat: 'a', at: [53, 30], endurance: 9, traits: hero },
      },
      active: 'thug',
    })
    table.play((game, all) => performById(game, all.thug, 'ranged:0'), `5 4 ${die}`)
    return table.model('mate').injury
  }

  test('bmg1/core/cross-fire, bmg1/trait/tough-skin: what protects the model in the way counts, not what protects the target or the shooter', () => {
    expect([hurt(2, [], []), hurt(2, ['tough-skin'], []), hurt(3, ['tough-skin'], [])]).toEqual([1, 0, 1])
    expect([hurt(2, [], ['tough-skin']), hurt(2, [], [], ['tough-skin'])]).toEqual([1, 1])
  })

  test('bmg1/core/cross-fire, bmg1/trait/bulletproof-vest: the vest of the model in the way asks for 4', () => {
    expect([hurt(3, ['bulletproof-vest'], []), hurt(4, ['bulletproof-vest'], [])]).toEqual([0, 1])
    expect(hurt(2, [], ['bulletproof-vest'])).toBe(1)
  })

  test('bmg1/core/cross-fire, bmg1/trait/hardened, bmg2/weapon-rule/anti-tank: the weapon is the same for whom it was not meant', () => {
    const stray = (...rules: readonly string[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('firearm', ...rules)] },
          mate: { seat: 'b', at: [42, 30], endurance: 9, traits: ['hardened'] },
          hero: { seat: 'a', at: [53, 30], endurance: 9 },
        },
        active: 'thug',
      })
      table.play((game, all) => performById(game, all.thug, 'ranged:0'), '5 4 2')
      return [table.model('mate').stun, table.model('mate').injury]
    }
    expect([stray(), stray('anti-tank')]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('bmg1/core/cross-fire: the strike goes on against its own target', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
        mate: { seat: 'b', at: [42, 30], endurance: 9 },
        hero: { seat: 'a', at: [53, 30], endurance: 9 },
      },
      active: 'thug',
    })
    // Two impacts: one is stopped by the mate and does nothing, the other damages the hero.
    table.play((game, all) => performById(game, all.thug, 'ranged:0'), '5 5 4 3 1 2 6', ['shots', { '2': 2 }])
    expect([table.model('mate').injury, table.model('hero').injury]).toEqual([0, 1])
  })
})

describe('shots at objects', () => {
  /** Whether the lamppost still stands that a thug with these traits and weapon rules shoots at. */
  const stands = (
    dice: string,
    parts: {
      readonly traits?: readonly string[]
      readonly rules?: readonly string[]
      readonly strength?: number
      readonly pieces?: readonly Piece[]
      readonly dosed?: true
    },
  ) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AA',
          weapons: [oneShot(...(parts.rules ?? ['firearm']))],
          traits: parts.traits ?? [],
          strength: parts.strength ?? 4,
        },
      },
      markers: [{ kind: 'streetlamp', at: [55, 30] }],
      pieces: parts.pieces ?? [],
      active: 'thug',
    })
    if (parts.dosed)
      table.model('thug').effects = [{ id: 'titan-dose', until: 'game', args: [], value: 0, by: undefined }]
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
    return table.state.markers.length === 1
  }

  test('bmg1/core/lampposts, bmg1/core/damageable-objects: what protects the shooter protects no lamppost', () => {
    expect(stands('2 2', { traits: ['tough-skin'] })).toBe(false)
    expect(stands('2 2', { traits: ['bulletproof-vest'] })).toBe(false)
  })

  test('bmg1/core/damageable-objects: Strength damages it, or what the weapon and a dose make of it', () => {
    expect([stands('2 3', { rules: [] }), stands('2 4', { rules: [] })]).toEqual([true, false])
    expect([stands('2 4', { rules: [], strength: 5 }), stands('2 3', { rules: ['tough-heavy'] })]).toEqual([
      true,
      false,
    ])
    expect([stands('2 2', { rules: ['mechanic'] }), stands('2 3', { rules: ['mechanic'] })]).toEqual([
      true,
      false,
    ])
    expect([stands('2 2', { rules: [], dosed: true }), stands('2 3', { rules: [], dosed: true })]).toEqual([
      true,
      false,
    ])
  })

  test('bmg1/core/lampposts, bmg1/core/blink: what is in the way gets its die, unless the weapon ignores Blink!', () => {
    expect([stands('2 4', { pieces: [fence] }), stands('2 3 2', { pieces: [fence] })]).toEqual([true, false])
    expect(stands('2 2', { pieces: [fence], rules: ['firearm', 'scope'] })).toBe(false)
  })

  test('bmg1/weapon-rule/sharp, bmg1/core/damageable-objects: one failed damage die is rolled again, not two', () => {
    const sharp = { rules: ['sharp'] }
    expect([stands('2 3 4', sharp), stands('2 3 3', sharp), stands('2 4', sharp)]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('bmg2/weapon-rule/imprecise, bmg1/core/impact-roll: worse dice hit a lamppost on 3, a 6 always and a 1 never', () => {
    const imprecise = { rules: ['firearm', 'imprecise'] }
    expect([stands('2', imprecise), stands('3 2', imprecise), stands('1', {}), stands('6 2', {})]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('bmg1/trait/weapon-master, bmg1/core/lampposts: better dice count against a lamppost as against a model', () => {
    const imprecise = { rules: ['firearm', 'imprecise'] }
    expect([
      stands('2 2', { ...imprecise, traits: ['weapon-master'] }),
      stands('2', { ...imprecise, traits: ['weapon-master(club)'] }),
      stands('1', { ...imprecise, traits: ['weapon-master'] }),
    ]).toEqual([false, true, true])
  })

  test('bmg1/core/blink-contact-exception: a lamppost at the side of the shooter is shot over', () => {
    const met = (x: number) => {
      const table = setTable({
        models: { thug: { seat: 'b', at: [30, 30], weapons: [gun] } },
        markers: [
          { kind: 'streetlamp', at: [55, 30] },
          { kind: 'streetlamp', at: [x, 30] },
        ],
      })
      return table.play((game, { thug }) =>
        obstaclesFor(game, thug, shotBody(game.state.markers[0]!)).map(({ lamp }) => lamp?.id),
      )
    }
    expect([met(33), met(33.1)]).toEqual([[], [2]])
  })

  test('bmg1/core/blink-contact-exception: not over one that is taller than the shooter', () => {
    const met = (traits: readonly string[]) => {
      const table = setTable({
        models: { thug: { seat: 'b', at: [30, 30], weapons: [gun], traits } },
        markers: [
          { kind: 'streetlamp', at: [55, 30] },
          { kind: 'streetlamp', at: [33, 30] },
        ],
      })
      return table.play((game, { thug }) => obstaclesFor(game, thug, shotBody(game.state.markers[0]!)).length)
    }
    expect([met([]), met(['small'])]).toEqual([0, 1])
  })

  test('bmg1/weapon-rule/light, bmg1/core/minimum-range: a lamppost too close gets one die as well', () => {
    const shoot = (shares: Record<string, number>, dice: string) => () => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            counters: 'AA',
            weapons: [{ ...gun, rof: 3, rules: ['firearm', 'light'] }],
          },
          far: { seat: 'a', at: [15, 15], endurance: 9 },
          near: { seat: 'a', at: [30, 34], endurance: 9 },
        },
        markers: [{ kind: 'streetlamp', at: [34, 30] }],
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', shares])
    }
    expect(shoot({ 'lamp:1': 2 }, '1 1')).toThrow()
    expect(shoot({ 'lamp:1': 1, '2': 1 }, '1 1')).toThrow('targets too close')
    expect(shoot({ 'lamp:1': 1, '1': 2 }, '1 1 1')).not.toThrow()
  })
})

describe('where a shot bursts', () => {
  test('bmg1/weapon-rule/explosive, bmg1/template/explosion-template: stopped by a long wall it bursts where it met the wall', () => {
    const wall: Piece = { ...box('wall', cm(45), cm(10), cm(1), cm(40), cm(2.5)), cover: 'heavy' }
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('explosive', 'firearm')] },
        hero: { seat: 'a', at: [60, 30], endurance: 9 },
        near: { seat: 'b', at: [41, 34], endurance: 9 },
        corner: { seat: 'b', at: [42, 12], endurance: 9 },
        end: { seat: 'b', at: [42, 48], endurance: 9 },
      },
      pieces: [wall],
      active: 'thug',
    })
    // An impact that the wall stops (4+), then damage for the only one close to that place.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 4 2 3')
    const injured = (['hero', 'near', 'corner', 'end'] as const).map((name) => table.model(name).injury)
    expect(injured).toEqual([0, 1, 0, 0])
  })

  test('bmg2/weapon-rule/grenade: thrown against a long wall it bursts there too', () => {
    const wall: Piece = { ...box('wall', cm(40), cm(5), cm(1), cm(50), cm(2.5)), cover: 'heavy' }
    const table = shootOut(
      { thug: { weapons: [oneShot('grenade', 'firearm')] }, hero: { at: [37, 34] } },
      { pieces: [wall] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3 4 2 3', [
      'grenade',
      { to: to(53, 30) },
    ])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/weapon-rule/gas, bmg2/template/grenades: what ignores Blink! is not stopped on its way', () => {
    const thrown = (dice: string, ...rules: readonly string[]) => {
      const table = shootOut({ thug: { weapons: [oneShot('grenade', ...rules)] } }, { pieces: [fence] })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, [
        'grenade',
        { to: to(53, 30) },
      ])
      return table.model('hero').injury
    }
    expect([thrown('3 3 6 1'), thrown('3 6 1', 'gas'), thrown('3 6 1', 'scope')]).toEqual([1, 1, 1])
  })

  test('bmg2/weapon-rule/grenade: it takes 2AC and a magazine, whether it goes off or not', () => {
    const table = shootOut({ thug: { counters: 'AAA', weapons: [oneShot('grenade')] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2', ['grenade', { to: to(53, 30) }])
    expect([table.model('thug').counters.attack, table.model('thug').arms[0]!.ammo]).toEqual([1, 2])
  })

  test('bmg2/weapon-rule/grenade: no range is no limit, but the point must be seen', () => {
    const wall = box('wall', cm(45), cm(5), cm(1), cm(50), cm(8))
    const thrown = (x: number, pieces: readonly Piece[]) => () =>
      shootOut({ thug: { weapons: [oneShot('grenade')] }, hero: { at: [20, 80] } }, { pieces }).play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        '2',
        ['grenade', { to: to(x, 30) }],
      )
    expect(thrown(55, [])).not.toThrow()
    expect(thrown(55, [wall])).toThrow('It is not seen.')
  })
})

test('bmg1/core/damage-roll: what a made-up impact has as its Strength counts instead of the attacker’s', () => {
  const needs = (strength?: number) =>
    shootOut({ thug: { strength: 6 } }).play((game, { thug, hero }) => {
      const attack = newAttack({ attacker: thug, kind: 'melee', weapon: weaponAt(game, thug, -1), arm: -1 })
      return damageNeeds(game, newStrike(attack, hero, { strength }))
    })
  expect([needs(), needs(3)]).toEqual([6, 3])
})
