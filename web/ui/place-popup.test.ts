import { expect, test } from 'vitest'
import { placePopup } from './place-popup.ts'

const screen = { width: 400, height: 300 }
const popup = { width: 200, height: 100 }

test('a popup goes below its anchor, in its middle', () => {
  expect(placePopup({ left: 150, top: 20, width: 100, height: 20 }, popup, screen)).toEqual({
    left: 100,
    top: 48,
  })
})

test('it goes above where there is no room below', () => {
  expect(placePopup({ left: 150, top: 250, width: 100, height: 20 }, popup, screen)).toEqual({
    left: 100,
    top: 142,
  })
})

test('it stays on the screen at both sides', () => {
  expect(placePopup({ left: 0, top: 20, width: 20, height: 20 }, popup, screen).left).toBe(8)
  expect(placePopup({ left: 390, top: 20, width: 10, height: 20 }, popup, screen).left).toBe(192)
})

test('where it fits nowhere it still begins on the screen', () => {
  expect(
    placePopup({ left: 0, top: 100, width: 20, height: 20 }, { width: 500, height: 600 }, screen),
  ).toEqual({
    left: 8,
    top: 8,
  })
})
