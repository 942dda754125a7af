import { layRoughGround } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { mayAttack } from '../attack/melee.ts'
import { trigger } from '../rules/rule-system.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { answering } from '../testing/rules.ts'
import { setTable, spotInCm, type TableSketch, type TestAnswer, to } from '../testing/table.ts'

const stage = (
  hero: Partial<ModelSketch> = {},
  rest: Partial<TableSketch<'thug' | 'hero'>> = {},
  thug: Partial<ModelSketch> = {},
) =>
  setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], traits: ['charge', '360-attack'], counters: 'AMS', ...thug },
      hero: { seat: 'a', at: [36, 30], endurance: 12, ...hero },
    },
    active: 'thug',
    ...rest,
  })
type Table = ReturnType<typeof stage>
const CHARGE = 'special:charge:-1'
const charge = (
  table: Table,
  legs: readonly { to: readonly [number, number, number] }[],
  ...more: [string, string][]
) => table.play((game, { thug }) => performById(game, thug, CHARGE), '4', ['move', { legs }], ...more)
const east = [{ to: to(44, 30) }]
const decline: [string, string] = ['charge-target', 'none']

test('bmg2/trait/plead: neither a charge nor a 360 Attack strikes a model it may not attack', () => {
  const pity = answering({ 'may-not-attack': ({ other }) => other?.id === 1 })
  const book = { traits: { ...testBook.traits, pity } }
  const pitying = (hero: Partial<ModelSketch>) =>
    stage(hero, { book }, { traits: ['charge', '360-attack', 'pity'] })
  const table = pitying({})
  charge(table, east)
  expect(table.asked).toEqual(['b: move'])
  expect(actionBlockedReason(pitying({ at: [33, 30] }), 'special:360-attack:-1')).toBe(
    'No model is within 3 cm.',
  )
})

test('bmg2/template/ice, bmg1/effect/knock-down-fallen: a model that slips in a charge strikes no target', () => {
  const struck = (dice: string, ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'MSA', traits: ['charge'] },
        hero: { seat: 'a', at: [33.5, 30], endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game) => {
      layRoughGround(game, spotInCm(41, 30), cm(2), { ice: true })
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      dice,
      ['move', { to: to(38, 30) }],
      ...answers,
    )
    return [table.model('thug').at!.x / cm(1), table.model('thug').condition, table.asked.length]
  }
  expect(struck('6 4')).toEqual([37.5, 'down', 1])
  expect(struck('6 3', ['charge-target', 'none'])).toEqual([38, 'up', 2])
})

test('bmg1/trait/stop, bmg1/special-attack/charge: a stopped model has no MC for a charge', () => {
  const charged = (answer: 'yes' | 'no') => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'MSA', traits: ['charge'] },
        cop: { seat: 'a', at: [50, 50], counters: 'S', traits: ['stop'] },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      answer === 'yes' ? '' : '3',
      ['stop', answer],
      ...(answer === 'yes' ? [] : [['move', { to: to(30, 40) }] as const]),
    )
    return [table.model('thug').at!.y / cm(1), table.state.activation!.specialAttack]
  }
  expect([charged('yes'), charged('no')]).toEqual([
    [30, undefined],
    [40, 'charge'],
  ])
})

describe('bmg1/special-attack/charge', () => {
  test('bmg1/special-attack/charge: not after a move, and not by a held model', () => {
    expect(actionBlockedReason(stage(), CHARGE)).toBeUndefined()
    const moved = stage()
    moved.state.activation!.moved = true
    expect(actionBlockedReason(moved, CHARGE)).toBe('It has moved.')
    const held = stage()
    held.model('thug').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 1 }]
    expect(actionBlockedReason(held, CHARGE)).toBeDefined()
  })

  test('bmg1/special-attack/charge: in a straight line, and a model that stays in place charges no target', () => {
    expect(() => charge(stage(), [{ to: to(36, 36) }, { to: to(42, 30) }])).toThrow('straight line')
    const still = stage({ touching: 'thug' })
    charge(still, [])
    expect([still.asked, still.model('thug').counters.attack]).toEqual([['b: move'], 1])
  })

  test('bmg1/special-attack/charge: it moves aside where there is room, to either side, or not at all', () => {
    const wall = (y: number) => box(`wall-${y}`, cm(32), cm(y), cm(8), cm(0.4), cm(8))
    const aside = (...walls: readonly ReturnType<typeof wall>[]) => {
      const table = stage({}, { pieces: walls })
      charge(table, east, decline)
      return Math.sign(table.model('hero').at!.y - cm(30))
    }
    const [north, south] = [wall(32.2), wall(27.4)]
    const free = aside()
    expect([1, -1]).toContain(free)
    expect(aside(free > 0 ? north : south)).toBe(-free)
    expect(aside(north, south)).toBe(0)
  })

  test('bmg1/special-attack/charge, bmg1/objective/loot: loot goes along with a model that is moved aside', () => {
    const table = stage({}, { markers: [{ kind: 'loot', at: [36, 30], carrier: 'hero' }] })
    charge(table, east, decline)
    expect(table.state.markers[0]!.at).toEqual(table.model('hero').at)
  })

  test('bmg1/special-attack/charge: a model that the way only touches is not in it', () => {
    const table = stage({ at: [36, 33] })
    charge(table, east)
    expect([table.asked, table.model('hero').at]).toEqual([['b: move'], spotInCm(36, 33)])
  })

  const two = (counters: string) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters },
        hero: { seat: 'a', at: [35, 30], endurance: 12 },
        mate: { seat: 'a', at: [39, 30], endurance: 12 },
      },
      active: 'thug',
    })

  test('bmg1/special-attack/charge: who is struck once is not struck again, the other still may be', () => {
    const table = two('AAAMS')
    const struck = (id: string) => [['charge-target', id] as const, ['charge-push', 'no'] as const]
    table.play(
      (game, { thug }) => performById(game, thug, CHARGE),
      '5 1 1',
      ['move', { legs: [{ to: to(45, 30) }] }],
      ...struck('2'),
      ...struck('1'),
    )
    expect(Object.keys(table.offered('charge-target'))).toEqual(['1', 'none'])
    expect(table.model('thug').counters.attack).toBe(1)
  })

  test('bmg1/special-attack/charge, bmg1/effect/steal: all its strikes are made with the weapon it began with, whichever other is stolen', () => {
    const strike = (lost: number) => {
      const thief: CounterRule = {
        name: 'Thief',
        text: 'It takes a weapon from who strikes it.',
        on: {
          struck({ strike: { attacker, sufferer }, owner }) {
            if (sufferer === owner) attacker.arms.splice(lost, 1)
            return undefined
          },
        },
      }
      const weapons = [
        { name: 'Knife', damage: 'II' },
        { name: 'Club', damage: 'SS' },
        { name: 'Sword', damage: 'III' },
      ]
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'AAMS', weapons },
          hero: { seat: 'a', at: [36, 30], endurance: 12, traits: ['thief'] },
          mate: { seat: 'a', at: [41, 30], endurance: 12 },
        },
        book: { traits: { ...testBook.traits, thief } },
        active: 'thug',
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'special:charge:1'),
        '5 5 5 2 5 5 2',
        ['move', { legs: [{ to: to(45, 30) }] }],
        ['charge-target', '1'],
        ['charge-push', 'no'],
        ['charge-target', '2'],
        ['charge-push', 'no'],
      )
      return [table.model('mate').injury, table.model('mate').stun]
    }
    // Without the club it has its bare hands.
    expect([strike(0), strike(2), strike(1)]).toEqual([
      [0, 2],
      [0, 2],
      [0, 1],
    ])
  })

  test('bmg1/special-attack/charge: an AC for each strike, so with one left only one is struck', () => {
    const table = two('AMS')
    table.play(
      (game, { thug }) => performById(game, thug, CHARGE),
      '5 1',
      ['move', { legs: [{ to: to(45, 30) }] }],
      ['charge-target', '2'],
      ['charge-push', 'no'],
    )
    expect(table.asked).toEqual(['b: move', 'b: charge-target', 'b: charge-push'])
    expect(table.model('thug').counters).toMatchObject({ attack: 0, special: 0 })
  })

  test('bmg1/special-attack/charge, bmg1/core/push: it may push instead, without another SC', () => {
    const aside = stage()
    charge(aside, east, decline)
    const from = aside.model('hero').at!
    const table = stage()
    table.play(
      (game, { thug }) => performById(game, thug, CHARGE),
      '4 5 5 3',
      ['move', { legs: east }],
      ['charge-target', '1'],
      ['charge-push', 'yes'],
    )
    const at = table.model('hero').at!
    expect(Math.hypot(at.x - from.x, at.y - from.y) / cm(1)).toBeCloseTo(3, 2)
    expect([table.model('hero').stun, table.model('thug').counters.special]).toEqual([1, 0])
  })
})

test('bmg1/special-attack/charge, bmg1/trait/fast: its die is one of distance, and may be rolled again', () => {
  const charged = (answer: string, dice: string) => {
    const table = stage({ at: [90, 90] }, {}, { traits: ['charge', 'fast'] })
    table.play(
      (game, { thug }) => performById(game, thug, CHARGE),
      dice,
      ['reroll-move', answer],
      ['move', { to: to(46, 30) }],
    )
    return table.model('thug').at!.x
  }
  expect(charged('reroll', '1 6')).toBe(cm(46))
  expect(() => charged('keep', '1')).toThrow('11 cm')
})

test('bmg1/special-attack/360-attack: a model must be within 3 cm', () => {
  const why = (x: number) => actionBlockedReason(stage({ at: [x, 30] }), 'special:360-attack:-1')
  expect([why(36), why(36.1)]).toEqual([undefined, 'No model is within 3 cm.'])
})

test('bmg1/special-attack/360-attack, bmg1/core/melee-contact: not through a wall, over a low one', () => {
  const why = (height: number) =>
    actionBlockedReason(
      stage({ at: [35, 30] }, { pieces: [box('wall', cm(32.3), cm(20), cm(0.4), cm(20), cm(height))] }),
      'special:360-attack:-1',
    )
  expect([why(8), why(2)]).toEqual(['No model is within 3 cm.', undefined])
})

describe('bmg1/trait/obsessive, bmg1/special-attack/charge: an obsession binds the strikes of a charge too', () => {
  const run = (bound: 'one' | 'two' | 'none', dice: string, ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge', 'obsessive'], counters: 'AAMS' },
        one: { seat: 'a', at: [36, 30], endurance: 12 },
        two: { seat: 'a', at: [40, 30], endurance: 12 },
      },
      active: 'thug',
    })
    if (bound !== 'none')
      table.play((game, { thug, [bound]: target }) => {
        const attack = newAttack({ attacker: thug, kind: 'melee', weapon: weaponAt(game, thug, -1), arm: -1 })
        newStrike(attack, target, {})
        return trigger(game, 'attack-resolved', { attack })
      })
    table.play(
      (game, { thug }) => performById(game, thug, CHARGE),
      `4${dice}`,
      ['move', { legs: [{ to: to(44, 30) }] }],
      ...answers,
    )
    return table
  }
  const strikes = (id: string): readonly TestAnswer[] => [
    ['charge-target', id],
    ['charge-push', 'no'],
  ]

  test('bmg1/trait/obsessive: it strikes only the enemy it has attacked, with damage dice 1 better', () => {
    const table = run('two', ' 5 3 2', ...strikes('2'))
    expect(Object.keys(table.offered('charge-target'))).toEqual(['2', 'none'])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([0, 1])
    // The same die fails against an enemy that it is not obsessed with yet.
    expect(run('none', ' 5 3 2', ...strikes('2')).model('two').stun).toBe(0)
  })

  test('bmg1/trait/obsessive: the first that it strikes is the only one', () => {
    const table = run('none', ' 5 5 2', ...strikes('1'))
    expect(table.asked).toEqual(['b: move', 'b: charge-target', 'b: charge-push'])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([1, 0])
    expect(table.model('thug').counters.attack).toBe(1)
  })

  test('bmg1/trait/obsessive, bmg1/core/ko: once that one is K.O. it strikes the next', () => {
    const table = run('none', ' 5 5 2', ...strikes('1'))
    expect(table.model('one').condition).toBe('up')
    table.model('one').condition = 'ko'
    expect(table.play((game, { thug, two }) => mayAttack(game, thug, two, 'melee'))).toBe(true)
  })
})

describe('bmg1/special-attack/charge: the basic move of an activation is there once', () => {
  const roof = box('roof', cm(30), cm(45), cm(10), cm(10), cm(8))
  const swinger = () =>
    stage(
      { at: [90, 90] },
      { pieces: [roof], declared: 'attack-move' },
      {
        traits: ['charge', 'batclaw'],
        counters: 'MMMSSS',
      },
    )
  const charged = (gone: boolean, x: number) => {
    const table = swinger()
    table.state.activation!.basicMoveGone = gone
    table.play((game, { thug }) => performById(game, thug, CHARGE), '3', ['move', { to: to(x, 30) }])
    return table
  }

  test('bmg1/core/sewer-exit, bmg1/trait/batclaw: where it is used up, the die is all', () => {
    expect(charged(false, 43).model('thug').at!.x).toBe(cm(43))
    expect(charged(true, 33).model('thug').at!.x).toBe(cm(33))
    expect(() => charged(true, 33.1)).toThrow('3 cm')
  })

  test('bmg1/trait/batclaw: a charge uses it up, unless the die alone pays for it', () => {
    const after = (x: number) => actionBlockedReason(charged(false, x), 'trait:batclaw')
    expect(actionBlockedReason(swinger(), 'trait:batclaw')).toBeUndefined()
    expect([after(33), after(33.1)]).toEqual([undefined, 'Its basic move is used up.'])
  })
})
