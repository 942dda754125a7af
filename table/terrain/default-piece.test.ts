import { describe, expect, test } from 'vitest'
import { inches } from '../units.ts'
import { defaultPiece, heightMismatch, isPieceKind, pieceKind, pieceKindNames } from './default-piece.ts'
import { rectangle } from './read-board.ts'

describe.each(pieceKindNames)('%s', (name) => {
  const kind = pieceKind(name)

  test('has a sentence about it and properties that agree with each other', () => {
    const { passage, standable, climbable, ladder } = kind.properties
    expect(kind.about).toMatch(/^[A-Z].*\.$/)
    if (standable) expect(passage).toBe('solid')
    if (climbable) expect(passage).toBe('solid')
    if (ladder) expect(passage).toBe('open')
  })

  test('its usual height suits its class', () => {
    if (kind.usual !== undefined) expect(heightMismatch(name, 0, kind.usual)).toBeUndefined()
  })
})

test('small obstacles end at 1 inch and large scenery begins above it', () => {
  expect(heightMismatch('crate', 0, inches(1))).toBeUndefined()
  expect(heightMismatch('crate', 0, inches(1.05))).toContain('small obstacle')
  expect(heightMismatch('crate', inches(3), inches(4))).toBeUndefined()
  expect(heightMismatch('car', 0, inches(1))).toContain('large scenery')
  expect(heightMismatch('rubble', 0, 0)).toBeUndefined()
  expect(heightMismatch('walkway', inches(2), inches(3.5))).toContain('1" thick')
  expect(heightMismatch('walkway', inches(2), inches(3.5), 'cm')).toContain('2.54 cm thick')
})

test('a piece takes its height from its bottom', () => {
  const vent = defaultPiece('vent', { id: 'v', footprint: rectangle(0, 0, 10, 10), bottom: inches(3) })
  expect(vent).toMatchObject({ kind: 'vent', bottom: 7620, top: 7620 + 1905, passage: 'solid' })
})

test('names of objects are not kinds', () => {
  expect(isPieceKind('toString')).toBe(false)
  expect(isPieceKind('crate')).toBe(true)
})
