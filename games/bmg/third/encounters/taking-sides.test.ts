import { addMarker, place as placeModel, sees, seesSpot, within } from '@gargoyle/bmg-common'
import type { Json } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { isInspired } from '../activation/inspire.ts'
import { underExplosion } from '../attack/templates.ts'
import { useSewer } from '../manipulate/sewers.ts'
import { fly } from '../movement/flight.ts'
import { move } from '../movement/move.ts'
import { ANY, place, setTable, to } from '../testing/table.ts'

const zones = { a: 'A', b: 'B' } as const

describe('bmg3/encounter/taking-sides', () => {
  // On 48": the sticks lie from 7" to 17" and from 32" to 40", 18" from the south edge.
  const street = (encounter: string, y = 20) =>
    setTable({
      models: {
        gordon: { seat: 'a', at: [12, 16], ranks: ['leader'], movement: 10 },
        officer: { seat: 'a', at: [12, y] },
        thug: { seat: 'b', at: [13, y + 2] },
      },
      encounter,
      zones,
    })

  const both = <T>(look: (table: ReturnType<typeof street>) => T): readonly [walled: T, open: T] => [
    look(street('taking-sides')),
    look(street('showdown')),
  ]

  test('no model sees through the sticks', () => {
    const looks = both((table) => table.play((game, { gordon, thug }) => sees(game, gordon, thug)))
    expect(looks).toEqual([false, true])
  })

  test('not even a model that sees through other scenery', () => {
    const xray = { name: 'X-ray', text: 'Looks through scenery.', own: { 'sees-through': true as const } }
    const looks = (encounter: string) => {
      const table = setTable({
        models: {
          gordon: { seat: 'a', at: [12, 16], traits: ['xray'] },
          thug: { seat: 'b', at: [12, 21] },
        },
        book: { traits: { xray } },
        encounter,
      })
      const spot = { ...place([12, 22]), radius: 0, height: 0 }
      return table.play((game, { gordon, thug }) => [sees(game, gordon, thug), seesSpot(game, gordon, spot)])
    }
    expect(looks('taking-sides')).toEqual([false, false])
    expect(looks('showdown')).toEqual([true, true])
  })

  test('models do not walk through them, but around them', () => {
    const walk = (answer: Json) => (table: ReturnType<typeof street>) =>
      table.play(
        function* (game, { gordon }) {
          yield* move(game, { model: gordon, reason: 'test' })
        },
        '',
        ['move', answer],
      )
    expect(() => walk({ legs: [to(12, 21.5)] })(street('taking-sides', 30))).toThrow(/measure stick/)
    walk({ legs: [to(12, 21.5)] })(street('showdown', 30))
    walk(to(19, 19))(street('taking-sides', 30))
  })

  test('no model is placed through them', () => {
    const leap = (table: ReturnType<typeof street>) =>
      table.play(
        function* (game, { gordon }) {
          const near = { of: { ...gordon.at! }, upTo: 8 }
          yield* placeModel(game, { model: gordon, reason: 'test', near })
        },
        '',
        ['place', to(10, 20)],
      )
    expect(() => leap(street('taking-sides'))).toThrow(/through that wall/)
    leap(street('showdown'))
  })

  test('no model swings over them', () => {
    const swing = (table: ReturnType<typeof street>) =>
      table.play(
        function* (game, { gordon }) {
          yield* fly(game, { model: gordon, bonus: 20, reason: 'test', rule: 'bmg3/trait/batclaw' })
        },
        '',
        ['fly', to(10, 20)],
      )
    expect(() => swing(street('taking-sides'))).toThrow(/through the air/)
    swing(street('showdown'))
  })

  test('sewers lead beneath them', () => {
    const table = street('taking-sides')
    table.play((game) => {
      addMarker(game, 'sewer', place([12, 16]))
      addMarker(game, 'sewer', place([8, 24]))
    })
    expect(table.play((game, { gordon }) => useSewer(game, gordon), '', ['place', ANY])).toBe(true)
  })

  test('no model affects another through them', () => {
    expect(
      both((table) => table.play((game, { gordon, officer }) => within(game, gordon, officer, 8))),
    ).toEqual([false, true])
    expect(both((table) => table.play((game, { officer }) => isInspired(game, officer)))).toEqual([
      false,
      true,
    ])
    const caught = both((table) =>
      table.play((game) => underExplosion(game, place([12, 17.5])).map(({ id }) => id)),
    )
    expect(caught).toEqual([[0], [0, 1]])
  })

  test('no model stands in them', () => {
    const stand = (table: ReturnType<typeof street>) =>
      table.play(
        function* (game, { gordon }) {
          yield* placeModel(game, { model: gordon, reason: 'test' })
        },
        '',
        ['place', to(34, 18.1)],
      )
    expect(() => stand(street('taking-sides'))).toThrow(/measure stick|wall/)
    stand(street('showdown'))
  })
})
