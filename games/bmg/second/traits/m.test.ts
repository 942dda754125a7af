import { addEffect, hasEffect, sees } from '@gargoyle/bmg-common'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  computeTotal,
  raiseAPlan,
  rateOfFire,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems, crewReport } from '../testing/crew.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

/** Effects that get through to the hero of a duel. */
const suffers = (trait: string, ...effects: readonly string[]) =>
  effects.filter((id) => {
    const table = duel({ hero: { traits: [trait], counters: 'A' } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: ['1'] }, { by: thug }))
    const { effects: held, counters } = table.model('hero')
    return held.length > 0 || counters.attack === 0
  })

describe('bodies', () => {
  test('bmg2/trait/magic-tattoos: immune to Fire and Steal, to nothing else', () => {
    expect(suffers('magic-tattoos', 'fire', 'blind')).toEqual(['blind'])
    const table = duel({ hero: { traits: ['magic-tattoos'], weapons: [{ damage: 'I' }] } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'steal', args: [] }, { by: thug }))
    expect(table.model('hero').arms).toHaveLength(1)
  })

  test('bmg2/trait/man-of-steel: immune to Push, Fire and Enervating; 2 off damage dice with Tough Skin', () => {
    expect(suffers('man-of-steel', 'fire', 'enervating', 'blind')).toEqual(['blind'])
    const bonus = (...traits: readonly string[]) =>
      duel({ hero: { traits } }).play((game, { hero, thug }) =>
        computeTotal(game, 'damage-roll', { about: thug, strike: strikeOf(game, thug, hero) }, 0),
      )
    expect([bonus('man-of-steel', 'tough-skin'), bonus('man-of-steel'), bonus('tough-skin')]).toEqual([
      -2, 0, -1,
    ])
    const pushed = duel({ hero: { traits: ['man-of-steel'] } })
    const before = pushed.model('hero').at
    pushed.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'pushed', args: [] }, { by: thug }))
    expect(pushed.model('hero').at).toEqual(before)
  })

  test('bmg2/trait/medium-armor: damage dice against it are 2 worse', () => {
    duel({ hero: { traits: ['medium-armor'] } }).play((game, { hero, thug }) =>
      expect(computeTotal(game, 'damage-roll', { about: thug, strike: strikeOf(game, thug, hero) }, 0)).toBe(
        -2,
      ),
    )
  })
})

describe('attacks', () => {
  test('bmg2/trait/make-them-perfect: it grabs without SC, but does not push so', () => {
    const why = (traits: readonly string[], what: string) =>
      actionBlockedReason(duel({ thug: { traits, counters: 'A' } }), what)
    expect(why(['make-them-perfect'], 'grab:-1')).toBeUndefined()
    expect(why([], 'grab:-1')).toContain('1SC')
    expect(why(['make-them-perfect'], 'push:-1')).toContain('1SC')
  })

  test('bmg2/trait/martial-expert: a collateral 4 is critical, with a success only', () => {
    const stuns = (traits: readonly string[], dice: string) => {
      const table = duel({ thug: { traits, counters: 'A' } })
      act(table, 'melee:-1', dice)
      return table.model('hero').stun
    }
    expect([stuns(['martial-expert'], '5 5 4'), stuns([], '5 5 4')]).toEqual([2, 1])
    expect(stuns(['martial-expert'], '5 5 3')).toBe(1)
    expect(stuns(['martial-expert'], '5 2 4')).toBe(0)
  })

  test('bmg2/trait/master-criminal: Henchmen of its crew with Criminal hit with +1', () => {
    const bonus = (
      traits: readonly string[],
      who: 'mate' | 'thug' = 'mate',
      rank: 'henchman' | 'sidekick' = 'henchman',
    ) =>
      stage({ hero: { traits: ['master-criminal'] }, mate: { traits, rank }, thug: { traits } }).play(
        (game, models) =>
          computeTotal(
            game,
            'impact-roll',
            { about: models[who], strike: strikeOf(game, models[who], models.hero) },
            0,
          ),
      )
    expect([bonus(['criminal']), bonus([]), bonus(['criminal'], 'thug')]).toEqual([1, 0, 0])
    expect(bonus(['criminal'], 'mate', 'sidekick')).toBe(0)
  })

  test('bmg2/trait/master-of-stealth: seen within 6" only, and Sneak Attacks hit with +1', () => {
    const seen = (x: number) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [20, 30], traits: ['master-of-stealth'] },
          thug: { seat: 'b', at: [x, 30] },
        },
      }).play((game, { hero, thug }) => sees(game, thug, hero))
    // 6" are 15.24 cm from base to base.
    expect([seen(38.2), seen(38.3)]).toEqual([true, false])
    duel({ thug: { traits: ['master-of-stealth'] } }).play((game, { hero, thug }) => {
      const bonus = (special?: string) =>
        computeTotal(
          game,
          'impact-roll',
          { about: thug, strike: strikeOf(game, thug, hero, special === undefined ? {} : { special }) },
          0,
        )
      expect([bonus('sneak-attack'), bonus()]).toEqual([1, 0])
    })
  })

  test('bmg2/trait/menace: a counter more of any kind to attack it, in close combat and at range', () => {
    const fight = duel({ hero: { traits: ['menace'], counters: 'SS' }, thug: { counters: 'AD' } })
    fight.play((game, { hero }) => void addEffect(game, hero, 'menace', { until: 'round' }))
    expect(actionBlockedReason(fight, 'melee:-1')).toBeUndefined()
    act(fight, 'melee:-1', '1')
    expect(fight.model('thug').counters).toMatchObject({ attack: 0, defense: 0 })
    const poor = duel({ thug: { counters: 'A' } })
    poor.play((game, { hero }) => void addEffect(game, hero, 'menace', { until: 'round' }))
    expect(actionBlockedReason(poor, 'melee:-1')).toBe('No enemy is in reach.')
    const shot = (counters: string) => {
      const table = shootOut({ thug: { counters } })
      table.play((game, { hero }) => void addEffect(game, hero, 'menace', { until: 'round' }))
      return actionBlockedReason(table, 'ranged:0')
    }
    expect([shot('AAD'), shot('AA')]).toEqual([undefined, 'There is no target.'])
  })

  test('bmg2/trait/menace: for 2SC, until the end of the round', () => {
    const table = stage({ hero: { traits: ['menace'] } })
    act(table, 'trait:menace')
    expect(table.model('hero')).toMatchObject({
      counters: { special: 1 },
      effects: [{ id: 'menace', until: 'round' }],
    })
  })

  test('bmg2/trait/mortal-kiss: 2SC make a casualty of a model it grabs and damages', () => {
    const kiss = (
      hero: readonly string[],
      dice: string,
      ...answers: readonly [string, string | number][]
    ) => {
      const table = duel({ thug: { traits: ['mortal-kiss'], counters: 'ASSS' }, hero: { traits: hero } })
      act(table, 'grab:-1', dice, ...answers)
      return table.model('hero').condition
    }
    expect(kiss([], '5 5 2', ['mortal-kiss', 'yes'])).toBe('casualty')
    expect(kiss([], '5 5 2', ['mortal-kiss', 'no'])).toBe('up')
    expect(kiss([], '5 2 3')).toBe('up')
    expect(kiss(['vehicle'], '5 5 2')).toBe('up')
    // bmg2/trait/large: it is not held by the grab.
    expect(kiss(['large'], '5 5 2')).toBe('up')
  })

  test('bmg2/trait/multifire: two shots more, and no moving in this round', () => {
    const table = shootOut({ thug: { traits: ['multifire'], counters: 'AASS' } })
    act(table, 'trait:multifire')
    expect(table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))).toBe(4)
    expect(actionBlockedReason(table, 'move')).toBeDefined()
    const moved = shootOut({ thug: { traits: ['multifire'], counters: 'AASS' } })
    moved.state.activation!.moved = true
    expect(actionBlockedReason(moved, 'trait:multifire')).toBe('It has moved.')
  })

  test('bmg2/trait/mixed-combat-style: a free shot beside its close combat attack, not beside a ranged one', () => {
    const thug = {
      traits: ['mixed-combat-style'],
      counters: 'ASS',
      weapons: [{ damage: 'I', rof: 1, rules: ['firearm', 'light'] }],
    }
    const table = duel({ thug })
    act(table, 'trait:mixed-combat-style', '6 6 2')
    expect(table.model('hero').injury).toBe(1)
    expect(table.model('thug').counters).toMatchObject({ attack: 1, special: 0 })
    expect(actionBlockedReason(table, 'melee:-1')).toBeUndefined()
    expect(actionBlockedReason(table, 'ranged:0')).toContain('not both')
    const shot = duel({ thug })
    shot.state.activation!.attackKind = 'ranged'
    expect(actionBlockedReason(shot, 'trait:mixed-combat-style')).toBe('It has shot.')
  })

  test('bmg2/trait/monitoring-device: Total Vision and Remote Controlled weapons until the end of the round', () => {
    const table = shootOut({ thug: { traits: ['monitoring-device'], counters: 'S' } })
    act(table, 'trait:monitoring-device')
    table.play((game, { thug, hero }) => {
      expect(applies(game, 'sees-through', { about: thug, other: hero })).toBe(true)
      expect(weaponAt(game, thug, 0).rules.map(({ id }) => id)).toContain('remote-controlled')
      expect(weaponAt(game, thug, -1).rules).toEqual([])
    })
    expect(table.model('thug').effects.every(({ until }) => until === 'round')).toBe(true)
  })
})

describe('minds', () => {
  test('bmg2/trait/mental-dominance: four counters of an enemy in sight are moved, once an activation', () => {
    const table = stage({ hero: { traits: ['mental-dominance'] }, thug: { counters: 'AAAA' } })
    const away = ['move-counter', 'attack:movement'] as const
    act(table, 'trait:mental-dominance', '', away, away, away, ['move-counter', 'attack:special'])
    expect(table.model('thug').counters).toMatchObject({ attack: 0, movement: 3, special: 1 })
    expect(actionBlockedReason(table, 'trait:mental-dominance')).toBe('Once an activation.')
  })

  test('bmg2/trait/mind-blast: Willpower or two injuries within 8", once a round', () => {
    const blast = (dice: string) => {
      const table = stage({ hero: { traits: ['mind-blast'] }, mate: { at: [30, 80] } })
      act(table, 'trait:mind-blast', dice)
      return table.model('thug').injury
    }
    expect([blast('6 6'), blast('1 1')]).toEqual([2, 0])
    const far = stage({ hero: { traits: ['mind-blast'] }, mate: { at: [30, 80] }, thug: { at: [54, 30] } })
    expect(actionBlockedReason(far, 'trait:mind-blast')).toContain('8"')
  })

  const control = (
    trait: string,
    dice: string,
    thug: readonly string[] = [],
    ...answers: readonly [string, string][]
  ) => {
    const table = stage({ hero: { traits: [trait] }, thug: { traits: thug, counters: 'AD' } })
    act(table, `trait:${trait}`, dice, ...answers)
    return table
  }

  test('bmg2/trait/mind-control: hypnosis, and a counter of the choice of its master if it works', () => {
    const taken = control('mind-control', '6 6', [], ['counter', 'attack'])
    expect(taken.model('thug')).toMatchObject({ seat: 'a', counters: { attack: 0, defense: 1 } })
    const resisted = control('mind-control', '1 1')
    expect(resisted.model('thug')).toMatchObject({ seat: 'b', counters: { attack: 1, defense: 1 } })
    // bmg2/trait/bot meets it: machines are not hypnotized.
    const bot = control('mind-control', '', ['bot'])
    expect(bot.model('thug')).toMatchObject({ seat: 'b', counters: { attack: 1 } })
  })

  test('bmg2/trait/mind-control-device: hypnosis, and 1VP if it works', () => {
    expect(control('mind-control-device', '6 6').band('a').earned).toBe(1)
    expect(control('mind-control-device', '1 1').band('a').earned).toBe(0)
  })

  test('bmg2/trait/moral-compass: no model of its crew uses Coup de Grâce while it is up', () => {
    const barred = (who: 'hero' | 'mate' | 'thug', condition: 'up' | 'ko' = 'up') =>
      stage({ hero: { traits: ['moral-compass'], condition } }).play((game, models) =>
        applies(game, 'no-coup-de-grace', { about: models[who] }),
      )
    expect([barred('hero'), barred('mate'), barred('thug'), barred('mate', 'ko')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('Medic', () => {
  test('bmg2/trait/medic: an injury or two stuns off a friend in contact, never off itself', () => {
    const heal = (choice: string) => {
      const table = stage({
        hero: { traits: ['medic'], stun: 2 },
        mate: { touching: 'hero', stun: 3, injury: 1 },
      })
      act(table, 'trait:medic', '', ['medic', choice])
      return [table.model('mate').stun, table.model('mate').injury, table.model('hero').stun]
    }
    expect([heal('injury'), heal('stuns')]).toEqual([
      [3, 0, 2],
      [1, 1, 2],
    ])
    expect(actionBlockedReason(stage({ hero: { traits: ['medic'], stun: 2 } }), 'trait:medic')).toBe(
      'No hurt friend is in contact.',
    )
  })

  test('bmg2/trait/medic: not while an enemy is in contact, and not on vehicles', () => {
    const held = stage({
      hero: { traits: ['medic'] },
      mate: { touching: 'hero', stun: 1 },
      thug: { touching: 'hero', side: 'west' },
    })
    expect(actionBlockedReason(held, 'trait:medic')).toBe('An enemy is in contact.')
    const car = stage({
      hero: { traits: ['medic'] },
      mate: { touching: 'hero', stun: 1, traits: ['vehicle'] },
    })
    expect(actionBlockedReason(car, 'trait:medic')).toBe('No hurt friend is in contact.')
  })

  test('bmg2/trait/medic: who wakes up so has no activation this round', () => {
    const table = stage({
      hero: { traits: ['medic'] },
      mate: { touching: 'hero', stun: 6, endurance: 6, condition: 'ko' },
    })
    act(table, 'trait:medic')
    expect(table.model('mate')).toMatchObject({ condition: 'down', activated: true, stun: 4 })
  })
})

describe('moving and arriving', () => {
  test('bmg2/trait/military-tradition: other Veterans within 8" move up to 2", once a round', () => {
    const crew = (mate: readonly string[]) =>
      stage({ hero: { traits: ['military-tradition', 'veteran'] }, mate: { traits: mate } })
    const table = crew(['veteran'])
    act(table, 'trait:military-tradition', '', ['move', { to: [cm(30), cm(42), 0] }])
    expect(table.model('mate').at?.y).toBe(cm(42))
    expect(() =>
      act(crew(['veteran']), 'trait:military-tradition', '', ['move', { to: [cm(30), cm(45), 0] }]),
    ).toThrow()
    expect(actionBlockedReason(crew([]), 'trait:military-tradition')).toBe('No other Veteran is within 8".')
  })

  test('bmg2/trait/mine: two mines a game; a vehicle that touches one is hit, and the mine is gone', () => {
    const table = stage({
      hero: { traits: ['mine'], counters: 'MMMSSS' },
      thug: { at: [80, 30], traits: ['vehicle'] },
    })
    act(table, 'trait:mine', '', ['mine', { to: [cm(33), cm(30), 0] }])
    act(table, 'trait:mine', '', ['mine', { to: [cm(27), cm(30), 0] }])
    expect(actionBlockedReason(table, 'trait:mine')).toBe('It has laid two mines.')
    const step = (who: 'mate' | 'thug', x: number, dice: string) =>
      table.play((game, models) => {
        models[who].at = { x: cm(x), y: cm(30), z: 0 }
        return trigger(game, 'moved', { mover: models[who], from: models[who].at, how: 'move' })
      }, dice)
    step('mate', 36, '')
    expect(table.model('mate').injury).toBe(0)
    step('thug', 36, '2 3')
    expect([table.model('thug').injury, table.state.markers.length]).toEqual([3, 1])
    step('thug', 24, '1 2')
    expect([table.model('thug').injury, table.state.markers.length]).toEqual([3, 0])
  })

  test('bmg2/trait/multiverse-teleportation-device, bmg2/core/deploy-later: placed anywhere in the second round', () => {
    const late = (round: number) =>
      setTable({
        models: {
          hero: { seat: 'a', traits: ['multiverse-teleportation-device'] },
          thug: { seat: 'b', at: [80, 80] },
        },
        stage: 'plan',
        part: 0,
        round,
      })
    const early = late(1)
    early.play((game) => raiseAPlan(game))
    expect(early.model('hero').at).toBeUndefined()
    const table = late(2)
    table.play((game, { hero }) => expect(applies(game, 'arrives-later', { about: hero })).toBe(true))
    table.play((game) => raiseAPlan(game), '', ['place', { to: [cm(60), cm(60), 0] }])
    expect(table.model('hero')).toMatchObject({ at: { x: cm(60), y: cm(60) }, condition: 'up' })
  })
})

describe('crews', () => {
  test('bmg2/trait/mercenary: in the League of Assassins only with Bane', () => {
    const league = { affiliations: ['league-of-shadows'] } as const
    const hired = { ...league, traits: ['mercenary'] }
    expect(crewProblems(league, { hired })).toContain('bmg2/trait/mercenary')
    expect(crewProblems(league, { hired, bane: { ...league, name: 'Bane' } })).not.toContain(
      'bmg2/trait/mercenary',
    )
    expect(crewProblems({}, { hired: { affiliations: ['joker'], traits: ['mercenary'] } })).toEqual([])
  })

  test('bmg2/trait/millionaire: $400 more', () => {
    const funds = (traits: readonly string[]) => crewReport({ traits }, {}).funding.limit
    expect([funds(['millionaire']), funds([])]).toEqual([1400, 1000])
  })

  test('bmg2/trait/minion: three times in a crew, not four', () => {
    const crew = (traits: readonly string[], times: number) =>
      crewProblems({}, { clown: { affiliations: ['joker'], traits, times } })
    expect([crew(['minion'], 3), crew(['minion'], 4).length > 0, crew([], 2).length > 0]).toEqual([
      [],
      true,
      true,
    ])
  })

  test('bmg2/trait/multitask, bmg2/table/multitask: what it is hired as is chosen before the game', () => {
    const table = stage({ hero: { traits: ['multitask'] } })
    table.play((game) => trigger(game, 'hired', {}), '', ['multitask', 'fighter'])
    table.play((game, { hero }) => {
      expect(computeTotal(game, 'attack', { about: hero }, 4)).toBe(5)
      expect(weaponAt(game, hero, -1).damage).toEqual({ injury: 1, stun: 1 })
      expect(hasEffect(hero, 'multitask')).toBe(true)
    })
  })
})
