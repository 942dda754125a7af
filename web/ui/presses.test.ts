import { expect, test } from 'vitest'
import { watchPresses } from './presses.ts'

/** A page that pointers press on, and a note of what was done after presses. */
function pressedPage() {
  const page = new EventTarget()
  const { afterPress } = watchPresses(page)
  const done: string[] = []
  const pointer = (type: string, pointerId = 1, button = 0) =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerId, button }))
  return { done, pointer, note: (words: string) => afterPress(() => done.push(words)) }
}

/** Waits until everything was done that waited for the click. */
const click = () => new Promise((resolve) => setTimeout(resolve))

test('while nothing is pressed, it is done at once', () => {
  const { done, note } = pressedPage()
  note('odds')
  expect(done).toEqual(['odds'])
})

test('while a pointer is pressed, it waits for the click that ends the press, in order', async () => {
  const { done, note, pointer } = pressedPage()
  pointer('pointerdown')
  note('aims')
  note('odds')
  expect(done).toEqual([])
  pointer('pointerup')
  expect(done).toEqual([])
  await click()
  expect(done).toEqual(['aims', 'odds'])
  note('more')
  expect(done).toEqual(['aims', 'odds', 'more'])
})

test('a press that becomes something else, such as scrolling, ends as well', async () => {
  const { done, note, pointer } = pressedPage()
  pointer('pointerdown')
  note('odds')
  pointer('pointercancel')
  await click()
  expect(done).toEqual(['odds'])
})

test('it waits for the last of several fingers, and for one that presses again at once', async () => {
  const { done, note, pointer } = pressedPage()
  pointer('pointerdown', 1)
  pointer('pointerdown', 2)
  note('odds')
  pointer('pointerup', 1)
  await click()
  expect(done).toEqual([])
  pointer('pointerup', 2)
  pointer('pointerdown', 3)
  await click()
  expect(done).toEqual([])
  pointer('pointerup', 3)
  await click()
  expect(done).toEqual(['odds'])
})

test('a press that opens a menu moves no button: it does not wait for that', () => {
  const { done, note, pointer } = pressedPage()
  pointer('pointerdown', 1, 2)
  note('odds')
  expect(done).toEqual(['odds'])
})
