import { expect, test } from 'vitest'
import { playOn, rotatingPicker } from './testing/answers.ts'
import { moment } from './testing/moment.ts'
import { visitor } from './testing/visitor.ts'

test('a tab that is loaded again in the middle of a game goes on exactly there', async () => {
  const { page, playNow } = await visitor()
  await playNow()
  await playOn(page, rotatingPicker(), 12)
  const before = await moment(page)
  expect(before.log.length).toBeGreaterThan(5)
  await page.reload()
  expect(await moment(page)).toEqual(before)
  // Not only shown: it can be played on.
  const asked = await playOn(page, rotatingPicker(), 2)
  expect(asked[0]).toBe(before.question)
  expect(asked).toHaveLength(2)
})

test('a game that was left is offered on the home page', async () => {
  const { page, open, playNow } = await visitor()
  await playNow()
  await playOn(page, rotatingPicker(), 3)
  const before = await moment(page)
  await open('/')
  await page.getByRole('link', { name: /^Go on:/ }).click()
  expect(await moment(page)).toEqual(before)
})
