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

  test('is not drawn where only straight lines will do, or nothing can be moved', () => {
    expect(corners({ order: { straight: true } })).toEqual([])
    expect(corners({ order: { upTo: 0 } })).toEqual([])
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
