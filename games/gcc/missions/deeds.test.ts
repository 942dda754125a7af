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
  // One event is left, and nobody has to be asked.
  expect(table.asked).toEqual([])
  table.state.turn = 9
  table.play((game) => triggerEvent(game), '', ['event', 'late'])
  expect(Object.keys(table.offered('event'))).toEqual(['late', 'any'])
})
