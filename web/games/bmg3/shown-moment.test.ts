import { must, randomFrom } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { routesIn } from '../bmg/routes.ts'
import { shownMoment } from './shown-moment.ts'
import { playUntil, quickGame, stage } from './testing/moments.ts'

test('numbers that something has changed come with the reason', () => {
  const session = playUntil(quickGame(), stage('execute'))
  const isLying = (model: number) =>
    (shownMoment(session).changed[model] ?? []).some(
      ({ skill, why }) => skill === 'defense' && why.includes('knocked down'),
    )
  expect(isLying(0)).toBe(false)
  const [first] = session.state.models
  if (first) first.condition = 'down'
  expect(isLying(0)).toBe(true)
})

test('an encounter with walls has them put on the board', () => {
  const walled = quickGame('wall', { encounter: 'taking-sides' })
  expect(shownMoment(playUntil(walled, stage('deployment'))).walls.length).toBeGreaterThan(0)
  expect(shownMoment(playUntil(quickGame(), stage('deployment'))).walls).toEqual([])
})

test('the way of a move ends where the model came to stand, even by falling', () => {
  const move = {
    name: 'move',
    about: {
      model: 3,
      legs: [
        [1, 2, 0],
        [5, 6, 0],
      ],
      end: [5, 6, 0],
    },
  }
  const fall = { name: 'move', about: { model: 4, legs: [[1, 2, 9]], end: [1, 2, 0] } }
  expect(routesIn([move, fall, { name: 'pass' }])).toEqual({
    3: [
      { x: 1, y: 2, z: 0 },
      { x: 5, y: 6, z: 0 },
    ],
    4: [
      { x: 1, y: 2, z: 9 },
      { x: 1, y: 2, z: 0 },
    ],
  })
})

test('all that is shown survives the way to the page, all through a game', () => {
  const session = quickGame('through and through')
  const random = randomFrom('through')
  let looks = 0
  while (session.pending !== undefined) {
    const [asked] = session.pending.asked.filter(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, asked.decision.candidates(random, 1)[0]))
    if (++looks % 7 === 0) {
      const shown = shownMoment(session)
      expect(structuredClone(shown)).toEqual(shown)
    }
  }
  expect(session.isOver).toBe(true)
  expect(looks).toBeGreaterThan(100)
})
