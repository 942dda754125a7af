import { type Explorer, must, type Proposal, type Result } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { place, setTable } from '../testing/table.ts'
import { type MoveOrder, move } from './move.ts'

const rubble = {
  ...box('rubble', inches(7), inches(4), inches(1), inches(2), 0),
  passage: 'difficult' as const,
}
const roof = box('roof', inches(8), inches(2), inches(8), inches(8), inches(3))

/** Asks a question of the explorer of a move that starts at 5, 5. */
function exploring<T>(
  look: (explorer: Explorer) => T,
  {
    pieces = [roof],
    order = {},
    at = [5, 5],
    ...sketch
  }: {
    readonly pieces?: readonly (typeof roof)[]
    readonly order?: Partial<MoveOrder>
    readonly at?: readonly [number, number, number?]
    readonly movement?: number
  } = {},
): T {
  const table = setTable({ models: { thug: { seat: 'a', at, ...sketch } }, pieces: [...pieces] })
  return table.play((game, { thug }) => {
    const asked = move(game, { model: thug, reason: 'a test', ...order }).next()
    const explorer = asked.done ? undefined : asked.value.decisions[0]?.explorer
    return look(explorer ?? game.broken('Nothing was asked.'))
  })
}

const toward = (x: number, y: number, z = 0, more: Parameters<typeof exploring>[1] = {}): Result<Proposal> =>
  exploring((explorer) => explorer.toward(place([x, y, z])), more)

const refusalOf = (result: Result<unknown>): string => (result.ok ? '' : result.reason.text)

describe('the region that is drawn', () => {
  const corners = (more: Parameters<typeof exploring>[1] = {}) =>
    exploring((explorer) => explorer.explore(), more).areas.flatMap(({ z, outline }) =>
      outline.map(({ x, y }) => ({ x: x / inches(1), y: y / inches(1), z: z / inches(1) })),
    )

  test('reaches as far as the move and no further', () => {
    const reached = corners({ pieces: [] })
    expect(Math.max(...reached.map(({ x }) => x))).toBeCloseTo(13, 1)
    for (const { x, y } of reached) expect(Math.hypot(x - 5, y - 5)).toBeLessThan(8.01)
  })

  test('has the roof as a floor of its own, where the climb leaves enough of the move', () => {
    expect(corners({ movement: 14 }).some(({ z }) => z === 3)).toBe(true)
    expect(corners({ movement: 8 }).some(({ z }) => z === 3)).toBe(false)
  })

  test('goes on from a way point with what is left of the move', () => {
    const reached = exploring((explorer) => explorer.explore(must(explorer.toward(place([9, 5]))).answer), {
      pieces: [],
    }).areas.flatMap(({ outline }) => outline.map(({ x }) => x / inches(1)))
    expect(Math.max(...reached)).toBeCloseTo(13, 1)
    expect(Math.min(...reached)).toBeCloseTo(5, 1)
  })

  test('is not drawn where nothing can be moved', () => {
    expect(corners({ order: { upTo: 0 } })).toEqual([])
    expect(corners({ order: { upTo: 0, straight: true } })).toEqual([])
  })

  test('has only what straight lines lead to, where they are all that will do', () => {
    const wall = box('wall', inches(7), inches(4), inches(0.5), inches(2), inches(3))
    const reached = corners({ order: { straight: true }, pieces: [wall] })
    expect(Math.max(...reached.map(({ y }) => y))).toBeCloseTo(13, 1)
    // The wall is not gone round, nor is what lies in its shadow.
    expect(reached.some(({ x, y }) => x > 7.5 && Math.abs(y - 5) < 0.7)).toBe(false)
    expect(reached.some(({ x, y }) => x > 5.5 && x < 7 && Math.abs(y - 5) < 0.7)).toBe(true)
  })
})

describe('a proposed way', () => {
  test('tells its length, cost and budget, and is an answer that is taken', () => {
    const { answer, ...way } = must(toward(9, 5, 0, { pieces: [] }))
    expect(way).toMatchObject({ length: inches(4), cost: inches(4), budget: inches(8), warnings: [] })
    expect(way.points).toEqual([place([5, 5]), place([9, 5])])
    expect(way.parts).toEqual([
      {
        kind: 'walk',
        from: place([5, 5]),
        to: place([9, 5]),
        length: inches(4),
        cost: inches(4),
        text: 'walk 4"',
      },
    ])
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] } } })
    table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', answer])
    expect(table.model('thug').at).toEqual(place([9, 5]))
  })

  test('charges what impairs where it first occurs', () => {
    const { cost, length, parts } = must(toward(9, 5, 0, { pieces: [rubble], order: { straight: true } }))
    expect(length).toBe(inches(4))
    expect(cost).toBe(inches(8))
    expect(parts.filter(({ kind }) => kind === 'difficult').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^difficult ground .*" \(costs 4" more\)$/),
    ])
    expect(parts.reduce((sum, part) => sum + part.cost, 0)).toBe(cost)
  })

  test('climbs a wall, and says so', () => {
    const { parts, points } = must(toward(9, 5, 3, { movement: 14 }))
    expect(parts.map(({ kind }) => kind)).toContain('climb')
    expect(parts.find(({ kind }) => kind === 'climb')?.text).toMatch(/^climb 3.*" \(costs 4" more\)$/)
    expect(points.at(-1)).toEqual(place([9, 5, 3]))
  })

  test('goes on from way points', () => {
    const result = exploring(
      (explorer) => {
        const first = must(explorer.toward(place([5, 8])))
        return explorer.toward(place([8, 8]), first.answer)
      },
      { pieces: [] },
    )
    const { points, length } = must(result)
    expect(points).toEqual([place([5, 5]), place([5, 8]), place([8, 8])])
    expect(length).toBe(inches(6))
  })

  test('bmg3/core/climb: beyond a way point, what is paid for once is not paid for again', () => {
    const wall = box('wall', inches(8), inches(0), inches(1), inches(20), inches(2))
    const second = box('second', inches(12), inches(0), inches(1), inches(20), inches(2))
    const over = (movement: number) =>
      exploring(
        (explorer) => {
          const first = must(explorer.toward(place([10.5, 5])))
          return explorer.toward(place([14.5, 5]), first.answer)
        },
        { pieces: [wall, second], movement },
      )
    // Two climbs of four inches each way, nine and a half inches on the flat, impaired once.
    expect(must(over(22)).cost).toBeLessThanOrEqual(inches(22))
    expect(over(17).ok).toBe(false)
  })

  test('is drawn as it was answered', () => {
    const traced = exploring(
      (explorer) => [
        explorer.trace({ legs: [{ to: [inches(9), inches(5), 0] }] }),
        explorer.trace({ legs: [] }),
        explorer.trace({ legs: [{ to: [inches(40), inches(5), 0] }] }),
        explorer.trace('north'),
      ],
      { pieces: [] },
    )
    expect(traced[0]).toMatchObject({ ok: true, value: { length: inches(4), text: 'east, in the dark: 4"' } })
    expect(traced[1]).toMatchObject({ ok: true, value: { length: 0, text: 'Stay here: in the dark' } })
    expect(traced.slice(2).map(({ ok }) => ok)).toEqual([false, false])
  })

  test('is refused with the reason where it is too far, does not fit, or begins with nonsense', () => {
    expect(refusalOf(toward(20, 5, 0, { pieces: [] }))).toMatch(/no way/)
    expect(refusalOf(toward(9, 5))).not.toBe('')
    expect(refusalOf(exploring((explorer) => explorer.toward(place([5, 6]), 'north')))).toMatch(/legs/)
  })

  test('bmg3/core/fall: where no other way leads down it falls, and warns of what that does', () => {
    const tower = box('tower', inches(2), inches(2), inches(6), inches(6), inches(9))
    const down = (movement: number) =>
      toward(9, 5, 0, { pieces: [{ ...tower, climbable: false }], at: [7, 5, 9], movement })
    expect(must(down(12)).warnings).toEqual([expect.stringMatching(/unhurt/)])
    expect(must(down(8)).warnings).toEqual([expect.stringMatching(/2 injuries/)])
    expect(must(down(4)).warnings).toEqual([expect.stringMatching(/casualty/)])
    const safe = toward(9, 5, 0, {
      pieces: [{ ...tower, climbable: false }],
      at: [7, 5, 9],
      order: { safe: true },
    })
    expect(safe.ok).toBe(false)
  })
})

describe('destinations for those who pick from a list', () => {
  const listed = (...[sketch, movement]: [Parameters<typeof setTable>[0]['models'], number?]) => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], movement: movement ?? 8 }, ...sketch },
      pieces: [{ ...roof, kind: 'building', name: 'Chapel' }],
    })
    return table.play((game, { thug }) => {
      if (thug === undefined) return game.broken('Nobody moves.')
      const asked = move(game, { model: thug, reason: 'a test' }).next()
      const decision = asked.done ? undefined : asked.value.decisions[0]
      const found = decision?.explorer?.destinations(20) ?? []
      for (const { answer } of found) expect(decision?.check(answer).ok).toBe(true)
      return found.map(({ text }) => text)
    })
  }

  test('begin with staying, then what is of interest, and lead in every direction', () => {
    const texts = listed({ cop: { seat: 'b', at: [5, 12] } })
    expect(texts[0]).toMatch(/^Stay here: west of the Chapel, in the dark, 5\.\d" from cop$/)
    expect(texts[1]).toMatch(/^north, in contact with cop, .*in the dark: 5\.\d"$/)
    for (const way of ['south', 'west', 'north-west']) {
      expect(texts.some((text) => text.startsWith(`${way}, `))).toBe(true)
    }
  })

  test('no move leads to where the model stands', () => {
    const texts = listed({ cop: { seat: 'b', at: [0, 0], touching: 'thug' } })
    expect(texts[0]).toMatch(/^Stay here: in contact with cop/)
    expect(texts.filter((text) => / 0"$/.test(text))).toEqual([])
  })

  test('one leads on towards an enemy far away, around what is in between', () => {
    // The chapel stands from 8 to 16 in the east, and from 2 to 10 in the north.
    const [, on] = listed({ cop: { seat: 'b', at: [30, 3] } })
    expect(on).toMatch(/^south-east, .*[4-7](\.\d)?"$/)
  })

  test('name the roofs that can be reached, and what the climb is', () => {
    expect(listed({}, 14).find((text) => text.includes('roof of the Chapel'))).toMatch(
      /on the roof of the Chapel, 3" up, in the dark: .*climbs 3\.?\d*"$/,
    )
    expect(listed({}, 8).some((text) => text.includes('roof'))).toBe(false)
  })
})
