import type { CrewList } from '@gargoyle/bmg3'
import { expect, test } from 'vitest'
import { mendPlaceOf, placeId } from './violation-place.ts'

const list: CrewList = {
  boss: 'a',
  models: [
    { id: 'a', rank: 'leader', equipment: [] },
    { id: 'b', rank: 'henchman', equipment: ['gcpd/radio'] },
    { id: 'b', rank: 'henchman', equipment: [] },
  ],
  reputation: 350,
  deck: [{ card: 'c', copies: 2 }],
}
const place = (rule: string, at?: string) => mendPlaceOf({ rule, text: '', ...(at ? { at } : {}) }, list)

test('a violation leads to the model, the last of its kind, or to who carries the thing', () => {
  expect(place('bmg3/core/boss', 'a')).toEqual({ kind: 'model', at: 0 })
  expect(place('bmg3/core/crew-ranks', 'b')).toEqual({ kind: 'model', at: 2 })
  expect(place('bmg3/core/funding', 'gcpd/radio')).toEqual({ kind: 'model', at: 1 })
})

test('or to the card, the deck, the limit, or the crew', () => {
  expect(place('bmg3/core/objective-deck', 'c')).toEqual({ kind: 'card', card: 'c' })
  expect(place('bmg3/core/objective-deck')).toEqual({ kind: 'deck' })
  expect(place('bmg3/core/crew-reputation')).toEqual({ kind: 'limit' })
  expect(place('bmg3/core/boss')).toEqual({ kind: 'crew' })
})

test('every place has an element of its own', () => {
  const ids = [
    { kind: 'model', at: 0 } as const,
    { kind: 'model', at: 1 } as const,
    { kind: 'card', card: 'c' } as const,
    { kind: 'deck' } as const,
    { kind: 'limit' } as const,
    { kind: 'crew' } as const,
  ].map(placeId)
  expect(new Set(ids).size).toBe(ids.length)
})
