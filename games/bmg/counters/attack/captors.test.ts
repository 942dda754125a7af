import type { Rule } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { knockDown } from '../damage/knock-down.ts'
import { knockOut } from '../damage/knock-out.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { skill } from '../model/skills.ts'
import { displace } from '../movement/push.ts'
import type { Model, Play } from '../state.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch, WeaponSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'
import { UNARMED, weaponAt } from './arms.ts'
import { newAttack, newStrike } from './attack.ts'
import { resolveStrike } from './resolve.ts'

const pistol: WeaponSketch = { ...gun, rof: 1, rules: ['firearm', 'light'] }

/** A thug that holds the hero at its east side; a mate of the hero stands further away or beside. */
function holding(thug: Partial<ModelSketch>, mate: Partial<ModelSketch> = { at: [50, 30] }) {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'MAASS', endurance: 12, ...thug },
      hero: { seat: 'a', touching: 'thug', endurance: 12 },
      mate: { seat: 'a', endurance: 12, ...mate },
    },
    markers: [
      { kind: 'sewer', at: [30, 33] },
      { kind: 'streetlamp', at: [30, 50] },
    ],
    active: 'thug',
  })
  table.model('hero').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
  return table
}

/** Whether the hero is still held once the thug has done something. */
function holds(
  table: ReturnType<typeof holding>,
  id: string,
  dice: string,
  ...answers: readonly TestAnswer[]
): boolean {
  table.play((game, { thug }) => performById(game, thug, id), dice, ...answers)
  return table.model('hero').effects.some((effect) => effect.id === 'immobilized')
}

describe('bmg1/core/grab: a captor that attacks another lets go', () => {
  test('bmg1/core/ranged-attack: with a shot at another model, not with one at its captive or at a lamppost', () => {
    const shot = (target: string) =>
      holds(holding({ weapons: [pistol] }), 'ranged:0', '1', ['shots', { [target]: 1 }])
    expect([shot('2'), shot('1'), shot('lamp:2')]).toEqual([false, true, true])
  })

  test('bmg1/weapon-rule/expansive: with a spray that hits another, not with one that hits no other model', () => {
    const spray = { ...gun, rof: 1, rules: ['expansive', 'firearm'] }
    const sprayed = (x: number, y: number, dice: string) =>
      holds(holding({ weapons: [spray] }, { at: [30, 18] }), 'ranged:0', dice, ['spray', { to: to(x, y) }])
    expect([sprayed(30, 10, '2 3'), sprayed(10, 30, '')]).toEqual([false, true])
  })

  test('bmg2/weapon-rule/grenade: with a grenade that hits another, not with a dud', () => {
    const thrown = (dice: string) =>
      holds(
        holding({ weapons: [{ ...gun, rules: ['grenade', 'firearm'] }] }, { at: [12, 30] }),
        'ranged:0',
        dice,
        ['grenade', { to: to(12, 30) }],
      )
    expect([thrown('3 2 3'), thrown('2')]).toEqual([false, true])
  })

  test('bmg1/special-attack/360-attack: with strikes all around, unless only its captive is there', () => {
    const around = (mate: Partial<ModelSketch>, dice: string) =>
      holds(holding({ traits: ['360-attack'] }, mate), 'special:360-attack:-1', dice)
    expect([around({ touching: 'thug', side: 'west' }, '1 1'), around({ at: [50, 30] }, '1')]).toEqual([
      false,
      true,
    ])
  })
})

describe('bmg1/core/grab: a captor that attacks by other means lets go', () => {
  test('bmg1/special-attack/electric-storm: with a storm over others, not with one over its captive alone', () => {
    const storm = (mate: Partial<ModelSketch>, dice: string) =>
      holds(
        holding({ traits: ['electric-storm'], counters: 'ASSS' }, mate),
        'special:electric-storm:-1',
        dice,
      )
    expect([storm({ touching: 'thug', side: 'west' }, '1 2 1 2'), storm({ at: [50, 30] }, '1 2')]).toEqual([
      false,
      true,
    ])
  })

  test('bmg1/trait/one-shot-gun: with a shot at another, not with one at its captive', () => {
    const shot = (target: string) =>
      holds(
        holding({ traits: ['one-shot-gun'], counters: 'AASS' }, { at: [45, 30] }),
        'trait:one-shot-gun',
        '1 2',
        ['target', target],
      )
    expect([shot('2'), shot('1')]).toEqual([false, true])
  })
})

/** Whether the hero is still held after something has happened. */
function isHeld(
  table: ReturnType<typeof holding>,
  happens: Parameters<typeof table.play<void>>[0],
  dice = '',
): boolean {
  table.play(happens, dice)
  return table.model('hero').effects.some(({ id }) => id === 'immobilized')
}

describe('bmg1/core/grab: who is not held', () => {
  const grabbed = (
    thug: Partial<ModelSketch>,
    hero: Partial<ModelSketch>,
    guard: Partial<ModelSketch>,
    dice: string,
    ...answers: readonly TestAnswer[]
  ) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AS', endurance: 12, ...thug },
        hero: { seat: 'a', touching: 'thug', endurance: 12, ...hero },
        guard: { seat: 'a', endurance: 12, ...guard },
      },
      active: 'thug',
    })
    table.play((game, all) => performById(game, all.thug, 'grab:-1'), dice, ...answers)
    return (['hero', 'guard'] as const).map((name) => table.model(name).effects.map(({ id }) => id))
  }

  test('bmg1/trait/counter-attack: no hold by a captor that was knocked out while it grabbed', () => {
    const fighter = { traits: ['counter-attack'], counters: 'DDS' }
    const answers: readonly TestAnswer[] = [
      ['strike-count', 2],
      ['block', 1],
      ['counter-attack', 'yes'],
    ]
    const caught = (endurance: number) =>
      grabbed({ counters: 'AAS', endurance }, fighter, { at: [80, 80] }, '5 5 5 5 5 1 5 3', ...answers)[0]
    expect([caught(1), caught(12)]).toEqual([[], ['immobilized']])
  })

  test('bmg1/trait/bodyguard: a bodyguard out of reach takes the hit and is not held, one in contact is', () => {
    const guarded = (guard: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) =>
      grabbed(
        {},
        { rank: 'leader', leads: true },
        { traits: ['bodyguard'], counters: 'S', ...guard },
        '5 5 3',
        ...answers,
        ['bodyguard', 'yes'],
      )
    expect(guarded({ at: [37, 30] })).toEqual([[], []])
    expect(guarded({ touching: 'thug', side: 'north' }, ['target', '1'])).toEqual([[], ['immobilized']])
  })
})

function* layDown(game: Play, model: Model): Rule<void> {
  yield* knockDown(game, model, { rule: 'test' })
}

describe('bmg1/core/grab: a captor that cannot hold on lets go', () => {
  test('bmg1/core/ko: K.O. it holds no model, knocked down it still does', () => {
    expect([
      isHeld(holding({}), (game, { thug }) => knockOut(game, thug, undefined)),
      isHeld(holding({}), (game, { hero }) => knockOut(game, hero, undefined)),
      isHeld(holding({}), (game, { thug }) => layDown(game, thug)),
    ]).toEqual([false, true, true])
  })
})

describe('bmg1/core/grab: a captor that goes away lets go', () => {
  test('bmg1/effect/displaced-pushed: pushed away from its captive, or the captive from it', () => {
    const west = { x: cm(20), y: cm(30), z: 0 }
    const east = { x: cm(50), y: cm(30), z: 0 }
    expect([
      isHeld(holding({}), (game, { thug }) => displace(game, thug, east, cm(1), undefined)),
      isHeld(holding({}), (game, { hero }) => displace(game, hero, west, cm(1), undefined)),
      // The captive is in the way: nothing moves.
      isHeld(holding({}), (game, { thug }) => displace(game, thug, west, cm(1), undefined)),
      isHeld(holding({}), (game, { mate }) => displace(game, mate, west, cm(1), undefined)),
    ]).toEqual([false, false, true, true])
  })

  test('bmg1/effect/displaced-pushed: only the one that no longer touches it', () => {
    const table = holding({}, { touching: 'thug', side: 'west' })
    table.model('mate').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
    const west = { x: cm(20), y: cm(30), z: 0 }
    expect(isHeld(table, (game, { hero }) => displace(game, hero, west, cm(1), undefined))).toBe(false)
    expect(table.model('mate').effects).toMatchObject([{ id: 'immobilized', by: 0 }])
  })

  test('bmg1/trait/counter-attack: striking back at another is an attack on another', () => {
    const struck = (by: 'mate' | 'hero') => {
      const table = holding(
        { traits: ['counter-attack'], counters: 'DS' },
        { touching: 'thug', side: 'west' },
      )
      table.play(
        (game, models) => {
          const attacker = models[by]
          const attack = newAttack({
            attacker,
            kind: 'melee',
            weapon: weaponAt(game, attacker, UNARMED),
            arm: UNARMED,
          })
          return resolveStrike(game, newStrike(attack, models.thug, { dice: 1 }))
        },
        '5 5 1',
        ['block', 1],
        ['counter-attack', 'yes'],
      )
      return table.model('hero').effects.length
    }
    expect([struck('mate'), struck('hero')]).toEqual([0, 1])
  })

  test('bmg1/core/sewers: down a sewer too; bmg1/core/take-cover: and it leaves its cover', () => {
    const table = holding({})
    table.model('thug').effects = [
      { id: 'cover', until: 'game', args: ['crate'], value: 0, by: undefined },
      { id: 'titan-dose', until: 'game', args: [], value: 0, by: undefined },
    ]
    expect(holds(table, 'sewer:1', '')).toBe(false)
    expect(table.model('thug').effects.map(({ id }) => id)).toEqual(['titan-dose'])
  })
})

describe('bmg1/effect/immobilized-pinned-down, bmg1/core/grab: a pin from afar is no grip', () => {
  const pin = (table: ReturnType<typeof holding>) =>
    table.play((game, { thug, hero }) => {
      const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
      return sufferEffect(
        game,
        hero,
        { id: 'immobilized', args: [] },
        { by: thug, strike: newStrike(attack, hero, {}) },
      )
    })
  const heldBy = (table: ReturnType<typeof holding>) =>
    table.model('hero').effects.map(({ by }) => by ?? 'no captor')

  test('who is held and pinned down as well stays pinned down when its captor goes', () => {
    const table = holding({ weapons: [pistol] })
    pin(table)
    expect(heldBy(table)).toEqual([0, 'no captor'])
    table.play((game, { thug }) => displace(game, thug, { x: 40_000, y: 30_000 }, 3000, undefined))
    expect(heldBy(table)).toEqual(['no captor'])
  })

  test('pinned down twice is pinned down once, and the order does not matter', () => {
    const table = holding({ weapons: [pistol] })
    table.model('hero').effects = []
    pin(table)
    pin(table)
    expect(heldBy(table)).toEqual(['no captor'])
    table.play((game, { hero, mate }) =>
      sufferEffect(game, hero, { id: 'immobilized', args: [] }, { by: mate }),
    )
    expect(heldBy(table)).toEqual(['no captor', 2])
    expect(table.play((game, { hero }) => skill(game, 'attack', hero))).toBe(3)
  })
})

describe('bmg1/core/melee-strikes: targets are struck one after the other', () => {
  const answered = (hero: Partial<ModelSketch>, dice: string, thug: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', endurance: 12, ...thug },
        hero: {
          seat: 'a',
          touching: 'thug',
          endurance: 12,
          traits: ['counter-attack'],
          counters: 'DS',
          ...hero,
        },
        mate: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug: attacker }) => performById(game, attacker, 'melee:-1'),
      dice,
      ['strikes', { '1': 1, '2': 1 }],
      ['block', 1],
      ['counter-attack', 'yes'],
    )
    return [table.model('thug').condition, table.model('mate').stun]
  }

  test('bmg1/trait/counter-attack, bmg1/effect/knock-down-fallen: who is knocked down by the first strikes no other', () => {
    // Hit, blocked, struck back: a success with a pair, or without.
    expect(answered({}, '5 4 5 5 5')).toEqual(['down', 0])
    expect(answered({}, '5 4 5 5 4 5 5 2')).toEqual(['up', 1])
  })

  test('bmg1/trait/counter-attack, bmg1/core/ko: nor does who is knocked out', () => {
    expect(answered({}, '5 4 5 5 4', { endurance: 1 })).toEqual(['ko', 0])
  })

  test('bmg1/trait/counter-attack, bmg1/core/ko: its blow comes to its end, without the traits of who is K.O.', () => {
    const injured = (traits: readonly string[], dice: string) => {
      const table = duel({
        thug: { traits, counters: 'AA', endurance: 1, weapons: [{ damage: 'I' }] },
        hero: { traits: ['counter-attack'], counters: 'DS' },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:0'),
        dice,
        ['strikes', { '1': 2 }],
        ['block', 1],
        ['counter-attack', 'yes'],
      )
      return [table.model('thug').condition, table.model('hero').injury, table.model('hero').condition]
    }
    // Two hits, one blocked, struck back and K.O.; the other hit damages, and Brutal rolls no collateral die again.
    expect(injured([], '5 5 4 5 5 4 5 2')).toEqual(['ko', 1, 'up'])
    expect(injured(['brutal'], '5 5 4 5 5 4 5 2')).toEqual(['ko', 1, 'up'])
  })

  test('bmg1/trait/counter-attack, bmg1/effect/paralyze: nor who can do nothing any more', () => {
    const hook = { name: 'Hook', damage: 'S', rules: ['crt(paralyze)'] }
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', endurance: 12 },
        hero: {
          seat: 'a',
          touching: 'thug',
          endurance: 12,
          counters: 'DS',
          traits: ['counter-attack'],
          weapons: [hook],
        },
        mate: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 4 5 5 6',
      ['strikes', { '1': 1, '2': 1 }],
      ['block', 1],
      ['counter-attack', 'yes'],
      ['strike-with', '0'],
    )
    expect([table.model('thug').condition, table.model('mate').stun]).toEqual(['up', 0])
  })
})
