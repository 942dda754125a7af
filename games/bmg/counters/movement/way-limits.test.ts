import { addEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { difficultGround, tower } from '../testing/scenery.ts'
import { setTable, spotInCm, type TestAnswer, to } from '../testing/table.ts'
import { judgeWay, verdictOn, type WayLeg, walker } from '../testing/way.ts'
import { sufferFall } from './falling.ts'
import { move } from './move.ts'
import { moveAction } from './move-action.ts'
import { basicMove, jumpDistance } from './pricing.ts'
import { displace } from './push.ts'

const lasting = (id: string, by?: number) => ({ id, until: 'game' as const, args: [], value: 0, by })

/** A hero at 30, 30 with a trait of the test's own. */
const gifted = (rule: CounterRule, hero: Partial<ModelSketch> = {}, pieces: readonly Piece[] = []) =>
  setTable<string>({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['gift'], ...hero },
      thug: { seat: 'b', at: [80, 80] },
    },
    book: {
      traits: { ...testBook.traits, gift: rule },
      effects: {
        ...testBook.effects,
        slowed: { name: 'Slowed', text: 'Impaired.', own: { impaired: true } },
      },
    },
    pieces,
    active: 'hero',
  })
const wings: CounterRule = { name: 'Wings', text: 'It flies.', own: { flies: true } }

describe('what is left of a move', () => {
  const after = (x: number, pieces: readonly Piece[] = []) => {
    const table = walker({ counters: 'MM' }, pieces)
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '6',
      ['pace', 'walk:1'],
      ['move', { to: to(x, 30) }],
    )
    return table.state.activation!.basicMoveGone
  }

  test('bmg1/core/move, bmg1/trait/batclaw: what the dice alone pay for leaves the basic move, a little more does not', () => {
    expect([after(36), after(36.1)]).toEqual([false, true])
  })

  test('bmg1/core/move, bmg1/core/difficult-ground, bmg1/trait/batclaw: lengths that count double use it up too', () => {
    const swamp = [difficultGround('swamp', 32, 40)]
    // Half a centimetre, then difficult ground.
    expect([after(34), after(34, swamp), after(33, swamp)]).toEqual([false, true, false])
  })

  test('bmg1/core/execute-the-plan: the move of another is not the move of the active model', () => {
    const table = walker({}, [], { mate: { seat: 'a', at: [50, 50] } })
    table.play((game, all) => moveAction(game, all.mate!), '', ['move', { to: to(60, 50) }])
    expect(table.model('mate').at!.x).toBe(cm(60))
    expect(table.state.activation).toMatchObject({ moved: false, ran: false, basicMoveGone: false })
  })
})

describe('through the air', () => {
  const fly = (dice: string, hero: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) => {
    const table = gifted(wings, hero)
    table.model('hero').effects = [lasting('cover'), lasting('titan-dose')]
    table.model('thug').effects = [lasting('immobilized', 0)]
    table.play((game, all) => performById(game, all.hero!, 'move'), dice, ...answers)
    return table
  }

  test('bmg2/trait/fly: no model runs through the air', () => {
    const table = fly('', { counters: 'MMS' }, ['pace', 'walk:0'], ['place', { stay: true }])
    expect(Object.keys(table.offered('pace'))).toEqual(['walk:0', 'walk:1', 'walk:2'])
  })

  test('bmg2/trait/fly: dice of distance carry it further, and alone they leave the basic move', () => {
    const far = (x: number) =>
      fly('4', { counters: 'M' }, ['pace', 'walk:1'], ['place', { to: to(x, 30) }]).state.activation!
        .basicMoveGone
    expect([far(34), far(34.1), far(44)]).toEqual([false, true, true])
    expect(() => far(44.1)).toThrow('14 cm')
  })

  test('bmg2/trait/fly, bmg1/core/take-cover, bmg1/core/grab: who flies off leaves its cover and lets go; who stays does not', () => {
    const left = (answer: TestAnswer) => {
      const table = fly('', {}, answer)
      return [
        table.model('hero').effects.map(({ id }) => id),
        table.model('thug').effects.length,
        table.state.activation!.basicMoveGone,
      ]
    }
    expect(left(['place', { to: to(36, 30) }])).toEqual([['titan-dose'], 0, true])
    expect(left(['place', { stay: true }])).toEqual([['cover', 'titan-dose'], 1, false])
  })
})

describe('what a way costs', () => {
  const up: readonly WayLeg[] = [{ to: to(34.5, 30) }, { to: to(36, 30, 5) }]
  const roofs = [
    box('one', cm(20), cm(20), cm(20), cm(20), cm(5)),
    box('two', cm(45), cm(20), cm(20), cm(20), cm(5)),
  ]
  const leap: readonly WayLeg[] = [{ to: to(40, 30, 5) }, { to: to(45, 30, 5), by: 'jump' }]
  const drop: readonly WayLeg[] = [{ to: to(40, 30, 5) }, { to: to(41.5, 30), by: 'drop' }]
  const free = (kind: string): CounterRule => ({
    name: 'Sure of foot',
    text: 'Not impaired there.',
    own: { 'not-impaired': ({ purpose }) => purpose === kind },
  })
  /** The least length that a way can be gone with, of those given. */
  const least = (
    rule: CounterRule,
    way: readonly WayLeg[],
    lengths: readonly number[],
    parts: { hero?: Partial<ModelSketch>; pieces: readonly Piece[]; slowed?: true },
  ) => {
    const table = gifted(rule, { counters: 'M', ...parts.hero }, parts.pieces)
    if (parts.slowed) table.model('hero').effects = [lasting('slowed')]
    return lengths.find((length) => judgeWay(table, way, length) === 1)
  }
  const lengths = [3.4, 3.5, 6.9, 7, 10.9, 11, 13.9, 14, 17.4, 17.5, 21.9, 22]

  test('bmg1/core/climb, bmg1/core/impaired-movement: who climbs freely counts the plain length, unless it is impaired itself', () => {
    const climb = (rule: CounterRule, slowed?: true) =>
      least(rule, up, lengths, { pieces: [tower(5)], ...(slowed ? { slowed } : {}) })
    // 4.5 across, then 1.5 and 5 on the wall.
    expect([climb(free('climb')), climb(free('jump')), climb(free('climb'), true)]).toEqual([11, 17.5, 22])
  })

  test('bmg1/core/jump-gap, bmg1/core/impaired-movement: a jump counts its plain length, twice if the jumper is impaired', () => {
    const jump = (slowed?: true) =>
      least(free('climb'), leap, lengths, {
        hero: { at: [38, 30, 5] },
        pieces: roofs,
        ...(slowed ? { slowed } : {}),
      })
    expect([jump(), jump(true)]).toEqual([7, 14])
  })

  test('bmg1/core/jump-distance, bmg1/core/impaired-movement: it halves the way and not the jump, whose limit stays', () => {
    const wide = (gap: number) => {
      const far = box('two', cm(40 + gap), cm(20), cm(20), cm(20), cm(5))
      const table = gifted(free('climb'), { at: [38, 30, 5], counters: 'M' }, [roofs[0]!, far])
      table.model('hero').effects = [lasting('slowed')]
      return judgeWay(table, [{ to: to(40, 30, 5) }, { to: to(40 + gap, 30, 5), by: 'jump' }], 30)
    }
    expect([wide(5), wide(5.1)]).toEqual([1, 'It cannot move that way.'])
  })

  test('bmg1/core/deliberate-drop, bmg1/core/impaired-movement: of a leap down the way across counts, twice if it is impaired', () => {
    const down = (slowed?: true) =>
      least(free('climb'), drop, lengths, {
        hero: { at: [38, 30, 5] },
        pieces: roofs.slice(0, 1),
        ...(slowed ? { slowed } : {}),
      })
    expect([down(), down(true)]).toEqual([3.5, 7])
  })

  test('bmg1/core/jump-gap, bmg1/core/obstacle-classes: a gap no wider than half the model is stepped across', () => {
    const across = (gap: number, hero: Partial<ModelSketch> = {}) =>
      judgeWay(
        walker({ at: [38, 30, 5], ...hero }, [
          box('one', cm(20), cm(20), cm(20), cm(20), cm(5)),
          box('two', cm(40 + gap), cm(20), cm(20), cm(20), cm(5)),
        ]),
        [{ to: to(46, 30, 5) }],
        20,
      )
    expect([across(2), across(2.1), across(2.1, { counters: 'M' })]).toEqual([
      0,
      expect.stringContaining('1MC'),
      1,
    ])
    expect([across(3, { traits: ['large'] }), across(3.1, { traits: ['large'] })]).toEqual([
      0,
      expect.stringContaining('1MC'),
    ])
  })

  test('bmg2/trait/animal: who cannot climb or jump finds no such way', () => {
    const barred = (kind: string): CounterRule => ({
      name: 'Barred',
      text: 'It does not go by.',
      own: { 'cannot-go-by': ({ purpose }) => purpose === kind },
    })
    const climbs = (kind: string) => least(barred(kind), up, [30], { pieces: [tower(5)] })
    const jumps = (kind: string) =>
      least(barred(kind), leap, [30], { hero: { at: [38, 30, 5] }, pieces: roofs })
    expect([climbs('climb'), climbs('jump'), jumps('jump'), jumps('climb')]).toEqual([
      undefined,
      30,
      undefined,
      30,
    ])
  })

  test('bmg1/core/jump-distance: no rule makes a basic move less than nothing', () => {
    const slow: CounterRule = { name: 'Slow', text: 'Less.', own: { 'basic-move': -20 } }
    expect(
      gifted(slow).play((game, all) => [basicMove(game, all.hero!), jumpDistance(game, all.hero!)]),
    ).toEqual([0, 0])
  })

  const pond = difficultGround('pond', 33, 4, 'water')

  test('bmg1/trait/amphibious: it finds its way through water without counters, others do not', () => {
    const over = (hero: Partial<ModelSketch>) => judgeWay(walker(hero, [pond]), { to: to(44, 30) }, 30)
    expect([over({ traits: ['amphibious'] }), over({ counters: 'M' })]).toEqual([0, 1])
    expect(typeof over({})).toBe('string')
    // Its length still counts twice.
    const near = (upTo: number) =>
      judgeWay(walker({ traits: ['amphibious'] }, [pond]), { to: to(35, 30) }, upTo)
    expect([typeof near(8), near(9)]).toEqual(['string', 0])
  })

  test('bmg1/core/run: a place to run to is reached in a straight line or not at all', () => {
    const fence = box('fence', cm(36), cm(28), cm(1), cm(4), cm(3))
    const run = (x: number, pieces: readonly Piece[]) =>
      judgeWay(walker({ counters: 'M' }, pieces), { to: to(x, 30) }, 20, { run: true })
    expect([run(48, []), run(39, [])]).toEqual([0, expect.stringContaining('at least 10 cm')])
    expect(typeof run(48, [fence])).toBe('string')
  })

  test('bmg1/core/climb: who just reaches the wall is at its foot, and falls from no height', () => {
    const wall = tower(30)
    const tried = (upTo: number) =>
      verdictOn(walker({ counters: 'M' }, [wall]), [{ to: to(34.5, 30) }, { to: to(36, 30, 30) }], upTo, {
        fall: true,
      })
    expect(tried(4.5)).toMatchObject({ end: { x: cm(34.5), z: 0 }, down: { height: 0, jump: 0 } })
    expect(tried(4.4)).toMatchObject({ text: 'It does not even reach the wall.' })
  })
})

describe('who moves a model', () => {
  test('bmg1/effect/hypnotize: the player who moves it is asked, and staying is always open', () => {
    const table = walker()
    const order = { reason: 'test', upTo: 10, chooser: seat('b'), accept: () => 'Not there.' }
    const go = (answer: TestAnswer) => () =>
      table.play((game, all) => move(game, { model: all.hero!, ...order }), '', answer)
    go(['move', { legs: [] }])()
    expect(table.asked).toEqual(['b: move'])
    expect(go(['move', { to: to(35, 30) }])).toThrow('Not there.')
  })
})

describe('falls', () => {
  test('bmg1/core/spring-into-the-air: only who still stands rolls to stay on its feet', () => {
    const fallen = (hero: Partial<ModelSketch>, dice: string) => {
      const table = walker({ endurance: 9, ...hero })
      table.play((game, all) => sufferFall(game, all.hero!, cm(6), 0), dice)
      return [table.model('hero').injury, table.model('hero').condition]
    }
    expect([fallen({}, '3'), fallen({}, '4')]).toEqual([
      [1, 'up'],
      [1, 'down'],
    ])
    expect([fallen({ condition: 'down' }, ''), fallen({ stun: 8 }, '')]).toEqual([
      [1, 'down'],
      [1, 'ko'],
    ])
  })

  test('bmg1/core/spring-into-the-air: a fall that a rule averts does no damage', () => {
    const feather: CounterRule = {
      name: 'Feather',
      text: 'It falls softly.',
      on: {
        falling({ owner, victim, fall }) {
          if (victim === owner) fall.averted = 'a feather'
          return undefined
        },
      },
    }
    const table = gifted(feather)
    table.play((game, all) => sufferFall(game, all.hero!, cm(30), 0))
    expect(table.model('hero')).toMatchObject({ condition: 'up', injury: 0, stun: 0 })
  })
})

describe('being pushed', () => {
  const clerk: CounterRule = {
    name: 'Clerk',
    text: 'It keeps books.',
    on: {
      moved: ({ game, mover, how }) => writeLog(game.state, `moved ${mover.id} ${how}`),
      pushed: ({ game, victim }) => writeLog(game.state, `pushed ${victim.id}`),
      slammed: ({ game, victim }) => writeLog(game.state, `slammed ${victim.id}`),
    },
  }
  const push = (pieces: readonly Piece[], dice: string, hero: Partial<ModelSketch> = {}, length = 5) => {
    const table = gifted(clerk, { endurance: 9, ...hero }, pieces)
    table.play((game, all) => displace(game, all.hero!, { x: cm(20), y: cm(30) }, cm(length), all.thug), dice)
    const { at, injury, stun, condition } = table.model('hero')
    return [at!.x / cm(1), at!.z, injury, stun, condition, readLog(table.state)]
  }

  test('bmg1/core/push, bmg1/effect/displaced-pushed: straight away, or against scenery that hits back', () => {
    expect(push([], '')).toEqual([35, 0, 0, 0, 'up', ['moved 0 move', 'pushed 0']])
    const wall = box('wall', cm(33), cm(20), cm(1), cm(20), cm(8))
    // Strength 4+ and two stuns.
    expect(push([wall], '4 2')).toEqual([31.5, 0, 0, 2, 'up', ['moved 0 move', 'pushed 0', 'slammed 0']])
    expect(push([wall], '3 2')[3]).toBe(0)
  })

  test('bmg1/core/falling, bmg1/effect/displaced-pushed: over an edge it falls with jump distance 0, and nothing hits it', () => {
    const roof = box('roof', cm(10), cm(20), cm(22), cm(20), cm(4))
    const [, z, injury, stun, condition, notes] = push([roof], '1', { at: [30, 30, 4] })
    // 4 cm are within its jump distance of 5, which does not count here.
    expect([z, injury, stun, condition, notes]).toEqual([0, 0, 1, 'up', ['moved 0 fall', 'pushed 0']])
  })

  test('bmg1/trait/large: what cannot be pushed stays, and so does what is pushed by nothing', () => {
    expect(push([], '', { traits: ['gift', 'large'] })).toEqual([30, 0, 0, 0, 'up', []])
    expect(push([], '', {}, 0)).toEqual([30, 0, 0, 0, 'up', []])
  })
})

test('bmg1/core/take-cover, bmg1/effect/displaced-pushed: who is pushed leaves its cover, unless it stays where it is', () => {
  const pushed = (length: number, pieces: readonly Piece[] = []) => {
    const table = walker({ endurance: 12 }, pieces)
    table.play((game, all) => void addEffect(game, all.hero!, 'cover', { until: 'game', args: ['crate'] }))
    table.play(
      (game, all) => displace(game, all.hero!, { x: cm(20), y: cm(30) }, cm(length), undefined),
      pieces.length > 0 ? '2 3' : '',
    )
    return table.model('hero').effects.map(({ id }) => id)
  }
  const wall = box('wall', cm(31.5), cm(20), cm(2), cm(20), cm(10))
  expect([pushed(1), pushed(1, [wall])]).toEqual([[], ['cover']])
})

test('bmg1/core/take-cover, bmg1/core/move: a place kept is no move', () => {
  const table = walker()
  table.play((game, all) => void addEffect(game, all.hero!, 'cover', { until: 'game', args: ['crate'] }))
  table.play((game, all) => performById(game, all.hero!, 'move'), '', ['move', { legs: [] }])
  expect(table.model('hero')).toMatchObject({ at: spotInCm(30, 30), effects: [{ id: 'cover' }] })
})
