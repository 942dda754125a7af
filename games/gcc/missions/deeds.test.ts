import { describe, expect, test } from 'vitest'
import { tasksFor } from '../actions/tasks.ts'
import { setTable } from '../testing/table.ts'
import { performDeeds } from './deeds.ts'
import { triggerEvent } from './events.ts'
import type { Deed } from './mission.ts'

const bombs = (...faces: readonly string[]) =>
  faces.map((face, i) => ({ kind: 'bomb', face, id: `bomb-${i}`, at: 0, holder: -1 }))

describe('gcc/core/mission-data: deeds', () => {
  const scene = () =>
    setTable({
      minis: {
        batman: { at: 'a', energy: { reserve: 2, fatigue: 3, wounds: 5 } },
        thug: { at: 'a', tile: {} },
      },
    })
  const perform = (table: ReturnType<typeof scene>, ...deeds: readonly Deed[]) =>
    table.play((game) => performDeeds(game, deeds, {}))

  test('the villain recovers so many cubes from fatigue, and no more than lie there', () => {
    const table = scene()
    perform(table, { villainRecovers: 1 })
    expect(table.state.post).toMatchObject({ reserve: 11, fatigue: 1 })
    perform(table, { villainRecovers: 4 })
    expect(table.state.post).toMatchObject({ reserve: 12, fatigue: 0 })
  })

  test('so do heroes', () => {
    const table = scene()
    perform(table, { heroesRecover: 2 })
    expect(table.hero('batman')).toMatchObject({ reserve: 4, fatigue: 1, wounds: 5 })
    perform(table, { heroesRecover: 2 })
    expect(table.hero('batman')).toMatchObject({ reserve: 5, fatigue: 0, wounds: 5 })
  })

  test('tokens turn as many as it says, from the face it says', () => {
    const table = scene()
    table.state.tokens = bombs('hidden', 'armed', 'hidden', 'hidden')
    perform(table, { turnTokens: { kind: 'bomb', from: 'hidden', to: 'armed', most: 2 } })
    expect(table.state.tokens.map(({ face }) => face)).toEqual(['armed', 'armed', 'armed', 'hidden'])
    perform(table, { turnTokens: { kind: 'bomb', from: 'armed', to: 'exploded' } })
    expect(table.state.tokens.map(({ face }) => face)).toEqual(['exploded', 'exploded', 'exploded', 'hidden'])
  })

  test('only the token of the action goes', () => {
    const table = scene()
    table.state.tokens = bombs('hidden', 'armed')
    table.play((game) => performDeeds(game, [{ removeToken: true }], { token: game.state.tokens[1]! }))
    expect(table.state.tokens.map(({ id }) => id)).toEqual(['bomb-0'])
  })

  test('tokens of another kind do not turn', () => {
    const table = scene()
    table.state.tokens = [...bombs('hidden'), { ...bombs('hidden')[0]!, kind: 'safe', id: 'safe-1' }]
    perform(table, { turnTokens: { kind: 'bomb', from: 'hidden', to: 'armed' } })
    expect(table.state.tokens.map(({ face }) => face)).toEqual(['armed', 'hidden'])
  })

  test('a token is placed with its face, and taken by the actor', () => {
    const table = scene()
    perform(table, { placeToken: { kind: 'key', face: 'up', area: 'c' } })
    expect(table.state.tokens).toMatchObject([{ kind: 'key', face: 'up', at: 2, holder: -1 }])
    table.play((game, { batman }) =>
      performDeeds(game, [{ takeToken: true }], { actor: batman, token: game.state.tokens[0]! }),
    )
    expect(table.state.tokens).toMatchObject([{ at: -1, holder: 0 }])
  })

  test('explosions go off where the mission says, where the token is, or at every token of a kind and face', () => {
    const explodes = (deed: Deed) => {
      const table = setTable({
        minis: { batman: { at: 'a' }, robin: { at: 'b' }, thug: { at: 'c', tile: { lifePoints: 9 } } },
      })
      table.state.tokens = [
        { kind: 'bomb', face: 'armed', id: 'one', at: 1, holder: -1 },
        { kind: 'bomb', face: 'hidden', id: 'two', at: 2, holder: -1 },
        { kind: 'safe', face: 'armed', id: 'three', at: 2, holder: -1 },
        { kind: 'bomb', face: 'armed', id: 'carried', at: -1, holder: 0 },
      ]
      table.play(
        (game) => performDeeds(game, [deed], { token: game.state.tokens[0]! }),
        'explodeTokens' in deed ? '3 3' : '3',
      )
      return [table.hero('batman').wounds, table.hero('robin').wounds, 9 - table.mini('thug').life]
    }
    expect(explodes({ explode: 1, at: 'c' })).toEqual([0, 0, 1])
    expect(explodes({ explode: 1 })).toEqual([0, 1, 0])
    expect(explodes({ explodeTokens: { kind: 'bomb', face: 'armed' }, level: 1 })).toEqual([1, 1, 0])
  })

  test('gas and smoke come into the areas that are named', () => {
    const table = scene()
    perform(table, { smoke: 2, areas: ['c', 'd'] })
    perform(table, { gas: 1, areas: ['e'] })
    expect(table.state.clouds).toMatchObject([
      { kind: 'smoke', at: 2, count: 2 },
      { kind: 'smoke', at: 3, count: 2 },
      { kind: 'gas', at: 4, count: 1 },
    ])
  })

  test('all characters of a tile on the board move so far, without their bonus; tiles of the heroes do not', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'e' },
        friend: { at: 'e', tile: { id: 'thug' }, commander: 'batman' },
        brute: { at: 'd', tile: {} },
        thug: { at: 'a', tile: {} },
        second: { like: 'thug', at: 'b' },
        gone: { like: 'thug' },
      },
    })
    table.play(
      (game) => performDeeds(game, [{ moveTile: 'thug', by: 1 }], {}),
      '',
      // The first has only one way to go.
      ['move-to', 'end'],
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
      ['move-to', 'end'],
    )
    expect(['friend', 'thug', 'second', 'gone'].map((name) => table.mini(name).at)).toEqual([4, 1, 3, -1])
    expect(table.mini('brute').at).toBe(3)
    // One point each: the second step of the second has to be bought.
    expect(table.state.post.movement).toBe(1)
  })

  test('a character of the named tile in the area of the actor is safe, and leaves for good', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'b' },
        guard: { at: 'b', tile: {}, side: 'neutral' },
        far: { at: 'a', tile: { id: 'hostage' }, side: 'neutral' },
        near: { at: 'b', tile: { id: 'hostage' }, side: 'neutral' },
      },
    })
    table.play((game, { batman }) => performDeeds(game, [{ release: 'hostage' }], { actor: batman! }))
    expect(table.mini('near')).toMatchObject({ at: -1, condition: 'gone' })
    expect([table.mini('guard').at, table.mini('far').at]).toEqual([1, 0])
  })

  test('a card that is found goes to the actor, or lies there if it is too heavy', () => {
    const find = (maxEncumbrance: number) => {
      const table = setTable({
        minis: { batman: { at: 'c', hero: { maxEncumbrance } }, robin: { at: 'a' } },
        items: {
          held: { id: 'vest', held: 'robin' },
          lying: { id: 'vest', lies: 'a' },
          other: {},
          vest: { size: 2 },
        },
      })
      table.play((game, { batman }) => performDeeds(game, [{ findItem: 'vest' }], { actor: batman }))
      return [table.item('lying'), table.item('other'), table.item('vest')].map(({ holder, at }) => [
        holder,
        at,
      ])
    }
    expect(find(2)).toEqual([
      [-1, 0],
      [-1, -1],
      [0, -1],
    ])
    expect(find(1)).toEqual([
      [-1, 0],
      [-1, -1],
      [-1, 2],
    ])
  })

  test('a card that is out of the game is not found again', () => {
    const table = setTable({ minis: { batman: { at: 'c' } }, items: { vest: {} } })
    table.item('vest').gone = true
    table.play((game, { batman }) => performDeeds(game, [{ findItem: 'vest' }], { actor: batman }))
    expect(table.item('vest')).toMatchObject({ holder: -1, at: -1 })
  })
})

test('gcc/core/manipulation-list: an action of both sides is open to both, one of a side to no other', () => {
  const table = setTable({
    minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } },
    mission: {
      actions: (
        [
          ['lever', ['heroes', 'villain']],
          ['alarm', ['heroes']],
        ] as const
      ).map(([id, by]) => ({
        id,
        name: id,
        by: [...by],
        action: 'manipulation',
        kind: 'automatic',
        deeds: [{ count: id, add: 1 }],
      })),
    },
  })
  const open = (name: 'batman' | 'thug') => tasksFor(table.position, table.mini(name)).map(({ id }) => id)
  expect(open('batman')).toEqual(['mission:lever', 'mission:alarm'])
  expect(open('thug')).toEqual(['mission:lever'])
})

test('gcc/core/event-tile: events whose condition does not hold, and those that were for once, are not offered', () => {
  const table = setTable({
    minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } },
    mission: {
      events: [
        { id: 'once', name: 'Once', text: 'Once.', once: true },
        { id: 'late', name: 'Late', text: 'Late.', when: { fromTurn: 9 } },
        { id: 'any', name: 'Any', text: 'Any time.' },
      ],
    },
  })
  table.play((game) => triggerEvent(game), '', ['event', 'once'])
  expect(Object.keys(table.offered('event'))).toEqual(['once', 'any'])
  table.play((game) => triggerEvent(game))
  // One event is left, and no question is needed.
  expect(table.asked).toEqual([])
  table.state.turn = 9
  table.play((game) => triggerEvent(game), '', ['event', 'late'])
  expect(Object.keys(table.offered('event'))).toEqual(['late', 'any'])
})

test('gcc/core/reinforcement: a mission can bring in a character outside the event tile', () => {
  const table = setTable<string>({
    minis: { batman: { at: 'a' }, thug: { tile: {} }, brute: { tile: { reinforcementCost: 2 } } },
  })
  table.play((game) => performDeeds(game, [{ reinforce: 1 }], {}), '', ['reinforce', '1'])
  expect([table.mini('thug').at, table.mini('brute').at]).toEqual([4, -1])
})

test('gcc/core/mission-data: a new token has an id of its own, whatever was removed before', () => {
  const table = setTable({ minis: { batman: { at: 'a' } } })
  table.state.tokens = bombs('hidden', 'armed')
  const place: Deed = { placeToken: { kind: 'bomb', face: 'armed', area: 'b' } }
  table.play((game) => performDeeds(game, [{ removeToken: true }, place], { token: game.state.tokens[0]! }))
  expect(table.state.tokens.map(({ id }) => id)).toEqual(['bomb-1', 'bomb-2'])
})
