import { expect, test } from 'vitest'
import { type Seen, seenNow } from './dice-tray.tsx'

const closed: Seen = { news: 'roll-1', question: 4, isOpen: false }

test('dice that fall lie open until the question that came with them is answered', () => {
  const fallen = seenNow(closed, 'roll-2', undefined)
  expect(fallen.isOpen).toBe(true)
  const asked = seenNow(fallen, 'roll-2', 5)
  expect(asked).toEqual({ news: 'roll-2', question: 5, isOpen: true })
  expect(seenNow(asked, 'roll-2', 5)).toBe(asked)
  expect(seenNow(asked, 'roll-2', 6).isOpen).toBe(false)
})

test('the choice of the player holds until new dice fall', () => {
  const hidden: Seen = { news: 'roll-2', question: 5, isOpen: false }
  expect(seenNow(hidden, 'roll-2', 5).isOpen).toBe(false)
  expect(seenNow(hidden, 'roll-2', undefined).isOpen).toBe(false)
  expect(seenNow(hidden, 'roll-3', 5).isOpen).toBe(true)
})
