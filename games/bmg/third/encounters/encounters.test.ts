import { boxOfZone, isInZones } from '@gargoyle/bmg-common'
import { type Board, boards, generateCity, inches, prepareBoard, type Zone } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { deployInZone } from '../preparation/deploy.ts'
import { setEncounterMarkers } from '../preparation/encounter-markers.ts'
import { drawnEncounters } from '../preparation/prepare-game.ts'
import { zonesOf } from '../preparation/zones.ts'
import { ANY, type Answer, type ModelSketch, setTable } from '../testing/table.ts'
import { encounters } from './index.ts'

const sizes = [
  [36, 36],
  [48, 48],
  [36, 48],
  [48, 36],
  [40, 44],
] as const

const overlap = (a: Zone, b: Zone): boolean => {
  const [one, other] = [boxOfZone(a), boxOfZone(b)]
  return one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
}

const printed = drawnEncounters(encounters)

test('there are sixteen cards, and what is ours is not drawn', () => {
  expect(printed).toHaveLength(16)
  expect(Object.keys(encounters).filter((id) => !printed.includes(id))).toEqual(['street-fight'])
})

describe.each(Object.keys(encounters))('bmg3/encounter/%s', (id) => {
  const { zones } = encounters[id]!

  test.each(sizes)('zones lie inside a table of %i by %i inches, apart from each other', (w, d) => {
    const [width, depth] = [inches(w), inches(d)]
    const { A, B } = zones(width, depth)
    const all = [...A, ...B]
    expect(A.length).toBeGreaterThan(0)
    expect(B.length).toBeGreaterThan(0)
    for (const [index, zone] of all.entries()) {
      const { minX, minY, maxX, maxY } = boxOfZone(zone)
      expect([minX, minY, maxX, maxY].every(Number.isInteger)).toBe(true)
      expect(minX).toBeGreaterThanOrEqual(0)
      expect(minY).toBeGreaterThanOrEqual(0)
      expect(maxX).toBeLessThanOrEqual(width)
      expect(maxY).toBeLessThanOrEqual(depth)
      expect(maxX - minX).toBeGreaterThanOrEqual(inches(4))
      expect(maxY - minY).toBeGreaterThanOrEqual(inches(4))
      for (const other of all.slice(index + 1)) expect(overlap(zone, other)).toBe(false)
    }
  })
})

const city = (seed: string, side: number): Board =>
  prepareBoard(generateCity({ seed, width: inches(side), depth: inches(side) }))

const playedOn: Readonly<Record<string, Board>> = {
  ...Object.fromEntries(Object.entries(boards).map(([name, data]) => [name, prepareBoard(data)])),
  'a city of 36"': city('one', 36),
  'another city of 36"': city('two', 36),
  'a city of 48"': city('three', 48),
  'an open table': testBoard([], inches(36), inches(48)),
}

/** Twelve a side: a Leader, a Sidekick and a Free Agent on 40 mm, the rest on 30 mm. */
const crewOf = (seat: 'a' | 'b'): Readonly<Record<string, ModelSketch>> =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index): [string, ModelSketch] => {
      const ranks = (['leader', 'sidekick', 'free-agent'] as const)[index]
      return [`${seat}${index}`, { seat, ...(ranks ? { ranks: [ranks], base: 40 } : {}) }]
    }),
  )

describe.each(Object.keys(playedOn))('on %s', (name) => {
  test.each(printed)('twelve models a side find room: bmg3/encounter/%s', (encounter) => {
    const table = setTable({
      models: { ...crewOf('a'), ...crewOf('b') },
      board: playedOn[name]!,
      encounter,
      zones: { a: 'A', b: 'B' },
      stage: 'deployment',
    })
    const outside: string[] = []
    table.play(
      function* (game) {
        setEncounterMarkers(game)
        for (const model of game.state.models) yield* deployInZone(game, model)
        for (const model of game.state.models) {
          const { radius, label } = game.content.cards[model.id]!
          if (model.at === undefined || !isInZones(model.at, radius, zonesOf(game, model.seat)))
            outside.push(label)
        }
      },
      '',
      ...Array.from({ length: 24 }, (): Answer => ['place', ANY]),
    )
    // Vanguard lets one model of each crew stand outside.
    const most = encounters[encounter]!.deployment?.oneOutside === undefined ? 0 : 1
    for (const seat of ['a', 'b'])
      expect(outside.filter((label) => label.startsWith(seat)).length).toBeLessThanOrEqual(most)
  })
})
