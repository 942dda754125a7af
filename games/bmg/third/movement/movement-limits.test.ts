import { layRoughGround } from '@gargoyle/bmg-common'
import { inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { type ModelSketch, place, setTable, type TableSketch, to } from '../testing/table.ts'
import { describeFall, sufferFall } from './falling.ts'
import { fly } from './flight.ts'
import { type MoveOrder, move, moveBlockedReason, moveBudget } from './move.ts'
import { pricingFor } from './pricing.ts'
import { pull, push } from './push.ts'

// The limits of moving: to the inch how far, what a fall does, and what keeps a model where it is.

const staged = (
  own: (Bmg3Rule['own'] & object) | undefined = undefined,
  more: Partial<ModelSketch> = {},
  sketch: Partial<TableSketch<'thug' | 'cop'>> = {},
) => {
  const special: Bmg3Rule = { name: 'Special', text: 'A test.', ...(own ? { own } : {}) }
  return setTable({
    models: {
      thug: { seat: 'a', at: [20, 20], traits: ['special'], ...more },
      cop: { seat: 'b', at: [40, 40] },
    },
    book: { traits: { ...book.traits, special } },
    ...sketch,
  })
}

describe('bmg3/core/fall', () => {
  const fallen = (travelled: number, own?: Bmg3Rule['own'] & object) => {
    const table = staged(own)
    const [warning] = table.play(function* (game, { thug }) {
      const words = describeFall(game, thug, travelled, 800)
      yield* sufferFall(game, thug, travelled, 800)
      return [words]
    })
    const { injury, condition } = table.model('thug')
    return { injury, condition, warning: warning?.split(': ')[1] }
  }
  const unhurt = { injury: 0, condition: 'up', warning: 'it comes down unhurt.' }
  const hurt = { injury: 2, condition: 'up', warning: 'that is further, and costs it 2 injuries.' }
  const gone = {
    injury: 0,
    condition: 'casualty',
    warning: 'twice as far or more, and it would be a casualty.',
  }

  test('exactly its move is unhurt, a little more is two injuries, exactly twice is the end: as it was warned', () => {
    expect([800, 801, 1599, 1600].map((travelled) => fallen(travelled))).toEqual([unhurt, hurt, hurt, gone])
  })

  test('who takes no damage from falls may still fall too far, and the other way round', () => {
    expect(fallen(1200, { 'no-fall-damage': true })).toEqual(unhurt)
    expect(fallen(1600, { 'no-fall-damage': true })).toEqual(gone)
    expect(fallen(1200, { 'no-fall-casualty': true })).toEqual(hurt)
    expect(fallen(1600, { 'no-fall-casualty': true })).toEqual(unhurt)
  })

  test('a model that cannot move and has not fallen far is not lost for that', () => {
    const table = staged()
    table.play((game, { thug }) => sufferFall(game, thug, 0, 0))
    expect(table.model('thug').condition).toBe('up')
  })
})

describe('bmg3/core/impaired: how far a model may go', () => {
  const budget = (
    own: Bmg3Rule['own'] & object,
    order: Pick<MoveOrder, 'upTo' | 'bonus' | 'action'> = {},
    more: Partial<ModelSketch> = {},
  ) => staged(own, more).play((game, { thug }) => moveBudget(game, thug, order)) / inches(1)

  test('its Movement, or what the rule that moves it says, and what that adds', () => {
    expect([
      budget({}),
      budget({}, { upTo: 3 }),
      budget({}, { bonus: 2 }),
      budget({}, { upTo: 3, bonus: 2 }),
    ]).toEqual([8, 3, 10, 5])
  })

  test('nothing is added for a model that nothing makes faster', () => {
    expect(budget({ 'no-move-bonus': true }, { bonus: 2 })).toBe(8)
    expect(budget({ 'no-move-bonus': true }, { bonus: -2 })).toBe(6)
  })

  test('four inches less for each source, and for standing up', () => {
    expect([
      budget({ 'impaired-by': 1 }),
      budget({ 'impaired-by': 2 }),
      budget({ 'impaired-by': 3 }),
    ]).toEqual([4, 0, 0])
    expect(budget({}, { action: true }, { condition: 'down' })).toBe(4)
    expect(budget({ 'impaired-by': 1 }, { action: true }, { condition: 'down', movement: 10 })).toBe(2)
  })

  test('nothing for standing up where a rule says so, and only that', () => {
    const nimble = {
      'ignores-impaired': ({ purpose }: { purpose?: string | undefined }) => purpose === 'stand',
    }
    expect(budget(nimble, { action: true }, { condition: 'down' })).toBe(8)
    expect(budget({ ...nimble, 'impaired-by': 1 }, { action: true }, { condition: 'down' })).toBe(4)
  })

  test('some rules are about Movement actions only', () => {
    const quick = {
      movement: ({ purpose }: { purpose?: string | undefined }) => (purpose === 'movement-action' ? 2 : 0),
    }
    expect([budget(quick), budget(quick, { action: true })]).toEqual([8, 10])
  })
})

describe('what keeps a model from moving', () => {
  const why = (own: Bmg3Rule['own'] & object, more: Partial<ModelSketch> = {}) =>
    staged(own, more).play((game, { thug }) => moveBlockedReason(game, thug))

  test('being off the table, K.O., or held in place; lying does not', () => {
    const table = setTable({ models: { late: { seat: 'a' } } })
    expect(table.play((game, { late }) => moveBlockedReason(game, late))).toContain('not on the table')
    expect(why({}, { condition: 'ko' })).toContain('knocked out')
    expect(why({ 'cannot-move': true })).toContain('holds it in place')
    expect([why({}), why({}, { condition: 'down' })]).toEqual([undefined, undefined])
  })

  test('bmg3/core/sewers: having come out of one, for this activation and this model only', () => {
    const table = staged(undefined, {}, { active: 'thug' })
    table.state.activation!.rooted = true
    expect(table.play((game, { thug }) => moveBlockedReason(game, thug))).toContain('sewer')
    expect(table.play((game, { cop }) => moveBlockedReason(game, cop))).toBeUndefined()
  })

  test('and then no model is asked about, pushed, pulled or flown', () => {
    const table = staged({ 'cannot-move': true })
    table.play(function* (game, { thug }) {
      expect(yield* move(game, { model: thug, reason: 'a test' })).toBeUndefined()
      yield* push(game, thug, place([10, 20]), 4)
      yield* pull(game, thug, place([10, 20]), 4)
      expect(
        yield* fly(game, { model: thug, bonus: 2, reason: 'a test', rule: 'bmg3/core/basic-move' }),
      ).toBe(false)
    })
    expect(table.asked).toEqual([])
    expect(table.model('thug').at).toEqual(place([20, 20]))
  })
})

describe('bmg3/core/basic-move', () => {
  const go = (table: ReturnType<typeof staged>, answer: object, order: Partial<MoveOrder> = {}) =>
    table.play((game, { thug }) => move(game, { model: thug, reason: 'a test', ...order }), '', [
      'move',
      answer as never,
    ])
  const legs = (...places: readonly (readonly [number, number, number?])[]) => ({
    legs: places.map(([x, y, z]) => to(x, y, z)),
  })

  test('counts as a move if it went anywhere', () => {
    const table = staged()
    go(table, legs([22, 20]))
    expect(table.crew('a').game.moves).toBe(1)
    go(table, { legs: [] })
    expect(table.crew('a').game.moves).toBe(1)
  })

  test('tells whether it was a move or a fall, and what was left of it', () => {
    const told: object[] = []
    const watching: Bmg3Rule = {
      name: 'Watching',
      text: 'A test.',
      on: {
        moved: ({ how, left, action }) => {
          told.push({ how, left, action })
          return undefined
        },
      },
    }
    const ledge = box('ledge', inches(18), inches(18), inches(4), inches(4), inches(2))
    const rubble = {
      ...box('rubble', inches(21), inches(15), inches(1), inches(10), 0),
      passage: 'difficult' as const,
    }
    const table = (at: readonly [number, number, number], pieces: readonly Piece[]) =>
      staged(
        undefined,
        { at, movement: 10 },
        { pieces, book: { traits: { ...book.traits, special: watching } } },
      )
    go(table([20, 20, 0], []), legs([23, 20]), { action: true })
    go(table([20, 20, 0], [rubble]), legs([23, 20]))
    go(table([20, 20, 2], [ledge]), { legs: [to(22, 20, 2), { ...to(22.6, 20), by: 'drop' }] })
    expect(told).toEqual([
      { how: 'move', left: inches(7), action: true },
      { how: 'move', left: inches(3), action: false },
      { how: 'fall', left: undefined, action: undefined },
    ])
  })

  test('bmg3/trait/always-on-the-move: the rest of a move pays for nothing that was paid for before', () => {
    const rubble = {
      ...box('rubble', inches(21), inches(15), inches(8), inches(10), 0),
      passage: 'difficult' as const,
    }
    const table = staged(undefined, { movement: 12 }, { pieces: [rubble] })
    const first = go(table, legs([23, 20]))!
    const rest = { budget: inches(3), after: first.path }
    go(table, legs([26, 20]), { rest })
    expect(table.model('thug').at).toEqual(place([26, 20]))
    const fresh = { ...first.path, parts: [] }
    expect(() => go(table, legs([27, 20]), { rest: { budget: inches(3), after: fresh } })).toThrow(
      /can be moved/,
    )
  })

  test('a move that must be straight is: no corner, however small the detour', () => {
    expect(() => go(staged(), legs([22, 20], [24, 21]), { straight: true })).toThrow(/straight line/)
    go(staged(), legs([22, 20], [24, 20]), { straight: true })
    go(staged(), legs([22, 20], [24, 21]))
  })

  test('where a rule says where it must end, staying is always allowed', () => {
    const accept = () => 'Not there.'
    expect(() => go(staged(), legs([22, 20]), { accept })).toThrow(/Not there/)
    expect(go(staged(), { legs: [] }, { accept })?.path.path.legs).toEqual([])
  })

  test('another player may move it only where it does not fall', () => {
    const ledge = box('ledge', inches(18), inches(18), inches(4), inches(4), inches(2))
    const over = { legs: [to(22, 20, 2), { ...to(22.6, 20), by: 'drop' }] }
    const onTop = () => staged(undefined, { at: [20, 20, 2] }, { pieces: [ledge] })
    go(onTop(), over)
    expect(() => go(onTop(), over, { safe: true })).toThrow(/cannot be made to fall/)
    expect(() =>
      go(staged({ 'moves-safely': true }, { at: [20, 20, 2] }, { pieces: [ledge] }), over),
    ).toThrow(/cannot be made to fall/)
  })

  test('bmg3/core/impaired: a way around rough ground is found where the way over it is too long', () => {
    const rough = (movement: number) => {
      const table = staged(undefined, { movement })
      table.play((game) => void layRoughGround(game, place([24, 20]), inches(1)))
      return table
    }
    // Eight inches straight over it would cost twelve; around it they are less than nine.
    expect(() => go(rough(11), legs([28, 20]))).toThrow(/can be moved/)
    const table = rough(11)
    go(table, to(28, 20))
    expect(table.model('thug').at).toEqual(place([28, 20]))
    expect(() => go(rough(8.2), to(28, 20))).toThrow(/can be moved/)
    go(rough(12), legs([28, 20]))
  })

  test('higher steps for those who step over more than an inch', () => {
    const low = box('low', inches(22), inches(15), inches(1), inches(10), inches(2), { climbable: false })
    expect(() => go(staged(undefined, {}, { pieces: [low] }), legs([25, 20]))).toThrow()
    go(staged({ 'steps-over': 1 }, {}, { pieces: [low] }), legs([25, 20]))
  })
})

describe('bmg3/core/climb, bmg3/core/jump, bmg3/core/difficult-ground: what is paid once', () => {
  const prices = (own: Bmg3Rule['own'] & object, paidFor: readonly string[] = []) => {
    const { climb, jump, difficult } = staged(own).play((game, { thug }) => pricingFor(game, thug, paidFor))
    return [climb?.once, jump?.once, difficult?.once].map((each) => each && each / inches(1))
  }

  test('four inches each, nothing for what the same move has paid for, and only for that', () => {
    expect(prices({})).toEqual([4, 4, 4])
    expect(prices({}, ['climb'])).toEqual([0, 4, 4])
    expect(prices({}, ['jump', 'difficult'])).toEqual([4, 0, 0])
  })

  test('nothing where a rule says so, for what it says', () => {
    const only = (kind: string) => ({
      'ignores-impaired': ({ purpose }: { purpose?: string | undefined }) => purpose === kind,
    })
    expect([prices(only('climb')), prices(only('jump')), prices(only('difficult'))]).toEqual([
      [0, 4, 4],
      [4, 0, 4],
      [4, 4, 0],
    ])
  })

  test('what a model cannot do has no price', () => {
    expect(prices({ 'cannot-climb': true })).toEqual([undefined, 4, 4])
    expect(prices({ 'cannot-jump': true })).toEqual([4, undefined, 4])
    expect(prices({ 'cannot-climb': true }, ['climb'])).toEqual([undefined, 4, 4])
  })
})

describe('a move through the air', () => {
  const flown = (
    x: number,
    more: Partial<ModelSketch> = {},
    sketch: Partial<TableSketch<'thug' | 'cop'>> = {},
    z = 0,
  ) => {
    const table = staged(undefined, more, sketch)
    table.play(
      (game, { thug }) =>
        fly(game, { model: thug, bonus: 2, reason: 'a test', rule: 'bmg3/core/basic-move' }),
      '',
      ['fly', to(x, 20, z)],
    )
    return table
  }
  const wall = (top: number) => ({
    pieces: [box('wall', inches(23), inches(15), inches(1), inches(10), inches(top))],
  })

  test('exactly so far, counted as a move', () => {
    const table = flown(30)
    expect(table.model('thug').at).toEqual(place([30, 20]))
    expect(table.crew('a').game.moves).toBe(1)
    expect(() => flown(30.01)).toThrow(/can be flown/)
  })

  test('up over what is in between and down again', () => {
    // Six inches across, two up and two down.
    flown(26, {}, wall(2))
    expect(() => flown(26.1, {}, wall(2))).toThrow(/can be flown/)
    expect(() => flown(26, {}, wall(3))).toThrow(/can be flown/)
  })

  test('straight where nothing is higher than where it begins or ends', () => {
    const roof = box('roof', inches(24), inches(15), inches(8), inches(10), inches(6))
    // Eight across and six up is ten through the air.
    flown(28, {}, { pieces: [roof] }, 6)
    expect(() => flown(28.1, {}, { pieces: [roof] }, 6)).toThrow(/can be flown/)
  })

  test('brings a lying model to its feet, even if it stays', () => {
    const table = staged(undefined, { condition: 'down' })
    table.play(
      (game, { thug }) =>
        fly(game, { model: thug, bonus: 2, reason: 'a test', rule: 'bmg3/core/basic-move' }),
      '',
      ['fly', { stay: true }],
    )
    expect(table.model('thug')).toMatchObject({ condition: 'up', at: place([20, 20]) })
    expect(table.crew('a').game.moves).toBe(0)
  })
})
