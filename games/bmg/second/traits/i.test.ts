import { rateOfFire, skill } from '@gargoyle/bmg-counters'
import { becomeCasualty, beginActivation, inflict, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { hasTraitNow, loseTraits, rollSkill, sufferEffect, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/i-believe-in-harvey-dent: under that Boss a Henchman rolls when it begins, even gives a counter', () => {
  const begin = (
    boss: Partial<ModelSketch>,
    dice: string,
    ...answers: readonly (readonly [string, string])[]
  ) => {
    const table = setTable({
      models: {
        boss: {
          seat: 'a',
          at: [60, 60],
          rank: 'leader',
          leads: true,
          traits: ['i-believe-in-harvey-dent'],
          activated: true,
          ...boss,
        },
        mate: { seat: 'a', at: [30, 30] },
      },
      part: 1,
    })
    table.play((game, { mate }) => beginActivation(game, mate), dice, ...answers, ['declare', 'neither'])
    return table.model('mate').counters.attack
  }
  expect(begin({}, '4', ['gained-counter', 'attack'])).toBe(1)
  expect(begin({}, '3')).toBe(0)
  expect(begin({ leads: false }, '')).toBe(0)
})

test('bmg2/trait/i-will-break-you: one of three when it is hired', () => {
  const hire = (choice: string) => {
    const table = near(['i-will-break-you'], '', { hero: { willpower: 6 } })
    table.play((game) => trigger(game, 'hired', {}), '', ['i-will-break-you', choice])
    return table.play((game, { hero }) => [
      skill(game, 'willpower', hero),
      hasTraitNow(game, hero, 'close-combat-master'),
    ])
  }
  expect([hire('planner'), hire('master')]).toEqual([
    [7, false],
    [6, true],
  ])
})

test('bmg2/trait/ice-flash: an Endurance roll, or Cooled; passed, Defense -1 and 1MC less', () => {
  const flash = (dice: string) => {
    const table = near(['ice-flash'], 'SSSS', { inches: 10, thug: { endurance: 6, counters: 'M' } })
    act(table, 'trait:ice-flash', dice)
    const { effects, counters } = table.model('thug')
    const defense = table.play((game, { thug }) => skill(game, 'defense', thug))
    return [
      effects.map(({ id }) => id),
      defense,
      counters.movement,
      actionBlockedReason(table, 'trait:ice-flash'),
    ]
  }
  expect(flash('3 4')).toEqual([['cooled'], 2, 1, 'Once a round.'])
  expect(flash('3 3')).toEqual([['ice-flash'], 2, 0, 'Once a round.'])
  expect(actionBlockedReason(near(['ice-flash'], 'SS', { inches: 10.1 }), 'trait:ice-flash')).toBe(
    'It sees no model within 10".',
  )
})

test('bmg2/trait/immune-to: the named effect never takes hold, others do', () => {
  const suffer = (named: string, id: string) => {
    const table = near([`immune-to(${named})`], '')
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: ['1'] }, { by: thug }))
    return table.model('hero').effects.length
  }
  expect([
    suffer('fire', 'fire'),
    suffer('poison', 'poison'),
    suffer('stun-effect', 'stunned'),
    suffer('stunned-effect', 'stunned'),
    suffer('fire', 'stunned'),
  ]).toEqual([0, 0, 0, 0, 1])
})

describe('incorporeal', () => {
  test('bmg2/trait/incorporeal: stuns do nothing this round, injuries do', () => {
    const table = near(['incorporeal'], 'S')
    act(table, 'trait:incorporeal')
    table.play((game, { hero }) => inflict(game, hero, { stun: 2, injury: 1, cause: 'a test' }))
    expect([table.model('hero').stun, table.model('hero').injury]).toEqual([0, 1])
    const without = near(['incorporeal'], 'S')
    without.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'a test' }))
    expect(without.model('hero').stun).toBe(2)
  })

  test('bmg2/trait/incorporeal: it moves through models and scenery as far as its move goes, and ends in neither', () => {
    const stage = () => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['incorporeal'], counters: 'SM' },
          foe: { seat: 'b', at: [33.5, 30] },
        },
        pieces: [box('block', cm(36), cm(20), cm(3), cm(20), inches(2))],
        active: 'hero',
      })
      act(table, 'trait:incorporeal')
      return table
    }
    const go = (x: number, y = 30, z = 0) => {
      const table = stage()
      act(table, 'move', '', ['pace', 'walk:1'], ['place', { to: to(x, y, z) }])
      return table.model('hero').at!.x
    }
    expect(go(30 + inchesInCm(6))).toBe(cm(30 + inchesInCm(6)))
    expect(() => go(30 + inchesInCm(6.1))).toThrow('It moves 6" at most.')
    expect(() => go(37.5)).toThrow()
    expect(() => go(37.5, 30, inchesInCm(2))).toThrow('It stays on the same height.')
  })

  test('bmg2/trait/incorporeal, bmg2/weapon-rule/magic: without the trait nothing of it is left', () => {
    const table = near(['incorporeal'], 'S')
    act(table, 'trait:incorporeal')
    table.play((game, { hero }) => loseTraits(game, hero, ['incorporeal']))
    table.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'a test' }))
    expect(table.model('hero').stun).toBe(2)
  })
})

test('bmg2/trait/inspire-fear: an enemy in sight within 4", no vehicle, rolls against the Fear Chart', () => {
  const table = near(['inspire-fear'], 'SSSS', { inches: 4, thug: { willpower: 5 } })
  act(table, 'trait:inspire-fear', '3 4')
  expect(table.model('thug').effects.map(({ id }) => id)).toEqual(['scared'])
  const passed = near(['inspire-fear'], 'SS', { inches: 4, thug: { willpower: 5 } })
  act(passed, 'trait:inspire-fear', '2 3')
  expect(passed.model('thug').effects).toEqual([])
  for (const other of [
    near(['inspire-fear'], 'SS', { inches: 4.1 }),
    near(['inspire-fear'], 'SS', { hidden: true }),
    near(['inspire-fear'], 'SS', { thug: { traits: ['vehicle'] } }),
  ])
    expect(actionBlockedReason(other, 'trait:inspire-fear')).toBe('It sees no enemy within 4".')
  // A Bot is not afraid of anything.
  const bot = near(['inspire-fear'], 'SS', { thug: { willpower: 5, traits: ['bot'] } })
  act(bot, 'trait:inspire-fear', '3 4')
  expect(bot.model('thug').effects).toEqual([])
})

test('bmg2/trait/instinctive-shooting: the whole rate of fire after moving, for the round', () => {
  const rate = (use: boolean) => {
    const table = near(['instinctive-shooting'], 'S', { hero: { weapons: [{ ...gun, rof: 3 }] } })
    if (use) act(table, 'trait:instinctive-shooting')
    table.state.activation!.moved = true
    return table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))
  }
  expect([rate(true), rate(false)]).toEqual([3, 1])
})

test('bmg2/trait/intimidate: no SC and no second Willpower rolls for the round; vehicles are passed by', () => {
  const table = near(['intimidate'], 'SSSS', {
    inches: 8,
    thug: { rank: 'leader', counters: 'S', willpower: 5 },
  })
  act(table, 'trait:intimidate')
  expect(table.play((game, { thug }) => rollSkill(game, thug, 'willpower', { reason: 'test' }), '6 6')).toBe(
    false,
  )
  table.state.activation = { ...table.state.activation!, model: 1 }
  expect(actionBlockedReason(table, 'trait:inspire')).toContain('1SC')
  table.state.activation = { ...table.state.activation!, model: 0 }
  expect(actionBlockedReason(table, 'trait:intimidate')).toBe('Once a round.')
  const free = near([], '', { thug: { rank: 'leader', willpower: 5 } })
  expect(
    free.play((game, { thug }) => rollSkill(game, thug, 'willpower', { reason: 'test' }), '6 6 2 2'),
  ).toBe(true)
  for (const other of [
    near(['intimidate'], 'SS', { inches: 8.1 }),
    near(['intimidate'], 'SS', { thug: { traits: ['vehicle'] } }),
  ])
    expect(actionBlockedReason(other, 'trait:intimidate')).toBe('It sees no enemy within 8".')
})

test('bmg2/trait/intimidation: a Willpower roll, or no close combat attacks for the round, but shots', () => {
  const stage = (dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['intimidation'], counters: 'S' },
        thug: {
          seat: 'b',
          touching: 'hero',
          counters: 'AA',
          willpower: 5,
          weapons: [gun],
          traits: ['dirty-fighter'],
        },
      },
      active: 'hero',
    })
    act(table, 'trait:intimidation', dice)
    expect(actionBlockedReason(table, 'trait:intimidation')).toBe('Once a round.')
    table.state.activation = { ...table.state.activation!, model: 1 }
    return [actionBlockedReason(table, 'melee:-1'), actionBlockedReason(table, 'ranged:0')]
  }
  expect(stage('3 3')).toEqual(['Something keeps it from attacking.', undefined])
  expect(stage('2 3')).toEqual([undefined, undefined])
})

test('bmg2/trait/invaluable: 1VP more as a casualty', () => {
  const table = near([], '', { thug: { traits: ['invaluable'] } })
  table.play((game, { hero, thug }) => becomeCasualty(game, thug, hero))
  expect(table.band('a').earned).toBe(3)
})

describe('invulnerability', () => {
  test('bmg2/trait/invulnerability: the first X markers of a round vanish, its player says which', () => {
    const table = near(['invulnerability(3)'], '')
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, injury: 1, cause: 'a test' }))
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, injury: 1, cause: 'a test' }), '', [
      'ignore-injuries',
      1,
    ])
    expect([table.model('hero').stun, table.model('hero').injury]).toEqual([1, 0])
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'a test' }))
    expect(table.model('hero').injury).toBe(1)
    table.model('hero').effects = []
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'a test' }))
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/trait/invulnerability: no critical makes it a casualty', () => {
    const table = near(['invulnerability(1)'], '')
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'casualty', args: [] }, { by: thug }))
    expect(table.model('hero').condition).toBe('up')
  })

  test('bmg2/trait/invulnerability, bmg2/weapon-rule/magic: a model that loses the trait takes all damage', () => {
    const table = near(['invulnerability(2)'], '')
    table.play((game, { hero }) => loseTraits(game, hero, ['invulnerability']))
    table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'a test' }))
    expect(table.model('hero').injury).toBe(2)
  })
})
