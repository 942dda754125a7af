import { addEffect, addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { place, setTable, type TableSketch, to } from '../testing/table.ts'
import { sewerBlockedReason, useSewer } from './sewers.ts'
import {
  canReveal,
  freeSuspectSpot,
  placeSuspect,
  putSuspect,
  revealable,
  revealSuspect,
  suspectOrderOf,
} from './suspects.ts'

// The limits of Manipulate: what keeps a suspect from being placed or revealed and a sewer from being used, to the inch.

const [a, b] = [seat('a'), seat('b')]
const zones = { a: 'A', b: 'B' } as const
const clown = { seat: 'a', at: [20, 20] } as const

/** A book with one more trait. */
const withTrait = (own: Bmg3Rule['own'], more: Partial<Bmg3Rule> = {}) => ({
  traits: { ...book.traits, special: { name: 'Special', text: 'A test.', ...(own ? { own } : {}), ...more } },
})

const staged = (more: object = {}, sketch: Partial<TableSketch<'clown' | 'other'>> = {}) =>
  setTable({
    models: { clown: { ...clown, ...more }, other: { seat: 'b', at: [40, 40] } },
    zones,
    active: 'clown',
    ...sketch,
  })

describe('bmg3/core/place-suspect', () => {
  /** Lays out markers, then lets the clown place a suspect in contact, east of it. */
  const putBeside = (markers: (game: Parameters<typeof addMarker>[0]) => void, more: object = {}) => {
    const table = staged(more)
    table.play((game) => markers(game))
    table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)), '', [
      'place-suspect',
      to(21.18, 20),
    ])
    return table
  }

  test('exactly four inches from another suspect of its own crew is too near, a little more is not', () => {
    // Two markers of 30 mm, 4 inches between their edges: 5.18 inches between their middles.
    expect(() => putBeside((game) => addMarker(game, 'suspect', place([26.36, 20]), a))).toThrow(
      /Not within 4" of another suspect/,
    )
    putBeside((game) => addMarker(game, 'suspect', place([26.37, 20]), a))
  })

  test('suspects of the other crew may be as near as they like', () => {
    putBeside((game) => addMarker(game, 'suspect', place([23, 20]), b))
  })

  test('markers never overlap, but may touch', () => {
    expect(() => putBeside((game) => addMarker(game, 'sewer', place([22.3, 20])))).toThrow(/never overlap/)
    putBeside((game) => addMarker(game, 'sewer', place([22.37, 20])))
  })

  test('not where there is no floor for it', () => {
    const wall = box('wall', inches(21.5), inches(18), inches(1), inches(4), inches(3))
    const table = staged({}, { pieces: [wall] })
    expect(() =>
      table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)), '', [
        'place-suspect',
        to(21.18, 20),
      ]),
    ).toThrow(/wall|room|fit|way/)
  })

  test('the ninth of a crew has no place, the eighth has; the other crew’s do not count', () => {
    const freeAfter = (count: number, owner: typeof a) =>
      staged().play((game, { clown: it }) => {
        for (let i = 0; i < count; i++) addMarker(game, 'suspect', place([2 + 5 * i, 40]), owner)
        return freeSuspectSpot(game, suspectOrderOf(game, it)) !== undefined
      })
    expect([freeAfter(7, a), freeAfter(8, a), freeAfter(8, b)]).toEqual([true, false, true])
  })

  test('where there is no place no question is asked, and nothing is placed', () => {
    const table = staged({ at: [20, 5] })
    expect(table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)))).toBeUndefined()
    expect(table.asked).toEqual([])
    expect(table.state.markers).toEqual([])
  })

  test('each counts for the crew whose it is', () => {
    const table = putBeside(() => undefined)
    for (const which of ['activation', 'round', 'game'] as const) {
      expect(table.crew('a')[which].suspectsPlaced).toBe(1)
      expect(table.crew('b')[which].suspectsPlaced).toBe(0)
    }
  })

  test('anywhere on the table: a place is found however far from all models, and it is a legal one', () => {
    const table = staged()
    const spot = table.play((game) => freeSuspectSpot(game, { seat: a, reason: 'a test' }))
    expect(spot).toBeDefined()
    table.play((game) => placeSuspect(game, { seat: a, reason: 'a test' }), '', [
      'place-suspect',
      { to: [spot!.x, spot!.y, spot!.z] },
    ])
    expect(table.state.markers).toHaveLength(1)
  })

  describe('with a trait that places within two inches', () => {
    const reaching = { traits: ['special'] }
    const book = withTrait({ 'place-reach': 2 })
    const putAt = (x: number, pieces: TableSketch<'clown'>['pieces'] = []) => {
      const table = staged(reaching, { book, pieces })
      table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)), '', [
        'place-suspect',
        to(x, 20),
      ])
      return table
    }

    test('two inches between the edges are near enough, a little more is not', () => {
      expect(putAt(23.18).state.markers).toHaveLength(1)
      expect(() => putAt(23.19)).toThrow(/within 2"/)
    })

    test('in contact it need not be seen, as without the trait', () => {
      const put = (x: number) => {
        const table = staged(reaching, { book })
        table.play((game, { clown: it }) => void addEffect(game, it, 'blind', { until: 'round' }))
        table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)), '', [
          'place-suspect',
          to(x, 20),
        ])
      }
      put(21.18)
      expect(() => put(22)).toThrow(/does not see/)
    })

    test('and it must be seen', () => {
      const wall = box('wall', inches(21.2), inches(17), inches(0.5), inches(6), inches(6))
      expect(() => putAt(22.5, [wall])).toThrow(/does not see/)
    })
  })
})

describe('bmg3/core/reveal-suspect', () => {
  const found = (
    marker: readonly [kind: 'suspect' | 'sewer', x: number],
    more: object = {},
    sketch: Partial<TableSketch<'clown' | 'other'>> = {},
  ) => {
    const table = staged(more, sketch)
    return table.play((game, { clown: it }) => {
      addMarker(game, marker[0], place([marker[1], 20]), b)
      return revealable(game, it).length
    })
  }

  test('only suspects are revealed, whatever else is in contact', () => {
    expect([found(['suspect', 21.18]), found(['sewer', 21.18])]).toEqual([1, 0])
  })

  test('a model that is not on the table reveals nothing', () => {
    const table = setTable({ models: { clown: { seat: 'a' } }, zones })
    expect(
      table.play((game, { clown: it }) =>
        canReveal(game, it, addMarker(game, 'suspect', place([21.18, 20]), b)),
      ),
    ).toBe(false)
  })

  describe('with a trait that reveals within three inches', () => {
    const far = { traits: ['special'] }
    const wall = box('wall', inches(21.2), inches(17), inches(0.5), inches(6), inches(6))

    test('three inches between the edges are near enough, a little more is not', () => {
      const book = withTrait({ 'reveal-reach': 3 })
      expect([found(['suspect', 24.18], far, { book }), found(['suspect', 24.19], far, { book })]).toEqual([
        1, 0,
      ])
    })

    test('only what is seen, unless a rule says otherwise', () => {
      const blind = withTrait({ 'reveal-reach': 3 })
      const feeling = withTrait({ 'reveal-reach': 3, 'reveals-unseen': true })
      expect(found(['suspect', 23], far, { book: blind, pieces: [wall] })).toBe(0)
      expect(found(['suspect', 23], far, { book: feeling, pieces: [wall] })).toBe(1)
    })
  })

  describe('a model that guards suspects', () => {
    const book = withTrait({ 'guards-suspects': true })
    const guarded = (guard: object, traits: readonly string[] = ['special']) =>
      setTable({
        models: { clown, guard: { seat: 'b', traits, ...guard } },
        zones,
        active: 'clown',
        book,
      }).play((game, { clown: it }) => {
        addMarker(game, 'suspect', place([21.18, 20]), b)
        return revealable(game, it).length
      })

    test('keeps those of its own crew within two inches', () => {
      // A base and a marker of 30 mm, two inches between their edges.
      expect([guarded({ at: [24.36, 20] }), guarded({ at: [24.37, 20] })]).toEqual([0, 1])
    })

    test('a friend of the revealing model guards nothing, nor does one without the trait or off the table', () => {
      expect([
        guarded({ at: [23, 20], seat: 'a' }),
        guarded({ at: [23, 20] }, []),
        guarded({ condition: 'casualty' }),
      ]).toEqual([1, 1, 1])
    })
  })

  test('a rule can stop it: the suspect stays and nothing is counted', () => {
    const table = staged(
      {},
      {
        models: { clown, other: { seat: 'b', at: [40, 40], traits: ['special'] } },
        book: withTrait(undefined, {
          on: {
            'suspect-revealing': ({ reveal }) => {
              reveal.stopped = 'a test.'
              return undefined
            },
          },
        }),
      },
    )
    const revealed = table.play(function* (game, { clown: it }) {
      const suspect = yield* putSuspect(game, b, place([21.18, 20]), undefined)
      return yield* revealSuspect(game, it, suspect)
    })
    expect(revealed).toBe(false)
    expect(table.state.markers).toHaveLength(1)
    expect(table.crew('a').game.suspectsRevealed).toBe(0)
    expect(table.story.join()).toContain('not revealed')
  })

  test('says that it happened', () => {
    const revealed = staged().play(function* (game, { clown: it }) {
      const suspect = yield* putSuspect(game, b, place([21.18, 20]), undefined)
      return [yield* revealSuspect(game, it, suspect), yield* revealSuspect(game, it, suspect)]
    })
    // The second time there is nothing left to reveal.
    expect(revealed).toEqual([true, false])
  })
})

describe('bmg3/core/sewers', () => {
  const withSewers = (
    places: readonly (readonly [number, number])[],
    more: object = {},
    sketch: Partial<TableSketch<'clown' | 'other'>> = {},
  ) => {
    const table = staged(more, sketch)
    table.play((game) => {
      for (const at of places) addMarker(game, 'sewer', place(at))
    })
    return table
  }
  const why = (table: ReturnType<typeof withSewers>) =>
    table.play((game, { clown: it }) => sewerBlockedReason(game, it))

  test('one must be in contact, and another must be there to come out of: two are enough', () => {
    expect(
      why(
        withSewers([
          [22, 20],
          [40, 30],
        ]),
      ),
    ).toBe('No sewer is in contact.')
    expect(why(withSewers([[21, 20]]))).toBe('There is no other sewer to come out of.')
    expect(
      why(
        withSewers([
          [21, 20],
          [40, 30],
        ]),
      ),
    ).toBeUndefined()
  })

  test('not for a model that a rule keeps out of them', () => {
    const book = withTrait({ 'cannot-use-sewers': true })
    const table = withSewers(
      [
        [21, 20],
        [40, 30],
      ],
      { traits: ['special'] },
      { book },
    )
    expect(why(table)).toContain('does not go into sewers')
  })

  test('without an entrance in contact, or without an exit, nothing happens', () => {
    for (const places of [
      [
        [22, 20],
        [40, 30],
      ],
      [[21, 20]],
    ] as const) {
      const table = withSewers(places)
      expect(table.play((game, { clown: it }) => useSewer(game, it))).toBe(false)
      expect(table.model('clown').at).toEqual(place([20, 20]))
      expect(table.asked).toEqual([])
    }
  })

  test('the entrance is no exit', () => {
    const table = withSewers([
      [21, 20],
      [40, 30],
      [10, 30],
    ])
    table.play((game, { clown: it }) => useSewer(game, it), '', ['sewer-exit', '2'], ['place', to(41, 30)])
    expect(Object.keys(table.offered('sewer-exit'))).toEqual(['2', '3'])
  })

  test('it is counted, and only the model that went may not move on', () => {
    const table = withSewers([
      [21, 20],
      [40, 30],
    ])
    table.play((game, { clown: it }) => useSewer(game, it), '', ['place', to(41, 30)])
    expect(table.crew('a').game.sewersUsed).toBe(1)
    expect(table.state.activation?.rooted).toBe(true)

    const other = withSewers(
      [
        [21, 20],
        [40, 30],
      ],
      {},
      { active: 'other' },
    )
    other.play((game, { clown: it }) => useSewer(game, it), '', ['place', to(41, 30)])
    expect(other.state.activation?.rooted).toBe(false)
  })

  test('out of it in contact, not merely near', () => {
    const table = withSewers([
      [21, 20],
      [40, 30],
    ])
    expect(() =>
      table.play((game, { clown: it }) => useSewer(game, it), '', ['place', to(41.2, 30)]),
    ).toThrow(/bmg3\/core\/sewers/)
  })
})
