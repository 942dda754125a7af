import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { rateOfFire } from '../attack/ranged.ts'
import { sufferFall } from '../movement/falling.ts'
import { displace } from '../movement/push.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { countersToPlan, raiseAPlan } from '../round/raise-a-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TableSketch, to } from '../testing/table.ts'

describe('traits with B', () => {
  const roof = box('roof', cm(50), cm(20), cm(20), cm(20), cm(8))

  test('bmg1/trait/bat-armor-mk1: a die for each impact, ignored on 5+', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk1', 'insensitive'] } })
    // Three impacts, one of the armour dice works.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5 5 4 1 4 4 2', [
      'strikes',
      { '1': 3 },
    ])
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg1/trait/bat-armor-mk2: on 6 only', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk2', 'insensitive'] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5 6 4 2', [
      'strikes',
      { '1': 2 },
    ])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/bat-cape: 1SC and a fall does nothing; the player may keep the counter', () => {
    const fall = (use: 'yes' | 'no', dice: string) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bat-cape'], counters: 'S', endurance: 9 } },
      })
      table.play((game, { hero }) => sufferFall(game, hero, cm(9), 0), dice, ['bat-cape', use])
      return [table.model('hero').injury, table.model('hero').condition, table.model('hero').counters.special]
    }
    expect(fall('yes', '')).toEqual([0, 'up', 0])
    expect(fall('no', '6')).toEqual([1, 'down', 1])
  })

  test('bmg1/trait/bat-cape: for its own fall only', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['bat-cape'], counters: 'S' },
        mate: { seat: 'a', at: [50, 30], endurance: 9 },
      },
    })
    table.play((game, { mate }) => sufferFall(game, mate, cm(9), 0), '6')
    expect([table.asked, table.model('mate').injury, table.model('hero').counters.special]).toEqual([
      [],
      1,
      1,
    ])
  })

  test('bmg1/trait/batclaw: another surface within 30 cm on a free line, instead of the basic move', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['batclaw'], counters: 'MMS' } },
      pieces: [roof],
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:batclaw'), '', [
      'place',
      { to: to(52, 30, 8) },
    ])
    expect(table.model('hero').at).toMatchObject({ x: cm(52), z: cm(8) })
    expect(table.state.activation!.basicMoveGone).toBe(true)
    expect(table.model('hero').counters).toMatchObject({ movement: 1, special: 0 })
    expect(actionBlockedReason(table, 'move')).toBeUndefined()
    const flat = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['batclaw'], counters: 'MS' } },
      pieces: [roof],
      active: 'hero',
    })
    expect(() =>
      flat.play((game, { hero }) => performById(game, hero, 'trait:batclaw'), '', [
        'place',
        { to: to(40, 30) },
      ]),
    ).toThrow('another surface')
  })

  test('bmg1/trait/bipolar: an even die is a counter more, an odd one a counter fewer', () => {
    const planned = (die: string): number => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bipolar'], willpower: 6 } },
      })
      table.play((game) => trigger(game, 'round-start', {}), die)
      return table.play((game, { hero }) => countersToPlan(game, hero))
    }
    expect([planned('4'), planned('3')]).toEqual([7, 5])
  })

  test('bmg1/trait/bloodthirsty: a free AC when hurt, within the limit', () => {
    const given = (stun: number, attack = 4): number => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bloodthirsty'], stun, attack } },
      })
      table.play((game) => trigger(game, 'plan-start', {}))
      return table.model('hero').counters.attack
    }
    expect([given(0), given(1)]).toEqual([0, 1])
  })

  test('bmg1/trait/bodyguard: 1SC takes the impacts of a Leader or Sidekick within 5 cm, not of others', () => {
    const guard = (rank: 'leader' | 'henchman', apart: number) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'A' },
          boss: { seat: 'a', touching: 'thug', rank, leads: rank === 'leader', endurance: 9 },
          guard: { seat: 'a', at: [36 + apart, 30], traits: ['bodyguard'], counters: 'S', endurance: 9 },
        },
        active: 'thug',
      })
      const asked = rank === 'leader' && apart <= 5
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        '5 5 2',
        ...(asked ? [['bodyguard', 'yes'] as const] : []),
      )
      return [table.model('boss').stun, table.model('guard').stun]
    }
    expect(guard('leader', 5)).toEqual([0, 1])
    expect(guard('leader', 5.1)).toEqual([1, 0])
    expect(guard('henchman', 1)).toEqual([1, 0])
  })

  test('bmg1/trait/brutal: rolls a useless collateral die again, and the second result stands', () => {
    const table = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2 6')
    expect(table.model('hero').stun).toBe(2)
    const pair = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    pair.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5', ['collateral', 'no'])
    expect(pair.model('hero').condition).toBe('down')
    const again = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    again.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5 6', ['collateral', 'yes'])
    expect(again.model('hero')).toMatchObject({ condition: 'up', stun: 2 })
  })

  test('bmg1/trait/bulletproof-vest: firearms damage on 4+; other weapons as usual', () => {
    const hit = (rules: readonly string[], die: string) => {
      const table = shootOut({
        hero: { traits: ['bulletproof-vest'] },
        thug: { strength: 3, weapons: [{ ...gun, rof: 1, rules }] },
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), `5 ${die} 6`)
      return table.model('hero').injury
    }
    expect([hit(['firearm'], '3'), hit(['firearm'], '4'), hit([], '3')]).toEqual([0, 1, 1])
  })
})

describe('Bat-Armor', () => {
  test('bmg1/trait/bat-armor-mk1: against shots too, before any damage, and nothing is rolled without an impact', () => {
    const table = shootOut({ hero: { traits: ['bat-armor-mk1'] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 5 6', ['shots', { '1': 2 }])
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 0 })
    table.state.activation!.attacks = 0
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 2', ['shots', { '1': 2 }])
  })

  test('bmg1/trait/bat-armor-mk1: it rolls for impacts that were not blocked', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk1'], counters: 'D' } })
    // Two impacts, one blocked, one die of armour.
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 4 5',
      ['strikes', { '1': 2 }],
      ['block', 1],
    )
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg1/trait/bat-armor-mk2: a 5 is not enough', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk2'] }, thug: { counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 4 2')
    expect(table.model('hero').stun).toBe(1)
  })
})

describe('Bat Cape', () => {
  const caped = (hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['bat-cape'], counters: 'S', endurance: 9, ...hero },
      },
    })

  test('bmg1/trait/bat-cape: even a fall that would take it out of the game', () => {
    const table = caped()
    table.play((game, { hero }) => sufferFall(game, hero, cm(40), 0), '', ['bat-cape', 'yes'])
    expect(table.model('hero')).toMatchObject({ condition: 'up', injury: 0, counters: { special: 0 } })
    expect(table.story.join(' ')).toContain('unharmed: Bat Cape')
  })

  test('bmg1/trait/bat-cape, bmg1/effect/knock-down-fallen: no question without a counter, lying, nor for a jump that does no harm', () => {
    const poor = caped({ counters: '' })
    poor.play((game, { hero }) => sufferFall(game, hero, cm(9), 0), '3')
    expect(poor.model('hero').injury).toBe(1)
    const low = caped()
    low.play((game, { hero }) => sufferFall(game, hero, cm(5), cm(5)))
    expect(low.asked).toEqual([])
    const lying = caped({ condition: 'down' })
    lying.play((game, { hero }) => sufferFall(game, hero, cm(9), 0))
    expect(lying.asked).toEqual([])
  })

  test('bmg1/trait/bat-cape: out of turn, when an enemy pushes it off a roof', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [40, 30, 6], traits: ['bat-cape'], counters: 'S', endurance: 9 },
        thug: { seat: 'b', at: [36, 30, 6] },
      },
      pieces: [box('roof', cm(20), cm(20), cm(20), cm(20), cm(6))],
      active: 'thug',
    })
    table.play((game, { hero, thug }) => displace(game, hero, thug.at!, cm(5), thug), '', ['bat-cape', 'yes'])
    expect(table.model('hero')).toMatchObject({ at: { z: 0 }, condition: 'up', injury: 0 })
    expect(table.asked).toEqual(['a: bat-cape'])
  })
})

describe('Batclaw', () => {
  const roof = (id: string, x: number, height = 8): Piece =>
    box(id, cm(x), cm(20), cm(10), cm(20), cm(height))

  const swinger = (
    hero: Partial<ModelSketch> = {},
    pieces: readonly Piece[] = [roof('roof', 50)],
    declared: TableSketch<'hero'>['declared'] = 'move-attack',
  ) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['batclaw'], counters: 'MMSAA', weapons: [gun], ...hero },
      },
      pieces,
      active: 'hero',
      declared,
    })

  const swing = (table: ReturnType<typeof swinger>, x: number, z: number) =>
    table.play((game, { hero }) => performById(game, hero, 'trait:batclaw'), '', [
      'place',
      { to: to(x, 30, z) },
    ])

  test('bmg1/trait/batclaw: up to 30 cm, not further', () => {
    const roofs = [roof('roof', 55, 1)]
    expect(() => swing(swinger({}, roofs), 63.1, 1)).toThrow()
    const table = swinger({}, roofs)
    swing(table, 63, 1)
    expect(table.model('hero').at!.x).toBe(cm(63))
  })

  test('bmg1/trait/batclaw: from roof to roof of one height, but not along one roof', () => {
    const roofs = [roof('one', 25), roof('two', 50)]
    const table = swinger({ at: [30, 30, 8] }, roofs)
    expect(() => swing(swinger({ at: [30, 30, 8] }, roofs), 34, 8)).toThrow('another surface')
    swing(table, 52, 8)
    expect(table.model('hero').at).toMatchObject({ x: cm(52), z: cm(8) })
  })

  test('bmg1/trait/batclaw: the line must be free', () => {
    const wall = box('wall', cm(40), cm(10), cm(1), cm(40), cm(20))
    const pieces = [roof('roof', 50), wall, roof('near', 10)]
    expect(() => swing(swinger({}, pieces), 52, 8)).toThrow('The line there is not free.')
    expect(actionBlockedReason(swinger({}, []), 'trait:batclaw')).toBe('There is nowhere to swing to.')
  })

  test('bmg1/trait/batclaw: it is the basic move: what MC pay for may come before or after it, the free move not', () => {
    const moved = swinger()
    moved.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '',
      ['pace', 'walk:0'],
      ['move', { to: to(31, 30) }],
    )
    expect(actionBlockedReason(moved, 'trait:batclaw')).toBe('Its basic move is used up.')
    const paid = swinger()
    paid.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '4',
      ['pace', 'walk:1'],
      ['move', { to: to(34, 30) }],
    )
    expect(actionBlockedReason(paid, 'trait:batclaw')).toBeUndefined()
    const further = swinger()
    further.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '4',
      ['pace', 'walk:1'],
      ['move', { to: to(34.1, 30) }],
    )
    expect(actionBlockedReason(further, 'trait:batclaw')).toBe('Its basic move is used up.')
    const after = swinger()
    swing(after, 52, 8)
    expect(() =>
      after.play(
        (game, { hero }) => performById(game, hero, 'move'),
        '3',
        ['pace', 'walk:1'],
        ['move', { legs: [{ to: to(56, 30, 8) }] }],
      ),
    ).toThrow('only 3 cm')
  })

  test('bmg1/trait/batclaw: who used it has moved: one shot, no Aim, and not after the attack of a move-attack', () => {
    const table = swinger()
    swing(table, 52, 8)
    expect(table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))).toBe(1)
    const aiming = swinger({ weapons: [{ ...gun, rules: ['aim'] }] })
    swing(aiming, 52, 8)
    expect(actionBlockedReason(aiming, 'ranged:0')).toBe('This weapon cannot be fired after moving.')
    const attacker = swinger()
    attacker.state.activation!.attacks = 1
    expect(actionBlockedReason(attacker, 'trait:batclaw')).toBe('It has attacked: its move was before that.')
    expect(actionBlockedReason(swinger({}, [roof('roof', 50)], 'attack'), 'trait:batclaw')).toBe(
      'No move was declared.',
    )
    const first = swinger({}, [roof('roof', 50)], 'attack-move')
    swing(first, 52, 8)
    expect(actionBlockedReason(first, 'ranged:0')).toBe('It has moved: its attack was before that.')
  })

  test('bmg1/trait/batclaw: who stays after all keeps counters and move, but does not try again', () => {
    const table = swinger()
    table.play((game, { hero }) => performById(game, hero, 'trait:batclaw'), '', ['place', { stay: true }])
    expect(table.model('hero')).toMatchObject({ at: { x: cm(30) }, counters: { movement: 2, special: 1 } })
    expect(actionBlockedReason(table, 'trait:batclaw')).toBe('Once an activation.')
    expect(table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))).toBe(2)
    const wall = box('wall', cm(40), 0, cm(1), cm(120), cm(60), { standable: false })
    const walled = swinger({}, [roof('roof', 50), wall])
    walled.play((game, { hero }) => performById(game, hero, 'trait:batclaw'))
    expect(walled.model('hero').counters).toMatchObject({ movement: 2, special: 1 })
  })

  test('bmg1/trait/batclaw: 1SC and 1MC, not while it is held', () => {
    expect(actionBlockedReason(swinger({ counters: 'MM' }), 'trait:batclaw')).toContain('1MC + 1SC')
    const held = swinger()
    held.model('hero').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: undefined }]
    expect(actionBlockedReason(held, 'trait:batclaw')).toBe('Something holds it in place.')
  })
})

describe('disorders', () => {
  const plan = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], willpower: 6, ...hero }, thug: { seat: 'b', at: [60, 60] } },
      stage: 'plan',
      part: 0,
    })

  test('bmg1/trait/bipolar: only this round, and K.O. it rolls nothing', () => {
    const table = plan({ traits: ['bipolar'] })
    table.play((game) => trigger(game, 'round-start', {}), '2')
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(table.play((game, { hero }) => countersToPlan(game, hero))).toBe(6)
    plan({ traits: ['bipolar'], condition: 'ko' }).play((game) => trigger(game, 'round-start', {}))
  })

  test('bmg1/trait/bloodthirsty: the free AC is on top of its counters, but not of its limit', () => {
    const table = plan({ traits: ['bloodthirsty'], injury: 1, attack: 2 })
    table.playOn('', ['plan', { '0:attack': 1, '0:movement': 3, '0:special': 2 }])
    expect(table.model('hero').counters).toEqual({ attack: 2, movement: 3, special: 2, defense: 0 })
    const greedy = plan({ traits: ['bloodthirsty'], injury: 1, attack: 2 })
    expect(() => greedy.playOn('', ['plan', { '0:attack': 2 }])).toThrow('0 to 1')
  })

  test('bmg1/trait/bloodthirsty: unhurt, K.O. or cured it gets none', () => {
    const given = (hero: Partial<ModelSketch>, cured = false) => {
      const table = plan({ traits: ['bloodthirsty'], ...hero })
      if (cured)
        table.model('hero').effects = [
          { id: 'psychoanalysis', until: 'game', args: [], value: 0, by: undefined },
        ]
      table.play((game) => raiseAPlan(game))
      return table.model('hero').counters.attack
    }
    expect([
      given({ stun: 1 }),
      given({}),
      given({ stun: 6, condition: 'ko' }),
      given({ stun: 1 }, true),
    ]).toEqual([1, 0, 0, 0])
  })
})

describe('bodyguard', () => {
  const guarded = (guard: Partial<ModelSketch> = {}, boss: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rof: 1 }] },
        boss: { seat: 'a', at: [50, 30], rank: 'sidekick', endurance: 9, ...boss },
        guard: { seat: 'a', at: [50, 36], traits: ['bodyguard'], counters: 'S', endurance: 9, ...guard },
      },
      active: 'thug',
    })

  const shoot = (table: ReturnType<typeof guarded>, ...answers: readonly ['bodyguard', string][]) => {
    table.play(
      (game, { thug }) => performById(game, thug, 'ranged:0'),
      '5 5 2',
      ['shots', { '1': 1 }],
      ...answers,
    )
    return [table.model('boss').injury, table.model('guard').injury, table.model('guard').counters.special]
  }

  test('bmg1/trait/bodyguard: a Sidekick, and shots too', () => {
    expect(shoot(guarded(), ['bodyguard', 'yes'])).toEqual([0, 1, 0])
  })

  test('bmg1/trait/bodyguard, bmg1/template/spray-template: an attack of any kind, what a template does too', () => {
    const spray = (...answers: readonly ['bodyguard', string][]) => {
      const weapons = [{ ...gun, rules: ['expansive', 'firearm'] }]
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons },
          boss: { seat: 'a', at: [42, 30], rank: 'sidekick', endurance: 9 },
          // Beside the spray, 3 cm from its ward.
          guard: { seat: 'a', at: [42, 36], traits: ['bodyguard'], counters: 'S', endurance: 9 },
        },
        active: 'thug',
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        '5 2',
        ['spray', { to: to(60, 30) }],
        ...answers,
      )
      return [table.model('boss').injury, table.model('guard').injury, table.model('guard').counters.special]
    }
    expect(spray(['bodyguard', 'yes'])).toEqual([0, 1, 0])
    expect(spray(['bodyguard', 'no'])).toEqual([1, 0, 1])
  })

  test('bmg1/trait/bodyguard: its player may decline, and is not asked without 1SC, lying or for an enemy', () => {
    expect(shoot(guarded(), ['bodyguard', 'no'])).toEqual([1, 0, 1])
    expect(shoot(guarded({ counters: '' }))).toEqual([1, 0, 0])
    expect(shoot(guarded({ condition: 'down' }))).toEqual([1, 0, 1])
    const mates = guarded({}, { seat: 'b' })
    mates.play((game, { thug, boss }) => {
      const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
      return trigger(game, 'impacts-known', { strike: newStrike(attack, boss, { impacts: 1 }) })
    })
    expect(mates.asked).toEqual([])
  })
})

describe('damage', () => {
  test('bmg1/trait/brutal: the second face stands even if it is no better, and two ones knock no model down', () => {
    const table = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 1 1 1')
    expect(table.model('hero')).toMatchObject({ condition: 'up', stun: 0 })
    // A pair without a success is the best there is, and a critical stays: no question is asked.
    const weak = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    weak.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 2 2')
    expect(weak.model('hero')).toMatchObject({ condition: 'down', stun: 0 })
    const six = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    six.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 6')
    expect(six.model('hero')).toMatchObject({ condition: 'up', stun: 2 })
    // Without a success a 6 does nothing either.
    const idle = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    idle.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 2 6 2')
    expect(idle.model('hero').condition).toBe('down')
    const plain = duel({ thug: { counters: 'A' } })
    plain.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2')
    expect(plain.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/bulletproof-vest: a shot that does not damage scratches still', () => {
    const table = shootOut({
      hero: { traits: ['bulletproof-vest'] },
      thug: { weapons: [{ ...gun, rof: 1 }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 3 2')
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1 })
  })
})
