import { basicMove, countersToPlan, rateOfFire, skill } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  casualtyRecount,
  dealPasses,
  inflict,
  startPlaying,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { isFlareLit, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { secondEdition } from '../edition.ts'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { near, withFriend } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/desensitized, bmg2/core/damage-accumulation: markers cost it no counters, before Sturdy and Weak', () => {
  const table = near(['desensitized', 'sturdy', 'weak'], 'AAA', { hero: { willpower: 6 } })
  table.play((game, { hero }) => inflict(game, hero, { stun: 6, cause: 'a test' }))
  expect(table.model('hero').counters.attack).toBe(3)
  expect(table.play((game, { hero }) => countersToPlan(game, hero))).toBe(6)
})

test('bmg2/trait/detective, bmg2/trait/informer, bmg2/core/passing: a pass fewer for the enemy, a pass more for its own', () => {
  const passes = (own: readonly string[], thug: readonly string[]) => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [20, 20], traits: own },
        two: { seat: 'a', at: [30, 20] },
        thug: { seat: 'b', at: [60, 60], traits: thug },
      },
    })
    table.play((game) => void dealPasses(game))
    return [table.band('a').passes, table.band('b').passes]
  }
  expect([passes([], []), passes(['detective'], []), passes(['detective'], ['informer'])]).toEqual([
    [0, 1],
    [0, 0],
    [0, 1],
  ])
  expect(passes(['informer'], [])).toEqual([1, 1])
  // bmg2/core/ko: a Detective only has to be in play, an Informer must not be K.O. either.
  const asleep = (own: readonly string[], thug: readonly string[], who: 'two' | 'thug') => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [20, 20] },
        two: { seat: 'a', at: [30, 20], traits: own },
        three: { seat: 'a', at: [40, 20] },
        thug: { seat: 'b', at: [60, 60], traits: thug },
      },
    })
    table.model(who).condition = 'ko'
    table.play((game) => void dealPasses(game))
    return [table.band('a').passes, table.band('b').passes]
  }
  expect([asleep([], [], 'two'), asleep(['detective'], [], 'two')]).toEqual([
    [0, 1],
    [0, 0],
  ])
  expect([asleep([], ['informer'], 'thug'), asleep(['informer'], [], 'two')]).toEqual([
    [0, 3],
    [0, 1],
  ])
})

test('bmg2/trait/dirty-fighter, bmg2/core/shooting-in-contact: it shoots in contact, with +1 at enemies it touches', () => {
  const stage = (traits: readonly string[], gap = 0) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits, counters: 'AA', weapons: [gun] },
        foe: { seat: 'b', touching: 'hero', side: 'west', defense: 4, endurance: 12 },
        far: { seat: 'b', at: [33 + inchesInCm(gap + 4), 30], defense: 4, endurance: 12 },
      },
      active: 'hero',
    })
  expect(actionBlockedReason(stage([]), 'ranged:0')).toBe('There is no target.')
  const table = stage(['dirty-fighter'])
  act(table, 'ranged:0', '3 2 1 3', ['shots', { '1': 1, '2': 1 }])
  expect([table.model('foe').injury, table.model('far').injury]).toEqual([1, 0])
})

describe('tricks on enemies', () => {
  test('bmg2/trait/disarray: two counters of an enemy in sight, once an activation', () => {
    const table = near(['disarray'], 'SS', { inches: 10, thug: { counters: 'AA' } })
    act(table, 'trait:disarray', '', ['move-counter', 'attack:defense'], ['move-counter', 'attack:movement'])
    expect(table.model('thug').counters).toMatchObject({ attack: 0, defense: 1, movement: 1 })
    expect(actionBlockedReason(table, 'trait:disarray')).toBe('Once an activation.')
  })

  test('bmg2/trait/discourage: Willpower -2 until the end of the next Raise the Plan, once a round', () => {
    const table = near(['discourage'], 'SSSS', { thug: { willpower: 6 } })
    act(table, 'trait:discourage')
    expect(actionBlockedReason(table, 'trait:discourage')).toBe('Once a round.')
    expect(table.play((game, { thug }) => countersToPlan(game, thug))).toBe(4)
    table.play((game) => trigger(game, 'plan-end', {}))
    expect(table.play((game, { thug }) => skill(game, 'willpower', thug))).toBe(6)
  })

  test('bmg2/trait/distract: Defense -1 within 4", once a round', () => {
    const table = near(['distract'], 'SS', { inches: 4 })
    act(table, 'trait:distract')
    expect(table.play((game, { thug }) => skill(game, 'defense', thug))).toBe(2)
    expect(actionBlockedReason(table, 'trait:distract')).toBe('Once a round.')
    expect(actionBlockedReason(near(['distract'], 'S', { inches: 4.1 }), 'trait:distract')).toContain(
      'It sees no enemy',
    )
  })
})

describe('shots past cover', () => {
  const shot = (
    thug: readonly string[],
    hero: Partial<ModelSketch>,
    dice: string,
    ...answers: readonly (readonly [string, string])[]
  ) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: thug, counters: 'AA', weapons: [gun] },
        other: { seat: 'a', at: [40, 30] },
        hero: { seat: 'a', at: [53, 30], endurance: 12, ...hero },
      },
      active: 'thug',
    })
    act(table, 'ranged:0', dice, ['shots', { '2': 1 }], ...answers)
    return [table.model('hero').injury, table.model('hero').counters.movement]
  }

  test('bmg2/trait/elusive, bmg2/core/passive-traits: for 1MC a failed Ping! is rolled again', () => {
    const elusive = { traits: ['elusive'], counters: 'M' }
    expect(shot([], elusive, '6 3 4 1', ['elusive', 'yes'])).toEqual([0, 0])
    expect(shot([], elusive, '6 3 2 1', ['elusive', 'no'])).toEqual([1, 1])
    expect(shot([], { ...elusive, counters: '' }, '6 3 2 1')).toEqual([1, 0])
  })

  test('bmg2/trait/expert-marksman, bmg2/core/ping-values: Ping! rolls against it are 1 worse, for nothing', () => {
    expect(shot(['expert-marksman'], {}, '6 4 2 1')[0]).toBe(1)
    expect(shot(['expert-marksman'], {}, '6 5 1')[0]).toBe(0)
    expect(shot([], {}, '6 4 1')[0]).toBe(0)
  })
})

test('bmg2/trait/explosive-gel: on a lamppost or sewer, and up it goes whenever it likes; objectives do not', () => {
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], traits: ['explosive-gel'], counters: 'MS' } },
    markers: [
      { kind: 'streetlamp', at: [33, 30] },
      { kind: 'loot', at: [27, 30] },
    ],
    active: 'hero',
  })
  expect(actionBlockedReason(table, 'trait:explosive-gel:blow-up')).toBe('No gel is placed.')
  act(table, 'trait:explosive-gel:place')
  act(table, 'trait:explosive-gel:blow-up')
  expect(table.state.markers.map(({ kind }) => kind)).toEqual(['loot'])
})

test('bmg2/trait/fast, bmg2/core/movement: 2" further, without dice', () => {
  expect(near(['fast'], '').play((game, { hero }) => basicMove(game, hero))).toBe(6)
})

test('bmg2/trait/flare: 1MC, once a game, all is light for the round', () => {
  const table = near(['flare'], 'MM')
  act(table, 'trait:flare')
  expect(recall(table.state, isFlareLit)).toBe(true)
  expect(table.model('hero').counters.movement).toBe(1)
  expect(actionBlockedReason(table, 'trait:flare')).toBe('Once a game.')
})

describe('calls', () => {
  test('bmg2/trait/follow-me, bmg2/core/counters-above-maximum: 1MC for Henchmen within 4", beyond Movement, not for the caller', () => {
    const table = withFriend(['follow-me'], 'SS', {
      inches: 4,
      hero: { rank: 'henchman' },
      thug: { movement: 1, counters: 'M' },
    })
    act(table, 'trait:follow-me')
    expect([table.model('mate').counters.movement, table.model('hero').counters.movement]).toEqual([2, 0])
    expect(actionBlockedReason(table, 'trait:follow-me')).toBe('Once a round.')
    expect(actionBlockedReason(withFriend(['follow-me'], 'S', { inches: 4.1 }), 'trait:follow-me')).toBe(
      'No henchman is near enough.',
    )
  })

  test('bmg2/trait/inspire, bmg2/core/counters-above-maximum: any counter for Henchmen within 4", beyond the skill', () => {
    const table = withFriend(['inspire'], 'SS', { inches: 4, thug: { attack: 1, counters: 'A' } })
    act(table, 'trait:inspire', '', ['gained-counter', 'attack'])
    expect(table.model('mate').counters.attack).toBe(2)
    expect(actionBlockedReason(table, 'trait:inspire')).toBe('Once a round.')
  })
})

describe('guns', () => {
  const rifle = { name: 'Rifle', damage: 'I', rof: 2, ammo: 2, rules: ['aim'] }

  test('bmg2/trait/good-aim: it fires a weapon with Aim after moving, and shoots at +1 for the round', () => {
    const stage = (use: boolean) => {
      const table = near(['good-aim'], 'AASS', {
        inches: 6,
        hero: { weapons: [rifle] },
        thug: { defense: 4 },
      })
      if (use) act(table, 'trait:good-aim')
      table.state.activation!.moved = true
      return table
    }
    expect(actionBlockedReason(stage(false), 'ranged:0')).toBe('This weapon cannot be fired after moving.')
    const table = stage(true)
    expect(actionBlockedReason(table, 'trait:good-aim')).toBe('Once a round.')
    act(table, 'ranged:0', '3 1 1')
    expect(table.model('thug').stun).toBe(1)
  })

  test('bmg2/trait/gunman: 2SC for two ranged attacks in the round, with the same weapon or another, each its magazine', () => {
    const stage = (use: boolean) => {
      const table = near(['gunman'], 'AAAAAASS', {
        inches: 6,
        hero: { weapons: [gun, { ...rifle, rules: [] }] },
      })
      if (use) act(table, 'trait:gunman')
      act(table, 'ranged:0', '1', ['shots', { '1': 1 }])
      return table
    }
    expect(actionBlockedReason(stage(false), 'ranged:0')).toBe('It has attacked.')
    expect(actionBlockedReason(stage(true), 'ranged:0')).toBeUndefined()
    const table = stage(true)
    act(table, 'ranged:1', '1', ['shots', { '1': 1 }])
    expect(table.model('hero').arms.map(({ ammo }) => ammo)).toEqual([2, 1])
    expect(actionBlockedReason(table, 'ranged:0')).toBe('It has attacked.')
    expect(table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))).toBe(2)
  })
})

describe('handyman', () => {
  test('bmg2/trait/handyman: it manipulates for nothing', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['handyman'] } },
      markers: [{ kind: 'loot', at: [33, 30] }],
      active: 'hero',
    })
    expect(actionBlockedReason(table, 'manipulate:1')).toBeUndefined()
  })

  test('bmg2/trait/handyman, bmg2/core/recount-order: 1SC and a 4+ take a stun off a vehicle in contact at the end of the round', () => {
    const repair = (
      dice: string,
      thug: Partial<ModelSketch>,
      ...answers: readonly (readonly ['repair-vehicle', string])[]
    ) => {
      const table = withFriend(['handyman'], 'S', {
        inches: 0,
        thug: { traits: ['vehicle'], stun: 2, ...thug },
      })
      Object.assign(table.state, {
        stage: 'recount',
        part: secondEdition.recount.indexOf('end of round'),
        activation: undefined,
      })
      table.play((game) => casualtyRecount(game), dice, ...answers)
      return table.model('mate').stun
    }
    expect(repair('4', {}, ['repair-vehicle', '1'])).toBe(1)
    expect(repair('3', {}, ['repair-vehicle', '1'])).toBe(2)
    expect(repair('', {}, ['repair-vehicle', 'none'])).toBe(2)
    expect(repair('', { traits: [] })).toBe(2)
  })
})

test('bmg2/trait/hardened: the first injury of a round is a stun', () => {
  const table = near(['hardened'], '')
  table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'a test' }))
  expect([table.model('hero').injury, table.model('hero').stun]).toEqual([1, 1])
})

test('bmg2/trait/hidden, bmg2/core/pregame-sequence: last and anywhere, more than 4" from objectives, where no enemy within 12" sees it', () => {
  const deploy = (at: readonly [number, number], wall = false) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', traits: ['hidden'] },
        foe: { seat: 'b', at: [60, 60] },
      },
      markers: [{ kind: 'loot', at: [15, 60] }],
      pieces: wall ? [box('wall', cm(66), cm(50), cm(1), cm(20), inches(6))] : [],
      zones: { a: 'A', b: 'B' },
      stage: 'start',
      part: 0,
    })
    table.play((game) => startPlaying(game), '', ['place', { to: to(...at) }])
    return table.model('hero').at!.x
  }
  const seen = 'An enemy within 12" sees it there.'
  expect(() => deploy([70, 60])).toThrow(seen)
  expect(() => deploy([60 + 3 + inchesInCm(11.9), 62])).toThrow(seen)
  expect(deploy([60 + 3 + inchesInCm(12.2), 50])).toBe(cm(63 + inchesInCm(12.2)))
  expect(deploy([70, 60], true)).toBe(cm(70))
  // Its own area is always open.
  expect(deploy([60, 10])).toBe(cm(60))
  expect(() => deploy([15, 63 + inchesInCm(3.9)])).toThrow('more than 4" from every objective')
  // At least 12" away is far enough; 4" from an objective are not more than 4".
  expect(deploy([60 + 3 + inchesInCm(12), 60])).toBe(cm(63 + inchesInCm(12)))
  expect(() => deploy([60 + 3 + inchesInCm(11.99), 60])).toThrow(seen)
  expect(() => deploy([15, 63 + inchesInCm(4)])).toThrow('more than 4" from every objective')
})

test('bmg2/trait/undercover: 4" from an objective are enough', () => {
  const deploy = (gap: number) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits: ['undercover'] }, foe: { seat: 'b', at: [60, 80] } },
      markers: [{ kind: 'loot', at: [40, 30] }],
      zones: { a: 'A', b: 'B' },
      stage: 'start',
      part: 0,
    })
    table.play((game) => startPlaying(game), '', ['place', { to: to(43 + inchesInCm(gap), 30) }])
    return table.model('hero').at!.x
  }
  expect(deploy(4)).toBe(cm(43 + inchesInCm(4)))
  expect(() => deploy(3.99)).toThrow('from every objective')
})

test('bmg2/trait/immortal, bmg2/core/casualty-vp: as a casualty it pays nothing', () => {
  const table = near([], '', { thug: { traits: ['immortal'] } })
  table.play((game, { hero, thug }) => becomeCasualty(game, thug, hero))
  expect(table.band('a').earned).toBe(0)
})

test('bmg2/trait/good-aim: the bonus is for shots, not for blows', () => {
  const table = duel({ thug: { traits: ['good-aim'], counters: 'AS' }, hero: { defense: 4 } })
  act(table, 'trait:good-aim')
  act(table, 'melee:-1', '3')
  expect(table.model('hero').stun).toBe(0)
})
