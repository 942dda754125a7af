import { boardNames, boards, cityThemeNames } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { hasPavement } from './ground-painting.ts'
import { groundStyle } from './ground-style.ts'

test('themes find their ground by a word, others a street', () => {
  expect(groundStyle('cathedral square').laid).toBe('cobbles')
  expect(groundStyle('asylum').laid).toBe('grass')
  expect(groundStyle('docks').laid).toBe('planks')
  expect(groundStyle('waterfront').laid).toBe('planks')
  expect(groundStyle('chemical works').laid).toBe('slabs')
  expect(groundStyle('crime alley').laid).toBe('asphalt')
  for (const theme of cityThemeNames) expect(groundStyle(theme).ground).toMatch(/^#[0-9a-f]{6}$/)
})

test('houses on the ground have a pavement, nothing else has', () => {
  const pieces = boardNames.flatMap((name) => boards[name].pieces)
  const paved = pieces.filter(hasPavement)
  expect(paved.length).toBeGreaterThan(20)
  expect(paved.every(({ kind, bottom }) => kind === 'building' && bottom === 0)).toBe(true)
})
