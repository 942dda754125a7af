import { describe, expect, test } from 'vitest'
import { must, randomFrom, type Session, seat, startSession } from '../../index.ts'
import { type StagedGame, stage } from '../../testing/index.ts'
import {
  type MuseumContent,
  type MuseumSetup,
  type MuseumState,
  museum,
  museumWings,
  roomsWithin,
} from './index.ts'

const fox = seat('fox')
const guard = seat('guard')

/** A night in the east wing, with some things where a test wants them and the diamond in the gallery. */
function night(
  dice = '',
  changes: (state: MuseumState) => void = () => undefined,
): StagedGame<MuseumSetup, MuseumContent, MuseumState> {
  const rigged: typeof museum = {
    ...museum,
    start(opening) {
      const state = museum.start(opening)
      state.diamond.room = 'gallery'
      changes(state)
      return state
    },
  }
  return stage(rigged, { setup: { wing: 'east' }, dice })
}

const put = (state: MuseumState, who: string, room: string): void => {
  for (const each of [...state.burglars, state.guard]) if (each.seat === who) each.room = room
}

describe('museum/sneak', () => {
  test('burglars act in the order they like, once each, then the guard', () => {
    const game = night()
    expect(game.asked()).toEqual(['fox: sneak', 'magpie: sneak'])
    game.answer('magpie', 'go:workshop')
    expect(game.asked()).toEqual(['fox: sneak'])
    expect(game.refusal('magpie', 'wait')).toContain('not for magpie to answer')
    game.answer('fox', 'wait')
    expect(game.asked()).toEqual(['guard: patrol'])
    expect(game.story()).toEqual(['magpie sneaks to the workshop.'])
  })

  test('only through doors', () => {
    expect(night().refusal('fox', 'go:gallery')).toContain('"go:gallery" is not on offer')
  })

  test('the two burglars are one side, the guard the other', () => {
    expect(night().session.sides).toEqual([['fox', 'magpie'], ['guard']])
  })
})

describe('museum/search', () => {
  const inGallery = (state: MuseumState) => put(state, 'fox', 'gallery')

  test.each([
    ['3', 'fox opens the showcase in the gallery and finds the diamond.'],
    ['2', 'fox rolls the lock: 2'],
    ['1', 'The alarm rings (1).'],
  ])('a %s: %s', (die, text) => {
    const game = night(die, inGallery)
    game.answer('fox', 'search')
    expect(game.story().at(-1)).toBe(text)
    expect(game.session.state.closed.includes('gallery')).toBe(die !== '3')
  })

  test('who opens the right one carries the diamond, the wrong one holds a copy', () => {
    const right = night('6', inGallery)
    right.answer('fox', 'search')
    expect(right.session.state.diamond).toEqual({ room: 'gallery', found: true, carrier: fox })
    const wrong = night('6', (state) => put(state, 'fox', 'egypt'))
    wrong.answer('fox', 'search')
    expect(wrong.story().at(-1)).toContain('finds a copy')
    expect(wrong.session.state.diamond.found).toBe(false)
  })

  test('a showcase is opened once', () => {
    const game = night('', (state) => {
      inGallery(state)
      state.closed = ['egypt']
    })
    expect(game.refusal('fox', 'search')).toBe('This showcase has been opened.')
  })

  test('the third alarm brings the police', () => {
    const game = night('1', (state) => {
      inGallery(state)
      state.alarms = 2
    })
    game.answer('fox', 'search')
    expect(game.session.outcome).toMatchObject({
      winner: 'guard',
      winners: [guard],
      reason: 'the police are here',
    })
  })
})

describe('museum/leave', () => {
  const onTheRoof = (carrier: MuseumState['diamond']['carrier']) => (state: MuseumState) => {
    put(state, 'fox', 'roof')
    state.diamond = { room: 'roof', found: true, carrier }
  }

  test('both burglars win when one of them leaves with the diamond', () => {
    const game = night('', onTheRoof(fox))
    game.answer('fox', 'leave')
    expect(game.session.outcome).toMatchObject({ winner: 'burglars', winners: ['fox', 'magpie'] })
  })

  test('but not without it, nor from a room without an exit', () => {
    const without = night('', onTheRoof(null))
    expect(without.refusal('fox', 'leave')).toBe('Only the one who carries the diamond leaves.')
    without.answer('fox', 'take')
    expect(without.session.state.diamond.carrier).toBe(fox)
    const inside = night('', (state) => {
      onTheRoof(fox)(state)
      put(state, 'fox', 'gallery')
    })
    expect(inside.refusal('fox', 'leave')).toContain('not on offer')
  })
})

describe('museum/patrol and museum/seize', () => {
  const cornered = (state: MuseumState) => {
    put(state, 'fox', 'gallery')
    state.phase = 'guard'
    state.diamond = { room: 'gallery', found: true, carrier: fox }
  }

  test('the guard gets as far as two doors', () => {
    expect([...roomsWithin(museumWings.east!, 'foyer', 2)]).toEqual([
      ['foyer', 0],
      ['egypt', 1],
      ['armoury', 1],
      ['treasury', 1],
      ['cellar', 2],
      ['gallery', 2],
      ['workshop', 2],
    ])
    expect(night('', cornered).refusal('guard', 'roof')).toContain('not on offer')
  })

  test.each([
    ['5 4', true],
    ['4 4', false],
    ['4 5', false],
  ])('dice %s, guard first: caught is %s', (dice, caught) => {
    const game = night(dice, cornered)
    game.answer('guard', 'gallery')
    expect(game.session.state.burglars[0]?.caught).toBe(caught)
    // The diamond falls where its carrier is caught.
    expect(game.session.state.diamond).toEqual({ room: 'gallery', found: true, carrier: caught ? null : fox })
  })

  test('every alarm adds one to the guard', () => {
    const game = night('4 4', (state) => {
      cornered(state)
      state.alarms = 1
    })
    game.answer('guard', 'gallery')
    expect(game.story().at(-1)).toBe('fox is caught.')
  })

  test('of several the guard chooses one, and the last one caught ends the night', () => {
    const game = night('6 1 6 1', (state) => {
      cornered(state)
      put(state, 'magpie', 'gallery')
    })
    game.play(['guard', 'patrol', 'gallery'], ['guard', 'seize', 'magpie'], ['fox', 'sneak', 'wait'])
    game.answer('guard', 'gallery')
    expect(game.session.outcome).toMatchObject({
      winner: 'guard',
      reason: 'all burglars are caught',
      caught: 2,
    })
  })

  test('museum/dawn: the guard wins after the last hour', () => {
    const game = night('', (state) => {
      state.phase = 'guard'
      state.hour = 10
    })
    game.answer('guard', 'foyer')
    expect(game.session.outcome).toMatchObject({ winner: 'guard', reason: 'dawn has come', hours: 11 })
  })
})

test('only the guard knows where the diamond is, until its showcase is open', () => {
  const game = night('6', (state) => put(state, 'fox', 'gallery'))
  const seen = (viewer: string) =>
    (game.session.view(viewer as typeof fox).game as { diamond: { room: string } | null }).diamond?.room
  expect(['fox', 'magpie', 'guard', 'spectator'].map(seen)).toEqual([
    undefined,
    undefined,
    'gallery',
    undefined,
  ])
  const imagined = Array.from(
    { length: 20 },
    (_, i) =>
      (must(game.session.imagine(fox, randomFrom(`${i}`))) as Session<never, unknown, MuseumState>).state,
  )
  expect(new Set(imagined.map(({ diamond }) => diamond.room)).size).toBe(4)
  game.answer('fox', 'search')
  expect(seen('spectator')).toBe('gallery')
})

test.each([
  ['table', 'seats', { seats: ['a', 'b'] }],
  ['wing', 'wing', { wing: 'north' }],
  ['hours', 'hours', { hours: 0 }],
])('a setup with a wrong %s is refused', (_, path, setup) => {
  expect(museum.prepare(setup)).toMatchObject({ ok: false, reason: { path } })
  expect(startSession(museum, { setup: 3, seed: 's' }).ok).toBe(false)
})

test('doors lead both ways, and every wing has showcases and an exit', () => {
  for (const { rooms, entrance, office } of Object.values(museumWings)) {
    const ids = rooms.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([entrance, office]))
    for (const { id, doors } of rooms)
      for (const door of doors) expect(rooms.find((each) => each.id === door)?.doors).toContain(id)
    expect(rooms.filter(({ showcase }) => showcase)).toHaveLength(4)
    expect(rooms.some(({ exit }) => exit)).toBe(true)
  }
})
