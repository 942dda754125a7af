import { applies, basicMove, skill } from '@gargoyle/bmg-counters'
import { becomeCasualty, inflict, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, performById } from '@gargoyle/bmg-counters/testing'
import {
  computeTotal,
  isHenchman,
  knockDown,
  rankOf,
  rollSkill,
  steal,
  sufferEffect,
} from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { near, withFriend } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/hacking, bmg2/core/robot-label: two counters of an enemy machine anywhere, once an activation', () => {
  const stage = (traits: readonly string[]) =>
    near(['hacking'], 'SS', { inches: 30, hidden: true, thug: { traits, counters: 'AA' } })
  for (const machine of ['bot', 'cybernetic']) {
    const table = stage([machine])
    act(table, 'trait:hacking', '', ['move-counter', 'attack:movement'], ['move-counter', 'stop'])
    expect(table.model('thug').counters).toMatchObject({ attack: 1, movement: 1 })
    expect(actionBlockedReason(table, 'trait:hacking')).toBe('Once an activation.')
  }
  expect(actionBlockedReason(stage([]), 'trait:hacking')).toBe('The enemy has no machine on the table.')
})

test('bmg2/trait/hard-guys: under that Boss, Henchmen with Reinforced Gloves or Brass Knuckles roll failed damage dice again', () => {
  const strike = (boss: Partial<ModelSketch>, mate: Partial<ModelSketch>, dice: string) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [60, 60], rank: 'leader', leads: true, traits: ['hard-guys'], ...boss },
        mate: { seat: 'a', at: [30, 30], counters: 'A', ...mate },
        foe: { seat: 'b', touching: 'mate', endurance: 12 },
      },
      active: 'mate',
    })
    act(table, 'melee:-1', dice)
    return table.model('foe').stun
  }
  const gloves = { traits: ['reinforced-gloves'] }
  expect(strike({}, gloves, '4 3 1 4')).toBe(2)
  expect(strike({}, { weapons: [{ name: 'Brass Knuckles', damage: 'SS' }] }, '4 3 1 4')).toBe(1)
  expect(strike({ leads: false }, gloves, '4 3 1')).toBe(0)
  expect(strike({}, {}, '4 3 1')).toBe(0)
  expect(strike({}, { ...gloves, rank: 'free-agent' }, '4 3 1')).toBe(0)
  expect(strike({}, { weapons: [{ name: 'Brass Rod', damage: 'SS' }] }, '4 3 1')).toBe(0)
  const club = { name: 'Club', damage: 'S' }
  expect(strike({}, { weapons: [club, { name: 'Brass Knuckles', damage: 'SS' }] }, '4 3 1 4')).toBe(1)
  // bmg2/trait/hates-humanity
  expect(strike({}, { traits: ['reinforced-gloves', 'hates-humanity'] }, '4 3 1')).toBe(0)
})

test('bmg2/trait/hard-guys, bmg2/effect/steal: stolen knuckles help the thief and no longer who had them', () => {
  const table = setTable({
    models: {
      boss: { seat: 'a', at: [60, 60], rank: 'leader', leads: true, traits: ['hard-guys'] },
      chief: { seat: 'b', at: [80, 80], rank: 'leader', leads: true, traits: ['hard-guys'] },
      mate: { seat: 'a', at: [30, 30], weapons: [{ name: 'Brass Knuckles', damage: 'SS' }] },
      thief: { seat: 'b', touching: 'mate' },
    },
  })
  const hard = () =>
    table.play((game, { mate, thief }) =>
      [mate, thief].map((about) => computeTotal(game, 'damage-rerolls', { about }, 0) > 0),
    )
  expect(hard()).toEqual([true, false])
  table.play((game, { mate, thief }) => steal(game, thief, mate))
  expect(hard()).toEqual([false, true])
})

test('bmg2/trait/hates-humanity: traits of friends give it nothing', () => {
  const stage = (traits: readonly string[]) => withFriend(['inspire', 'heroic'], 'SS', { thug: { traits } })
  expect(actionBlockedReason(stage(['hates-humanity']), 'trait:inspire')).toBe('No henchman is near enough.')
  expect(actionBlockedReason(stage([]), 'trait:inspire')).toBeUndefined()
  const alone = stage(['hates-humanity'])
  act(alone, 'trait:heroic', '', ['gained-counter', 'attack'])
  expect([alone.model('hero').counters.attack, alone.model('mate').counters.attack]).toEqual([1, 0])
  // Nor do traits of friends for models around them: Henchmen near a Leader follow for nothing.
  const follows = (table: ReturnType<typeof stage>) =>
    table.play((game, { mate }) => applies(game, 'lets-go-free', { about: mate }))
  expect([follows(stage(['hates-humanity'])), follows(stage([]))]).toEqual([false, true])
})

test('bmg2/trait/heavy-armor: damage dice against it are 3 worse, a natural 6 still damages', () => {
  const strike = (strength: number, dice: string) => {
    const table = duel({ thug: { strength, counters: 'A' }, hero: { traits: ['heavy-armor'] } })
    act(table, 'melee:-1', dice)
    return table.model('hero').stun
  }
  expect([strike(2, '4 4 1'), strike(2, '4 5 1'), strike(4, '4 6 1')]).toEqual([0, 1, 1])
})

test('bmg2/trait/henchman-bomb: one Henchman of the crew, Strength 2+ and three injuries, once a game', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['henchman-bomb'], counters: 'SSSS', rank: 'leader' },
      mate: { seat: 'a', at: [60, 60] },
      foe: { seat: 'b', at: [64, 60], endurance: 12 },
    },
    active: 'hero',
  })
  act(table, 'trait:henchman-bomb', '2 1')
  expect([table.model('foe').injury, table.model('mate').condition]).toEqual([3, 'casualty'])
  expect(actionBlockedReason(table, 'trait:henchman-bomb')).toBe('Once a game.')
  const none = withFriend(['henchman-bomb'], 'SS', { thug: { rank: 'sidekick' } })
  expect(actionBlockedReason(none, 'trait:henchman-bomb')).toBe('Its crew has no Henchman on the table.')
})

test('bmg2/trait/henchman-bomb, bmg2/effect/hypnotize: no Henchman of the other player, under control or not', () => {
  const why = (thug: 'a' | 'b') => {
    const table = near(['henchman-bomb'], 'SS', { hero: { rank: 'leader' } })
    table.model('thug').seat = seat(thug)
    return actionBlockedReason(table, 'trait:henchman-bomb')
  }
  const nobody = 'Its crew has no Henchman on the table.'
  expect([why('b'), why('a')]).toEqual([nobody, nobody])
})

test('bmg2/trait/heroic, bmg2/core/counters-above-maximum: a friend anywhere, itself too, beyond the skill, once a round', () => {
  const table = withFriend(['heroic'], 'SS', { inches: 25, hidden: true, thug: { attack: 1, counters: 'A' } })
  act(table, 'trait:heroic', '', ['target', '1'], ['gained-counter', 'attack'])
  expect(table.model('mate').counters.attack).toBe(2)
  expect(Object.keys(table.offered('target'))).toEqual(['0', '1'])
  expect(actionBlockedReason(table, 'trait:heroic')).toBe('Once a round.')
})

test('bmg2/trait/hidden-boss, bmg2/core/rank-change: once the Leader is out it is one, with Willpower +1, and pays for one', () => {
  const stage = (boss: Partial<ModelSketch>) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [60, 60], rank: 'leader', ...boss },
        hero: { seat: 'a', at: [30, 30], traits: ['hidden-boss'], willpower: 5 },
        foe: { seat: 'b', at: [90, 90] },
      },
    })
  const table = stage({})
  table.play((game, { boss, foe }) => becomeCasualty(game, boss, foe))
  expect(
    table.play((game, { hero }) => [
      skill(game, 'willpower', hero),
      rankOf(game, hero),
      isHenchman(game, hero),
    ]),
  ).toEqual([6, 'leader', false])
  const before = table.band('b').earned
  table.play((game, { hero, foe }) => becomeCasualty(game, hero, foe))
  expect(table.band('b').earned - before).toBe(6)
  const second = stage({ rank: 'sidekick', leads: true })
  second.play((game, { boss, foe }) => becomeCasualty(game, boss, foe))
  expect(second.play((game, { hero }) => rankOf(game, hero))).toBe('henchman')
  // bmg2/core/ko: what it becomes for the rest of the game it becomes K.O. too, but no casualty does.
  const rank = (condition: 'ko' | 'casualty') => {
    const asleep = stage({})
    Object.assign(asleep.model('hero'), { condition, ...(condition === 'casualty' ? { at: undefined } : {}) })
    asleep.play((game, { boss, foe }) => becomeCasualty(game, boss, foe))
    return asleep.play((game, { hero }) => rankOf(game, hero))
  }
  expect([rank('ko'), rank('casualty')]).toEqual(['leader', 'henchman'])
})

test('bmg2/trait/hidden-sniper: from the second round, two Firearm shots without Ping! at enemies near an edge', () => {
  const stage = (round: number, at: readonly [number, number]) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [60, 60], traits: ['hidden-sniper'], counters: 'AAAA' },
        mate: { seat: 'a', at: [60, 56] },
        thug: { seat: 'b', at, endurance: 12 },
      },
      active: 'hero',
      round,
    })
  // 12" and the base: 31.98 cm from the south edge.
  const near12 = inchesInCm(12) + 1.5
  const table = stage(2, [60, near12])
  // The friend in the way would give a Ping!.
  act(table, 'trait:hidden-sniper', '6 6 2 2 1')
  expect(table.model('thug').injury).toBe(4)
  expect(actionBlockedReason(table, 'trait:hidden-sniper')).toBe('It has attacked.')
  const why = 'Not in the first round, and only at an enemy in sight within 12" of an edge.'
  expect(actionBlockedReason(stage(1, [60, near12]), 'trait:hidden-sniper')).toBe(why)
  expect(actionBlockedReason(stage(2, [60, near12 + 0.2]), 'trait:hidden-sniper')).toBe(why)
})

describe('hover', () => {
  const hovering = (hero: Partial<ModelSketch> = {}) => {
    const table = duel({ thug: { counters: 'AA' }, hero: { traits: ['hover'], endurance: 12, ...hero } })
    table.model('hero').effects.push({ id: 'hover', until: 'game', args: [], value: 0, by: undefined })
    return table
  }

  test('bmg2/trait/hover: for 1MC hit in close combat on a natural 6 only, at range as usual', () => {
    const table = hovering()
    act(table, 'melee:-1', '5 6 4 1', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
    const own = near(['hover'], 'M')
    act(own, 'trait:hover')
    expect(own.model('hero').effects.map(({ id }) => id)).toEqual(['hover'])
    expect(actionBlockedReason(near(['hover'], 'S'), 'trait:hover')).toContain('1MC')
  })

  test('bmg2/trait/hover: no Ping! and no crouching', () => {
    const shot = (hover: boolean, dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
          other: { seat: 'a', at: [40, 30] },
          hero: { seat: 'a', at: [53, 30], endurance: 12 },
        },
        active: 'thug',
      })
      if (hover)
        table.model('hero').effects.push({ id: 'hover', until: 'game', args: [], value: 0, by: undefined })
      act(table, 'ranged:0', dice, ['shots', { '2': 1 }])
      return table.model('hero').injury
    }
    expect(shot(true, '6 2 1')).toBe(1)
    // The model in between stops it on a 4, and is hit on a 1 not at all.
    expect(shot(false, '6 4 1')).toBe(0)
    const table = hovering()
    expect(table.play((game, { hero }) => applies(game, 'cannot-crouch', { about: hero }))).toBe(true)
  })

  test('bmg2/trait/hover: K.O., knock-down, Paralyze, Pinned Down and Stunned bring it down with two injuries', () => {
    const down = (deed: (table: ReturnType<typeof hovering>) => void) => {
      const table = hovering()
      deed(table)
      const { injury, effects } = table.model('hero')
      return [injury, effects.some(({ id }) => id === 'hover')]
    }
    const suffers = (id: string) =>
      down((table) =>
        table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: [] }, { by: thug })),
      )
    expect(['paralyze', 'immobilized', 'stunned', 'scared'].map(suffers)).toEqual([
      [2, false],
      [2, false],
      [2, false],
      [0, true],
    ])
    expect(
      down(
        (table) =>
          void table.play((game, { hero }) => knockDown(game, hero, { rule: 'bmg2/effect/knocked-down' })),
      ),
    ).toEqual([2, false])
    expect(
      down((table) => table.play((game, { hero }) => inflict(game, hero, { stun: 12, cause: 'a test' }))),
    ).toEqual([2, false])
  })

  test('bmg2/trait/hover: it ends at the next Raise the Plan', () => {
    const table = hovering()
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.model('hero').effects).toEqual([])
  })
})

describe('huge', () => {
  test('bmg2/trait/huge, bmg2/core/movement: 3" further, Charge, and failed Endurance rolls again', () => {
    const table = near(['huge'], 'MS', { hero: { endurance: 6 } })
    expect(table.play((game, { hero }) => basicMove(game, hero))).toBe(7)
    expect(actionBlockedReason(table, 'special:charge:-1')).toBeUndefined()
    expect(
      table.play((game, { hero }) => rollSkill(game, hero, 'endurance', { reason: 'test' }), '6 6 3 3'),
    ).toBe(true)
  })

  test('bmg2/trait/huge: not pushed or grabbed, knocked down in close combat by Large and Huge models only', () => {
    const knocked = (traits: readonly string[], kind: 'melee' | 'ranged') => {
      const table = near(['huge'], '', { thug: { traits } })
      table.play((game, { hero, thug }) =>
        knockDown(game, hero, { by: thug, kind, rule: 'bmg2/core/collateral-die' }),
      )
      return table.model('hero').condition
    }
    expect([knocked([], 'melee'), knocked(['large'], 'melee'), knocked(['huge'], 'melee')]).toEqual([
      'up',
      'down',
      'down',
    ])
    expect(knocked([], 'ranged')).toBe('down')
    const stage = duel({ thug: { counters: 'AASS' }, hero: { traits: ['huge'] } })
    expect(actionBlockedReason(stage, 'grab:-1')).toBe('No enemy is in reach.')
    expect(stage.play((game, { hero }) => applies(game, 'cannot-be-pushed', { about: hero }))).toBe(true)
  })

  test('bmg2/trait/huge: Large and Huge models push and grab it, a Kryptonian does not', () => {
    const safe = (traits: readonly string[]) =>
      duel({ thug: { traits }, hero: { traits: ['huge'] } }).play((game, { hero, thug }) => [
        applies(game, 'cannot-be-pushed', { about: hero, other: thug }),
        applies(game, 'evades-grabs', { about: hero, other: thug }),
      ])
    expect([safe(['large']), safe(['huge'])]).toEqual([
      [false, false],
      [false, false],
    ])
    expect(safe(['kryptonian-x(1)'])).toEqual([true, true])
  })

  test('bmg2/trait/huge, bmg2/core/ping-values: Ping! is 2 worse', () => {
    const shot = (traits: readonly string[], dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
          other: { seat: 'a', at: [40, 30] },
          hero: { seat: 'a', at: [53, 30], endurance: 12, traits },
        },
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { '2': 1 }])
      return table.model('hero').injury
    }
    expect([shot(['huge'], '6 5 2 1'), shot(['huge'], '6 6 1'), shot([], '6 4 1')]).toEqual([1, 0, 0])
  })
})

test('bmg2/trait/hover: shots at it are not better than at others', () => {
  const table = shootOut({ thug: { weapons: [gun] }, hero: { defense: 4 } })
  table.model('hero').effects.push({ id: 'hover', until: 'game', args: [], value: 0, by: undefined })
  act(table, 'ranged:0', '4 2 1', ['shots', { '1': 1 }])
  expect(table.model('hero').injury).toBe(1)
})
