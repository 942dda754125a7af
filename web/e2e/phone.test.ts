import { expect, test } from 'vitest'
import { answerQuestion, tap, untilAsked, wandering } from './testing/answers.ts'
import { sideways } from './testing/sideways.ts'
import { visitor } from './testing/visitor.ts'

test('a visitor with a phone begins and plays by tapping, and nothing sticks out at the side', async () => {
  const { page, playNow } = await visitor({ phone: true })
  await playNow()
  const taste = wandering()
  for (let answers = 0; answers < 8; answers++) {
    expect(await untilAsked(page)).toBe('asked')
    expect(await sideways(page)).toBe(0)
    await answerQuestion(page, taste, tap)
  }
  // The log is a tap away, and the question comes back by itself with the next one.
  await untilAsked(page)
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.getByRole('log', { name: 'What happened' }).waitFor()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('tab', { name: 'Question' }).tap()
  await answerQuestion(page, taste, tap)
})
