import { must, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { troubleOf } from '../../bmg/new-game/choices.ts'
import { hostedBmg3 } from '../testing/hosted-bmg3.ts'
import {
  isDoubtful,
  type OrderContext,
  orderOf,
  readChoices,
  settledChoices,
  usualChoices,
} from './choices.ts'

const context: OrderContext = {
  ownCrew: (id) => (id === 'mine' ? { boss: 'joker' } : undefined),
  freshSeed: () => 'fresh',
}

test('what is usual makes a game that begins', () => {
  const order = must(orderOf(usualChoices, context))
  expect(order).toMatchObject({
    game: 'bmg3',
    seed: 'fresh',
    seats: { Computer: { kind: 'bot', name: 'regular' } },
  })
  expect(startSession(hostedBmg3.definition, order).ok).toBe(true)
})

test('two people sit there under their own names', () => {
  const order = must(orderOf({ ...usualChoices, mode: 'people', names: [' Ada ', 'Bo'] }, context))
  expect(order.seats).toEqual({ Ada: { kind: 'person' }, Bo: { kind: 'person' } })
})

test.each([
  [{ mode: 'people', names: ['', 'Bo'] }, 'names'],
  [{ mode: 'people', names: ['Bo', 'Bo '] }, 'names'],
  [{ mode: 'people', names: ['spectator', 'Bo'] }, 'names'],
  [{ board: 'city', city: ' ' }, 'city'],
  [{ crews: [{ from: 'own', id: 'gone' }, usualChoices.crews[1]] }, 'side-0'],
  [{ crews: [usualChoices.crews[0], { from: 'code', code: '' }] }, 'side-1'],
] as const)('%j is refused at the field it is about', (change, field) => {
  const order = orderOf({ ...usualChoices, ...change }, context)
  expect(order.ok).toBe(false)
  if (!order.ok) expect(troubleOf(order.reason)).toMatchObject({ field, text: expect.stringMatching(/\w+/) })
})

test('own crews go into the game as they are kept, codes as they were pasted', () => {
  const crews = [
    { from: 'own', id: 'mine' },
    { from: 'code', code: 'https://example.org/build?crew=b3.1.abc&name=X' },
  ] as const
  const order = must(orderOf({ ...usualChoices, crews }, context))
  expect(order.setup).toMatchObject({ crews: [{ crew: { boss: 'joker' } }, { crew: 'b3.1.abc' }] })
  expect([isDoubtful({ ...usualChoices, crews }), isDoubtful(usualChoices)]).toEqual([true, false])
})

test('what the rules refuse is shown at the crew or board it is about', () => {
  const order = must(
    orderOf(
      { ...usualChoices, crews: [usualChoices.crews[0], { from: 'code', code: 'b3.9.nonsense' }] },
      context,
    ),
  )
  const started = startSession(hostedBmg3.definition, order)
  expect(started.ok).toBe(false)
  if (!started.ok) expect(troubleOf(started.reason).field).toBe('side-1')
  expect(troubleOf({ text: 'No.', path: 'board' }).field).toBe('city')
  expect(troubleOf({ text: 'No.' }).field).toBeUndefined()
})

test('a saved crew that cannot be read is refused at its side, in words for people', () => {
  const DAMAGED = 'It is damaged, or was kept by another version of this page. Choose another one.'
  const crews = [usualChoices.crews[0], { from: 'own', id: 'mine' }] as const
  for (const list of [null, 'x', [], {}, { boss: 7 }]) {
    const order = orderOf({ ...usualChoices, crews }, { ...context, ownCrew: () => list })
    const started = order.ok ? startSession(hostedBmg3.definition, order.value) : order
    const trouble = started.ok ? undefined : troubleOf(started.reason)
    expect(trouble, JSON.stringify(list)).toEqual({ field: 'side-1', text: DAMAGED })
  }
})

test('what was chosen last time is remembered, but for the seed; nonsense is as usual', () => {
  const chosen = {
    ...usualChoices,
    mode: 'people',
    level: 'veteran',
    board: 'docks',
    plots: true,
    seed: 'x',
  } as const
  expect(readChoices(JSON.stringify(chosen))).toEqual({ ...chosen, seed: '' })
  for (const text of [null, '', 'no', '[]', '3', '{"level": 7, "names": [1], "crews": [{"from": "sky"}]}'])
    expect(readChoices(text)).toEqual(usualChoices)
})

test('what is no longer there is chosen anew', () => {
  const menu = { crews: ['joker-carnival'], boards: ['docks'], encounters: ['ambush'], events: ['exposed'] }
  const before = { ...usualChoices, board: 'docks', encounter: 'ambush', event: 'none' }
  expect(settledChoices(before, menu)).toEqual(before)
  expect(settledChoices({ ...before, board: 'moon', encounter: 'gone', event: 'gone' }, menu)).toEqual({
    ...before,
    board: 'crime-alley',
    encounter: 'any',
    event: 'any',
  })
})

test('who wants nothing told by a question is asked at every chance to play a card', () => {
  const order = must(orderOf({ ...usualChoices, askAlways: true }, context))
  expect(order.setup).toMatchObject({ askAlways: true })
  expect(startSession(hostedBmg3.definition, order).ok).toBe(true)
  expect(must(orderOf(usualChoices, context)).setup).not.toHaveProperty('askAlways')
  const kept = readChoices(JSON.stringify({ ...usualChoices, askAlways: true }))
  expect(kept.askAlways).toBe(true)
})
