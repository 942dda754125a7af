import type { Piece } from '@gargoyle/table'
import { cm, flatDistance } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { difficultGround, tower } from '../testing/scenery.ts'
import { to } from '../testing/table.ts'
import { judgeWay as judge, walker } from '../testing/way.ts'
import { fallHarm, sufferFall } from './falling.ts'
import { basicMove, jumpDistance } from './pricing.ts'

describe('moving', () => {
  test('bmg1/core/move: 10 cm for nothing, and all dice of distance at once', () => {
    const table = walker({ counters: 'MMM' })
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '4 3',
      ['pace', 'walk:2'],
      ['move', { to: to(47, 30) }],
    )
    expect(table.model('hero').at!.x).toBe(cm(47))
    expect(table.model('hero').counters.movement).toBe(1)
    const plain = walker()
    expect(judge(plain, [{ to: to(40, 30) }], 10)).toBe(0)
    expect(judge(plain, [{ to: to(40.1, 30) }], 10)).toContain('only 10 cm can be moved')
  })

  test('bmg1/core/measure: the far edge of the base ends no further from its starting edge than the move allows', () => {
    const table = walker()
    const { x } = table.model('hero').at!
    table.play((game, all) => performById(game, all.hero!, 'move'), '', ['move', { to: to(40, 30) }])
    const radius = table.content.cards[0]!.radius
    const end = table.model('hero').at!
    expect(end.x + radius - (x + radius)).toBe(cm(10))
    expect(flatDistance({ x, y: end.y }, end)).toBe(cm(10))
  })

  test('bmg1/core/mc-other-costs: counters that were not thrown pay for the way, not for distance later', () => {
    const table = walker({ counters: 'MM' }, [box('crate', cm(36), cm(25), cm(1), cm(10), cm(3))])
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '6',
      ['pace', 'walk:1'],
      ['move', { legs: [{ to: to(44, 30) }] }],
    )
    expect(table.model('hero').counters.movement).toBe(0)
    expect(table.model('hero').at!.x).toBe(cm(44))
  })

  test('bmg1/core/no-moving-through-models: it must go round', () => {
    const table = walker({}, [], { thug: { seat: 'b', at: [35, 30] } })
    expect(judge(table, [{ to: to(40, 30) }], 10)).toMatch(/model|way/)
    expect(judge(table, [{ to: to(35, 34) }, { to: to(40, 30) }], 20)).toBe(0)
  })

  test('bmg1/core/run: twice the basic move, straight, at least 10 cm, over nothing', () => {
    const table = walker({ counters: 'MS' })
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '',
      ['pace', 'run:0'],
      ['move', { legs: [{ to: to(50, 30) }] }],
    )
    expect(table.model('hero')).toMatchObject({ at: { x: cm(50) }, counters: { movement: 0, special: 0 } })
    expect(table.state.activation!.ran).toBe(true)
    const fresh = walker()
    expect(judge(fresh, [{ to: to(39, 30) }], 20, { run: true })).toContain('at least 10 cm')
    expect(judge(fresh, [{ to: to(38, 30) }, { to: to(38, 40) }], 20, { run: true })).toContain('straight')
    const low = walker({ counters: 'MM' }, [box('crate', cm(36), cm(25), cm(1), cm(10), cm(1))])
    expect(judge(low, [{ to: to(48, 30) }], 20)).toBe(0)
    expect(typeof judge(low, [{ to: to(48, 30) }], 20, { run: true })).toBe('string')
  })

  test('bmg1/core/run: dice come on top, and are not doubled', () => {
    const table = walker({ counters: 'MMS' })
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '3',
      ['pace', 'run:1'],
      ['move', { legs: [{ to: to(53, 30) }] }],
    )
    expect(table.model('hero').at!.x).toBe(cm(53))
  })

  test('bmg1/core/stand: 1MC, then it may move; lying it crawls at half', () => {
    const table = walker({ condition: 'down', counters: 'M' })
    expect(judge(table, [{ to: to(35, 30) }], 10)).toBe(0)
    expect(judge(table, [{ to: to(35.1, 30) }], 10)).toContain('10 cm')
    table.play((game, all) => performById(game, all.hero!, 'stand'))
    expect(table.model('hero')).toMatchObject({ condition: 'up', counters: { movement: 0 } })
    expect(judge(table, [{ to: to(40, 30) }], 10)).toBe(0)
  })
})

describe('obstacles', () => {
  const fence = (height: number) => [box('fence', cm(36), cm(10), cm(1), cm(40), cm(height))]

  test('bmg1/core/obstacle-classes: half the model is small, its height difficult, taller vertical', () => {
    expect(judge(walker({ counters: 'M' }, fence(2)), [{ to: to(44, 30) }], 20)).toBe(0)
    expect(judge(walker({ counters: 'M' }, fence(2.1)), [{ to: to(44, 30) }], 20)).toBe(1)
    expect(judge(walker({ counters: 'M' }, fence(4)), [{ to: to(44, 30) }], 20)).toBe(1)
    expect(typeof judge(walker({ counters: 'M' }, fence(4.1)), [{ to: to(44, 30) }], 20)).toBe('string')
  })

  test('bmg1/core/small-obstacle: free, also without any counter', () => {
    expect(judge(walker({}, fence(2)), [{ to: to(40, 30) }], 10)).toBe(0)
  })

  test('bmg1/core/difficult-obstacle: 1MC or not at all', () => {
    expect(judge(walker({}, fence(3)), [{ to: to(44, 30) }], 20)).toBe(
      'That way takes 1MC, but only 0MC can be spent on it.',
    )
    expect(judge(walker({ counters: 'M' }, fence(3)), [{ to: to(44, 30) }], 20)).toBe(1)
  })

  const mud = difficultGround('mud', 32, 20)

  test('bmg1/core/difficult-ground: one MC for the ground, and every centimetre inside counts two', () => {
    expect(judge(walker({}, [mud]), [{ to: to(34, 30) }], 10)).toContain('1MC')
    expect(judge(walker({ counters: 'M' }, [mud]), [{ to: to(35, 30) }], 10)).toBe(1)
    // Half a centimetre outside, then 4.75 inside make 10.
    expect(judge(walker({ counters: 'M' }, [mud]), [{ to: to(35.2, 30) }], 10)).toBe(1)
    expect(judge(walker({ counters: 'M' }, [mud]), [{ to: to(35.4, 30) }], 10)).toContain('10 cm')
  })

  test('bmg1/core/impaired-movement: each centimetre counts two against everything moved, dice included', () => {
    const table = walker({ counters: 'M' })
    table.model('hero').effects = [{ id: 'blind', until: 'round', args: [], value: 0, by: undefined }]
    expect(judge(table, [{ to: to(37.5, 30) }], 15)).toBe(0)
    expect(judge(table, [{ to: to(37.6, 30) }], 15)).toContain('15 cm')
  })
})

describe('up and down', () => {
  const top = (height: number) => [{ to: to(34.5, 30) }, { to: to(36, 30, height) }] as const

  test('bmg1/core/climb: one MC, each centimetre counts two, and it must end where it can stand', () => {
    expect(
      judge(
        walker({ counters: 'M' }, [tower(5)]),
        [{ to: to(34.5, 30) }, { to: to(36, 30, 5), by: 'climb' }],
        30,
      ),
    ).toBe(1)
    expect(judge(walker({}, [tower(5)]), [...top(5)], 30)).toContain('1MC')
    // 4.5 across, then 1.5 and 5 up counted double: 17.5.
    expect(judge(walker({ counters: 'M' }, [tower(5)]), [...top(5)], 17.5)).toBe(1)
    expect(judge(walker({ counters: 'M' }, [tower(5)]), [...top(5)], 17.4)).toContain('17.5 cm')
  })

  test('bmg1/core/climb, bmg1/core/impaired-movement: the way across of the climb counts two as well as the way up', () => {
    const way = [{ to: to(37.5, 30, 6), by: 'climb' as const }]
    const table = () => walker({ at: [34.5, 30], counters: 'M' }, [tower(6)])
    // 3 across and 6 up.
    expect(judge(table(), way, 18)).toBe(1)
    expect(judge(table(), way, 17.9)).toContain('18 cm')
  })

  test('bmg1/core/climb: who climbs what is too high anyway drops from the height reached', () => {
    const table = walker({ counters: 'M', endurance: 9 }, [tower(30)])
    table.play(
      (game, all) => performById(game, all.hero!, 'move'),
      '6',
      ['pace', 'walk:0'],
      ['move', { legs: [{ to: to(34.5, 30) }, { to: to(36, 30, 30) }], fall: true }],
    )
    // 5.5 cm are left at the wall: 2.75 cm up, and down again with jump distance 0: a stun and an Agility roll.
    expect(table.model('hero')).toMatchObject({ stun: 1, condition: 'down', at: { x: cm(34.5), z: 0 } })
  })

  const roofs = (gap: number): Piece[] => [
    box('one', cm(20), cm(20), cm(20), cm(20), cm(6)),
    box('two', cm(40 + gap), cm(20), cm(20), cm(20), cm(6)),
  ]

  test('bmg1/core/jump-gap: one MC, at most the jump distance; wider, it falls into it', () => {
    const jump = (gap: number, counters: string, fall?: true) =>
      judge(
        walker({ at: [38, 30, 6], counters }, roofs(gap)),
        [{ to: to(40, 30, 6) }, { to: to(40 + gap, 30, 6), by: 'jump' }],
        20,
        fall ? { fall } : {},
      )
    expect(jump(5, 'M')).toBe(1)
    expect(jump(5, '')).toContain('1MC')
    expect(typeof jump(5.1, 'M')).toBe('string')
    expect(jump(5.1, 'M', true)).toBe(0)
  })

  test('bmg1/core/jump-distance: half the basic move; bmg1/core/bonus-base-moves', () => {
    const of = (traits: readonly string[]) =>
      walker({ traits }).play((game, all) => [basicMove(game, all.hero!), jumpDistance(game, all.hero!)])
    expect(of([])).toEqual([10, cm(5)])
    expect(of(['large'])).toEqual([12, cm(6)])
    expect(of(['small'])).toEqual([8, cm(4)])
    expect(of(['acrobat'])).toEqual([12, cm(12)])
  })

  test('bmg1/core/deliberate-drop: 1MC and the jump distance counts; within it the move goes on; without the counter it is a fall', () => {
    const roof = [box('one', cm(20), cm(20), cm(20), cm(20), cm(5))]
    const legs = [{ to: to(40, 30, 5) }, { to: to(41.5, 30), by: 'drop' }, { to: to(44, 30) }] as const
    expect(judge(walker({ at: [38, 30, 5], counters: 'M' }, roof), [...legs], 20)).toBe(1)
    expect(judge(walker({ at: [38, 30, 5] }, roof), [...legs], 20)).toContain('1MC')
    const fallen = walker({ at: [38, 30, 5], endurance: 9 }, roof)
    fallen.play((game, all) => performById(game, all.hero!, 'move'), '1', [
      'move',
      { legs: legs.slice(0, 2) },
    ])
    expect(fallen.model('hero').stun).toBe(1)
  })

  test('bmg1/core/spring-into-the-air: the height beyond the jump distance decides, upper bounds 5, 10 and 15', () => {
    const table = walker({ endurance: 5 })
    const harm = (height: number, jump: number) =>
      table.play((game, all) => fallHarm(game, all.hero!, cm(height), cm(jump)))
    expect([5, 10, 15, 20, 21].map((height) => harm(height, 5))).toEqual([
      'nothing',
      'stun',
      'injury',
      'half',
      'casualty',
    ])
    expect([harm(5.1, 5), harm(10.1, 5)]).toEqual(['stun', 'injury'])
    table.play((game, all) => sufferFall(game, all.hero!, cm(20), cm(5)), '4')
    expect(table.model('hero')).toMatchObject({ injury: 2, condition: 'down' })
  })

  test('bmg1/core/falling: jump distance 0, so every height counts in full', () => {
    const table = walker({ endurance: 9 })
    table.play((game, all) => sufferFall(game, all.hero!, cm(6), 0), '3')
    expect(table.model('hero')).toMatchObject({ injury: 1, condition: 'up' })
    const gone = walker()
    gone.play((game, all) => sufferFall(game, all.hero!, cm(15.1), 0))
    expect(gone.model('hero').condition).toBe('casualty')
  })
})
