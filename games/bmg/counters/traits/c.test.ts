import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { spendable } from '../model/counters.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { tower } from '../testing/scenery.ts'
import { setTable, to } from '../testing/table.ts'

describe('traits with C', () => {
  const hungry = (counters: string) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cannibal'], willpower: 6, counters },
        meal: { seat: 'a', touching: 'hero', condition: 'ko' },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  const climber = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['climbing-shoes'], endurance: 9, ...hero } },
      pieces: [tower(20)],
      active: 'hero',
    })

  const near = (trait: string, counters: string, apart: number, thug: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters },
        thug: { seat: 'b', at: [33 + apart, 30], counters: 'SS', ...thug },
      },
      active: 'hero',
    })

  test('bmg1/trait/cannibal: beside a K.O. model it rolls Willpower; failing it devours for two counters, or stays', () => {
    const eats = hungry('AAM')
    eats.play(
      (game, { hero }) => beginActivation(game, hero),
      '3 4',
      ['counter', 'movement'],
      ['declare', 'neither'],
    )
    expect(eats.model('meal').condition).toBe('casualty')
    expect(eats.model('hero').counters).toMatchObject({ attack: 1, movement: 0 })
    const holds = hungry('AAM')
    holds.play((game, { hero }) => beginActivation(game, hero), '3 3', ['declare', 'neither'])
    expect(holds.model('meal').condition).toBe('ko')
    const poor = hungry('A')
    poor.play((game, { hero }) => beginActivation(game, hero), '6 6')
    expect(poor.state.activation).toBeUndefined()
    expect(poor.model('hero')).toMatchObject({ activated: true, counters: { attack: 1 } })
    const sated = hungry('M')
    sated.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    expect(sated.model('meal').condition).toBe('ko')
  })

  test('bmg1/trait/catcher-gear: Tough does nothing, Sharp does', () => {
    const hit = (rules: readonly string[], dice: string) => {
      const table = duel({
        hero: { traits: ['catcher-gear'] },
        thug: { counters: 'A', strength: 5, weapons: [{ damage: 'I', rules }] },
      })
      table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice)
      return table.model('hero').injury
    }
    expect([hit(['tough-heavy'], '5 4 3'), hit(['sharp'], '5 4 3 5')]).toEqual([0, 1])
  })

  test('bmg1/trait/claws: bare hands do an injury and a stun', () => {
    const table = duel({ thug: { traits: ['claws'], counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2')
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
  })

  test('bmg1/trait/climbing-shoes: no MC, no impairment, and for 1SC the move ends on the wall', () => {
    const table = climber({ counters: 'S' })
    table.play((game, { hero }) => performById(game, hero, 'move'), '', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    // 5.5 cm are left at the wall, each of them one up.
    expect(table.model('hero')).toMatchObject({
      at: { x: cm(34.5), z: cm(5.5) },
      counters: { special: 0 },
      stun: 0,
    })
    // It climbs down from where it hangs and goes back: 5.5 and 4.5 cm.
    Object.assign(table.state.activation!, { moved: false, basicMoveGone: false })
    table.play((game, { hero }) => performById(game, hero, 'move'), '', [
      'move',
      { legs: [{ to: to(30, 30) }] },
    ])
    expect(table.model('hero')).toMatchObject({ at: { z: 0 }, effects: [] })
    const poor = climber({})
    poor.play((game, { hero }) => performById(game, hero, 'move'), '6', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    expect(poor.model('hero').at!.z).toBe(0)
  })

  test('bmg1/trait/climbing-shoes: knocked out on the wall it falls', () => {
    const table = climber({ counters: 'S', endurance: 4, stun: 3 })
    table.play((game, { hero }) => performById(game, hero, 'move'), '', [
      'move',
      { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 20) }], fall: true },
    ])
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ condition: 'ko', at: { z: 0 }, injury: 1 })
  })

  test('bmg1/trait/combo-weapon: two AC with that weapon are three strikes, with others two', () => {
    const dice = (weapon: string, strikes: string) => {
      const table = duel({
        thug: { traits: ['combo-weapon(knife)'], counters: 'AA', weapons: [{ name: 'Knife', damage: 'I' }] },
      })
      table.play((game, { thug }) => performById(game, thug, `melee:${weapon}`), strikes, [
        'strikes',
        { '1': 2 },
      ])
    }
    dice('0', '1 1 1')
    dice('-1', '1 1')
    expect(() => dice('-1', '1 1 1')).toThrow('never rolled')
  })

  test('bmg1/trait/commissioner: arrests for 1MC', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['commissioner'], counters: 'M' },
        thug: { seat: 'b', touching: 'hero', condition: 'ko' },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:commissioner'))
    expect(table.model('thug').condition).toBe('casualty')
  })

  test('bmg1/trait/confusion: 2SC, once a round, within 20 cm: Attack and Defense -1, no SC', () => {
    const table = near('confusion', 'SSSS', 20)
    table.play((game, { hero }) => performById(game, hero, 'trait:confusion'))
    expect(
      table.play((game, { thug }) => [
        skill(game, 'attack', thug),
        skill(game, 'defense', thug),
        spendable(game, thug, 'special'),
      ]),
    ).toEqual([3, 2, 0])
    expect(actionBlockedReason(table, 'trait:confusion')).toBe('Once a round.')
    expect(actionBlockedReason(near('confusion', 'SS', 20.1), 'trait:confusion')).toContain('near enough')
  })

  test('bmg1/trait/control-pheromones: 3SC, within 10 cm, hypnotizes', () => {
    const table = near('control-pheromones', 'SSS', 10)
    table.play((game, { hero }) => performById(game, hero, 'trait:control-pheromones'), '6 6')
    expect(table.model('thug').seat).toBe('a')
    expect(
      actionBlockedReason(near('control-pheromones', 'SSS', 10.1), 'trait:control-pheromones'),
    ).toContain('near enough')
  })

  test('bmg1/trait/counter-attack: 1SC when it blocks, one strike at the same time', () => {
    const table = duel({
      hero: { traits: ['counter-attack'], counters: 'DS' },
      thug: { attack: 4, counters: 'AA' },
    })
    // Two impacts, one blocked; the hero strikes back: impact 5, damage 5, collateral 2; then the damage on the hero.
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 4 5 5 2 4 2',
      ['strikes', { '1': 2 }],
      ['block', 1],
      ['counter-attack', 'yes'],
    )
    expect([
      table.model('thug').stun,
      table.model('hero').stun,
      table.model('hero').counters.special,
    ]).toEqual([1, 1, 0])
  })

  test('bmg1/trait/counter-attack: with a close combat weapon or bare hands, as its player likes, never with a gun', () => {
    const back = (weapons: NonNullable<ModelSketch['weapons']>, ...picked: readonly string[]) => {
      const table = duel({
        hero: { traits: ['counter-attack'], counters: 'DS', weapons },
        thug: { attack: 4, counters: 'A' },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        '5 4 5 5 2',
        ['block', 1],
        ['counter-attack', 'yes'],
        ...picked.map((arm) => ['strike-with', arm] as const),
      )
      if (picked.length > 0) expect(Object.keys(table.offered('strike-with'))).toEqual(['1', '-1'])
      return [table.model('thug').stun, table.model('thug').injury]
    }
    const armed = [gun, { damage: 'I' }]
    expect([back(armed, '1'), back(armed, '-1'), back([gun])]).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ])
  })

  test('bmg1/trait/criminal: Willpower +1 for the first enemy it takes down, once', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['criminal'], willpower: 5 },
        one: { seat: 'b', at: [60, 60] },
        two: { seat: 'b', at: [70, 60] },
      },
    })
    table.play((game, { hero, one }) => becomeCasualty(game, one, hero))
    table.play((game, { hero, two }) => becomeCasualty(game, two, hero))
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
  })
})

describe('cannibal', () => {
  const hungry = (hero: Partial<ModelSketch> = {}, meal: Partial<ModelSketch> = {}) =>
    setTable<string>({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cannibal'], willpower: 6, counters: 'AAMM', ...hero },
        meal: { seat: 'b', at: [36, 30], condition: 'ko', ...meal },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  const activate = (
    table: ReturnType<typeof hungry>,
    dice: string,
    ...answers: readonly [string, string][]
  ) => table.play((game, { hero }) => beginActivation(game, hero!), dice, ...answers)

  test('bmg1/trait/cannibal: it rolls when its move brings it beside one, and not again after it has held back', () => {
    const table = hungry()
    activate(table, '', ['declare', 'move-attack'])
    table.play(
      (game, { hero }) => performById(game, hero!, 'move'),
      '3 3',
      ['pace', 'walk:0'],
      ['move', { to: to(33, 30) }],
    )
    expect(table.model('hero').roundMemory).toMatchObject({ 'cannibal/held-back': true })
    table.play((game, { hero }) => performById(game, hero!, 'melee:-1'), '1 1', ['strikes', { '1': 2 }])
    expect(table.model('meal').condition).toBe('ko')
  })

  test('bmg1/trait/cannibal: it rolls beside an enemy that its attack has put K.O., as long as it has AC', () => {
    const fight = (counters: string, dice: string) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['cannibal'], willpower: 6, counters },
          thug: { seat: 'b', touching: 'hero', endurance: 6, stun: 5 },
        },
        active: 'hero',
      })
      table.play(
        (game, { hero }) => performById(game, hero, 'melee:-1'),
        dice,
        ...(counters === 'A' ? [] : [['strikes', { '1': 1 }] as const]),
      )
      return [table.model('thug').condition, table.model('hero').counters.attack]
    }
    expect(fight('AAA', '5 5 2 4 4')).toEqual(['casualty', 0])
    expect(fight('AAA', '5 5 2 3 3')).toEqual(['ko', 2])
    expect(fight('A', '5 5 2')).toEqual(['ko', 0])
  })

  test('bmg1/trait/cannibal: without two counters it stays where it is and its activation is over', () => {
    const table = hungry({ counters: 'A' }, { at: [33, 30] })
    activate(table, '6 6')
    expect(table.state.activation).toBeUndefined()
    expect(table.model('hero')).toMatchObject({ activated: true, at: { x: cm(30) } })
    expect(table.model('meal').condition).toBe('ko')
  })

  test('bmg1/trait/cannibal: only K.O. models, only in contact', () => {
    activate(hungry({}, { at: [33, 30], condition: 'down' }), '', ['declare', 'neither'])
    activate(hungry({}, { at: [33.1, 30] }), '', ['declare', 'neither'])
  })
})

describe('weapons', () => {
  test('bmg1/trait/catcher-gear: the Tough of a Large attacker does nothing either', () => {
    const hit = (traits: readonly string[]) => {
      const table = duel({ hero: { traits }, thug: { traits: ['large'], counters: 'A', strength: 5 } })
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 4 3')
      return table.model('hero').stun
    }
    expect([hit([]), hit(['catcher-gear'])]).toEqual([1, 0])
  })

  test('bmg1/trait/claws: only bare hands', () => {
    const table = duel({ thug: { traits: ['claws'], counters: 'A', weapons: [{ damage: 'S' }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2')
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1 })
  })

  test('bmg1/trait/combo-weapon: three AC are four strikes, four are six, one is one; unarmed means bare hands', () => {
    const roll = (counters: number, dice: string) => {
      const table = duel({
        thug: { traits: ['combo-weapon(unarmed)'], counters: 'AAAA', weapons: [{ damage: 'S' }] },
      })
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, [
        'strikes',
        { '1': counters },
      ])
    }
    roll(1, '1')
    roll(3, '1 1 1 1')
    roll(4, '1 1 1 1 1 1')
    const club = duel({
      thug: { traits: ['combo-weapon(unarmed)'], counters: 'AA', weapons: [{ damage: 'S' }] },
    })
    club.play((game, { thug }) => performById(game, thug, 'melee:0'), '1 1', ['strikes', { '1': 2 }])
    expect(club.model('hero').stun).toBe(0)
  })

  test('bmg1/trait/climbing-shoes: a climb without any counter at its plain length', () => {
    const climb = (height: number) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [33, 30], traits: ['climbing-shoes'] } },
        pieces: [tower(height)],
        active: 'hero',
      })
      table.play((game, { hero }) => performById(game, hero, 'move'), '', [
        'move',
        { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, height) }] },
      ])
      return table.model('hero').at!.z
    }
    // 1.5 to the wall, 1.5 onto it, 7 up: 10 cm.
    expect(climb(7)).toBe(cm(7))
    expect(() => climb(7.1)).toThrow('10 cm')
  })
})

describe('tricks on enemies', () => {
  const near = (
    trait: string,
    counters: string,
    thug: Partial<ModelSketch> = {},
    hero: Partial<ModelSketch> = {},
  ) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters, ...hero },
        thug: { seat: 'b', at: [40, 30], ...thug },
        wallflower: { seat: 'b', at: [30, 39] },
      },
      pieces: [box('wall', cm(20), cm(33), cm(20), cm(1), cm(8))],
      active: 'hero',
    })

  test('bmg1/trait/commissioner: needs a K.O. enemy in contact and 1MC, no SC', () => {
    const fallen = { touching: 'hero', condition: 'ko' } as const
    expect(actionBlockedReason(near('commissioner', 'M', fallen), 'trait:commissioner')).toBeUndefined()
    expect(actionBlockedReason(near('commissioner', 'SS', fallen), 'trait:commissioner')).toContain('1MC')
    expect(actionBlockedReason(near('commissioner', 'M'), 'trait:commissioner')).toContain('No K.O. enemy')
    expect(
      actionBlockedReason(near('commissioner', 'M', { ...fallen, seat: 'a' }), 'trait:commissioner'),
    ).toContain('No K.O.')
  })

  test('bmg1/trait/confusion: only enemies it sees, until the end of the round', () => {
    const table = near('confusion', 'SS')
    // One of the two enemies stands behind the wall: no question is asked.
    table.play((game, { hero }) => performById(game, hero, 'trait:confusion'))
    expect(table.asked).toEqual([])
    expect(
      table.play((game, { thug, wallflower }) => [
        skill(game, 'attack', thug),
        skill(game, 'attack', wallflower),
      ]),
    ).toEqual([3, 4])
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(
      table.play((game, { thug }) => [skill(game, 'attack', thug), skill(game, 'defense', thug)]),
    ).toEqual([4, 3])
    expect(actionBlockedReason(near('confusion', 'S'), 'trait:confusion')).toContain('2SC')
  })

  test('bmg1/trait/control-pheromones: a Willpower roll resists, and 3SC are gone all the same', () => {
    const table = near('control-pheromones', 'SSS', { willpower: 6 })
    table.play((game, { hero }) => performById(game, hero, 'trait:control-pheromones'), '3 3')
    expect(table.model('thug').seat).toBe('b')
    expect(table.model('hero').counters.special).toBe(0)
    expect(actionBlockedReason(near('control-pheromones', 'SS'), 'trait:control-pheromones')).toContain('3SC')
  })
})

describe('counter attack', () => {
  const fight = (hero: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) =>
    duel({ hero: { traits: ['counter-attack'], counters: 'DS', ...hero }, thug: { counters: 'A', ...thug } })

  test('bmg1/trait/counter-attack: only after a block that worked, only with 1SC, and only if its player wants', () => {
    const failed = fight({})
    failed.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 3 5 2', ['block', 1])
    expect(failed.model('hero')).toMatchObject({ stun: 1, counters: { special: 1 } })
    const poor = fight({ counters: 'D' })
    poor.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 4', ['block', 1])
    expect(poor.asked).toEqual(['a: block'])
    const meek = fight({})
    meek.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 4',
      ['block', 1],
      ['counter-attack', 'no'],
    )
    expect(meek.model('hero').counters.special).toBe(1)
  })

  test('bmg1/trait/counter-attack: the attack goes on though the attacker falls', () => {
    const table = fight({}, { counters: 'AA', endurance: 1 })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 4 5 5 2 5 2',
      ['strikes', { '1': 2 }],
      ['block', 1],
      ['counter-attack', 'yes'],
    )
    expect([table.model('thug').condition, table.model('hero').stun]).toEqual(['ko', 1])
  })

  test('bmg1/trait/counter-attack: one strike for a whole attack, with its weapon, and none against a counter attack', () => {
    const table = fight(
      { counters: 'DDSS', weapons: [{ damage: 'I' }] },
      { counters: 'AA', traits: ['counter-attack'] },
    )
    table.model('thug').counters.defense = 1
    table.model('thug').counters.special = 1
    // Two impacts and two blocks; one strike back, which the thug blocks without striking back.
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 4 4 5 4',
      ['strikes', { '1': 2 }],
      ['block', 2],
      ['counter-attack', 'yes'],
      ['strike-with', '0'],
      ['block', 1],
    )
    expect(table.model('hero').counters.special).toBe(1)
    expect(table.model('thug').counters.special).toBe(1)
  })
})

describe('criminal', () => {
  const gang = () =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['criminal'], willpower: 5 },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [60, 60], endurance: 4 },
      },
    })

  const willpower = (table: ReturnType<typeof gang>) =>
    table.play((game, { hero }) => skill(game, 'willpower', hero))

  test('bmg1/trait/criminal: a K.O. will do, and the rounds after it too', () => {
    const table = gang()
    table.play((game, { hero, thug }) => inflict(game, thug, { stun: 4, by: hero, cause: 'test' }))
    Object.assign(table.state, { stage: 'recount', part: 1 })
    table.play((game) => casualtyRecount(game))
    expect(willpower(table)).toBe(6)
  })

  test('bmg1/trait/criminal: not for friends, nor for what others do', () => {
    const table = gang()
    table.play((game, { hero, mate }) => becomeCasualty(game, mate, hero))
    table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    expect(willpower(table)).toBe(5)
  })
})
