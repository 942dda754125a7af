import { bodyOf } from '@gargoyle/bmg-common'
import { recall, remember, seat } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/inflict.ts'
import { skill } from '../model/skills.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'
import { armsToLoad, lastUses, rearm, weaponAt } from './arms.ts'
import { newAttack, newStrike } from './attack.ts'
import { obstaclesFor } from './blink.ts'
import { defensivePosition } from './defensive-position.ts'
import { defenseAgainst, rollImpacts } from './impact-roll.ts'
import { meleeTargets } from './melee.ts'
import { lampTargets } from './ranged.ts'
import { firstHitter } from './resolve.ts'
import { isWeaponNamed } from './weapon-names.ts'

const effect = (id: string, by?: number) => ({ id, until: 'game' as const, args: [], value: 0, by })

describe('what a hit leaves behind', () => {
  test('bmg1/scenario-bonus/lets-make-some-noise: a hit on an enemy is remembered with whose it was, the first only; a miss is not', () => {
    const strike = (dice: string) => {
      const table = duel({ thug: { counters: 'A' } })
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice)
      return recall(table.state, firstHitter)
    }
    expect([strike('1'), strike('4 1 1')]).toEqual([null, 'b'])
    const twice = shootOut({ thug: { counters: 'AA' } })
    remember(twice.state, firstHitter, seat('a'))
    twice.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 1', ['shots', { '1': 1 }])
    expect(recall(twice.state, firstHitter)).toBe('a')
  })

  test('bmg1/scenario-bonus/lets-make-some-noise: a storm hits enemies too, friends and walls do not count', () => {
    const storm = (at: readonly [number, number], seat: 'a' | 'b') => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits: ['electric-storm'], counters: 'ASSS' },
          hero: { seat, at, endurance: 12 },
        },
        active: 'thug',
      })
      const dice = at[0] < 38 ? '3 2' : ''
      table.play((game, { thug }) => performById(game, thug, 'special:electric-storm:-1'), dice)
      return recall(table.state, firstHitter)
    }
    expect([storm([36, 30], 'a'), storm([38, 30], 'a'), storm([36, 30], 'b')]).toEqual(['b', null, null])
  })

  test('bmg1/scenario-bonus/lets-make-some-noise, bmg1/core/cross-fire: an enemy that stops a shot at a lamppost is hit', () => {
    const shot = (dice: string, seat: 'a' | 'b') => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rof: 1 }] },
          hero: { seat, at: [45, 30], endurance: 9 },
        },
        markers: [{ kind: 'streetlamp', at: [60, 30] }],
        active: 'thug',
      })
      const aim = seat === 'a' ? [['shots', { 'lamp:1': 1 }] as const] : []
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ...aim)
      return recall(table.state, firstHitter)
    }
    expect([shot('2 4 1', 'a'), shot('2 3 4', 'a'), shot('2 4 1', 'b')]).toEqual(['b', null, null])
  })

  test('bmg1/scenario-bonus/lets-make-some-noise: a blow at a friend is none', () => {
    const table = setTable({
      models: {
        mad: { seat: 'b', at: [30, 30], traits: ['aggressive-schizophrenia'], counters: 'A' },
        mate: { seat: 'b', touching: 'mad', endurance: 9 },
      },
      active: 'mad',
    })
    table.play((game, { mad }) => performById(game, mad, 'melee:-1'), '6 1 1')
    expect(recall(table.state, firstHitter)).toBeNull()
  })

  test('bmg1/core/collateral-die: a pair with any of several dice knocks down', () => {
    const struck = (dice: string) => {
      const table = duel({ thug: { counters: 'AA' } })
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['strikes', { '1': 2 }])
      return table.model('hero').condition
    }
    expect([struck('5 5 4 2 2'), struck('5 5 4 2 3')]).toEqual(['down', 'up'])
  })
})

test('bmg1/effect/blind, bmg1/effect/knock-down-fallen: who is blind hits a lying model with a 6 and nothing less', () => {
  const struck = (dice: string) => {
    const table = duel({ hero: { condition: 'down' }, thug: { counters: 'A' } })
    table.model('thug').effects = [effect('blind')]
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice)
    return table.model('hero').stun
  }
  expect([struck('5'), struck('6 5 2')]).toEqual([0, 1])
})

describe('blocks', () => {
  test('bmg1/effect/blind: a blind model blocks with sixes only', () => {
    const table = duel({ hero: { counters: 'DD' }, thug: { counters: 'AA' } })
    table.model('hero').effects = [effect('blind')]
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 5 6 1 2',
      ['strikes', { '1': 2 }],
      ['block', 2],
    )
    expect(table.model('hero')).toMatchObject({ counters: { defense: 0 }, stun: 0 })
    const seeing = duel({ hero: { counters: 'DD' }, thug: { counters: 'AA' } })
    seeing.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 5 6',
      ['strikes', { '1': 2 }],
      ['block', 2],
    )
  })

  test('bmg1/weapon-rule/defensive: only failed block dice are rolled again', () => {
    const table = duel({
      hero: { counters: 'DD', weapons: [{ damage: 'S', rules: ['defensive'] }] },
      thug: { counters: 'AA' },
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 5 1 5',
      ['strikes', { '1': 2 }],
      ['block', 2],
    )
    expect(table.model('hero').stun).toBe(0)
  })
})

describe('Defense in close combat', () => {
  const defense = (hero: Partial<ModelSketch>, ...effects: readonly ReturnType<typeof effect>[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], ...hero },
        thug: { seat: 'b', touching: 'hero' },
        far: { seat: 'b', at: [80, 80] },
      },
    })
    table.model('hero').effects.push(...effects)
    return table.play((game, all) => {
      const attack = newAttack({
        attacker: all.thug,
        kind: 'melee',
        weapon: weaponAt(game, all.thug, -1),
        arm: -1,
      })
      return defenseAgainst(game, newStrike(attack, all.hero, { dice: 1 })).total
    })
  }

  test('bmg1/core/grab: each captor beyond the first costs 1, and only models that hold it are captors', () => {
    expect(defense({})).toBe(3)
    expect(defense({}, effect('immobilized', 1))).toBe(3)
    expect(defense({}, effect('immobilized', 1), effect('immobilized', 2))).toBe(2)
    expect(defense({}, effect('immobilized', 1), effect('stunned', 2))).toBe(3)
    expect(defense({}, effect('immobilized', 1), effect('immobilized'))).toBe(3)
  })

  test('bmg1/core/grab: against shots too, and for the DC it may place', () => {
    const table = shootOut({ hero: { defense: 4 } })
    table.model('hero').effects.push(...[0, 2, 3].map((by) => effect('immobilized', by)))
    const [shot, most] = table.play((game, { thug, hero }) => {
      const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
      const strike = newStrike(attack, hero, { dice: 1 })
      return [defenseAgainst(game, strike).total, skill(game, 'defense', hero)]
    })
    expect([shot, most]).toEqual([2, 2])
  })

  test('bmg1/effect/knock-down-fallen: who lies is hit on 2+, whatever makes the dice worse', () => {
    const impacts = (condition: 'up' | 'down', die: string) => {
      const table = shootOut({
        hero: { condition, defense: 2 },
        thug: { weapons: [{ ...gun, rof: 1, rules: ['firearm', 'imprecise'] }] },
      })
      return table.play(function* (game, { thug, hero }) {
        const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
        const strike = newStrike(attack, hero, { dice: 1 })
        yield* rollImpacts(game, strike)
        return strike.impacts
      }, die)
    }
    expect([impacts('down', '2'), impacts('down', '1'), impacts('up', '2'), impacts('up', '3')]).toEqual([
      1, 0, 0, 1,
    ])
  })

  const between = (piece: Partial<Piece>, thick = 1, top = 2) => {
    const fence = { ...box('fence', cm(32), cm(25), cm(thick), cm(10), cm(top)), ...piece }
    return setTable({
      models: {
        one: { seat: 'b', at: [30, 30] },
        two: { seat: 'a', at: [33.5 + thick, 30] },
      },
      pieces: [fence],
    }).play((game, { one, two }) => defensivePosition(game, one, two))
  }

  test('bmg1/core/defensive-position: behind something thin that is no higher than the fighters, and an obstacle', () => {
    expect(between({})).toBe('behind an obstacle')
    expect(between({}, 1, 4)).toBe('behind an obstacle')
    expect(between({}, 1, 4.1)).toBeUndefined()
    expect([between({}, 2), between({}, 2.1)]).toEqual(['behind an obstacle', undefined])
    expect(between({ passage: 'open' })).toBeUndefined()
    expect(between({ passage: 'difficult' }, 8)).toBeUndefined()
  })
})

describe('who can be struck', () => {
  test('bmg1/core/melee-contact: enemies in contact, not friends and not itself', () => {
    const targets = (traits: readonly string[]) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'A', traits },
          mate: { seat: 'a', touching: 'hero' },
          thug: { seat: 'b', touching: 'hero', side: 'west' },
        },
      }).play((game, { hero }) => meleeTargets(game, hero, weaponAt(game, hero, -1)).map(({ id }) => id))
    expect(targets([])).toEqual([2])
    expect(targets(['aggressive-schizophrenia'])).toEqual([1, 2])
  })

  test('bmg1/core/special-attack-use: a card that names a weapon means that one, or bare hands', () => {
    const weapon = (id: string) => ({ id, name: id, damage: { stun: 1, injury: 0 }, rules: [] })
    const named = (id: string, name: string) => isWeaponNamed(weapon(id), name)
    expect([named('baseball-bat', 'bat'), named('baseball-bat', 'bats'), named('batarang', 'bat')]).toEqual([
      true,
      true,
      true,
    ])
    expect([named('knife', 'bat'), named('combat-knife', 'bat'), named('fists', 'fists')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('magazines', () => {
  test('bmg1/core/ammunition: never more than at the start, and none for a weapon that takes none', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], weapons: [gun, { ...gun, name: 'Bow', ammo: -1 }] } },
    })
    const hero = () => table.model('hero')
    const endless = { ammo: -1, most: -1 }
    Object.assign(hero().arms[1]!, endless)
    expect([rearm(hero(), 0), rearm(hero(), 1), rearm(hero(), -1)]).toEqual([false, false, false])
    hero().arms[0]!.ammo = 0
    expect(table.play((game, all) => armsToLoad(game, all.hero))).toEqual([0])
    expect([rearm(hero(), 0), hero().arms[0]!.ammo]).toEqual([true, 1])
    expect(hero().arms[1]).toMatchObject(endless)
  })

  test('bmg1/core/ammunition: a weapon without magazines is not used up', () => {
    const table = shootOut({ thug: { weapons: [{ name: 'Beam', damage: 'I', rof: 1, rules: ['beam'] }] } })
    const before = table.model('thug').arms[0]!.ammo
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    expect(table.model('thug').arms[0]!.ammo).toBe(before)
  })

  test('bmg2/core/paradox: a weapon that fails costs the attack and hits no model', () => {
    const broken: CounterRule = {
      name: 'Broken',
      text: 'It hurts and never works.',
      *beforeUse({ game, owner }) {
        yield* inflict(game, owner, { stun: 1, cause: 'the weapon' })
        return true
      },
    }
    const weaponRules = { ...testBook.weaponRules, broken }
    const blow = duel({ thug: { weapons: [{ damage: 'S', rules: ['broken'] }] } }, { book: { weaponRules } })
    blow.play((game, { thug }) => performById(game, thug, 'melee:0'))
    expect([actionBlockedReason(blow, 'melee:0'), recall(blow.model('thug'), lastUses)]).toEqual([
      'It has attacked.',
      {},
    ])
    const shot = shootOut({ thug: { weapons: [{ ...gun, rules: ['broken'] }] } }, { book: { weaponRules } })
    shot.play((game, { thug }) => performById(game, thug, 'ranged:0'))
    expect([actionBlockedReason(shot, 'ranged:0'), shot.model('thug').arms[0]!.ammo]).toEqual([
      'It has attacked.',
      3,
    ])
  })
})

describe('lampposts', () => {
  const lamp = (x: number, y = 30) => ({ kind: 'streetlamp', at: [x, y] }) as const
  const range = (x: number, rules: readonly string[] = []) =>
    setTable({
      models: { thug: { seat: 'b', at: [30, 30], weapons: [{ ...gun, rules: ['firearm', ...rules] }] } },
      markers: [lamp(x)],
    }).play((game, { thug }) => lampTargets(game, thug, weaponAt(game, thug, 0)).length)

  test('bmg1/core/lampposts, bmg1/core/minimum-range, bmg1/core/shot-line: neither too near nor out of range', () => {
    expect([range(36), range(45)]).toEqual([0, 1])
    expect([range(45, ['short-range']), range(60, ['short-range']), range(60)]).toEqual([1, 0, 1])
  })

  test('bmg1/core/lampposts: a lamppost alone is a target', () => {
    const why = (markers: readonly ReturnType<typeof lamp>[]) =>
      actionBlockedReason(
        setTable({
          models: { thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] } },
          markers,
          active: 'thug',
        }),
        'ranged:0',
      )
    expect([why([lamp(45)]), why([])]).toEqual([undefined, 'There is no target.'])
  })

  test('bmg1/core/blink: a lamppost that is shot at is not in its own way, another one is', () => {
    const table = setTable({
      models: { thug: { seat: 'b', at: [30, 30], weapons: [gun] } },
      markers: [lamp(50), lamp(40)],
    })
    const inTheWay = table.play((game, { thug }) => {
      const { at } = game.state.markers[0]!
      const body = { ...at, radius: bodyOf(game, thug).radius, height: cm(4) }
      return obstaclesFor(game, thug, body).map(({ lamp: met }) => met?.id)
    })
    expect(inTheWay).toEqual([2])
  })

  test('bmg1/core/blink-contact-exception: a friend in contact is shot over only if it is not taller', () => {
    const met = (traits: readonly string[]) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [gun] },
          mate: { seat: 'b', touching: 'thug', traits, base: 30 },
          hero: { seat: 'a', at: [53, 30] },
        },
      }).play((game, { thug, hero }) =>
        obstaclesFor(game, thug, bodyOf(game, hero), hero).map(({ name }) => name),
      )
    expect([met([]), met(['large'])]).toEqual([[], ['mate']])
  })
})

describe('templates', () => {
  test('bmg1/template/spray-template: it is aimed away from the shooter', () => {
    const table = shootOut({ thug: { weapons: [{ ...gun, rules: ['expansive'] }] } })
    const aim = (x: number, y: number) => () =>
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '', ['spray', { to: to(x, y) }])
    expect(aim(30, 30)).toThrow('Aim away from the shooter.')
    expect(aim(30, 60)).not.toThrow('Aim away')
  })

  test('bmg2/template/grenades: what is in the way stops a throw only with its die', () => {
    const wall: Piece = { ...box('fence', cm(40), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' }
    const thrown = (dice: string) => {
      const table = shootOut({ thug: { weapons: [{ ...gun, rules: ['grenade'] }] } }, { pieces: [wall] })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, [
        'grenade',
        { to: to(53, 30) },
      ])
      return table.model('hero').injury
    }
    expect([thrown('3 3 6 1'), thrown('3 4'), thrown('2')]).toEqual([1, 0, 0])
  })
})
