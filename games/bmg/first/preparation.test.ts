import { bands, furniture, judgeObjective, objectives, startPlaying } from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch, spotInCm, to } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from './testing/table.ts'

const [a, b] = [seat('a'), seat('b')]

describe('urban furniture', () => {
  const lay = (
    counts: string,
    models: Readonly<Record<string, ModelSketch>> = { hero: { seat: 'a' }, thug: { seat: 'b' } },
    part = 1,
  ) => {
    const [one = 0, other = 0] = counts.split(' ').map(Number)
    const table = setTable<string>({ models, stage: 'furniture', part })
    const kind = part === 0 ? 'sewer' : 'streetlamp'
    table.play(
      (game) => furniture(game),
      counts,
      ...Array.from({ length: one + other }, () => [kind, ANY] as const),
    )
    return table
  }

  test('bmg1/core/lamppost-order: the player with more starts, equal: the one with more models', () => {
    expect(lay('1 3').asked).toEqual(['b: streetlamp', 'a: streetlamp', 'b: streetlamp', 'b: streetlamp'])
    expect(lay('2 2', { hero: { seat: 'a' }, thug: { seat: 'b' }, other: { seat: 'b' } }).asked[0]).toBe(
      'b: streetlamp',
    )
  })

  test('bmg1/core/lampposts: 20 cm apart and more than 5 cm from the edges', () => {
    const place = (second: readonly [number, number, number]) => {
      const table = setTable({
        models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
        stage: 'furniture',
        part: 1,
      })
      table.play(
        (game) => furniture(game),
        '1 1',
        ['streetlamp', { to: to(30, 30) }],
        ['streetlamp', { to: second }],
      )
    }
    // Markers are 3 cm across: 20 cm between their edges.
    expect(() => place(to(53, 30))).not.toThrow()
    expect(() => place(to(52.9, 30))).toThrow('another lamppost')
    expect(() => place(to(6.5, 60))).toThrow('edge')
  })

  test('bmg1/core/sewers: D3 each, and a sewer more for a lord of the sewers', () => {
    const table = setTable({
      models: { croc: { seat: 'a', traits: ['lord-of-the-sewers'] }, thug: { seat: 'b' } },
      stage: 'furniture',
      part: 0,
    })
    table.play((game) => furniture(game), '1 1', ['sewer', ANY], ['sewer', ANY], ['sewer', ANY])
    expect(table.asked).toEqual(['a: sewer', 'b: sewer', 'a: sewer'])
  })
})

describe('bands', () => {
  const four = {
    a1: { seat: 'a' },
    a2: { seat: 'a' },
    a3: { seat: 'a' },
    b1: { seat: 'b' },
    b2: { seat: 'b' },
  } as const satisfies Record<string, ModelSketch>

  test('bmg1/core/deployment-groups: two groups as equal as possible, the winner of the roll picks an area, then by turns', () => {
    const table = setTable({ models: four, stage: 'bands', part: 0 })
    table.play((game) => bands(game), '2 2 1 5', ['area', 'B'])
    expect(table.asked).toEqual(['b: area'])
    expect(table.labelsOf('area')).toEqual(['Area A, towards the west edge', 'Area B, towards the east edge'])
    expect(table.story.at(-1)).toBe('b takes area B, towards the east edge.')
    expect([table.band('b').zone, table.band('a').zone, table.state.firstDeployer]).toEqual(['B', 'A', 'b'])
    expect(() => table.play((game) => bands(game), '', ['groups', []])).toThrow()
    table.play((game) => bands(game), '', ['groups', ['3']], ['groups', ['0', '2']])
    const order = Array.from({ length: 5 }, () => {
      expect(table.state.stage).toBe('bands')
      table.play((game) => bands(game), '', ['place', ANY])
      return table.asked.map((each) => each[0])
    })
    // The first group of a has two models, all others one.
    expect(order.flat()).toEqual(['b', 'a', 'a', 'b', 'a'])
    expect([table.state.stage, ...table.state.models.map(({ memory }) => memory)]).toEqual([
      'objectives',
      {},
      {},
      {},
      {},
      {},
    ])
  })

  test('bmg1/core/deployment-groups: models may start crouched', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'bands',
      part: 0,
      pieces: [box('crate', cm(12), cm(40), cm(2), cm(10), cm(2.5))],
    })
    table.play((game) => bands(game), '6 1', ['area', 'A'])
    table.play((game) => bands(game))
    table.play((game) => bands(game), '', ['place', { to: to(10.5, 45) }], ['crouch', 'crate'])
    expect(table.model('hero').effects).toMatchObject([{ id: 'cover', args: ['crate'] }])
  })

  test('bmg1/scenario-rule/ambush-sides: the larger band attacks, with one group in each of its areas', () => {
    const table = setTable({ models: four, stage: 'bands', part: 0, scenario: 'ambush' })
    table.play((game) => bands(game), '1 5')
    expect([table.band('a').zone, table.band('b').zone]).toEqual(['A', 'B'])
    table.play((game) => bands(game), '', ['groups', ['3']], ['groups', ['0']])
    table.play((game) => bands(game), '', ['place', ANY])
    table.play((game) => bands(game), '', ['place', { to: to(115, 50) }])
    table.play((game) => bands(game), '', ['place', ANY])
    expect(() => table.play((game) => bands(game), '', ['place', { to: to(115, 60) }])).toThrow(
      'wholly in your deployment area',
    )
    table.play((game) => bands(game), '', ['place', { to: to(5, 50) }])
    expect([table.model('a1').at!.x, table.model('a2').at!.x]).toEqual([cm(115), cm(5)])
  })

  test('bmg1/core/pregame-sequence: scenario, furniture, bands, objectives, start', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'scenario',
      part: 0,
    })
    const stages: string[] = [table.state.stage]
    const place = (name: string, count: number) => Array.from({ length: count }, () => [name, ANY] as const)
    const kinds = ['objectives', ['loot', 'riddle', 'ammo-crates']] as const
    table.playOn(
      '4 1 1 1 1 6 1',
      ...place('sewer', 2),
      ...place('streetlamp', 2),
      ['area', 'A'],
      ...place('place', 2),
      kinds,
    )
    stages.push(table.state.stage)
    expect(table.asked.map((each) => each.slice(3))).toEqual([
      'sewer',
      'sewer',
      'streetlamp',
      'streetlamp',
      'area',
      'place',
      'place',
      'objectives',
    ])
    expect(stages).toEqual(['scenario', 'objectives'])
  })
})

describe('objectives', () => {
  const table = () =>
    setTable({
      models: { hero: { seat: 'a', at: [10, 60] }, thug: { seat: 'b', at: [110, 60] } },
      stage: 'objectives',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })
  const judge = (kind: 'loot' | 'riddle' | 'ammo-crates', x: number, y = 60) =>
    table().play((game) => judgeObjective(game, a, kind, spotInCm(x, y)))

  test('bmg1/core/objectives: three different kinds of four each', () => {
    const chosen = table()
    expect(() => chosen.play((game) => objectives(game), '', ['objectives', ['loot', 'riddle']])).toThrow()
    chosen.play(
      (game) => objectives(game),
      '',
      ['objectives', ['loot', 'riddle', 'ammo-crates']],
      ['objectives', ['loot', 'riddle', 'titan-container']],
    )
    expect([chosen.band('a').objectives, chosen.band('b').objectives]).toEqual([
      ['loot', 'riddle', 'ammo-crates'],
      ['loot', 'riddle', 'titan-container'],
    ])
  })

  test('bmg1/core/objective-placement: crates in the enemy area, loot on neutral ground 20 cm from it, nothing within 10 cm of the own area', () => {
    // Area B is the east strip from 100 cm on.
    expect(judge('ammo-crates', 110)).toBeUndefined()
    expect(judge('ammo-crates', 98)).toBe('It goes into the enemy area.')
    expect(judge('loot', 78.5)).toBeUndefined()
    expect(judge('loot', 78.6)).toBe('It goes on neutral ground, 20 cm from the enemy area.')
    expect([judge('riddle', 78.5), judge('riddle', 78.6)]).toEqual([
      undefined,
      'It goes on neutral ground, 20 cm from the enemy area.',
    ])
    expect(judge('loot', 31.4)).toBe('It may not be within 10 cm of your own area.')
    expect(judge('loot', 31.6)).toBeUndefined()
    expect(judge('ammo-crates', 110, 6)).toBe('It must be 5 cm from every edge.')
  })

  test('bmg1/core/objective-placement: by turns, the player who deployed first begins; 5 cm from other objects', () => {
    const placing = table()
    placing.state.firstDeployer = b
    placing.play(
      (game) => objectives(game),
      '',
      ['objectives', ['loot', 'riddle', 'ammo-crates']],
      ['objectives', ['loot', 'riddle', 'ammo-crates']],
    )
    const turn = [
      ['objective', ['loot']],
      ['place-objective', ANY],
    ] as const
    const then = [
      ['objective', ['riddle']],
      ['place-objective', ANY],
    ] as const
    const last = [['place-objective', ANY]] as const
    const placers = [turn, turn, then, then, last, last].map((answers) => {
      placing.play((game) => objectives(game), '', ...answers)
      return placing.asked.at(-1)
    })
    expect(placers.map((each) => each?.[0])).toEqual(['b', 'a', 'b', 'a', 'b', 'a'])
    expect([placing.state.part, placing.band('a').objectives, placing.band('b').objectives]).toEqual([
      2,
      [],
      [],
    ])
    const near = placing.state.markers[0]!.at
    expect(placing.play((game) => judgeObjective(game, a, 'loot', { ...near, x: near.x + cm(7) }))).toBe(
      'It must be 5 cm from other objects.',
    )
  })

  test('bmg1/scenario-rule/central-objectives: in Plunder all go to the middle', () => {
    const plunder = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      scenario: 'plunder',
      zones: { a: 'A', b: 'B' },
    })
    const at = (y: number) => plunder.play((game) => judgeObjective(game, a, 'ammo-crates', spotInCm(60, y)))
    expect([at(60), at(80)]).toEqual([undefined, 'It goes to the central zone.'])
  })

  test('bmg1/scenario-rule/securing-areas: at least one in each enemy area and one in the middle', () => {
    const secure = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      scenario: 'securing-the-area',
      zones: { a: 'A', b: 'B' },
    })
    secure.band('a').objectives = ['riddle', 'ammo-crates']
    const at = (x: number, y: number) =>
      secure.play((game) => judgeObjective(game, a, 'loot', spotInCm(x, y)))
    // Three to place, three zones empty: no choice is left.
    expect([at(60, 60), at(110, 10), at(60, 20)]).toEqual([
      undefined,
      undefined,
      'The scenario wants one in each of its zones.',
    ])
  })
})

describe('late deployment', () => {
  const late = (trait: string, place: readonly [number, number, number]) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits: [trait] }, thug: { seat: 'b', at: [110, 60] } },
      markers: [{ kind: 'loot', at: [60, 60], seat: 'b' }],
      stage: 'start',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })
    table.play((game) => startPlaying(game), '', ['place', { to: place }])
    return table.model('hero').at!.x
  }

  test('bmg1/trait/hidden: anywhere, more than 10 cm from objectives', () => {
    expect(late('hidden', to(90, 60))).toBe(cm(90))
    expect(() => late('hidden', to(72, 60))).toThrow('more than 10 cm')
  })

  test('bmg1/trait/undercover: 20 cm outside its area, more than 10 cm from objectives', () => {
    expect(late('undercover', to(38, 30))).toBe(cm(38))
    expect(() => late('undercover', to(40, 30))).toThrow('wholly in your deployment area')
  })
})
