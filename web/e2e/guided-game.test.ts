import { expect, test } from 'vitest'
import { answerQuestion, endingPicker, playOn, rotatingPicker, untilAsked } from './testing/answers.ts'
import { visitor } from './testing/visitor.ts'

test('the guided game is begun from home, put away, taken up again after a reload, and played to its end', async () => {
  const { page, open } = await visitor()
  await open('/')
  await page.getByRole('button', { name: 'Learn to play' }).click()
  await page.waitForURL('**/play/*')
  await untilAsked(page)
  const guide = page.getByRole('region', { name: 'Guide' })
  await guide.getByRole('heading', { name: /Choose who acts/ }).waitFor()

  // The guide waits for what it teaches, and sees when it is done.
  const count = async () => Number(/(\d+) of \d+ done/.exec(await guide.innerText())?.[1])
  expect(await count()).toBe(0)
  const picker = rotatingPicker()
  for (let answers = 0; answers < 30 && (await count()) < 3; answers++) {
    await answerQuestion(page, picker)
    await untilAsked(page)
  }
  const learned = await count()
  expect(learned).toBeGreaterThanOrEqual(3)

  await guide.getByRole('button', { name: 'Put the guide away' }).click()
  await page.reload()
  await untilAsked(page)
  await page.getByRole('button', { name: /Take up the guide again/ }).click()
  expect(await count()).toBe(learned)

  await playOn(page, endingPicker(15))
  await page.getByRole('region', { name: 'How it ended' }).waitFor()
})
