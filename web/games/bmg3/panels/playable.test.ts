import { choose, describe as described } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { playableNow, stacked } from './playable.ts'

const option = (half: string, card: string, why?: string) => ({
  id: half === '' ? card : `${half}:${card}`,
  label: card,
  about: half === '' ? { card } : { card, half },
  ...(why === undefined ? {} : { why: { text: why } }),
})

test('the halves of a card are playable that the question offers', () => {
  const action = described(
    choose({
      name: 'action',
      prompt: 'What?',
      options: [
        option('objective', 'lamps'),
        option('resource', 'lamps'),
        option('resource', 'noise', 'Too dear.'),
        { id: 'end', label: 'End' },
      ],
    }),
  )
  expect(playableNow('lamps', action)).toEqual({ objective: true, resource: true })
  expect(playableNow('noise', action)).toEqual({ objective: false, resource: false })
  expect(playableNow('lamps', undefined)).toEqual({ objective: false, resource: false })
})

test('questions about one half only name the card alone', () => {
  const ask = (name: string) =>
    described(choose({ name, prompt: '?', options: [option('', 'lamps'), { id: 'no', label: 'No' }] }))
  expect(playableNow('lamps', ask('objective'))).toEqual({ objective: true, resource: false })
  expect(playableNow('lamps', ask('resource'))).toEqual({ objective: false, resource: true })
  expect(playableNow('lamps', ask('discard'))).toEqual({ objective: false, resource: false })
})

test('equal cards lie on one pile', () => {
  expect(stacked(['a', 'b', 'a'])).toEqual([
    { card: 'a', copies: 2 },
    { card: 'b', copies: 1 },
  ])
})
