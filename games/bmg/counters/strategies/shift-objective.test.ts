import { cm, flatDistance } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { ANY, setTable, spotInCm, type TestAnswer, to } from '../testing/table.ts'
import { shiftObjective } from './shift-objective.ts'

/** A loot at 60, 60 that is moved by so many centimetres, with a riddle 7 cm to its north. */
const shift = (far: number, pieces: Parameters<typeof box>[] = [], ...answers: readonly TestAnswer[]) =>
  shiftFrom([60, 60], far, pieces, ...answers)

/** The same, from elsewhere. */
const shiftFrom = (
  from: readonly [number, number],
  far: number,
  pieces: Parameters<typeof box>[] = [],
  ...answers: readonly TestAnswer[]
) => {
  const table = setTable({
    models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
    markers: [
      { kind: 'loot', at: from, seat: 'b' },
      { kind: 'riddle', at: [60, 67], seat: 'a' },
    ],
    pieces: pieces.map((piece) => box(...piece)),
  })
  const [marker] = table.state.markers
  table.play(
    (game) =>
      shiftObjective(game, game.seats[0]!, {
        marker: game.state.markers.find(({ id }) => id === marker!.id)!,
        far,
        rule: 'bmg1/strategy/change-of-plans',
      }),
    '',
    ...answers,
  )
  return table
}

const at = (table: ReturnType<typeof shift>) => table.state.markers[0]!.at

describe('bmg1/strategy/change-of-plans: as far as the dice say', () => {
  const go = (x: number, y: number) => shift(7, [], ['move-marker', { to: to(x, y) }])

  test('in any direction, neither farther nor less far', () => {
    expect(at(go(67, 60))).toEqual(spotInCm(67, 60))
    expect(at(go(64.2, 54.4))).toEqual(spotInCm(64.2, 54.4))
    expect(() => go(66.9, 60)).toThrow('not more or less')
    expect(() => go(67.1, 60)).toThrow('not more or less')
  })

  test('not onto another marker, and not at all if its player likes', () => {
    expect(() => go(60, 67)).toThrow('Markers never overlap.')
    expect(at(shift(7, [], ['move-marker', { stay: true }]))).toEqual(spotInCm(60, 60))
  })

  test('off no edge of the table, and as near to one as the dice say', () => {
    const goFrom = (from: readonly [number, number], x: number, y: number) =>
      at(shiftFrom(from, 7, [], ['move-marker', { to: to(x, y) }]))
    // A marker is 3 cm wide.
    expect(goFrom([8.5, 60], 1.5, 60)).toEqual(spotInCm(1.5, 60))
    expect(goFrom([60, 8.5], 60, 1.5)).toEqual(spotInCm(60, 1.5))
    expect(goFrom([111.5, 60], 118.5, 60)).toEqual(spotInCm(118.5, 60))
    expect(goFrom([60, 111.5], 60, 118.5)).toEqual(spotInCm(60, 118.5))
    expect(() => goFrom([8.4, 60], 1.4, 60)).toThrow('off the board')
    expect(() => goFrom([60, 8.4], 60, 1.4)).toThrow('off the board')
    expect(() => goFrom([111.6, 60], 118.6, 60)).toThrow('off the board')
    expect(() => goFrom([60, 111.6], 60, 118.6)).toThrow('off the board')
    expect(() => goFrom([1.5, 60], -5.5, 60)).toThrow('off the board')
  })

  test('who points at the table means the direction', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
      markers: [{ kind: 'loot', at: [60, 60], seat: 'b' }],
    })
    const pointed = table.play((game) => {
      const order = { marker: game.state.markers[0]!, far: 7, rule: 'bmg1/strategy/change-of-plans' }
      const asked = shiftObjective(game, game.seats[0]!, order).next()
      const explorer = asked.done ? undefined : asked.value.decisions[0]?.explorer
      return [explorer?.toward(spotInCm(90, 60)), explorer?.toward(spotInCm(78, 84))]
    })
    expect(pointed).toMatchObject([
      { ok: true, value: { answer: { to: to(67, 60) } } },
      { ok: true, value: { answer: { to: to(64.2, 65.6) } } },
    ])
  })

  test('every place that is proposed is as far', () => {
    for (let far = 2; far <= 12; far++) {
      const way = flatDistance(spotInCm(60, 60), at(shift(far, [], ['move-marker', ANY])))
      // It may also be left where it is.
      expect(way === 0 || Math.abs(way - cm(far)) < cm(0.1)).toBe(true)
    }
  })
})
