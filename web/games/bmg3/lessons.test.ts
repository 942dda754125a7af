import { greedyPlayer } from '@gargoyle/bots'
import { must, randomFrom, requestFor } from '@gargoyle/engine'
import { bmg3Evaluator } from '@gargoyle/kits/bmg3'
import { expect, test } from 'vitest'
import { lessonProgress } from '../../coach/lessons.ts'
import { lessons } from './lessons.ts'
import { quickStart } from './quick-start.ts'
import { firstOf, momentOf, playUntil, quickGame } from './testing/moments.ts'

const toRead = new Set(lessons.filter(({ isDone }) => isDone === undefined).map(({ id }) => id))

/** The lessons that are done when the guided game is played to its end with random answers. */
function learned(seed: string): ReadonlySet<string> {
  const setup = quickStart(seed).setup as Parameters<typeof quickGame>[1]
  const session = playUntil(quickGame(seed, setup), () => false, seed)
  return lessonProgress(lessons, session.events(firstOf(session)), momentOf(session), toRead).done
}

/** The guided game, in which our models go up wherever they can. */
function climbed(seed: string): ReadonlySet<string> {
  const session = quickGame(seed, quickStart(seed).setup as Parameters<typeof quickGame>[1])
  const me = firstOf(session)
  const isAsked = (game: typeof session) =>
    game.pending?.asked.some(({ seat, decision }) => seat === me && decision.name === 'move') ?? false
  for (let moves = 0; moves < 20 && session.pending !== undefined; moves++) {
    playUntil(session, isAsked, `${seed} ${moves}`)
    const asked = session.pending?.asked.find(({ seat }) => seat === me)
    const high = asked?.decision.explorer
      ?.destinations(200)
      .find(({ points }) => points.length > 1 && (points.at(-1)?.z ?? 0) > 0)
    const [any] = asked?.decision.candidates(randomFrom(seed), 1) ?? []
    const answer = high?.answer ?? any
    if (asked !== undefined && answer !== undefined) must(session.answer(asked.seat, answer))
    if (high !== undefined) break
  }
  return lessonProgress(lessons, session.events(me), momentOf(session), toRead).done
}

/** The guided game played by a player who knows how to win it. */
function playedWell(seed: string): ReadonlySet<string> {
  const session = quickGame(seed, quickStart(seed).setup as Parameters<typeof quickGame>[1])
  const player = greedyPlayer(bmg3Evaluator, { candidates: 6, samples: 1, followUps: 1 })
  const random = randomFrom(seed)
  while (session.pending !== undefined) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, player.answer(requestFor(session, asked, { random }))))
  }
  return lessonProgress(lessons, session.events(firstOf(session)), momentOf(session), toRead).done
}

test('everything that the guide teaches can be done in the game that it guides', () => {
  const done = new Set(['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [...learned(seed)]))
  for (const id of [...climbed('up'), ...playedWell('good')]) done.add(id)
  expect(lessons.filter(({ id }) => !done.has(id)).map(({ id }) => id)).toEqual([])
})

test('nothing is done before it is: at the beginning only what is read', () => {
  const session = quickGame()
  const { done, next } = lessonProgress(
    lessons,
    session.events(firstOf(session)),
    momentOf(session),
    new Set(),
  )
  expect([...done]).toEqual([])
  expect(next?.id).toBe('activate')
})

test('what the other side does teaches nothing but what hits may do', () => {
  const session = playUntil(quickGame('x', quickStart('x').setup), () => false, 'x')
  const [, other] = session.seats
  const events = session.events(firstOf(session))
  const own = lessonProgress(lessons, events, momentOf(session), new Set()).done
  const theirs = lessonProgress(
    lessons,
    events.filter(({ name }) => name === 'attack' || name === 'move'),
    { ...momentOf(session), look: { ...momentOf(session).look, viewer: other! } },
    new Set(),
  ).done
  expect(own.has('activate')).toBe(true)
  expect(theirs.has('activate')).toBe(false)
})
