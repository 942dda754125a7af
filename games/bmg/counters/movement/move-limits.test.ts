import { addEffect } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponsFired } from '../activation/activation-memory.ts'
import { performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { difficultGround, tower } from '../testing/scenery.ts'
import { setTable, spotInCm, to } from '../testing/table.ts'
import { judgeWay, verdictOn, type WayLeg, walker } from '../testing/way.ts'
import { move } from './move.ts'
import { moveAction, moveActionBlockedReason } from './move-action.ts'
import { moveBlockedReason } from './move-blocked-reason.ts'
import { displace } from './push.ts'

const paces = (table: ReturnType<typeof walker>): readonly string[] => {
  table.play((game, all) => moveAction(game, all.hero!), '', ['pace', 'walk:0'], ['move', { legs: [] }])
  return Object.keys(table.offered('pace'))
}

describe('the reason why a way is closed', () => {
  test('bmg1/core/climb, bmg1/core/jump-gap, bmg1/core/difficult-obstacle, bmg1/core/difficult-ground: the rule that asks for the counter', () => {
    const why = (pieces: readonly Piece[], way: readonly WayLeg[], at: ModelSketch['at'] = [30, 30]) =>
      verdictOn(walker({ at: at! }, pieces), way, 60)
    const rule = (id: string) => ({ text: expect.stringContaining('takes'), rule: `bmg1/core/${id}` })
    const fence = box('fence', cm(36), cm(10), cm(1), cm(40), cm(3))
    const roofs = [
      box('one', cm(20), cm(20), cm(20), cm(20), cm(6)),
      box('two', cm(45), cm(20), cm(20), cm(20), cm(6)),
    ]
    expect(why([tower(5)], [{ to: to(34.5, 30) }, { to: to(36, 30, 5) }])).toEqual(rule('climb'))
    const leap: WayLeg[] = [{ to: to(40, 30, 6) }, { to: to(45, 30, 6), by: 'jump' }]
    expect(why(roofs, leap, [38, 30, 6])).toEqual(rule('jump-gap'))
    expect(why([fence], [{ to: to(44, 30) }])).toEqual(rule('difficult-obstacle'))
    expect(why([difficultGround('mud', 36, 4, 'rubble')], [{ to: to(44, 30) }])).toEqual(
      rule('difficult-ground'),
    )
    // A climb counts before what else is on the way.
    expect(
      why([difficultGround('mud', 31, 4, 'rubble'), tower(5)], [{ to: to(34.5, 30) }, { to: to(36, 30, 5) }]),
    ).toEqual(rule('climb'))
  })
})

describe('counters on the way', () => {
  const fence = box('fence', cm(36), cm(20), cm(1), cm(14), cm(3))

  test('bmg1/core/difficult-obstacle: without a counter the way to a place goes round', () => {
    expect(judgeWay(walker({}, [fence]), { to: to(44, 30) }, 30)).toBe(0)
    expect(typeof judgeWay(walker({}, [fence]), { to: to(44, 30) }, 15)).toBe('string')
    expect(judgeWay(walker({ counters: 'M' }, [fence]), { to: to(44, 30) }, 15)).toBe(1)
  })

  test('bmg1/trait/amphibious: of two kinds of ground only the water takes no counter', () => {
    const both = [difficultGround('pond', 33, 4, 'water'), difficultGround('mud', 43, 4, 'rubble')]
    const over = (counters: string, x: number) =>
      judgeWay(walker({ traits: ['amphibious'], counters }, both), [{ to: to(x, 30) }], 60)
    expect([over('', 40), over('', 50), over('M', 50)]).toEqual([0, expect.stringContaining('1MC'), 1])
  })

  test('bmg2/trait/goad: a move without counters takes none of the model', () => {
    const table = walker({ counters: 'M' }, [fence])
    const way = [{ to: to(44, 30) }]
    expect(judgeWay(table, way, 30)).toBe(1)
    expect(judgeWay(table, way, 30, { withoutCounters: true })).toContain('only 0MC')
  })
})

describe('running', () => {
  test('bmg1/core/run: a run may be given in several steps on one line, and counters open nothing to it', () => {
    const table = walker({ counters: 'MM' }, [difficultGround('mud', 60, 4, 'rubble')])
    expect(judgeWay(table, [{ to: to(36, 30) }, { to: to(48, 30) }], 20, { run: true })).toBe(0)
    expect(judgeWay(table, [{ to: to(36, 31) }, { to: to(48, 30) }], 20, { run: true })).toContain('straight')
    const near = walker({ counters: 'MM' }, [difficultGround('mud', 36, 4, 'rubble')])
    expect(judgeWay(near, [{ to: to(48, 30) }], 30)).toBe(1)
    expect(judgeWay(near, [{ to: to(48, 30) }], 30, { run: true })).toBe(
      'A run leads over plain ground only.',
    )
  })

  test('bmg1/core/run: not lying, not impaired, not after its basic move, not without both counters', () => {
    expect(paces(walker({ counters: 'MMS' }))).toEqual(['walk:0', 'walk:1', 'walk:2', 'run:0', 'run:1'])
    expect(paces(walker({ counters: 'MM' }))).toEqual(['walk:0', 'walk:1', 'walk:2'])
    expect(paces(walker({ counters: 'MMS', condition: 'down' }))).toEqual(['walk:0', 'walk:1', 'walk:2'])
    const slow = { name: 'Slow', text: 'It is impaired.', own: { impaired: true as const } }
    const impaired = setTable<string>({
      models: { hero: { seat: 'a', at: [30, 30], counters: 'MMS', traits: ['slow'] } },
      book: { traits: { ...testBook.traits, slow } },
      active: 'hero',
    })
    expect(paces(impaired)).toEqual(['walk:0', 'walk:1', 'walk:2'])
    const gone = walker({ counters: 'MMS' })
    gone.state.activation!.basicMoveGone = true
    expect(paces(gone)).toEqual(['walk:0', 'walk:1', 'walk:2'])
  })

  test('bmg1/trait/tireless: a run that takes no Movement Counter leaves all of them for distance', () => {
    expect(paces(walker({ counters: 'MMS', traits: ['tireless'] }))).toEqual([
      'walk:0',
      'walk:1',
      'walk:2',
      'run:0',
      'run:1',
      'run:2',
    ])
  })

  test('bmg1/core/run: only a run counts as one', () => {
    const table = walker()
    table.play((game, all) => performById(game, all.hero!, 'move'), '', ['move', { to: to(40, 30) }])
    expect(table.state.activation).toMatchObject({ moved: true, ran: false, basicMoveGone: true })
    expect(table.play((game, all) => moveActionBlockedReason(game, all.hero!))).toBe('It has moved.')
  })
})

describe('who cannot move', () => {
  test('bmg1/core/ko: neither models that are K.O. nor those that are gone', () => {
    const why = (hero: Partial<ModelSketch>) =>
      walker(hero).play((game, all) => moveBlockedReason(game, all.hero!))
    expect([why({}), why({ condition: 'down' })]).toEqual([undefined, undefined])
    expect(why({ condition: 'ko' })).toBe('hero is K.O.')
    const gone = setTable({ models: { hero: { seat: 'a' } } })
    expect(gone.play((game, all) => moveBlockedReason(game, all.hero))).toContain('not on the table')
  })

  test('bmg1/core/move: whose basic move is gone needs a counter', () => {
    const why = (counters: string) => {
      const table = walker({ counters })
      table.state.activation!.basicMoveGone = true
      return table.play((game, all) => moveActionBlockedReason(game, all.hero!))
    }
    expect([why(''), why('M')]).toEqual(['Its basic move is used up, and it has no MC.', undefined])
  })

  test('bmg1/weapon-rule/aim: only the shot with such a weapon keeps the active model in place', () => {
    const rifle = { name: 'Rifle', damage: 'I', rof: 1, ammo: 3, rules: ['firearm', 'aim'] }
    const table = walker({ weapons: [rifle] }, [], {
      mate: { seat: 'a', at: [50, 50], weapons: [rifle] },
    })
    const why = (name: string) => table.play((game, all) => moveActionBlockedReason(game, all[name]!))
    expect(why('hero')).toBeUndefined()
    Object.assign(table.state.activation!, { attackKind: 'ranged' })
    remember(table.state.activation, weaponsFired, ['weapon 0 0'])
    expect([why('hero'), why('mate')]).toEqual(['It has fired a weapon that must be aimed.', undefined])
    Object.assign(table.state.activation!, { attackKind: 'melee', weapon: 'weapon 0 0', memory: {} })
    expect(why('hero')).toBeUndefined()
  })

  test('bmg1/weapon-rule/aim, bmg1/effect/steal: a weapon stolen before it lets no model go that has fired the one behind', () => {
    const rifle = { name: 'Rifle', damage: 'I', rof: 1, ammo: 3, rules: ['firearm', 'aim'] }
    const table = walker({ weapons: [{ damage: 'S' }, rifle] })
    Object.assign(table.state.activation!, { attackKind: 'ranged' })
    remember(table.state.activation, weaponsFired, ['weapon 0 1'])
    table.model('hero').arms.shift()
    expect(table.play((game, all) => moveActionBlockedReason(game, all.hero!))).toBe(
      'It has fired a weapon that must be aimed.',
    )
  })
})

test('bmg1/trait/aggressive-schizophrenia: it comes nearer to the next model, not to any, and not just as near', () => {
  const table = walker({ traits: ['aggressive-schizophrenia'] }, [], {
    near: { seat: 'b', at: [30, 45] },
    far: { seat: 'b', at: [80, 30] },
  })
  const go = (x: number, y: number) => () =>
    table.play((game, all) => performById(game, all.hero!, 'move'), '', ['move', { to: to(x, y) }])
  expect(go(39, 33)).toThrow('It must come nearer to another model.')
  expect(go(38, 33)).not.toThrow()
  table.model('hero').at = spotInCm(30, 30)
  table.state.activation!.moved = false
  table.state.activation!.basicMoveGone = false
  expect(go(39, 30)).toThrow('It must come nearer to another model.')
  expect(go(39, 57)).toThrow()
})

test('bmg1/core/grab: who moves lets go of those it holds, and of nothing else', () => {
  const held = (by: number) => ({ id: 'immobilized', until: 'game' as const, args: [], value: 0, by })
  const table = walker({}, [], {
    mine: { seat: 'b', at: [33, 30] },
    his: { seat: 'b', at: [60, 60] },
    other: { seat: 'a', at: [63, 60] },
  })
  table.model('mine').effects = [held(0), { id: 'blind', until: 'round', args: [], value: 0, by: 0 }]
  table.model('his').effects = [held(3)]
  table.play((game, all) => performById(game, all.hero!, 'move'), '', ['move', { to: to(25, 30) }])
  expect(table.model('mine').effects.map(({ id }) => id)).toEqual(['blind'])
  expect(table.model('his').effects.map(({ id }) => id)).toEqual(['immobilized'])
})

test('bmg1/core/move: who is stopped as it sets out does not move', () => {
  const sticky = {
    name: 'Sticky',
    text: 'It holds whoever sets out.',
    on: {
      departing: ({
        game,
        mover,
      }: {
        readonly game: Parameters<typeof moveBlockedReason>[0]
        readonly mover: Parameters<typeof moveBlockedReason>[1]
      }) => void addEffect(game, mover, 'immobilized', { until: 'game', by: game.state.models[1]! }),
    },
  }
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'M' },
      thug: { seat: 'b', at: [33, 30], traits: ['sticky'] },
    },
    book: { traits: { ...testBook.traits, sticky } },
    active: 'hero',
    pieces: [box('fence', cm(26), cm(20), cm(1), cm(20), cm(3))],
  })
  table.play((game, all) => move(game, { model: all.hero, reason: 'test', upTo: 10 }), '', [
    'move',
    { legs: [{ to: to(22, 30) }] },
  ])
  expect(table.model('hero')).toMatchObject({ at: { x: cm(30) }, counters: { movement: 1 } })
})

describe('being pushed', () => {
  const pushed = (pieces: readonly Piece[], length: number, thug?: ModelSketch) => {
    const table = walker({ endurance: 9 }, pieces, thug === undefined ? {} : { thug })
    table.play((game, all) => displace(game, all.hero!, { x: cm(20), y: cm(30) }, cm(length), undefined), '')
    return [table.model('hero').at!.x / cm(1), table.model('hero').stun]
  }

  test('bmg1/effect/displaced-pushed: another model stops it without harm, and no length is no push', () => {
    expect(pushed([], 5)).toEqual([35, 0])
    expect(pushed([], 5, { seat: 'b', at: [35, 30] })).toEqual([32, 0])
    expect(pushed([], 0)).toEqual([30, 0])
  })
})

describe('through the air', () => {
  const wings = { name: 'Wings', text: 'It flies.', own: { flies: true as const } }
  const ghost = { name: 'Ghost', text: 'Through everything.', own: { 'goes-through-scenery': true as const } }
  const fly = (
    place: readonly [number, number, number],
    hero: Partial<ModelSketch> = {},
    effect?: 'blind',
  ) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['wings'], ...hero }, thug: { seat: 'b' } },
      book: { traits: { ...testBook.traits, wings, ghost } },
      pieces: [box('tower', cm(36), cm(20), cm(20), cm(20), cm(8))],
      active: 'hero',
    })
    if (effect !== undefined)
      table.play((game, all) => void addEffect(game, all.hero, effect, { until: 'round' }))
    table.play((game, all) => performById(game, all.hero, 'move'), '', ['place', { to: place }])
    return table.model('hero').at
  }

  test('bmg2/trait/fly: the way up counts, straight through the air', () => {
    // 6 across and 8 up are 10.
    expect(fly(to(36, 30, 8))).toEqual(spotInCm(36, 30, 8))
    expect(() => fly(to(36.2, 30, 8))).toThrow('10 cm at most')
  })

  test('bmg2/trait/fly: from roof to roof only the difference of their heights counts', () => {
    const roof = { at: [38, 30, 8] } as const
    expect(fly(to(48, 30, 8), roof)).toEqual(spotInCm(48, 30, 8))
    expect(() => fly(to(48.1, 30, 8), roof)).toThrow('10 cm at most')
    // 6 across and 8 down are 10 again.
    expect(fly(to(32, 30), roof)).toEqual(spotInCm(32, 30))
    expect(() => fly(to(31.8, 30), roof)).toThrow('10 cm at most')
  })

  test('bmg1/core/impaired-movement, bmg2/trait/fly: impaired or lying it flies half as far', () => {
    expect(fly(to(25, 30), {}, 'blind')).toEqual(spotInCm(25, 30))
    expect(() => fly(to(24.9, 30), {}, 'blind')).toThrow('5 cm at most')
    expect(fly(to(25, 30), { condition: 'down' })).toEqual(spotInCm(25, 30))
    expect(() => fly(to(24.9, 30), { condition: 'down' })).toThrow('5 cm at most')
  })

  test('bmg2/trait/incorporeal: through scenery on the same height only', () => {
    expect(fly(to(31, 30), { traits: ['ghost'] })).toEqual(spotInCm(31, 30))
    expect(() => fly(to(36, 30, 8), { traits: ['ghost'] })).toThrow('same height')
  })
})
