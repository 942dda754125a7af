import { addMarker } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { place, setTable, to } from '../testing/table.ts'
import { sewerBlockedReason, useSewer } from './sewers.ts'
import {
  freeSuspectSpot,
  placeSuspect,
  putSuspect,
  revealable,
  revealSuspect,
  suspectOrderOf,
} from './suspects.ts'

const zones = { a: 'A', b: 'B' } as const
const clown = { seat: 'a', at: [20, 20] } as const

describe('bmg3/core/place-suspect', () => {
  const put = (x: number, y: number, more: object = {}) => {
    const table = setTable({ models: { clown: { ...clown, ...more } }, zones, active: 'clown' })
    table.play((game, { clown: it }) => placeSuspect(game, suspectOrderOf(game, it)), '', [
      'place-suspect',
      to(x, y),
    ])
    return table
  }

  test('in contact with the model', () => {
    expect(put(21.18, 20).state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }])
    expect(() => put(22, 20)).toThrow(/in contact/)
  })

  test('not within two inches of one’s own zone', () => {
    // The zone is eight inches deep; a marker is 30 mm across.
    expect(() => put(20, 10.5, { at: [20, 11.68] })).toThrow(/deployment zone/)
    put(20, 10.6, { at: [20, 11.78] })
  })

  test('not within four inches of another suspect of one’s own', () => {
    const table = setTable({ models: { clown }, zones, active: 'clown' })
    const another = (x: number) =>
      table.play(function* (game, { clown: it }) {
        yield* putSuspect(game, it.seat, place([x, 20]), undefined)
        return freeSuspectSpot(game, {
          ...suspectOrderOf(game, it),
          accept: (at) => (at.x > 20 * 2540 ? undefined : 'west'),
        })
      })
    expect(another(25)).toBeUndefined()
    table.state.markers = []
    expect(another(27)).toBeDefined()
  })

  test('no more than eight', () => {
    const table = setTable({ models: { clown }, zones, active: 'clown' })
    table.play(function* (game) {
      for (let i = 0; i < 8; i++) yield* putSuspect(game, game.seats[0]!, place([3 + 5 * i, 40]), undefined)
    })
    table.playOn('', ['action', 'end'])
    expect(table.offered('action').suspect).toContain('never more than 8 suspects')
  })

  test('a model that cannot is given the reason', () => {
    const home = setTable({ models: { clown: { ...clown, at: [20, 5] } }, zones, active: 'clown' })
    home.playOn('', ['action', 'end'])
    expect(home.offered('action').suspect).toBe(
      'There is no place for one here. Not within 2" of your own deployment zone.',
    )
  })
})

describe('bmg3/core/reveal-suspect', () => {
  const withSuspect = (seat: 'a' | 'b', x: number) => {
    const table = setTable({ models: { clown }, zones, active: 'clown' })
    table.play(function* (game) {
      yield* putSuspect(game, game.seats[seat === 'a' ? 0 : 1]!, place([x, 20]), undefined)
    })
    return table
  }
  const found = (table: ReturnType<typeof withSuspect>) =>
    table.play((game, { clown: it }) => revealable(game, it).length)

  test('an enemy suspect in contact is removed; one’s own and distant ones are not', () => {
    expect([
      found(withSuspect('b', 21.18)),
      found(withSuspect('a', 21.18)),
      found(withSuspect('b', 22)),
    ]).toEqual([1, 0, 0])
    const table = withSuspect('b', 21.18)
    table.play((game, { clown: it }) => revealSuspect(game, it, game.state.markers[0]!))
    expect(table.state.markers).toEqual([])
    expect(table.crew('a').round.suspectsRevealed).toBe(1)
  })
})

describe('bmg3/core/sewers', () => {
  const sewers = () => {
    const table = setTable({ models: { clown }, active: 'clown', audacity: true })
    table.play((game) => {
      addMarker(game, 'sewer', place([21, 20]))
      addMarker(game, 'sewer', place([40, 40]))
      addMarker(game, 'sewer', place([4, 40]))
    })
    return table
  }

  test('into one in contact and out of another, in contact with it', () => {
    const table = sewers()
    table.play((game, { clown: it }) => useSewer(game, it), '', ['sewer-exit', '2'], ['place', to(41, 40)])
    expect(table.model('clown').at).toEqual(place([41, 40]))
    expect(() =>
      sewers().play(
        (game, { clown: it }) => useSewer(game, it),
        '',
        ['sewer-exit', '2'],
        ['place', to(43, 40)],
      ),
    ).toThrow(/within|contact/)
  })

  test('a Manipulate action, no further move, once a round', () => {
    const table = sewers()
    table.playOn('', ['action', 'sewer'], ['sewer-exit', '3'], ['place', to(5, 40)], ['action', 'end'])
    const offered = table.offered('action')
    expect(offered.move).toContain('sewer')
    expect(offered.suspect).toBeDefined()
    expect(table.play((game, { clown: it }) => sewerBlockedReason(game, it))).toContain('this round')
  })
})

test('bmg3/core/place-vs-move: what keeps a model from moving keeps it from being placed', () => {
  const table = setTable({
    models: { clown: { ...clown, traits: ['rooted'] } },
    book: { traits: { rooted: { name: 'Rooted', text: 'A test.', own: { 'cannot-move': true } } } },
    active: 'clown',
  })
  table.play((game) => {
    addMarker(game, 'sewer', place([21, 20]))
    addMarker(game, 'sewer', place([40, 40]))
  })
  expect(table.play((game, { clown: it }) => useSewer(game, it))).toBe(false)
})
